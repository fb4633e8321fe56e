# Standing orders of Rail Baron: for the person who gives them.

rail_baron_orders-option-follow = Follow a route…
rail_baron_orders-option-on = Ride every trip…
rail_baron_orders-detail-on = Roll for and ride every trip; purchases and other choices stay yours
rail_baron_orders-offer-on-fast = Ride on, the fastest way
rail_baron_orders-offer-on-wise = Ride on, fast but thrifty
rail_baron_orders-offer-on-cheap = Ride on, the cheapest way
rail_baron_orders-offer-follow = { $miles ->
    [one] Ride the last milepost over { $railroads }
   *[other] Ride { $miles } mileposts to the end: { $railroads }
}
rail_baron_orders-offer-bid = Bid up to { $limit }, then pass
rail_baron_orders-offer-upto = Bid up to { $limit }, then ask
rail_baron_orders-offer-buy = Buy { $railroad } as soon as possible
rail_baron_orders-form-on-way = Which way?
rail_baron_orders-option-goon = Go on until you must choose
rail_baron_orders-option-stay = Keep your home
rail_baron_orders-option-buy = Buy a railroad…
rail_baron_orders-option-bid = Bid for a railroad…
rail_baron_orders-option-upto = Bid up to…
rail_baron_orders-option-passbids = Pass auctions
rail_baron_orders-option-save = Save up…
rail_baron_orders-detail-follow = Roll and ride it turn by turn, while it costs what it costs now
rail_baron_orders-detail-goon = Roll whenever there is nothing else to do
rail_baron_orders-detail-stay = Home and first destination are not swapped
rail_baron_orders-detail-buy = At list price, as soon as enough is left
rail_baron_orders-detail-bid = The least allowed, up to a limit; then leave the auction
rail_baron_orders-detail-upto = The least allowed in this auction; at your limit you're asked again
rail_baron_orders-detail-passbids = Leave every auction at once
rail_baron_orders-detail-save = Buy nothing until you have a certain sum

rail_baron_orders-ask-follow = Which route should your train follow?
rail_baron_orders-which-buy = Which railroad do you want to buy when you can?
rail_baron_orders-which-bid = Which railroad do you want to bid for when it's auctioned?
rail_baron_orders-menu-buy = Railroad, the dearest first
rail_baron_orders-menu-bid = Railroad, the dearest first
rail_baron_orders-form-buy-reserve = Dollars left after buying it
rail_baron_orders-form-bid-limit = Your highest bid in dollars
rail_baron_orders-form-upto-limit = Your highest bid in dollars
rail_baron_orders-form-save-amount = Dollars you're saving for
rail_baron_orders-press-follow = Follow automatically…
rail_baron_orders-refuse-buy = The bank has no railroad left to buy.
rail_baron_orders-refuse-bid = There's no railroad that could be auctioned.
rail_baron_orders-refuse-upto = You're not in an auction.

rail_baron_orders-does-follow = { $miles ->
    [one] Roll and ride the last milepost over { $railroads }. You're asked if it gets dearer or somebody declares.
   *[other] Roll and ride the { $miles } mileposts over { $railroads }. You're asked if it gets dearer or somebody declares.
}
rail_baron_orders-does-on-fast = Roll for and ride every trip the fastest way. You're asked about regions, declaring and purchases, and about rides while somebody has declared or when a ride would leave you too little for its fees.
rail_baron_orders-does-on-wise = Roll for and ride every trip fast, a turn longer only where that saves { $saved }. You're asked about regions, declaring and purchases, and about rides while somebody has declared or when a ride would leave you too little for its fees.
rail_baron_orders-does-on-cheap = Roll for and ride every trip the cheapest way. You're asked about regions, declaring and purchases, and about rides while somebody has declared or when a ride would leave you too little for its fees.
rail_baron_orders-does-goon = Go on until you must choose: roll for movement and for destinations.
rail_baron_orders-does-stay = Keep your home; don't swap it for the first destination.
rail_baron_orders-does-buy = Buy { $railroad } for { $price } as soon as that leaves you { $reserve } after the turn's fees.
rail_baron_orders-does-buy-any = Buy { $railroad } for { $price } as soon as you can pay that and the turn's fees.
rail_baron_orders-gist-buy = for { $price }, once that leaves you { $reserve } after the turn's fees.
rail_baron_orders-gist-buy-any = for { $price }, once you can pay that and the turn's fees.
rail_baron_orders-does-bid = Bid the least allowed for { $railroad }, up to { $limit }; then leave the auction.
rail_baron_orders-does-upto = Bid the least allowed for { $railroad }, up to { $limit }; then you're asked again.
rail_baron_orders-does-passbids = Leave every auction at once.
rail_baron_orders-does-save = Buy nothing until you have { $amount }.

rail_baron_orders-lapsed-out = You're out of the game, or it's over.
rail_baron_orders-lapsed-route-off = Your train is no longer on that route, or the route doesn't lead to your destination.
rail_baron_orders-lapsed-route-declared = { $name } has declared and could be rovered, so you may want another way.
rail_baron_orders-lapsed-route-dearer = { $railroad } on your way now has another owner or another fee: { $rate }.
rail_baron_orders-lapsed-undeclared = You're no longer declared, and your train now heads for { $city }. Decide yourself how to go on.
rail_baron_orders-lapsed-swap-past = Home and destination can't be swapped any more.
rail_baron_orders-lapsed-yours = { $railroad } is yours.
rail_baron_orders-lapsed-taken = { $name } owns { $railroad } now.
rail_baron_orders-lapsed-gone = { $railroad } can't be bought any more.
rail_baron_orders-lapsed-auction-over = You're no longer in an auction for { $railroad }.
rail_baron_orders-lapsed-auction-limit = The next bid for { $railroad } must be at least { $bid }, more than your limit.
rail_baron_orders-lapsed-saved = You have { $cash } now.
