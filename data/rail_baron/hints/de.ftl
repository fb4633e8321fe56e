rail_baron-why-cash = { $more ->
    [yes] Dir bleibt mehr Bargeld: { $worth }.
   *[no] Du hast weniger Bargeld: { $worth }.
}
rail_baron-why-trips = { $more ->
    [yes] Deine Fahrten dürften dir bis zum Ende mehr bringen: { $worth }.
   *[no] Deine Fahrten dürften dir bis zum Ende weniger bringen: { $worth }.
}
rail_baron-why-fees = { $more ->
    [yes] Die anderen dürften dir bis zum Ende mehr Gebühren zahlen: { $worth }.
   *[no] Die anderen dürften dir bis zum Ende weniger Gebühren zahlen: { $worth }.
}
rail_baron-why-rivals = { $more ->
    [yes] Die anderen dürften bis zum Ende mehr einnehmen: { $worth }.
   *[no] Die anderen dürften bis zum Ende weniger einnehmen: { $worth }.
}
rail_baron-why-ride-fees = { $more ->
    [yes] Du zahlst weniger Gebühren: { $worth }.
   *[no] Du zahlst mehr Gebühren: { $worth }.
}
rail_baron-why-ride-turns = { $more ->
    [yes] Du kommst etwa { $amount } Runden früher an: { $worth }.
   *[no] Du kommst etwa { $amount } Runden später an: { $worth }.
}
rail_baron-why-rover = { $more ->
    [yes] Du fängst unterwegs eine Lok auf der Heimfahrt: { $worth }.
   *[no] Du lässt eine Lok auf der Heimfahrt davonkommen: { $worth }.
}
rail_baron-why-danger = { $more ->
    [yes] Deine Lok wird weniger leicht gefangen: { $worth }.
   *[no] Deine Lok wird leichter gefangen: { $worth }.
}
rail_baron-why-region = { $more ->
    [yes] Ein Ziel dort bringt nach Gebühren und Zeit im Schnitt mehr: { $worth }.
   *[no] Ein Ziel dort bringt nach Gebühren und Zeit im Schnitt weniger: { $worth }.
}
rail_baron-why-swap = { $more ->
    [yes] Von der neuen Heimatstadt sind alle Ziele im Schnitt etwa { $amount } Runden näher: { $worth }.
   *[no] Von der neuen Heimatstadt sind alle Ziele im Schnitt weiter: { $worth }.
}
rail_baron-why-declare = { $more ->
    [yes] Mit genug Geld nach Hause kämst du in etwa { $amount } aller Fälle: { $worth }.
   *[no] Mit genug Geld nach Hause kämst du nur in etwa { $amount } aller Fälle: { $worth }.
}
rail_baron-why-bid = { $more ->
    [yes] Nach Abzug des Gebots bringt dir die Bahn mehr: { $worth }.
   *[no] Nach Abzug des Gebots bringt dir die Bahn weniger: { $worth }.
}
rail_baron-why-sale = { $more ->
    [yes] Das bringt dir jetzt mehr: { $worth }.
   *[no] Das bringt dir jetzt weniger: { $worth }.
}
rail_baron-why-missed = { $more ->
    [yes] Du verlierst eine Bahn, die dir weniger wert ist: { $worth }.
   *[no] Du verlierst eine Bahn, die dir mehr wert ist: { $worth }.
}
rail_baron-why-crowd = { $more ->
    [yes] Bei so vielen Personen dürften deine Bahnen und deine Lok mehr bringen: { $worth }.
   *[no] Bei so vielen Personen dürften deine Bahnen und deine Lok weniger bringen: { $worth }.
}
