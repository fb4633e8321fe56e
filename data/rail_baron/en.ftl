# What the rules of Rail Baron refuse: one sentence each, with the limit and its ruling.
# Values named *_money are whole dollars.

# Beginning a game
rail_baron-refuse-seats = Rail Baron is for { $fewest } to { $most } players, and there { $seats ->
    [one] is 1
   *[other] are { $seats }
} here (rule { $rule }).
rail_baron-refuse-extra-cash = Extra cash for the opening auctions is between $0 and ${ $most_money } (rule { $rule }).

# Who and when
rail_baron-refuse-seats-position = This game goes on from a board with { $seats } people, so it needs { $seats } seats (rule { $rule }).
rail_baron-refuse-position = This position can't have come about by the rules, so no game goes on from it (rule { $rule }).
rail_baron-refuse-game-over = The game is over, so nothing more can be done in it (rule { $rule }).
rail_baron-refuse-not-your-turn = It's somebody else's turn to act (rule { $rule }).
rail_baron-refuse-now-destination = Roll a destination or declare first (rule { $rule }).
rail_baron-refuse-now-region = You rolled the region you're in: name a region first (rule { $rule }).
rail_baron-refuse-now-swap = Decide first whether to swap home and first destination (rule { $rule }).
rail_baron-refuse-now-roll = You have a destination: roll for movement first (rule { $rule }).
rail_baron-refuse-now-ride = You have rolled: ride first (rule { $rule }).
rail_baron-refuse-now-purchase = You've arrived: buy one thing or nothing first (rule { $rule }).
rail_baron-refuse-now-fees = You can't pay your fees: sell or auction a railroad first (rule { $rule }).
rail_baron-refuse-now-auction = A railroad is being auctioned: bid or pass first (rule { $rule }).

# Destinations and declaring
rail_baron-refuse-region-unknown = There's no region “{ $region }”; name one of these: { $regions } (rule { $rule }).
rail_baron-refuse-declare-first = You can't declare before your first destination is rolled (rule { $rule }).
rail_baron-refuse-declare-cash = Declaring takes ${ $need_money } in cash, but you have only ${ $cash_money } (rule { $rule }).

# Riding
rail_baron-refuse-ride-too-long = This ride is { $ridden ->
    [one] 1 milepost
   *[other] { $ridden } mileposts
} long, but only { $steps ->
    [one] 1 is
   *[other] { $steps } are
} left to ride (rule { $rule }).
rail_baron-refuse-ride-too-short = This ride stops after { $ridden ->
    [one] 1 milepost
   *[other] { $ridden } mileposts
}, but you have to ride all { $steps } unless you reach the destination (rule { $rule }).
rail_baron-refuse-ride-past-destination = The ride ends in { $place }, your destination, and can't go on from there (rule { $rule }).
rail_baron-refuse-ride-not-joined = The next stretch of track doesn't start at { $place }, so your train can't take it there (rule { $rule }).
rail_baron-refuse-ride-used = You've already ridden the { $railroad } track at { $place }, and you can't ride the same track twice before you arrive in { $target } (rule { $rule }).
rail_baron-refuse-ride-cut-off = Beyond the { $railroad } track at { $place } you couldn't reach { $target } without riding some track twice (rule { $rule }).
rail_baron-refuse-ride-reuses-too-many = On your way to { $target } you may ride again as few stretches of track as possible, { $fewest } from here, and this ride would need more (rule { $rule }).
rail_baron-refuse-route-past-destination = A route can't lead through { $place }, because the ride ends at the destination (rule { $rule }).
rail_baron-refuse-route-no-way = No route through { $places } reaches { $target } without riding the same track twice (rule { $rule }).
rail_baron-refuse-route-no-ride = There's nothing to ride now (rule { $rule }).
rail_baron-refuse-route-no-destination = You have no destination yet, so there's nowhere to ride (rule { $rule }).

# Buying
rail_baron-refuse-railroad-unknown = There's no railroad “{ $railroad }”; the nearest mark is { $nearest_mark } (rule { $rule }).
rail_baron-refuse-railroad-public = The { $railroad } is Public and can never be bought (rule { $rule }).
rail_baron-refuse-railroad-own = The { $railroad } is already yours (rule { $rule }).
rail_baron-refuse-railroad-taken = The { $railroad } has an owner, and only the bank's railroads can be bought (rule { $rule }).
rail_baron-refuse-railroad-third-owner = The { $railroad } belongs to the imaginary third player, who never gives a railroad back (rule { $rule }).
rail_baron-refuse-railroad-dear = The { $railroad } costs ${ $price_money }, but you have only ${ $cash_money } (rule { $rule }).
rail_baron-refuse-engine-unknown = There's no engine “{ $engine }”; Express and SuperChief are for sale (rule { $rule }).
rail_baron-refuse-engine-not-better = The { $engine } is no better than your { $present }, and you can only buy a better engine (rule { $rule }).
rail_baron-refuse-engine-dear = The { $engine } costs ${ $price_money }, but you have only ${ $cash_money } (rule { $rule }).

# Raising money, auctions
rail_baron-refuse-railroad-not-yours = The { $railroad } isn't yours, and you can only sell your own railroads (rule { $rule }).
rail_baron-refuse-bid-low = A bid of ${ $amount_money } is too low: at least ${ $low_money } is needed (rule { $rule }).
rail_baron-refuse-bid-high = A bid of ${ $amount_money } is more than the ${ $high_money } you have (rule { $rule }).
