## What a table gets after the end: turning points, wealth over time, the film

film-frame-start = The start
film-frame-turn = Turn { $turn }
film-alt-rail-baron = Film of the whole game, turn by turn: a map of the USA on which trains ride and railroads change hands, above bars of everybody's wealth.
film-alt-railroad-barons = Film of the whole game, turn by turn: the share values on their track, who owns how much of each Holding and its Railroads, above bars of both players' wealth.
film-alt-train-tycoon = Film of the whole game, turn by turn: a map on which the companies open their lines, their prices and who owns their shares, above bars of everybody's net worth.
film-alt-baltimore-ohio = Film of the whole game, turn by turn: a map of the railroads' growing networks, their values on the Valuation Track and who owns their shares, above bars of everybody's wealth.
film-alt-point = { $when }: { $told }.
film-alt-end = { $place }. { $name } with { $total }
film-alt-last = After turn { $turns }: { $sums }.

film-wealth = Wealth, turn by turn
film-wealth-turns = Turn
film-wealth-alt = Line chart of what everybody was worth, up to turn { $turns }.
film-wealth-alt-row = { $name }: { $first } at first, { $most } at most, { $last } at the end.
film-wealth-alt-marks = Turning points in turns { $turns }.
film-wealth-step = Wealth, step by step
film-wealth-step-turns = Step
film-wealth-step-alt = Line chart of what everybody was worth, up to step { $turns }.
film-wealth-step-alt-marks = Turning points at steps { $turns }.

table-refuse-not-over = That comes when a game is over, and this one is still running.
film-refuse-no-film = There's no film of this game.
film-refuse-place = Discord doesn't let me post the film there (error { $status }).
film-slash-film = The film of a game that is over, for you
film-press-wealth = Wealth
film-press-points = Turning points
film-press-story = How it ended
film-story-head = ### How it ended
film-press-film = Watch the film
film-press-post = Show everybody
film-film = The film of table { $table }.
film-failed = The film couldn't be drawn.
film-posted = Everybody can see it here: { $link }
film-points-head = ### Turning points: who was worth most
film-points-none = There were no turning points.
film-percent = { $share }%
film-chances = Chances to win, turn by turn
film-chances-step = Chances to win, step by step
film-chances-alt = Line chart of how likely everybody was to win, up to turn { $turns }.
film-chances-step-alt = Line chart of how likely everybody was to win, up to step { $turns }.
film-chances-head = ### Turning points: who was likely to win
film-chances-how = -# From each moment a robot played on a few dozen times. Take the chances as good guesses.
film-chances-none = No turn changed anybody's chances much.
film-chances-soon = -# How likely everybody was to win is being worked out. Press again in a few minutes.
film-swing = { $when }: **{ $name } { $was } → { $now }.** { $story }
film-swing-better = As far as { $name } could know, this would have been better by { $points } percentage { $points ->
        [one] point
       *[other] points
    }: { $what }.
film-swing-why = A hint would have said: “{ $reasons }”
film-point = { $when }: { $what } { $story }
film-when = { $round } ({ $turn })
film-point-taken = { $skipped ->
    [0] **{ $name } takes the lead** from { $before }: now { $gap } ahead, { $was } behind before that.
    [one] The lead has changed once more meanwhile; now **{ $name } takes it** from { $before }: { $gap } ahead, { $was } behind before that.
   *[other] The lead has changed { $skipped } more times meanwhile; now **{ $name } takes it** from { $before }: { $gap } ahead, { $was } behind before that.
}
film-point-fell = **{ $name } falls back**: { $lost } less than before.
film-point-first = **{ $name } is first to lead**: { $gap } ahead.
film-caption-taken = { $name } takes the lead
film-caption-first = { $name } is first to lead
film-caption-fell = { $name } falls back
film-caption-won = { $name } wins
film-caption-over = Not played to its end
