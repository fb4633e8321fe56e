# What Haul refuses: one sentence each, with its ruling.

haul-refuse-game-over = The game is over (ruling { $rule }).
haul-refuse-not-your-turn = It is not your turn (ruling { $rule }).
haul-refuse-now-haul = Now is the time to haul, or to put dollars into the open (ruling { $rule }).
haul-refuse-now-bid = Now everybody bids for the load (ruling { $rule }).
haul-refuse-too-much = Your purse has nothing like { $coins } to give; name a sum from it (ruling { $rule }).
haul-refuse-not-in-hand = You have no such card in your hand: { $good } (ruling { $rule }).
haul-refuse-too-many = A haul takes { $wagons } cards and no more (ruling { $rule }).
