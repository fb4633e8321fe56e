hint-slash = What an expert would do in your place; at tables where you play against robots alone
hint-head = What an expert would do in your place, and how far ahead of the best other player it left you on average when tried out (behind: −). It knows no more than you do.
hint-line = { $place }. **{ $what }** · { $lead } ({ $tried ->
        [one] one trial
       *[other] { $tried } trials
    })
hint-even = -# 1 and 2 are as good as even.
hint-single = There is only one thing to do here: **{ $what }**
hint-refuse-none = This game has no hints.
hint-unnamed = another of the choices on the card
