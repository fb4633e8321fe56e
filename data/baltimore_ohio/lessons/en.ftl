## What somebody new to Baltimore & Ohio is taught, and the practice

baltimore_ohio_lessons-goal = start a railroad and lead it through its first turn, up to its profit.
baltimore_ohio_lessons-done = You started a railroad, equipped it, and decided where its profit goes. The game repeats just that: buy and sell shares, let railroads earn, and turn their money into yours.

baltimore_ohio_lessons-start = Start a railroad of your own: the value you choose is what each share costs, and all of it goes into its treasury for equipment and track. The higher the value, the fewer shares your { $cash } buys.
baltimore_ohio_lessons-market = You have { $cash } and lead no railroad. Shares of a good one pay you dividends and gain value, whoever leads it.
baltimore_ohio_lessons-market-own = You lead { $railroads }. You own { $count ->
    [one] 1 share
   *[other] { $count } shares
} of { $railroad } at { $value }: each brings you a tenth of its dividends, and makes it harder for others to take the railroad over.
baltimore_ohio_lessons-auction = A Robber Baron pays its owner once a turn, until the end of the game. The highest bid is { $amount }; what counts is how often the card will still pay.
baltimore_ohio_lessons-scrap = Maintenance takes { $maintenance } off the income of { $railroad } in each of its turns, whether its cards are used or not. Scrap only what's no longer worth that.
baltimore_ohio_lessons-equipment-first = Without equipment { $railroad } serves no city and earns nothing. It has { $treasury } for equipment and track together.
baltimore_ohio_lessons-equipment-more = With { $count ->
    [one] 1 new card
   *[other] { $count } new cards
} { $railroad } can net { $after } this turn instead of { $before }. Buying leaves { $treasury } in the treasury for track.
baltimore_ohio_lessons-equipment-enough = { $railroad } can serve { $capacity ->
    [one] 1 city
   *[other] { $capacity } cities
} and reaches { $reached }. A new card isn't worth its price in this turn; each adds to the maintenance, now { $maintenance }.
baltimore_ohio_lessons-track-more = { $railroad } could serve { $capacity ->
    [one] 1 city
   *[other] { $capacity } cities
} but reaches only { $reached }: track to another city may earn more at once. Its treasury has { $treasury }.
baltimore_ohio_lessons-track-none = { $railroad } reaches { $reached ->
    [one] 1 city
   *[other] { $reached } cities
} and can serve { $capacity }. No track that it can pay for is worth its cost in this turn.
baltimore_ohio_lessons-track-enough = { $railroad } reaches { $reached ->
    [one] 1 city
   *[other] { $reached } cities
} and can serve { $capacity }. More track pays if it leads to richer ones, or if equipment follows later.
baltimore_ohio_lessons-service = The best { $railroad } can net is { $net }; last time it was { $previous }. Its value rises only when a larger income than the last is paid out.
baltimore_ohio_lessons-profit = Paying out brings you { $amount }. If you retain the profit, it stays in the treasury for equipment and track. The value stays at { $before } either way.
baltimore_ohio_lessons-profit-rise = Paying out brings you { $amount } and lifts the value from { $before } to { $after }, for each of your shares. Retain the profit only if { $railroad } needs it for equipment or track.
baltimore_ohio_lessons-profit-fall = The income is lower than the last one: retaining it drops the value from { $before } to { $after }. Paying out brings you { $amount } and holds the value.
