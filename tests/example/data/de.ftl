# Was Haul ablehnt: je ein Satz, mit seiner Regelung.

haul-refuse-game-over = Die Partie ist vorbei (Regelung { $rule }).
haul-refuse-not-your-turn = Du bist nicht am Zug (Regelung { $rule }).
haul-refuse-now-haul = Jetzt wird gefahren oder Geld offen hingelegt (Regelung { $rule }).
haul-refuse-now-bid = Jetzt bieten alle auf die Ladung (Regelung { $rule }).
haul-refuse-too-much = Dein Beutel gibt { $coins } nicht her; nenne einen Betrag daraus (Regelung { $rule }).
haul-refuse-not-in-hand = So eine Karte hast du nicht auf der Hand: { $good } (Regelung { $rule }).
haul-refuse-too-many = Eine Fahrt nimmt { $wagons } Karten mit und nicht mehr (Regelung { $rule }).
