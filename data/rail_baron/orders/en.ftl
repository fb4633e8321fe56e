# Standing orders of Rail Baron: for the person who leaves them.

rail_baron_orders-option-follow = Follow a route…
rail_baron_orders-option-goon = Go on until I must choose
rail_baron_orders-option-stay = Keep my home
rail_baron_orders-option-buy = Buy a railroad…
rail_baron_orders-option-bid = Bid for a railroad…
rail_baron_orders-option-passbids = Pass auctions
rail_baron_orders-option-save = Save up…
rail_baron_orders-detail-follow = Roll and ride it turn by turn, while it costs what it costs now
rail_baron_orders-detail-goon = Roll and draw whenever there is nothing else to do
rail_baron_orders-detail-stay = When I am asked, home and first destination are not swapped
rail_baron_orders-detail-buy = At list price, as soon as enough is left
rail_baron_orders-detail-bid = The least that is allowed, up to a limit
rail_baron_orders-detail-passbids = Leave every auction at once
rail_baron_orders-detail-save = Buy nothing until I have a certain sum

rail_baron_orders-ask-follow = Which route is your train to follow?
rail_baron_orders-which-buy = Which railroad do you want to buy when you can?
rail_baron_orders-which-bid = For which railroad do you want to bid when it is auctioned?
rail_baron_orders-menu-buy = Railroads of the bank
rail_baron_orders-menu-bid = Railroads that may be auctioned
rail_baron_orders-ask-buy = **{ $railroad }**: how much must be left after the purchase, this turn's fees paid?
rail_baron_orders-ask-bid = **{ $railroad }** (list price { $price }): up to how much do you bid?
rail_baron_orders-ask-save = How much do you want to have before you buy again?
rail_baron_orders-form-buy = What must be left
rail_baron_orders-form-buy-reserve = Dollars left after the purchase
rail_baron_orders-form-bid = Your highest bid
rail_baron_orders-form-bid-limit = Dollars at most
rail_baron_orders-form-save = What you save up for
rail_baron_orders-form-save-amount = Dollars
rail_baron_orders-press-other = Another amount…
rail_baron_orders-press-follow = Follow it by itself…
rail_baron_orders-refuse-buy = The bank has no railroad left to buy.
rail_baron_orders-refuse-bid = There is no railroad that could be auctioned.

rail_baron_orders-does-follow = { $miles ->
    [one] Follow the route: roll and ride its last mile, over { $railroads }.
   *[other] Follow the route: roll and ride its { $miles } miles, over { $railroads }.
}
rail_baron_orders-does-goon = Go on until I must choose: roll and draw.
rail_baron_orders-does-stay = Keep my home; do not swap it for the first destination.
rail_baron_orders-does-buy = Buy { $railroad } for { $price } as soon as { $reserve } are left then, the turn's fees paid.
rail_baron_orders-does-buy-any = Buy { $railroad } for { $price } as soon as I can pay that and the turn's fees.
rail_baron_orders-does-bid = Bid the least that is allowed for { $railroad }, up to { $limit }; then leave the auction.
rail_baron_orders-does-passbids = Leave every auction at once.
rail_baron_orders-does-save = Buy nothing until I have { $amount }.

rail_baron_orders-lapsed-out = You are out of the game, or it is over.
rail_baron_orders-lapsed-route-off = Your train no longer stands on that route, or it leads elsewhere than your destination.
rail_baron_orders-lapsed-route-declared = { $name } has declared and could be rovered, so you may want another way.
rail_baron_orders-lapsed-route-dearer = { $railroad } on the way has another owner or fee now: { $rate }.
rail_baron_orders-lapsed-swap-past = Home and destination can no longer be swapped.
rail_baron_orders-lapsed-yours = { $railroad } is yours.
rail_baron_orders-lapsed-taken = { $name } owns { $railroad } now.
rail_baron_orders-lapsed-gone = { $railroad } cannot be bought any more.
rail_baron_orders-lapsed-saved = You have { $cash } now.
