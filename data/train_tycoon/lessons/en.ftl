## What somebody new to Train Tycoon is taught, and the practice

train_tycoon_lessons-goal = open a line with one of your companies, and see what it earns.
train_tycoon_lessons-done = Your company has opened a line and delivered, and you've seen its first income. The rest of the game is about more such lines, and about owning shares of the companies that earn.

train_tycoon_lessons-auction = Every bid is paid, even a losing one, and you have { $purse }. Money counts at the end just as shares do, so bid only what going first is worth to you.
train_tycoon_lessons-seating = The seating decides who acts right before and after whom for the rest of the game. Whoever sits first has the priority now.
train_tycoon_lessons-choose = You lead the company that you choose now for as long as you have most of its shares: set its prices, open its lines, pay out its income. Press **Map** and look for two places close together, one of which wants what the other has.
train_tycoon_lessons-choose-city = You then lead two companies, and nobody may lead more than { $most }. The trains of one don't run on the lines of the other, but both may serve the same places.
train_tycoon_lessons-prices = Everybody trades { $company } at the price you choose, and you serve whoever finds no partner: at a high price you sell dear, but you also buy dear.
train_tycoon_lessons-trade = A share of { $company } costs { $price } now and should be worth about { $value } at the end. The difference is too small to buy or to sell.
train_tycoon_lessons-trade-buy = A share of { $company } costs { $price } now and should be worth about { $value } at the end. Buy one, and keep what you have.
train_tycoon_lessons-trade-buy-later = A share of { $company } costs { $price } now and should be worth about { $value } at the end. That's cheap, but others may sell you shares of the companies you lead: with { $purse } you might have to take a loan for them.
train_tycoon_lessons-trade-buy-poor = A share of { $company } costs { $price } now and should be worth about { $value } at the end. That's cheap, but you have { $purse } and can't buy one.
train_tycoon_lessons-trade-sell = A share of { $company } brings { $price } now and should be worth only about { $value } at the end. Sell one.
train_tycoon_lessons-trade-sell-none = A share of { $company } costs { $price } now and should be worth only about { $value } at the end. Don't buy.
train_tycoon_lessons-treasury = { $count ->
    [0] You lead no company
    [one] You lead 1 company
   *[other] You lead { $count } companies
}, and may lead { $most }. Whoever holds the most shares of a company at the end of this phase leads it, so one share can be enough to take or to keep it.
train_tycoon_lessons-treasury-full = You lead { $count } companies, and nobody may lead more. Buy what will be worth more at the end than it costs now, or save your money.
train_tycoon_lessons-treasury-forced = You're in debt ({ $purse }), so one share must go. Sell one of the company that will earn least.
train_tycoon_lessons-solvent = You have { $purse } and no debt to get rid of, so you'd only lose your shares. Go on.
train_tycoon_lessons-bankruptcy = If you go bankrupt, you lose { $count ->
    [one] your share
   *[other] all { $count } shares
} and begin again without debt; now you have { $purse }. Go on if your shares will be worth more than that debt.
train_tycoon_lessons-target = A company that takes over another gets its lines and trains, its money and its debts. If there's no deal for your target, you pay { $fee }, so pass unless you see a bidder.
train_tycoon_lessons-bids = { $company } would take over the money, debts and lines of { $target } and pay its shareholders for them; it has { $purse }. Each bid shows what becomes of both companies.
train_tycoon_lessons-vote = You hold { $count ->
    [one] 1 share
   *[other] { $count } shares
} of { $company }; the proposal passes if at least { $needed } are for it. Compare what your shares in both companies are worth before and after.
train_tycoon_lessons-keep = Only { $most } lines can keep their trains; the others carry nothing and are abandoned. Give up those that earn least.
train_tycoon_lessons-ipo = A new company starts with the money for its shares: at least { $least } of them at { $price } each. Bring one to the market if enough shares will sell and you want to lead it; you have { $purse }.
train_tycoon_lessons-answers = Each share of the new company costs { $price }, and you have { $purse }. That money becomes the company's: it's well spent if the company finds good lines.
train_tycoon_lessons-factory = The factory makes { $item } from { $takes }, so put it where a short line brings one of these. One line rarely pays for itself: later lines from the same hubs do, so look for a place near all of them.
train_tycoon_lessons-line = Without a new line { $company } earns { $income } this turn, with the best one on offer { $then }. In the long run, with the lines that can build on it, that one should bring about { $amount } more than none.
train_tycoon_lessons-line-none = { $company } earns { $income } this turn without a new line. None of those you could open is likely to bring more in the long run. You may go without.
train_tycoon_lessons-take = All trains are in use: the line that gives up its train carries nothing any more. Choose the one that loses you least.
train_tycoon_lessons-invest = At the end an investment pays { $times ->
    [1] its value
   *[other] { $times } times its value
} to the company whose train then runs on this line. Put the high ones on lines that will last, of companies you own many shares of.
train_tycoon_lessons-trains = Every train of { $company } costs { $each } this turn, whether it carries anything or not. As things stand the income is { $income }; cut a train only if that makes it higher.
train_tycoon_lessons-payout = Paying out brings you { $income } at once, and a share of { $company } is then worth { $now }. If the company retains the income, a share is worth { $then }. Retain if it needs money for lines; pay out if you need some for shares.
