# What set-up, draft and Stock Round refuse: one sentence each, with the limit and its ruling.
# Values named *_money are whole dollars.

# Set-up and draft
railroad_barons-refuse-seats = Railroad Barons is for two players; this table has { $seats } (rule { $rule }).
railroad_barons-refuse-investor-gone = That Investor is not available; pick one of those left, with the face values { $values } (rule { $rule }).
railroad_barons-refuse-price-not-face = In this game Investors go at face value, so the price of this one is ${ $face_money } (rule { $rule }).
railroad_barons-refuse-price-bounds = The price named for an Investor is between ${ $low_money } and ${ $high_money } (rule { $rule }).

# A turn of the Stock Round
railroad_barons-refuse-turn-empty = In a turn you sell, buy, or sell and then buy; to do none of these, pass (rule { $rule }).
railroad_barons-refuse-holding-unheard = There's no Holding “{ $holding }”; the Holdings are { $holdings } (rule { $rule }).
railroad_barons-refuse-certificate-not-yours = You don't have the { $percent }% certificate of { $holding } (rule { $rule }).
railroad_barons-refuse-not-in-bank = The bank doesn't have the { $percent }% certificate of { $holding } (rule { $rule }).
railroad_barons-refuse-pass-above-limit = You have { $above } more than the limit of { $limit } certificates, so you can't pass; sell first (rule { $rule }).
railroad_barons-refuse-sell-to-limit = You have { $above } more than the limit of { $limit } certificates, so sell at least { $above } outright first; exchanges don't count (rule { $rule }).

# Selling
railroad_barons-refuse-exchange-down = To exchange down, take a certificate smaller than the { $give }% you give; { $take }% of { $holding } isn't (rule { $rule }).
railroad_barons-refuse-director-bound = The Director of { $holding } may part with the 40% certificate only while the other player owns at least 40% of { $holding } (rule { $rule }).
railroad_barons-refuse-below-forty = One of the two players must always own at least 40% of { $holding }, and after this sale neither would (rule { $rule }).

# Buying
railroad_barons-refuse-sold-this-round = You've sold stock of { $holding } in this Stock Round, so you can't buy any before the next one (rule { $rule }).
railroad_barons-refuse-sold-this-turn = You're selling stock of { $holding } in this turn, so you can't buy any now (rule { $rule }).
railroad_barons-refuse-director-first = { $holding } hasn't been started, so the first certificate to buy is the 40% Director certificate (rule { $rule }).
railroad_barons-refuse-start-value = { $holding } can be started only at one of the share values { $values } (rule { $rule }).
railroad_barons-refuse-started-already = { $holding } has already been started, so its share value can't be chosen any more (rule { $rule }).
railroad_barons-refuse-exchange-up = To exchange up, take a certificate larger than the { $give }% you give; { $take }% of { $holding } isn't (rule { $rule }).
railroad_barons-refuse-certificate-limit = You'd hold more than { $limit } certificates, which is the limit; you can still exchange one (rule { $rule }).
railroad_barons-refuse-too-dear = This stock of { $holding } costs ${ $price_money }, but you have only ${ $cash_money } (rule { $rule }).
