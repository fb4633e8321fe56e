haul_lessons-goal = eine Fuhre fahren und auf die Ladung einer Runde bieten.
haul_lessons-done = Du hast gefahren und geboten: Eine Partie Haul besteht aus drei solchen Runden.
haul_lessons-haul = Die Würfel zahlen in deine Börse, die sonst niemand sieht. Was du vorher offenlegst, zählt am Ende trotzdem.
haul_lessons-haul-goods = Die beste Karte deiner Hand bringt { $most } zu den Würfeln dazu. Eine Fuhre nimmt { $wagons } Karten, und was übrig ist, kann ein andermal mit.
haul_lessons-bid = Du hast { $purse }, und alle bieten zugleich, ohne voneinander zu wissen. Nur das höchste Gebot bekommt die Ladung.
