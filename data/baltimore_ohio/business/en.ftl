# A railroad's turn in a Business Round in chat

# What is asked
baltimore_ohio_business-stands = **{ $railroad }** at { $value }: treasury **{ $treasury }**, { $count ->
    [0] no equipment
    [one] one card { $levels }
   *[other] { $count } cards { $levels }
}; best net income now **{ $net }**, last time { $previous }.
baltimore_ohio_business-ask-scrap = Old equipment can be scrapped for a little money: every card costs maintenance, however few cities it serves.
baltimore_ohio_business-ask-equipment = Equipment decides how many cities a railroad serves. The first card of a higher level raises the Tech Level for everybody at once: cities pay differently, and every card costs more maintenance.
baltimore_ohio_business-ask-track = Track leads to more cities: { $railroad } may build up to { $level ->
    [one] one connected hex
   *[other] { $level } connected hexes
} ({ $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} left), or take a coal or lumber counter on its track, not both.
baltimore_ohio_business-ask-service = The railroad serves exactly { $size } of its { $reached } cities. Mostly the best sum is right; a smaller one leaves room for the income to rise again, and only rising income lifts the value.
baltimore_ohio_business-ask-profit = **{ $railroad }** made a profit of **{ $net }**. Who gets it?
baltimore_ohio_business-press-whole = Whole turn, as proposed…
baltimore_ohio_business-press-whole-rest = The best sum, and the profit…
baltimore_ohio_business-press-rest = The rest, as proposed…
baltimore_ohio_business-press-rest-quiet = Build nothing, and the rest…
baltimore_ohio_business-press-quiet = Buy and build nothing…
baltimore_ohio_business-press-quiet-short = Buy and build nothing
baltimore_ohio_business-press-proposal = As proposed
baltimore_ohio_business-press-back = The whole turn
baltimore_ohio_business-press-hexes = Hex by hex…
baltimore_ohio_business-press-words = Name hexes or cities…
baltimore_ohio_business-press-exact = Choose exact cities…
baltimore_ohio_business-press-sums = All sums…
baltimore_ohio_business-press-pay = Pay dividends of { $amount }
baltimore_ohio_business-press-retain = Retain { $amount }
baltimore_ohio_business-press-what = What if…
baltimore_ohio_business-menu-scrap = Scrap equipment…
baltimore_ohio_business-menu-equipment = Buy equipment…
baltimore_ohio_business-menu-track = Build or take…
baltimore_ohio_business-menu-service = Serve cities…
baltimore_ohio_business-menu-profit = Use the profit…
baltimore_ohio_business-menu-what = Another railroad…
baltimore_ohio_business-menu-start = Started with…

baltimore_ohio_business-of-levels = { $kinds ->
    [one] of level { $levels }
   *[other] of levels { $levels }
}

# Options
baltimore_ohio_business-option-work = serves { $capacity }, maintenance { $maintenance }, net { $net }
baltimore_ohio_business-option-work-later = serves { $capacity }, maintenance { $maintenance }, net { $net }, next level { $later }
baltimore_ohio_business-option-scrap-none = Scrap nothing
baltimore_ohio_business-option-scrap = Level { $level } (card { $number }): { $amount }
baltimore_ohio_business-option-scrap-all = All { $count } cards (levels { $level }): { $amount }
baltimore_ohio_business-option-scrap-some = Several cards…
baltimore_ohio_business-option-buy-none = Buy no equipment
baltimore_ohio_business-option-buy = { $count ->
    [one] One card for { $amount }
   *[other] { $count } cards for { $amount }
}
baltimore_ohio_business-option-buy-level = { $count ->
    [one] One card for { $amount } → Tech Level { $level }
   *[other] { $count } cards for { $amount } → Tech Level { $level }
}
baltimore_ohio_business-option-build-none = Build nothing
baltimore_ohio_business-option-take-coal = Take coal from { $hex }: { $amount } a round
baltimore_ohio_business-option-take-lumber = Take lumber from { $hex }: { $amount } a round
baltimore_ohio_business-option-way = { $goals }: { $cost }
baltimore_ohio_business-option-way-gain = +{ $amount } net
baltimore_ohio_business-option-way-left = { $amount } left
baltimore_ohio_business-why-cheapest = cheapest city
baltimore_ohio_business-why-ratio = most income a dollar
baltimore_ohio_business-why-income = most income
baltimore_ohio_business-option-serve = Cities { $revenue }: net { $net }
baltimore_ohio_business-option-moves-paid = paid out → { $value }
baltimore_ohio_business-option-moves-kept = retained → { $value }
baltimore_ohio_business-option-moves-none = value stays
baltimore_ohio_business-option-moves-loss = loss → { $value }
baltimore_ohio_business-option-pay = Pay dividends
baltimore_ohio_business-option-retain = Retain the profit
baltimore_ohio_business-option-city = { $city }: { $amount }
baltimore_ohio_business-option-hex-city = city, income { $amount }
baltimore_ohio_business-option-hex-coal = coal
baltimore_ohio_business-option-hex-lumber = lumber
baltimore_ohio_business-option-hex-nw_coal = NW Coal
baltimore_ohio_business-option-start = { $count ->
    [one] One share at { $value }
   *[other] { $count } shares at { $value }
}
baltimore_ohio_business-option-start-detail = treasury { $treasury }
baltimore_ohio_business-cities-none = no city

# What a step brings
baltimore_ohio_business-step-head = **{ $railroad }**: this would happen.
baltimore_ohio_business-working = Can serve { $capacity }, reaches { $reached } { $reached ->
    [one] city
   *[other] cities
}; maintenance { $maintenance }; best net income { $net }.
baltimore_ohio_business-working-later = At Tech Level { $level } that would be { $net }.
baltimore_ohio_business-scraps-nothing = nothing is scrapped.
baltimore_ohio_business-scraps = { $count ->
    [one] one card { $levels } is scrapped
   *[other] { $count } cards { $levels } are scrapped
} for { $amount }; treasury { $treasury }.
baltimore_ohio_business-buys-nothing = none is bought.
baltimore_ohio_business-buys = { $count ->
    [one] one card { $levels }
   *[other] { $count } cards { $levels }
} for { $amount }; treasury { $treasury }.
baltimore_ohio_business-advances = Tech Level { $before } → **{ $level }** at once: up to { $level } hexes a build, every city pays by level { $level }, and each card of every railroad costs { $each } a round.
baltimore_ohio_business-advances-dearer = Maintenance rises: { $railroads }
baltimore_ohio_business-advances-end = **Tech Level { $level } ends the game after this turn’s two Business Rounds** (ruling 39).
baltimore_ohio_business-takes-coal = takes the coal from { $hex }: { $amount } more in every Business Round, as long as it has a card.
baltimore_ohio_business-takes-lumber = takes the lumber from { $hex }: { $amount } more in every Business Round now, as long as it has a card.
baltimore_ohio_business-builds-nothing = nothing is built or taken.
baltimore_ohio_business-builds = { $costs }; treasury { $treasury }, { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} left.
baltimore_ohio_business-builds-gain = The best net income rises by **{ $amount }**.
baltimore_ohio_business-builds-no-gain = { $cities } would bring nothing yet: the equipment is busy with { $count ->
    [one] cities as good or better
   *[other] others as good or better
}.
baltimore_ohio_business-builds-no-card = Without equipment { $cities } { $count ->
    [one] brings
   *[other] bring
} nothing.
baltimore_ohio_business-builds-nw-coal = Takes { $count ->
    [one] the NW Coal
   *[other] { $count } NW Coal counters
} from { $hexes }.
baltimore_ohio_business-serves = { $cities } { $count ->
    [one] pays
   *[other] pay
} { $revenue } − maintenance { $maintenance } = net { $net } (last time { $previous }).
baltimore_ohio_business-serves-counters = { $cities } { $count ->
    [0] pays
    [one] pays
   *[other] pay
} { $revenue } + counters { $counters } − maintenance { $maintenance } = net { $net } (last time { $previous }).
baltimore_ohio_business-serves-nothing = no city is served, and maintenance is { $maintenance }: net { $net }.
baltimore_ohio_business-earns-alone = The income is then certain: net { $net }.
baltimore_ohio_business-loses = ⚠️ **No profit:** value of { $railroad } { $value }, and { $name } gives a share back without payment (ruling 33).
baltimore_ohio_business-loses-president = { $name } would be President of { $railroad } then.
baltimore_ohio_business-loses-receivership = ⚠️ No player would hold a share: **{ $railroad } goes into receivership**, and its treasury of { $treasury } and its equipment are lost (ruling 35).
baltimore_ohio_business-then-pay = paid out: { $told }
baltimore_ohio_business-then-retain = retained: { $told }
baltimore_ohio_business-part = { $name } { $amount }
baltimore_ohio_business-pays = { $each } a share: { $parts }; treasury { $treasury }.
baltimore_ohio_business-retains = treasury { $treasury }, nobody gets anything.
baltimore_ohio_business-value-stays = The value stays at { $value }.
baltimore_ohio_business-value-goes = Value { $value }.
baltimore_ohio_business-value-ends = Value { $value }: **the game ends with this turn** (ruling 39).
baltimore_ohio_business-confirm-scrap = Scrap
baltimore_ohio_business-confirm-buy = Buy
baltimore_ohio_business-confirm-build = Build
baltimore_ohio_business-confirm-build-none = Build nothing
baltimore_ohio_business-confirm-take = Take it
baltimore_ohio_business-confirm-serve = Serve these cities
baltimore_ohio_business-confirm-pay = Pay dividends
baltimore_ohio_business-confirm-retain = Retain the profit

# The whole turn
baltimore_ohio_business-turn-head = **{ $railroad }**, the whole turn as it would be. Change what you like in the menus.
baltimore_ohio_business-name-scrap = Scrap
baltimore_ohio_business-name-equipment = Equipment
baltimore_ohio_business-name-track = Track
baltimore_ohio_business-name-service = Income
baltimore_ohio_business-name-profit = Profit
baltimore_ohio_business-unbuilt = The treasury is too small then to build anything (ruling 22).
baltimore_ohio_business-otherwise = Otherwise { $told }
baltimore_ohio_business-confirm-turn = Do all of it
baltimore_ohio_business-what-head = **What if: { $railroad }**
baltimore_ohio_business-what-note = As if it were on turn now; nothing is done by looking.
baltimore_ohio_business-what-start = Started with { $count ->
    [one] one share
   *[other] { $count } shares
} at { $value }: treasury { $treasury }.

# Pages
baltimore_ohio_business-hexes = **{ $railroad }** builds hex by hex: at most { $level }, for at most { $treasury }. The map shows what the hexes are called.
baltimore_ohio_business-hexes-full = { $level ->
    [one] One build has no more than one hex at Tech Level 1.
   *[other] One build has no more than { $level } hexes at Tech Level { $level }.
}
baltimore_ohio_business-hexes-end = No further hex is within reach.
baltimore_ohio_business-menu-hexes = The next hex…
baltimore_ohio_business-press-hexes-done = { $count ->
    [one] Take this hex…
   *[other] Take these { $count } hexes…
}
baltimore_ohio_business-press-hexes-back = Without the last hex
baltimore_ohio_business-scrap-some = **{ $railroad }**: mark the cards to be scrapped.
baltimore_ohio_business-menu-scrap-some = Cards to scrap
baltimore_ohio_business-press-scrap = { $count ->
    [0] Scrap nothing
    [one] Scrap this card…
   *[other] Scrap these { $count } cards…
}
baltimore_ohio_business-cities = **{ $railroad }** must serve exactly { $size } of { $reached } { $reached ->
    [one] city
   *[other] cities
} (ruling 28); { $marked } { $marked ->
    [one] is
   *[other] are
} marked.
baltimore_ohio_business-cities-more = Mark { $count } more.
baltimore_ohio_business-cities-less = Unmark { $count }.
baltimore_ohio_business-menu-cities = Cities to serve
baltimore_ohio_business-press-cities = Serve these: net { $net }…
baltimore_ohio_business-all-sums = Every sum that **{ $railroad }** can make, the best first. Where several sets of cities make the same sum, the cities can be chosen exactly.
baltimore_ohio_business-menu-serve = A sum of income…
baltimore_ohio_business-form-hexes = Build for { $railroad }
baltimore_ohio_business-form-hexes-field = Hexes or cities ({ $level } a build)
baltimore_ohio_business-form-hexes-hint = Utica, C12 – the cheapest way is found between them

# What cannot be done
baltimore_ohio_business-refuse-place = No hex or city is called “{ $text }”, or several are; hexes have names such as B14 (ruling 22).
baltimore_ohio_business-refuse-reach = One build cannot reach { $places }: at this Tech Level it has at most { $level ->
    [one] one hex
   *[other] { $level } hexes
}, the treasury pays { $treasury }, and all must be connected (ruling 22).
baltimore_ohio_business-refuse-unasked = That step is not asked in this turn: there is nothing to choose in it (ruling 19).

# What happened
baltimore_ohio_business-business-round = **Business Round { $turn }.{ $round }** begins: railroads act in the order of their values.
baltimore_ohio_business-scrapped = scraps { $count ->
    [one] a card { $levels }
   *[other] { $count } cards { $levels }
} for { $amount }
baltimore_ohio_business-bought-card = { $count ->
    [one] buys equipment of level { $level } for { $price }
   *[other] buys { $count } cards of level { $level } for { $price }
}
baltimore_ohio_business-level-reached = **Tech Level { $level }** is reached
baltimore_ohio_business-built = builds { $hexes } for { $cost }
baltimore_ohio_business-took-coal = takes the coal from { $hex }
baltimore_ohio_business-took-lumber = takes the lumber from { $hex }
baltimore_ohio_business-took-nw-coal = takes the NW Coal from { $hex }
baltimore_ohio_business-privilege-nyc = { $railroad } has its five cities and may leave New York
baltimore_ohio_business-privilege-pa = { $railroad } has its three cities, and others may enter them now
baltimore_ohio_business-earned = serves { $cities } for { $gross }, net **{ $net }** (before { $previous })
baltimore_ohio_business-earned-nothing = earns nothing and pays { $maintenance } of maintenance
baltimore_ohio_business-paid = pays { $each } a share: { $parts }
baltimore_ohio_business-part-treasury = the treasury { $amount }
baltimore_ohio_business-kept = retains { $amount }
baltimore_ohio_business-sacrificed = { $name } gives a share of { $railroad } back for want of profit
baltimore_ohio_business-receivership = **{ $railroad } goes into receivership**: { $treasury } and { $count ->
    [0] no equipment
    [one] one card
   *[other] { $count } cards
} are lost
baltimore_ohio_business-refuse-cards = “{ $text }” names no equipment: cards are named by their numbers, such as 3, 4 (ruling 19).
baltimore_ohio_business-refuse-railroad = That railroad is not in this game (ruling 41).

# Slash commands
baltimore_ohio_business-slash-operate = Your railroad's whole turn on one card: equipment, track, cities, profit
baltimore_ohio_business-slash-scrap = Scrap equipment of your railroad
baltimore_ohio_business-slash-scrap-cards = Numbers of cards, such as 3, 4; 0 for none
baltimore_ohio_business-slash-equipment = Buy equipment for your railroad
baltimore_ohio_business-slash-equipment-count = How many cards; 0 for none
baltimore_ohio_business-slash-build = Build track of your railroad
baltimore_ohio_business-slash-build-hexes = Hexes or cities, such as Utica, C12; the cheapest way is found
baltimore_ohio_business-slash-take = Take a coal or lumber counter instead of building
baltimore_ohio_business-slash-take-counter = The hex where it lies
baltimore_ohio_business-slash-build-nothing = Build and take nothing
baltimore_ohio_business-slash-serve = Choose the cities your railroad serves
baltimore_ohio_business-slash-serve-cities = A sum offered, or the cities, separated by commas
baltimore_ohio_business-slash-pay = Pay your railroad's profit out
baltimore_ohio_business-slash-retain = Retain your railroad's profit
baltimore_ohio_business-slash-what = Think about any railroad's turn; nothing is done by it
baltimore_ohio_business-slash-what-railroad = Which railroad
baltimore_ohio_business-slash-what-cards = With so many cards bought
baltimore_ohio_business-slash-what-hexes = With track to these hexes or cities
