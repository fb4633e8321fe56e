## What somebody new to Rail Baron is taught, and the practice

rail_baron_lessons-goal = finish one trip. Get a destination, ride there, and spend some of the payoff.
rail_baron_lessons-done = That was a whole trip: a destination, a ride, a payoff and a purchase. A game is made of such trips, until somebody has enough cash to declare and rides home.

rail_baron_lessons-destination = The dice choose your destination. You're paid when you arrive: the farther apart the two cities are, the more. You need { $goal } in cash to win.
rail_baron_lessons-declare = If you declare, you have to ride { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
} home to { $home }, and you can spend { $left } on the way. Whoever reaches your train before that takes { $rover } from you, so declare when you're close or well ahead.
rail_baron_lessons-region = You may name any region now. One far from { $city } pays more, one nearby is reached sooner.
rail_baron_lessons-swap = You win by coming home with { $goal }, so a home with many railroads is good: { $home } has { $homes }, { $to } has { $tos }. You get this choice only once.
rail_baron_lessons-roll = The shortest way to { $to } is { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
} long, and you ride one milepost for each pip. You choose the way after the roll.
rail_baron_lessons-ride = Riding costs fees at the end of the turn: { $bank_fee } to the bank for all of its railroads together, { $fee } to each player whose railroads you used, nothing on your own. So a longer way can be the cheaper one.
rail_baron_lessons-ride-arrive = Your roll reaches { $to }: arrive now and you get { $payoff } before you pay this turn's fees.
rail_baron_lessons-ride-home = You're on the way home to { $home }, and need { $goal } there after fees. Keep out of the other trains' reach.
rail_baron_lessons-ride-home-threat = You're on the way home to { $home }, and need { $goal } there after fees. Route { $letter } ends this turn at { $place }, within reach of others: { $trains }.
rail_baron_lessons-purchase-first = You have { $cash } and may buy one thing per trip. A faster engine helps in every turn to come; on a railroad of yours you ride free, and others pay you { $fee } a turn.
rail_baron_lessons-purchase = Railroads that lead where many trips go bring the most fees. You have { $cash }; keep enough for this turn's fees, and towards the end save for the { $goal }.
rail_baron_lessons-fees = You're { $short } short. The bank pays half of a railroad's price at once; in an auction others may bid more. Whoever has it then charges you for riding it.
rail_baron_lessons-auction = The railroad's list price is { $price } and you have { $cash }. Bid what its fees are worth to you, or what it's worth to keep it from the others.
