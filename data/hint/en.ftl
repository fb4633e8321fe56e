hint-slash = What an expert would do in your place; with other people at the table only if all agree
hint-head-trials = What an expert would do in your place. Behind each choice: your lead over the best other player after it, on average over { $tried } trials (below zero: behind). The expert knows no more than you do.
hint-head-value = What an expert would do in your place. Behind each choice: your lead over the others' average when somebody has enough to win, as the expert reckons it: in cash, and in what engine and railroads earn until then. The expert knows no more than you do.
hint-head-judged = What an expert would do in your place. Behind the other choices: how much less they are worth to you by the expert's rule of thumb. The expert knows no more than you do.
hint-line = { $place }. **{ $what }**
hint-line-trials = { $place }. **{ $what }** · { $lead }{ $alike ->
    [yes] , much the same as 1
   *[no] { "" }
}
hint-line-value = { $place }. **{ $what }** · about { $lead }{ $alike ->
    [yes] , much the same as 1
   *[no] { "" }
}
hint-line-judged = { $place }. **{ $what }** · { $alike ->
    [yes] much the same as 1
   *[no] about { $less } less
}
hint-behind-trials = -# All are below zero: it is counted against the best other player, who comes out ahead on average whatever you choose now.
hint-behind-value = -# All are below zero: as it stands, the others will be ahead on average whatever you choose now.
hint-single = There is nothing to weigh here: **{ $what }**
hint-refuse-none = This game has no hints.
hint-refuse-waiting = You have asked already. The answer comes in a moment; then you may ask again.
hint-with-people = Where people play each other there are hints if all of them agree. From then on everybody may ask for one, and the log says who did.
hint-press-ask = Ask the others
hint-asked = The others are asked on the table's card.
hint-told-allowed = Everybody may ask for hints now.
hint-told-taken = **{ $name }** takes a hint.
hint-unnamed = another of the choices on the card
