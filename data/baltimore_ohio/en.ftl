# What the rules of Baltimore & Ohio refuse: one sentence each, with the limit and its rule.
# Values named *_money are whole dollars.

# Beginning a game
baltimore_ohio-refuse-seats = Baltimore & Ohio is for { $fewest } to { $most } players; this table has { $seats } (rule { $rule }).
baltimore_ohio-refuse-coal-only = An N&W that earns from NW Coal alone needs the N&W expansion (rule { $rule }).

# Who and when
baltimore_ohio-refuse-game-over = The game is over (rule { $rule }).
baltimore_ohio-refuse-not-your-turn = It's somebody else's turn (rule { $rule }).
baltimore_ohio-refuse-now-market = It's the Market Round: sell, buy, buy back, auction a Robber Baron, or pass (rule { $rule }).
baltimore_ohio-refuse-now-auction = A Robber Baron is being auctioned: first bid or leave (rule { $rule }).
baltimore_ohio-refuse-now-scrap = First decide which equipment the railroad scraps, if any (rule { $rule }).
baltimore_ohio-refuse-now-equipment = First decide how much equipment the railroad buys, if any (rule { $rule }).
baltimore_ohio-refuse-now-track = First decide whether the railroad builds track, takes a resource, or does neither (rule { $rule }).
baltimore_ohio-refuse-now-service = First choose the cities the railroad serves (rule { $rule }).
baltimore_ohio-refuse-now-profit = The railroad has made a profit: first pay dividends or retain it (rule { $rule }).
baltimore_ohio-refuse-operate-empty = Choose at least one step of the railroad's turn (rule { $rule }).
baltimore_ohio-refuse-operate-long = The railroad's turn is over before the last of these steps (rule { $rule }).

# A market turn
baltimore_ohio-refuse-turn-empty = Choose at least one thing to do in your turn; to do nothing, pass (rule { $rule }).
baltimore_ohio-refuse-compose-none = You can't put a market turn together now (rule { $rule }).
baltimore_ohio-refuse-railroad-unknown = There is no railroad “{ $railroad }” in this game (rule { $rule }).

# Selling
baltimore_ohio-refuse-sell-twice = You have already sold in this turn, and all sales of a turn are made at once (rule { $rule }).
baltimore_ohio-refuse-sell-nothing = Sell at least one share (rule { $rule }).
baltimore_ohio-refuse-sell-lots = Name { $railroad } once in a sale, with all the shares you sell (rule { $rule }).
baltimore_ohio-refuse-sell-count = You have { $shares } { $shares ->
    [one] share
   *[other] shares
} of { $railroad }, so you can't sell { $wanted } (rule { $rule }).
baltimore_ohio-refuse-sell-last = Some player has to keep at least one share of { $railroad } (rule { $rule }).

# Buying
baltimore_ohio-refuse-buy-twice = You have already bought in this turn, and you can buy shares of only one railroad a turn (rule { $rule }).
baltimore_ohio-refuse-buy-sold = You sold { $railroad } in this Market Round, so you can't buy it again before the next (rule { $rule }).
baltimore_ohio-refuse-buy-valued = { $railroad } is on the Valuation Track: its shares cost ${ $price_money } each, and you can't choose a value (rule { $rule }).
baltimore_ohio-refuse-buy-nothing = Buy at least one share of { $railroad } (rule { $rule }).
baltimore_ohio-refuse-buy-held = { $railroad } has { $held } Held { $held ->
    [one] share
   *[other] shares
}, so you can't buy { $wanted } (rule { $rule }).
baltimore_ohio-refuse-buy-orphan = { $railroad } has { $orphans } { $orphans ->
    [one] share
   *[other] shares
} in Orphan Stock, so you can't buy { $wanted } (rule { $rule }).
baltimore_ohio-refuse-buy-dear = That costs ${ $cost_money }, but you have only ${ $cash_money } (rule { $rule }).
baltimore_ohio-refuse-start-early = { $railroad } can't be started before Tech Level { $need }, and the Tech Level is { $level } (rule { $rule }).
baltimore_ohio-refuse-start-value = At Tech Level { $level } { $railroad } can start at one of these values: { $values } (rule { $rule }).

# Buying back
baltimore_ohio-refuse-back-president = Only its President can have { $railroad } buy shares back, and that isn't you (rule { $rule }).
baltimore_ohio-refuse-back-twice = { $railroad } has already bought shares back this turn (rule { $rule }).
baltimore_ohio-refuse-back-count = { $railroad } has { $orphans } { $orphans ->
    [one] share
   *[other] shares
} in Orphan Stock, so it can't buy back { $wanted } (rule { $rule }).
baltimore_ohio-refuse-back-dear = That costs { $railroad } ${ $cost_money }, but its treasury has only ${ $treasury_money } (rule { $rule }).

# Robber Barons
baltimore_ohio-refuse-auction-none = This game is played without Robber Barons (rule { $rule }).
baltimore_ohio-refuse-auction-early = Robber Barons are auctioned from Market Round { $first } on (rule { $rule }).
baltimore_ohio-refuse-auction-twice = A Market Round has only one auction, and this one's is over (rule { $rule }).
baltimore_ohio-refuse-auction-card = { $card } can't be auctioned any more (rule { $rule }).
baltimore_ohio-refuse-auction-last = Put the auction last in your plan; your turn goes on after it (rule { $rule }).
baltimore_ohio-refuse-bid-low = ${ $amount_money } is too little: the lowest bid is ${ $low_money } (rule { $rule }).
baltimore_ohio-refuse-bid-high = ${ $amount_money } is more than the ${ $cash_money } you have (rule { $rule }).

# Equipment
baltimore_ohio-refuse-scrap-cards = Name only cards of { $railroad }, each once; it has { $cards } (rule { $rule }).
baltimore_ohio-refuse-equipment-count = You can't buy fewer than 0 cards (rule { $rule }).
baltimore_ohio-refuse-equipment-deck = Only { $left } { $left ->
    [one] card is
   *[other] cards are
} left to buy (rule { $rule }).
baltimore_ohio-refuse-equipment-dear = That costs { $railroad } ${ $cost_money }, but its treasury has only ${ $treasury_money } (rule { $rule }).

# Track and resources
baltimore_ohio-refuse-build-empty = A build needs at least one hex; to build nothing, choose “Build nothing” (rule { $rule }).
baltimore_ohio-refuse-build-long = That's { $wanted } hexes; at Tech Level { $level } you can build at most { $level } (rule { $rule }).
baltimore_ohio-refuse-build-cubes = { $railroad } has { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} left, too few for { $wanted } hexes (rule { $rule }).
baltimore_ohio-refuse-build-dear = That costs { $railroad } ${ $cost_money }, but its treasury has only ${ $treasury_money } (rule { $rule }).
baltimore_ohio-refuse-build-apart = Hex { $hex } doesn't touch the railroad's network; touching across a black edge doesn't count (rule { $rule }).
baltimore_ohio-refuse-build-pieces = Hex { $hex } doesn't touch the hexes before it, and a build has to be one piece (rule { $rule }).
baltimore_ohio-refuse-hex-unknown = There is no hex “{ $hex }” on the map (rule { $rule }).
baltimore_ohio-refuse-hex-twice = { $railroad } already has a cube in hex { $hex } (rule { $rule }).
baltimore_ohio-refuse-city-full = { $city } holds as many railroads as there are players, so no other can enter it (rule { $rule }).
baltimore_ohio-refuse-pa-first = No other railroad can enter { $city } before PA has connected Pittsburgh, Harrisburg and Philadelphia (rule { $rule }).
baltimore_ohio-refuse-nyc-first = NYC may enter only hexes of New York until it has a cube in all five green cities. It still lacks { $cities }, and hex { $hex } is outside New York (rule { $rule }).
baltimore_ohio-refuse-take-coal = There is no coal to take in hex { $hex } (rule { $rule }).
baltimore_ohio-refuse-take-lumber = There is no lumber to take in hex { $hex } (rule { $rule }).
baltimore_ohio-refuse-take-cube = { $railroad } has no cube in hex { $hex }, so it can't take anything there (rule { $rule }).

# Income
baltimore_ohio-refuse-serve-city = { $railroad } can't serve { $city } (rule { $rule }).
baltimore_ohio-refuse-serve-twice = Each city can be served only once (rule { $rule }).
baltimore_ohio-refuse-serve-size = { $railroad } has to serve exactly { $size } { $size ->
    [one] city
   *[other] cities
}, not { $wanted } (rule { $rule }).
