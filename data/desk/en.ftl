# Commands and their options

desk-do = Rail Baron dice desk for a game on a real board
desk-do-roll = Roll the next destination from a city
desk-do-home = Roll a home city
desk-do-payoff = What the trip between two cities pays
desk-do-trip = A trip on the map: the shortest way, the payoff, the railroads at both ends
desk-do-odds = How likely every region and city is
desk-do-railroads = Railroads, their prices and the cities they serve
desk-do-city = Everything about a city: odds, railroads, payoffs
desk-do-session = A desk that remembers where everybody is
desk-do-session-start = Open a desk here: name the people round the board
desk-do-session-next = Roll for whoever has arrived: the payoff, then the next destination
desk-do-session-status = Where everybody is and is going
desk-do-session-history = Everything this desk has rolled
desk-do-session-swap = Swap home and first destination
desk-do-session-correct = Set somebody's home, city or destination by hand
desk-do-session-undo = Undo the last entry
desk-do-session-end = Close the desk and show its secret seed

desk-option-from = The city the train is in; short names such as SF or NYC will do
desk-option-city = A city; short names such as SF or NYC will do
desk-option-to = The other city
desk-option-region = Only this region
desk-option-railroad = Only this railroad, by name or mark
desk-option-edition = The original board, or the later U21 board
desk-option-people = Up to six, in order round the board: Anna, Bob, @Carl. A mention ties the seat to that person
desk-option-person = Whose entry; leave it out and the desk asks
desk-option-person-needed = Whose entry
desk-option-fact = What to set
desk-option-fact-city = The right city; leave it out to remove a destination

desk-edition-original = Original
desk-edition-u21 = U21
desk-fact-home = home
desk-fact-place = city last arrived in
desk-fact-destination = destination

# Lookups

desk-dice = { $parity ->
    [odd] red { $red } is odd
   *[even] red { $red } is even
}, white { $first } + { $second } = { $sum }
desk-rolled-region = Region: **{ $region }** ({ $dice })
desk-rolled-city = City: **{ $city }** ({ $dice })
desk-named-region = Region named: **{ $region }**
desk-roll-title = From { $city }
desk-home-title = A home city
desk-home-is = Home: **{ $city }** ({ $region })
desk-destination-is = **{ $from } – { $to }** pays **{ $payoff }**
desk-stays = The train is already in **{ $city }**: the turn is lost. Roll again next turn.
desk-name-one = { $city } itself is in { $region }, so { $who } may name any of the seven regions.
desk-region-offer = **{ $region }**: { $payoff } on average, likeliest { $city }
desk-by = Rolled by { $who }
desk-button-roll-on = Roll on from { $city }
desk-button-trip = On the map
desk-button-payoff = Payoff chart
desk-button-city = About { $city }

desk-payoff-title = { $from } – { $to }
desk-payoff-is = The trip pays **{ $payoff }**.
desk-payoff-twins = They are the same place on the board, and the trip pays nothing.
desk-payoff-same = A trip from a city to itself pays nothing.

desk-trip-title = { $from } – { $to }
desk-trip-pays = Payoff **{ $payoff }**
desk-trip-miles = { $miles ->
    [one] Shortest way: **1 milepost**
   *[other] Shortest way: **{ $miles } mileposts**
}, { $turns ->
    [one] about 1 roll of two dice
   *[other] about { $turns } rolls of two dice
}
desk-trip-way = { $way }
desk-trip-leg = { $railroad } to { $place } ({ $miles })
desk-trip-direct = Serving both ends: { $list }
desk-trip-direct-miles = { $railroad } ({ $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
})
desk-trip-direct-apart = { $railroad } (not connected)
desk-trip-direct-none = No railroad serves both ends.

desk-odds-title = How likely each region and city is
desk-odds-region-title = { $region }
desk-odds-region = **{ $region }** { $share }
desk-odds-region-cities = { $cities }
desk-odds-region-is = The region comes up { $share } of the time ({ $count } of 72 rolls).
desk-odds-city = { $city } { $share }
desk-odds-city-within = { $city }: { $within } in the region, { $share } overall
desk-odds-note = Shares of all destinations, before anybody names a region.

desk-railroads-title = The 28 railroads
desk-railroad-line = **{ $mark }** { $price } · { $name } · { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}
desk-railroad-title = { $mark } · { $name }
desk-railroad-nickname = Also called { $nickname }.
desk-railroad-facts = Price **{ $price }**, { $mileposts } mileposts, { $segments } stretches of track.
desk-railroad-odds = A destination lies on it { $share } of the time.
desk-railroad-cities = Cities: { $cities }

desk-city-title = { $city }
desk-city-region = { $region }; the destination { $share } of the time, { $within } once the region is rolled.
desk-city-twin = Same place on the board as { $twin }.
desk-city-railroads = Railroads: { $list }
desk-city-best = Best payoffs: { $list }
desk-city-least = Smallest: { $list }
desk-city-average = On average a trip from here pays { $payoff }.
desk-city-payoff = { $city } { $payoff }
desk-city-listing = All payoffs from { $city }
desk-button-payoffs = All payoffs
desk-button-roll = Roll from here

# Sessions

desk-session-opened = The desk is open
desk-session-edition = Board: { $edition }.
desk-session-how = Homes first, then destinations. Press a name whenever that train has arrived.
desk-session-sealed = The dice come from a secret seed with the fingerprint `{ $commitment }`. The seed is shown when the desk closes, so that anyone can check every die.
desk-session-status = Desk status
desk-session-counter = { $count ->
    [0] No dice rolled yet.
    [one] 1 die rolled so far.
   *[other] { $count } dice rolled so far.
}
desk-session-ask = Who has arrived?
desk-person-new = **{ $name }**: no home yet
desk-person-home = **{ $name }**: home { $home }, no destination yet
desk-person-going = **{ $name }**: { $from } – { $to }, pays { $payoff } (home { $home })
desk-person-idle = **{ $name }**: in { $from }, rolls again next turn (home { $home })
desk-person-naming = **{ $name }**: in { $from }, has a region to name (home { $home })

desk-event-arrived = **{ $name }** arrives in { $city } and is paid **{ $payoff }** for the trip from { $from }.
desk-event-home = **{ $name }**'s home city is **{ $city }**.
desk-event-destination = Next for **{ $name }**: **{ $from } – { $to }**, pays **{ $payoff }**.
desk-event-swapped = **{ $name }** swaps home and destination: home is now **{ $home }**, and **{ $home } – { $to }** pays **{ $payoff }**.
desk-event-lost = **{ $name }** is already in **{ $city }**: the turn is lost. Roll again next turn.
desk-event-corrected = { $fact ->
    [home] **{ $name }**'s home
    [place] The city **{ $name }** last arrived in
   *[destination] **{ $name }**'s destination
} is set by hand: { $after } (was { $before }).
desk-event-named = **{ $name }** names **{ $region }**.
desk-event-undone = { $who } undoes entry { $number }: { $what }
desk-none = none

desk-name-next = { $name }: roll
desk-name-home = { $name }: home
desk-name-first = { $name }: first destination
desk-name-arrived = { $name } arrives: { $city }
desk-name-anew = { $name }: roll again
desk-button-swap = Swap home
desk-button-undo = Undo
desk-button-history = History
desk-button-older = Older
desk-button-newer = Newer
desk-button-end = Close the desk
desk-button-back = Back

desk-history-title = Desk history
desk-history-empty = Nothing has been rolled yet.
desk-history-page = Page { $page } of { $pages }
desk-history-line = { $number }. { $what }
desk-history-undone = ~~{ $number }. { $what }~~
desk-history-undo = { $number }. Entry { $undoes } undone.
desk-history-dice = { $what } (dice { $first }–{ $last })

desk-line-home = { $name }: home { $city } ({ $dice })
desk-line-arrived = { $name } in { $city }, { $payoff }
desk-line-destination = { $name } to { $city } ({ $dice })
desk-line-naming = { $name } rolls { $region } ({ $dice }), has to name a region
desk-line-named = { $name } names { $region }
desk-line-swapped = { $name } swaps home to { $home }
desk-line-lost = { $name } rolls { $city }, turn lost ({ $dice })
desk-line-corrected = { $name }: { $fact } set to { $after } (was { $before })
desk-line-then = { $first }; { $second }
desk-line-roll = { $parity ->
    [odd] odd
   *[even] even
} { $sum }

desk-end-sure = Close this desk? Its secret seed is shown then, so nothing more can be rolled with it.
desk-end-title = The desk is closed
desk-end-line = **{ $name }**: { $payoff } in payoffs from { $trips ->
    [one] 1 trip
   *[other] { $trips } trips
}
desk-end-seed = Secret seed: `{ $seed }`
desk-end-check = Its SHA-256 is the fingerprint shown at the start, `{ $commitment }`. { $count ->
    [one] 1 die was rolled
   *[other] { $count } dice were rolled
} from it; the attached record lists every one with its number.

desk-record-title = Rail Baron dice desk, session { $number }
desk-record-dates = Opened { $started }, closed { $ended } (UTC).
desk-record-board = Board: { $edition }. People: { $people }.
desk-record-seed = Secret seed (hexadecimal): { $seed }
desk-record-commitment = SHA-256 of the secret seed: { $commitment }
desk-record-how = Die number n is HMAC-SHA-256 with the seed as key and the text "n:0" as message, read as a big-endian number, modulo 6, plus 1. (Should the number be one of the few too large to share out evenly among six, the text is "n:1", and so on.) Each lookup draws the red die first, then the two white ones.
desk-record-line = { $number }. { $at }  { $what }
desk-record-draws = { "    " }dice { $draws }
desk-record-undo = entry { $undoes } undone
desk-record-undone = { $what } [undone later]

# Refusals: one kind sentence each

desk-beside = A desk session is open here, and this roll isn't part of it. In the session:
desk-refuse-city-none = There's no city “{ $text }” on the board.
desk-refuse-railroad-none = There's no railroad “{ $text }” on the board.
desk-refuse-city-unknown = There's no city “{ $text }” on the board; the nearest names are { $list }.
desk-refuse-city-ambiguous = “{ $text }” could be { $list }; please say which.
desk-refuse-railroad-unknown = There's no railroad “{ $text }” on the board; the nearest names are { $list }.
desk-refuse-railroad-ambiguous = “{ $text }” could be { $list }; please say which.
desk-refuse-person-unknown = Nobody called “{ $text }” sits at this desk. The people here: { $list }.
desk-refuse-no-such-region = Only the seven regions can be named (rule 6).
desk-refuse-people-count = A desk seats one to { $most } people, and { $count } were named.
desk-refuse-name-long = “{ $name }…” is too long for the cards; names can have { $most } letters at most.
desk-refuse-name-twice = Two people are called { $name }; please tell them apart.
desk-refuse-user-unknown = One of the people mentioned can't be found; please write a name instead.
desk-refuse-already-open = A desk is already open here; `/desk session status` shows it, and `/desk session end` closes it.
desk-refuse-none-open = No desk is open here yet; `/desk session start` opens one.
desk-refuse-no-session = That desk no longer exists.
desk-refuse-ended = That desk is closed; `/desk session start` opens a new one.
desk-refuse-moved-on = The desk has moved on since that card; here's how it stands.
desk-refuse-nothing-to-undo = There's nothing left to undo.
desk-refuse-name-first = { $name } rolled { $region }, where the train is, and has to name a region first (rule 6).
desk-refuse-nothing-to-name = That region has already been named.
desk-refuse-homes-first = Everybody's home comes before the first destination, and { $name } has none yet (rule 4).
desk-refuse-home-first = { $name } has no home yet; set or roll that first (rule 4).
desk-refuse-no-swap = { $name } can't swap home and destination now: that is only possible before the first destination is reached (rules 5 and 5a).
desk-refuse-same-already = That's how it stands already: { $name }, { $city }.
desk-refuse-city-needed = { $name } needs a city there; only a destination can be removed.
desk-refuse-stands-there = { $name } is in { $city }, and a destination has to be elsewhere (rule 7).
desk-refuse-not-yours = { $who } rolled this, so the region is theirs to name; `/desk roll` gives you a roll of your own.
desk-refuse-not-named = This desk is kept for the people at its board; `/desk session start` in another channel opens your own.
desk-refuse-their-choice = That is for { $name } to decide.
desk-refuse-not-keeper = Only { $who }, who opened this desk, or somebody who manages this channel's messages can close it.
desk-refuse-forged = That button doesn't belong to a roll of this desk.
desk-refuse-chosen = The region of this roll has already been named: { $region }.

# Words in pictures

desk-draw-region = Region
desk-draw-odd = odd
desk-draw-even = even
desk-draw-home = Home: { $city }
desk-draw-trip = { $from } – { $to }
desk-draw-lost = { $city }: turn lost
desk-draw-name = Name a region
desk-draw-payoff = Payoff in thousands of dollars
desk-draw-same = –
desk-draw-odds = Share of all destinations
desk-draw-odds-region = { $region }: { $share } of all destinations
desk-draw-odds-within = in { $region }
desk-draw-odds-overall = overall

desk-alt-tables = Destination tables. { $rolls }
desk-alt-region = { $dice }: { $region }.
desk-alt-city = { $dice } in { $region }: { $city }.
desk-alt-payoff = Part of the payoff chart: the row of { $from } meets the column of { $to } at { $payoff }. Rows { $rows }; columns { $columns }.
desk-alt-odds = How likely each destination is. { $list }
desk-alt-odds-region = How likely each city of { $region } is, in the region and overall: { $list }
desk-alt-railroads = The railroads and their prices: { $list }
desk-alt-city-map = { $city } on the map, with the lines of { $railroads }.
desk-alt-railroad-map = The lines of { $mark }, { $name }, on the map. Cities: { $cities }.
