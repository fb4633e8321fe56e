haul_lessons-goal = haul once, and bid for the load of a round.
haul_lessons-done = You have hauled and bid: a game of Haul is three rounds of that.
haul_lessons-haul = The dice pay into your purse, which nobody else sees. What you put into the open before counts in the end all the same.
haul_lessons-haul-goods = The best card of your hand brings { $most } on top of the dice. A haul takes { $wagons } cards, and what's left may go another time.
haul_lessons-bid = You have { $purse }, and everybody bids at once without knowing of the others. Only the highest bid gets the load.
