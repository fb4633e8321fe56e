# Words in the charts of Train Tycoon: money, shares, votes, and their descriptions

train_tycoon_charts-purse = { $cash }, { $loans ->
    [one] one loan
   *[other] { $loans } loans
}
train_tycoon_charts-loans = { $count ->
    [one] 1 loan
   *[other] { $count } loans
}
train_tycoon_charts-net-worth = Net worth
train_tycoon_charts-out = choosing
train_tycoon_charts-done = has chosen
train_tycoon_charts-not-asked = not asked
train_tycoon_charts-turns-left = { $left ->
    [0] last turn
    [one] one more turn
   *[other] { $left } more turns
}
train_tycoon_charts-price = Price
train_tycoon_charts-turns = { $left ->
    [one] 1 turn to play
   *[other] { $left } turns to play
}
train_tycoon_charts-target = Target price
train_tycoon_charts-column-bank = Bank
train_tycoon_charts-column-issued = Issued
train_tycoon_charts-column-net = Net
train_tycoon_charts-column-loans = Loans
train_tycoon_charts-column-income = Income
train_tycoon_charts-column-trains = Trains
train_tycoon_charts-key = full colour: President; loans: taken/allowed
train_tycoon_charts-to-float = Not in the game; a share costs { $price } in an IPO now
train_tycoon_charts-hq-city = starts in a city
train_tycoon_charts-hq-factory = { $good } from { $takes }

train_tycoon_charts-inactive = not in the game
train_tycoon_charts-president-is = President { $name }
train_tycoon_charts-president-none = No president
train_tycoon_charts-cash = Cash
train_tycoon_charts-net = Net
train_tycoon_charts-income = Income
train_tycoon_charts-max-debt = allows { $count ->
    [0] no loans
    [one] one loan
   *[other] { $count } loans
}
train_tycoon_charts-value = A share's worth if the game ended now
train_tycoon_charts-shares-told = { $issued } issued; crossed: { $bank } in the bank; pale: { $left } in the treasury
train_tycoon_charts-marks = Where the president can set the price in the Trading phase
train_tycoon_charts-level-low = low
train_tycoon_charts-level-mid = mid
train_tycoon_charts-level-high = high
train_tycoon_charts-hq-is-city = Starts in a city
train_tycoon_charts-hq-waits = Starts with a { $good } factory, which takes { $takes }
train_tycoon_charts-trains = { $count ->
    [0] None
    [one] One
   *[other] { $count }
} of its { $most } trains on the map
train_tycoon_charts-serves = Serves { $hubs }
train_tycoon_charts-now = now
train_tycoon_charts-start = start
train_tycoon_charts-turn = Turn
train_tycoon_charts-past-prices = Price
train_tycoon_charts-past-incomes = Income
train_tycoon_charts-past-cash = Net
train_tycoon_charts-past-values = Share value

train_tycoon_charts-share = Share
train_tycoon_charts-sum-shares = Shares
train_tycoon_charts-sum-net = Cash − loans
train_tycoon_charts-sum-total = Net worth now

train_tycoon_charts-worth-over = Net worth at the end of each turn
train_tycoon_charts-prices-over = Share prices
train_tycoon_charts-incomes-over = Incomes
train_tycoon_charts-history-none = No turn has been played yet

train_tycoon_charts-shared = { $count ->
    [2] Two win together!
    [3] Three win together!
   *[other] { $count } win together!
}
train_tycoon_charts-stopped = The game was ended early

train_tycoon_charts-target-role = target
train_tycoon_charts-bidder-role = bidder
train_tycoon_charts-loans-most = { $most ->
    [0] no new loans
    [one] up to 1 loan
   *[other] up to { $most } loans
}
train_tycoon_charts-then = Then { $holds }{ $repaid ->
    [0] { "" }
    [one] , 1 loan repaid
   *[other] , { $repaid } loans repaid
}
train_tycoon_charts-means = Net { $net }, { $most ->
    [0] no new loans
    [one] up to 1 loan
   *[other] up to { $most } loans
}
train_tycoon_charts-issued = { $count ->
    [one] One share
   *[other] { $count } shares
}
train_tycoon_charts-train-count = { $count ->
    [0] no train
    [one] one train
   *[other] { $count } trains
}
train_tycoon_charts-trains-keep = keeps { $most } of { $count } trains
train_tycoon_charts-offers-can = Price of a share, and of all
train_tycoon_charts-merge = { $bidder } takes { $target } over, share for share
train_tycoon_charts-buy = { $bidder } buys { $target }: { $price } a share, { $total }
train_tycoon_charts-proposes-merger = merger, share for share
train_tycoon_charts-offers = { $level }: { $price } a share
train_tycoon_charts-for-shares = For { $company }
train_tycoon_charts-votes-of = Votes of { $company }
train_tycoon_charts-needed = Shares of { $company }: at least { $need } of { $issued } must agree

train_tycoon_charts-shown-trades = Just traded: { $company }
train_tycoon_charts-order-buy = Buy
train_tycoon_charts-order-sell = Sell
train_tycoon_charts-order-pass = Pass
train_tycoon_charts-void-buy = couldn't pay, so it counts as a pass
train_tycoon_charts-void-sell = had no share, so it counts as a pass
train_tycoon_charts-no-exchange = No share changes hands
train_tycoon_charts-shown-bids = Bids for { $target }
train_tycoon_charts-bid-merger = merger
train_tycoon_charts-bid-none = no bid
train_tycoon_charts-bid-void = void: too many loans
train_tycoon_charts-bid-void-merger = void: too many shares
train_tycoon_charts-rises = The price rises
train_tycoon_charts-vote-merger = { $of } votes: merger with { $bidder }
train_tycoon_charts-vote-offer = { $of } votes: { $bidder } offers { $price } a share
train_tycoon_charts-voice-for = For
train_tycoon_charts-voice-against = Against
train_tycoon_charts-voice-abstain = Abstain
train_tycoon_charts-passed = { $of } has agreed
train_tycoon_charts-failed = { $of } has declined
train_tycoon_charts-takes-over = takes over
train_tycoon_charts-shown-answers = { $company } comes to the market
train_tycoon_charts-answer-yes = Yes
train_tycoon_charts-answer-no = No
train_tycoon_charts-floated = It's in the game now
train_tycoon_charts-not-floated = { $shares ->
    [0] No share sold, { $least } are needed
    [one] One share sold, { $least } are needed
   *[other] { $shares } shares sold, { $least } are needed
}
train_tycoon_charts-shown-priority = Bids for the priority
train_tycoon_charts-wins-priority = wins
train_tycoon_charts-tied-priority = Tied: they bid again
train_tycoon_charts-shown-investments = Investments revealed
train_tycoon_charts-nobody = nobody
train_tycoon_charts-film-turn = Turn { $turn }

train_tycoon_charts-begins = begins
train_tycoon_charts-sum-auction = Bids are secret, in steps of { $step }; everybody pays their own. Whoever bids most decides the seating. Cash { $cash }
train_tycoon_charts-sum-choose = A company begins with { $cash }, a share at { $price }
train_tycoon_charts-sum-prices = Choose low/mid/high. New share price: { $companies }
train_tycoon_charts-sum-price-marks = Choose the new share price. { $companies }: now { $now }, low { $low }, mid { $middle }, high { $high }
train_tycoon_charts-sum-trade = { $company } share: costs { $price }, final value { $value } as it stands; last income { $income }
train_tycoon_charts-sum-deal = Buy: { $buy } · sell: { $sell } · cash { $cash }
train_tycoon_charts-sum-buy = Buy: { $buy } · cash { $cash }
train_tycoon_charts-sum-sell = Sell: { $sell } · cash { $cash }
train_tycoon_charts-sum-bankruptcy = If so: net worth { $worth }; cash, loans and { $shares ->
    [0] all else go
    [one] the one share go
   *[other] all { $shares } shares go
}
train_tycoon_charts-sum-target = Any company can be the target; without a deal whoever names it pays { $fee }. Own companies can bid up to: { $companies }
train_tycoon_charts-sum-target-none = Any company can be the target; without a deal whoever names it pays { $fee }. No own company can bid
train_tycoon_charts-sum-bids = All { $count } shares of { $company } at { $prices } each ({ $sums } in all), or a merger
train_tycoon_charts-sum-rebids = All { $count } shares of { $company } at { $prices } each ({ $sums } in all)
train_tycoon_charts-sum-merger = { $bidder } and { $company } merge
train_tycoon_charts-sum-takeover = { $bidder } ({ $sums }) buys { $company } for { $total }
train_tycoon_charts-sum-worth = { $name }: net worth { $worth }
train_tycoon_charts-sum-keep = { $count } lines for { $most } trains: { $gone } { $gone ->
    [one] goes
   *[other] go
}
train_tycoon_charts-sum-ipo = A share costs { $price }; with fewer than { $least } sold whoever brings it pays { $fee }
train_tycoon_charts-sum-line = E.g. { $start } – { $place } for { $cost }: income { $income }, in the long run { $gain }
train_tycoon_charts-sum-line-poor = None should pay. Best: { $start } – { $place } for { $cost }, in the long run { $gain }
train_tycoon_charts-sum-factory = E.g. in { $start } with a line to { $place } for { $cost }: income { $income }
train_tycoon_charts-sum-line-costs = A line costs { $tile } a tile, { $longest } more with { $most } tiles, rights up to { $rights } for each company there
train_tycoon_charts-sum-line-budget = up to { $spend } to spend
train_tycoon_charts-sum-line-reuse = No money for a tile: a line can only reuse track, free of charge
train_tycoon_charts-sum-no-line = No line is possible; income this turn { $income }
train_tycoon_charts-sum-answers = Yes: a share at { $price } each round until { $least } are sold; if fewer, whoever brings it pays { $fee }
train_tycoon_charts-sum-start = Spend at most { $spend }; without a line: income { $income }
train_tycoon_charts-sum-take = Free of charge; the other line stops running
train_tycoon_charts-sum-or = { " or " }
train_tycoon_charts-sum-invest = Free: an investment ({ $pays }, secret) on { $places } brings that sum to the company that runs there at the end
train_tycoon_charts-sum-trains = Upkeep of each train this turn { $each }; cutting one is free, none can be added. Income this turn { $income } without a change
train_tycoon_charts-sum-train = Upkeep of each train this turn { $each }; cutting one is free, one more costs { $price } or more. Income this turn { $income } without a change
train_tycoon_charts-sum-train-free = Upkeep of each train this turn { $each }; cutting one is free, one more can be free. Income this turn { $income } without a change
train_tycoon_charts-sum-payout = Pay { $each } a share (president { $own }) or retain { $kept }
train_tycoon_charts-change-shares = { $company } shares
train_tycoon_charts-change-same = { $what } stays { $sum }
train_tycoon_charts-change-instead = { $what } { $after } instead of { $before }
train_tycoon_charts-change-end-of-turn = At the end of the turn: { $change }
train_tycoon_charts-change-income = { $company } income this turn
train_tycoon_charts-change-cash = { $whose } cash
train_tycoon_charts-change-turn = Income this turn
train_tycoon_charts-change-end = { $place } for { $cost }: income { $income }
train_tycoon_charts-change-gain = By the end of the game this line alone brings { $gain }, its cost deducted
train_tycoon_charts-change-loss = By the end of the game this line alone costs { $loss } more than it brings, as upkeep gets dearer
train_tycoon_charts-own-cash = Own cash
train_tycoon_charts-change-price = { $company } price
train_tycoon_charts-change-given-up = Line { $line } ({ $ends }) is given up
train_tycoon_charts-change-gets-train = Line { $line } ({ $ends }) gets the train
train_tycoon_charts-change-trains = Trains
train_tycoon_charts-change-bidders = May bid: { $companies }
train_tycoon_charts-change-no-bidder = No company can bid: you pay { $fee } for nothing
train_tycoon_charts-change-no-deal = Without a deal you pay { $fee }, with a loan if you lack the cash
train_tycoon_charts-change-worth = Net worth
train_tycoon_charts-change-worth-now = Net worth now { $sum }
