# Wie oft ein Spiel auf jemanden wartet, und wie lange es dauert.

waits-lobby = So eine Partie braucht etwa { $plain } Züge von allen zusammen, mit Aufträgen etwa { $count }. Bei zwei Zügen am Tag dauert sie mit Aufträgen { $time }.
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
