rail_baron-why-cash = { $more ->
    [yes] Dir bleiben etwa { $amount } mehr Bargeld.
   *[no] Du hast etwa { $amount } weniger Bargeld.
}
rail_baron-why-trips = { $more ->
    [yes] Deine Fahrten dürften dir bis zum Ende etwa { $amount } mehr bringen.
   *[no] Deine Fahrten dürften dir bis zum Ende etwa { $amount } weniger bringen.
}
rail_baron-why-fees = { $more ->
    [yes] Die anderen dürften dir bis zum Ende etwa { $amount } mehr Gebühren zahlen.
   *[no] Die anderen dürften dir bis zum Ende etwa { $amount } weniger Gebühren zahlen.
}
rail_baron-why-rivals = { $more ->
    [yes] Die anderen dürften bis zum Ende je etwa { $amount } mehr einnehmen.
   *[no] Die anderen dürften bis zum Ende je etwa { $amount } weniger einnehmen.
}
rail_baron-why-ride-fees = { $more ->
    [yes] Du zahlst etwa { $amount } weniger Gebühren.
   *[no] Du zahlst etwa { $amount } mehr Gebühren.
}
rail_baron-why-ride-turns = { $more ->
    [yes] Du kommst etwa { $amount } Züge früher an.
   *[no] Du kommst etwa { $amount } Züge später an.
}
rail_baron-why-rover = { $more ->
    [yes] Du fängst unterwegs eine Lok auf der Heimfahrt.
   *[no] Du lässt eine Lok auf der Heimfahrt davonkommen.
}
rail_baron-why-danger = { $more ->
    [yes] Deine Lok wird weniger leicht gefangen.
   *[no] Deine Lok wird leichter gefangen.
}
rail_baron-why-region = { $more ->
    [yes] Ein Ziel dort bringt nach Gebühren und Zeit im Schnitt etwa { $amount } mehr.
   *[no] Ein Ziel dort bringt nach Gebühren und Zeit im Schnitt etwa { $amount } weniger.
}
rail_baron-why-swap = { $more ->
    [yes] Von der neuen Heimatstadt sind alle Ziele im Schnitt etwa { $amount } Züge näher.
   *[no] Von der neuen Heimatstadt sind alle Ziele im Schnitt weiter.
}
rail_baron-why-declare = { $more ->
    [yes] Mit genug Geld nach Hause kämst du in etwa { $amount } aller Fälle.
   *[no] Mit genug Geld nach Hause kämst du nur in etwa { $amount } aller Fälle.
}
rail_baron-why-bid = { $more ->
    [yes] Du gewinnst etwa { $amount } mehr: was dir die Bahn wert ist, ohne dein Gebot.
   *[no] Du gewinnst etwa { $amount } weniger: was dir die Bahn wert ist, ohne dein Gebot.
}
rail_baron-why-sale = { $more ->
    [yes] Das bringt dir jetzt etwa { $amount } mehr.
   *[no] Das bringt dir jetzt etwa { $amount } weniger.
}
rail_baron-why-missed = { $more ->
    [yes] Du verlierst eine Bahn, die dir etwa { $amount } weniger wert ist.
   *[no] Du verlierst eine Bahn, die dir etwa { $amount } mehr wert ist.
}
rail_baron-why-crowd = { $more ->
    [yes] Bei so vielen Personen dürften deine Bahnen und deine Lok etwa { $amount } mehr bringen.
   *[no] Bei so vielen Personen dürften deine Bahnen und deine Lok etwa { $amount } weniger bringen.
}
