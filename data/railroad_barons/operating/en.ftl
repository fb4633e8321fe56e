# What the Operating Round refuses: one sentence each, with the limit and its ruling.
# Values named *_money are whole dollars.

# Who and when
railroad_barons-refuse-game-over = The game is over (rule { $rule }).
railroad_barons-refuse-not-your-turn = It's the other player's turn (rule { $rule }).
railroad_barons-refuse-now-select = Pick an Investor and name its price first (rule { $rule }).
railroad_barons-refuse-now-choose = An Investor and its price have been named: take the money or the card first (rule { $rule }).
railroad_barons-refuse-now-priority = The Stock Round begins: first decide whether your Investor moves the Priority Deal (rule { $rule }).
railroad_barons-refuse-now-stock = This is a Stock Round: sell, buy or pass (rule { $rule }).
railroad_barons-refuse-now-tokens = The Holding's turn begins: place its tokens first (rule { $rule }).
railroad_barons-refuse-now-revenue = The Holding has revenue: pay it out or keep it first (rule { $rule }).
railroad_barons-refuse-now-railroads = The Holding is now adding Railroads and Investors: buy, make an offer, assign an Investor, or press Done (rule { $rule }).
railroad_barons-refuse-now-offer = An offer for a Railroad is open: it must be accepted, refused or withdrawn first (rule { $rule }).
railroad_barons-refuse-now-discard = The Holding has more Railroads than (▼) tokens: choose what to discard first (rule { $rule }).
railroad_barons-refuse-operate-empty = Choose at least one step of the Holding's turn (rule { $rule }).
railroad_barons-refuse-operate-long = The Holding's turn is over before the last of these steps (rule { $rule }).
railroad_barons-refuse-operate-additions = For { $count } { $count ->
    [one] Railroad or Investor
   *[other] Railroads and Investors
} you need { $count } (+) { $count ->
    [one] token
   *[other] tokens
}, and you place { $plus } (rule { $rule }).

# Operator tokens
railroad_barons-refuse-tokens-negative = You can't place fewer than 0 tokens anywhere (rule { $rule }).
railroad_barons-refuse-tokens-network = At most { $most } token goes into the network in an Operating Round (rule { $rule }).
railroad_barons-refuse-tokens-few = { $holding } has { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} to place, and this would take { $placed } (rule { $rule }).
railroad_barons-refuse-tokens-circles = { $holding } has only { $circles } circles of this kind (rule { $rule }).

# Railroads from the bank
railroad_barons-refuse-stack-empty = The stack of Railroads is empty, so none can be bought from the bank (rule { $rule }).
railroad_barons-refuse-side-unknown = The top Railroad of the stack has no such side (rule { $rule }).
railroad_barons-refuse-treasury-short = This Railroad costs { $holding } ${ $price_money }, but its treasury has only ${ $treasury_money } (rule { $rule }).
railroad_barons-refuse-help-has-railroad = { $holding } has a Railroad, so its Director can't help to pay for another (rule { $rule }).
railroad_barons-refuse-help-not-needed = { $holding } can pay for this Railroad itself, so its Director can't help (rule { $rule }).
railroad_barons-refuse-help-cheaper-side = { $holding } can pay for the cheaper side of this Railroad, so its Director can't help with the dearer one (rule { $rule }).
railroad_barons-refuse-help-cash = The treasury lacks ${ $missing_money }, but you have only ${ $cash_money } to help with (rule { $rule }).

# Railroads from other Holdings
railroad_barons-refuse-offer-to-itself = { $holding } can't buy from itself; make an offer for a Railroad of another Holding (rule { $rule }).
railroad_barons-refuse-offer-not-there = “{ $holding }” has no such Railroad to sell (rule { $rule }).
railroad_barons-refuse-offer-price = An offer for a Railroad is at least ${ $low_money } and at most what's in the treasury, ${ $high_money } (rule { $rule }).
railroad_barons-refuse-withdraw-not-yours = Only the Director who made the offer can withdraw it (rule { $rule }).

# Investors
railroad_barons-refuse-investor-not-assignable = Only the Investors with the face values { $values } can be assigned to a Holding (rule { $rule }).
railroad_barons-refuse-investor-not-yours = You don't have the ${ $face_money } Investor yourself (rule { $rule }).
railroad_barons-refuse-investor-here = The ${ $face_money } Investor is already with { $holding } (rule { $rule }).
railroad_barons-refuse-investor-not-there = The ${ $face_money } Investor isn't with “{ $holding }” (rule { $rule }).
railroad_barons-refuse-investor-other-director = You don't direct { $holding }, so you can't take the ${ $face_money } Investor from it (rule { $rule }).

# Surplus Railroads
railroad_barons-refuse-discard-not-there = { $holding } can discard only Railroads that it has (rule { $rule }).
railroad_barons-refuse-discard-number = { $holding } keeps { $keep ->
    [one] { $keep } Railroad
   *[other] { $keep } Railroads
}, so exactly { $surplus } of them { $surplus ->
    [one] goes
   *[other] go
} (rule { $rule }).
