# Words in the pictures of Baltimore & Ohio, and their descriptions

baltimore_ohio_pictures-market-round = Market Round { $turn }
baltimore_ohio_pictures-business-round = Business Round { $turn }.{ $round }
baltimore_ohio_pictures-over = Game over
baltimore_ohio_pictures-tech-level = Tech Level { $level }

baltimore_ohio_pictures-ask-market = { $name }: { $what }?
baltimore_ohio_pictures-ask-auction = { $name }: more than { $amount } for { $card }?
baltimore_ohio_pictures-ask-scrap = { $name }: scrap equipment of { $railroad }?
baltimore_ohio_pictures-ask-turn = { $name } with { $railroad }: { $what }?
baltimore_ohio_pictures-ask-equipment = { $name }: buy equipment for { $railroad }?
baltimore_ohio_pictures-ask-track = { $name }: build track for { $railroad }?
baltimore_ohio_pictures-ask-service = { $name }: which cities will { $railroad } serve?
baltimore_ohio_pictures-ask-profit = { $name }: { $railroad } nets { $amount } – pay it out?
baltimore_ohio_pictures-ask-so-market = { $name }: deal like this?
baltimore_ohio_pictures-ask-so-scrap = { $name }: scrap this equipment of { $railroad }?
baltimore_ohio_pictures-ask-so-equipment = { $name }: buy this equipment for { $railroad }?
baltimore_ohio_pictures-ask-so-track = { $name }: build this track for { $railroad }?
baltimore_ohio_pictures-ask-so-service = { $name }: serve these cities with { $railroad }?
baltimore_ohio_pictures-ask-so-no-scrap = { $name }: scrap nothing of { $railroad }?
baltimore_ohio_pictures-ask-so-no-equipment = { $name }: buy nothing for { $railroad }?
baltimore_ohio_pictures-ask-so-no-track = { $name }: build nothing for { $railroad }?
baltimore_ohio_pictures-ask-so-pay = { $name }: pay out the income of { $railroad }?
baltimore_ohio_pictures-ask-so-keep = { $name }: keep the income of { $railroad }?
baltimore_ohio_pictures-ask-so-whole = { $name }: play the turn of { $railroad } like this?
baltimore_ohio_pictures-may-sell = sell
baltimore_ohio_pictures-may-buy = buy
baltimore_ohio_pictures-may-back = buy back
baltimore_ohio_pictures-may-open = auction
baltimore_ohio_pictures-may-pass = pass
baltimore_ohio_pictures-may-end = end the turn
baltimore_ohio_pictures-may-equipment = buy equipment
baltimore_ohio_pictures-may-track = build track
baltimore_ohio_pictures-may-service = serve cities
baltimore_ohio_pictures-either = { $first } or { $last }
baltimore_ohio_pictures-lot = { $count } { $railroad } at { $each }
baltimore_ohio_pictures-sum-has = Cash { $cash }
baltimore_ohio_pictures-sum-sell = sell up to { $lots }
baltimore_ohio_pictures-sum-fixed = no { $railroads }
baltimore_ohio_pictures-sum-buy = buy up to { $lots }
baltimore_ohio_pictures-sum-start = start one from { $least } a share
baltimore_ohio_pictures-sum-back = buy back orphans for the railroad, from its treasury: up to { $lots }
baltimore_ohio_pictures-sum-open = auction a free Robber Baron from { $least } ({ $card }: { $pays } a turn)
baltimore_ohio_pictures-as-now = { $sum } as before
baltimore_ohio_pictures-sum-scrap = Scrapping level { $level } brings { $pays }: best net income { $net }
baltimore_ohio_pictures-sum-equipment = Level { $level } costs { $price }; maintenance is then { $each } a card. Best net income { $net } if nothing is built
baltimore_ohio_pictures-sum-equipment-dear = Level { $level } costs { $price }; the treasury has { $treasury }
baltimore_ohio_pictures-sum-build = E.g. { $cities } for { $cost }: best net income { $net }
baltimore_ohio_pictures-sum-service = At most { $net } net; { $before } last time
baltimore_ohio_pictures-sum-service-cities = At most { $net } net: { $parts }; { $before } last time
baltimore_ohio_pictures-sum-service-counters = { " " }+ counters { $sum }
baltimore_ohio_pictures-sum-service-maintenance = { " " }− maintenance { $sum }
baltimore_ohio_pictures-sum-auction = { $pays } every turn as it is now; bid { $least } at least, cash { $cash }
baltimore_ohio_pictures-sum-track = Treasury { $treasury }, at most { $count ->
    [one] one hex
   *[other] { $count } hexes
}
baltimore_ohio_pictures-sum-profit = Pay { $each } a share (own { $own }): value { $paid }, treasury { $treasury } · keep: value { $kept }, treasury { $all }
baltimore_ohio_pictures-would-builds = Builds { $places }
baltimore_ohio_pictures-would-buys = { $count ->
    [one] Buys level { $levels } for { $price }
   *[other] Buys levels { $levels } for { $price }
}
baltimore_ohio_pictures-would-scraps = { $count ->
    [one] Scraps level { $levels }
   *[other] Scraps levels { $levels }
}
baltimore_ohio_pictures-would-idle = Nothing bought or built
baltimore_ohio_pictures-would-own = Own cash
baltimore_ohio_pictures-would-pays = Pays out { $net }
baltimore_ohio_pictures-would-keeps = Keeps { $net }
baltimore_ohio_pictures-would-own-shares = Own shares
baltimore_ohio_pictures-would-shares = Shares of { $railroad }
baltimore_ohio_pictures-would-value-of = Value of { $railroad }
baltimore_ohio_pictures-would-treasury-of = Treasury of { $railroad }
baltimore_ohio_pictures-would-treasury = Treasury
baltimore_ohio_pictures-treasury-scrap = { $sum } scrap
baltimore_ohio_pictures-treasury-equipment = { $sum } equipment
baltimore_ohio_pictures-treasury-track = { $sum } track
baltimore_ohio_pictures-treasury-held = { $sum } for Held
baltimore_ohio_pictures-treasury-kept = { $sum } kept
baltimore_ohio_pictures-treasury-sum = Treasury { $before } { $parts } = { $after }
baltimore_ohio_pictures-would-value = Value
baltimore_ohio_pictures-would-net = Best net
baltimore_ohio_pictures-would-earned = Net income, last and now
baltimore_ohio_pictures-would-earned-same = Net income { $net }, as last time
baltimore_ohio_pictures-would-status = Status
baltimore_ohio_pictures-would-cards = Cards
baltimore_ohio_pictures-would-level = Tech Level
baltimore_ohio_pictures-would-cash = Cash
baltimore_ohio_pictures-deed-starts = starts { $railroad } at { $value }
baltimore_ohio_pictures-deed-shares-bought = buys { $count } { $railroad }
baltimore_ohio_pictures-deed-shares-sold = sells { $count } { $railroad }
baltimore_ohio_pictures-deed-wins = gets { $card } for { $amount }
baltimore_ohio_pictures-deed-sacrifices = gives up 1 { $railroad }: no profit
baltimore_ohio_pictures-deed-value = value
baltimore_ohio_pictures-deed-keeps = keeps { $net }
baltimore_ohio_pictures-deed-level = Tech Level { $level } has been reached
baltimore_ohio_pictures-deed-buys = { $count ->
    [one] buys level { $levels }
   *[other] buys levels { $levels }
}
baltimore_ohio_pictures-deed-scraps = { $count ->
    [one] scraps one card
   *[other] scraps { $count } cards
}
baltimore_ohio_pictures-deed-builds = builds { $places }
baltimore_ohio_pictures-deed-hexes = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
baltimore_ohio_pictures-deed-pays = pays { $each } a share
baltimore_ohio_pictures-deed-pays-you = pays { $each } a share, you { $got }
baltimore_ohio_pictures-why-peak = A railroad has reached { $top }
baltimore_ohio_pictures-why-level = Tech Level { $level } has been reached
baltimore_ohio_pictures-why-shares = The players own all shares
baltimore_ohio_pictures-why-agreed = The game was ended early

baltimore_ohio_pictures-unstarted = not started
baltimore_ohio_pictures-operating = operating
baltimore_ohio_pictures-receivership = receivership
baltimore_ohio_pictures-from-level = Tech Level { $level }
baltimore_ohio_pictures-treasury = Treasury
baltimore_ohio_pictures-no-cards = no equipment
baltimore_ohio_pictures-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
baltimore_ohio_pictures-income-before = Last net { $sum }
baltimore_ohio_pictures-build-cost = { $count ->
    [one] One hex for { $sum }
   *[other] Track: { $costs } = { $sum }
}
baltimore_ohio_pictures-share = a share
baltimore_ohio_pictures-build = { $count ->
    [one] One hex for { $sum }, leaving { $left }
   *[other] { $costs } = { $sum }, leaving { $left }
}

baltimore_ohio_pictures-part-0 = West
baltimore_ohio_pictures-part-1 = Middle
baltimore_ohio_pictures-part-2 = East
baltimore_ohio_pictures-sign-income = income at Tech Level { $level }
baltimore_ohio_pictures-sign-cost = cost to build
baltimore_ohio_pictures-sign-place = places taken
baltimore_ohio_pictures-sign-home = home
baltimore_ohio_pictures-sign-edge = no way across
baltimore_ohio_pictures-sign-coal = coal, { $sum }
baltimore_ohio_pictures-sign-nw_coal = NW Coal, { $sum }
baltimore_ohio_pictures-sign-lumber = lumber, { $sum }
baltimore_ohio_pictures-sign-green = { $railroad } stays inside until it has all five cities
baltimore_ohio_pictures-sign-pa = for { $railroad } alone until it has all three

baltimore_ohio_pictures-alt-build = Build in preview: { $hexes }, { $sum } in all.
baltimore_ohio_pictures-alt-built = Built last: { $hexes }.
baltimore_ohio_pictures-alt-unstarted = Without track: { $railroads }.
baltimore_ohio_pictures-alt-green = NYC still lacks { $cities } and can't leave New York.
baltimore_ohio_pictures-alt-pa = Pittsburgh, Harrisburg and Philadelphia are open to PA alone.
baltimore_ohio_pictures-alt-no-network = { $railroad } has no track yet.
baltimore_ohio_pictures-alt-network = Map of { $railroad }: { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}, cities { $cities }; treasury { $treasury }, { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
} left.
baltimore_ohio_pictures-alt-railroad = { $railroad } at { $value } has { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} ({ $cities }).

baltimore_ohio_pictures-order = Order of play, with cash
baltimore_ohio_pictures-track-none = No railroad has been started yet
baltimore_ohio_pictures-held = Held
baltimore_ohio_pictures-orphan = Orphan
baltimore_ohio_pictures-orphan-sinks = Orphan: lowers the value
baltimore_ohio_pictures-sold = sold in this Market Round
baltimore_ohio_pictures-presidents = also here: President, value
baltimore_ohio_pictures-president = full colour: President
baltimore_ohio_pictures-bid = bids { $sum } for { $card }
baltimore_ohio_pictures-barons = Robber Barons, each turn as it stands
baltimore_ohio_pictures-baron-free = nobody’s
baltimore_ohio_pictures-alt-player = { $name } has { $cash } and stock worth { $stock }.
baltimore_ohio_pictures-alt-shares = { $railroad } at { $value }: { $owners }; { $held } Held, { $orphan } Orphan Stock.
baltimore_ohio_pictures-alt-presides = { $name } would become President of { $railroad }.
baltimore_ohio_pictures-alt-then-shares = { $name } would have { $shares }.

baltimore_ohio_pictures-president-is = President { $name }
baltimore_ohio_pictures-president-none = No President
baltimore_ohio_pictures-shares-held = pale: { $held } Held; crossed: { $orphan } Orphan Stock
baltimore_ohio_pictures-scrap = scrap value
baltimore_ohio_pictures-serves = Serves { $capacity ->
    [one] one city
   *[other] { $capacity } cities
}, has reached { $reached }
baltimore_ohio_pictures-maintenance-is = maintenance { $sum } ({ $each } a card)
baltimore_ohio_pictures-cities-at = Cities at Tech Level { $level }
baltimore_ohio_pictures-no-cities = no city reached
baltimore_ohio_pictures-sums = cities { $cities } − maintenance { $maintenance }
baltimore_ohio_pictures-sums-counters = cities { $cities } + counters { $counters } − maintenance { $maintenance }
baltimore_ohio_pictures-this-level = Level { $level }: { $sums }
baltimore_ohio_pictures-next-level = From level { $level } on: { $sums }
baltimore_ohio_pictures-previous-net = Previous net income { $sum }
baltimore_ohio_pictures-nets = Net incomes to choose from now
baltimore_ohio_pictures-nets-rise = Possible nets; with an arrow, paying out raises the value
baltimore_ohio_pictures-alt-owners = Shares: { $owners }
baltimore_ohio_pictures-alt-cards = { $count ->
    [0] No equipment
    [one] One card of level { $levels }
   *[other] { $count } cards of levels { $levels }
}, { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
} left.
baltimore_ohio_pictures-alt-reached = Cities: { $cities }.

baltimore_ohio_pictures-equipment = Equipment
baltimore_ohio_pictures-prices = Prices
baltimore_ohio_pictures-scrap-short = Scrap
baltimore_ohio_pictures-maintenance = Maintenance
baltimore_ohio_pictures-city-incomes = Cities by Tech Level
baltimore_ohio_pictures-alt-deck = { $count ->
    [one] One card is left in the deck, of level { $level } for { $price }.
   *[other] { $count } cards are left in the deck, the next of level { $level } for { $price }.
}
baltimore_ohio_pictures-alt-deck-empty = The deck is sold out.
baltimore_ohio_pictures-alt-maintenance = Maintenance is { $each } a card.
baltimore_ohio_pictures-alt-cities = Incomes now: { $cities }.

baltimore_ohio_pictures-worth = Cash and stock together
baltimore_ohio_pictures-values = Share values
baltimore_ohio_pictures-nets-over = Net incomes, all to one scale
baltimore_ohio_pictures-turns = Turn
baltimore_ohio_pictures-history-none = No turn has been played yet

baltimore_ohio_pictures-tied = { $how }; equal totals, the lower Player Order card decides
baltimore_ohio_pictures-sum-cash = Cash
baltimore_ohio_pictures-sum-stock = Stock
baltimore_ohio_pictures-alt-values = Final share values: { $values }.

baltimore_ohio_pictures-start-at = start at { $values }
baltimore_ohio_pictures-home-is = Home { $city }
baltimore_ohio_pictures-available = Can be started from Tech Level { $level } on
baltimore_ohio_pictures-rule-NYC = Stays in New York until it has Utica, Syracuse, Buffalo, New York and Albany
baltimore_ohio_pictures-rule-PA = Alone in Pittsburgh, Harrisburg and Philadelphia until it has all three
baltimore_ohio_pictures-rule-NW = Takes NW Coal from the hexes it builds into
