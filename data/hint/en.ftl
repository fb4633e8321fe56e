hint-slash = What an expert would do in your place; with other people at the table only if all agree
hint-head = What an expert would do in your place, and how far ahead of the best other player it left you on average when tried out (behind: −). It knows no more than you do.
hint-line = { $place }. **{ $what }** · { $lead } ({ $tried ->
        [one] one trial
       *[other] { $tried } trials
    })
hint-even = -# 1 and 2 are as good as even.
hint-single = There is only one thing to do here: **{ $what }**
hint-refuse-none = This game has no hints.
hint-with-people = Where people play each other there are hints if all of them agree. From then on everybody may ask for one, and the log says who did.
hint-press-ask = Ask the others
hint-asked = The others are asked on the table's card.
hint-told-allowed = Everybody may ask for hints now.
hint-told-taken = **{ $name }** takes a hint.
hint-unnamed = another of the choices on the card
