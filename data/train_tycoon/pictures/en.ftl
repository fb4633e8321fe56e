# Words in the pictures of Train Tycoon, and their descriptions

train_tycoon_pictures-round = Turn { $turn } – { $part }
train_tycoon_pictures-part-setup = Set-up
train_tycoon_pictures-part-trading = Trading
train_tycoon_pictures-part-treasury = Treasury
train_tycoon_pictures-part-mergers = Mergers
train_tycoon_pictures-part-ipo = IPO
train_tycoon_pictures-part-operate = Operate
train_tycoon_pictures-part-over = Game over

train_tycoon_pictures-ask-auction = Bids for the priority are out: { $name }
train_tycoon_pictures-ask-seating = { $name } says how everybody is seated
train_tycoon_pictures-ask-choose = { $name } chooses a starting company
train_tycoon_pictures-ask-prices = Prices are still out: { $name }
train_tycoon_pictures-ask-trade = Orders for { $company } are out: { $name }
train_tycoon_pictures-ask-treasury = { $name } buys a share, sells one or passes
train_tycoon_pictures-ask-bankruptcy = { $name }: declare bankruptcy?
train_tycoon_pictures-ask-target = { $name } names a target for bids or passes
train_tycoon_pictures-ask-bids = Bids for { $company } are out: { $name }
train_tycoon_pictures-ask-rebids = New bids for { $company } are out: { $name }
train_tycoon_pictures-ask-vote = Votes about { $company } are out: { $name }
train_tycoon_pictures-ask-keep = { $name } chooses the lines { $company } keeps
train_tycoon_pictures-ask-ipo = { $name } brings a company to the market or passes
train_tycoon_pictures-ask-answers = Answers about { $company } are out: { $name }
train_tycoon_pictures-ask-factory = { $name } places the factory of { $company }
train_tycoon_pictures-ask-line = { $name } opens a line for { $company } or skips it
train_tycoon_pictures-ask-take = { $name } takes a train of { $company } for the new line
train_tycoon_pictures-ask-invest = { $name } may invest in the new line of { $company }
train_tycoon_pictures-ask-trains = { $name } manages the trains of { $company }
train_tycoon_pictures-ask-payout = { $name }: pay out the income of { $company }?
train_tycoon_pictures-ask-over = The last turn is played

train_tycoon_pictures-item-oil = oil
train_tycoon_pictures-item-minerals = minerals
train_tycoon_pictures-item-fish = fish
train_tycoon_pictures-item-cheese = cheese
train_tycoon_pictures-item-furniture = furniture
train_tycoon_pictures-item-tools = tools
train_tycoon_pictures-item-passengers = passengers
train_tycoon_pictures-place-resource = { $item } { $hex }
train_tycoon_pictures-place-factory = { $item } factory { $hex }
train_tycoon_pictures-place-transfer = transfer hub { $hex }
