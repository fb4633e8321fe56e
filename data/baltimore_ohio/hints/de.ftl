baltimore_ohio-why-worth = { $more ->
    [yes] Wenig später sind dein Bargeld und deine Aktien etwa { $amount } mehr wert.
   *[no] Wenig später sind dein Bargeld und deine Aktien etwa { $amount } weniger wert.
}
baltimore_ohio-why-idle = { $more ->
    [yes] Etwa { $amount } mehr von deinem Geld liegt herum.
   *[no] Etwa { $amount } weniger von deinem Geld liegt herum.
}
baltimore_ohio-why-rises = { $more ->
    [yes] Deine Aktien können etwa { $amount } mehr steigen.
   *[no] Deine Aktien können etwa { $amount } weniger steigen.
}
baltimore_ohio-why-dividends = { $more ->
    [yes] Was deine Bahnen dir noch an Dividende zahlen können, ist heute etwa { $amount } mehr wert.
   *[no] Was deine Bahnen dir noch an Dividende zahlen können, ist heute etwa { $amount } weniger wert.
}
baltimore_ohio-why-treasury = { $more ->
    [yes] Dein Teil der Kassen ist etwa { $amount } größer.
   *[no] Dein Teil der Kassen ist etwa { $amount } kleiner.
}
baltimore_ohio-why-barons = { $more ->
    [yes] Was deine Räuberbarone noch bringen, ist heute etwa { $amount } mehr wert.
   *[no] Was deine Räuberbarone noch bringen, ist heute etwa { $amount } weniger wert.
}
baltimore_ohio-why-rival = { $more ->
    [yes] Die Aussichten deines stärksten Gegners sind heute etwa { $amount } mehr wert.
   *[no] Die Aussichten deines stärksten Gegners sind heute etwa { $amount } weniger wert.
}
baltimore_ohio-why-owned = { $more ->
    [yes] Nach diesem Zug sind dein Bargeld und deine Aktien etwa { $amount } mehr wert.
   *[no] Nach diesem Zug sind dein Bargeld und deine Aktien etwa { $amount } weniger wert.
}
baltimore_ohio-why-next = { $more ->
    [yes] Dein Teil am nächsten Gewinn der Bahn ist etwa { $amount } höher.
   *[no] Dein Teil am nächsten Gewinn der Bahn ist etwa { $amount } niedriger.
}
baltimore_ohio-why-saved = { $more ->
    [yes] In der Kasse der Bahn bleibt mehr.
   *[no] In der Kasse der Bahn bleibt weniger.
}
