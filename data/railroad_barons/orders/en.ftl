# Orders of Railroad Barons: for the person who gives them.

railroad_barons_orders-press-pass-anything = Until the other player trades
railroad_barons_orders-option-pass = Pass in the Stock Round…
railroad_barons_orders-press-pass-sells = Until stock of your Holdings is sold
railroad_barons_orders-press-pass-buys = Until stock of your Holdings is bought
railroad_barons_orders-press-pass-never = Pass, whatever happens
railroad_barons_orders-press-pass-mine = Until stock of your Holdings is traded
railroad_barons_orders-option-pay = Keep paying dividends…
railroad_barons_orders-option-operate = Place tokens as before…
railroad_barons_orders-option-refuse = Refuse low offers…
railroad_barons_orders-option-take = Take the Priority Deal as soon as possible
railroad_barons_orders-option-leave = Never use your Investor of the Priority Deal
railroad_barons_orders-detail-pass = In this Stock Round, or else the next; your Holdings are those that you direct
railroad_barons_orders-detail-pay = Always or up to a share value; never if that ends the game
railroad_barons_orders-detail-operate = And finish buying once it can buy nothing from the bank
railroad_barons_orders-detail-refuse = Every offer for one of its Railroads below a price that you name
railroad_barons_orders-detail-priority = For the question about the Priority Deal at the start of a Stock Round
railroad_barons_orders-menu-own = Your Holding
railroad_barons_orders-form-pass-unless = How long do you pass?

railroad_barons_orders-press-always = Always
railroad_barons_orders-form-pay-until = Up to which share value, in $ for 10%
railroad_barons_orders-form-refuse-price = Your lowest price in dollars

railroad_barons_orders-does-pass-anything = Pass in Stock Round { $set }, unless the other player sells or buys.
railroad_barons_orders-does-pass-sells = Pass in Stock Round { $set }, unless the other player sells stock of a Holding you direct.
railroad_barons_orders-does-pass-buys = Pass in Stock Round { $set }, unless the other player buys stock of a Holding you direct.
railroad_barons_orders-does-pass-never = Pass in Stock Round { $set }, whatever the other player does.
railroad_barons_orders-does-pass-mine = Pass in Stock Round { $set }, unless the other player buys or sells stock of a Holding you direct.
railroad_barons_orders-does-pass-first = In Stock Round { $set } take the turns below, as long as each is possible and leaves you as much cash as shown; if not, you're asked again. Then: { $rest }
    { $trades }
railroad_barons_orders-trade = { $parts }; leaves you { $cash }
railroad_barons_orders-trade-sell = sell { $give }% of { $holding }
railroad_barons_orders-trade-down = exchange { $give }% of { $holding } for { $take }%
railroad_barons_orders-trade-buy = buy { $take }% of { $holding }
railroad_barons_orders-trade-up = exchange { $give }% of { $holding } for { $take }%
railroad_barons_orders-trade-start = start { $holding } at { $price }
railroad_barons_orders-does-pay = Keep paying the dividends of { $holding }.
railroad_barons_orders-does-pay-until = Keep paying the dividends of { $holding } until it is worth { $until }.
railroad_barons_orders-does-operate = Place the tokens of { $holding } as before, and finish buying once it can buy nothing from the bank. You're asked if it would have to discard a Railroad.
railroad_barons_orders-does-operate-last = Place the tokens of { $holding } as before ({ $plus } on (+), { $down } on (▼)), and finish buying once it can buy nothing from the bank. You're asked if it would have to discard a Railroad.
railroad_barons_orders-does-refuse = Refuse offers for Railroads of { $holding } below { $price }.
railroad_barons_orders-does-all = Operate your Holdings as shown here in both Operating Rounds of this set. You're asked again if another Railroad is then on top of the stack, a step isn't possible, there's more to choose, or the revenue, the treasury, the value or what it brings you would be lower.
    { $turns }
railroad_barons_orders-does-all-round = Operate your Holdings as shown here in Operating Round { $round }. You're asked again if another Railroad is then on top of the stack, a step isn't possible, there's more to choose, or the revenue, the treasury, the value or what it brings you would be lower.
    { $turns }
railroad_barons_orders-turn = **{ $holding }**: { $steps }; then value { $price }, treasury { $treasury }
railroad_barons_orders-turn-of = { $round } { $told }
railroad_barons_orders-turn-tokens = { $plus } on (+), { $down } on (▼){ $network ->
    [0] {""}
   *[other] , { $network } into the network
}
railroad_barons_orders-turn-pay = pays out { $amount }
railroad_barons_orders-turn-keep = keeps { $amount }
railroad_barons_orders-turn-nothing = buys nothing
railroad_barons_orders-turn-buy = buys { $railroad }
railroad_barons_orders-turn-obsolete = {""} (makes all of { $count ->
    [one] level
   *[other] levels
} { $levels } obsolete)
railroad_barons_orders-turn-ends = {""}, **and the game ends**
railroad_barons_orders-turn-help = buys { $railroad } with your help
railroad_barons_orders-turn-assign = gets the { $investor }
railroad_barons_orders-turn-discard = discards { $count ->
    [one] one Railroad
   *[other] { $count } Railroads
}
railroad_barons_orders-offer-pass-first = Trade as proposed, then pass
railroad_barons_orders-offer-pass-mine = Pass until stock of your Holdings is traded
railroad_barons_orders-offer-pass-anything = Pass until the other player trades
railroad_barons_orders-refuse-price = Every offer is at least { $least } anyway. Name a lowest price of { $above } or more.
railroad_barons_orders-offer-refuse = Refuse anything below { $price }
railroad_barons_orders-offer-take = Take the Priority Deal as soon as possible
railroad_barons_orders-offer-all = Operate all as proposed, both rounds
railroad_barons_orders-offer-all-round = Operate all as proposed, this round
railroad_barons_orders-does-take = Take the Priority Deal as soon as the other player has it.
railroad_barons_orders-gist-pass-anything = in Stock Round { $set } only.
railroad_barons_orders-gist-pass-mine = in Stock Round { $set } only; your Holdings are those that you direct.
railroad_barons_orders-gist-take = when the other player has it.
railroad_barons_orders-does-leave = Never move the Priority Deal.

railroad_barons_orders-lapsed-out = The game is over.
railroad_barons_orders-lapsed-round-over = Stock Round { $set } is over.
railroad_barons_orders-lapsed-other-dealt = { $name } has traded stock.
railroad_barons_orders-lapsed-other-sold = { $name } has sold stock of { $holding }.
railroad_barons_orders-lapsed-other-bought = { $name } has bought stock of { $holding }.
railroad_barons_orders-lapsed-limit = You have more than { $limit } certificates and must sell.
railroad_barons_orders-lapsed-no-swap = You have no Investor left who can move the Priority Deal.
railroad_barons_orders-lapsed-director = You don't direct { $holding }.
railroad_barons_orders-lapsed-value = { $holding } is now worth { $value }.
railroad_barons_orders-lapsed-ends = Paying would lift { $holding } to the top value and end the game: that's for you to decide.
railroad_barons_orders-lapsed-no-last = { $holding } hasn't placed its tokens yet.
railroad_barons_orders-lapsed-tokens = { $holding } no longer has as many tokens as it placed before.
railroad_barons_orders-lapsed-surplus = With { $down } on (▼) { $holding } would have to discard Railroads.
railroad_barons_orders-lapsed-set-over = The Operating Rounds of set { $set } are over.
railroad_barons_orders-lapsed-dearer = The next trade would leave you { $cash } instead of { $shown }.
railroad_barons_orders-lapsed-top = Before the turn of { $holding }, the Railroad on top of the stack isn't the one that was shown.
railroad_barons_orders-lapsed-asked = { $holding } now has other choices in its turn than were shown.
railroad_barons_orders-lapsed-less-revenue = { $holding } would earn { $now } instead of { $shown }.
railroad_barons_orders-lapsed-less-treasury = The treasury of { $holding } would have { $now } after its turn instead of { $shown }.
railroad_barons_orders-lapsed-less-value = { $holding } would be worth { $now } after its turn instead of { $shown }.
railroad_barons_orders-lapsed-less-cash = The turn of { $holding } would bring you { $now } instead of { $shown }.
