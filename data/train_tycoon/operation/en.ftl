# Train Tycoon in chat: the Operate phase.

# Places, lines, things

train_tycoon_chat-item-oil = oil
train_tycoon_chat-item-minerals = minerals
train_tycoon_chat-item-fish = fish
train_tycoon_chat-item-cheese = cheese
train_tycoon_chat-item-furniture = furniture
train_tycoon_chat-item-tools = tools
train_tycoon_chat-factory-cheese = cheese factory
train_tycoon_chat-factory-furniture = furniture factory
train_tycoon_chat-factory-tools = tool factory
train_tycoon_chat-transfer = transfer hub
train_tycoon_chat-place = { $what } ({ $hex })
train_tycoon_chat-between = { $one } – { $two }
train_tycoon_chat-line-number = { $line } [no. { $number }]
train_tycoon_chat-line-over = { $line } over { $hexes }
train_tycoon_chat-way = { $start } – { $end }
train_tycoon_chat-or = { $one } or { $two }
train_tycoon_chat-near = { $what } { $steps }
train_tycoon_chat-near-steps = steps to { $near }
train_tycoon_chat-no-president = no president

train_tycoon_chat-laid-new = new track in { $hexes }
train_tycoon_chat-laid-reuse = the track there is in { $hexes }
train_tycoon_chat-laid-replace = { $hexes } bulldozed and laid again
train_tycoon_chat-laid-upgrade = { $hexes } upgraded to a green tile
train_tycoon_chat-laid-clear = the transfer hub in { $hexes } cleared for track
train_tycoon_chat-over-new = { $hexes } new
train_tycoon_chat-over-reuse = { $hexes } reused
train_tycoon_chat-over-replace = { $hexes } bulldozed
train_tycoon_chat-over-upgrade = { $hexes } upgraded
train_tycoon_chat-over-clear = { $hexes } cleared
train_tycoon_chat-how-new = new track in { $hex }
train_tycoon_chat-how-reuse = reuse the track in { $hex }
train_tycoon_chat-how-replace = bulldoze { $hex }
train_tycoon_chat-how-upgrade = upgrade { $hex }
train_tycoon_chat-how-clear = clear the hub in { $hex }
train_tycoon_chat-typed-new = new
train_tycoon_chat-typed-reuse = reuse
train_tycoon_chat-typed-replace = bulldoze replace
train_tycoon_chat-typed-upgrade = upgrade green
train_tycoon_chat-typed-clear = clear

train_tycoon_chat-cost-nothing = nothing
train_tycoon_chat-cost-track = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} { $amount }
train_tycoon_chat-cost-right = { $company } in { $hex } { $amount }
train_tycoon_chat-cost-rights = rights { $amount } ({ $each })
train_tycoon_chat-cost-engineering = engineering { $amount }
train_tycoon_chat-moves-none = nothing to deliver
train_tycoon_chat-moves-passengers = { $count ->
    [one] 1 passenger
   *[other] { $count } passengers
}
train_tycoon_chat-one-oil = 1 oil
train_tycoon_chat-one-minerals = 1 mineral
train_tycoon_chat-one-fish = 1 fish
train_tycoon_chat-one-cheese = 1 cheese
train_tycoon_chat-one-furniture = 1 furniture
train_tycoon_chat-one-tools = 1 tool
train_tycoon_chat-moves-item = { $count } { $item }
train_tycoon_chat-moves = { $count ->
    [one] 1 delivery
   *[other] { $count } deliveries
} for **{ $amount }** ({ $items })
train_tycoon_chat-earns = deliveries { $amount } − trains { $trains } = { $total }
train_tycoon_chat-earns-interest = deliveries { $amount } − trains { $trains } − interest { $interest } = { $total }
train_tycoon_chat-earns-capped = { $sum }, counted as { $to }
train_tycoon_chat-has = It has { $purse }.
train_tycoon_chat-spend = It can spend { $amount }: its latest income allows { $loans ->
    [0] no loans
    [one] 1 loan
   *[other] { $loans } loans
}.
train_tycoon_chat-spend-nothing = It can spend nothing: its latest income allows { $loans ->
    [0] no loans
    [one] only 1 loan
   *[other] only { $loans } loans
}.

# What is asked, on the public card

train_tycoon_chat-ask-factory = **{ $company }** places its { $factory } and opens its first line from there. The factory makes { $item } from { $takes }; it may stand in any empty hex that isn't beside a city or a resource it takes. The line is 1 to { $most } hexes long and ends at a hub or in an empty hex.
train_tycoon_chat-ask-line = **{ $company }** operates. First it may open one line: 1 to { $most } hexes of track from a hub it serves to another hub. A train is put on it, and deliveries follow automatically.
train_tycoon_chat-ask-line-first = **{ $company }** operates. First it may open one line: 1 to { $most } hexes of track from any city to another hub. A train is put on it, and deliveries follow automatically.
train_tycoon_chat-ask-line-now = Without a new line this turn: { $sums } ({ $moves }).
train_tycoon_chat-ask-lines-none = There's no legal line that the company can pay for.
train_tycoon_chat-ask-lines-poor = Even counting later turns, you should do better without any of the lines on offer.
train_tycoon_chat-ask-lines-last = No line on offer pays for itself: this is the last turn.
train_tycoon_chat-ask-take = All { $most } trains of **{ $company }** are on the map: the new line takes the train of another one, which is then abandoned. Which one?
train_tycoon_chat-ask-trains = **{ $company }** has { $count } of { $most } trains on the map, each { $each } this turn. It may put trains on lines without one, then cut trains; after that it delivers.
train_tycoon_chat-ask-trains-cut = A train has been cut, so no more can be added this turn.
train_tycoon_chat-ask-trains-now = As things stand: { $sums } ({ $moves }).
train_tycoon_chat-ask-invest = **{ $company }** has opened { $line }. You may put { $count ->
    [one] your last investment
   *[other] one of your { $count } investments
} face down on a yellow tile of it. At the end its value{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
} goes to the company whose train then runs over that tile, and nobody may rebuild the tile.
train_tycoon_chat-ask-payout = **{ $company }** has earned **{ $income }**; { $issued ->
    [one] 1 share is
   *[other] { $issued } shares are
} issued. Pay it out or retain it?
train_tycoon_chat-ask-payout-pay = **Pay out** { $each } a share: { $parts }; the company keeps { $rest }. { $after }
train_tycoon_chat-ask-payout-keep = **Retain** { $income }. { $after }
train_tycoon_chat-ask-payout-price = The share price moves only in the next Trading phase; the target price is just a guide to it.
train_tycoon_chat-payout-after = Then it has { $purse }{ $loans ->
    [0] { "" }
   *[other] , pays { $interest } interest next turn,
} and its target price is { $target }. If the game ended now, its share value would be { $value }.
train_tycoon_chat-payout-part = { $name } { $amount } ({ $count })
train_tycoon_chat-ask-keep = **{ $company }** now has { $count } lines and only { $most } trains: { $surplus ->
    [one] one line has
   *[other] { $surplus } lines have
} to be given up. Choose which ones stay, or take a ready-made choice.

train_tycoon_chat-press-noline = Open no line
train_tycoon_chat-press-route = Type a line…
train_tycoon_chat-press-if = What if…
train_tycoon_chat-press-by-hex = Hex by hex…
train_tycoon_chat-press-from = Other ends…
train_tycoon_chat-press-anew = Start over
train_tycoon_chat-press-hex-back = One hex back
train_tycoon_chat-press-empty = To an empty hex…
train_tycoon_chat-press-finish = Deliver
train_tycoon_chat-press-finish-pay = Deliver, pay { $each } each
train_tycoon_chat-press-finish-retain = Deliver, retain { $amount }
train_tycoon_chat-press-ships = See the deliveries…
train_tycoon_chat-press-marker = My investments…
train_tycoon_chat-press-nomarker = Place none
train_tycoon_chat-press-payout = Pay out { $each } a share
train_tycoon_chat-press-retain = Retain { $amount }
train_tycoon_chat-press-keep = Keep these lines
train_tycoon_chat-press-keep-best = Keep the best { $most }…
train_tycoon_chat-press-keep-oldest = Keep the oldest { $most }…
train_tycoon_chat-press-if-back = Back to the company

train_tycoon_chat-menu-best = Lines, best first…
train_tycoon_chat-menu-best-even = Lines, several equally good at the top…
train_tycoon_chat-menu-best-all = Lines, all equally good…
train_tycoon_chat-menu-starts = Another line, from…
train_tycoon_chat-menu-sites = Factory elsewhere…
train_tycoon_chat-menu-sites-of = Factory { $first } to { $last }…
train_tycoon_chat-menu-ways = Another way…
train_tycoon_chat-menu-ends = End at…
train_tycoon_chat-menu-empty = End in an empty hex…
train_tycoon_chat-menu-first = First hex…
train_tycoon_chat-menu-next = What next?
train_tycoon_chat-menu-take = Take the train of…
train_tycoon_chat-menu-expand = Add a train to…
train_tycoon_chat-menu-cut = Cut the train of…
train_tycoon_chat-menu-marker = Put an investment on…
train_tycoon_chat-menu-keep = The { $count } lines to keep…
train_tycoon_chat-menu-if = Another company…
train_tycoon_chat-menu-if-lines = What if it opened…

train_tycoon_chat-option-line = { $line }: { $amount }, { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
train_tycoon_chat-option-line-detail = { $sums }; in the long run { $gain }
train_tycoon_chat-option-factory-detail = { $sums }; then some { $afar } of track to what it needs
train_tycoon_chat-option-line-breaks = breaks { $count ->
    [one] a line of its own
   *[other] { $count } lines of its own
}
train_tycoon_chat-option-line-breaks-income = breaks { $count ->
    [one] a line of its own
   *[other] { $count } lines of its own
}; income { $income }
train_tycoon_chat-option-end = { $place }: { $amount }, { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
train_tycoon_chat-option-way = { $amount }: { $hexes }
train_tycoon_chat-option-start = { $count ->
    [one] 1 end
   *[other] { $count } ends
} within reach
train_tycoon_chat-option-site = Factory in { $hex }
train_tycoon_chat-option-first = Into { $hex }
train_tycoon_chat-option-cheapest = cheapest line { $amount }
train_tycoon_chat-option-onward = { $how }, on to { $hex }
train_tycoon_chat-option-ends = { $how }, end at { $place }
train_tycoon_chat-option-ends-detail = the whole line costs { $amount }
train_tycoon_chat-option-take-broken = broken: nothing is lost
train_tycoon_chat-option-change = { $sums }; company { $gain } by the end
train_tycoon_chat-option-expand = { $line }: rights { $amount }, { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
train_tycoon_chat-option-marker = { $value } on { $hex }
train_tycoon_chat-option-marker-detail = brings { $value } × { $times } = { $total } at the end
train_tycoon_chat-option-change-invested = income { $income }; company { $gain } by the end, { $count ->
    [one] the investment on it
   *[other] the { $count } investments on it
} not counted
train_tycoon_chat-option-keep = without it { $gain } for the company by the end
train_tycoon_chat-option-if = { $purse }; income { $income }; { $count ->
    [one] 1 line
   *[other] { $count } lines
}

# What a choice would do

train_tycoon_chat-sure-open = **{ $company }** opens { $line }: { $laid }.
train_tycoon_chat-sure-open-cost = It costs **{ $amount }** ({ $parts }). { $company } has { $before } now and { $after } then.
train_tycoon_chat-sure-open-transfer = A transfer hub is placed in { $hex }.
train_tycoon_chat-sure-open-clear = The transfer hub in { $hexes } goes.
train_tycoon_chat-sure-open-breaks = { $count ->
    [one] This breaks the line { $lines }; its train leaves it.
   *[other] This breaks the lines { $lines }; their trains leave them.
}
train_tycoon_chat-sure-open-take = All { $most } trains are on the map: you'll then choose the line whose train goes to the new one.
train_tycoon_chat-sure-open-income = Turn { $turn } with this line: **{ $sums }** ({ $moves }); without it the income is { $now }.
train_tycoon_chat-sure-open-gain = By the end of the game this line alone brings the company **{ $amount }**, its price taken off, if nobody else acts.
train_tycoon_chat-sure-open-loss = By the end of the game this line alone costs the company **{ $amount }** more than it brings, if nobody else acts.
train_tycoon_chat-sure-open-long-run = Later lines build on it: with them it should bring about **{ $amount }** in the long run, compared with no line now.
train_tycoon_chat-sure-open-long-run-less = Even with later lines it should cost about **{ $amount }** more than it brings in the long run, compared with no line now.
train_tycoon_chat-sure-expand = **{ $company }** puts a train on { $line } ({ $count ->
    [one] 1 hex
   *[other] { $count } hexes
} of track without a train).
train_tycoon_chat-sure-expand-cost = Rights cost **{ $amount }**. { $company } has { $before } now and { $after } then.
train_tycoon_chat-sure-expand-free = No rights are due for it.
train_tycoon_chat-press-change = Change trains, deliver…
train_tycoon_chat-form-change-then = What to do with the income
train_tycoon_chat-use-ask = Decide after the deliveries
train_tycoon_chat-use-pay = Pay it out, where that is possible
train_tycoon_chat-use-retain = Retain it
train_tycoon_chat-sure-finish = Income this turn: **{ $income }** instead of { $now }.
train_tycoon_chat-sure-finish-expand = Trains are added to { $lines }.
train_tycoon_chat-sure-finish-cut = The trains of { $lines } are cut. The track stays.
train_tycoon_chat-sure-finish-ask = Whether to pay it out is decided after the deliveries.
train_tycoon_chat-sure-finish-pay = It is paid out, where that is possible.
train_tycoon_chat-sure-finish-retain = It is retained.
train_tycoon_chat-confirm-finish = Change and deliver
train_tycoon_chat-sure-change = This turn: **{ $sums }** instead of { $now }. By the end of the game that brings the company **{ $amount }**, if nobody else acts.
train_tycoon_chat-sure-change-loss = This turn: **{ $sums }** instead of { $now }. By the end of the game that costs the company **{ $amount }**, if nobody else acts.
train_tycoon_chat-sure-cut = **{ $company }** takes its train off { $line }: the line stops running. The track stays; any company with rights there may put a train on it.
train_tycoon_chat-sure-invested = { $count ->
    [one] The investment on this line is
   *[other] The { $count } investments on this line are
} included, with { $amount }.
train_tycoon_chat-sure-open-own = Here your own investments count at what they're worth; the table's card counts the average.
train_tycoon_chat-sure-invested-hidden = An investment whose value is hidden from you counts as an average one.
train_tycoon_chat-sure-cut-last = After this no train can be added this turn.
train_tycoon_chat-sure-take = **{ $company }** takes the train off { $line } for the new line; the track there is then abandoned.
train_tycoon_chat-sure-take-then = With that, this turn: **{ $sums }**.
train_tycoon_chat-sure-marker = Your investment of **{ $value }** goes face down on { $hex } of { $line }. At the end it brings **{ $total }** ({ $value } × { $times }) to the company whose train then runs over that tile; on a line without a train, nothing. The others see the place, not the value.
train_tycoon_chat-sure-keep = **{ $company }** gives up { $lines }. Their track stays, without trains.
train_tycoon_chat-sure-keep-kept = It keeps { $lines }.
train_tycoon_chat-sure-keep-means = By the end of the game it would earn **{ $after }** with these, { $before } with all, if nobody else acts.

train_tycoon_chat-confirm-open = Open it: { $amount }
train_tycoon_chat-confirm-expand = Add train: { $amount }
train_tycoon_chat-confirm-cut = Cut this train
train_tycoon_chat-confirm-take = Take this train
train_tycoon_chat-confirm-marker = Place it on { $hex }
train_tycoon_chat-confirm-keep = Give these up
train_tycoon_chat-said-open = The line is opened.
train_tycoon_chat-said-marker = Your investment lies on { $hex }.

# Putting a line together

train_tycoon_chat-from = A line from **{ $place }**.
train_tycoon_chat-from-factory = The { $factory } in **{ $hex }**: the hex is empty, and there's neither a city nor { $takes } beside it. Steps to the nearest: { $near }.
train_tycoon_chat-from-ends = { $count ->
    [0] No hub can be reached from here, only empty hexes.
    [one] One hub can be reached from here, with the cheapest line shown.
   *[other] { $count } hubs can be reached from here, the cheapest first.
}
train_tycoon_chat-from-none = There's no legal line from here that the company can pay for.
train_tycoon_chat-empty = A line from **{ $place }** that ends in an empty hex: it gets a transfer hub, from which a later line may go on.
train_tycoon_chat-lay = From **{ $start }**, hex { $count } of at most { $most }: **{ $here }**.
train_tycoon_chat-lay-behind = So far { $laid }.
train_tycoon_chat-form-route = A line, hex by hex
train_tycoon_chat-form-route-hexes = Start, hexes and end
train_tycoon_chat-form-route-hint = E8 F8 G7 upgrade H7, or only both ends
train_tycoon_chat-refuse-route = “{ $text }” isn't a line: give the start, the hexes of track and the end in order, for example E8 F8 G7.
train_tycoon_chat-refuse-hex = “{ $text }” isn't a hex or a city of this map: give the start, the hexes of track and the end in order, for example E8 F8 G7.
train_tycoon_chat-refuse-no-way = From { $start } to { $end } no line of 1 to { $most } hexes is legal and affordable (rule { $rule }).

# Investments

train_tycoon_chat-markers = Your investments, for you alone: you still hold { $held }. One placed now { $times ->
    [1] counts once
   *[other] counts { $times } times
} at the end, for the company whose train then runs over its tile.

# What if

train_tycoon_chat-if = What would a company earn, and which line would bring it most? Choose one; nothing changes in the game.
train_tycoon_chat-if-now = **{ $company }** ({ $president }) has { $purse } and { $count ->
    [0] no trains
    [one] 1 train
   *[other] { $count } trains
} on the map. Its latest income was { $income }, so it may have { $loans ->
    [0] no loans
    [one] 1 loan
   *[other] { $loans } loans
}.
train_tycoon_chat-if-turn = If nobody did anything until it next operates, in turn { $turn }:
train_tycoon_chat-if-turn-now = It operates now, in turn { $turn }:
train_tycoon_chat-if-ahead = With these lines it would earn { $amount } by the end of the game.
train_tycoon_chat-if-opened = It has already opened a line this turn.
train_tycoon_chat-if-no-president = It has no president, so it does nothing in Operate.
train_tycoon_chat-if-last = Its last turn is over.
train_tycoon_chat-if-gone = The game has moved on: that line isn't possible now.
train_tycoon_chat-if-line = A preview: nothing changes in the game.
train_tycoon_chat-ships = **{ $company }** in turn { $turn }, if nobody did anything until then: { $moves }.
train_tycoon_chat-ships-now = **{ $company }** would deliver now: { $moves }.

# Commands

train_tycoon_chat-refuse-offered = “{ $text }” isn't offered here; choose from the list that appears while you type.
train_tycoon_chat-slash-line = Open a line for the company that operates, or place its factory with one
train_tycoon_chat-slash-line-hexes = The hexes in their order, only both ends, or one of the lines offered
train_tycoon_chat-slash-no-line = Open no line this turn
train_tycoon_chat-slash-take-train = Take the train for the new line from another one
train_tycoon_chat-slash-take-train-line = Which line gives up its train
train_tycoon_chat-slash-expand = Put a train on a line without one
train_tycoon_chat-slash-expand-line = Which line
train_tycoon_chat-slash-cut = Cut the train of a line
train_tycoon_chat-slash-cut-line = Which line
train_tycoon_chat-slash-deliver = Go on to the deliveries
train_tycoon_chat-slash-invest = Put an investment on the new line, or none
train_tycoon_chat-slash-invest-marker = Which investment on which tile; only you see the values
train_tycoon_chat-slash-payout = Pay out the company's income or retain it
train_tycoon_chat-slash-payout-how = Pay out or retain
train_tycoon_chat-slash-what-if = Preview what a company would earn, and its best lines
train_tycoon_chat-slash-what-if-company = Which company

# What happened: pieces of a company's line

train_tycoon_chat-operation-skipped = **{ $full }** has no president and skips its turn.
train_tycoon_chat-factory-waits = **{ $full }** can't place its factory anywhere this turn.
train_tycoon_chat-told-factory = places its { $factory } in { $hex }
train_tycoon_chat-told-opened = opens line { $number }, **{ $line }**, over { $hexes } for { $amount }
train_tycoon_chat-told-track = track { $amount }
train_tycoon_chat-told-rights = rights { $amount }
train_tycoon_chat-told-engineering = engineering { $amount }
train_tycoon_chat-line-broken = breaks its line { $number }, { $line }
train_tycoon_chat-told-hub-gone = the transfer hub in { $hex } is removed
train_tycoon_chat-told-train-moved = takes the train for it off { $line }
train_tycoon_chat-told-cut = cuts its train on { $line }
train_tycoon_chat-told-over-ten = gives up { $count ->
    [one] the line
   *[other] { $count } lines
}: { $lines }
train_tycoon_chat-told-insolvency = loses { $count ->
    [one] its train
   *[other] its { $count } trains
}: { $lines }
train_tycoon_chat-told-expanded = puts a train on **{ $line }**
train_tycoon_chat-told-invested = puts an investment on { $hex } (× { $times })
train_tycoon_chat-told-delivered = delivers for **{ $amount }** ({ $items })
train_tycoon_chat-told-made = { $items } made
train_tycoon_chat-told-came = { $count ->
    [one] 1 passenger comes
   *[other] { $count } passengers come
} to { $cities }
train_tycoon_chat-told-refilled = { $count } more { $item } in { $places }
train_tycoon_chat-told-income = has an income of **{ $amount }**
train_tycoon_chat-told-income-least = has an income of **{ $amount }**, the lowest possible
train_tycoon_chat-told-income-most = has an income of **{ $amount }**, the highest possible
train_tycoon_chat-told-less-trains = trains { $amount }
train_tycoon_chat-told-less-interest = interest { $amount }
train_tycoon_chat-told-paid-out = pays { $each } a share: { $parts }
train_tycoon_chat-told-payout-part = { $name } { $amount }
train_tycoon_chat-told-rest = keeps { $amount }
train_tycoon_chat-retained = retains its income
train_tycoon_chat-told-turn-ended = **Turn { $turn } is over.** Company order and target prices: { $order }. { $name } has the priority.
train_tycoon_chat-told-turn-ended-empty = **Turn { $turn } is over.** No company is left. { $name } has the priority.
train_tycoon_chat-told-turn-last = **Turn { $turn } is over.**
train_tycoon_chat-told-target-price = { $company } { $target }
train_tycoon_chat-told-markers = **The investments are revealed.** { $parts }.
train_tycoon_chat-told-marker = { $name }'s { $value } × { $times } on { $hex } brings { $company } { $total }
train_tycoon_chat-told-markers-empty = { $count ->
    [one] One investment brings nothing.
   *[other] { $count } investments bring nothing.
}
