# What the rules of Train Tycoon refuse: one sentence each, with the limit and its ruling.
# Values named *_money are whole dollars.

# Beginning a game
train_tycoon-refuse-seats = Train Tycoon is for { $fewest } to { $most } players; this table has { $seats } (rule { $rule }).
train_tycoon-refuse-priority-bid = A bid for the priority is between $0 and ${ $most_money }, in steps of ${ $step } (rule { $rule }).
train_tycoon-refuse-seating = Name every player exactly once in the seating (rule { $rule }).
train_tycoon-refuse-choice = { $company } can't be chosen now: it is taken or has the wrong kind of HQ (rule { $rule }).

# Who and when
train_tycoon-refuse-game-over = The game is over, so nothing more can be done in it (rule { $rule }).
train_tycoon-refuse-not-your-turn = It isn't your turn now (rule { $rule }).
train_tycoon-refuse-not-asked = There is nothing for you to choose for { $company } now (rule { $rule }).
train_tycoon-refuse-not-president = Only the president of { $company } sets its price (rule { $rule }).
train_tycoon-refuse-unknown = “{ $chosen }” isn't one of the choices here (rule { $rule }).
train_tycoon-refuse-now-auction = The priority is being auctioned: make your bid first (rule { $rule }).
train_tycoon-refuse-now-seating = You've won the priority auction: decide the seating first (rule { $rule }).
train_tycoon-refuse-now-choose = Choose a starting company first (rule { $rule }).
train_tycoon-refuse-now-prices = Prices are being set: choose low, mid or high for your companies first (rule { $rule }).
train_tycoon-refuse-now-trade = A company is being traded: choose buy, sell or pass first (rule { $rule }).
train_tycoon-refuse-now-treasury = It's your turn in the Treasury phase: buy a share, sell one or pass first (rule { $rule }).
train_tycoon-refuse-now-bankruptcy = Decide first whether to declare bankruptcy (rule { $rule }).
train_tycoon-refuse-now-target = Name a target for bids first, or pass (rule { $rule }).
train_tycoon-refuse-now-bids = A target is named: choose first what your companies bid for it (rule { $rule }).
train_tycoon-refuse-now-rebids = More than one company bid high: choose high or mid again first (rule { $rule }).
train_tycoon-refuse-now-vote = A proposal is up for a vote: vote for it or against it first, or abstain (rule { $rule }).
train_tycoon-refuse-now-keep = The company has more lines than trains: choose the lines it keeps first (rule { $rule }).
train_tycoon-refuse-now-ipo = Bring a company to the market first, or pass (rule { $rule }).
train_tycoon-refuse-now-answers = A company comes to the market: say yes or no to its shares first (rule { $rule }).
train_tycoon-refuse-now-factory = Place the factory first, with a line from it (rule { $rule }).
train_tycoon-refuse-now-line = Open a line first, or skip it (rule { $rule }).
train_tycoon-refuse-now-take = All trains are out: say first which line gives its train to the new one (rule { $rule }).
train_tycoon-refuse-now-invest = Put an investment on the new line first, or none (rule { $rule }).
train_tycoon-refuse-now-trains = Finish with the company's trains first (rule { $rule }).
train_tycoon-refuse-now-payout = Pay out the income or retain it first (rule { $rule }).

# Shares
train_tycoon-refuse-not-active = { $company } isn't in the game now, so it has no shares and can't be a target (rule { $rule }).
train_tycoon-refuse-no-share-left = All { $most } shares of { $company } are issued and the bank has none, so none can be bought (rule { $rule }).
train_tycoon-refuse-share-cash = This share costs ${ $price_money }, but you have only ${ $cash_money } to spend (rule { $rule }).
train_tycoon-refuse-no-share = You have no share of { $company } to sell (rule { $rule }).
train_tycoon-refuse-last-share = You can't sell the last share of { $company } in players' hands to the company (rule { $rule }).
train_tycoon-refuse-must-sell = You're in debt and have a share you can sell, so you must sell one (rule { $rule }).

# Mergers, acquisitions, IPO
train_tycoon-refuse-same-bid = Your two companies must make different bids unless one bids nothing (rule { $rule }).
train_tycoon-refuse-keep-count = { $count ->
    [one] Name exactly 1 line to keep
   *[other] Name exactly { $count } different lines to keep
} (rule { $rule }).
train_tycoon-refuse-keep-lines = Only lines of the company itself can be kept (rule { $rule }).
train_tycoon-refuse-not-inactive = { $company } is in the game already, so it can't come to the market (rule { $rule }).

# Lines
train_tycoon-refuse-factory-place = The factory can't stand in { $hex }: it needs an empty hex that isn't beside a city or a resource it takes (rule { $rule }).
train_tycoon-refuse-line-start = The company can't start a line in { $hex }: it needs a hub with a line of its own or, without any line, a city (rule { $rule }).
train_tycoon-refuse-line-end = A line can't end in { $hex }: it needs another hub or an empty hex (rule { $rule }).
train_tycoon-refuse-line-length = A line takes 1 to { $most } hexes of track this turn, and this one has { $length } (rule { $rule }).
train_tycoon-refuse-hex-twice = A line can't touch a hex twice (rule { $rule }).
train_tycoon-refuse-not-joined = { $hex } isn't beside the hexes before and after it (rule { $rule }).
train_tycoon-refuse-sharp-bend = The track would bend too sharply in { $hex } (rule { $rule }).
train_tycoon-refuse-hex-blocked = No track of this company can lie in { $hex } that way (rule { $rule }).
train_tycoon-refuse-hex-closed = No line can run through { $hex }: there is a hub or a mountain (rule { $rule }).
train_tycoon-refuse-locked = An investment lies in { $hex }, so its tile can't be bulldozed or upgraded (rule { $rule }).
train_tycoon-refuse-hex-how = { $how ->
    [new] { $hex } isn't empty, so a new tile doesn't fit there
    [reuse] This track doesn't lie in { $hex } yet, so it can't be reused
    [replace] What lies in { $hex } can't be bulldozed for this track
    [upgrade] The tile in { $hex } can't be upgraded for this track
   *[clear] There is no transfer hub in { $hex } to clear away
} (rule { $rule }).
train_tycoon-refuse-tiles-out = There aren't enough No. { $tile } tiles left for this line (rule { $rule }).
train_tycoon-refuse-spending = This costs ${ $cost_money }, which would take the company beyond its max debt of ${ $limit_money } (rule { $rule }).
train_tycoon-refuse-take-train = Line { $line } isn't another line of the company, so its train can't be taken (rule { $rule }).
train_tycoon-refuse-no-marker = You have no such investment in hand (rule { $rule }).
train_tycoon-refuse-marker-tile = { $hex } isn't a yellow tile of the new line, or an investment already lies there (rule { $rule }).

# Trains
train_tycoon-refuse-no-chain = No line without a train starts on that side of { $hex }. A line is named after its first end, as C2 before H4 (rule { $rule }).
train_tycoon-refuse-after-cut = The company has cut a train, so it can't add any this turn (rule { $rule }).
train_tycoon-refuse-trains-out = All { $most } trains of the company are on the map (rule { $rule }).
train_tycoon-refuse-no-rights = The company has rights to neither end of this line (rule { $rule }).
train_tycoon-refuse-not-own-line = Line { $line } isn't a line of the company (rule { $rule }).
train_tycoon-refuse-last-train = The last train of a company can't be cut (rule { $rule }).
