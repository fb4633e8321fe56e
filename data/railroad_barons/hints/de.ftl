railroad_barons-why-cash = { $more ->
    [yes] Wenig später hast du mehr Bargeld: { $worth }.
   *[no] Wenig später hast du weniger Bargeld: { $worth }.
}
railroad_barons-why-stock = { $more ->
    [yes] Wenig später sind deine Aktien mehr wert: { $worth }.
   *[no] Wenig später sind deine Aktien weniger wert: { $worth }.
}
railroad_barons-why-gains = { $more ->
    [yes] Deine Aktien dürften dir bis zum Ende mehr bringen, an Kurs und Dividende: { $worth }.
   *[no] Deine Aktien dürften dir bis zum Ende weniger bringen, an Kurs und Dividende: { $worth }.
}
railroad_barons-why-treasury = { $more ->
    [yes] Die Konzerne, deren Direktor du bist, haben mehr: { $worth }.
   *[no] Die Konzerne, deren Direktor du bist, haben weniger: { $worth }.
}
railroad_barons-why-rival = { $more ->
    [yes] Dein Gegenüber dürfte am Ende mehr haben: { $worth }.
   *[no] Dein Gegenüber dürfte am Ende weniger haben: { $worth }.
}
