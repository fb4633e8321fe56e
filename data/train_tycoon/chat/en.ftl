# Train Tycoon in chat: the frame, and everything but the Operate phase.
# Names

train_tycoon_chat-name = Train Tycoon
train_tycoon_chat-bank = the bank
train_tycoon_chat-nobody = nobody
train_tycoon_chat-purse = { $cash } and { $count ->
    [one] 1 loan
   *[other] { $count } loans
}
train_tycoon_chat-and = { $first } and { $last }
train_tycoon_chat-own-purse = You have **{ $purse }**.
train_tycoon_chat-choice-high = 🟩 high
train_tycoon_chat-choice-mid = 🟨 mid
train_tycoon_chat-choice-low = 🟥 low
train_tycoon_chat-choice-merger = 🟦 merger
train_tycoon_chat-choice-none = ⬛ no bid
train_tycoon_chat-choice-buy = 🟩 buy
train_tycoon_chat-choice-sell = 🟥 sell
train_tycoon_chat-choice-pass = ⬛ pass
train_tycoon_chat-choice-yes = 🟩 yes
train_tycoon_chat-choice-no = 🟥 no
train_tycoon_chat-choice-for = 🟩 for
train_tycoon_chat-choice-against = 🟥 against
train_tycoon_chat-choice-abstain = ⬛ abstain
train_tycoon_chat-shares-of = { $count ->
    [one] 1 share of { $company }
   *[other] { $count } shares of { $company }
}
train_tycoon_chat-shares-none = no shares
train_tycoon_chat-round = Turn { $turn }
train_tycoon_chat-round-none = Set-up
train_tycoon_chat-over = The game is over.

# The private card of secret choices

train_tycoon_chat-press-secret = Choose in secret…
train_tycoon_chat-secret-nothing = Nothing is being chosen in secret now.
train_tycoon_chat-secret-out = Still out: { $names }.
train_tycoon_chat-secret-made = You have chosen **{ $choice }**.
train_tycoon_chat-secret-made-for = **{ $company }**: you have chosen **{ $choice }**.
train_tycoon_chat-secret-more = { $count ->
    [one] After this you choose for 1 more company.
   *[other] After this you choose for { $count } more companies.
}
train_tycoon_chat-secret-done = Nobody else sees it until everybody has chosen; then all is turned over together. “Take back…” undoes it as long as nobody has acted after you.
train_tycoon_chat-secret-not-asked = You are not asked this time.
train_tycoon_chat-said-secret = Chosen.
train_tycoon_chat-confirm-in-vain = Choose it all the same

# Before the first turn

train_tycoon_chat-ask-auction = The priority is auctioned: who has it goes first, and the winner also seats everybody. All bid at once in secret, in steps of { $step }; **every bid is paid**, also a losing one.
train_tycoon_chat-ask-auction-again = A tie: those with the highest bid bid again, in steps of { $step }. These bids are paid too.
train_tycoon_chat-auction = What do you bid for the priority? Your bid is paid to the bank even if it loses, with loans if you have less.
train_tycoon_chat-auction-after = leaves you { $purse }
train_tycoon_chat-menu-priority = Your bid…
train_tycoon_chat-press-priority-form = Another bid…
train_tycoon_chat-form-priority = Bid for the priority
train_tycoon_chat-form-priority-amount = Dollars, in steps of { $most }
train_tycoon_chat-sure-priority = You bid **{ $amount }** for the priority. It is paid whoever wins: { $before } → { $after }.
train_tycoon_chat-confirm-priority = Bid { $amount }
train_tycoon_chat-refuse-amount = “{ $text }” is not an amount of whole dollars. Write for example 35.
train_tycoon_chat-ask-seating = You have won the priority: seat everybody clockwise. Whoever comes first has the priority.
train_tycoon_chat-menu-seats = Place { $place }: who sits here?
train_tycoon_chat-seats = So far: { $names }. Who sits next, clockwise?
train_tycoon_chat-sure-seats = Clockwise: **{ $names }**. { $first } has the priority.
train_tycoon_chat-confirm-seats = Seat them so
train_tycoon_chat-ask-choose-factory = Choose the company that you begin with. It has a factory to place, which takes two kinds of resources and makes goods for the cities of one colour.
train_tycoon_chat-ask-choose-city = Choose your second company. It begins in a city.
train_tycoon_chat-menu-choose = Choose a company…
train_tycoon_chat-hq-factory = factory: makes { $good } from { $resources }
train_tycoon_chat-hq-city = begins in any city
train_tycoon_chat-sure-choose = You begin with **{ $full }**; { $hq }.
train_tycoon_chat-sure-choose-cities = What the cities want: { $cities }.
train_tycoon_chat-confirm-choose = Choose { $company }

# Trading

train_tycoon_chat-ask-prices = **Prices:** each president sets the price of a share of each company led: low 🟥, mid 🟨 or high 🟩, in secret. Then all move at once, and everybody trades at the new prices.
train_tycoon_chat-levels = { $price } → 🟥 { $low } 🟨 { $mid } 🟩 { $high }; target { $target }
train_tycoon_chat-prices = **{ $company }** stands at **{ $price }** a share; its target price is { $target }. You hold { $shares } of { $issued } shares, the other players { $others }.
train_tycoon_chat-prices-level = { $choice }: { $to } a share
train_tycoon_chat-prices-after = At that price the others then buy or sell. Whatever they sell and nobody buys, you must buy, with loans if need be; whatever they buy and nobody sells, comes from your shares first.
train_tycoon_chat-press-low = Low: { $price }
train_tycoon_chat-press-mid = Mid: { $price }
train_tycoon_chat-press-high = High: { $price }
train_tycoon_chat-ask-trade = **{ $company }** is traded at **{ $price }**: all but its president, { $president }, choose in secret to buy one share, to sell one or to pass. Buyers and sellers are then matched; { $president } serves the rest.
train_tycoon_chat-ask-trade-nobody = **{ $company }** is traded at **{ $price }**; it has no president. All choose in secret to buy one share, to sell one or to pass. Buyers and sellers are then matched; who is left over buys from the bank or the treasury, or keeps the share.
train_tycoon_chat-trade = **{ $company }** at **{ $price }**. You hold { $shares } of { $issued } shares.
train_tycoon_chat-trade-buy = leaves you { $after }. From whoever sells, else { $source }.
train_tycoon_chat-trade-sell = leaves you { $after }. To whoever buys, else to { $name }, who must take it.
train_tycoon_chat-trade-sell-nobody = leaves you { $after } if somebody buys; else you keep it, since there is no president.
train_tycoon_chat-trade-pass = nothing changes for you.
train_tycoon_chat-trade-buy-not = { $choice } would count as a pass: a share costs { $price } and { $loans ->
    [0] you have { $purse }
   *[other] you have { $purse }, { $net } in all
}; nobody buys with loans here (ruling 11).
train_tycoon_chat-trade-sell-not = { $choice } would count as a pass: you have no share (ruling 11).
train_tycoon_chat-trade-pass-not = { $choice }
train_tycoon_chat-source-president = from { $name } ({ $count } left), the bank ({ $bank }) or the treasury ({ $left }), in this order
train_tycoon_chat-source-nobody = from the bank ({ $bank }) or the treasury ({ $left }), in this order
train_tycoon_chat-press-buy = Buy for { $price }
train_tycoon_chat-press-sell = Sell for { $price }
train_tycoon_chat-press-pass = Pass

# Treasury

train_tycoon_chat-ask-treasury = Buy one share from the bank or a treasury, sell one to its company, or pass. You have **{ $purse }**. At the end of this phase whoever holds most of a company presides over it.
train_tycoon_chat-ask-treasury-forced = You are in debt ({ $purse }) and so have to sell one share to its company: which?
train_tycoon_chat-menu-buy = Buy a share…
train_tycoon_chat-menu-sell = Sell a share…
train_tycoon_chat-buy-option = { $company } for { $price }
train_tycoon_chat-buy-detail-bank = from the bank; you hold { $shares } of { $issued }
train_tycoon_chat-buy-detail-treasury = a new share, the money goes to the company; you hold { $shares } of { $issued }
train_tycoon_chat-sell-option = { $company } for { $price }
train_tycoon_chat-sell-detail = the company pays; you hold { $shares } of { $issued }
train_tycoon_chat-sure-buy = You buy a new share of **{ $company }** for { $price }; the company gets the money. You: { $before } → { $after }, then { $shares } of { $issued } shares.
train_tycoon_chat-sure-buy-bank = You buy a share of **{ $company }** for { $price } from the bank. You: { $before } → { $after }, then { $shares } of { $issued } shares.
train_tycoon_chat-sure-sell = You sell a share of **{ $company }** to the company for { $price }. You: { $before } → { $after }, then { $shares } of { $issued } shares.
train_tycoon_chat-deal-company = { $company }: { $before } → { $after }; a share counts { $was } → { $now } at the end.
train_tycoon_chat-confirm-buy = Buy
train_tycoon_chat-confirm-sell = Sell
train_tycoon_chat-ask-bankruptcy = Go on, or declare bankruptcy? You have **{ $purse }**. A bankrupt loses all shares and is free of debts, and plays on; with { $most } loans it would not be asked.
train_tycoon_chat-press-go-on = Go on
train_tycoon_chat-press-bankrupt = Declare bankruptcy…
train_tycoon_chat-sure-bankrupt = **{ $name } declares bankruptcy**: cash and loans ({ $purse }) become $0, { $shares } go to the bank. Worth now: { $worth }, then $0.
train_tycoon_chat-sure-bankrupt-led = You stop presiding over { $companies } at once.
train_tycoon_chat-confirm-bankrupt = Declare bankruptcy

# Mergers and acquisitions

train_tycoon_chat-ask-target = Name a company that the others may bid for, or pass. If nothing comes of it you pay { $fee }.
train_tycoon_chat-ask-target-insolvent = Insolvent and bankrupt at the end of this phase unless somebody takes it over: **{ $companies }**.
train_tycoon_chat-menu-target = Name a target…
train_tycoon_chat-target-detail = { $price } a share, { $issued } issued; { $purse }; income { $income }
train_tycoon_chat-target-detail-insolvent = insolvent; { $price } a share, { $issued } issued; { $purse }; income { $income }
train_tycoon_chat-sure-target = You put **{ $full }** up for bids: { $state }. May bid in secret: { $bidders }. The holders of both companies vote on each proposal. If nothing comes of it you pay { $fee }.
train_tycoon_chat-confirm-target = Put { $company } up
train_tycoon_chat-ask-bids = { $name } puts **{ $company }** up for bids: { $state }. The presidents of the other companies bid in secret: high ({ $high } a share), mid ({ $mid }), low ({ $low }), a merger share for share, or nothing. The best goes to the vote first.
train_tycoon_chat-ask-rebids = More than one bid high for **{ $company }**, so its price rises to { $price }. { $companies } bid again in secret: high ({ $high } a share) or mid ({ $mid }).
train_tycoon_chat-bids = **{ $bidder }** ({ $purse }, may have { $most ->
    [one] 1 loan
   *[other] { $most } loans
}) bids for **{ $target }**: { $issued } shares at { $price }.
train_tycoon_chat-bids-two = With two companies your bids must differ, unless one bids nothing.
train_tycoon_chat-offer = { $choice }: { $price } a share, { $total } in all. { $bidder } then has { $after }; a share of it counts { $value } → { $now }. You then have { $purse }; worth **{ $was } → { $worth }**
train_tycoon_chat-offer-merger = { $choice }: share for share, together { $issued }. { $bidder } then has { $after }; last income a share { $each } → { $later }; a share counts { $value } → { $now }. You then hold { $shares }; worth **{ $was } → { $worth }**
train_tycoon_chat-offer-none = { $choice }
train_tycoon_chat-offer-void = { $choice } ({ $price } a share) would be dropped: it needs { $needed ->
    [one] 1 loan
   *[other] { $needed } loans
} of both together, and the bidder may have { $most } (ruling 27).
train_tycoon_chat-offer-void-merger = { $choice } would be dropped: together { $count } shares, and a company has at most { $most } (ruling 27).
train_tycoon_chat-offer-brief = { $company } { $choice } { $price }
train_tycoon_chat-offer-brief-void = { $company } { $choice } { $price } (would be dropped)
train_tycoon_chat-press-bid-high = High: { $price }
train_tycoon_chat-press-bid-mid = Mid: { $price }
train_tycoon_chat-press-bid-low = Low: { $price }
train_tycoon_chat-press-bid-merger = Merger
train_tycoon_chat-press-bid-none = No bid
train_tycoon_chat-named-price = { $bidder } buys { $target } for { $price } a share ({ $total } for { $count ->
    [one] 1 share
   *[other] { $count } shares
})
train_tycoon_chat-named-merger = { $bidder } and { $target } merge into { $bidder }, { $count ->
    [one] 1 share
   *[other] { $count } shares
} one for one
train_tycoon_chat-outcome-company = { $bidder }: { $before } → { $after } (may have { $most ->
    [one] 1 loan
   *[other] { $most } loans
}); shares { $issued_before } → { $issued }; last income { $income } → { $both } with both, { $each } → { $later } a share; a share counts { $value } → { $now }
train_tycoon_chat-outcome-player = You: { $had } → { $purse }; shares { $own } of { $bidder } and { $gone } of { $target } → { $shares } of { $bidder }; worth **{ $was } → { $worth }**
train_tycoon_chat-ask-vote = **{ $proposal }**: the holders of **{ $company }** vote in secret, each with all shares: { $holders }. It passes with { $needed } of { $issued } shares.
train_tycoon_chat-vote-holder = { $name } ({ $count })
train_tycoon_chat-vote-passed-first = If it passes, the holders of { $company } vote.
train_tycoon_chat-vote-failed-next = If it fails, next: { $proposal }.
train_tycoon_chat-vote-failed = If it fails, nothing comes of it and who named the target pays { $fee }.
train_tycoon_chat-vote = You vote with { $count ->
    [one] 1 share
   *[other] { $count } shares
} of **{ $company }**; { $needed } of { $issued } must be for it. An abstention is not for it.
train_tycoon_chat-vote-if = **If it is carried out:** { $proposal }.
train_tycoon_chat-vote-if-not = **If not:** everything stays as it is; your worth { $worth }.
train_tycoon_chat-press-vote-for = For
train_tycoon_chat-press-vote-against = Against
train_tycoon_chat-press-vote-abstain = Abstain

# IPO

train_tycoon_chat-ask-ipo = Bring a new company to the market at { $price } a share, or pass. The others then say in secret whether they buy too. It needs { $least } shares sold; if fewer are, the money goes back and you pay { $fee }.
train_tycoon_chat-menu-ipo = Bring to the market…
train_tycoon_chat-ipo-city = begins in any city
train_tycoon_chat-ipo-factory = has a factory to place
train_tycoon_chat-ipo-able = { $name } (up to { $count })
train_tycoon_chat-sure-ipo = **{ $full }** comes to the market at { $price } a share. You must buy a share in every round until { $least } or more are sold: with { $purse } at most { $count }. Could buy too: { $others }. If fewer than { $least } are sold you pay { $fee }.
train_tycoon_chat-confirm-ipo = Bring { $company } to the market
train_tycoon_chat-ask-answers = { $name } brings **{ $company }** to the market at { $price } a share. The others say in secret whether they buy too: whoever says yes buys a share in every round until { $least } or more are sold. If fewer are, nothing is bought and { $name } pays { $fee }.
train_tycoon_chat-answers = **{ $company }** at { $price } a share. A yes binds: you buy a share in every round until { $least } or more are sold, at most { $most }. One leaves you { $after }. If fewer than { $least } are sold you pay nothing; the { $fee } is not yours to pay.
train_tycoon_chat-press-join-yes = Yes, buy at { $price }
train_tycoon_chat-press-join-no = No

# What happened

train_tycoon_chat-told-chose = Chosen in secret: { $names }
train_tycoon_chat-told-priority-bid = { $name } { $amount }
train_tycoon_chat-told-priority = Bids for the priority: { $bids }. **{ $name }** wins.
train_tycoon_chat-told-priority-tie = Bids for the priority: { $bids }. A tie: the highest bid again.
train_tycoon_chat-told-seated = Clockwise sit { $names }; **{ $first }** has the priority.
train_tycoon_chat-told-company = begins with **{ $full }**
train_tycoon_chat-told-order = The companies begin with { $cash } each and { $issued } shares at { $price }; their order: { $order }.
train_tycoon_chat-told-turn = **Turn { $turn } begins.**
train_tycoon_chat-told-phase-trading = **Trading.**
train_tycoon_chat-told-phase-treasury = **Treasury.**
train_tycoon_chat-told-phase-mergers = **Mergers and acquisitions.**
train_tycoon_chat-told-phase-ipo = **IPO.**
train_tycoon_chat-told-phase-operate = **Operate.**
train_tycoon_chat-told-price = { $company } { $choice } { $before } → **{ $after }**
train_tycoon_chat-told-prices = Prices turned over: { $prices }
train_tycoon_chat-told-orders = is traded: { $orders }
train_tycoon_chat-told-order-one = { $name } { $choice }
train_tycoon_chat-told-order-void = { $name } { $choice } (counts as a pass)
train_tycoon_chat-told-share = { $giver } → { $taker }: 1 share for { $price }
train_tycoon_chat-told-buy = buys a new share of **{ $company }** for { $price }
train_tycoon_chat-told-buy-bank = buys a share of **{ $company }** for { $price } from the bank
train_tycoon_chat-told-sell = sells a share of **{ $company }** to it for { $price }
train_tycoon_chat-holder-bank = the bank
train_tycoon_chat-holder-treasury = the treasury
train_tycoon_chat-told-loans = { $name } takes { $count ->
    [one] 1 loan
   *[other] { $count } loans
} (now { $held })
train_tycoon_chat-told-repaid = { $name } repays { $count ->
    [one] 1 loan
   *[other] { $count } loans
} (now { $held })
train_tycoon_chat-told-interest = pays { $amount } interest
train_tycoon_chat-told-president = **{ $name }** presides over **{ $company }** now.
train_tycoon_chat-told-president-none = **{ $company } has no president**
train_tycoon_chat-told-bankrupt = **declares bankruptcy**: all shares go to the bank, cash and loans are gone
train_tycoon_chat-told-bankrupt-forced = **is bankrupt** (two loans or more): all shares go to the bank, cash and loans are gone
train_tycoon_chat-told-ipo = brings **{ $full }** to the market at { $price } a share
train_tycoon_chat-told-nobody-asked = nobody else can buy
train_tycoon_chat-told-answers = is offered to the others: { $answers }
train_tycoon_chat-told-subscribed = { $name } pays { $amount }
train_tycoon_chat-told-floated = **{ $company } is in the game** with { $count } shares and { $money }
train_tycoon_chat-told-ipo-failed = { $count } of { $least } shares find a buyer: nothing comes of it
train_tycoon_chat-told-passed-treasury = passes
train_tycoon_chat-told-passed-target = passes
train_tycoon_chat-told-passed-ipo = passes
train_tycoon_chat-told-passed-bankruptcy = goes on
train_tycoon_chat-told-passed-line = opens no line
train_tycoon_chat-told-passed-marker = places no investment
train_tycoon_chat-told-target = puts **{ $full }** up for bids
train_tycoon_chat-told-bid = { $company } { $choice }
train_tycoon_chat-told-bid-price = { $company } { $choice } ({ $price } a share)
train_tycoon_chat-told-bid-void = { $company } { $choice } (dropped: not valid)
train_tycoon_chat-told-bids = Bids for **{ $company }**: { $bids }.
train_tycoon_chat-told-price-moved = The price of { $company } rises from { $before } to **{ $after }**.
train_tycoon_chat-told-proposal = { $company } for { $price } a share
train_tycoon_chat-told-proposal-merger = merger with { $company }
train_tycoon_chat-told-vote = { $name } { $choice } ({ $count })
train_tycoon_chat-told-passed = The holders of **{ $company }** agree ({ $proposal }): { $votes }.
train_tycoon_chat-told-rejected = The holders of **{ $company }** reject it ({ $proposal }): { $votes }.
train_tycoon_chat-told-agrees = **{ $company }** is insolvent and agrees without a vote ({ $proposal }).
train_tycoon_chat-told-cannot-pass = **{ $company }** cannot agree ({ $proposal }): players hold no more than half of it.
train_tycoon_chat-told-bought = **{ $bidder } buys { $target }** for { $price } a share and takes its { $count ->
    [0] place, it has no lines
   *[other] lines ({ $count })
}
train_tycoon_chat-told-merged = **{ $target } merges into { $bidder }**, share for share, with { $count ->
    [0] no lines
    [one] 1 line
   *[other] { $count } lines
}
train_tycoon_chat-told-gets = { $name } gets { $amount }
train_tycoon_chat-told-money-taken = its { $amount } go along
train_tycoon_chat-told-debt-taken = its debt of { $amount } goes along
train_tycoon_chat-told-fee = pays { $amount }: nothing came of it
train_tycoon_chat-told-insolvent = **{ $full } is bankrupt**: its shares are void, its trains leave the map.
train_tycoon_chat-told-won = { $count ->
    [one] **{ $names } wins with { $total }!**
   *[other] **{ $names } share the victory with { $total } each!**
}

# Private looks

train_tycoon_chat-look-map = Map
train_tycoon_chat-look-market = Market
train_tycoon_chat-look-shares = Shares
train_tycoon_chat-look-wealth = Wealth
train_tycoon_chat-look-help = Rules
train_tycoon_chat-look-text = In words
train_tycoon_chat-look-company = The company
train_tycoon_chat-look-mine = My secret choice
train_tycoon_chat-look-if = What it would earn
train_tycoon_chat-look-network = Its network
train_tycoon_chat-menu-companies = A company, large…
train_tycoon_chat-wealth-none = The curve begins when the companies have been chosen.
train_tycoon_chat-help-goal = **Train Tycoon in short.** After { $turns } turns whoever is worth most wins: own money and shares. A share counts its company's money less debts, split over its shares; its price does not count.
train_tycoon_chat-help-trading = **Trading** (from turn 2): presidents set prices; then, company by company, everybody else buys one share, sells one or passes. The president serves whoever finds nobody.
train_tycoon_chat-help-treasury = **Treasury:** in turn, buy one share from the bank or a treasury, or sell one to its company. Then the largest holder presides (two companies at most), each loan costs { $interest }, and two loans are a bankruptcy.
train_tycoon_chat-help-mergers = **Mergers:** in turn, put a company up; the others bid for it, and the holders of both vote. If nothing comes of it you pay { $fee }. Insolvent companies that nobody takes are gone.
train_tycoon_chat-help-ipo = **IPO** (turns 2 to 4): bring a company to the market; it needs { $least } shares sold.
train_tycoon_chat-help-operate = **Operate:** each company may open a line between two hubs, then puts trains on lines or takes them off. Passengers, goods and resources are delivered by themselves. Income less trains and interest is kept or paid out.
train_tycoon_chat-help-secret = **Secret choices:** the public card shows only who is still out. Your private card shows what each choice costs you; all are turned over together.
train_tycoon_chat-help-investments = **Investments:** on a yellow tile of a new line you may put one of your four markers, face down: two bring 40, two nothing, times 4, 3 or 2 in turns 1 to 3. At the end its company gets that.
train_tycoon_chat-help-end = **End:** a share of a company with debts counts less than nothing.
train_tycoon_chat-help-end-limited = **End:** a share never counts less than nothing at this table.

# The picture in words

train_tycoon_chat-text-order = Company order: { $order }.
train_tycoon_chat-text-player = **{ $name }**: { $purse }, { $shares }; worth **{ $worth }**.
train_tycoon_chat-text-shares = { $company } { $count }
train_tycoon_chat-text-presides = Presides over { $companies }.
train_tycoon_chat-text-priority = Has the priority.
train_tycoon_chat-text-markers = Investments in hand: { $count }.
train_tycoon_chat-text-bankrupt = Went bankrupt in turn { $turns }.
train_tycoon_chat-text-no-president = nobody
train_tycoon_chat-text-company = **{ $company }**: president { $president }, price **{ $price }**, { $purse }, income { $income } (so { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
} at most), { $issued } shares issued.
train_tycoon_chat-text-value = A share counts { $value }, target price { $target }.
train_tycoon_chat-text-bank = The bank has { $count } of them.
train_tycoon_chat-text-insolvent = Insolvent.
train_tycoon_chat-text-unplaced = Its factory ({ $good }) is not placed yet.
train_tycoon_chat-text-lines = { $count ->
    [0] No trains.
    [one] 1 train: { $lines }.
   *[other] { $count } trains: { $lines }.
}
train_tycoon_chat-text-broken = { " " }(broken)
train_tycoon_chat-text-idle = Not in the game: { $companies }.
train_tycoon_chat-text-hubs = Hubs: { $hubs }.
train_tycoon_chat-text-city = { $name } { $hex } wants { $good }, { $count } waiting
train_tycoon_chat-text-source = { $name }: { $count }
train_tycoon_chat-text-delivered = { $hub } (delivered: { $items })

# Standings

train_tycoon_chat-standing = { $place }. **{ $name }** { $total }{ $sums }
train_tycoon_chat-sum-net = money { $amount }
train_tycoon_chat-sum-shares = shares { $amount }

# The lobby

train_tycoon_chat-blurb = Railways as a market: set prices, trade shares, merge companies, build lines and deliver, much of it chosen in secret by all at once. After { $turns } turns whoever is worth most in money and shares wins. { $fewest } to { $most } players.
train_tycoon_chat-options-none = Chosen: nothing.
train_tycoon_chat-options-some = Chosen: { $options }.
train_tycoon_chat-menu-options = Choose map and options
train_tycoon_chat-option-alberta_v1 = Map Alberta
train_tycoon_chat-option-alberta_v1-detail = the base map; 113 hexes for track
train_tycoon_chat-option-alberta_v2 = Map Alberta, second version
train_tycoon_chat-option-alberta_v2-detail = 112 hexes for track
train_tycoon_chat-option-appalachia = Map Appalachia
train_tycoon_chat-option-appalachia-detail = larger: 126 hexes for track
train_tycoon_chat-option-investments = Investments
train_tycoon_chat-option-investments-detail = secret markers on new lines bring their companies money at the end
train_tycoon_chat-option-priority_auction = Priority auction
train_tycoon_chat-option-priority_auction-detail = the first place is bid for in secret; every bid is paid
train_tycoon_chat-option-limited_liability = Limited liability
train_tycoon_chat-option-limited_liability-detail = a share never counts less than nothing at the end

# Slash commands

train_tycoon_chat-refuse-company = I know no company called “{ $text }”. Choose one from the list.
train_tycoon_chat-refuse-choice = “{ $text }” is none of the choices here: { $choices }.
train_tycoon_chat-refuse-seats = “{ $text }” is not a seating. Choose one from the list.
train_tycoon_chat-slash-tycoon = Play Train Tycoon
train_tycoon_chat-slash-priority = Bid for the priority, in secret (shown to you first)
train_tycoon_chat-slash-priority-amount = Dollars, in steps of 5
train_tycoon_chat-slash-seats = Seat everybody, after the priority auction (shown first)
train_tycoon_chat-slash-seats-order = Who sits where, clockwise
train_tycoon_chat-slash-choose = Choose a starting company (shown first)
train_tycoon_chat-slash-choose-company = The company
train_tycoon_chat-slash-price = Trading: set the price of your company, in secret
train_tycoon_chat-slash-price-company = Your company
train_tycoon_chat-slash-price-level = low, mid or high
train_tycoon_chat-slash-trade = Trading: buy, sell or pass, in secret
train_tycoon_chat-slash-trade-order = buy, sell or pass
train_tycoon_chat-slash-buy = Treasury: buy a share (shown first)
train_tycoon_chat-slash-buy-company = The company
train_tycoon_chat-slash-sell = Treasury: sell a share to its company (shown first)
train_tycoon_chat-slash-sell-company = The company
train_tycoon_chat-slash-pass = Do nothing, wherever one may
train_tycoon_chat-slash-bankrupt = Declare bankruptcy (shown first)
train_tycoon_chat-slash-target = Mergers: put a company up for bids (shown first)
train_tycoon_chat-slash-target-company = The company
train_tycoon_chat-slash-bid = Mergers: bid with your company, in secret
train_tycoon_chat-slash-bid-company = Your company
train_tycoon_chat-slash-bid-offer = high, mid, low, merger or none
train_tycoon_chat-slash-vote = Mergers: vote for, against or abstain, in secret
train_tycoon_chat-slash-vote-voice = for, against or abstain
train_tycoon_chat-slash-ipo = Bring a company to the market (shown first)
train_tycoon_chat-slash-ipo-company = The company
train_tycoon_chat-slash-answer = IPO: buy shares of the new company or not, in secret
train_tycoon_chat-slash-answer-answer = yes or no
train_tycoon_chat-slash-show = Look at something, for you alone
train_tycoon_chat-slash-show-what = What to look at

# By /help where the game is played.

train_tycoon_chat-guide-aim = After the last turn whoever is worth most wins: own money and shares. Be president of companies that earn, open lines for them, and own shares of what does well. A share counts its company's money less its debts, not its price.
train_tycoon_chat-guide-marks =
    - A disc with a number is a player.
    - Every company has its own colour, sign and letters; the number beside the engine is how many trains it has.
    - Coloured track is a line, with the number of the line on its train; pale track has no train.
    - Signs in a hub show what it supplies and takes, every good in its own shape.
    - The line under the map names the other signs.
