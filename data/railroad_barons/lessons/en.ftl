## What somebody new to Railroad Barons is taught, and the practice

railroad_barons_lessons-goal = start a Holding, get it to work, and buy a Railroad with its money.
railroad_barons_lessons-done = You built a Holding from the draft of Investors to its own Railroad. From here on it's about dividends, better Railroads, and how much of what rises is yours.

railroad_barons_lessons-select = Name a low price, and { $name } takes the card and you get little money. Name a high one, and { $name } takes the money and you get the card. You have { $cash } so far.
railroad_barons_lessons-select-face = { $name } takes either the card or the money, so pick an Investor where you'd be happy with both. Money buys the first certificates, and you have { $cash } so far.
railroad_barons_lessons-choose = Money buys the first certificates: { $price } would come on top of your { $cash }. An Investor helps until the end of the game.
railroad_barons_lessons-choose-holding = The card makes you Director of { $holding } at once: it comes with 40% of it, worth { $value }, and with a Railroad. With { $price } instead, on top of your { $cash }, you'd start another Holding.
railroad_barons_lessons-priority = Whoever begins a Stock Round buys first, before the other can. It's worth most when there is one certificate you both want.
railroad_barons_lessons-stock-start = You lead no Holding yet: buy the Director certificate of one (40%, from { $price }). The share value you choose is what every 10% of it then costs; you have { $cash }.
railroad_barons_lessons-stock-float = { $holding } floats and gets { $amount } from the bank for Railroads once { $needed }% are sold; so far { $percent }% are. Buy what's missing before the round ends, or it stands idle.
railroad_barons_lessons-stock = You own { $percent }% of { $holding } at { $price } for each 10% and have { $cash }. You win with shares of Holdings that pay and rise; money lying idle earns nothing.
railroad_barons_lessons-stock-pass = With { $cash } you can buy nothing more now, so pass unless you want to sell. When both have passed, the Holdings operate: they earn, pay, and buy Railroads.
railroad_barons_lessons-tokens-first = { $holding } has no Railroad and so no revenue: with one token on (+) it may buy one, and with one on (▼) it may keep it. So divide its { $free } tokens between the two.
railroad_barons_lessons-tokens-last = { $holding } has no Railroad and one token left. Buying one takes a token on (+) and keeping it one on (▼), so it can have none any more.
railroad_barons_lessons-tokens = With each token on (+) { $holding } may buy a Railroad now, with each on (▼) it may keep one; so far it has { $count }. One in the network is gone for good but earns { $amount } in every round.
railroad_barons_lessons-revenue = Paying brings you { $amount } and lifts the share value from { $before } to { $after }. Keeping leaves { $holding } with { $treasury } to spend; that's worth it while it can buy better Railroads.
railroad_barons_lessons-railroads = { $railroad } costs { $holding } { $price } of its { $treasury } and earns { $income } in every Operating Round from the next on. Higher levels later make the oldest Railroads obsolete.
railroad_barons_lessons-railroads-none = { $holding } can't add anything more in this turn, so you're done here. Its { $treasury } stays in the treasury.
railroad_barons_lessons-offer = The { $price } would go into the treasury of { $holding }, not to you. Compare it with what the Railroad would still earn for your Holding, and for the buyer.
railroad_barons_lessons-offer-mine = Your offer of { $price } is being considered. You may withdraw it as long as it isn't answered.
railroad_barons_lessons-discard = { $holding } may keep only { $down } of its { $count } Railroads. Discard what earns least, or what will soon be obsolete.
