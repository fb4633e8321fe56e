# How often a game waits for somebody, and how long it lasts.

waits-lobby = A game like this takes about { $count ->
        [one] one answer
       *[other] { $count } answers
    } if everybody leaves the orders that are offered, else { $plain }: at two a day { $time }.
waits-days = { $count ->
    [one] one day
   *[other] { $count } days
}
waits-weeks = { $count } weeks
waits-behind = { $count ->
    [one] One answer so far.
   *[other] { $count } answers so far.
}
waits-ahead = About { $count ->
        [one] one
       *[other] { $count }
    } to come.
waits-median = Half of all answers take { $time } or less.
waits-own = Half of yours: { $time }.
waits-end = At this pace the game ends { $date }.
