# Words drawn into pictures of every game

render-seat = Seat { $seat }
render-secret = secret
render-thousands = ${ $amount }k

# The map of Rail Baron

render-map-declared = declared
render-map-bound = to { $city }
render-map-at = at { $place }
render-map-owns = owns { $railroads }
render-map-owns-none = no railroads
render-map-alternate = alternate { $city }
render-map-cash = cash { $cash }
render-map-homeward = home to { $city }
render-map-idle = no destination yet
render-map-bankrupt = bankrupt
render-map-no-home = no home yet
render-map-route = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} · fees { $fees }
render-map-route-pays = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} · { $payoff } − { $fees } = { $rest }
render-map-sign-train = train
render-map-sign-home = home
render-map-sign-destination = destination
render-map-sign-third = imaginary third player
render-map-sign-owned = railroad of this player

render-map-alt = Map of the USA with { $seats ->
    [one] { $seats } train
   *[other] { $seats } trains
}.
render-map-alt-train = { $name }: train at { $place }, { $engine }, { $aim }.
render-map-alt-bound = bound for { $city } for { $payoff }
render-map-alt-homeward = declared and riding home to { $city }
render-map-alt-idle = without a destination
render-map-alt-bankrupt = { $name } is bankrupt.
render-map-alt-ride = { $name } rides { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
} from { $start } to { $end } over { $railroads }.
render-map-alt-route = Route { $letter }: { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
} over { $railroads }.
render-map-alt-owns = { $name } owns { $railroads }.

# A trip on the map

render-trip-title = { $start } – { $end }
render-trip-figures = Payoff { $payoff } · { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
} the shortest way
render-trip-both = At both ends:
render-trip-alt = Map of the trip { $start } – { $end }. { $figures }: over { $railroads }.
render-trip-alt-both = Railroads that serve both cities: { $railroads }.

# The top of every card

render-card-would = As it would be
render-card-would-nothing = nothing changes
render-card-last = Last: { $line }
render-card-played = Played: { $line }
render-card-broken-off = The game has ended
render-card-since = Since your last turn
render-card-earlier = … after { $count } more
render-card-ranking = Net worth, best first: { $rows }
render-card-at-least = at least { $dollars }
render-card-more = { $dollars }+
render-card-besides = + secret cash
render-card-besides-own = + secret cash, yours { $own }
render-card-own = Yours: { $holds }
render-card-directs = full colour: President
render-card-thousands = { $amount }k
render-card-moved = since own turn
render-card-ranked-now = ranking as of now
render-card-up = (rising)
render-card-down = (falling)
