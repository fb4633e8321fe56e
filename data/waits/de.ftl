# Wie oft ein Spiel auf jemanden wartet, und wie lange es dauert.

waits-lobby = Mit Aufträgen braucht so eine Partie etwa { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    } von allen zusammen, ohne Aufträge { $plain }. Bei zwei Zügen am Tag dauert sie mit Aufträgen { $time }.
waits-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
waits-weeks = { $count } Wochen
waits-corrected = Gemessen ist die Länge ohne die Berichtigungen, die an diesem Tisch gelten; sie kann also abweichen.
waits-behind = { $count ->
    [one] Bisher 1 Zug.
   *[other] Bisher { $count } Züge.
}
waits-ahead = Etwa { $count ->
        [one] einer kommt
       *[other] { $count } kommen
    } noch.
waits-median = Die Hälfte aller Züge dauert höchstens { $time }.
waits-own = Die Hälfte von deinen dauert höchstens { $time }.
waits-end = In diesem Tempo endet die Partie { $date }.
