# Standing orders for Train Tycoon: for the person who leaves them.

train_tycoon_orders-option-pass = Pass in Trading…
train_tycoon_orders-option-buy = Buy shares at a price…
train_tycoon_orders-option-sell = Sell shares at a price…
train_tycoon_orders-option-price = Always choose the same price mark…
train_tycoon_orders-option-treasury = Pass in Treasury
train_tycoon_orders-option-solvent = Never declare bankruptcy
train_tycoon_orders-option-target = Name no company for bids
train_tycoon_orders-option-bids = Bid nothing for companies
train_tycoon_orders-option-vote = Vote on offers for a company…
train_tycoon_orders-option-ipo = Stay out of every IPO
train_tycoon_orders-option-operate = Run a company as it is…
train_tycoon_orders-option-line = Open no line for a company…
train_tycoon_orders-option-trains = Leave a company's trains alone…
train_tycoon_orders-option-pay = Keep paying a company's income out…
train_tycoon_orders-option-retain = Keep retaining a company's income…
train_tycoon_orders-detail-pass = In secret; always, or until a price or a company
train_tycoon_orders-detail-buy = In Trading and Treasury, when one costs no more than you name
train_tycoon_orders-detail-sell = In Trading and Treasury, when one brings what you name
train_tycoon_orders-detail-price = In secret, low, mid or high, as long as you are its president
train_tycoon_orders-detail-treasury = Unless a debt forces you to sell; shares you have ordered come first
train_tycoon_orders-detail-solvent = As long as you are not worth less than nothing
train_tycoon_orders-detail-target = Whenever you are asked
train_tycoon_orders-detail-bids = In secret, with any of your companies
train_tycoon_orders-detail-vote = In secret, for or against, all of them or by their price
train_tycoon_orders-detail-ipo = Bring none to the market, and buy no share of a new one
train_tycoon_orders-detail-operate = Its whole turn: no line, no change of trains; never at a loss
train_tycoon_orders-detail-line = Always, or until it has some cash
train_tycoon_orders-detail-trains = Unless that would be at a loss
train_tycoon_orders-detail-pay = Always, or as long as it has some cash besides
train_tycoon_orders-detail-retain = Always, or until it has some cash

train_tycoon_orders-which-buy = Shares of which company do you want to buy?
train_tycoon_orders-which-sell = Shares of which company do you want to sell?
train_tycoon_orders-which-vote = Offers for which company is it about? You vote with its shares.
train_tycoon_orders-which-own = For which of your companies?
train_tycoon_orders-menu-buy = Companies
train_tycoon_orders-menu-sell = Companies you own shares of
train_tycoon_orders-menu-vote = Companies you own shares of
train_tycoon_orders-menu-own = Companies you preside over
train_tycoon_orders-menu-pass-company = Until this company is traded…
train_tycoon_orders-menu-pass-low = Until a share costs at most…
train_tycoon_orders-menu-pass-high = Until a share costs at least…
train_tycoon_orders-menu-buy-price = At most, for one share
train_tycoon_orders-menu-sell-price = At least, for one share
train_tycoon_orders-menu-vote-for = For offers of at least…
train_tycoon_orders-menu-vote-against = Against offers below…
train_tycoon_orders-worth = { $price } a share; it has { $purse }

train_tycoon_orders-ask-pass = Pass in Trading until when? Then the order is over, and you are asked.
train_tycoon_orders-ask-buy = **{ $company }** costs { $price } a share now. Buy at which price?
train_tycoon_orders-ask-buy-count = **{ $company }** at { $price } or less, one share at a time; you have { $count }. Until you have how many?
train_tycoon_orders-ask-sell = **{ $company }** is at { $price } a share now. Sell at which price?
train_tycoon_orders-ask-sell-count = **{ $company }** at { $price } or more, one share at a time; you have { $count }. How many do you keep?
train_tycoon_orders-ask-price = **{ $company }**: which mark in every Trading?
train_tycoon_orders-ask-vote = Offers for **{ $company }**, at { $price } a share now: how do you vote with its shares?
train_tycoon_orders-ask-operate = **{ $company }** does its turns with what it has. What becomes of its income?
train_tycoon_orders-ask-line = **{ $company }** has { $purse }. Open no line until it has how much?
train_tycoon_orders-ask-pay = **{ $company }** has { $purse }. Pay its income out as long as it has how much besides?
train_tycoon_orders-ask-retain = **{ $company }** has { $purse }. Retain its income until it has how much?

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
train_tycoon_orders-form-buy-price = Dollars a share at most
train_tycoon_orders-form-buy-hold = Until you have how many shares
train_tycoon_orders-form-buy-hint = Empty: one more than now
train_tycoon_orders-form-sell = Sell at a price
train_tycoon_orders-form-sell-price = Dollars a share at least
train_tycoon_orders-form-sell-keep = How many shares you keep
train_tycoon_orders-form-sell-hint = Empty: none
train_tycoon_orders-form-line = Until the company has
train_tycoon_orders-form-line-cash = Dollars of the company
train_tycoon_orders-form-pay = As long as the company has
train_tycoon_orders-form-pay-least = Dollars of the company at least
train_tycoon_orders-form-retain = Until the company has
train_tycoon_orders-form-retain-cash = Dollars of the company

train_tycoon_orders-does-buy = { $count ->
    [one] Buy { $company } at { $price } or less, in Trading and Treasury, until I have one share.
   *[other] Buy { $company } at { $price } or less, in Trading and Treasury, until I have { $count } shares.
}
train_tycoon_orders-does-sell = Sell my shares of { $company } at { $price } or more, one at a time, in Trading and Treasury.
train_tycoon_orders-does-sell-keep = { $count ->
    [one] Sell shares of { $company } at { $price } or more, in Trading and Treasury, until I have one left.
   *[other] Sell shares of { $company } at { $price } or more, in Trading and Treasury, until I have { $count } left.
}
train_tycoon_orders-does-pass = Always pass in Trading.
train_tycoon_orders-does-pass-until = Pass in Trading until { $until }.
train_tycoon_orders-until-company = { $company } is traded
train_tycoon_orders-until-low = a share costs { $price } or less
train_tycoon_orders-until-high = a share costs { $price } or more
train_tycoon_orders-until-or = { $first } or { $second }
train_tycoon_orders-does-price = Choose { $level } for the price of { $company }.
train_tycoon_orders-does-treasury = Pass in Treasury, unless a debt forces me to sell.
train_tycoon_orders-does-solvent = Decline bankruptcy as long as I am not worth less than nothing.
train_tycoon_orders-does-target = Name no company for bids.
train_tycoon_orders-does-bids = Bid nothing with any of my companies.
train_tycoon_orders-does-vote-for = Vote for all that is proposed for { $company }, with its shares.
train_tycoon_orders-does-vote-against = Vote against all that is proposed for { $company }, with its shares.
train_tycoon_orders-does-vote-for-price = Vote for offers of { $price } a share or more for { $company }, with its shares.
train_tycoon_orders-does-vote-against-price = Vote against offers below { $price } a share for { $company }, with its shares.
train_tycoon_orders-does-ipo = Bring no company to the market and buy no share of a new one.
train_tycoon_orders-does-operate = Run { $company } as it is: no line, no change of trains, and { $profit }.
train_tycoon_orders-does-operate-pay = its income paid out
train_tycoon_orders-does-operate-retain = its income retained
train_tycoon_orders-does-line = Open no line for { $company }.
train_tycoon_orders-does-line-cash = Open no line for { $company } until it has { $cash }.
train_tycoon_orders-does-trains = Leave the trains of { $company } as they are.
train_tycoon_orders-does-pay = Pay the income of { $company } out.
train_tycoon_orders-does-pay-cash = Pay the income of { $company } out as long as it has { $cash } besides.
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
train_tycoon_orders-lapsed-president = You are not the president of { $company }.
train_tycoon_orders-lapsed-worth = You are worth { $worth }: decide yourself about bankruptcy.
train_tycoon_orders-lapsed-no-ipo = No company comes to the market any more.
train_tycoon_orders-lapsed-loss = { $company } would lose { $loss } as it is: decide yourself what to do.
train_tycoon_orders-lapsed-poor = { $company } has only { $cash } besides its income.
train_tycoon_orders-lapsed-rich = { $company } has { $cash } now.
