# The top of Rail Baron's pictures, and the cards of auctions and purchases

rail_baron_cards-turn = Turn { $turn }
rail_baron_cards-sold-out = All sold: use fees { $fee }
rail_baron_cards-before = Before the first turn
rail_baron_cards-ask-destination = { $name }: roll a destination
rail_baron_cards-ask-declare = { $name }: roll a destination or declare
rail_baron_cards-ask-region = { $name }: name a region
rail_baron_cards-ask-swap = { $name }: keep or swap home and destination
rail_baron_cards-ask-roll = { $name }: roll the dice
rail_baron_cards-ask-ride = { $name }: ride { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
}
rail_baron_cards-ask-purchase = { $name }, arrived in { $city }: buy one thing?
rail_baron_cards-ask-fees = { $name }: sell or auction a railroad, fees of { $due } are due
rail_baron_cards-ask-auction = { $name }: bid at least { $least } for { $railroad }, or pass
rail_baron_cards-so-bid = { $name }: bid { $price } for { $thing }?
rail_baron_cards-so-auction = { $name }: put { $thing } up for auction?
rail_baron_cards-so-sell = { $name }: sell { $thing } for { $price }?
rail_baron_cards-so-buy = { $name }: buy { $thing } for { $price }?
rail_baron_cards-so-ride = { $name }: ride { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
} to { $place }, from { $start }?
rail_baron_cards-ask-over = The game is over
rail_baron_cards-trip = { $city } { $payoff } · { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
}, { $turns ->
    [one] about 1 turn
   *[other] about { $turns } turns
}
rail_baron_cards-trip-fees = { $city } { $payoff } − fees to there { $fees } = { $rest }
rail_baron_cards-trip-fees-later = { $city } { $payoff } − fees { $now } this turn, { $later } on the rest of the way (to { $payees }) = { $rest }
rail_baron_cards-suggested = Suggested { $route }{ $why ->
    [fast] , faster
   *[best] {""}
}: { $trip }
rail_baron_cards-drawn = From { $city } a destination pays { $payoff } on average
rail_baron_cards-swapped = Home { $home }, to { $city }, or the reverse: { $payoff }
rail_baron_cards-regions = Average payoff from { $city }, and the share on own railroads
rail_baron_cards-has = Cash { $cash }
rail_baron_cards-homeward = Home to { $city }: { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
}, { $turns ->
    [one] about 1 turn
   *[other] about { $turns } turns
}; whoever has { $cash } there wins
rail_baron_cards-at-home = Declaring at home wins at once
rail_baron_cards-list = List price { $price }
rail_baron_cards-bid = { $name } bids { $bid }
rail_baron_cards-no-bid = No bid yet
rail_baron_cards-least = next at least { $least }
rail_baron_cards-seller = Sold by { $name }
rail_baron_cards-seller-bank = Sold by the bank
rail_baron_cards-in = Still bidding, in this order
rail_baron_cards-secret = cash secret
rail_baron_cards-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}, { $share } of destinations
rail_baron_cards-reach = Destinations reached on own railroads: { $share }
rail_baron_cards-each = with one of these
rail_baron_cards-reach-with = { $least } or more: destinations reached { $before } → { $after }
rail_baron_cards-there = Of these cities, others serve
rail_baron_cards-alone = No opponent serves these cities
rail_baron_cards-for-sale = For sale: price, and destinations reached with it (now { $share })
rail_baron_cards-own = To the bank for half: destinations reached without it (now { $share })
rail_baron_cards-nothing-for-sale = The bank has no railroad left
rail_baron_cards-engine-rolls = { $engine } { $price }: { $before } → { $after } mileposts a turn
rail_baron_cards-free = free of charge
rail_baron_cards-alt-railroad = Railroad { $railroad }, list price { $price }: { $cities }.
rail_baron_cards-alt-row = { $railroad } { $price } ({ $share })
rail_baron_cards-alt-in = Still bidding, in this order: { $seats }.
rail_baron_cards-alt-there = Also there, with so many of its cities: { $seats }.
rail_baron_cards-to-go = { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
}
rail_baron_cards-arrives = payoff { $payoff }
rail_baron_cards-wins = win
rail_baron_cards-rovers = rovers { $name }: +{ $amount }
rail_baron_cards-rovers-most = rovers { $name }: up to +{ $amount }
rail_baron_cards-undeclared = Less than { $level }: no longer declared, heads for { $city }
rail_baron_cards-cash = Cash
rail_baron_cards-wins-bid = If nobody bids more
rail_baron_cards-fees = Fees at the end of this turn
rail_baron_cards-fees-same = Fees at the end of this turn still { $fees }
rail_baron_cards-fees-to = to { $payees }
rail_baron_cards-rolls = Mileposts a turn
rail_baron_cards-fees-leave = { $amount } left after fees of { $fees }
rail_baron_cards-fees-short = still { $amount } short of fees of { $fees }
rail_baron_cards-fees-bankrupt = bankrupt, { $amount } short of fees of { $fees }
rail_baron_cards-opens = auction from { $least }
rail_baron_cards-destinations = Destinations reached
rail_baron_cards-since-rides-on = rides from { $start } to { $place }
rail_baron_cards-since-rides = rides from { $start } to { $place }, collects { $payoff }
rail_baron_cards-since-gets = fees: +{ $amount }
rail_baron_cards-since-pays = fees: −{ $amount }
rail_baron_cards-since-buys = buys { $thing } ({ $price })
rail_baron_cards-since-sells = sells { $thing } ({ $price })
rail_baron_cards-since-rovers = rover play: +{ $amount }
rail_baron_cards-since-declares = declares
rail_baron_cards-since-undeclared = no longer declared
rail_baron_cards-region-Northeast = Northeast
rail_baron_cards-region-Southeast = Southeast
rail_baron_cards-region-NorthCentral = North Central
rail_baron_cards-region-SouthCentral = South Central
rail_baron_cards-region-Plains = Plains
rail_baron_cards-region-Northwest = Northwest
rail_baron_cards-region-Southwest = Southwest
rail_baron_cards-counts = cash + railroads + engine
rail_baron_cards-counts-public = railroads + engine
