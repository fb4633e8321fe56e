# A railroad's turn in a Business Round in chat

# What is asked
baltimore_ohio_chat-stands = **{ $railroad }** at { $value }: treasury **{ $treasury }**, { $count ->
    [0] no equipment
    [one] one card { $levels }
   *[other] { $count } cards { $levels }
}; best net income now **{ $net }**, last time { $previous }.
baltimore_ohio_chat-last-turn = **As things stand, the game ends with this turn, after its second Business Round.** Money in a treasury then counts for nobody.
baltimore_ohio_chat-ask-scrap = You can scrap equipment for a little money: every card costs maintenance, however few cities it serves.
baltimore_ohio_chat-ask-scrap-loses = Scrapping alone would only lower the income of { $railroad }. If you scrap nothing, you go on to { $what }. Or do the whole turn at once.
baltimore_ohio_chat-do-equipment = buy equipment
baltimore_ohio_chat-do-track = build track
baltimore_ohio_chat-do-service = choose cities
baltimore_ohio_chat-ask-equipment = Equipment decides how many cities a railroad serves. The first card of a higher level raises the Tech Level for everybody at once: cities pay differently, and every card costs more maintenance.
baltimore_ohio_chat-ask-track = Track leads to more cities: { $railroad } may build { $level ->
    [one] one connected hex
   *[other] up to { $level } connected hexes
} ({ $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} left){ $counter ->
    [both] {","} or take a coal or lumber counter on its track, not both.
    [coal] {","} or take a coal counter on its track, not both.
   *[other] {"."}
}
baltimore_ohio_chat-ask-service = The railroad serves exactly { $size } of its { $reached } cities. Usually the best sum is right; a smaller one leaves room for the income to rise again, and only rising income lifts the value.
baltimore_ohio_chat-ask-profit = **{ $railroad }** made a profit of **{ $net }**. Who gets it?
baltimore_ohio_chat-suggested = Suggested: { $steps }.
baltimore_ohio_chat-suggested-net = Net { $net }
baltimore_ohio_chat-press-turn = Change the suggested turn…
baltimore_ohio_chat-option-best = The cities that pay best
baltimore_ohio_chat-press-whole = Preview the suggested turn…
baltimore_ohio_chat-press-whole-rest = Best cities, then profit…
baltimore_ohio_chat-press-rest = Suggested rest…
baltimore_ohio_chat-press-rest-quiet = No track, then the rest…
baltimore_ohio_chat-press-quiet = No purchase, no track…
baltimore_ohio_chat-press-quiet-short = No purchase, no track
baltimore_ohio_chat-press-proposal = As suggested
baltimore_ohio_chat-press-back = Back to the whole turn
baltimore_ohio_chat-press-hexes = Hex by hex…
baltimore_ohio_chat-press-words = Name hexes or cities…
baltimore_ohio_chat-press-exact = Choose exact cities…
baltimore_ohio_chat-press-sums = All sums…
baltimore_ohio_chat-press-pay = Pay dividends of { $amount }
baltimore_ohio_chat-press-retain = Retain { $amount }
baltimore_ohio_chat-press-what = What if…
baltimore_ohio_chat-menu-scrap = Scrap equipment…
baltimore_ohio_chat-menu-equipment = Buy equipment…
baltimore_ohio_chat-menu-track = Build or take…
baltimore_ohio_chat-menu-service = Serve cities…
baltimore_ohio_chat-menu-profit = Use the profit…
baltimore_ohio_chat-menu-what = Another railroad…
baltimore_ohio_chat-menu-start-what = Started with…

baltimore_ohio_chat-of-levels = { $kinds ->
    [one] of level { $levels }
   *[other] of levels { $levels }
}

# Options
baltimore_ohio_chat-option-work = serves { $capacity }, maintenance { $maintenance }, net { $net }
baltimore_ohio_chat-option-work-later = serves { $capacity }, maintenance { $maintenance }, net { $net }, next level { $later }
baltimore_ohio_chat-option-scrap-none = Scrap nothing
baltimore_ohio_chat-option-scrap = { $count ->
    [one] Scrap a card of level { $levels }: { $amount }
   *[other] Scrap { $count } cards of { $kinds ->
        [one] level
       *[other] levels
    } { $levels }: { $amount }
}
baltimore_ohio_chat-option-scrap-one = Level { $level } (card { $number }): { $amount }
baltimore_ohio_chat-option-buy-none = Buy no equipment
baltimore_ohio_chat-option-buy = { $count ->
    [one] Buy one card for { $amount }
   *[other] Buy { $count } cards for { $amount }
}
baltimore_ohio_chat-option-buy-level = { $count ->
    [one] Buy one card for { $amount }, then Tech Level { $level }
   *[other] Buy { $count } cards for { $amount }, then Tech Level { $level }
}
baltimore_ohio_chat-option-build-none = Build nothing
baltimore_ohio_chat-option-take-coal = Take coal from { $hex }: { $amount } a round
baltimore_ohio_chat-option-take-lumber = Take lumber from { $hex }: { $amount } a round
baltimore_ohio_chat-option-way = { $goals }: { $cost }
baltimore_ohio_chat-option-way-gain = +{ $amount } net
baltimore_ohio_chat-option-way-left = { $amount } left
baltimore_ohio_chat-why-cheapest = cheapest city
baltimore_ohio_chat-why-ratio = most income per dollar
baltimore_ohio_chat-why-income = most income
baltimore_ohio_chat-option-serve = Cities { $revenue }: net { $net }
baltimore_ohio_chat-option-moves-paid = value { $value } if paid out
baltimore_ohio_chat-option-moves-kept = value { $value } if retained
baltimore_ohio_chat-option-moves-none = value stays
baltimore_ohio_chat-option-moves-loss = a loss: value { $value }
baltimore_ohio_chat-option-pay = Pay dividends
baltimore_ohio_chat-option-retain = Retain the profit
baltimore_ohio_chat-option-city = { $city }: { $amount }
baltimore_ohio_chat-option-hex-city = city, income { $amount }
baltimore_ohio_chat-option-hex-coal = coal
baltimore_ohio_chat-option-hex-lumber = lumber
baltimore_ohio_chat-option-hex-nw_coal = NW Coal
baltimore_ohio_chat-option-start = { $count ->
    [one] One share at { $value }
   *[other] { $count } shares at { $value }
}
baltimore_ohio_chat-option-start-what-detail = treasury { $treasury }
baltimore_ohio_chat-cities-none = no city

# What a step brings
baltimore_ohio_chat-step-head = **{ $railroad }**: this would happen.
baltimore_ohio_chat-working = Can serve { $capacity }, reaches { $reached } { $reached ->
    [one] city
   *[other] cities
}; maintenance { $maintenance }; best net income { $net }.
baltimore_ohio_chat-working-later = At Tech Level { $level } that would be { $net }.
baltimore_ohio_chat-scraps-nothing = nothing is scrapped.
baltimore_ohio_chat-scraps = { $count ->
    [one] one card { $levels } is scrapped
   *[other] { $count } cards { $levels } are scrapped
} for { $amount }; treasury { $treasury }.
baltimore_ohio_chat-buys-nothing = none is bought.
baltimore_ohio_chat-buys = { $count ->
    [one] one card { $levels }
   *[other] { $count } cards { $levels }
} for { $amount }; treasury { $treasury }.
baltimore_ohio_chat-advances = Tech Level { $before } → **{ $level }** at once: up to { $level } hexes a build, every city pays by level { $level }, and each card of every railroad costs { $each } a round.
baltimore_ohio_chat-advances-dearer = Maintenance rises: { $railroads }
baltimore_ohio_chat-advances-end = **Tech Level { $level } ends the game after the two Business Rounds of this turn** (rule 39).
baltimore_ohio_chat-takes-coal = takes the coal from { $hex }: { $amount } more in every Business Round, as long as it has a card.
baltimore_ohio_chat-takes-lumber = takes the lumber from { $hex }: { $amount } more in every Business Round now, as long as it has a card.
baltimore_ohio_chat-builds-nothing = nothing is built or taken.
baltimore_ohio_chat-builds = { $costs }; treasury { $treasury }, { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} left.
baltimore_ohio_chat-builds-gain = The best net income rises by **{ $amount }**.
baltimore_ohio_chat-builds-no-gain = { $cities } would bring nothing yet: the equipment already serves { $count ->
    [one] cities as good or better
   *[other] others as good or better
}.
baltimore_ohio_chat-builds-no-card = Without equipment { $cities } { $count ->
    [one] brings
   *[other] bring
} nothing.
baltimore_ohio_chat-builds-nw-coal = Takes { $count ->
    [one] the NW Coal
   *[other] { $count } NW Coal counters
} from { $hexes }.
baltimore_ohio_chat-serves = { $cities } { $count ->
    [one] pays
   *[other] pay
} { $revenue } − maintenance { $maintenance } = net { $net } (last time { $previous }).
baltimore_ohio_chat-serves-counters = { $cities } { $count ->
    [0] pays
    [one] pays
   *[other] pay
} { $revenue } + counters { $counters } − maintenance { $maintenance } = net { $net } (last time { $previous }).
baltimore_ohio_chat-serves-nothing = no city is served, and maintenance is { $maintenance }: net { $net }.
baltimore_ohio_chat-earns-alone = The income is then certain: net { $net }.
baltimore_ohio_chat-loses = ⚠️ **No profit:** value of { $railroad } { $value }, and { $name } gives up a share without payment (rule 33).
baltimore_ohio_chat-loses-president = { $name } would be President of { $railroad } then.
baltimore_ohio_chat-loses-receivership = ⚠️ No player would hold a share: **{ $railroad } goes into receivership**, and its treasury of { $treasury } and its equipment are lost (rule 35).
baltimore_ohio_chat-then-pay = paid out, { $told }
baltimore_ohio_chat-then-retain = retained: { $told }
baltimore_ohio_chat-part = { $name } { $amount }
baltimore_ohio_chat-pays = { $each } a share: { $parts }; treasury { $treasury }.
baltimore_ohio_chat-retains = treasury { $treasury }, nobody gets anything.
baltimore_ohio_chat-value-stays = The value stays at { $value }.
baltimore_ohio_chat-value-goes = Value { $value }.
baltimore_ohio_chat-value-ends = Value { $value }: **the game ends with this turn** (rule 39).
baltimore_ohio_chat-confirm-scrap = Scrap
baltimore_ohio_chat-confirm-buy = Buy
baltimore_ohio_chat-confirm-build = Build
baltimore_ohio_chat-confirm-build-none = Build nothing
baltimore_ohio_chat-confirm-take = Take it
baltimore_ohio_chat-confirm-serve = Serve these cities
baltimore_ohio_chat-confirm-pay = Pay dividends
baltimore_ohio_chat-confirm-retain = Retain the profit

# The whole turn
baltimore_ohio_chat-turn-head = **{ $railroad }**: preview of the whole turn. Change what you like in the menus.
baltimore_ohio_chat-name-scrap = Scrap
baltimore_ohio_chat-name-equipment = Equipment
baltimore_ohio_chat-name-track = Track
baltimore_ohio_chat-name-service = Income
baltimore_ohio_chat-name-profit = Profit
baltimore_ohio_chat-unbuilt = Then the treasury can't pay for any track (rule 22).
baltimore_ohio_chat-otherwise = Otherwise { $told }
baltimore_ohio_chat-confirm-turn = Do all of it
baltimore_ohio_chat-what-head = **What if: { $railroad }**
baltimore_ohio_chat-what-note = As if it were its turn now; looking changes nothing.
baltimore_ohio_chat-what-start = Started with { $count ->
    [one] one share
   *[other] { $count } shares
} at { $value }: treasury { $treasury }.

# Pages
baltimore_ohio_chat-hexes = **{ $railroad }** builds hex by hex: at most { $level }, for at most { $treasury }. The map shows the names of the hexes.
baltimore_ohio_chat-hexes-full = { $level ->
    [one] At Tech Level 1 you can build only one hex.
   *[other] At Tech Level { $level } you can build at most { $level } hexes.
}
baltimore_ohio_chat-hexes-end = No other hex is within reach.
baltimore_ohio_chat-menu-hexes = The next hex…
baltimore_ohio_chat-press-hexes-done = { $count ->
    [one] Build this hex…
   *[other] Build { $count } hexes…
}
baltimore_ohio_chat-press-hexes-back = Remove the last hex
baltimore_ohio_chat-press-scrap-some = Choose cards to scrap…
baltimore_ohio_chat-menu-scrap-some = Cards to scrap
baltimore_ohio_chat-cities = **{ $railroad }** must serve exactly { $size } of { $reached } { $reached ->
    [one] city
   *[other] cities
} (rule 28).
baltimore_ohio_chat-menu-cities = Cities to serve
baltimore_ohio_chat-all-sums = Every sum that **{ $railroad }** can make, the best first.
baltimore_ohio_chat-menu-serve = Choose a sum…
baltimore_ohio_chat-form-hexes = Build for { $railroad }
baltimore_ohio_chat-form-hexes-field = Hexes or cities (at most { $level })
baltimore_ohio_chat-form-hexes-hint = Utica, C12 – the cheapest way between them is found

# What cannot be done
baltimore_ohio_chat-refuse-place = No hex or city is called “{ $text }”, or more than one is; hexes have names such as B14 (rule 22).
baltimore_ohio_chat-refuse-reach = One build can't reach { $places }: at this Tech Level it has at most { $level ->
    [one] one hex
   *[other] { $level } hexes
}, the treasury can pay { $treasury }, and all must be connected (rule 22).
baltimore_ohio_chat-refuse-unasked = That step doesn't come up this turn: there's nothing to choose in it (rule 19).

# What happened
baltimore_ohio_chat-business-began = **Business Round { $turn }.{ $round }** begins: the railroads act one after another, the highest value first.
baltimore_ohio_chat-scrapped = scraps { $count ->
    [one] a card { $levels }
   *[other] { $count } cards { $levels }
} for { $amount }
baltimore_ohio_chat-bought-card = { $count ->
    [one] buys equipment of level { $level } for { $price }
   *[other] buys { $count } cards of level { $level } for { $price }
}
baltimore_ohio_chat-level-reached = **Tech Level { $level }** is reached
baltimore_ohio_chat-track-built = builds { $hexes } for { $cost }
baltimore_ohio_chat-took-coal = takes the coal from { $hex }
baltimore_ohio_chat-took-lumber = takes the lumber from { $hex }
baltimore_ohio_chat-nw-coal-taken = takes the NW Coal from { $hex }
baltimore_ohio_chat-privilege-nyc = { $railroad } has its five cities and may leave New York
baltimore_ohio_chat-privilege-pa = { $railroad } has its three cities, and others may enter them now
baltimore_ohio_chat-earned = serves { $cities } for { $gross }, net **{ $net }** (last time { $previous })
baltimore_ohio_chat-earned-nothing = takes in nothing, net **{ $net }** after maintenance
baltimore_ohio_chat-earned-idle = earns nothing
baltimore_ohio_chat-paid = pays { $each } a share: { $parts }
baltimore_ohio_chat-part-treasury = the treasury { $amount }
baltimore_ohio_chat-profit-retained = retains { $amount }
baltimore_ohio_chat-sacrificed = { $seat } gives up a share of { $railroad }: no profit
baltimore_ohio_chat-receivership = **{ $railroad } goes into receivership** and loses { $treasury }{ $count ->
    [0] {""}
    [one] {" "}and one card
   *[other] {" "}and { $count } cards
}
baltimore_ohio_chat-refuse-cards = “{ $text }” isn't equipment: name the cards by their numbers, such as 3, 4 (rule 19).
baltimore_ohio_chat-refuse-railroad-none = That railroad isn't in this game (rule 41).

# Slash commands
baltimore_ohio_chat-slash-operate = Your railroad's whole turn on one page: equipment, track, cities, profit
baltimore_ohio_chat-slash-scrap = Scrap equipment of your railroad
baltimore_ohio_chat-slash-scrap-cards = Numbers of cards, such as 3, 4; 0 for none
baltimore_ohio_chat-slash-equipment = Buy equipment for your railroad
baltimore_ohio_chat-slash-equipment-count = How many cards; 0 for none
baltimore_ohio_chat-slash-build = Build track of your railroad
baltimore_ohio_chat-slash-build-hexes = Hexes or cities, such as Utica, C12; the cheapest way is found
baltimore_ohio_chat-slash-take = Take a coal or lumber counter instead of building
baltimore_ohio_chat-slash-take-counter = The hex where it lies
baltimore_ohio_chat-slash-build-nothing = Build and take nothing
baltimore_ohio_chat-slash-serve = Choose the cities your railroad serves
baltimore_ohio_chat-slash-serve-cities = A sum offered, or the cities, separated by commas
baltimore_ohio_chat-slash-pay = Pay out your railroad's profit
baltimore_ohio_chat-slash-retain = Retain your railroad's profit
baltimore_ohio_chat-slash-what-if = Think through any railroad's turn; looking changes nothing
baltimore_ohio_chat-slash-what-if-railroad = Which railroad
baltimore_ohio_chat-slash-what-if-cards = With so many cards bought
baltimore_ohio_chat-slash-what-if-hexes = With track to these hexes or cities
