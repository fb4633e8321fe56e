# Wie oft ein Spiel auf jemanden wartet, und wie lange es dauert.

waits-lobby = So ein Spiel braucht etwa { $count ->
        [one] eine Antwort
       *[other] { $count } Antworten
    }, wenn alle die angebotenen Aufträge erteilen, sonst { $plain }: bei zwei am Tag { $time }.
waits-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
waits-weeks = { $count } Wochen
waits-behind = { $count ->
    [one] Eine Antwort bisher.
   *[other] { $count } Antworten bisher.
}
waits-ahead = Etwa { $count ->
        [one] eine kommt
       *[other] { $count } kommen
    } noch.
waits-median = Die Hälfte aller Antworten dauert höchstens { $time }.
waits-own = Die Hälfte von deinen: { $time }.
waits-end = In diesem Tempo endet das Spiel { $date }.
