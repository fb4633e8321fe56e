# Standing orders of Haul: for the person who leaves them.

haul_orders-offer-haul-round = Haul on up to round { $until }
haul_orders-option-haul = Haul on
haul_orders-option-haul-round = Haul in this round only
haul_orders-detail-haul = Without goods, whenever it is my turn
haul_orders-option-trade = Trade…
haul_orders-detail-trade = Once, on my next turn
haul_orders-option-bid = Bid always…
haul_orders-detail-bid = The same sum for each load
haul_orders-form-trade-coins = Dollars to put into the open
haul_orders-form-bid-coins = Your bid for each load, in dollars
haul_orders-does-haul = Haul whenever it is my turn.
haul_orders-does-haul-round = Haul whenever it is my turn, up to round { $until }.
haul_orders-does-trade = Put { $coins } into the open on my next turn.
haul_orders-does-bid = Bid { $coins } for each load.
haul_orders-lapsed-out = The game is over.
haul_orders-lapsed-past = It is round { $round } already.
haul_orders-lapsed-purse = Your purse holds { $purse } only.
