# Train Tycoon in chat: the Operate phase.

# Places, lines, things

train_tycoon_operation-item-oil = oil
train_tycoon_operation-item-minerals = minerals
train_tycoon_operation-item-fish = fish
train_tycoon_operation-item-cheese = cheese
train_tycoon_operation-item-furniture = furniture
train_tycoon_operation-item-tools = tools
train_tycoon_operation-factory-cheese = cheese factory
train_tycoon_operation-factory-furniture = furniture factory
train_tycoon_operation-factory-tools = tools factory
train_tycoon_operation-transfer = transfer hub
train_tycoon_operation-place = { $what } ({ $hex })
train_tycoon_operation-between = { $one } – { $two }
train_tycoon_operation-line-number = { $line } [no. { $number }]
train_tycoon_operation-way = { $start } → { $end }
train_tycoon_operation-or = { $one } or { $two }
train_tycoon_operation-near = { $what } { $steps }
train_tycoon_operation-nobody = no president

train_tycoon_operation-laid-new = new track in { $hexes }
train_tycoon_operation-laid-reuse = the track there is in { $hexes }
train_tycoon_operation-laid-replace = { $hexes } bulldozed and laid anew
train_tycoon_operation-laid-upgrade = { $hexes } upgraded to a green tile
train_tycoon_operation-laid-clear = the transfer hub in { $hexes } cleared for track
train_tycoon_operation-over-new = { $hexes } new
train_tycoon_operation-over-reuse = { $hexes } reused
train_tycoon_operation-over-replace = { $hexes } bulldozed
train_tycoon_operation-over-upgrade = { $hexes } upgraded
train_tycoon_operation-over-clear = { $hexes } cleared
train_tycoon_operation-how-new = new track in { $hex }
train_tycoon_operation-how-reuse = reuse the track in { $hex }
train_tycoon_operation-how-replace = bulldoze { $hex }
train_tycoon_operation-how-upgrade = upgrade { $hex }
train_tycoon_operation-how-clear = clear the hub in { $hex }
train_tycoon_operation-typed-new = new
train_tycoon_operation-typed-reuse = reuse
train_tycoon_operation-typed-replace = replace bulldoze
train_tycoon_operation-typed-upgrade = upgrade green
train_tycoon_operation-typed-clear = clear

train_tycoon_operation-cost-nothing = nothing
train_tycoon_operation-cost-track = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} { $amount }
train_tycoon_operation-cost-right = { $company } in { $hex } { $amount }
train_tycoon_operation-cost-rights = rights { $amount } ({ $each })
train_tycoon_operation-cost-engineering = engineering { $amount }
train_tycoon_operation-moves-none = nothing to deliver
train_tycoon_operation-moves-passengers = { $count ->
    [one] 1 passenger
   *[other] { $count } passengers
}
train_tycoon_operation-moves-item = { $count } { $item }
train_tycoon_operation-moves = { $count ->
    [one] 1 delivery
   *[other] { $count } deliveries
} for **{ $amount }** ({ $items })
train_tycoon_operation-has = It has { $purse }.
train_tycoon_operation-spend = It can spend { $amount }: its latest income allows { $loans ->
    [0] no loan
    [one] 1 loan
   *[other] { $loans } loans
} in all.

# What is asked, on the public card

train_tycoon_operation-ask-factory = **{ $company }** places its { $factory } and opens a first line from it. It makes { $item } from { $takes }. It may stand in any empty hex that is not beside a city or a resource it takes; the line is 1 to { $most } hexes long and ends at a hub or in an empty hex.
train_tycoon_operation-ask-line = **{ $company }** operates. First it may open one line: 1 to { $most } hexes of track from a hub it serves to another hub. A train is put on it, and deliveries follow by themselves.
train_tycoon_operation-ask-line-first = **{ $company }** operates. First it may open one line: 1 to { $most } hexes of track from any city to another hub. A train is put on it, and deliveries follow by themselves.
train_tycoon_operation-ask-line-now = Without a new line it would earn **{ $income }** this turn: { $moves }.
train_tycoon_operation-ask-lines-none = No line is legal and can be paid.
train_tycoon_operation-ask-lines-hope = No line earns its price back by itself; with another one next turn some do.
train_tycoon_operation-ask-lines-poor = No line on offer earns its price back by the end of the game, not even with another one next turn.
train_tycoon_operation-ask-take = All { $most } trains of **{ $company }** are on the map: the new line takes the train of another one, which is then abandoned. Which?
train_tycoon_operation-ask-trains = **{ $company }** has { $count } of { $most } trains on the map, each { $each } this turn. It may put trains on lines without one, then cut trains; after that it delivers.
train_tycoon_operation-ask-trains-cut = A train has been cut, so none can be added any more this turn.
train_tycoon_operation-ask-trains-now = As it stands: { $moves }, less { $trains } for trains and { $interest } interest: income **{ $income }**.
train_tycoon_operation-ask-invest = **{ $company }** has opened { $line }. Its president may put one of { $count ->
    [one] the 1 marker left
   *[other] the { $count } markers left
} face down on a yellow tile of it. At the end the marker’s value{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
} goes to the company whose train then runs over that tile, and nobody may rebuild the tile.
train_tycoon_operation-ask-payout = **{ $company }** has earned **{ $income }**; { $issued ->
    [one] 1 share is
   *[other] { $issued } shares are
} issued. Pay it out or retain it?
train_tycoon_operation-ask-payout-pay = **Pay out** { $each } a share: { $parts }; the company keeps { $rest }. { $after }
train_tycoon_operation-ask-payout-keep = **Retain** { $income }. { $after }
train_tycoon_operation-ask-payout-price = The price of the share moves only in the next Trading phase; the target price is no more than a guide to it.
train_tycoon_operation-payout-after = Then it has { $purse }, pays { $interest } interest next turn, and its target price is { $target }. Were this the end, a share would count { $value }.
train_tycoon_operation-payout-part = { $name } { $amount } ({ $count })
train_tycoon_operation-ask-keep = **{ $company }** has { $count } lines now and only { $most } trains: { $surplus ->
    [one] one line has
   *[other] { $surplus } lines have
} to be given up. Choose those that go, or take a ready-made choice.

train_tycoon_operation-press-noline = Open no line
train_tycoon_operation-press-route = Type a line…
train_tycoon_operation-press-if = What if…
train_tycoon_operation-press-by-hex = Hex by hex…
train_tycoon_operation-press-from = Other ends…
train_tycoon_operation-press-anew = Begin again
train_tycoon_operation-press-hex-back = One hex back
train_tycoon_operation-press-empty = To an empty hex…
train_tycoon_operation-press-finish = Deliver
train_tycoon_operation-press-finish-pay = Deliver, pay { $each } a share
train_tycoon_operation-press-finish-retain = Deliver, retain { $amount }
train_tycoon_operation-press-ships = See the deliveries…
train_tycoon_operation-press-marker = My markers…
train_tycoon_operation-press-nomarker = Place none
train_tycoon_operation-press-payout = Pay out { $each } a share
train_tycoon_operation-press-retain = Retain { $amount }
train_tycoon_operation-press-keep-best = Keep the { $most } that earn most…
train_tycoon_operation-press-keep-oldest = Keep the oldest { $most }…
train_tycoon_operation-press-if-back = Back to the company

train_tycoon_operation-menu-best = Lines, the best first…
train_tycoon_operation-menu-starts = Another line, from this hub…
train_tycoon_operation-menu-sites = Factory elsewhere…
train_tycoon_operation-menu-sites-of = Factory elsewhere, { $first } to { $last }…
train_tycoon_operation-menu-ways = Another way…
train_tycoon_operation-menu-ends = End at…
train_tycoon_operation-menu-empty = End in an empty hex…
train_tycoon_operation-menu-first = Hex by hex, first into…
train_tycoon_operation-menu-next = What next?
train_tycoon_operation-menu-take = Take the train of…
train_tycoon_operation-menu-expand = Train on a line without one…
train_tycoon_operation-menu-cut = Cut the train of…
train_tycoon_operation-menu-marker = Put a marker on…
train_tycoon_operation-menu-keep = { $count ->
    [one] The line that goes…
   *[other] The { $count } lines that go…
}
train_tycoon_operation-menu-if = Another company…
train_tycoon_operation-menu-if-lines = What if it opened…

train_tycoon_operation-option-line = { $line }: { $amount }, { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
train_tycoon_operation-option-line-detail = income { $income }; by the end { $gain }
train_tycoon_operation-option-line-breaks = breaks { $count ->
    [one] a line of its own
   *[other] { $count } lines of its own
}
train_tycoon_operation-option-line-hope = with a line next turn up to { $hope } more
train_tycoon_operation-option-end = { $place }: { $amount }, { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
train_tycoon_operation-option-end-detail = income this turn { $income }
train_tycoon_operation-option-way = { $amount }: { $hexes }
train_tycoon_operation-option-start = { $count ->
    [one] 1 end
   *[other] { $count } ends
} within reach
train_tycoon_operation-option-site = Factory in { $hex }
train_tycoon_operation-option-first = Into { $hex }
train_tycoon_operation-option-cheapest = the cheapest line that way costs { $amount }
train_tycoon_operation-option-onward = { $how }, on to { $hex }
train_tycoon_operation-option-ends = { $how }, end at { $place }
train_tycoon_operation-option-ends-detail = the whole line costs { $amount }
train_tycoon_operation-option-take-broken = broken: nothing is lost
train_tycoon_operation-option-change = then income { $income }; by the end { $gain }
train_tycoon_operation-option-expand = { $line }: rights { $amount }, { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
train_tycoon_operation-option-marker = { $value } on { $hex }
train_tycoon_operation-option-marker-detail = marker { $number } of your hand
train_tycoon_operation-option-keep = without it { $gain } to the end of the game
train_tycoon_operation-option-if = { $purse }; income { $income }; { $count ->
    [one] 1 line
   *[other] { $count } lines
}

# What a choice would do

train_tycoon_operation-sure-open = **{ $company }** opens { $line }: { $laid }.
train_tycoon_operation-sure-open-cost = It costs **{ $amount }** ({ $parts }). { $company } has { $before } now and { $after } then.
train_tycoon_operation-sure-open-transfer = A transfer hub is placed in { $hex }.
train_tycoon_operation-sure-open-clear = The transfer hub in { $hexes } goes.
train_tycoon_operation-sure-open-breaks = { $count ->
    [one] This breaks the line { $lines }; its train leaves it.
   *[other] This breaks the lines { $lines }; their trains leave them.
}
train_tycoon_operation-sure-open-take = All { $most } trains are out: you will choose the line whose train goes to the new one.
train_tycoon_operation-sure-open-income = Income of turn { $turn }: **{ $then }** ({ $now } without it); { $moves }.
train_tycoon_operation-sure-open-gain = By the end of the game **{ $gain }**, its price taken off, if nobody else moved.
train_tycoon_operation-sure-open-hope = A line opened next turn could add up to { $hope }.
train_tycoon_operation-sure-expand = **{ $company }** puts a train on { $line } ({ $count ->
    [one] 1 hex
   *[other] { $count } hexes
} of track without a train).
train_tycoon_operation-sure-expand-cost = Rights cost **{ $amount }**. { $company } has { $before } now and { $after } then.
train_tycoon_operation-sure-expand-free = No rights are due for it.
train_tycoon_operation-sure-change = Income this turn: **{ $then }** instead of { $now }. By the end of the game **{ $gain }**, if nobody else moved.
train_tycoon_operation-sure-cut = **{ $company }** takes its train off { $line }. The track stays; any company with rights there may put a train on it.
train_tycoon_operation-sure-cut-last = After this no train can be added this turn.
train_tycoon_operation-sure-take = **{ $company }** takes the train off { $line } for the new line; the track there is then abandoned.
train_tycoon_operation-sure-take-then = Income this turn would then be **{ $income }**.
train_tycoon_operation-sure-marker = Your marker of **{ $value }** goes face down on { $hex } of { $line }. At the end it brings **{ $total }** ({ $value } × { $times }) to the company whose train then runs over that tile; on a line without a train, nothing. The others see the place, not the value.
train_tycoon_operation-sure-keep = **{ $company }** gives up { $lines }. Their track stays, without trains.
train_tycoon_operation-sure-keep-kept = It keeps { $lines }.
train_tycoon_operation-sure-keep-means = To the end of the game it would earn **{ $after }** with these, { $before } with all, if nobody else moved.

train_tycoon_operation-confirm-open = Open it for { $amount }
train_tycoon_operation-confirm-expand = Put the train there for { $amount }
train_tycoon_operation-confirm-cut = Cut this train
train_tycoon_operation-confirm-take = Take this train
train_tycoon_operation-confirm-marker = Place it on { $hex }
train_tycoon_operation-confirm-keep = Give these up
train_tycoon_operation-said-open = The line is opened.
train_tycoon_operation-said-marker = Your marker lies on { $hex }.

# Putting a line together

train_tycoon_operation-from = A line from **{ $place }**.
train_tycoon_operation-from-factory = The { $factory } in **{ $hex }**: the hex is empty, and neither a city nor { $takes } lies beside it. Steps to the nearest: { $near }.
train_tycoon_operation-from-ends = { $count ->
    [0] No hub can be reached from here, only empty hexes.
    [one] One hub can be reached from here; with it the cheapest line.
   *[other] { $count } hubs can be reached from here, the cheapest first.
}
train_tycoon_operation-from-none = No line from here is legal and can be paid.
train_tycoon_operation-empty = A line from **{ $place }** that ends in an empty hex: it gets a transfer hub, from which a later line may go on.
train_tycoon_operation-lay = From **{ $start }**, hex { $count } of at most { $most }: **{ $here }**.
train_tycoon_operation-lay-behind = So far { $laid }.
train_tycoon_operation-form-route = A line, hex by hex
train_tycoon_operation-form-route-field = Start, hexes and end
train_tycoon_operation-form-route-hint = E8 F8 G7 upgrade H7 – or only both ends
train_tycoon_operation-refuse-route = “{ $text }” names no line: give the start, the hexes of track and the end in their order, such as E8 F8 G7.
train_tycoon_operation-refuse-no-way = From { $start } to { $end } no line of 1 to { $most } hexes is legal and can be paid (ruling { $rule }).

# Investments

train_tycoon_operation-markers = Your markers, for you alone. One placed now { $times ->
    [1] counts once
   *[other] counts { $times } times
} at the end, for the company whose train then runs over its tile.

# What if

train_tycoon_operation-if = What would a company earn, and which line would bring it most? Choose one; nothing is done.
train_tycoon_operation-if-now = **{ $company }** ({ $president }) has { $purse } and { $count ->
    [one] 1 train
   *[other] { $count } trains
} on the map. Its latest income was { $income }, so it may have { $loans ->
    [0] no loan
    [one] 1 loan
   *[other] { $loans } loans
}.
train_tycoon_operation-if-turn = If nobody did anything until its next Operate, in turn { $turn }:
train_tycoon_operation-if-turn-now = It operates now, in turn { $turn }:
train_tycoon_operation-if-ahead = With these lines it would earn { $amount } to the end of the game.
train_tycoon_operation-if-opened = It has had its line of this turn.
train_tycoon_operation-if-no-president = It has no president, so it does nothing in Operate.
train_tycoon_operation-if-last = It has had its last turn.
train_tycoon_operation-if-gone = The game has gone on: that line is not possible now.
train_tycoon_operation-if-line = What if? Nothing is done.
train_tycoon_operation-ships = **{ $company }**, turn { $turn }, if nobody did anything until then: { $moves }.
train_tycoon_operation-ships-now = **{ $company }** would deliver now: { $moves }.

# Commands

train_tycoon_operation-refuse-choice = “{ $text }” is not offered here; choose from the list that appears while you type.
train_tycoon_operation-slash-line = Open a line for the company that operates, or place its factory with one
train_tycoon_operation-slash-line-hexes = The hexes in their order, only both ends, or one of the lines offered
train_tycoon_operation-slash-no-line = Open no line this turn
train_tycoon_operation-slash-take = Take the train for the new line from another one
train_tycoon_operation-slash-take-line = Which line gives up its train
train_tycoon_operation-slash-expand = Put a train on a line without one
train_tycoon_operation-slash-expand-line = Which line
train_tycoon_operation-slash-cut = Cut the train of a line
train_tycoon_operation-slash-cut-line = Which line
train_tycoon_operation-slash-deliver = Go on to the deliveries
train_tycoon_operation-slash-invest = Put an investment marker on the new line, or none
train_tycoon_operation-slash-invest-marker = Which marker on which tile; only you see the values
train_tycoon_operation-slash-payout = Pay the company’s income out or retain it
train_tycoon_operation-slash-payout-how = Pay out or retain
train_tycoon_operation-slash-if = What a company would earn, and its best lines; nothing is done
train_tycoon_operation-slash-if-company = Which company

# What happened: pieces of a company's line

train_tycoon_operation-told-skipped = **{ $company }** has no president and skips its turn.
train_tycoon_operation-told-factory-waits = **{ $company }** can place its factory nowhere this turn.
train_tycoon_operation-told-factory = places its { $factory } in { $hex }
train_tycoon_operation-told-opened = opens **{ $line }** over { $hexes } for { $amount }
train_tycoon_operation-told-track = track { $amount }
train_tycoon_operation-told-rights = rights { $amount }
train_tycoon_operation-told-engineering = engineering { $amount }
train_tycoon_operation-told-broken = breaks its line { $line }
train_tycoon_operation-told-hub-gone = the transfer hub in { $hex } goes
train_tycoon_operation-told-train-moved = takes the train for it off { $line }
train_tycoon_operation-told-cut = cuts its train on { $line }
train_tycoon_operation-told-over-ten = gives up { $count ->
    [one] the line
   *[other] { $count } lines
}: { $lines }
train_tycoon_operation-told-insolvency = is bankrupt; { $count ->
    [one] its train leaves the map
   *[other] its { $count } trains leave the map
}: { $lines }
train_tycoon_operation-told-expanded = puts a train on **{ $line }**
train_tycoon_operation-told-invested = puts an investment on { $hex } (× { $times })
train_tycoon_operation-told-delivered = delivers for **{ $amount }** ({ $items })
train_tycoon_operation-told-made = makes { $items }
train_tycoon_operation-told-came = { $count ->
    [one] 1 passenger comes
   *[other] { $count } passengers come
} to { $cities }
train_tycoon_operation-told-refilled = { $count } more { $item } in { $places }
train_tycoon_operation-told-income = has an income of **{ $amount }**
train_tycoon_operation-told-trains = trains { $amount }
train_tycoon_operation-told-interest = interest { $amount }
train_tycoon_operation-told-paid-out = pays { $each } a share: { $parts }
train_tycoon_operation-told-share = { $name } { $amount }
train_tycoon_operation-told-rest = keeps { $amount }
train_tycoon_operation-told-retained = retains it
train_tycoon_operation-told-turn-ended = **Turn { $turn } is over.** Company order and target prices: { $order }. { $name } has the priority.
train_tycoon_operation-told-order = { $company } { $target }
train_tycoon_operation-told-markers = **The investments are turned over.** { $parts }.
train_tycoon_operation-told-marker = { $name }’s { $value } × { $times } on { $hex } brings { $company } { $total }
train_tycoon_operation-told-markers-empty = { $count ->
    [one] One investment brings nothing.
   *[other] { $count } investments bring nothing.
}
