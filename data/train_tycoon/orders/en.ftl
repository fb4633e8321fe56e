# Standing orders for Train Tycoon: for the person who leaves them.

train_tycoon_orders-option-pass = Pass in Trading…
train_tycoon_orders-option-buy = Buy shares at a price…
train_tycoon_orders-option-sell = Sell shares at a price…
train_tycoon_orders-option-price = Always the same price…
train_tycoon_orders-option-treasury = Pass in Treasury phase
train_tycoon_orders-option-solvent = Never declare bankruptcy
train_tycoon_orders-option-target = Name no target
train_tycoon_orders-option-bids = Bid for nothing
train_tycoon_orders-option-vote = Vote on offers…
train_tycoon_orders-option-ipo = Stay out of every IPO
train_tycoon_orders-option-operate = Run a company as it is…
train_tycoon_orders-option-line = Open no line…
train_tycoon_orders-option-trains = Leave trains alone…
train_tycoon_orders-option-pay = Keep paying out…
train_tycoon_orders-option-retain = Keep retaining…
train_tycoon_orders-detail-pass = In secret; always, or until a price or a company
train_tycoon_orders-detail-buy = In Trading and the Treasury phase, when one costs no more than you name
train_tycoon_orders-detail-sell = In Trading and the Treasury phase, when one brings at least what you name
train_tycoon_orders-detail-price = In secret, low, mid or high, as long as you're its president
train_tycoon_orders-detail-treasury = Unless debt forces you to sell; your orders to buy and sell come first
train_tycoon_orders-detail-solvent = As long as your net worth isn't below $0
train_tycoon_orders-detail-target = Whenever it's your turn in Mergers
train_tycoon_orders-detail-bids = In secret, with any of your companies
train_tycoon_orders-detail-vote = For one company, in secret: for or against all offers, or by price
train_tycoon_orders-detail-ipo = Bring none to the market, and buy no share of a new one
train_tycoon_orders-detail-operate = Its whole turn: no line, no change of trains; never at a loss
train_tycoon_orders-detail-line = For one company: always, or until it has enough cash
train_tycoon_orders-detail-trains = For one company; never at a loss
train_tycoon_orders-detail-pay = For one company: always, or as long as it has enough other cash
train_tycoon_orders-detail-retain = For one company: always, or until it has enough cash

train_tycoon_orders-menu-buy = Company
train_tycoon_orders-menu-sell = Company
train_tycoon_orders-menu-vote = Company
train_tycoon_orders-menu-own = Your company
train_tycoon_orders-form-pass-company = Until this company trades
train_tycoon_orders-form-pass-low = Until a price falls to this many dollars
train_tycoon_orders-form-pass-high = Until a price rises to this many dollars
train_tycoon_orders-form-vote-voice = How do you vote?
train_tycoon_orders-form-vote-price = Price of a share in dollars
train_tycoon_orders-worth = { $price } a share; it has { $purse }

train_tycoon_orders-form-price-level = Which price?
train_tycoon_orders-form-operate-profit = What happens to its income?
train_tycoon_orders-form-vote-hint = Empty: all offers, whatever the price
train_tycoon_orders-form-pass-hint = Empty: whatever the prices

train_tycoon_orders-press-always = Always
train_tycoon_orders-press-vote-for = For offers of the price or more
train_tycoon_orders-press-vote-against = Against offers below the price
train_tycoon_orders-press-operate-pay = Pay it out
train_tycoon_orders-press-operate-retain = Retain it

train_tycoon_orders-form-buy-price = Dollars a share, at most
train_tycoon_orders-form-buy-hold = Shares you want in the end
train_tycoon_orders-form-buy-hint = Empty: one more than now
train_tycoon_orders-form-sell-price = Dollars a share, at least
train_tycoon_orders-form-sell-keep = Shares you keep
train_tycoon_orders-form-sell-hint = Empty: none
train_tycoon_orders-form-line-cash = No line until it has so many dollars
train_tycoon_orders-form-pay-least = Pay while it has so many other dollars
train_tycoon_orders-form-retain-cash = Retain until it has so many dollars

train_tycoon_orders-does-buy = { $hold ->
    [one] Buy { $company } at { $price } or less, in Trading and the Treasury phase, until you have one share.
   *[other] Buy { $company } at { $price } or less, in Trading and the Treasury phase, until you have { $hold } shares.
}
train_tycoon_orders-does-sell = Sell your shares of { $company } at { $price } or more, one at a time, in Trading and the Treasury phase.
train_tycoon_orders-does-sell-keep = { $keep ->
    [one] Sell shares of { $company } at { $price } or more, in Trading and the Treasury phase, until you have one left.
   *[other] Sell shares of { $company } at { $price } or more, in Trading and the Treasury phase, until you have { $keep } left.
}
train_tycoon_orders-does-pass = Always pass in Trading.
train_tycoon_orders-does-pass-until = Pass in Trading until { $until }.
train_tycoon_orders-until-company = { $company } is traded
train_tycoon_orders-until-low = a share costs { $price } or less
train_tycoon_orders-until-high = a share costs { $price } or more
train_tycoon_orders-until-or = { $first } or { $second }
train_tycoon_orders-does-price = Set the price of { $company }: always { $level }.
train_tycoon_orders-does-treasury = Pass in the Treasury phase, unless debt forces you to sell.
train_tycoon_orders-does-solvent = Decline bankruptcy as long as your net worth isn't below $0.
train_tycoon_orders-does-target = Name no company as a target.
train_tycoon_orders-does-bids = Bid nothing with any of your companies.
train_tycoon_orders-does-vote-for = Vote for every proposal for { $company } with your shares of it.
train_tycoon_orders-does-vote-against = Vote against every proposal for { $company } with your shares of it.
train_tycoon_orders-does-vote-for-price = Vote for offers of { $price } a share or more for { $company } with your shares of it.
train_tycoon_orders-does-vote-against-price = Vote against offers below { $price } a share for { $company } with your shares of it.
train_tycoon_orders-does-ipo = Bring no company to the market and buy no share of a new one.
train_tycoon_orders-does-operate = Run { $company } as it is: no line, no change of trains, and { $profit }.
train_tycoon_orders-does-operate-pay = its income paid out
train_tycoon_orders-does-operate-retain = its income retained
train_tycoon_orders-does-line = Open no line for { $company }.
train_tycoon_orders-does-line-cash = Open no line for { $company } until it has { $cash }.
train_tycoon_orders-does-trains = Leave the trains of { $company } as they are.
train_tycoon_orders-does-pay = Pay out the income of { $company }.
train_tycoon_orders-does-pay-cash = Pay out the income of { $company } as long as it has { $least } of other cash.
train_tycoon_orders-does-retain = Retain the income of { $company }.
train_tycoon_orders-does-retain-cash = Retain the income of { $company } until it has { $cash }.

train_tycoon_orders-lapsed-out = The game is over.
train_tycoon_orders-lapsed-inactive = { $company } is out of the game.
train_tycoon_orders-lapsed-held = { $count ->
    [one] You have one share of { $company }.
   *[other] You have { $count } shares of { $company }.
}
train_tycoon_orders-lapsed-sold = { $count ->
    [one] You have one share of { $company } left.
   *[other] You have { $count } shares of { $company } left.
}
train_tycoon_orders-lapsed-none = You have no share of { $company }.
train_tycoon_orders-lapsed-traded = { $company } is traded now, at { $price }.
train_tycoon_orders-lapsed-cheap = { $company } costs only { $price } a share.
train_tycoon_orders-lapsed-dear = { $company } costs { $price } a share.
train_tycoon_orders-lapsed-president = You're not the president of { $company }.
train_tycoon_orders-lapsed-worth = Your net worth is { $worth }: decide for yourself about bankruptcy.
train_tycoon_orders-lapsed-no-ipo = No more companies come to the market.
train_tycoon_orders-lapsed-loss = { $company } would lose { $loss } as it is: decide for yourself what to do.
train_tycoon_orders-lapsed-poor = Apart from its income, { $company } has only { $cash }.
train_tycoon_orders-lapsed-rich = { $company } has { $cash } now.

# Turns said ahead: option, button, page, sentence of each.

train_tycoon_orders-option-shares = Plan the whole turn…
train_tycoon_orders-option-about = All about this target…
train_tycoon_orders-option-proposed = Operate as proposed…
train_tycoon_orders-detail-shares = Prices, trades by price, Treasury and what follows, on one page
train_tycoon_orders-detail-about = Bids, bidding again and votes by price, on one page
train_tycoon_orders-detail-proposed = For one company this turn: its line and its income, unless it would earn less
train_tycoon_orders-press-plan = Save this order
train_tycoon_orders-offer-shares-rest = Plan turn { $turn } like this
train_tycoon_orders-offer-shares-nothing = Nothing more in turn { $turn }
train_tycoon_orders-offer-proposed = { $company } { $brief }: { $line }
train_tycoon_orders-offer-proposed-marker = { $company } { $brief }: { $line }
train_tycoon_orders-offer-proposed-none = { $company } { $brief }: no line
train_tycoon_orders-offer-solvent = Never declare bankruptcy
train_tycoon_orders-offer-target = Never name a target
train_tycoon_orders-offer-ipo = Stay out of every IPO
train_tycoon_orders-offer-vote-for-price = For { $price } or more: always for
train_tycoon_orders-offer-vote-against-price = Below { $price }: always against

train_tycoon_orders-ask-shares = Plan your whole turn here. Each choice is made for you when it comes up, and nobody sees the plan. You have { $purse }.
train_tycoon_orders-menu-mark = Price of { $company }
train_tycoon_orders-option-mark = { $company }: { $choice }, { $price }
train_tycoon_orders-menu-deal = Shares of { $company }, at { $price } now
train_tycoon_orders-deal-pass = { $company }: pass
train_tycoon_orders-deal-buy = { $company }: buy at { $low } or less
train_tycoon_orders-deal-sell = { $company }: sell at { $high } or more
train_tycoon_orders-deal-both = { $company }: buy at { $low }, sell at { $high }
train_tycoon_orders-menu-dealing = In the Treasury phase
train_tycoon_orders-dealing-ask = Treasury: you decide
train_tycoon_orders-dealing-pass = Treasury: pass
train_tycoon_orders-dealing-deals = Treasury: best deal, else pass
train_tycoon_orders-press-rest = Do nothing after that
train_tycoon_orders-press-rest-off = Decide the rest yourself
train_tycoon_orders-press-turns = Repeat it every turn
train_tycoon_orders-press-turn = Only in turn { $turn }
train_tycoon_orders-turn-of = In turn { $turn }
train_tycoon_orders-turn-every = In every turn
train_tycoon_orders-does-shares = { $when }: { $said } You're asked about anything else.
train_tycoon_orders-does-shares-rest = { $when }: { $said }
train_tycoon_orders-does-shares-nothing = { $when }: { $said }
train_tycoon_orders-gist-shares = { $said } You're asked about anything else.
train_tycoon_orders-gist-shares-rest = { $said }
train_tycoon_orders-gist-shares-nothing = { $said }
train_tycoon_orders-said-marks = Prices: { $rows }.
train_tycoon_orders-said-deals = Trading: { $deals }, else pass. You're asked if you can't pay.
train_tycoon_orders-said-buy = buy { $rows }
train_tycoon_orders-row-buy = { $company } at { $price } or less
train_tycoon_orders-said-sell = sell { $rows }
train_tycoon_orders-row-sell = { $company } at { $price } or more
train_tycoon_orders-said-pass = Trading: pass.
train_tycoon_orders-said-dealing-deals = Treasury: the best of these deals, else pass. You're asked if you have debt or would lose a company.
train_tycoon_orders-said-dealing-pass = Treasury: pass. You're asked if you have debt or would lose a company.
train_tycoon_orders-said-rest-alone = You don't declare bankruptcy, name no target and bring no company to the market. You're asked if your net worth is below $0, or if a company is insolvent, new or gone.
train_tycoon_orders-said-rest = Then you don't declare bankruptcy, name no target and bring no company to the market. You're asked if your net worth is below $0, or if a company is insolvent, new or gone.

train_tycoon_orders-ask-bids = { $name } has named **{ $company }** as the target, at { $price } a share. Plan all of it here. Each choice is made for you when it comes up, and nobody sees the plan.
train_tycoon_orders-menu-bid = What { $company } bids
train_tycoon_orders-option-bid = { $company }: { $choice }
train_tycoon_orders-option-bid-price = { $company }: { $choice }, { $price } a share
train_tycoon_orders-menu-most = If more than one bids high
train_tycoon_orders-most-ask = You decide if several bid high
train_tycoon_orders-most-price = High again to { $price }, else mid
train_tycoon_orders-menu-least = Your vote with { $companies }
train_tycoon_orders-least-ask = You decide · with { $companies }
train_tycoon_orders-least-all = For every offer · with { $companies }
train_tycoon_orders-least-none = Against every offer · with { $companies }
train_tycoon_orders-least-price = For { $price } or more, else against · with { $companies }
train_tycoon_orders-menu-pay = Your vote with { $companies }
train_tycoon_orders-pay-ask = You decide · with { $companies }
train_tycoon_orders-pay-all = For every offer · with { $companies }
train_tycoon_orders-pay-none = Against every offer · with { $companies }
train_tycoon_orders-pay-price = For { $price } or less, else against · with { $companies }
train_tycoon_orders-menu-merger = Mergers
train_tycoon_orders-merger-ask = Mergers: you decide
train_tycoon_orders-merger-for = Mergers: for
train_tycoon_orders-merger-against = Mergers: against
train_tycoon_orders-does-about-nothing = About { $company }: you're asked about everything.
train_tycoon_orders-does-about = About { $company }: { $said } You're asked about anything else, and if a bid wouldn't be valid.
train_tycoon_orders-said-bids = Bid { $rows }.
train_tycoon_orders-said-most = High again up to { $price } a share, else mid.
train_tycoon_orders-said-least-all = With { $companies }: for every offer.
train_tycoon_orders-said-least-none = With { $companies }: against every offer.
train_tycoon_orders-said-least-price = With { $companies }: for offers of { $price } or more, else against.
train_tycoon_orders-said-pay-all = With { $companies }: for every offer.
train_tycoon_orders-said-pay-none = With { $companies }: against every offer.
train_tycoon_orders-said-pay-price = With { $companies }: for offers of { $price } or less, else against.
train_tycoon_orders-said-merger-for = For mergers.
train_tycoon_orders-said-merger-against = Against mergers.

train_tycoon_orders-ask-proposed = Plan a company's turn here. It's carried out when the company operates, if it earns at least as much as you say.
train_tycoon_orders-operates = { $company } operates
train_tycoon_orders-menu-proposed-line = Choose a line
train_tycoon_orders-line-priced = { $line } for { $amount }
train_tycoon_orders-line-detail = { $sums }; in the long run { $gain }
train_tycoon_orders-line-none = No line
train_tycoon_orders-menu-least-income = What it must earn
train_tycoon_orders-option-least-earn = Only if it earns { $income } or more
train_tycoon_orders-option-least-zero = Only if it loses nothing
train_tycoon_orders-option-least-lose = Only if it loses { $income } or less
train_tycoon_orders-cost-most = for { $amount } or less
train_tycoon_orders-cost-none = at no cost
train_tycoon_orders-proposed-pay = pays out its income
train_tycoon_orders-proposed-retain = retains its income
train_tycoon_orders-brief-pay = pays out
train_tycoon_orders-brief-retain = retains
train_tycoon_orders-press-proposed-pay = Pay it out
train_tycoon_orders-press-proposed-retain = Retain it
train_tycoon_orders-does-proposed = In turn { $turn } { $company } opens { $line } { $amount }, leaves its trains as they are and { $profit }. You're asked instead if the line isn't possible or costs more, or if { $company } would { $least }.
train_tycoon_orders-does-proposed-marker = In turn { $turn } { $company } opens { $line } { $amount }, leaves its trains as they are and { $profit }. You're asked instead if the line isn't possible or costs more, or if { $company } would { $least }. You're also asked where to put an investment.
train_tycoon_orders-does-proposed-none = In turn { $turn } { $company } opens no line, leaves its trains as they are and { $profit }. You're asked instead if { $company } would { $least }.
train_tycoon_orders-gist-proposed = In turn { $turn }, { $amount }, with the trains as they are. You're asked instead if it costs more or isn't possible, or if { $company } would { $least }.
train_tycoon_orders-gist-proposed-marker = In turn { $turn }, { $amount }, with the trains as they are. You're asked instead if it costs more or isn't possible, or if { $company } would { $least }. You're also asked where to put an investment.
train_tycoon_orders-gist-proposed-none = In turn { $turn }, with the trains as they are. You're asked instead if { $company } would { $least }.
train_tycoon_orders-floor-earn = earn less than { $income }
train_tycoon_orders-floor-zero = lose money
train_tycoon_orders-floor-lose = lose more than { $income }
train_tycoon_orders-lapsed-over = That turn is over.
train_tycoon_orders-lapsed-line = The line of { $company } isn't possible as it was proposed: decide for yourself what to do.
train_tycoon_orders-lapsed-cost = The line of { $company } costs { $cost } now: decide for yourself what to do.
train_tycoon_orders-lapsed-less = { $company } would earn only { $income }: decide for yourself what to do.
