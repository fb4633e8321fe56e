# What the chat says of Haul.

haul_chat-name = Haul
haul_chat-blurb = Haul goods for dollars, and bid in secret for the load of the round. { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}.
haul_chat-options-some = With: { $options }.
haul_chat-options-none = Short, and without goods.
haul_chat-menu-options = How to play
haul_chat-option-long = Long
haul_chat-option-long-detail = Nine rounds instead of three
haul_chat-option-goods = Goods
haul_chat-option-goods-detail = Everybody has cards that nobody else sees
haul_chat-good-coal = coal
haul_chat-good-grain = grain
haul_chat-good-ore = ore
haul_chat-refuse-good = There is no good called “{ $text }”.
haul_chat-round = Round { $round }
haul_chat-standing = { $place }. **{ $name }** { $total }{ $sums }
haul_chat-standing-hidden = hidden
haul_chat-sum-shown = { $amount } in the open
haul_chat-sum-purse = { $amount } in the purse

# What happened
haul_chat-dealt = Everybody has { $cards } cards in hand.
haul_chat-traded = **{ $seat }** puts { $coins } into the open
haul_chat-hauled = hauls { $dice } and gets { $earned }
haul_chat-delivered = hauls { $dice }, delivers { $goods } and gets { $earned }
haul_chat-chose = has bid
haul_chat-revealed = All bids are open: { $bids }. **{ $winner }** takes the load and is paid { $paid }.
haul_chat-revealed-bids = { $name } { $value }

# What is asked
haul_chat-over = The game is over.
haul_chat-ask-haul = Haul the goods, or put dollars into the open first: they decide between equal bids.
haul_chat-ask-bid = Bid in secret for the load: the highest bid is paid, and twice as much comes into the open.
haul_chat-press-haul = Haul
haul_chat-press-load = Load goods…
haul_chat-press-less = One less
haul_chat-press-trade = Trade { $coins }
haul_chat-press-ask-trade = Trade…
haul_chat-press-bid = Bid { $coins }
haul_chat-press-other = Another sum
haul_chat-press-own = My bid
haul_chat-press-form-bid = Another bid
haul_chat-form-trade = Into the open
haul_chat-form-trade-coins = Dollars
haul_chat-form-bid = Your bid
haul_chat-form-bid-coins = Dollars
haul_chat-sure-trade = Put { $coins } into the open? { $left } stay in your purse.
haul_chat-confirm-trade = Trade
haul_chat-said-trade = It lies in the open.
haul_chat-sure-bid = Bid { $coins }? If yours is the highest bid, you pay that and get { $paid }.
haul_chat-confirm-bid = Bid
haul_chat-load-empty = Nothing is loaded: the dice alone count. Up to { $wagons } cards can come along.
haul_chat-load = On the train: { $goods }. They bring { $pays } on top of the dice.
haul_chat-menu-load = Load a card of your hand
haul_chat-option-pays = Brings { $pays }
haul_chat-confirm-haul = Haul

# Private looks
haul_chat-look-own = My purse
haul_chat-look-map = Map
haul_chat-look-help = Rules
haul_chat-purse = Your purse: { $purse }
haul_chat-own-none = You have no purse in this game.
haul_chat-hand = Your hand: { $cards }
haul_chat-bid-in = Your bid: { $coins }
haul_chat-help =
    Whoever has most dollars at the end wins, purse and open money together.
    On your turn roll two dice for as many dollars. With goods deliver up to two cards of your hand too.
    When all have hauled, everybody bids in secret. The highest bid is paid, and twice as much comes into the open.

# Slash commands
haul_chat-slash-haul = Play Haul
haul_chat-slash-roll = Haul without goods
haul_chat-slash-load = Haul with goods of your hand
haul_chat-slash-trade = Put dollars into the open
haul_chat-slash-trade-coins = How many
haul_chat-slash-bid = Bid for the load, in secret
haul_chat-slash-bid-coins = How many dollars
haul_chat-slash-show = Look at something
haul_chat-slash-show-what = What to look at

# By /help where it is played
haul_chat-guide-aim = Haul and bid well: most coins at the end win.
haul_chat-guide-marks = A disc is a player, a bar the coins in the open.
