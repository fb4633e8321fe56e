# Refusals

dice_desk-refuse-people-count = A desk is for one to { $most } people, and { $count } were named (rule { $rule }).
dice_desk-refuse-name-long = “{ $name }…” is too long: names have at most { $most } letters (rule { $rule }).
dice_desk-refuse-name-twice = Two people are called { $name }; please tell them apart (rule { $rule }).
dice_desk-refuse-name-missing = Everybody at the board needs a name (rule { $rule }).
dice_desk-refuse-no-such-seat = Everybody at the board needs a seat of their own, or none (rule { $rule }).
dice_desk-refuse-no-such-person = There's nobody with that number at this board (rule { $rule }).
dice_desk-refuse-homes-first = Everybody's home comes before the first destination, and { $name } has none yet (rule { $rule }).
dice_desk-refuse-home-first = { $name } has no home yet; roll or set that first (rule { $rule }).
dice_desk-refuse-their-choice = That is for { $name } or the keeper to decide (rule { $rule }).
dice_desk-refuse-region-unknown = “{ $region }” isn't one of the seven regions (rule { $rule }).
dice_desk-refuse-no-swap = { $name } can exchange home and destination only before the first destination is reached (rule { $rule }).
dice_desk-refuse-city-unknown = “{ $city }” isn't a city on the board (rule { $rule }).
dice_desk-refuse-same-already = That's how it stands already: { $name }, { $city } (rule { $rule }).
dice_desk-refuse-city-needed = { $name } needs a city there; only a destination can be removed (rule { $rule }).
dice_desk-refuse-stands-there = { $name } is in { $city }, and a destination is elsewhere (rule { $rule }).
dice_desk-refuse-game-over = This desk is closed (rule { $rule }).
dice_desk-refuse-not-your-turn = This desk is kept for the people at its board (rule { $rule }).
dice_desk-refuse-now-open = There's nothing to name now; roll for whoever has arrived (rule { $rule }).
dice_desk-refuse-now-region = A region has to be named first (rule { $rule }).
