train_tycoon-why-cash = { $more ->
    [yes] Dir bleibt mehr Bargeld: { $worth }.
   *[no] Du hast weniger Bargeld: { $worth }.
}
train_tycoon-why-debt = { $more ->
    [yes] Du hast mehr Schulden: { $worth }.
   *[no] Du hast weniger Schulden: { $worth }.
}
train_tycoon-why-shares = { $more ->
    [yes] Deine Aktien zählen mehr: { $worth }.
   *[no] Deine Aktien zählen weniger: { $worth }.
}
train_tycoon-why-lines = { $more ->
    [yes] Die Linien deiner Gesellschaften dürften dir bis zum Ende mehr bringen: { $worth }.
   *[no] Die Linien deiner Gesellschaften dürften dir bis zum Ende weniger bringen: { $worth }.
}
train_tycoon-why-plans = { $more ->
    [yes] Deine Gesellschaften können durch neue Linien mehr gewinnen: { $worth }.
   *[no] Deine Gesellschaften können durch neue Linien weniger gewinnen: { $worth }.
}
train_tycoon-why-rival = { $more ->
    [yes] Dein stärkster Gegner dürfte am Ende mehr haben: { $worth }.
   *[no] Dein stärkster Gegner dürfte am Ende weniger haben: { $worth }.
}
