railroad_barons-why-cash = { $more ->
    [yes] Wenig später hast du etwa { $amount } mehr Bargeld.
   *[no] Wenig später hast du etwa { $amount } weniger Bargeld.
}
railroad_barons-why-stock = { $more ->
    [yes] Wenig später sind deine Aktien etwa { $amount } mehr wert.
   *[no] Wenig später sind deine Aktien etwa { $amount } weniger wert.
}
railroad_barons-why-gains = { $more ->
    [yes] Deine Aktien dürften dir bis zum Ende etwa { $amount } mehr bringen, an Kurs und Dividende.
   *[no] Deine Aktien dürften dir bis zum Ende etwa { $amount } weniger bringen, an Kurs und Dividende.
}
railroad_barons-why-treasury = { $more ->
    [yes] Die Konzerne, deren Direktor du bist, haben etwa { $amount } mehr.
   *[no] Die Konzerne, deren Direktor du bist, haben etwa { $amount } weniger.
}
railroad_barons-why-rival = { $more ->
    [yes] Dein Gegenüber dürfte am Ende etwa { $amount } mehr haben.
   *[no] Dein Gegenüber dürfte am Ende etwa { $amount } weniger haben.
}
