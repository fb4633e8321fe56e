# What the rules of Train Tycoon refuse: one sentence each, with the limit and its ruling.
# Values named *_money are whole dollars.

# Beginning a game
train_tycoon-refuse-seats = Train Tycoon is for { $fewest } to { $most } players, and here are { $seats } (ruling { $rule }).
train_tycoon-refuse-priority-bid = A bid for the priority is between $0 and ${ $most_money }, in steps of ${ $step } (ruling { $rule }).
train_tycoon-refuse-seating = The seating has to name every seat exactly once (ruling { $rule }).
train_tycoon-refuse-choice = { $company } cannot be chosen now: it is taken, or of the other kind of HQ (ruling { $rule }).

# Who and when
train_tycoon-refuse-game-over = The game is over, so nothing more can be done in it (ruling { $rule }).
train_tycoon-refuse-not-your-turn = The game is not waiting for you now (ruling { $rule }).
train_tycoon-refuse-not-asked = There is nothing for you to choose for { $company } now (ruling { $rule }).
train_tycoon-refuse-unknown = “{ $chosen }” is not one of the choices here (ruling { $rule }).
train_tycoon-refuse-now-auction = The priority is being bid for, so first make your bid (ruling { $rule }).
train_tycoon-refuse-now-seating = You have won the priority auction, so first say how everybody is seated (ruling { $rule }).
train_tycoon-refuse-now-choose = First you have to choose a starting company (ruling { $rule }).
train_tycoon-refuse-now-prices = Prices are being set, so first choose low, mid or high for your companies (ruling { $rule }).
train_tycoon-refuse-now-trade = A company's shares are being traded, so first choose buy, sell or pass (ruling { $rule }).
train_tycoon-refuse-now-treasury = It is your turn in the Treasury phase, so first buy a share, sell one or pass (ruling { $rule }).
train_tycoon-refuse-now-bankruptcy = First decide whether to declare bankruptcy (ruling { $rule }).
train_tycoon-refuse-now-target = First name a target for bids or pass (ruling { $rule }).
train_tycoon-refuse-now-bids = A target is named, so first choose what your companies bid for it (ruling { $rule }).
train_tycoon-refuse-now-rebids = More than one company bid high, so first choose high or mid again (ruling { $rule }).
train_tycoon-refuse-now-vote = A proposal is put to the vote, so first vote for, against or abstain (ruling { $rule }).
train_tycoon-refuse-now-keep = The company has more lines than trains, so first choose the lines it keeps (ruling { $rule }).
train_tycoon-refuse-now-ipo = First bring a company to the market or pass (ruling { $rule }).
train_tycoon-refuse-now-answers = A company comes to the market, so first say yes or no to its shares (ruling { $rule }).
train_tycoon-refuse-now-factory = First the factory has to be placed with a line from it (ruling { $rule }).
train_tycoon-refuse-now-line = First open a line or skip it (ruling { $rule }).
train_tycoon-refuse-now-take = All trains are out, so first say which line gives its train to the new one (ruling { $rule }).
train_tycoon-refuse-now-invest = First put an investment on the new line or none (ruling { $rule }).
train_tycoon-refuse-now-trains = First finish with the company's trains (ruling { $rule }).
train_tycoon-refuse-now-payout = First pay the income out or retain it (ruling { $rule }).

# Shares
train_tycoon-refuse-not-active = { $company } is not in the game now, so it has no shares and cannot be a target (ruling { $rule }).
train_tycoon-refuse-no-share-left = All { $most } shares of { $company } are issued and the bank has none, so none can be bought (ruling { $rule }).
train_tycoon-refuse-share-cash = This share costs ${ $price_money }, and you have ${ $cash_money } to spend (ruling { $rule }).
train_tycoon-refuse-no-share = You have no share of { $company } to sell (ruling { $rule }).
train_tycoon-refuse-last-share = The last share of { $company } in players' hands cannot be sold to it (ruling { $rule }).
train_tycoon-refuse-must-sell = You are in debt and have a share that can be sold, so you have to sell one (ruling { $rule }).

# Mergers, acquisitions, IPO
train_tycoon-refuse-same-bid = Your two companies have to make different bids unless one makes none (ruling { $rule }).
train_tycoon-refuse-keep-count = Name exactly { $count } different lines to keep (ruling { $rule }).
train_tycoon-refuse-keep-lines = Only lines of the company itself can be kept (ruling { $rule }).
train_tycoon-refuse-not-inactive = { $company } is in the game already, so it cannot come to the market (ruling { $rule }).

# Lines
train_tycoon-refuse-factory-place = The factory cannot stand in { $hex }: it needs an empty hex that is not beside a city or a resource it takes (ruling { $rule }).
train_tycoon-refuse-line-start = The company may not start a line in { $hex }: it needs a hub with a line of its own or, without any line, a city (ruling { $rule }).
train_tycoon-refuse-line-end = A line cannot end in { $hex }: it needs another hub or an empty hex (ruling { $rule }).
train_tycoon-refuse-line-length = A line takes 1 to { $most } hexes of track this turn, and this one has { $length } (ruling { $rule }).
train_tycoon-refuse-hex-twice = A line may not touch a hex twice (ruling { $rule }).
train_tycoon-refuse-not-joined = { $hex } is not beside the hexes before and after it (ruling { $rule }).
train_tycoon-refuse-sharp-bend = The track would bend too sharply in { $hex } (ruling { $rule }).
train_tycoon-refuse-hex-blocked = No track of this company can lie in { $hex } that way (ruling { $rule }).
train_tycoon-refuse-locked = An investment lies in { $hex }, so its tile may not be replaced or upgraded (ruling { $rule }).
train_tycoon-refuse-hex-how = { $how ->
    [new] { $hex } is not empty, so a new tile does not fit there
    [reuse] This track does not lie in { $hex } yet, so it cannot be reused
    [replace] What lies in { $hex } cannot be replaced for this track
    [upgrade] The tile in { $hex } cannot be upgraded for this track
   *[clear] There is no transfer hub in { $hex } to clear away
} (ruling { $rule }).
train_tycoon-refuse-tiles-out = There are not enough tiles number { $tile } left for this line (ruling { $rule }).
train_tycoon-refuse-spending = This costs ${ $cost_money }, which would take the company beyond its max debt of ${ $limit_money } (ruling { $rule }).
train_tycoon-refuse-take-train = Line { $line } is not another line of the company, so its train cannot be taken (ruling { $rule }).
train_tycoon-refuse-no-marker = You have no such investment in hand (ruling { $rule }).
train_tycoon-refuse-marker-tile = { $hex } is not a yellow tile of the new line without an investment (ruling { $rule }).

# Trains
train_tycoon-refuse-no-chain = No line without a train leaves { $hex } there; name it by that of its two ends which comes first (ruling { $rule }).
train_tycoon-refuse-after-cut = After a train has been cut none may be added this turn (ruling { $rule }).
train_tycoon-refuse-trains-out = All { $most } trains of the company are on the map (ruling { $rule }).
train_tycoon-refuse-no-rights = The company has rights to neither end of this line (ruling { $rule }).
train_tycoon-refuse-not-own-line = Line { $line } is not a line of the company (ruling { $rule }).
train_tycoon-refuse-last-train = The last train of a company may not be cut (ruling { $rule }).
