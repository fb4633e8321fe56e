baltimore_ohio-why-worth = { $more ->
    [yes] Wenig später sind dein Bargeld und deine Aktien mehr wert: { $worth }.
   *[no] Wenig später sind dein Bargeld und deine Aktien weniger wert: { $worth }.
}
baltimore_ohio-why-idle = { $more ->
    [yes] Mehr von deinem Geld liegt herum: { $worth }.
   *[no] Weniger von deinem Geld liegt herum: { $worth }.
}
baltimore_ohio-why-rises = { $more ->
    [yes] Deine Aktien können weiter steigen: { $worth }.
   *[no] Deine Aktien können weniger steigen: { $worth }.
}
baltimore_ohio-why-dividends = { $more ->
    [yes] Deine Bahnen können dir noch mehr Dividende zahlen: { $worth }.
   *[no] Deine Bahnen können dir noch weniger Dividende zahlen: { $worth }.
}
baltimore_ohio-why-treasury = { $more ->
    [yes] Dein Teil der Kassen ist größer: { $worth }.
   *[no] Dein Teil der Kassen ist kleiner: { $worth }.
}
baltimore_ohio-why-barons = { $more ->
    [yes] Deine Räuberbarone bringen noch mehr: { $worth }.
   *[no] Deine Räuberbarone bringen noch weniger: { $worth }.
}
baltimore_ohio-why-rival = { $more ->
    [yes] Dein stärkster Gegner hat bessere Aussichten: { $worth }.
   *[no] Dein stärkster Gegner hat schlechtere Aussichten: { $worth }.
}
baltimore_ohio-why-owned = { $more ->
    [yes] Nach diesem Zug sind dein Bargeld und deine Aktien mehr wert: { $worth }.
   *[no] Nach diesem Zug sind dein Bargeld und deine Aktien weniger wert: { $worth }.
}
baltimore_ohio-why-next = { $more ->
    [yes] Dein Teil am nächsten Gewinn der Bahn ist höher: { $worth }.
   *[no] Dein Teil am nächsten Gewinn der Bahn ist niedriger: { $worth }.
}
baltimore_ohio-why-saved = { $more ->
    [yes] In der Kasse der Bahn bleibt mehr: { $worth }.
   *[no] In der Kasse der Bahn bleibt weniger: { $worth }.
}
