# Words in the pictures of Railroad Barons, and their alt texts

railroad_barons_pictures-draft = Investor draft
railroad_barons_pictures-stock-round = Stock Round { $set }
railroad_barons_pictures-operating-round = Operating Round { $set }.{ $half }
railroad_barons_pictures-over = The game is over

railroad_barons_pictures-ask-select = { $name }: select an Investor, name a price
railroad_barons_pictures-ask-select-fixed = { $name }: select an Investor
railroad_barons_pictures-ask-choose = { $name }: take the Investor or { $amount }
railroad_barons_pictures-ask-priority = { $name }: move the Priority Deal?
railroad_barons_pictures-ask-stock = { $deal ->
    [buy] { $name }: buy or pass
    [none] { $name }: pass
   *[both] { $name }: sell, buy or pass
}
railroad_barons_pictures-ask-stock-last = { $deal ->
    [buy] { $name }: buy or pass; a pass ends the round
    [none] { $name }: pass; that ends the round
   *[both] { $name }: sell, buy or pass; a pass ends the round
}
railroad_barons_pictures-ask-tokens = { $name }: place tokens of { $holding }
railroad_barons_pictures-ask-revenue = { $name }: { $holding } earned { $amount } – pay or keep?
railroad_barons_pictures-ask-railroads = { $name }: buy Railroads for { $holding }?
railroad_barons_pictures-ask-railroads-assign = { $name }: assign an Investor to { $holding }, or end its turn
railroad_barons_pictures-ask-railroads-none = { $name }: end the turn of { $holding }
railroad_barons_pictures-ask-offer = { $name }: sell { $card } ({ $level }) to { $holding } for { $amount }?
railroad_barons_pictures-ask-discard = { $name }: discard { $count ->
    [one] one
   *[other] { $count }
} of the { $all } Railroads of { $holding }
railroad_barons_pictures-why-350 = A share value reached { $top }
railroad_barons_pictures-why-exhausted = No share value can rise any more

railroad_barons_pictures-papers-short = { $count } of { $limit }
railroad_barons_pictures-priority = Priority Deal
railroad_barons_pictures-sold = sold

railroad_barons_pictures-track-none = No Holding is started yet
railroad_barons_pictures-last-round = The game ends after this round

railroad_barons_pictures-treasury = Treasury
railroad_barons_pictures-income = Revenue
railroad_barons_pictures-unstarted = not started
railroad_barons_pictures-unfloated = not floated
railroad_barons_pictures-no-railroad = no Railroad

railroad_barons_pictures-top = Top
railroad_barons_pictures-stack-empty = No Railroads are left in the stack
railroad_barons_pictures-earns = earns { $income }
railroad_barons_pictures-level = Level { $level }
railroad_barons_pictures-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
railroad_barons_pictures-next-none = Nothing becomes obsolete any more
railroad_barons_pictures-stays = never obsolete
railroad_barons_pictures-ends-at = obsolete at level { $level }
railroad_barons_pictures-why-agreed = The game was ended early

railroad_barons_pictures-alt-player = { $name } has { $cash } and stock worth { $stock } on { $count ->
    [one] one certificate
   *[other] { $count } certificates
}{ $more }.
railroad_barons_pictures-alt-priority = , and the Priority Deal
railroad_barons_pictures-alt-hand = , Investors { $investors }
railroad_barons_pictures-alt-income = revenue { $income }
railroad_barons_pictures-alt-unstarted = Not started: { $holdings }.
railroad_barons_pictures-share = { $name } { $share }%

railroad_barons_pictures-certificates = Certificates
railroad_barons_pictures-bank = Bank
railroad_barons_pictures-unstarted-short = not started
railroad_barons_pictures-share-worth = { $share }% · { $sum }
railroad_barons_pictures-percent = { $share }%
railroad_barons_pictures-sum-papers = Certificates
railroad_barons_pictures-sum-stock = Stock
railroad_barons_pictures-sum-cash = Cash
railroad_barons_pictures-sum-total = Total
railroad_barons_pictures-nothing = no certificate
railroad_barons_pictures-alt-papers = { $holding } { $percents }
railroad_barons_pictures-alt-owner = { $name } has { $papers }; stock worth { $stock }, cash { $cash }, { $total } in all.

railroad_barons_pictures-incomes = Revenue if paid now
railroad_barons_pictures-incomes-sub = Share values before and after, each player's part
railroad_barons_pictures-income-railroads = Railroads { $sum }
railroad_barons_pictures-income-network = network { $sum }
railroad_barons_pictures-income-investors = Investors { $sum }

railroad_barons_pictures-stack = Railroads in the stack
railroad_barons_pictures-price = Price
railroad_barons_pictures-earnings = Income
railroad_barons_pictures-obsolete-at = Obsolete at
railroad_barons_pictures-never = never
railroad_barons_pictures-of = { $count } of { $all }

railroad_barons_pictures-ability-swap-priority = Once: the Priority Deal changes hands at the start of a Stock Round
railroad_barons_pictures-ability-income-per-railroad = { $amount } more revenue for each Railroad of a Holding
railroad_barons_pictures-ability-income-flat = { $amount } more revenue for a Holding
railroad_barons_pictures-ability-discount-percent = { $amount }% off Railroads a Holding buys from the bank
railroad_barons_pictures-ability-start-holding = Director certificate (40%) of { $holding } at { $amount } and { $railroad }, which earns { $income }
railroad_barons_pictures-or-sum = or { $sum }
railroad_barons_pictures-left-game = left the game
railroad_barons_pictures-alt-investor-of = taken by { $name }
railroad_barons_pictures-all-four = all four

railroad_barons_pictures-wealth = Cash and stock together
railroad_barons_pictures-wealth-none = No round has been played yet
railroad_barons_pictures-values = Share values
railroad_barons_pictures-rounds = Stock Rounds, { $count } Operating Rounds after each

railroad_barons_pictures-draw = A draw!
railroad_barons_pictures-alt-values = Final share values: { $values }.

railroad_barons_pictures-alt-directs = { $name } would become Director of { $holding }.
railroad_barons_pictures-alt-floats = { $holding } would float and get { $capital }.
railroad_barons_pictures-director = Director
railroad_barons_pictures-tokens = Tokens
railroad_barons_pictures-railroads = Railroads
railroad_barons_pictures-if-paid = If paid:

railroad_barons_pictures-sum-revenue = Pay: value { $value } · keep: value stays, treasury { $treasury }
railroad_barons_pictures-sum-offer = { $holding }: treasury { $treasury }, revenue { $income }
railroad_barons_pictures-sum-buy = Level { $level } for { $cost }: { $purse } { $paid }, revenue { $income }
railroad_barons_pictures-sum-shares-buy = To buy: { $rows }
railroad_barons_pictures-sum-shares-start = To start ({ $take }% from { $price }): { $rows }
railroad_barons_pictures-sum-priority = Free of charge, once in the game: then { $name } goes first
railroad_barons_pictures-sum-obsolete = obsolete Railroads: { $holdings }
railroad_barons_pictures-sum-shares-exchange = Exchange: { $rows }
railroad_barons_pictures-sum-empty = The stack is empty: { $rest } · { $may }
railroad_barons_pictures-sum-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}: { $sellers ->
    [stack] each (+) buys a Railroad
    [none] (+) buys nothing
   *[other] each (+) buys a Railroad of { $sellers }
} (treasury { $treasury }{ $kept ->
    [none] {""}
   *[other] , with its revenue kept { $kept }
}{ $top ->
    [none] ; the stack is empty
   *[stack] ; the top one costs { $cost }
}) · each (▼) keeps one · each in the network earns +{ $income } for good
railroad_barons_pictures-sum-discard = without { $count ->
    [one] level
   *[other] levels
} { $level }: revenue { $income }
railroad_barons_pictures-sum-select = { $other } then chooses: the card, or the price that { $name } names, { $least } to { $most }, paid by the bank. { $name } gets the other. “{ $face }” names a card, it is no price
railroad_barons_pictures-sum-select-fixed = { $other } then chooses: the card, or its face value, paid by the bank. { $name } gets the other
railroad_barons_pictures-sum-choose = The card is free: one gets it, the other { $amount } from the bank
railroad_barons_pictures-placed = { $plus ->
    [0] buys no Railroad
    [one] buys 1 Railroad
   *[other] buys up to { $plus } Railroads
}{ $stays ->
    [all] , keeps { $has ->
        [one] its one Railroad
        [2] both
       *[other] all { $has }
    }
    [few] ; at the end of the turn { $down ->
        [0] none stays
        [one] only 1 stays
       *[other] up to { $down } stay
    }
   *[rest] {""}
}
railroad_barons_pictures-surplus = { $keeps ->
    [0] Without (▼) all its Railroads go at the end of the turn: revenue then { $income }
    [one] Only 1 of { $all } Railroads is kept at the end of the turn (one ▼): revenue then at most { $income }
   *[other] Only { $keeps } of { $all } Railroads are kept at the end of the turn (one for each ▼): revenue then at most { $income }
}
railroad_barons_pictures-would-network = Tokens in the network for good
railroad_barons_pictures-per-ten = 10%: { $income }
railroad_barons_pictures-sum-railroad = The next Railroad costs { $cost }, treasury { $treasury }: { $rest }
railroad_barons_pictures-lost = lost
railroad_barons_pictures-then = { $more ->
    [0] Then { $parts }
   *[other] Then { $parts } and { $more } more
}
railroad_barons_pictures-then-part = { $count } of level { $levels }
railroad_barons_pictures-top-railroad = Railroad on top
railroad_barons_pictures-would-railroad = { $name }: { $holding } buys { $card } ({ $level }) for { $cost }?
railroad_barons_pictures-would-tokens = { $name }: place the tokens of { $holding } so?
railroad_barons_pictures-would-operate = { $name }: play the turn of { $holding } so?
railroad_barons_pictures-would-pay = { $name }: pay the revenue of { $holding }?
railroad_barons_pictures-investor = { $amount } Investor: { $ability }
railroad_barons_pictures-would-assign = { $name }: assign the { $amount } Investor to { $holding }?
railroad_barons_pictures-would-assign-from = { $name }: assign the { $amount } Investor of { $source } to { $holding }?
railroad_barons_pictures-would-discard = { $name }: discard these Railroads of { $holding }?
railroad_barons_pictures-sell = sell { $parts }
railroad_barons_pictures-buy = buy { $parts }
railroad_barons_pictures-loses = { $holding } loses { $count ->
    [one] a Railroad
   *[other] { $count } Railroads
}

railroad_barons_pictures-directed-by = Director { $name }
railroad_barons_pictures-investor-chip = { $value } Investor
railroad_barons_pictures-tokens-plus = { $count } on (+)
railroad_barons_pictures-tokens-down = { $count } on (▼)
railroad_barons_pictures-tokens-network = { $count } in the route network
railroad_barons_pictures-tokens-free = { $count ->
    [one] one free token
   *[other] { $count } free tokens
}
railroad_barons_pictures-would-offer = { $name }: offer { $amount } for { $card } of { $seller }?
railroad_barons_pictures-if-accepted = if the offer is accepted
railroad_barons_pictures-then-value = value then
railroad_barons_pictures-network-earns = revenue +{ $sum }
railroad_barons_pictures-bonus-discount = −{ $amount }%
railroad_barons_pictures-to-buy = { $holding } { $take }% { $price }
railroad_barons_pictures-to-start = { $holding } { $take }% from { $price }
railroad_barons_pictures-to-exchange = { $holding } { $give }% and { $price } for { $take }%
railroad_barons_pictures-sum-limit = { $count } of { $limit } certificates: exchange, or sell before buying
railroad_barons_pictures-sum-stock-none = Nothing can be bought with { $cash } unless something is sold
railroad_barons_pictures-sum-cheapest = Cheapest: { $rows }
railroad_barons_pictures-rest-offers = offers of { $least } to { $most } for Railroads of { $holdings }
railroad_barons_pictures-rest-assigns = { $count ->
    [one] assigning the Investor { $values } is free
   *[other] assigning the Investors { $values } is free
}
railroad_barons_pictures-rest-none = nothing to buy
railroad_barons_pictures-lost-of = { $count } of { $holding }
railroad_barons_pictures-directs = full colour: Director
railroad_barons_pictures-key-plus = may buy
railroad_barons_pictures-key-down = keeps a Railroad
railroad_barons_pictures-or = or
railroad_barons_pictures-either = either
railroad_barons_pictures-open = still open
railroad_barons_pictures-key-value = price of 10%
railroad_barons_pictures-key-investor = Investor
railroad_barons_pictures-key-free = free token
railroad_barons_pictures-key-network = network, +{ $sum } each
railroad_barons_pictures-key-obsolete = obsolete next
railroad_barons_pictures-share-value = value
railroad_barons_pictures-discount = { $amount }% off new Railroads
