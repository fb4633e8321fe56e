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

desk-option-keeps = Homes and destinations only, or the whole game with money, railroads and fees
desk-keeps-destinations = homes and destinations
desk-keeps-whole = the whole game
desk-keeps-short = the whole game, short
desk-keeps-wbc = the whole game as in WBC heats
desk-option-dice = Whose dice: the bot rolls, or you type in those of the board
desk-dice-bot = the bot's
desk-dice-board = real ones, typed in
desk-do-open = Open a desk here: a form asks what it keeps, and for whom
desk-form-open = Open a desk
desk-form-people = Who sits round the board, in order?
desk-form-people-hint = Anna, Bob, Carl
desk-form-keeps = What does the desk keep?
desk-form-edition = Which board?
desk-form-variants = What else?
desk-form-dice = Whose dice give destinations?
desk-do-session-here = Go on in this channel with a desk that was opened in another one
desk-option-table = The number of the desk's table
desk-moved = Table { $table } goes on in this channel.
desk-do-standings = Who has what and goes where, at this desk
desk-do-deeds = Who owns which railroad, at this desk
desk-option-screen = For a phone, or large as a departures board for a television
desk-screen-phone = phone
desk-screen-large = television
desk-standings-title = Standings
desk-deeds-title = Railroads
desk-do-numbers = Trips, cities, luck, and who paid whom which fees
desk-do-film = The film of the game that this desk has kept
desk-do-playlog = The game as a file for the play log of Board Game Stats
desk-film = The game on your board as a film. Trains stand in the last city they reached.
desk-playlog = [Open the play in Board Game Stats]({ $link }), on a phone that has the app. The file holds the same.
desk-playlog-long = The play in the format of Board Game Stats; it is too long for a link.
desk-playlog-comment = Played on a board, kept by Roundhouse
desk-refuse-no-playlog = This desk keeps only homes and destinations, so it doesn't know how the game ended.
desk-do-page = A page to print, from which a game is laid out on a board
desk-option-page-table = A table of Rail Baron or a desk, by number; left out, the one of this channel
desk-refuse-no-page = There's a page for a running game of Rail Baron, and for a desk that keeps the whole game.
desk-page-known = Print this page to lay the game out on a board.
desk-page-secret = Print this page to lay the game out on a board. Cash that is secret is on the page of its owner alone.
desk-page-title = Rail Baron, table { $table }, turn { $turn }
desk-page-who = Who
desk-page-train = Train
desk-page-home = Home
desk-page-destination = Destination
desk-page-cash = Cash
desk-page-engine = Engine
desk-page-deeds = Railroads
desk-page-none = none
desk-page-hidden = secret
desk-page-on-way = on the way from { $city }
desk-page-declared = declared: { $home }, alternate { $alternate }
desk-page-trip = { $city }, from { $departure }: { $payoff }
desk-page-turn = It's { $name }'s turn.
desk-page-bank = The bank sells: { $railroads }.
desk-page-third = The imaginary third owner has: { $railroads }.
desk-refuse-open-here = I can't post here by myself; `/desk session start` opens a desk whose card is its answer.

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

# Refusals: one kind sentence each

desk-beside = A desk session is open here, and this roll isn't part of it. In the session:
desk-refuse-city-none = There's no city “{ $text }” on the board.
desk-refuse-railroad-none = There's no railroad “{ $text }” on the board.
desk-refuse-city-unknown = There's no city “{ $text }” on the board; the nearest names are { $list }.
desk-refuse-city-ambiguous = “{ $text }” could be { $list }; please say which.
desk-refuse-railroad-unknown = There's no railroad “{ $text }” on the board; the nearest names are { $list }.
desk-refuse-railroad-ambiguous = “{ $text }” could be { $list }; please say which.
desk-refuse-person-unknown = Nobody called “{ $text }” sits at this desk. The people here: { $list }.
desk-refuse-people-count = A desk seats one to { $most } people, and { $count } were named.
desk-refuse-user-unknown = One of the people mentioned can't be found; please write a name instead.
desk-refuse-none-open = No desk is open here yet; `/desk session start` opens one.
desk-refuse-not-yours = { $who } rolled this, so the region is theirs to name; `/desk roll` gives you a roll of your own.
desk-refuse-forged = That button doesn't belong to a roll of this desk.
desk-refuse-chosen = The region of this roll has already been named: { $region }.

# Cards of sessions from before they were tables

desk-earlier = This session of { $names } ended when the bot was updated. `/desk session start` opens a new one, and `/desk session correct` puts everybody where they were:
desk-earlier-person = **{ $name }**: home { $home }, last in { $place }, destination { $to }
desk-earlier-seed = The secret seed of its dice: `{ $seed }`; its SHA-256 is `{ $commitment }`.

# Words in pictures

desk-draw-region = Region
desk-draw-odd = odd
desk-draw-even = even
desk-draw-home = Home: { $city }
desk-draw-trip = { $from } – { $to }
desk-draw-lost = { $city }: turn lost
desk-draw-name = Name a region
desk-draw-of = { $name }: { $outcome }
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
desk-do-chat = Go on in chat with the game that this desk has kept
desk-goes-on = { $name } lets the game on the board (table { $table }) go on in chat. Trains, money and railroads stand as on the board.
desk-refuse-chat-here = I can't post here by myself, so no table can be opened here. Please go on in a channel of the server.
desk-refuse-chat-nobody = Somebody at the board has to play on: please say which of them you are.
