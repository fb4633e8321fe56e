## What somebody new to Railroad Barons is taught, and the practice

railroad_barons_lessons-goal = start a Holding, get it to work, and buy a Railroad with its money.
railroad_barons_lessons-done = You built a Holding from the draft of Investors to its own Railroad. From here on it's about dividends, better Railroads, and how much of what rises is yours.

railroad_barons_lessons-select = At a low price { $name } takes the card and you get little; at a high one it's the money for { $name } and the card for you. You have { $cash } so far.
railroad_barons_lessons-select-face = Pick one of which either is fine for you, the card or the money: { $name } decides. Money buys the first certificates, and you have { $cash } so far.
railroad_barons_lessons-choose = Money buys the first certificates: with { $price } you'd have more than your { $cash } for them. An Investor helps for as long as it's in the game.
railroad_barons_lessons-choose-holding = The card makes you Director of { $holding } at once: it comes with 40% of it, worth { $value }, and with a Railroad. The money, { $price }, is for starting another one with your { $cash }.
railroad_barons_lessons-priority = Whoever begins a Stock Round buys first, before the other can. It's worth most when there is one certificate you both want.
railroad_barons_lessons-stock-start = You lead no Holding yet: buy the Director certificate of one (40%, from { $price }). What you choose as its share value is what every certificate costs; you have { $cash }.
railroad_barons_lessons-stock-float = { $holding } floats and gets { $amount } from the bank for Railroads once { $needed }% are sold; so far { $percent }% are. Buy what's missing before the round ends, or it stands idle.
railroad_barons_lessons-stock = You own { $percent }% of { $holding } at { $price } for each 10% and have { $cash }. More of what pays and rises is how you win; money lying idle earns nothing.
railroad_barons_lessons-stock-pass = With { $cash } you can buy nothing more now, so pass unless you want to sell. When both have passed, the Holdings operate: they earn, pay, and buy Railroads.
railroad_barons_lessons-tokens-first = { $holding } has no Railroad and so no revenue: with one token on (+) it may buy one, and with one on (▼) it may keep it. So put its { $free } tokens on both.
railroad_barons_lessons-tokens = With a token on (+) { $holding } may buy a Railroad now, with one on (▼) it keeps one, and it has { $count }. One in the network is gone for good but earns { $amount } in every round.
railroad_barons_lessons-revenue = Paying brings you { $amount } and lifts the share value from { $before } to { $after }. Keeping gives { $holding } { $treasury } in all to buy with: do that while better Railroads pay for it.
railroad_barons_lessons-railroads = { $railroad } costs { $holding } { $price } of its { $treasury } and earns { $income } in every Operating Round from the next on. Higher levels later drive the oldest ones out.
railroad_barons_lessons-railroads-none = { $holding } can't add anything more in this turn, so you're done here. Its { $treasury } stay in the treasury.
railroad_barons_lessons-offer = The { $price } would go into the treasury of { $holding }, not to you. Compare it with what the Railroad would still earn for your Holding, and for the buyer.
railroad_barons_lessons-offer-mine = Your offer of { $price } is being considered. You may withdraw it as long as it isn't answered.
railroad_barons_lessons-discard = { $holding } has { $count } Railroads and tokens to keep { $down }. Let go what earns least, or what will be obsolete soon.
