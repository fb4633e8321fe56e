# Wie oft ein Spiel auf jemanden wartet, und wie lange es dauert.

waits-lobby = Mit Aufträgen braucht so eine Partie etwa { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    } von allen zusammen, ohne Aufträge { $plain }. Bei zwei Entscheidungen am Tag dauert sie mit Aufträgen { $time }.
waits-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
waits-weeks = { $count } Wochen
waits-corrected = Gemessen ist die Länge ohne die Berichtigungen, die an diesem Tisch gelten; sie kann also abweichen.
waits-behind = { $count ->
    [one] Eine Entscheidung bisher.
   *[other] { $count } Entscheidungen bisher.
}
waits-ahead = Etwa { $count ->
        [one] eine kommt
       *[other] { $count } kommen
    } noch.
waits-median = Die Hälfte aller Entscheidungen dauert höchstens { $time }.
waits-own = Die Hälfte von deinen dauert höchstens { $time }.
waits-end = In diesem Tempo endet die Partie { $date }.
