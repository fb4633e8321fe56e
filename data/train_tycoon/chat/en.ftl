# Train Tycoon in chat: the frame, and everything but the Operate phase.
# Names

train_tycoon_chat-name = Train Tycoon
train_tycoon_chat-bank = the bank
train_tycoon_chat-nobody = nobody
train_tycoon_chat-purse = { $cash } and { $count ->
    [one] 1 loan
   *[other] { $count } loans
}
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

train_tycoon_chat-press-own = Choose in secret…
train_tycoon_chat-secret-nothing = There's nothing to choose in secret now.
train_tycoon_chat-secret-out = Still to choose: { $names }.
train_tycoon_chat-secret-made = You have chosen **{ $choice }**.
train_tycoon_chat-secret-made-for = **{ $company }**: you have chosen **{ $choice }**.
train_tycoon_chat-secret-more = { $count ->
    [one] After this you choose for one more company.
   *[other] After this you choose for { $count } more companies.
}
train_tycoon_chat-secret-done = Nobody else sees it until everybody has chosen; then everything is revealed at once. “Undo…” takes it back as long as nobody has acted after you.
train_tycoon_chat-secret-not-asked = You have nothing to choose this time.
train_tycoon_chat-said-secret = Chosen.
train_tycoon_chat-confirm-in-vain = Choose it anyway

# Before the first turn

train_tycoon_chat-ask-auction = The priority is auctioned: whoever wins decides who goes first, and the seating too. Everybody bids at once in secret, in steps of { $step }; **every bid is paid**, even a losing one.
train_tycoon_chat-ask-auction-again = It's a tie: the highest bidders bid again, in steps of { $step }. These bids are paid too.
train_tycoon_chat-auction = What do you bid for the priority? Your bid goes to the bank even if it loses; if you don't have enough cash, you take loans.
train_tycoon_chat-auction-after = leaves you { $purse }
train_tycoon_chat-menu-priority = Your bid…
train_tycoon_chat-press-priority-form = Another bid…
train_tycoon_chat-form-priority = Bid for the priority
train_tycoon_chat-form-priority-amount = Dollars, in steps of { $most }
train_tycoon_chat-sure-priority = You bid **{ $amount }** for the priority. You pay it whoever wins: { $before } → { $after }.
train_tycoon_chat-confirm-priority = Bid { $amount }
train_tycoon_chat-ask-seating = You've won the priority auction: decide the seating, clockwise. Whoever comes first has the priority.
train_tycoon_chat-menu-seats = Place { $place }: who sits here?
train_tycoon_chat-seats = So far: { $names }. Who sits next, clockwise?
train_tycoon_chat-sure-seats = Clockwise: **{ $names }**. { $first } has the priority.
train_tycoon_chat-confirm-seats = Confirm seating
train_tycoon_chat-ask-choose-factory = Choose the company you begin with. Its factory, which you place, takes two kinds of resources and makes goods for the cities that show the same sign.
train_tycoon_chat-ask-choose-city = Choose your second company. It begins in a city; only name and colour are yours to choose.
train_tycoon_chat-menu-choose = Choose a company…
train_tycoon_chat-hq-factory = factory: makes { $good } from { $resources }
train_tycoon_chat-hq-city = begins in any city
train_tycoon_chat-sure-choose = You begin with **{ $full }**. Its first line may begin in any city.
train_tycoon_chat-sure-choose-factory = You begin with **{ $full }**. Its factory makes { $good } from { $resources } for { $cities }.
train_tycoon_chat-confirm-choose = Choose { $company }

# Trading

train_tycoon_chat-ask-prices = **Prices:** in secret, each president sets the share price of the companies they lead: low 🟥, mid 🟨 or high 🟩. Then all prices change at once, and everybody trades at the new ones.
train_tycoon_chat-levels = { $price } → 🟥 { $low } 🟨 { $mid } 🟩 { $high }; target { $target }
train_tycoon_chat-prices = **{ $company }** stands at **{ $price }** a share; its target price (cash and last income a share) is { $target }. You hold { $shares } of { $issued } shares, the other players { $others }.
train_tycoon_chat-option-price = { $id }: { $choice }, { $to } a share
train_tycoon_chat-option-price-detail = { $name } decides
train_tycoon_chat-menu-prices = Set your company's price in secret
train_tycoon_chat-prices-after = The others then buy or sell at that price. What they sell and nobody else buys, you must buy, with loans if need be; what they buy and nobody else sells comes from your shares first.
train_tycoon_chat-press-low = 🟥 Low: { $price }
train_tycoon_chat-press-mid = 🟨 Mid: { $price }
train_tycoon_chat-press-high = 🟩 High: { $price }
train_tycoon_chat-ask-trade = **{ $company }** is traded at **{ $price }**: everybody but its president, { $president }, chooses in secret to buy one share, to sell one or to pass. Buyers and sellers are then matched; { $president } serves the rest.
train_tycoon_chat-ask-trade-nobody = **{ $company }** is traded at **{ $price }**; it has no president. Everybody chooses in secret to buy one share, to sell one or to pass. Buyers and sellers are then matched; buyers who are left buy from the bank or the treasury, sellers who are left keep their share.
train_tycoon_chat-trade = **{ $company }** at **{ $price }**. You hold { $shares } of { $issued } shares.
train_tycoon_chat-trade-buy = leaves you { $after }. From a seller if there is one, otherwise { $source }.
train_tycoon_chat-trade-sell = leaves you { $after }. A buyer gets it if there is one; otherwise { $name } must take it.
train_tycoon_chat-trade-sell-nobody = leaves you { $after } if somebody buys; otherwise you keep it, as there's no president.
train_tycoon_chat-trade-pass = nothing changes for you.
train_tycoon_chat-trade-buy-not = { $choice } would count as a pass: a share costs { $price } and { $loans ->
    [0] you have { $purse }
   *[other] you have { $purse }, { $net } in all
}; you can't buy with loans here (rule 11).
train_tycoon_chat-trade-sell-not = { $choice } would count as a pass: you have no share (rule 11).
train_tycoon_chat-trade-pass-not = { $choice }
train_tycoon_chat-source-president = from { $name } ({ $count } left), the bank ({ $bank }) or the treasury ({ $left }), in this order
train_tycoon_chat-source-nobody = from the bank ({ $bank }) or the treasury ({ $left }), in this order
train_tycoon_chat-press-buy = Buy { $company } for { $price }
train_tycoon_chat-press-sell = Sell { $company } for { $price }
train_tycoon_chat-press-pass = Pass

# Treasury

train_tycoon_chat-ask-treasury = Buy one share from the bank or a treasury, sell one to its company, or pass. You have **{ $purse }**. At the end of this phase the largest holder of each company becomes its president.
train_tycoon_chat-ask-treasury-forced = You're in debt ({ $purse }), so you must sell one share to its company. Which one?
train_tycoon_chat-menu-buy = Buy a share…
train_tycoon_chat-menu-sell = Sell a share…
train_tycoon_chat-detail-buy = { $bank ->
    [0] a new share, the money goes to the company
   *[other] from the bank
}; you hold { $shares } of { $issued }
train_tycoon_chat-detail-sell = the company pays; you hold { $shares } of { $issued }
train_tycoon_chat-sure-buy = You buy a new share of **{ $company }** for { $price }; the company gets the money. You: { $before } → { $after }, then { $shares } of { $issued } shares.
train_tycoon_chat-sure-buy-bank = You buy a share of **{ $company }** for { $price } from the bank. You: { $before } → { $after }, then { $shares } of { $issued } shares.
train_tycoon_chat-sure-sell = You sell a share of **{ $company }** to the company for { $price }. You: { $before } → { $after }, then { $shares } of { $issued } shares.
train_tycoon_chat-deal-company = { $company }: { $before } → { $after }; share value { $was } → { $now }.
train_tycoon_chat-confirm-buy = Buy
train_tycoon_chat-confirm-sell = Sell
train_tycoon_chat-ask-bankruptcy = Go on, or declare bankruptcy? You have **{ $purse }**. A bankrupt player loses all shares, is free of debt and plays on; with { $most } loans you're bankrupt in any case.
train_tycoon_chat-press-go-on = Go on
train_tycoon_chat-press-bankrupt = Declare bankruptcy…
train_tycoon_chat-sure-bankrupt = **{ $name } declares bankruptcy**: cash and loans ({ $purse }) become $0, { $shares } go to the bank. Net worth is { $worth } now, then $0.
train_tycoon_chat-sure-bankrupt-led = You stop being president of { $companies } at once.
train_tycoon_chat-confirm-bankrupt = Declare bankruptcy

# Mergers and acquisitions

train_tycoon_chat-ask-target = Name a company as the target of bids, one of your own or another, or pass. If no deal is made, you pay { $fee }.
train_tycoon_chat-ask-target-insolvent = Insolvent, and bankrupt at the end of this phase unless somebody takes it over: **{ $companies }**.
train_tycoon_chat-menu-target = Name a target…
train_tycoon_chat-target-detail = { $price } a share, { $issued } issued; { $purse }; income { $income }
train_tycoon_chat-target-detail-insolvent = insolvent; { $price } a share, { $issued } issued; { $purse }; income { $income }
train_tycoon_chat-sure-target = You name **{ $full }** as the target: { $state }. These may bid in secret: { $bidders }. The shareholders of both companies vote on each proposal. If no deal is made, you pay { $fee }.
train_tycoon_chat-confirm-target = Name { $company } as target
train_tycoon_chat-ask-bids = { $name } names **{ $company }** as the target: { $state }. The presidents of the other companies bid in secret: high ({ $high } a share), mid ({ $mid }), low ({ $low }), a merger share for share, or nothing. The best bid goes to the vote first.
train_tycoon_chat-ask-rebids = More than one company bid high for **{ $company }**, so its price rises to { $price }. { $companies } bid again in secret: high ({ $high } a share) or mid ({ $mid }).
train_tycoon_chat-bids = **{ $bidder }** ({ $purse }, may have { $most ->
    [0] no loans
    [one] 1 loan
   *[other] { $most } loans
}) bids for **{ $target }**: { $issued ->
    [one] 1 share
   *[other] { $issued } shares
} at { $price }.
train_tycoon_chat-bids-two = Your two companies must make different bids, unless one bids nothing.
train_tycoon_chat-offer = { $choice }: { $price } a share, { $total } in all. { $bidder } then has { $after }, share value { $value } → { $now }. You then have { $purse }; net worth **{ $was } → { $worth }**.
train_tycoon_chat-offer-merger = { $choice }: share for share, { $issued } together. { $bidder } then has { $after }; last income a share { $each } → { $later }; share value { $value } → { $now }. You then hold { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}; net worth **{ $was } → { $worth }**.
train_tycoon_chat-offer-none = { $choice }
train_tycoon_chat-offer-void = { $choice } ({ $price } a share) would be dropped: the two together would need { $needed ->
    [one] 1 loan
   *[other] { $needed } loans
}, and the bidder may have { $most ->
    [0] none
   *[other] { $most }
} (rule 27).
train_tycoon_chat-offer-void-merger = { $choice } would be dropped: { $count } shares together, and a company has at most { $most } (rule 27).
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
    [0] no loans
    [one] 1 loan
   *[other] { $most } loans
}); shares { $issued_before } → { $issued }; last income { $income } → { $both } with both, { $each } → { $later } a share; share value { $value } → { $now }
train_tycoon_chat-outcome-player = You: { $had } → { $purse }; shares { $own } of { $bidder } and { $gone } of { $target } → { $shares } of { $bidder }; net worth **{ $was } → { $worth }**
train_tycoon_chat-outcome-leader = { $yours ->
    [now] You lead
   *[no] { $president } leads
} { $bidder }; the shares after the deal don't change that.
train_tycoon_chat-outcome-leader-last = { $yours ->
    [now] You lead
   *[no] { $president } leads
} { $bidder } until the end of the game.
train_tycoon_chat-outcome-leader-later = { $yours ->
    [now] You lead { $bidder } until presidents are next chosen. With the shares after the deal, { $name } then becomes president.
    [later] { $president } leads { $bidder } until presidents are next chosen. With the shares after the deal, you then become president.
   *[no] { $president } leads { $bidder } until presidents are next chosen. With the shares after the deal, { $name } then becomes president.
}
train_tycoon_chat-outcome-leader-nobody = { $yours ->
    [now] You lead
   *[no] { $president } leads
} { $bidder } until presidents are next chosen. With the shares after the deal, nobody then becomes president.
train_tycoon_chat-ask-vote = **{ $proposal }**: the shareholders of **{ $company }** vote in secret, each with all their shares: { $holders }. It passes with { $needed } of { $issued } shares.
train_tycoon_chat-ask-vote-alone = { $name } holds enough shares to decide alone; the votes of the others can't change it.
train_tycoon_chat-vote-holder = { $name } ({ $count })
train_tycoon_chat-vote-passed-first = If it passes, the shareholders of { $company } vote.
train_tycoon_chat-vote-failed-next = If it fails, next: { $proposal }.
train_tycoon_chat-vote-failed = If it fails, no deal is made, and whoever named the target pays { $fee }.
train_tycoon_chat-vote = You vote with { $count ->
    [one] 1 share
   *[other] { $count } shares
} of **{ $company }**; { $needed } of { $issued } must be for it. Abstaining doesn't count as a vote for it.
train_tycoon_chat-vote-if = **If it's carried out:** { $proposal }.
train_tycoon_chat-vote-if-not = **If not:** everything stays as it is, and your net worth stays { $worth }.
train_tycoon_chat-press-shares = Plan the whole turn…
train_tycoon_chat-press-about = All about this target…
train_tycoon_chat-press-vote-for = For
train_tycoon_chat-press-vote-against = Against
train_tycoon_chat-press-vote-abstain = Abstain

# IPO

train_tycoon_chat-ask-ipo = Bring a new company to the market at { $price } a share, or pass. The others then say in secret whether they buy too. At least { $least } shares must be sold; otherwise the money goes back and you pay { $fee }.
train_tycoon_chat-menu-ipo = Bring to the market…
train_tycoon_chat-ipo-city = begins in any city
train_tycoon_chat-ipo-factory = has a factory to place
train_tycoon_chat-ipo-able = { $name } (up to { $count })
train_tycoon_chat-sure-ipo = **{ $full }** comes to the market at { $price } a share. You must buy a share in every round until { $least } or more are sold: with { $purse } at most { $count }. These could buy too: { $others }. If fewer than { $least } are sold, you pay { $fee }.
train_tycoon_chat-confirm-ipo = Bring { $company } to the market
train_tycoon_chat-ask-answers = { $name } brings **{ $company }** to the market at { $price } a share. The others say in secret whether they buy too: a yes buys a share in every round until { $least } or more are sold. If fewer are sold, nothing is bought and { $name } pays { $fee }.
train_tycoon_chat-answers = **{ $company }** at { $price } a share. A yes binds: you buy a share in every round until { $least } or more are sold, at most { $most }. One share leaves you { $after }. If fewer than { $least } are sold, you get your money back and don't pay the { $fee }.
train_tycoon_chat-press-join-yes = Yes, buy at { $price }
train_tycoon_chat-press-join-no = No

# What happened

train_tycoon_chat-told-chose = Chosen in secret: { $names }
train_tycoon_chat-told-priority-bid = { $name } { $amount }
train_tycoon_chat-told-priority = Bids for the priority: { $bids }. **{ $name }** wins.
train_tycoon_chat-told-priority-tie = It's a tie: the highest bidders bid again. Bids: { $bids }.
train_tycoon_chat-told-seated = Seated clockwise: { $names }; **{ $first }** has the priority.
train_tycoon_chat-company-chosen = begins with **{ $full }**
train_tycoon_chat-told-order = The companies begin with { $cash } each and { $issued } shares at { $price }; company order: { $order }.
train_tycoon_chat-turn-began = **Turn { $turn } begins.**
train_tycoon_chat-told-phase-trading = **Trading.**
train_tycoon_chat-told-phase-treasury = **Treasury phase.**
train_tycoon_chat-told-phase-mergers = **Mergers and acquisitions.**
train_tycoon_chat-told-phase-ipo = **IPO.**
train_tycoon_chat-told-phase-operate = **Operate.**
train_tycoon_chat-told-price = { $company } { $choice } { $before } → **{ $after }**
train_tycoon_chat-told-price-same = { $company } { $choice } stays at **{ $after }**
train_tycoon_chat-told-prices = Prices revealed: { $prices }
train_tycoon_chat-told-orders = is traded: { $orders }
train_tycoon_chat-told-order-one = { $name }: { $choice }
train_tycoon_chat-told-order-void = { $name }: { $choice } (counts as a pass)
train_tycoon_chat-told-share = { $taker } buys 1 share from { $giver } for { $price }
train_tycoon_chat-told-buy = buys a new share of **{ $company }** for { $price }
train_tycoon_chat-told-buy-bank = buys a share of **{ $company }** for { $price } from the bank
train_tycoon_chat-told-sell = sells a share of **{ $company }** back to the company for { $price }
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
train_tycoon_chat-told-president = **{ $name }** is now president of **{ $company }**.
train_tycoon_chat-told-president-none = **{ $company } has no president**
train_tycoon_chat-told-bankrupt = **declares bankruptcy**: all shares go to the bank, cash and loans are gone
train_tycoon_chat-told-bankrupt-forced = **is bankrupt** ({ $loans } loans or more): all shares go to the bank, cash and loans are gone
train_tycoon_chat-ipo-triggered = brings **{ $full }** to the market at { $price } a share
train_tycoon_chat-told-nobody-asked = nobody else can buy
train_tycoon_chat-told-answers = is offered to the others: { $answers }
train_tycoon_chat-told-subscribed = { $name } buys { $count ->
    [one] 1 share
   *[other] { $count } shares
} for { $amount }
train_tycoon_chat-told-floated = **{ $company } is in the game** with { $shares } shares and { $money }
train_tycoon_chat-told-ipo-failed = { $shares ->
    [0] none of the { $least } shares needed is sold
    [one] only 1 of the { $least } shares needed is sold
   *[other] only { $shares } of the { $least } shares needed are sold
}: the IPO fails
train_tycoon_chat-told-passed-treasury = passes
train_tycoon_chat-told-passed-target = passes
train_tycoon_chat-told-passed-ipo = passes
train_tycoon_chat-told-passed-bankruptcy = doesn't declare bankruptcy
train_tycoon_chat-told-passed-line = opens no line
train_tycoon_chat-told-passed-marker = places no investment
train_tycoon_chat-targeted = names **{ $full }** as the target
train_tycoon_chat-told-bid = { $company } { $choice }
train_tycoon_chat-told-bid-price = { $company } { $choice } ({ $price } a share)
train_tycoon_chat-told-bid-void = { $company } { $choice } (dropped: not valid)
train_tycoon_chat-told-bids = Bids for **{ $company }**: { $bids }.
train_tycoon_chat-price-moved = The price of { $company } rises from { $before } to **{ $after }**.
train_tycoon_chat-told-proposal = purchase by { $company } at { $price } a share
train_tycoon_chat-told-proposal-merger = merger offered by { $company }
train_tycoon_chat-told-vote = { $name } { $choice } ({ $count })
train_tycoon_chat-told-passed = The shareholders of **{ $company }** agree ({ $proposal }): { $votes }.
train_tycoon_chat-told-rejected = The shareholders of **{ $company }** reject it ({ $proposal }): { $votes }.
train_tycoon_chat-told-agrees = **{ $company }** is insolvent and agrees without a vote ({ $proposal }).
train_tycoon_chat-told-cannot-pass = **{ $company }** can't agree ({ $proposal }): players hold no more than half of it.
train_tycoon_chat-told-bought = **{ $bidder } buys { $target }** for { $price } a share and takes over its { $count ->
    [0] business, without lines
    [one] line
   *[other] { $count } lines
}
train_tycoon_chat-told-merged = **{ $target } merges into { $bidder }**, share for share, with { $count ->
    [0] no lines
    [one] 1 line
   *[other] { $count } lines
}
train_tycoon_chat-told-gets = { $name } gets { $amount }
train_tycoon_chat-told-money-taken = { $target }'s { $amount } in cash comes along
train_tycoon_chat-told-debt-taken = { $target }'s debt of { $amount } comes along
train_tycoon_chat-told-fee = pays a fee of { $amount } for a deal that failed
train_tycoon_chat-told-insolvent = **{ $full } is bankrupt**: its shares are void.
train_tycoon_chat-told-won = { $count ->
    [one] **{ $names } wins with { $total }!**
   *[other] **{ $names } share the victory with { $total } each!**
}

# Private looks

train_tycoon_chat-look-map = Map
train_tycoon_chat-look-market = Market
train_tycoon_chat-look-shares = Shares
train_tycoon_chat-look-wealth = Net worth
train_tycoon_chat-look-help = Rules
train_tycoon_chat-look-text = In words
train_tycoon_chat-look-company = Company
train_tycoon_chat-look-mine = My secret choice
train_tycoon_chat-look-if = What it'd earn
train_tycoon_chat-look-network = Network
train_tycoon_chat-menu-companies = Company in detail…
train_tycoon_chat-wealth-none = The curve begins when the companies have been chosen.
train_tycoon_chat-help-goal = **Train Tycoon in short.** After { $turns } turns the largest net worth wins: your own money and shares. A share is worth its company's cash minus loans, divided by its issued shares; its price doesn't matter.
train_tycoon_chat-help-trading = **Trading** (turns { $turns }): presidents set prices; then, company by company, everybody else buys one share, sells one or passes. The president serves whoever finds no partner.
train_tycoon_chat-help-treasury = **Treasury phase:** in turn, buy one share from the bank or a treasury, or sell one to its company. Then the largest holder becomes president (of { $presidencies } companies at most), each loan costs { $interest }, and a player with { $loans } loans or more is bankrupt.
train_tycoon_chat-help-mergers = **Mergers:** in turn, name a company as the target; the others bid for it, and the shareholders of both vote. If no deal is made, you pay { $fee }. Insolvent companies that nobody takes over are removed.
train_tycoon_chat-help-ipo = **IPO** (turns { $turns }): bring a company to the market; at least { $least } shares must be sold.
train_tycoon_chat-help-operate = **Operate:** each company may open a line between two hubs, then puts trains on lines or takes them off. Passengers, goods and resources are delivered automatically. Income after trains and interest is retained or paid out.
train_tycoon_chat-help-secret = **Secret choices:** the public card shows only who has yet to choose. Your private card shows what each choice would cost you; everything is revealed at once.
train_tycoon_chat-help-investments = **Investments:** you may put one of your investments face down on a yellow tile of a new line. Yours are worth { $worth }; they count { $times }. At the end the company whose train runs there gets the money.
train_tycoon_chat-help-investments-times = { $times } times if placed in turn { $turn }
train_tycoon_chat-help-end = **End:** a share of a company in debt has a negative value.
train_tycoon_chat-help-end-limited = **End:** at this table a share value is never below $0.

# The picture in words

train_tycoon_chat-text-markers = Investments that { $name } has in hand: { $count }.
train_tycoon_chat-text-bankrupt = { $name } went bankrupt in turn { $turns }.

# Standings

train_tycoon_chat-standing = { $place }. **{ $name }** { $total }{ $sums }
train_tycoon_chat-sum-net = money { $amount }
train_tycoon_chat-sum-shares = shares { $amount }

# The lobby

train_tycoon_chat-blurb = Railways as a market: set prices, trade shares, merge companies, build lines and deliver, much of it chosen in secret by everybody at once. After { $turns } turns the largest net worth wins. { $fewest } to { $most } players.
train_tycoon_chat-options-none = No options chosen.
train_tycoon_chat-options-some = Chosen: { $options }.
train_tycoon_chat-menu-options = Choose map and options
train_tycoon_chat-option-alberta_v1 = Map Alberta
train_tycoon_chat-option-alberta_v1-detail = the base map
train_tycoon_chat-option-alberta_v2 = Map Alberta, version 2
train_tycoon_chat-option-alberta_v2-detail = a little smaller than the base map
train_tycoon_chat-option-appalachia = Map Appalachia
train_tycoon_chat-option-appalachia-detail = the larger map
train_tycoon_chat-option-investments = Investments
train_tycoon_chat-option-investments-detail = secret investments on new lines bring their companies money at the end
train_tycoon_chat-option-priority_auction = Priority auction
train_tycoon_chat-option-priority_auction-detail = who goes first is auctioned in secret; every bid is paid
train_tycoon_chat-option-limited_liability = Limited liability
train_tycoon_chat-option-limited_liability-detail = a share value is never below $0 at the end

# Slash commands

train_tycoon_chat-refuse-company = I don't know a company called “{ $text }”. Choose one from the list.
train_tycoon_chat-refuse-choice = “{ $text }” isn't one of the choices here: { $choices }.
train_tycoon_chat-refuse-seats = “{ $text }” isn't a seating. Choose one from the list.
train_tycoon_chat-slash-tycoon = Play Train Tycoon
train_tycoon_chat-slash-priority = Bid for the priority, in secret (preview)
train_tycoon_chat-slash-priority-amount = Dollars, in steps of 5
train_tycoon_chat-slash-seats = Decide the seating after the priority auction (preview)
train_tycoon_chat-slash-seats-order = Who sits where, clockwise
train_tycoon_chat-slash-choose = Choose a starting company (preview)
train_tycoon_chat-slash-choose-company = The company
train_tycoon_chat-slash-price = Trading: set the price of your company, in secret
train_tycoon_chat-slash-price-company = Your company
train_tycoon_chat-slash-price-level = low, mid or high
train_tycoon_chat-slash-trade = Trading: buy, sell or pass, in secret
train_tycoon_chat-slash-trade-order = buy, sell or pass
train_tycoon_chat-slash-buy = Treasury phase: buy a share (preview)
train_tycoon_chat-slash-buy-company = The company
train_tycoon_chat-slash-sell = Treasury phase: sell a share to its company (preview)
train_tycoon_chat-slash-sell-company = The company
train_tycoon_chat-slash-pass = Pass, wherever that is allowed
train_tycoon_chat-slash-bankrupt = Declare bankruptcy (preview)
train_tycoon_chat-slash-target = Mergers: name a company as the target of bids (preview)
train_tycoon_chat-slash-target-company = The company
train_tycoon_chat-slash-bid = Mergers: bid with your company, in secret
train_tycoon_chat-slash-bid-company = Your company
train_tycoon_chat-slash-bid-offer = high, mid, low, merger or none
train_tycoon_chat-slash-vote = Mergers: vote for, against or abstain, in secret
train_tycoon_chat-slash-vote-voice = for, against or abstain
train_tycoon_chat-slash-ipo = Bring a company to the market (preview)
train_tycoon_chat-slash-ipo-company = The company
train_tycoon_chat-slash-answer = IPO: buy shares of the new company or not, in secret
train_tycoon_chat-slash-answer-answer = yes or no
train_tycoon_chat-slash-show = Look at something, for you alone
train_tycoon_chat-slash-show-what = What to look at

# By /help where the game is played.

train_tycoon_chat-guide-aim = After the last turn the largest net worth wins: own money and shares. Be president of companies that earn, open lines for them, and own shares of companies that do well. A share counts for its part of the company's money after debts, whatever its price.
train_tycoon_chat-guide-marks =
    - A disc with a number is a player.
    - Every company has its own colour, sign and letters; the number beside the engine is how many trains it has.
    - Coloured track is a line, with the number of the line on its train; pale track has no train.
    - Signs in a hub show what it supplies and takes, every good in its own shape.
    - The line under the map names the other signs.

# What one might do, told to oneself alone.

train_tycoon_chat-company-chosen-you = you begin with **{ $full }**
train_tycoon_chat-targeted-you = you name **{ $full }** as the target
train_tycoon_chat-ipo-triggered-you = you bring **{ $full }** to the market at { $price } a share
train_tycoon_chat-told-buy-you = you buy a new share of **{ $company }** for { $price }
train_tycoon_chat-told-buy-bank-you = you buy a share of **{ $company }** for { $price } from the bank
train_tycoon_chat-told-sell-you = you sell a share of **{ $company }** back to the company for { $price }
train_tycoon_chat-told-invested-you = you put your { $value } investment on { $hex } (× { $times })
train_tycoon_chat-told-interest-you = you pay { $amount } interest
train_tycoon_chat-told-president-you = You become president of **{ $company }**.
train_tycoon_chat-told-repaid-you = you repay { $count ->
    [one] 1 loan
   *[other] { $count } loans
} (now { $held })
train_tycoon_chat-told-loans-you = you take { $count ->
    [one] 1 loan
   *[other] { $count } loans
} (now { $held })
train_tycoon_chat-told-passed-treasury-you = you pass
train_tycoon_chat-told-passed-target-you = you pass
train_tycoon_chat-told-passed-ipo-you = you pass
train_tycoon_chat-told-passed-bankruptcy-you = you don't declare bankruptcy
train_tycoon_chat-told-passed-line-you = you open no line
train_tycoon_chat-told-passed-marker-you = you place no investment
