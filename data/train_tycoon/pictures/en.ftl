# Words in the pictures of Train Tycoon, and their descriptions

train_tycoon_pictures-round = Turn { $turn } – { $part }
train_tycoon_pictures-part-setup = Set-up
train_tycoon_pictures-part-trading = Trading
train_tycoon_pictures-part-treasury = Treasury phase
train_tycoon_pictures-part-mergers = Mergers
train_tycoon_pictures-part-ipo = IPO
train_tycoon_pictures-part-operate = Operate
train_tycoon_pictures-part-over = Game over

train_tycoon_pictures-ask-auction = Bid in secret for the priority: { $name }
train_tycoon_pictures-ask-seating = { $name }: decide the seating
train_tycoon_pictures-ask-choose = { $name }: choose a starting company
train_tycoon_pictures-ask-prices = Still choosing share prices: { $name }
train_tycoon_pictures-people = { $count } players
train_tycoon_pictures-ask-trade = Buy or sell { $company }, or pass: { $name }
train_tycoon_pictures-ask-treasury = { $name }: buy a share, sell one or pass
train_tycoon_pictures-ask-treasury-must = { $name }: sell a share, being in debt
train_tycoon_pictures-ask-treasury-buy = { $name }: buy a share or pass
train_tycoon_pictures-ask-treasury-sell = { $name }: sell a share or pass
train_tycoon_pictures-ask-treasury-pass = { $name }: pass, there is nothing to deal in
train_tycoon_pictures-ask-bankruptcy = { $name }: declare bankruptcy?
train_tycoon_pictures-ask-target = { $name }: name a target for bids or pass
train_tycoon_pictures-ask-bids = Bid for { $company }: { $name }
train_tycoon_pictures-ask-rebids = Bid again for { $company }: { $name }
train_tycoon_pictures-ask-vote = { $voting } votes on { $role ->
    [merger] a merger with { $other }
    [bidder] taking over { $other }
   *[other] a takeover by { $other }
}: { $name }
train_tycoon_pictures-ask-keep = { $name }: choose the lines { $company } keeps
train_tycoon_pictures-ask-ipo = { $name }: bring a company to the market or pass
train_tycoon_pictures-ask-answers = Buy into { $company }? Yes or no: { $name }
train_tycoon_pictures-ask-factory = { $name }: place the factory of { $company }
train_tycoon_pictures-ask-line = { $name }: open a line for { $company }?
train_tycoon_pictures-ask-no-line = { $name }: go on, no line is possible for { $company }
train_tycoon_pictures-ask-take = { $name }: take a train of { $company } for the new line
train_tycoon_pictures-ask-invest = { $name }: invest in the new line of { $company }?
train_tycoon_pictures-ask-trains = { $name }: change the trains of { $company }?
train_tycoon_pictures-ask-payout = { $name }: pay out the income of { $company }?
train_tycoon_pictures-would-buy = { $name }: buy a share of { $company } for { $price }?
train_tycoon_pictures-would-sell = { $name }: sell a share of { $company } for { $price }?
train_tycoon_pictures-would-target = { $name }: name { $company } as the target for bids?
train_tycoon_pictures-would-place = { $name }: factory of { $company } in { $start }, with this line to { $place }?
train_tycoon_pictures-would-way = { $name }: how does the line of { $company } from { $place } go on?
train_tycoon_pictures-would-open = { $name }: open this line of { $company } to { $place }?
train_tycoon_pictures-would-start = { $name }: where does the line of { $company } from { $place } end?
train_tycoon_pictures-would-take = { $name }: take train { $line } of { $company } for the new line?
train_tycoon_pictures-would-expand = { $name }: put one more train of { $company } on this line from { $start }?
train_tycoon_pictures-would-cut = { $name }: cut train { $line } of { $company }?
train_tycoon_pictures-ask-over = The last turn is played

train_tycoon_pictures-item-oil = oil
train_tycoon_pictures-item-minerals = minerals
train_tycoon_pictures-item-fish = fish
train_tycoon_pictures-item-cheese = cheese
train_tycoon_pictures-item-furniture = furniture
train_tycoon_pictures-item-tools = tools
train_tycoon_pictures-item-passengers = passengers
train_tycoon_pictures-place-resource = { $item } { $hex }
train_tycoon_pictures-place-factory = { $item ->
    [tools] tool factory { $hex }
   *[other] { $item } factory { $hex }
}
train_tycoon_pictures-place-transfer = transfer hub { $hex }

train_tycoon_pictures-beyond = Lines beyond the map: { $lines }
train_tycoon_pictures-line-number = Line { $line }
train_tycoon_pictures-west = West
train_tycoon_pictures-east = East
train_tycoon_pictures-start = Start
train_tycoon_pictures-share = a share
train_tycoon_pictures-inactive = not in the game
train_tycoon_pictures-holds = { $loans ->
    [0] { $cash } cash
    [one] { $cash } cash, one loan
   *[other] { $cash } cash, { $loans } loans
}
train_tycoon_pictures-holds-now = Now { $loans ->
    [0] { $cash } cash
    [one] { $cash } cash, one loan
   *[other] { $cash } cash, { $loans } loans
}
train_tycoon_pictures-trains-out = { $count ->
    [one] one train
   *[other] { $count } trains
}
train_tycoon_pictures-factory-waits = { $item ->
    [tools] tool factory to place
   *[other] { $item } factory to place
}
train_tycoon_pictures-income-now = Income last turn { $sum }
train_tycoon_pictures-laid-new = { $count } new
train_tycoon_pictures-laid-upgraded = { $count } upgraded
train_tycoon_pictures-laid-replaced = { $count } bulldozed
train_tycoon_pictures-laid-reused = { $count } reused free of charge
train_tycoon_pictures-cost-track = Tiles ({ $kinds }): { $sum }
train_tycoon_pictures-cost-rights = Rights in { $place }: { $rights }
train_tycoon_pictures-cost-engineering = Engineering of the longest line: { $sum }
train_tycoon_pictures-cost-breaks = { $count ->
    [one] Breaks its own line { $lines }
   *[other] Breaks its own lines { $lines }
}
train_tycoon_pictures-cost-total = { $loans ->
    [0] { $sum } in all, leaving { $cash }
    [one] { $sum } in all, leaving { $cash } and one loan
   *[other] { $sum } in all, leaving { $cash } and { $loans } loans
}

train_tycoon_pictures-sign-new = new tile
train_tycoon_pictures-sign-upgrade = upgraded tile
train_tycoon_pictures-sign-replace = bulldozed and laid again
train_tycoon_pictures-sign-reuse = reused
train_tycoon_pictures-sign-factory = factory, what it makes above what it takes
train_tycoon_pictures-sign-transfer = transfer hub
train_tycoon_pictures-sign-train = train with the number of its line
train_tycoon_pictures-sign-abandoned = track without a train
train_tycoon_pictures-sign-lost = track that would go
train_tycoon_pictures-sign-brought = brought there this turn
train_tycoon_pictures-sign-investment = investment: how often it counts; yours: what it brings
train_tycoon_pictures-sign-framed = new
train_tycoon_pictures-sign-changed = hub that changed
train_tycoon_pictures-sign-reach = within reach
train_tycoon_pictures-sign-stock = how many wait there

train_tycoon_pictures-alt-plan = Preview of a line: from { $start } over { $hexes } to { $end }.
train_tycoon_pictures-alt-laid = New: { $hexes }.
train_tycoon_pictures-alt-no-network = { $company } has no line yet.
train_tycoon_pictures-alt-company = { $company } has { $count ->
    [one] one train
   *[other] { $count } trains
} and joins { $hubs }.
train_tycoon_pictures-alt-city = { $city } takes { $item }, { $count ->
    [0] nobody waits
    [one] one passenger waits
   *[other] { $count } passengers wait
}
train_tycoon_pictures-alt-broken = Broken: line { $lines }.
train_tycoon_pictures-alt-brought = brought: { $items }
train_tycoon_pictures-alt-stocks = Stocks: { $hubs }.
train_tycoon_pictures-alt-investments = { $count ->
    [one] One investment lies on the map.
   *[other] { $count } investments lie on the map.
}

train_tycoon_pictures-deliveries = { $count ->
    [0] no deliveries
    [one] one delivery for { $sum }
   *[other] { $count } deliveries for { $sum }
}
train_tycoon_pictures-distance = Distance
train_tycoon_pictures-market = Market
train_tycoon_pictures-comes-to = Income
train_tycoon_pictures-no-deliveries = Nothing could be delivered
train_tycoon_pictures-came = New passengers: { $cities }
train_tycoon_pictures-made = Made in { $hex }: { $count } × { $item }
train_tycoon_pictures-refilled = More { $item } elsewhere: { $hubs }
train_tycoon_pictures-income-sums = Deliveries { $deliveries } − trains { $trains } − interest { $interest }: income { $income }
train_tycoon_pictures-paid-out = Pays out { $each } a share, the company keeps { $kept }
train_tycoon_pictures-retained = Retains { $sum }
