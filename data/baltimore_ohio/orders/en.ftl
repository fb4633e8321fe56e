# Orders of Baltimore & Ohio: for the person who gives them.

baltimore_ohio_orders-press-pass-anything = Unless somebody buys or sells
baltimore_ohio_orders-option-pass = Pass in the Market Round…
baltimore_ohio_orders-press-pass-sells = Unless somebody sells shares you own too
baltimore_ohio_orders-press-pass-buys = Unless somebody buys shares you own too
baltimore_ohio_orders-press-pass-starts = Unless somebody starts a railroad
baltimore_ohio_orders-press-pass-never = Whatever happens
baltimore_ohio_orders-press-pass-falls = Unless somebody sells shares
baltimore_ohio_orders-option-sell = Sell shares at a value…
baltimore_ohio_orders-option-buy = Buy shares at a price…
baltimore_ohio_orders-option-bid = Bid for a Robber Baron…
baltimore_ohio_orders-option-auctions = Leave auctions
baltimore_ohio_orders-option-operate = Run a railroad as it is…
baltimore_ohio_orders-option-equipment = Keep equipment…
baltimore_ohio_orders-option-track = Build nothing…
baltimore_ohio_orders-option-cities = Choose cities…
baltimore_ohio_orders-option-pay = Keep paying dividends…
baltimore_ohio_orders-option-retain = Keep retaining profits…
baltimore_ohio_orders-detail-pass = In this Market Round, or else the next
baltimore_ohio_orders-detail-sell = When a share falls or rises to a value that you name
baltimore_ohio_orders-detail-buy = As soon as a share costs no more than you name
baltimore_ohio_orders-detail-bid = The lowest bid allowed, up to a limit
baltimore_ohio_orders-detail-auctions = Every auction at once; your orders to bid come first
baltimore_ohio_orders-detail-operate = Its whole turn: no equipment, no track; never at a loss
baltimore_ohio_orders-detail-equipment = A railroad neither scraps nor buys any, always or until a Tech Level
baltimore_ohio_orders-detail-track = A railroad takes no resource either; always or until there's enough in its treasury
baltimore_ohio_orders-detail-cities = Those that bring a railroad most, or just enough to raise its value
baltimore_ohio_orders-detail-pay = For a railroad, always or up to a value; never if that ends the game
baltimore_ohio_orders-detail-retain = For a railroad, always or until there's enough in its treasury; never if that lowers its value

baltimore_ohio_orders-menu-sell = Railroad
baltimore_ohio_orders-menu-buy = Railroad
baltimore_ohio_orders-menu-bid = Robber Baron
baltimore_ohio_orders-menu-own = Your railroad
baltimore_ohio_orders-worth = { $value } a share
baltimore_ohio_orders-form-pass-unless = When do you not pass?
baltimore_ohio_orders-form-cities-cities = Which cities does it serve?
baltimore_ohio_orders-form-operate-cities = Which cities does it serve?
baltimore_ohio_orders-form-operate-profit = What becomes of the profit?
baltimore_ohio_orders-form-equipment-level = Until when?


baltimore_ohio_orders-press-always = Always
baltimore_ohio_orders-press-level = Until Tech Level { $level }
baltimore_ohio_orders-press-profit-pay = Pay dividends
baltimore_ohio_orders-press-profit-retain = Retain it
baltimore_ohio_orders-press-cities-most = Those that bring most
baltimore_ohio_orders-press-cities-rising = Just above last time

baltimore_ohio_orders-form-sell-value = Value of a share, in dollars
baltimore_ohio_orders-form-buy-price = Dollars a share, at most
baltimore_ohio_orders-form-bid-limit = Your highest bid in dollars
baltimore_ohio_orders-form-track-treasury = Dollars its treasury must have
baltimore_ohio_orders-form-pay-until = Up to which value of a share, in dollars
baltimore_ohio_orders-form-retain-treasury = Dollars its treasury must have
baltimore_ohio_orders-form-sell-count = How many shares
baltimore_ohio_orders-form-buy-count = How many shares
baltimore_ohio_orders-form-count-hint = Empty: as many as possible

baltimore_ohio_orders-does-pass-anything = Pass in Market Round { $turn } unless somebody buys or sells shares.
baltimore_ohio_orders-does-pass-sells = Pass in Market Round { $turn } unless somebody sells shares of a railroad you own shares of too.
baltimore_ohio_orders-does-pass-buys = Pass in Market Round { $turn } unless somebody buys shares of a railroad you own shares of too.
baltimore_ohio_orders-does-pass-starts = Pass in Market Round { $turn } unless somebody starts a railroad.
baltimore_ohio_orders-does-pass-never = Pass in Market Round { $turn }, whatever happens.
baltimore_ohio_orders-does-pass-falls = Pass in Market Round { $turn } unless somebody sells shares, so that a value falls.
baltimore_ohio_orders-does-pass-first = In Market Round { $turn } take the turns below, as long as each is possible and leaves you as much cash as shown; if not, you're asked again. Then: { $rest }
    { $trades }
baltimore_ohio_orders-trade = { $parts }; leaves you { $cash }
baltimore_ohio_orders-trade-sell = sell { $shares }
baltimore_ohio_orders-trade-buy = buy { $count } { $railroad }
baltimore_ohio_orders-trade-start = start { $railroad } at { $value } with { $count ->
    [one] one share
   *[other] { $count } shares
}
baltimore_ohio_orders-trade-back = have { $railroad } buy back { $count }
baltimore_ohio_orders-trade-open = auction { $card } from { $bid }
baltimore_ohio_orders-does-sell-low-all = Sell all your shares of { $railroad } when one is worth { $value } or less.
baltimore_ohio_orders-does-sell-high-all = Sell all your shares of { $railroad } when one is worth { $value } or more.
baltimore_ohio_orders-does-sell-low = { $count ->
    [one] Sell one share of { $railroad } when it is worth { $value } or less.
   *[other] Sell { $count } shares of { $railroad } when one is worth { $value } or less.
}
baltimore_ohio_orders-does-sell-high = { $count ->
    [one] Sell one share of { $railroad } when it is worth { $value } or more.
   *[other] Sell { $count } shares of { $railroad } when one is worth { $value } or more.
}
baltimore_ohio_orders-does-buy-all = Buy as many shares of { $railroad } as you can pay for when one costs { $price } or less, Orphan Stock first.
baltimore_ohio_orders-does-buy = { $count ->
    [one] Buy one share of { $railroad } when it costs { $price } or less, of Orphan Stock if there is any.
   *[other] Buy up to { $count } shares of { $railroad } when one costs { $price } or less, Orphan Stock first.
}
baltimore_ohio_orders-does-bid = Bid the least allowed for { $card }, up to { $limit }; then leave the auction.
baltimore_ohio_orders-does-auctions = Leave every auction at once.
baltimore_ohio_orders-does-all = Operate your railroads as shown here in both Business Rounds of turn { $turn }. You're asked again if the Tech Level has changed by then, a step isn't possible, there's more to choose, or net income, treasury or value would be lower.
    { $turns }
baltimore_ohio_orders-does-all-round = Operate your railroads as shown here in Business Round { $turn }.{ $round }. You're asked again if the Tech Level has changed by then, a step isn't possible, there's more to choose, or net income, treasury or value would be lower.
    { $turns }
baltimore_ohio_orders-turn = **{ $railroad }**: { $steps }; nets { $net }, { $use }; then value { $value }, treasury { $treasury }
baltimore_ohio_orders-turn-of = { $round } { $told }
baltimore_ohio_orders-turn-nothing = as it is
baltimore_ohio_orders-turn-scrap = scraps { $count ->
    [one] one card
   *[other] { $count } cards
}
baltimore_ohio_orders-turn-buy = buys { $count ->
    [one] one card
   *[other] { $count } cards
}
baltimore_ohio_orders-turn-build = builds { $hexes }
baltimore_ohio_orders-turn-take-coal = takes coal from { $hex }
baltimore_ohio_orders-turn-take-lumber = takes lumber from { $hex }
baltimore_ohio_orders-turn-serve = serves { $count ->
    [one] one city
   *[other] { $count } cities
}
baltimore_ohio_orders-turn-pay = paid out
baltimore_ohio_orders-turn-retain = retained
baltimore_ohio_orders-turn-loss = no profit
baltimore_ohio_orders-offer-pass-first = Trade as proposed, then pass
baltimore_ohio_orders-offer-pass-falls = Pass unless somebody sells
baltimore_ohio_orders-offer-pass-anything = Pass unless somebody trades
baltimore_ohio_orders-offer-bid = Bid up to { $limit }
baltimore_ohio_orders-offer-auctions = Leave every auction
baltimore_ohio_orders-offer-operate-least = { $railroad }: same again, turn after turn
baltimore_ohio_orders-offer-all = Operate all as proposed, both rounds
baltimore_ohio_orders-offer-all-round = Operate all as proposed, this round
baltimore_ohio_orders-does-operate = Run { $railroad } as it is: no equipment, no track; serve { $cities } and { $profit }.
baltimore_ohio_orders-does-operate-least = Run { $railroad } as it is, turn after turn: no equipment, no track; serve { $cities } and { $profit }. You're asked again if it would net less than { $least }.
baltimore_ohio_orders-does-operate-most = the cities that bring most
baltimore_ohio_orders-does-operate-rising = cities for just a little more income than last time
baltimore_ohio_orders-does-operate-pay = pay dividends
baltimore_ohio_orders-does-operate-retain = retain the profit, if that doesn't lower its value
baltimore_ohio_orders-does-equipment = Neither scrap nor buy equipment for { $railroad }.
baltimore_ohio_orders-does-equipment-until = Neither scrap nor buy equipment for { $railroad } until the Tech Level is { $level }.
baltimore_ohio_orders-does-track = Build nothing for { $railroad } and take no resource.
baltimore_ohio_orders-does-track-until = Build nothing for { $railroad } and take no resource until its treasury has { $treasury }.
baltimore_ohio_orders-does-cities-most = Serve the cities that bring { $railroad } most.
baltimore_ohio_orders-does-cities-rising = Serve cities that bring { $railroad } just a little more income than last time, or the most if that isn't possible.
baltimore_ohio_orders-does-pay = Keep paying the dividends of { $railroad }.
baltimore_ohio_orders-does-pay-until = Keep paying the dividends of { $railroad } until a share is worth { $until }.
baltimore_ohio_orders-does-retain = Keep retaining the profits of { $railroad } as long as that doesn't lower its value.
baltimore_ohio_orders-does-retain-until = Keep retaining the profits of { $railroad } until its treasury has { $treasury }, as long as that doesn't lower its value.

baltimore_ohio_orders-lapsed-out = The game is over.
baltimore_ohio_orders-lapsed-round-over = Market Round { $turn } is over.
baltimore_ohio_orders-lapsed-other-sells = { $name } has sold shares of { $railroad }.
baltimore_ohio_orders-lapsed-other-buys = { $name } has bought shares of { $railroad }.
baltimore_ohio_orders-lapsed-other-starts = { $name } has started { $railroad }.
baltimore_ohio_orders-lapsed-none = You have no shares of { $railroad }.
baltimore_ohio_orders-lapsed-off-track = { $railroad } isn't on the Valuation Track.
baltimore_ohio_orders-lapsed-all-yours = All shares of { $railroad } are yours.
baltimore_ohio_orders-lapsed-yours = { $card } is yours.
baltimore_ohio_orders-lapsed-taken = { $card } belongs to { $name }.
baltimore_ohio_orders-lapsed-no-barons = There is no Robber Baron left to auction.
baltimore_ohio_orders-lapsed-president = You aren't the President of { $railroad }.
baltimore_ohio_orders-lapsed-loss = { $railroad } would make no profit as it is: it's for you to decide.
baltimore_ohio_orders-lapsed-level = The Tech Level is { $level } now.
baltimore_ohio_orders-lapsed-no-cards = { $railroad } has no equipment, so it can't earn anything.
baltimore_ohio_orders-lapsed-treasury = The treasury of { $railroad } has { $treasury } now.
baltimore_ohio_orders-lapsed-value = A share of { $railroad } is worth { $value } now.
baltimore_ohio_orders-lapsed-ends = Paying would take { $railroad } to the end of the Valuation Track and end the game: it's for you to decide.
baltimore_ohio_orders-lapsed-turn-over = Turn { $turn } is over.
baltimore_ohio_orders-lapsed-dearer = The next trade would leave you { $cash } instead of { $shown }.
baltimore_ohio_orders-lapsed-net = { $railroad } would net { $net } instead of { $shown }.
baltimore_ohio_orders-lapsed-left = The treasury of { $railroad } would have { $treasury } after its turn instead of { $shown }.
baltimore_ohio_orders-lapsed-worth = A share of { $railroad } would be worth { $value } after its turn instead of { $shown }.
baltimore_ohio_orders-lapsed-asked = { $railroad } now has other choices in its turn than were shown.
