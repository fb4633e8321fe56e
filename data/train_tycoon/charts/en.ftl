# Words in the charts of Train Tycoon: money, shares, votes, and their descriptions

train_tycoon_charts-purse = { $cash }, { $loans ->
    [one] one loan
   *[other] { $loans } loans
}, net { $net }
train_tycoon_charts-loans = { $count ->
    [one] 1 loan
   *[other] { $count } loans
}
train_tycoon_charts-worth = Worth { $sum }
train_tycoon_charts-out = still out
train_tycoon_charts-done = has chosen
train_tycoon_charts-turns-left = { $left ->
    [0] last turn
    [one] one more turn
   *[other] { $left } more turns
}
train_tycoon_charts-price = Price
train_tycoon_charts-turns = { $left } turns
train_tycoon_charts-target = Target
train_tycoon_charts-prices-none = No company is in play yet
train_tycoon_charts-column-bank = Bank
train_tycoon_charts-column-issued = Issued
train_tycoon_charts-column-net = Net
train_tycoon_charts-column-loans = Loans
train_tycoon_charts-column-income = Income
train_tycoon_charts-column-trains = Trains
train_tycoon_charts-key = President; loans: taken and most at this income
train_tycoon_charts-to-choose = Starting companies
train_tycoon_charts-to-float = Not in play; a share costs { $price } in an IPO now
train_tycoon_charts-hq-city = starts in a city
train_tycoon_charts-hq-factory = { $good } from { $takes }
train_tycoon_charts-alt-done = Have chosen: { $names }.
train_tycoon_charts-alt-move = { $company } went from { $first } to { $last }.
train_tycoon_charts-alt-player = { $name } has { $purse }, worth { $worth }.
train_tycoon_charts-alt-company = { $company } at { $price }: { $purse }, income { $income }; shares: { $owners }.
