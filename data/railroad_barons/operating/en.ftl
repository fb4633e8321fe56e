# What the Operating Round refuses: one sentence each, with the limit and its ruling.
# Values named *_money are whole dollars.

# Who and when
railroad_barons-refuse-game-over = The game is over, so nothing more can be done in it (ruling { $rule }).
railroad_barons-refuse-not-your-turn = The other player is to act now (ruling { $rule }).
railroad_barons-refuse-now-select = First pick one of the Investors left and name its price (ruling { $rule }).
railroad_barons-refuse-now-choose = An Investor and its price have been named, so first take the money or the card (ruling { $rule }).
railroad_barons-refuse-now-priority = The Stock Round begins, so first say whether your Investor swaps the Priority Deal (ruling { $rule }).
railroad_barons-refuse-now-stock = This is a Stock Round, so sell, buy or pass (ruling { $rule }).
railroad_barons-refuse-now-tokens = The Holding’s turn begins, so first place its Operator tokens (ruling { $rule }).
railroad_barons-refuse-now-revenue = The Holding has made revenue, so first pay it out or keep it (ruling { $rule }).
railroad_barons-refuse-now-railroads = The Holding is adding Railroads and Investors, so buy, offer, assign or make an end (ruling { $rule }).
railroad_barons-refuse-now-offer = A price is offered for a Railroad, so the offer must first be accepted, refused or withdrawn (ruling { $rule }).
railroad_barons-refuse-now-discard = The Holding has more Railroads than (▼) tokens, so first choose which of them to discard (ruling { $rule }).

# Operator tokens
railroad_barons-refuse-tokens-negative = The number of tokens on a circle or in the network cannot be less than nothing (ruling { $rule }).
railroad_barons-refuse-tokens-network = At most { $most } token goes into the network in an Operating Round (ruling { $rule }).
railroad_barons-refuse-tokens-few = { $holding } has { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} to place, and this would take { $placed } (ruling { $rule }).
railroad_barons-refuse-tokens-circles = { $holding } has only { $circles } circles of this kind (ruling { $rule }).

# Railroads from the bank
railroad_barons-refuse-stack-empty = The stack of Railroads is empty, so none can be bought from the bank (ruling { $rule }).
railroad_barons-refuse-side-unknown = The top Railroad of the stack has no such side (ruling { $rule }).
railroad_barons-refuse-treasury-short = This Railroad costs { $holding } ${ $price_money }, and its treasury has ${ $treasury_money } (ruling { $rule }).
railroad_barons-refuse-help-has-railroad = { $holding } has a Railroad, so its Director may not pay for another (ruling { $rule }).
railroad_barons-refuse-help-not-needed = { $holding } can pay for this Railroad itself, so its Director may add nothing (ruling { $rule }).
railroad_barons-refuse-help-cheaper-side = { $holding } can pay for the cheaper side of this Railroad, so its Director may not help with the dearer one (ruling { $rule }).
railroad_barons-refuse-help-cash = The treasury lacks ${ $missing_money }, and you have ${ $cash_money } to help with (ruling { $rule }).

# Railroads from other Holdings
railroad_barons-refuse-offer-to-itself = { $holding } cannot buy from itself; offer another Holding a price for one of its Railroads (ruling { $rule }).
railroad_barons-refuse-offer-not-there = “{ $holding }” has no such Railroad to sell (ruling { $rule }).
railroad_barons-refuse-offer-price = A price offered for a Railroad is at least ${ $low_money } and at most what is in the treasury, ${ $high_money } (ruling { $rule }).
railroad_barons-refuse-withdraw-not-yours = Only the Director who made the offer may withdraw it (ruling { $rule }).

# Investors
railroad_barons-refuse-investor-not-assignable = Only the Investors with the face values { $values } can be assigned to a Holding (ruling { $rule }).
railroad_barons-refuse-investor-not-yours = You do not have the ${ $face_money } Investor among your own cards (ruling { $rule }).
railroad_barons-refuse-investor-here = The ${ $face_money } Investor is with { $holding } already (ruling { $rule }).
railroad_barons-refuse-investor-not-there = The ${ $face_money } Investor is not with “{ $holding }” (ruling { $rule }).
railroad_barons-refuse-investor-other-director = You do not direct { $holding }, so you may not take the ${ $face_money } Investor from it (ruling { $rule }).

# Surplus Railroads
railroad_barons-refuse-discard-not-there = { $holding } can discard only Railroads that it has (ruling { $rule }).
railroad_barons-refuse-discard-number = { $holding } keeps { $keep ->
    [one] { $keep } Railroad
   *[other] { $keep } Railroads
}, so exactly { $surplus } of them { $surplus ->
    [one] goes
   *[other] go
} (ruling { $rule }).
