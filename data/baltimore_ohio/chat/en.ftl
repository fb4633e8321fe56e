# Baltimore & Ohio in chat: what happened, what is asked, what a choice would do.

baltimore_ohio_chat-name = Baltimore & Ohio
baltimore_ohio_chat-blurb = Buy and sell stock, and run the railroads you own most of as their President: equipment, track, cities, dividends. Whoever has most in cash and stock at the end wins. 3 to 6 players, about nine turns.
baltimore_ohio_chat-nobody = nobody
baltimore_ohio_chat-none = none
baltimore_ohio_chat-shares-of = { $count } { $railroad }
baltimore_ohio_chat-value-moves = { $railroad } { $before } → { $after }
baltimore_ohio_chat-treasury-is = { $railroad } { $amount }
baltimore_ohio_chat-baron-pays = Every turn it pays { $rule }; now that would be { $amount }.
baltimore_ohio_chat-baron-RB1 = { $each } for each railroad in Chicago
baltimore_ohio_chat-baron-RB2 = { $each } for each coal counter taken
baltimore_ohio_chat-baron-RB2-nw = { $each } for each coal and NW Coal counter taken
baltimore_ohio_chat-baron-RB3 = { $each } for each railroad in Detroit
baltimore_ohio_chat-baron-RB4 = { $each } times the Tech Level
baltimore_ohio_chat-baron-RB5 = { $each } for each railroad in Pittsburgh and each in Wheeling
baltimore_ohio_chat-baron-RB6 = { $each } for each railroad in New York
baltimore_ohio_chat-baron-RB7 = { $each } for each operating railroad
baltimore_ohio_chat-baron-RB8 = { $each } for each hex with track

# What happened: pieces of one line a turn, after the player's name or the railroad in bold.

baltimore_ohio_chat-cash-dealt = Each player begins with { $each }.
baltimore_ohio_chat-order-set-drawn = Player Order by lot: { $order }.
baltimore_ohio_chat-order-set = New Player Order, least cash first: { $order }.
baltimore_ohio_chat-market-began = **Market Round { $turn }**: buy and sell stock until everybody passes in a row.
baltimore_ohio_chat-passed = passes
baltimore_ohio_chat-passed-forced = can't buy or sell anything and passes
baltimore_ohio_chat-sold = sells **{ $count } { $railroad }** for { $amount }
baltimore_ohio_chat-railroad-started = starts **{ $railroad }** at { $value }
baltimore_ohio_chat-railroad-started-again = brings **{ $railroad }** back from receivership at { $value }
baltimore_ohio_chat-bought = buys **{ $count } { $railroad }** for { $amount }
baltimore_ohio_chat-bought-mixed = buys **{ $count } { $railroad }** for { $amount } ({ $held } Held, { $orphan } Orphan Stock)
baltimore_ohio_chat-bought-orphan = buys **{ $count } { $railroad }** for { $amount } (Orphan Stock)
baltimore_ohio_chat-bought-back = has { $railroad } buy back { $count ->
    [one] one of its shares
   *[other] { $count } of its shares
} for { $amount }
baltimore_ohio_chat-president = **{ $after } is the new President of { $railroad }**
baltimore_ohio_chat-orphans-drop = Orphan Stock lowers values at the end of the Market Round:
baltimore_ohio_chat-auction-opened = auctions **{ $card }**, opening bid { $bid }
baltimore_ohio_chat-bid-made = bids **{ $amount }**
baltimore_ohio_chat-bid-passed = leaves the auction
baltimore_ohio_chat-bid-passed-forced = can't bid more
baltimore_ohio_chat-hammer = **{ $seat } gets { $card } for { $amount }.**
baltimore_ohio_chat-barons-pay = The Robber Barons pay:
baltimore_ohio_chat-baron-paid = { $amount } to { $seat } ({ $card })
baltimore_ohio_chat-over-peak = A railroad has reached the end of the Valuation Track: the game is over.
baltimore_ohio_chat-over-level = The last Tech Level has been reached: the game is over.
baltimore_ohio_chat-over-shares = The players own all shares of all railroads: the game is over.
baltimore_ohio_chat-won = **{ $name } wins!**

# What is asked, on the public card. Each says in a sentence what the step is for.

baltimore_ohio_chat-over = The game is over.
baltimore_ohio_chat-ask-market = You have **{ $cash }**. { $count ->
    [one] You can { $can }, or pass.
   *[other] In any order, each once: { $can }; or pass.
}
baltimore_ohio_chat-ask-market-none = You have **{ $cash }** and can't buy or sell anything, so you can only pass.
baltimore_ohio_chat-ask-market-first = You start a railroad by buying its first shares. What you pay goes into its treasury, and whoever owns most of it runs it.
baltimore_ohio_chat-ask-market-on = The auction is over and your turn goes on. You have **{ $cash }**. { $count ->
    [0] There's nothing else to do: end your turn.
    [one] You can still { $can }, or end your turn.
   *[other] You can still do these, in any order: { $can }; or end your turn.
}
baltimore_ohio_chat-can-sell = sell stock
baltimore_ohio_chat-can-buy = buy stock of one railroad
baltimore_ohio_chat-can-back = have your railroads buy back Orphan Stock
baltimore_ohio_chat-can-open = auction a Robber Baron
baltimore_ohio_chat-ask-market-sold = You sold these in this Market Round, so you can't buy them again in it: { $railroads }.
baltimore_ohio_chat-ask-market-passes = { $passes ->
    [one] One player has passed
   *[other] { $passes } players have passed in a row
}; { $left ->
    [one] if you pass too, the Market Round ends.
   *[other] { $left } more passes end the Market Round.
}
baltimore_ohio_chat-menu-sell = Sell…
baltimore_ohio_chat-menu-sell-more = Sell more…
baltimore_ohio_chat-menu-buy = Buy…
baltimore_ohio_chat-menu-back = Buy back Orphan Stock…
baltimore_ohio_chat-menu-open = Auction a Robber Baron…
baltimore_ohio_chat-option-sell-detail = up to { $most } at { $value }
baltimore_ohio_chat-option-unstarted = Start { $railroad }…
baltimore_ohio_chat-option-receivership = Bring { $railroad } back from receivership…
baltimore_ohio_chat-option-start-detail = { $name }, from { $value } a share
baltimore_ohio_chat-option-buy-detail = { $value } a share · { $held } Held, { $orphan } Orphan Stock
baltimore_ohio_chat-option-back-detail = { $orphan } Orphan Stock at { $value } · treasury { $treasury }
baltimore_ohio_chat-option-open-detail = { $rule } · now { $amount }
baltimore_ohio_chat-press-trade = Sell and buy…
baltimore_ohio_chat-form-sell = Sell shares of
baltimore_ohio_chat-form-sell-count = How many to sell
baltimore_ohio_chat-form-buy = Buy shares of
baltimore_ohio_chat-form-buy-count = How many to buy
baltimore_ohio_chat-form-count-hint = Empty: as many as possible
baltimore_ohio_chat-form-unstarted = Start { $railroad } at { $value }
baltimore_ohio_chat-form-receivership = Bring { $railroad } back at { $value }
baltimore_ohio_chat-press-pass = Pass
baltimore_ohio_chat-press-pass-ends = Pass (ends the round)
baltimore_ohio_chat-press-end = End your turn
baltimore_ohio_chat-ask-auction = **{ $card }** is being auctioned. { $pays } { $name } leads with **{ $amount }**; you have { $cash }. Bid more, or leave this auction for good.
baltimore_ohio_chat-ask-auction-others = After you: { $names }.
baltimore_ohio_chat-press-bid = Bid { $amount }…
baltimore_ohio_chat-press-bid-form = Another bid…
baltimore_ohio_chat-press-out = Leave for good
baltimore_ohio_chat-press-out-last = Leave it to { $name }

# What a choice would do, shown to the presser alone.

baltimore_ohio_chat-page-sell = { $count ->
    [one] Do you want to sell your share of **{ $railroad }**, at **{ $value }**? It becomes Orphan Stock, and the value drops one space.
   *[other] How many of your { $count } shares of **{ $railroad }** do you want to sell, at **{ $value }** each? They become Orphan Stock, and however many you sell, the value drops one space.
}
baltimore_ohio_chat-menu-count-sell = Sell how many?
baltimore_ohio_chat-page-buy = **{ $railroad }** costs **{ $value }** a share: { $held } Held (you pay its treasury), { $orphan } Orphan Stock (you pay the bank). You have { $cash }.
baltimore_ohio_chat-menu-count-buy = Buy how many?
baltimore_ohio_chat-page-start-unstarted = Start **{ $railroad }**: choose its value and how many shares you buy. What you pay goes into its treasury, for equipment (the next card costs { $card }) and track; without equipment it earns nothing. You have { $cash }.
baltimore_ohio_chat-page-start-receivership = Bring **{ $railroad }** back from receivership: choose its value and how many shares you buy. What you pay goes into its treasury; its track is still there, its equipment isn't (the next card costs { $card }). You have { $cash }.
baltimore_ohio_chat-menu-start = At { $value } a share, buy…
baltimore_ohio_chat-page-back = **{ $railroad }** has { $orphan ->
    [one] 1 share
   *[other] { $orphan } shares
} in Orphan Stock and { $treasury } in its treasury. It can buy them back at { $value } each; they are Held then, so the treasury gets their dividends. How many?
baltimore_ohio_chat-menu-count-back = Buy back how many?
baltimore_ohio_chat-option-shares = { $count ->
    [one] 1 share
   *[other] { $count } shares
}: { $amount }
baltimore_ohio_chat-option-held = { $count } Held: { $amount }
baltimore_ohio_chat-option-orphan = { $count } Orphan Stock: { $amount }
baltimore_ohio_chat-option-mixed = { $held } Held + { $orphan } Orphan Stock: { $amount }
baltimore_ohio_chat-effect-shares = you then have { $count }
baltimore_ohio_chat-effect-value = value { $before } → { $after }
baltimore_ohio_chat-effect-president = President: { $name }
baltimore_ohio_chat-effect-president-you = you become President
baltimore_ohio_chat-effect-cash = cash { $cash }
baltimore_ohio_chat-effect-treasury = treasury { $treasury } · { $orphan } Orphan Stock left
baltimore_ohio_chat-page-open = Auction **{ $card }** with an opening bid of your own. { $pays } The others then bid or leave; after the auction you can do what you have not done yet this turn. You have { $cash }.
baltimore_ohio_chat-press-open = Open with { $amount }…
baltimore_ohio_chat-form-bid = Your bid
baltimore_ohio_chat-form-bid-amount = Dollars, { $least } to { $most }
baltimore_ohio_chat-deal-empty = { $count ->
    [one] In this turn you can { $can }. You have **{ $cash }**.
   *[other] Put your turn together, in any order, each once: { $can }. You have **{ $cash }**.
}
baltimore_ohio_chat-deal-step = { $step }. Cash then: **{ $cash }**.
baltimore_ohio_chat-deal-numbered = **{ $number }.** { $step }
baltimore_ohio_chat-deal-sell = Sell { $shares } for { $amount }
baltimore_ohio_chat-deal-buy = Buy { $count } { $railroad } for { $amount }
baltimore_ohio_chat-deal-buy-orphan = Buy { $count } { $railroad } for { $amount } (Orphan Stock)
baltimore_ohio_chat-deal-buy-mixed = Buy { $count } { $railroad } for { $amount } ({ $held } Held, { $orphan } Orphan Stock)
baltimore_ohio_chat-deal-start = Start **{ $railroad }** at { $value } and buy { $count } for { $amount }
baltimore_ohio_chat-deal-return = Bring **{ $railroad }** back at { $value } and buy { $count } for { $amount }
baltimore_ohio_chat-deal-back = { $railroad } buys { $count } back for { $amount } from its treasury
baltimore_ohio_chat-deal-open = Auction **{ $card }** with a bid of { $amount }
baltimore_ohio_chat-deal-values = Values: { $moves }.
baltimore_ohio_chat-deal-president = **{ $name }** becomes President of { $railroad }.
baltimore_ohio_chat-deal-president-you = **You become President of { $railroad }.**
baltimore_ohio_chat-deal-president-lost = **{ $name }** becomes President of { $railroad } in your place.
baltimore_ohio_chat-deal-treasuries = Treasuries: { $treasuries }.
baltimore_ohio_chat-deal-shares = Your shares after that: { $shares }.
baltimore_ohio_chat-deal-no-rebuy = You can't buy { $railroads } again in this Market Round.
baltimore_ohio_chat-deal-orphans = Orphan Stock left at the end of the Market Round lowers the value one more space: { $railroads }.
baltimore_ohio_chat-deal-auction = You pay the bid only if nobody bids more. The rest of your turn follows after the auction.
baltimore_ohio_chat-press-draft = Back to your turn
baltimore_ohio_chat-press-less = Remove the last step
baltimore_ohio_chat-confirm-deal = Confirm
baltimore_ohio_chat-sure-bid = You bid **{ $amount }** of your { $cash } for **{ $card }**. { $pays } If nobody bids more, you pay and have { $left } left.
baltimore_ohio_chat-confirm-bid = Bid { $amount }
baltimore_ohio_chat-refuse-railroad = I don't know a railroad called “{ $text }”. Choose one from the list.
baltimore_ohio_chat-refuse-baron = I don't know a Robber Baron called “{ $text }”. Choose one from the list.

# Private looks.

baltimore_ohio_chat-look-board = Map
baltimore_ohio_chat-look-market = Market
baltimore_ohio_chat-look-charters = Charters
baltimore_ohio_chat-look-equipment = Equipment
baltimore_ohio_chat-look-help = Rules
baltimore_ohio_chat-look-text = In words
baltimore_ohio_chat-look-history = History
baltimore_ohio_chat-look-charter = Its charter
baltimore_ohio_chat-look-map = Its map
baltimore_ohio_chat-menu-map = A railroad's map
baltimore_ohio_chat-menu-charter = A railroad's charter
baltimore_ohio_chat-menu-words = A railroad in words
baltimore_ohio_chat-state-unstarted = not started
baltimore_ohio_chat-state-receivership = in receivership
baltimore_ohio_chat-history-none = The curves begin at the end of the first turn.
baltimore_ohio_chat-incomes = **Net incomes**, last and now · cities it serves/reaches
baltimore_ohio_chat-incomes-line = **{ $mark }** { $previous } → **{ $net }**{ $way ->
    [up] { " ↑" }
    [down] { " ↓" }
   *[none] { "" }
} · { $capacity }/{ $reached }
baltimore_ohio_chat-incomes-note = -# Now: the best with the equipment and track it has. ↑ paying it out raises the value; ↓ without profit the value falls.
baltimore_ohio_chat-help-goal = **Baltimore & Ohio in short.** You win with cash and stock. What is in a railroad's treasury belongs to nobody: dividends, sales and rising values bring it to you. A turn is one Market Round and two Business Rounds.
baltimore_ohio_chat-help-market = **Market Round.** When your turn comes, in any order, each once: sell any stock, buy stock of one railroad, have your railroads buy back Orphan Stock; or pass. The round ends when everybody passes in a row. What you sell becomes Orphan Stock, and you can't buy that railroad again in the round. { $once ->
    [yes] Only your first sale of a railroad in the round lowers its value one space, however many shares it is.
   *[no] Each sale lowers the value one space, however many shares it is.
} Orphan Stock left at the end lowers it once more.
baltimore_ohio_chat-help-president = **President.** Whoever has most shares of a railroad runs it. You start a railroad by buying Held shares at one of the starting values of the Tech Level: the money goes into its treasury.
baltimore_ohio_chat-help-business = **Business Rounds.** Each railroad in turn, highest value first: scrap equipment, buy equipment from the deck, build track in as many hexes as the Tech Level allows (or take a resource), serve cities. Equipment says how many cities a railroad serves, and costs maintenance.
baltimore_ohio_chat-help-profit = **Profit.** If the income is higher than last time and is paid out, the value rises one space. If it's lower and is retained, the value falls one. Otherwise it stays. Without profit it falls two, and the President gives up a share; a railroad without any shareholder goes into receivership.
baltimore_ohio_chat-help-level = **Tech Level.** The first card of a level raises it for all: cities pay more, and maintenance rises.
baltimore_ohio_chat-help-barons = **Robber Barons.** From Market Round { $first } on, one is auctioned in each Market Round; it pays its owner at the end of every turn.
baltimore_ohio_chat-help-end = **End.** After the turn in which a railroad reaches { $top }, the Tech Level reaches { $level }, or the players own all shares.

# The picture in words.

baltimore_ohio_chat-text-round-market = Market Round { $turn }, Tech Level { $level } (the game ends with { $last }).
baltimore_ohio_chat-text-round-business = Business Round { $turn }.{ $round }, Tech Level { $level } (the game ends with { $last }): { $railroad } operates.
baltimore_ohio_chat-text-player = **{ $name }** (Order { $place }): cash { $cash }, stock { $stock }, together **{ $total }**.
baltimore_ohio_chat-text-shares = Shares: { $shares }.
baltimore_ohio_chat-text-has-barons = Robber Barons: { $barons }.
baltimore_ohio_chat-text-baron = { $card } (pays { $amount } now)
baltimore_ohio_chat-text-sold = Sold in this round: { $railroads }.
baltimore_ohio_chat-text-railroad = **{ $railroad }** { $value }, acts as no. { $order }, { $size ->
    [one] alone on its space
   *[other] no. { $place } of { $size } on its space
}. President { $president }.
baltimore_ohio_chat-text-receivership = **{ $railroad }** is in receivership.
baltimore_ohio_chat-text-owners = Shares: { $owners }.
baltimore_ohio_chat-text-held = { $count } Held
baltimore_ohio_chat-text-orphan = { $count } Orphan Stock
baltimore_ohio_chat-text-equipment = Treasury { $treasury }; { $count ->
    [0] no equipment
    [one] equipment of level { $levels }, serves { $capacity }
   *[other] equipment of levels { $levels }, serves { $capacity }
}; last net { $income }, at best { $best } now.
baltimore_ohio_chat-text-track = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}, { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} left; cities: { $cities }.
baltimore_ohio_chat-text-taken = Has { $counters }.
baltimore_ohio_chat-text-coal = { $count } coal
baltimore_ohio_chat-text-nw-coal = { $count } NW Coal
baltimore_ohio_chat-text-lumber = { $count } lumber
baltimore_ohio_chat-text-name = **{ $name }**, home { $home }.
baltimore_ohio_chat-text-unstarted = Not started: { $railroads }; at { $values }.
baltimore_ohio_chat-text-startable = { $railroad } ({ $home })
baltimore_ohio_chat-text-later = { $railroad } ({ $home }, from Tech Level { $level })
baltimore_ohio_chat-text-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, the next of level { $level } for { $price }. Maintenance { $each } a card.
baltimore_ohio_chat-text-deck-none = The deck is sold out. Maintenance { $each } a card.
baltimore_ohio_chat-text-lying = Still on the map: { $counters }.
baltimore_ohio_chat-text-lies-coal = coal at { $hexes }
baltimore_ohio_chat-text-lies-nw-coal = NW Coal at { $hexes }
baltimore_ohio_chat-text-lies-lumber = lumber at { $hexes }
baltimore_ohio_chat-text-pa = Open to PA alone until it has all three: { $cities }.
baltimore_ohio_chat-text-nyc = NYC stays inside New York until it also has: { $cities }.
baltimore_ohio_chat-text-barons = Robber Barons not sold yet: { $barons }.
baltimore_ohio_chat-text-auction = **{ $card }** is being auctioned; { $name } leads with { $amount }. { $pays }
baltimore_ohio_chat-text-turn = It's the turn of { $names }.

# The same in short, for a table too large for one card.

baltimore_ohio_chat-short-note = -# In short. Of a railroad: value, place in the order (and on its space), President, stock, treasury, equipment, net income last time and at best now. For its cities choose “A railroad in words”.
baltimore_ohio_chat-short-player = **{ $name }** ({ $place }): { $cash } + { $stock } = **{ $total }**
baltimore_ohio_chat-short-shares = { $shares }
baltimore_ohio_chat-short-has-barons = { $barons }
baltimore_ohio_chat-short-baron = { $card } { $amount }
baltimore_ohio_chat-short-sold = sold: { $railroads }
baltimore_ohio_chat-short-railroad = **{ $mark }** { $value }, { $order } ({ $place }/{ $size }), { $president }
baltimore_ohio_chat-short-owners = { $held } Held, { $orphan } Orphan Stock
baltimore_ohio_chat-short-equipment = { $treasury }; { $count ->
    [0] no equipment
   *[other] levels { $levels } (serves { $capacity })
}; net { $income }/{ $best }
baltimore_ohio_chat-short-receivership = **{ $mark }** in receivership
baltimore_ohio_chat-short-track = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}, { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}, { $reached ->
    [one] 1 city
   *[other] { $reached } cities
}
baltimore_ohio_chat-short-taken = { $counters }

# Standings.

baltimore_ohio_chat-standing = { $place }. **{ $name }** { $total }{ $sums }
baltimore_ohio_chat-sum-cash = cash { $amount }
baltimore_ohio_chat-sum-stock = stock { $amount }

# Options in the lobby.

baltimore_ohio_chat-menu-options = Expansions and variants
baltimore_ohio_chat-options-none = The basic game.
baltimore_ohio_chat-options-some = With: { $options }.
baltimore_ohio_chat-option-nw = N&W expansion
baltimore_ohio_chat-option-nw-detail = an eleventh railroad from Tech Level { $level }, with coal of its own
baltimore_ohio_chat-option-seven = T7 expansion
baltimore_ohio_chat-option-seven-detail = five more cards: the game ends with Tech Level { $seven }, not { $last }
baltimore_ohio_chat-option-barons = Robber Barons
baltimore_ohio_chat-option-barons-detail = eight cards that pay each turn, one auctioned a Market Round
baltimore_ohio_chat-option-lumber = Maine Lumber
baltimore_ohio_chat-option-lumber-detail = { $count } lumber at { $place }, which pays more with each Tech Level
baltimore_ohio_chat-option-first = Only first sale lowers
baltimore_ohio_chat-option-first-detail = a player's later sales of the same railroad in a Market Round don't lower its value (rule 9)
baltimore_ohio_chat-option-ends = Build at any end
baltimore_ohio_chat-option-ends-detail = every hex of a build only needs to touch the network (rule 22)
baltimore_ohio_chat-option-coal = N&W lives on NW Coal
baltimore_ohio_chat-option-coal-detail = it earns from NW Coal alone, not from cities (rule 42); brings the N&W with it

# Slash commands: what Discord shows of them.

baltimore_ohio_chat-slash-bando = Play Baltimore & Ohio
baltimore_ohio_chat-slash-turn = Put a market turn together: sales, a purchase, buy-backs, an auction
baltimore_ohio_chat-slash-sell = Sell stock (preview; more can be added)
baltimore_ohio_chat-slash-sell-railroad = Of which railroad
baltimore_ohio_chat-slash-sell-count = How many shares; leave empty to choose
baltimore_ohio_chat-slash-buy = Buy stock of a railroad on the Valuation Track (preview)
baltimore_ohio_chat-slash-buy-railroad = Of which railroad
baltimore_ohio_chat-slash-buy-held = How many Held shares; leave both empty to choose
baltimore_ohio_chat-slash-buy-orphan = How many shares of Orphan Stock
baltimore_ohio_chat-slash-start = Start a railroad, or bring one back from receivership (preview)
baltimore_ohio_chat-slash-start-railroad = Which railroad
baltimore_ohio_chat-slash-start-value = Dollars a share: one of the values of the Tech Level; leave empty to choose
baltimore_ohio_chat-slash-start-count = How many shares; leave empty to choose
baltimore_ohio_chat-slash-buy-back = Have one of your railroads buy back Orphan Stock (preview)
baltimore_ohio_chat-slash-buy-back-railroad = Which railroad
baltimore_ohio_chat-slash-buy-back-count = How many shares; leave empty to choose
baltimore_ohio_chat-slash-auction = Auction a Robber Baron (preview)
baltimore_ohio_chat-slash-auction-card = Which one
baltimore_ohio_chat-slash-auction-bid = Your opening bid in dollars; leave empty to choose
baltimore_ohio_chat-slash-pass = Pass in the Market Round, or end your turn after an auction
baltimore_ohio_chat-slash-bid = Bid for the Robber Baron being auctioned (preview)
baltimore_ohio_chat-slash-bid-amount = Whole dollars
baltimore_ohio_chat-slash-leave = Leave the auction for good
baltimore_ohio_chat-slash-show = Look at something, just for you
baltimore_ohio_chat-slash-show-what = What to look at
baltimore_ohio_chat-slash-show-railroad = Only one railroad: its map, charter or words
# By /help where the game is played.
baltimore_ohio_chat-guide-aim = You win with cash and stock. Buy into railroads early, run those you own most of, and bring their money to yourself by dividends, sales and rising values. What lies in a treasury is nobody's.
baltimore_ohio_chat-guide-marks =
    - A disc with a number is a player.
    - Every railroad has its own colour, sign and letters; its cubes on the map are the track it has built.
    - A dark ticket in a city is what it pays at this Tech Level, a plain number what a hex costs, a dot a place still free, a house a home.
    - The line under the map names all other signs.
    - On the Valuation Track the upper counter of a stack acts first.

# What one might do, told to oneself alone.

baltimore_ohio_chat-sold-you = you sell **{ $count } { $railroad }** for { $amount }
baltimore_ohio_chat-railroad-started-you = you start **{ $railroad }** at { $value }
baltimore_ohio_chat-railroad-started-again-you = you bring **{ $railroad }** back from receivership at { $value }
baltimore_ohio_chat-bought-you = you buy **{ $count } { $railroad }** for { $amount }
baltimore_ohio_chat-bought-mixed-you = you buy **{ $count } { $railroad }** for { $amount } ({ $held } Held, { $orphan } Orphan Stock)
baltimore_ohio_chat-bought-orphan-you = you buy **{ $count } { $railroad }** for { $amount } (Orphan Stock)
baltimore_ohio_chat-bought-back-you = you have { $railroad } buy { $count } back for { $amount }
baltimore_ohio_chat-auction-opened-you = you auction **{ $card }**, opening bid { $bid }
baltimore_ohio_chat-president-you = **you become President of { $railroad }**
baltimore_ohio_chat-sacrificed-you = you give up a share of { $railroad }: no profit
