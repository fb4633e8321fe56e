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
train_tycoon_orders-detail-sell = In Trading and the Treasury phase, when one brings what you name
train_tycoon_orders-detail-price = In secret, low, mid or high, as long as you're its president
train_tycoon_orders-detail-treasury = Unless debt forces you to sell; shares you've ordered come first
train_tycoon_orders-detail-solvent = As long as your net worth isn't below $0
train_tycoon_orders-detail-target = Whenever it's your turn in Mergers
train_tycoon_orders-detail-bids = In secret, with any of your companies
train_tycoon_orders-detail-vote = For one company: in secret, for or against, all of them or by price
train_tycoon_orders-detail-ipo = Bring none to the market, and buy no share of a new one
train_tycoon_orders-detail-operate = Its whole turn: no line, no change of trains; never at a loss
train_tycoon_orders-detail-line = For one company: always, or until it has some cash
train_tycoon_orders-detail-trains = Of one company, unless that would make a loss
train_tycoon_orders-detail-pay = Of one company: always, or as long as it has some other cash
train_tycoon_orders-detail-retain = Of one company: always, or until it has some cash

train_tycoon_orders-which-buy = Shares of which company do you want to buy?
train_tycoon_orders-which-sell = Shares of which company do you want to sell?
train_tycoon_orders-which-vote = Offers for which company? You vote with its shares.
train_tycoon_orders-which-own = For which of your companies?
train_tycoon_orders-menu-buy = Choose a company
train_tycoon_orders-menu-sell = Choose a company
train_tycoon_orders-menu-vote = Choose a company
train_tycoon_orders-menu-own = Your companies
train_tycoon_orders-menu-pass-company = Until it trades…
train_tycoon_orders-menu-pass-low = Until price at most…
train_tycoon_orders-menu-pass-high = Until price at least…
train_tycoon_orders-menu-buy-price = At most, per share…
train_tycoon_orders-menu-sell-price = At least, per share…
train_tycoon_orders-menu-vote-for = For offers from…
train_tycoon_orders-menu-vote-against = Against offers below…
train_tycoon_orders-worth = { $price } a share; it has { $purse }

train_tycoon_orders-ask-pass = How long do you pass in Trading? Then the order ends and you decide again.
train_tycoon_orders-ask-buy = **{ $company }** costs { $price } a share now. At what price do you buy?
train_tycoon_orders-ask-buy-count = **{ $company }** at { $price } or less, one share at a time; you have { $count }. How many do you want in the end?
train_tycoon_orders-ask-sell = **{ $company }** is at { $price } a share now. At what price do you sell?
train_tycoon_orders-ask-sell-count = **{ $company }** at { $price } or more, one share at a time; you have { $count }. How many do you keep?
train_tycoon_orders-ask-price = **{ $company }**: which price in every Trading phase?
train_tycoon_orders-ask-vote = Offers for **{ $company }**, at { $price } a share now: how do you vote with its shares?
train_tycoon_orders-ask-operate = **{ $company }** takes its turns with what it has. What happens to its income?
train_tycoon_orders-ask-line = **{ $company }** has { $purse }. How much cash must it have before it opens lines again?
train_tycoon_orders-ask-pay = **{ $company }** has { $purse }. How much other cash must it have before you pay out?
train_tycoon_orders-ask-retain = **{ $company }** has { $purse }. How much cash must it have before you stop retaining?

train_tycoon_orders-press-always = Always
train_tycoon_orders-press-other = Another amount…
train_tycoon_orders-press-buy = { $count ->
    [one] Until I have one
   *[other] Until I have { $count }
}
train_tycoon_orders-press-sell = { $count ->
    [0] Keep none
    [one] Keep one
   *[other] Keep { $count }
}
train_tycoon_orders-press-vote-for = For all
train_tycoon_orders-press-vote-against = Against all
train_tycoon_orders-press-operate-pay = Pay it out
train_tycoon_orders-press-operate-retain = Retain it

train_tycoon_orders-form-buy = Buy at a price
train_tycoon_orders-form-buy-price = Dollars a share, at most
train_tycoon_orders-form-buy-hold = Shares you want in the end
train_tycoon_orders-form-buy-hint = Empty: one more than now
train_tycoon_orders-form-sell = Sell at a price
train_tycoon_orders-form-sell-price = Dollars a share, at least
train_tycoon_orders-form-sell-keep = Shares you keep
train_tycoon_orders-form-sell-hint = Empty: none
train_tycoon_orders-form-line = No lines until it has
train_tycoon_orders-form-line-cash = Company cash in dollars
train_tycoon_orders-form-pay = Pay out while it has
train_tycoon_orders-form-pay-least = Company cash, at least
train_tycoon_orders-form-retain = Retain until it has
train_tycoon_orders-form-retain-cash = Company cash in dollars

train_tycoon_orders-does-buy = { $count ->
    [one] Buy { $company } at { $price } or less, in Trading and the Treasury phase, until I have one share.
   *[other] Buy { $company } at { $price } or less, in Trading and the Treasury phase, until I have { $count } shares.
}
train_tycoon_orders-does-sell = Sell my shares of { $company } at { $price } or more, one at a time, in Trading and the Treasury phase.
train_tycoon_orders-does-sell-keep = { $count ->
    [one] Sell shares of { $company } at { $price } or more, in Trading and the Treasury phase, until I have one left.
   *[other] Sell shares of { $company } at { $price } or more, in Trading and the Treasury phase, until I have { $count } left.
}
train_tycoon_orders-does-pass = Always pass in Trading.
train_tycoon_orders-does-pass-until = Pass in Trading until { $until }.
train_tycoon_orders-until-company = { $company } is traded
train_tycoon_orders-until-low = a share costs { $price } or less
train_tycoon_orders-until-high = a share costs { $price } or more
train_tycoon_orders-until-or = { $first } or { $second }
train_tycoon_orders-does-price = Choose { $level } for the price of { $company }.
train_tycoon_orders-does-treasury = Pass in the Treasury phase, unless debt forces me to sell.
train_tycoon_orders-does-solvent = Decline bankruptcy as long as my net worth isn't below $0.
train_tycoon_orders-does-target = Name no company as a target.
train_tycoon_orders-does-bids = Bid nothing with any of my companies.
train_tycoon_orders-does-vote-for = Vote for everything proposed for { $company }, with its shares.
train_tycoon_orders-does-vote-against = Vote against everything proposed for { $company }, with its shares.
train_tycoon_orders-does-vote-for-price = Vote for offers of { $price } a share or more for { $company }, with its shares.
train_tycoon_orders-does-vote-against-price = Vote against offers below { $price } a share for { $company }, with its shares.
train_tycoon_orders-does-ipo = Bring no company to the market and buy no share of a new one.
train_tycoon_orders-does-operate = Run { $company } as it is: no line, no change of trains, and { $profit }.
train_tycoon_orders-does-operate-pay = its income paid out
train_tycoon_orders-does-operate-retain = its income retained
train_tycoon_orders-does-line = Open no line for { $company }.
train_tycoon_orders-does-line-cash = Open no line for { $company } until it has { $cash }.
train_tycoon_orders-does-trains = Leave the trains of { $company } as they are.
train_tycoon_orders-does-pay = Pay out the income of { $company }.
train_tycoon_orders-does-pay-cash = Pay out the income of { $company } as long as it has { $cash } of other cash.
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
train_tycoon_orders-lapsed-poor = { $company } has only { $cash } besides its income.
train_tycoon_orders-lapsed-rich = { $company } has { $cash } now.
