train_tycoon-why-cash = { $more ->
    [yes] Dir bleiben etwa { $amount } mehr Bargeld.
   *[no] Du hast etwa { $amount } weniger Bargeld.
}
train_tycoon-why-debt = { $more ->
    [yes] Du hast etwa { $amount } mehr Schulden.
   *[no] Du hast etwa { $amount } weniger Schulden.
}
train_tycoon-why-shares = { $more ->
    [yes] Deine Aktien zählen etwa { $amount } mehr.
   *[no] Deine Aktien zählen etwa { $amount } weniger.
}
train_tycoon-why-lines = { $more ->
    [yes] Die Linien deiner Gesellschaften dürften dir bis zum Ende etwa { $amount } mehr bringen.
   *[no] Die Linien deiner Gesellschaften dürften dir bis zum Ende etwa { $amount } weniger bringen.
}
train_tycoon-why-plans = { $more ->
    [yes] Deine Gesellschaften können durch neue Linien mehr gewinnen: für dich etwa { $amount }.
   *[no] Deine Gesellschaften können durch neue Linien weniger gewinnen: für dich etwa { $amount }.
}
train_tycoon-why-rival = { $more ->
    [yes] Dein stärkster Gegner dürfte am Ende etwa { $amount } mehr haben.
   *[no] Dein stärkster Gegner dürfte am Ende etwa { $amount } weniger haben.
}
