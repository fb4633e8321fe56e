# Refusals

dice_desk-refuse-people-count = Am Würfeltisch sitzen eine bis { $most } Personen, genannt sind { $count } (Regel { $rule }).
dice_desk-refuse-name-long = „{ $name }…“ ist zu lang: Namen haben höchstens { $most } Zeichen (Regel { $rule }).
dice_desk-refuse-name-twice = Zwei Personen heißen { $name }; bitte halte sie auseinander (Regel { $rule }).
dice_desk-refuse-name-missing = Alle am Spielplan brauchen einen Namen (Regel { $rule }).
dice_desk-refuse-no-such-seat = Alle am Spielplan haben einen eigenen Platz oder keinen (Regel { $rule }).
dice_desk-refuse-no-such-person = Eine Person mit dieser Nummer sitzt nicht an diesem Spielplan (Regel { $rule }).
dice_desk-refuse-homes-first = Alle Heimatstädte kommen vor dem ersten Ziel, und { $name } hat noch keine (Regel { $rule }).
dice_desk-refuse-home-first = { $name } hat noch keine Heimatstadt; würfle oder setze sie zuerst (Regel { $rule }).
dice_desk-refuse-their-choice = Das entscheidet { $name } oder wer das Buch führt (Regel { $rule }).
dice_desk-refuse-region-unknown = „{ $region }“ ist keine der sieben Regionen (Regel { $rule }).
dice_desk-refuse-no-swap = { $name } kann Heimatstadt und Ziel nur tauschen, bevor das erste Ziel erreicht ist (Regel { $rule }).
dice_desk-refuse-city-unknown = „{ $city }“ ist keine Stadt auf dem Spielplan (Regel { $rule }).
dice_desk-refuse-same-already = So ist es schon: { $name }, { $city } (Regel { $rule }).
dice_desk-refuse-city-needed = { $name } braucht dort eine Stadt; nur ein Ziel lässt sich entfernen (Regel { $rule }).
dice_desk-refuse-stands-there = { $name } ist in { $city }, und ein Ziel liegt anderswo (Regel { $rule }).
dice_desk-refuse-game-over = Dieser Würfeltisch ist geschlossen (Regel { $rule }).
dice_desk-refuse-not-your-turn = Dieser Würfeltisch ist für die Leute an seinem Spielplan (Regel { $rule }).
dice_desk-refuse-now-open = Jetzt ist nichts zu nennen; würfle für den, der angekommen ist (Regel { $rule }).
dice_desk-refuse-now-region = Erst muss eine Region genannt werden (Regel { $rule }).
