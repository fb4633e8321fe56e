# Words in the pictures of Baltimore & Ohio, and their descriptions

baltimore_ohio_pictures-market-round = Market Round { $turn }
baltimore_ohio_pictures-business-round = Business Round { $turn }.{ $round }
baltimore_ohio_pictures-over = Game over
baltimore_ohio_pictures-tech-level = Tech Level { $level }

baltimore_ohio_pictures-ask-market = { $name } sells, buys or passes
baltimore_ohio_pictures-ask-auction = { $name }: more than { $amount } for { $card }?
baltimore_ohio_pictures-ask-scrap = { $name } scraps old equipment of { $railroad }
baltimore_ohio_pictures-ask-equipment = { $name } buys equipment for { $railroad }
baltimore_ohio_pictures-ask-track = { $name } builds track for { $railroad }
baltimore_ohio_pictures-ask-service = { $name } picks the cities { $railroad } serves
baltimore_ohio_pictures-ask-profit = { $name }: { $railroad } nets { $amount } – pay it out?
baltimore_ohio_pictures-why-peak = A railroad has reached { $top }
baltimore_ohio_pictures-why-level = Tech Level { $level } has been reached
baltimore_ohio_pictures-why-shares = The players own all shares
baltimore_ohio_pictures-why-agreed = The game was ended early

baltimore_ohio_pictures-unstarted = not started
baltimore_ohio_pictures-operating = operating
baltimore_ohio_pictures-receivership = receivership
baltimore_ohio_pictures-from-level = Tech Level { $level }
baltimore_ohio_pictures-treasury = Treasury
baltimore_ohio_pictures-no-cards = no equipment
baltimore_ohio_pictures-income-before = Last net { $sum }
baltimore_ohio_pictures-build = { $count ->
    [one] One hex for { $sum }, leaving { $left }
   *[other] { $count } hexes for { $sum }, leaving { $left }
}

baltimore_ohio_pictures-sign-income = income at Tech Level { $level }
baltimore_ohio_pictures-sign-cost = cost to build
baltimore_ohio_pictures-sign-place = free places
baltimore_ohio_pictures-sign-home = home
baltimore_ohio_pictures-sign-edge = no way across
baltimore_ohio_pictures-sign-coal = coal, { $sum }
baltimore_ohio_pictures-sign-nw_coal = NW Coal, { $sum }
baltimore_ohio_pictures-sign-lumber = lumber, { $sum }
baltimore_ohio_pictures-sign-green = { $railroad } stays inside until it has all five cities
baltimore_ohio_pictures-sign-pa = for { $railroad } alone until it has all three

baltimore_ohio_pictures-alt-build = The build being thought of: { $hexes }, { $sum } in all.
baltimore_ohio_pictures-alt-built = Built last: { $hexes }.
baltimore_ohio_pictures-alt-unstarted = Without track: { $railroads }.
baltimore_ohio_pictures-alt-green = NYC still lacks { $cities } and may not leave New York.
baltimore_ohio_pictures-alt-pa = Pittsburgh, Harrisburg and Philadelphia are open to PA alone.
baltimore_ohio_pictures-alt-no-network = { $railroad } has no track yet.
baltimore_ohio_pictures-alt-network = Map of { $railroad }: { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}, cities { $cities }; treasury { $treasury }, { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
} left.
baltimore_ohio_pictures-alt-railroad = { $railroad } at { $value } has { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} ({ $cities }).
