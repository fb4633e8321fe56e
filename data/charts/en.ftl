# Words in the pictures of property, cash and results, and their alt texts

charts-engine-Freight = Freight
charts-engine-Express = Express
charts-engine-SuperChief = SuperChief

charts-deeds = Deeds and engines
charts-deeds-sub = { $owned } of { $all } railroads are owned
charts-home = Home
charts-bound = To
charts-bound-else = Alternate
charts-declared = Declared
charts-to-move = To move
charts-bankrupt = Bankrupt
charts-winner = Winner
charts-deeds-worth = Deeds { $sum }
charts-third = Imaginary third player
charts-third-fees = Fees go half to the bank, half to the opponent
charts-bank = Bank
charts-bank-sells = Railroads for sale, at these prices
charts-bank-empty = Nothing left to sell
charts-sold-out = Sold out: opponents' railroads cost { $fee }
charts-set-aside = Set aside
charts-set-aside-until = For sale when the opening auctions are over
charts-hammer = Auction
charts-hammer-from = Sold by { $seller }
charts-hammer-from-bank = Sold by the bank
charts-hammer-bid = { $name } bids { $bid }
charts-hammer-open = No bid yet; the first is at least { $bid }

charts-alt-seat = Seat { $seat }, { $name }: { $facts }.
charts-alt-cash = cash { $cash }
charts-alt-cash-secret = cash secret
charts-alt-cash-own = cash { $cash }, which the others do not see
charts-alt-owns = owns { $railroads } (together { $sum })
charts-alt-owns-none = owns no railroad
charts-alt-third = The imaginary third player has { $railroads }.
charts-alt-third-none = The imaginary third player has nothing yet.
charts-alt-bank = The bank sells { $railroads }.
charts-alt-bank-empty = The bank has nothing left to sell.
charts-alt-sold-out = Opponents' railroads cost { $fee }.
charts-alt-set-aside = Set aside: { $railroads }.
charts-alt-hammer = Auction: { $railroad }. { $bid }.
charts-alt-railroad = { $mark } { $price }

charts-line = { $name } from { $first } to { $last }
charts-cash = Cash, turn by turn
charts-cash-empty = Nothing is known yet
charts-cash-turn = Turn
charts-cash-secret-below = Cash below { $level } is secret
charts-cash-announce = Announce { $level }
charts-cash-declare = Declare { $level }
charts-alt-history = Line chart of cash, turns { $first } to { $last }. { $seats } Cash is announced from { $announce }; { $declare } is needed to declare.
charts-alt-history-seat = { $name }: { $cash } at the end, highest { $most } in turn { $best }.
charts-alt-history-hidden = { $name }: secret at the end, last known { $cash } in turn { $turn }, highest { $most } in turn { $best }.
charts-alt-history-secret = { $name }: secret throughout.
charts-alt-history-none = Chart of cash: nothing is known yet.

charts-wins = { $name } wins!
charts-won-by = { $how }; won by { $lead }
charts-wins-nobody = Nobody wins
charts-won-home = Rode home to { $city } with { $cash }
charts-won-declared = Declared in the home city { $city } with { $cash }
charts-won-last = Everyone else is bankrupt
charts-won-nobody = The game was ended before it was won
charts-result-game = Rail Baron
charts-result-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
charts-result-u21 = U21 edition
charts-sum-cash = Cash
charts-sum-railroads = Railroads
charts-sum-engine = Engine
charts-deed-count = { $count ->
    [0] no railroads
    [one] { $count } railroad
   *[other] { $count } railroads
}
charts-place = Place { $place }: { $name } with { $total } ({ $sums })
