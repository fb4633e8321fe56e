hint-slash = What an expert would do in your place; with other people at the table only if all agree
hint-head-trials = What an expert would do in your place. After each choice: { $tried ->
    [one] your lead over the best other player, if everybody plays on by rule of thumb
   *[other] your average lead over the best other player, in { $tried } trial games
}; a minus means behind. The expert knows no more than you do.
hint-head-judged = What an expert would do in your place. For the other choices you see how much less each is worth to you, by the expert's rule of thumb. The expert knows no more than you do.
hint-line = { $place }. **{ $what }**
hint-line-trials = { $place }. **{ $what }** · { $lead }{ $alike ->
    [ahead] , more than 1 in these games
    [same] , about as good as 1
    [yes] , perhaps as good as 1
   *[no] { "" }
}
hint-line-judged = { $place }. **{ $what }** · { $alike ->
    [same] about as good as 1
   *[no] about { $less } less
}
hint-why = **Why 1 rather than { $rival }?** { $reasons } In all: { $difference }.
hint-behind-trials = -# All are below zero: whatever you choose now, on average you end up behind.
hint-single = An expert would consider only one move: **{ $what }**
hint-refuse-none = Table { $table } plays { $game }, which has no hints; another table is chosen with the option `table`.
hint-refuse-waiting = You've already asked. The answer comes in a moment; then you may ask again.
hint-with-people = Where people play each other, hints need everybody's consent. Then everybody may ask for one, and the log says who did.
hint-press-ask = Ask the others
hint-asked = The others are asked on the table's card.
hint-told-allowed = Everybody may ask for hints now.
hint-told-taken = **{ $name }** takes a hint.
hint-unnamed = another of the choices on the card
