# What set-up, draft and Stock Round refuse: one sentence each, with the limit and its ruling.
# Values named *_money are whole dollars.

# Set-up and draft
railroad_barons-refuse-seats = Railroad Barons is for two players, and here { $seats ->
    [one] is { $seats }
   *[other] are { $seats }
} (ruling { $rule }).
railroad_barons-refuse-investor-gone = That Investor is not to be had; pick one of those left, with the face values { $values } (ruling { $rule }).
railroad_barons-refuse-price-not-face = In this game Investors go at face value, so the price of this one is ${ $face_money } (ruling { $rule }).
railroad_barons-refuse-price-bounds = The price named for an Investor is between ${ $low_money } and ${ $high_money } (ruling { $rule }).

# A turn of the Stock Round
railroad_barons-refuse-turn-empty = A turn sells, buys, or sells and then buys; to do none of these, pass (ruling { $rule }).
railroad_barons-refuse-holding-unheard = There is no Holding “{ $holding }”; there are { $holdings } (ruling { $rule }).
railroad_barons-refuse-certificate-not-yours = You do not have the { $percent }% certificate of { $holding } to give (ruling { $rule }).
railroad_barons-refuse-not-in-bank = The { $percent }% certificate of { $holding } does not lie in the bank, so it cannot be taken from there (ruling { $rule }).
railroad_barons-refuse-pass-above-limit = The limit is { $limit } certificates and you have { $above } more, so you must sell and cannot pass (ruling { $rule }).
railroad_barons-refuse-sell-to-limit = The limit is { $limit } certificates and you have { $above } more, so this turn must first sell at least { $above } outright; exchanges do not count (ruling { $rule }).

# Selling
railroad_barons-refuse-exchange-down = To exchange down, take a certificate smaller than the { $give }% you give; { $take }% of { $holding } is not (ruling { $rule }).
railroad_barons-refuse-director-bound = The Director of { $holding } may part with the 40% certificate only while the other player owns at least 40% of { $holding } (ruling { $rule }).
railroad_barons-refuse-below-forty = One of the two players must always own at least 40% of { $holding }, and this sale would leave neither with that (ruling { $rule }).

# Buying
railroad_barons-refuse-sold-this-round = You have sold stock of { $holding } in this Stock Round, so you may not buy any until the next one (ruling { $rule }).
railroad_barons-refuse-sold-this-turn = You are selling stock of { $holding } in this turn, so you may not buy any in it (ruling { $rule }).
railroad_barons-refuse-director-first = { $holding } has not been started, so the first certificate to be bought of it is the 40% Director certificate (ruling { $rule }).
railroad_barons-refuse-start-value = { $holding } can be started only at one of the share values { $values } (ruling { $rule }).
railroad_barons-refuse-started-already = { $holding } has been started already, so nobody can choose its share value any more (ruling { $rule }).
railroad_barons-refuse-exchange-up = To exchange up, take a certificate larger than the { $give }% you give; { $take }% of { $holding } is not (ruling { $rule }).
railroad_barons-refuse-certificate-limit = You would hold more than { $limit } certificates, which is the limit; exchanging one is still possible (ruling { $rule }).
railroad_barons-refuse-too-dear = This stock of { $holding } costs ${ $price_money }, and you have ${ $cash_money } to pay for it (ruling { $rule }).
