# What the rules of Baltimore & Ohio refuse: one sentence each, with the limit and its ruling.
# Values named *_money are whole dollars.

# Beginning a game
baltimore_ohio-refuse-seats = Baltimore & Ohio is for { $fewest } to { $most } players, and here are { $seats } (ruling { $rule }).
baltimore_ohio-refuse-coal-only = An N&W that earns from NW Coal alone needs the N&W expansion (ruling { $rule }).

# Who and when
baltimore_ohio-refuse-game-over = The game is over, so nothing more can be done in it (ruling { $rule }).
baltimore_ohio-refuse-not-your-turn = Somebody else is to act now (ruling { $rule }).
baltimore_ohio-refuse-now-market = This is the Market Round: sell, buy, have shares bought back, open an auction, or pass (ruling { $rule }).
baltimore_ohio-refuse-now-auction = A Robber Baron is under the hammer, so first bid or pass (ruling { $rule }).
baltimore_ohio-refuse-now-scrap = First decide which old equipment the railroad scraps, if any (ruling { $rule }).
baltimore_ohio-refuse-now-equipment = First decide how much equipment the railroad buys, if any (ruling { $rule }).
baltimore_ohio-refuse-now-track = First the railroad builds track, takes a resource, or does neither (ruling { $rule }).
baltimore_ohio-refuse-now-service = First choose the cities that the railroad serves (ruling { $rule }).
baltimore_ohio-refuse-now-profit = The railroad has made a profit, so first pay dividends or retain it (ruling { $rule }).
baltimore_ohio-refuse-operate-empty = Steps of the railroad's turn have to be chosen, and here is none (ruling { $rule }).
baltimore_ohio-refuse-operate-long = The railroad's turn is over before the last of these steps (ruling { $rule }).

# A market turn
baltimore_ohio-refuse-turn-empty = A market turn needs at least one part; to do nothing, pass (ruling { $rule }).
baltimore_ohio-refuse-compose-none = There is no market turn of yours to put together now (ruling { $rule }).
baltimore_ohio-refuse-railroad-unknown = No railroad “{ $railroad }” is in this game (ruling { $rule }).

# Selling
baltimore_ohio-refuse-sell-twice = You have sold already this turn; put all sales of a turn into one (ruling { $rule }).
baltimore_ohio-refuse-sell-nothing = A sale needs at least one share (ruling { $rule }).
baltimore_ohio-refuse-sell-lots = Name { $railroad } once in a sale, with all the shares to be sold (ruling { $rule }).
baltimore_ohio-refuse-sell-count = You hold { $shares } { $shares ->
    [one] share
   *[other] shares
} of { $railroad }, so { $wanted } cannot be sold (ruling { $rule }).
baltimore_ohio-refuse-sell-last = At least one share of { $railroad } has to stay with some player (ruling { $rule }).

# Buying
baltimore_ohio-refuse-buy-twice = You have bought already this turn; only one railroad's shares can be bought a turn (ruling { $rule }).
baltimore_ohio-refuse-buy-sold = You sold { $railroad } in this Market Round, so you cannot buy it again before the next (ruling { $rule }).
baltimore_ohio-refuse-buy-valued = { $railroad } is on the Valuation Track, so its shares cost ${ $price_money } each and no value can be chosen (ruling { $rule }).
baltimore_ohio-refuse-buy-nothing = Buy at least one share of { $railroad } (ruling { $rule }).
baltimore_ohio-refuse-buy-held = { $railroad } has { $held } Held { $held ->
    [one] share
   *[other] shares
}, so { $wanted } cannot be bought (ruling { $rule }).
baltimore_ohio-refuse-buy-orphan = There { $orphans ->
    [one] is { $orphans } share
   *[other] are { $orphans } shares
} of { $railroad } in Orphan Stock, so { $wanted } cannot be bought (ruling { $rule }).
baltimore_ohio-refuse-buy-dear = That costs ${ $cost_money }, and you have ${ $cash_money } (ruling { $rule }).
baltimore_ohio-refuse-start-early = { $railroad } may be started from Tech Level { $need } on, and the Tech Level is { $level } (ruling { $rule }).
baltimore_ohio-refuse-start-value = At Tech Level { $level } { $railroad } has to start at one of these values: { $values } (ruling { $rule }).

# Buying back
baltimore_ohio-refuse-back-president = Only the President has { $railroad } buy shares back, and that is not you (ruling { $rule }).
baltimore_ohio-refuse-back-twice = { $railroad } has bought shares back already this turn (ruling { $rule }).
baltimore_ohio-refuse-back-count = There { $orphans ->
    [one] is { $orphans } share
   *[other] are { $orphans } shares
} of { $railroad } in Orphan Stock, so { $wanted } cannot be bought back (ruling { $rule }).
baltimore_ohio-refuse-back-dear = That costs { $railroad } ${ $cost_money }, and its treasury has ${ $treasury_money } (ruling { $rule }).

# Robber Barons
baltimore_ohio-refuse-auction-none = This game is played without Robber Barons (ruling { $rule }).
baltimore_ohio-refuse-auction-early = Robber Barons are auctioned from Market Round { $first } on (ruling { $rule }).
baltimore_ohio-refuse-auction-twice = This Market Round has had its one auction (ruling { $rule }).
baltimore_ohio-refuse-auction-card = { $card } is not for auction any more (ruling { $rule }).
baltimore_ohio-refuse-auction-last = An auction comes last in what you plan; the turn goes on after the hammer (ruling { $rule }).
baltimore_ohio-refuse-bid-low = ${ $amount_money } is too little: the lowest bid is ${ $low_money } (ruling { $rule }).
baltimore_ohio-refuse-bid-high = ${ $amount_money } is more than the ${ $cash_money } you have (ruling { $rule }).

# Equipment
baltimore_ohio-refuse-scrap-cards = Scrap cards of { $railroad }, each once; it has { $cards } (ruling { $rule }).
baltimore_ohio-refuse-equipment-count = The number of cards to buy cannot be below zero (ruling { $rule }).
baltimore_ohio-refuse-equipment-deck = Only { $left } { $left ->
    [one] card is
   *[other] cards are
} left to buy (ruling { $rule }).
baltimore_ohio-refuse-equipment-dear = That costs { $railroad } ${ $cost_money }, and its treasury has ${ $treasury_money } (ruling { $rule }).

# Track and resources
baltimore_ohio-refuse-build-empty = A build needs at least one hex; to build nothing, say so (ruling { $rule }).
baltimore_ohio-refuse-build-long = These are { $wanted } hexes, and at Tech Level { $level } at most { $level } can be built (ruling { $rule }).
baltimore_ohio-refuse-build-cubes = { $railroad } has { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} left, too few for { $wanted } hexes (ruling { $rule }).
baltimore_ohio-refuse-build-dear = That costs { $railroad } ${ $cost_money }, and its treasury has ${ $treasury_money } (ruling { $rule }).
baltimore_ohio-refuse-build-apart = Hex { $hex } does not touch the railroad's network; a black edge is no contact (ruling { $rule }).
baltimore_ohio-refuse-build-pieces = Hex { $hex } does not touch what was built before it, and a build is one piece (ruling { $rule }).
baltimore_ohio-refuse-hex-unknown = There is no hex “{ $hex }” on the board (ruling { $rule }).
baltimore_ohio-refuse-hex-twice = { $railroad } has a cube in hex { $hex } already (ruling { $rule }).
baltimore_ohio-refuse-city-full = { $city } holds as many railroads as there are players, so no other may enter it (ruling { $rule }).
baltimore_ohio-refuse-pa-first = No other railroad may enter { $city } before PA has connected Pittsburgh, Harrisburg and Philadelphia (ruling { $rule }).
baltimore_ohio-refuse-nyc-first = Hex { $hex } is outside of New York, and NYC still lacks { $cities } (ruling { $rule }).
baltimore_ohio-refuse-take-coal = There is no coal to be taken from hex { $hex } (ruling { $rule }).
baltimore_ohio-refuse-take-lumber = There is no lumber to be taken from hex { $hex } (ruling { $rule }).
baltimore_ohio-refuse-take-cube = { $railroad } has no cube in hex { $hex }, so it cannot take anything from there (ruling { $rule }).

# Income
baltimore_ohio-refuse-serve-city = { $railroad } cannot serve { $city } (ruling { $rule }).
baltimore_ohio-refuse-serve-twice = Each city can be served once (ruling { $rule }).
baltimore_ohio-refuse-serve-size = { $railroad } has to serve exactly { $size } { $size ->
    [one] city
   *[other] cities
}, and these are { $wanted } (ruling { $rule }).
