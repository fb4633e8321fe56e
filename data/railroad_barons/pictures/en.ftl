# Words in the pictures of Railroad Barons, and their alt texts

railroad_barons_pictures-draft = Investor draft
railroad_barons_pictures-stock-round = Stock Round { $set }
railroad_barons_pictures-operating-round = Operating Round { $set }.{ $half }
railroad_barons_pictures-over = The game is over

railroad_barons_pictures-ask-select = { $name } selects an Investor and names a price
railroad_barons_pictures-ask-choose = { $name } takes the Investor or { $amount }
railroad_barons_pictures-ask-priority = { $name }: swap the Priority Deal?
railroad_barons_pictures-ask-stock = { $name } sells, buys or passes
railroad_barons_pictures-ask-stock-last = { $name } sells, buys or passes; a pass ends the round
railroad_barons_pictures-ask-tokens = { $name } places tokens of { $holding }
railroad_barons_pictures-ask-revenue = { $name }: { $holding } earned { $amount } – pay or keep?
railroad_barons_pictures-ask-railroads = { $name } buys Railroads for { $holding }
railroad_barons_pictures-ask-offer = { $name }: sell { $card } to { $holding } for { $amount }?
railroad_barons_pictures-ask-discard = { $name } discards Railroads of { $holding }
railroad_barons_pictures-why-350 = A share value reached { $top }
railroad_barons_pictures-why-exhausted = No Railroads are left

railroad_barons_pictures-stock-worth = Stock { $sum }
railroad_barons_pictures-papers-short = { $count } of { $limit }
railroad_barons_pictures-priority = Priority Deal
railroad_barons_pictures-sold = sold
railroad_barons_pictures-total = { $sum } in all

railroad_barons_pictures-track-none = No Holding is started yet
railroad_barons_pictures-last-round = The game ends after this round

railroad_barons_pictures-treasury = Treasury
railroad_barons_pictures-income = Income
railroad_barons_pictures-unstarted = not started
railroad_barons_pictures-unfloated = not floated
railroad_barons_pictures-no-railroad = no Railroad

railroad_barons_pictures-top = Top
railroad_barons_pictures-stack-empty = No Railroads are left in the stack
railroad_barons_pictures-earns = earns { $income }
railroad_barons_pictures-level = Level { $level }
railroad_barons_pictures-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
railroad_barons_pictures-next = Level { $level } ends { $doomed }
railroad_barons_pictures-next-none = Nothing becomes obsolete any more
railroad_barons_pictures-stays = never obsolete
railroad_barons_pictures-ends-at = obsolete at level { $level }
railroad_barons_pictures-why-agreed = The game was ended before its time

railroad_barons_pictures-alt-waits = { $round }. { $ask }
railroad_barons_pictures-alt-player = { $name } has { $cash } and stock worth { $stock } on { $count ->
    [one] one certificate
   *[other] { $count } certificates
}{ $more }.
railroad_barons_pictures-alt-priority = , and the Priority Deal
railroad_barons_pictures-alt-holding = { $holding } stands at { $value }, directed by { $director } ({ $shares }), treasury { $treasury }, { $railroads }.
railroad_barons_pictures-alt-levels = income { $income } from level { $levels }
railroad_barons_pictures-alt-income = income { $income }
railroad_barons_pictures-alt-unstarted = Not started: { $holdings }.
railroad_barons_pictures-alt-top = On top of { $count } cards lies { $card }, { $sides }.
railroad_barons_pictures-alt-side = level { $level } for { $cost } earning { $income }
railroad_barons_pictures-alt-empty = The stack of Railroads is empty.
railroad_barons_pictures-alt-next = The next level to make Railroads obsolete is { $level }.
railroad_barons_pictures-share = { $name } { $share }%
