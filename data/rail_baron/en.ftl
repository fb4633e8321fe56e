# What the rules of Rail Baron refuse: one sentence each, with the limit and its ruling.
# Values named *_money are whole dollars.

# Beginning a game
rail_baron-refuse-seats = Rail Baron is for { $fewest } to { $most } players, and here are { $seats } (ruling { $rule }).
rail_baron-refuse-extra-cash = Extra cash for the opening auctions is between $0 and ${ $most_money } (ruling { $rule }).

# Who and when
rail_baron-refuse-game-over = The game is over, so nothing more can be done in it (ruling { $rule }).
rail_baron-refuse-not-your-turn = Somebody else is to act now (ruling { $rule }).
rail_baron-refuse-now-destination = First a destination has to be drawn, or a run for home declared (ruling { $rule }).
rail_baron-refuse-now-region = The dice hit the region you are in, so first you have to name a region (ruling { $rule }).
rail_baron-refuse-now-swap = First decide whether to exchange home and first destination (ruling { $rule }).
rail_baron-refuse-now-roll = You have a destination, so first roll for movement (ruling { $rule }).
rail_baron-refuse-now-ride = The dice are rolled, so first you have to ride them (ruling { $rule }).
rail_baron-refuse-now-purchase = You have arrived, so first buy one thing or nothing (ruling { $rule }).
rail_baron-refuse-now-fees = You are short of cash for your use fees, so first a railroad has to be sold or auctioned (ruling { $rule }).
rail_baron-refuse-now-auction = A railroad is under the hammer, so first bid or pass (ruling { $rule }).

# Destinations and declaring
rail_baron-refuse-region-unknown = There is no region “{ $region }”; name one of these: { $regions } (ruling { $rule }).
rail_baron-refuse-declare-first = The first destination has to be drawn before anybody may declare (ruling { $rule }).
rail_baron-refuse-declare-cash = Declaring takes ${ $need_money } in cash, and you have ${ $cash_money } (ruling { $rule }).

# Riding
rail_baron-refuse-ride-too-long = This ride has { $ridden ->
    [one] { $ridden } segment
   *[other] { $ridden } segments
}, but only { $steps } { $steps ->
    [one] is
   *[other] are
} left to ride (ruling { $rule }).
rail_baron-refuse-ride-too-short = This ride stops after { $ridden ->
    [one] { $ridden } segment
   *[other] { $ridden } segments
}, but all { $steps } have to be ridden unless the destination is reached (ruling { $rule }).
rail_baron-refuse-ride-past-destination = The ride ends in { $place }, your destination, and cannot go on from there (ruling { $rule }).
rail_baron-refuse-ride-not-joined = The next segment does not start at { $place }, so the train cannot take it there (ruling { $rule }).
rail_baron-refuse-ride-used = You have ridden the { $railroad } segment at { $place } already, and no segment may be ridden twice before you arrive in { $target } (ruling { $rule }).
rail_baron-refuse-ride-cut-off = Beyond the { $railroad } segment at { $place } no unused way to { $target } would be left (ruling { $rule }).
rail_baron-refuse-ride-reuses-too-many = On your way to { $target } you may reuse only the fewest possible segments, { $fewest } from here, and this ride would need more (ruling { $rule }).
rail_baron-refuse-route-past-destination = A way cannot lead through { $place }, because the ride ends at the destination (ruling { $rule }).
rail_baron-refuse-route-no-way = No way by { $places } reaches { $target } without riding a segment twice (ruling { $rule }).
rail_baron-refuse-route-no-ride = No ride is due now (ruling { $rule }).
rail_baron-refuse-route-no-destination = There is no destination to ride for yet (ruling { $rule }).

# Buying
rail_baron-refuse-railroad-unknown = There is no railroad “{ $railroad }”; the nearest mark is { $nearest_mark } (ruling { $rule }).
rail_baron-refuse-railroad-public = The { $railroad } is Public and can never be bought (ruling { $rule }).
rail_baron-refuse-railroad-own = The { $railroad } is yours already (ruling { $rule }).
rail_baron-refuse-railroad-taken = The { $railroad } has an owner, and only the bank's railroads can be bought (ruling { $rule }).
rail_baron-refuse-railroad-third-owner = The { $railroad } belongs to the imaginary third owner, who never gives a railroad back (ruling { $rule }).
rail_baron-refuse-railroad-dear = The { $railroad } costs ${ $price_money }, and you have ${ $cash_money } on hand (ruling { $rule }).
rail_baron-refuse-engine-unknown = There is no engine “{ $engine }”; Express and SuperChief are for sale (ruling { $rule }).
rail_baron-refuse-engine-not-better = The { $engine } is no better than your { $present }, and only a better engine can be bought (ruling { $rule }).
rail_baron-refuse-engine-dear = The { $engine } costs ${ $price_money }, and you have ${ $cash_money } on hand (ruling { $rule }).

# Raising money, auctions
rail_baron-refuse-railroad-not-yours = The { $railroad } is not yours, and only your own railroads can be sold (ruling { $rule }).
rail_baron-refuse-bid-low = A bid of ${ $amount_money } is too low: at least ${ $low_money } is needed (ruling { $rule }).
rail_baron-refuse-bid-high = A bid of ${ $amount_money } is more than the ${ $high_money } you have on hand (ruling { $rule }).
