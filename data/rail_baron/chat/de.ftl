# Rail Baron in chat: what happened, what is asked, what a choice would do.
# What happened: pieces of one line a turn, after the player's name in bold.

# alike: a name
rail_baron_chat-name = Rail Baron
rail_baron_chat-blurb = Kaufe Bahnen, fahre für Auszahlungen von Stadt zu Stadt und komm vor allen anderen mit { $goal } nach Hause. Für 2 bis 6 Personen.
rail_baron_chat-bank = die Bank

rail_baron_chat-first-rolls = Würfel um den ersten Zug: { $rolls }.
rail_baron_chat-first-roll = { $total } für { $name }
rail_baron_chat-first-is = { $name } beginnt.
rail_baron_chat-first-tie = Gleichstand: Es wird noch einmal gewürfelt.
rail_baron_chat-homes = Heimatstädte: { $homes }.
# alike: the same word
rail_baron_chat-home = { $name } in { $city }

rail_baron_chat-laid-out = Die Partie geht von einer Stellung auf einem echten Brett aus weiter, mit Zug { $turn }.
rail_baron_chat-laid-out-seat = { $name } steht { $spot ->
    [city] in
   *[dot] bei
} { $place }, Heimatstadt { $home }, { $trip ->
    [some] unterwegs nach { $to }
   *[none] ohne Ziel
}; { $cash }, { $engine }, { $owned ->
    [0] keine Bahn
   *[other] { $railroads }
}.
rail_baron_chat-laid-out-gone = { $name } ist nicht mehr im Spiel.

rail_baron_chat-draws = würfelt als Ziel **{ $city }** ({ $region })
rail_baron_chat-draws-alternate = würfelt als Ersatzziel { $city } ({ $region })
rail_baron_chat-region-free = würfelt { $region }, wo die Lok schon steht, und darf eine beliebige Region nennen
rail_baron_chat-region-chosen = nennt { $region }
rail_baron_chat-home-swapped = tauscht: Heimatstadt ist jetzt { $home }, erstes Ziel { $destination }
rail_baron_chat-kept = behält { $home } als Heimatstadt
rail_baron_chat-turn-lost = steht schon in { $city }, damit endet der Zug
rail_baron_chat-declared = **sagt die Heimfahrt an** und fährt nach **{ $home }**
rail_baron_chat-rolled = würfelt { $first } + { $second } = **{ $total }**
rail_baron_chat-rolled-red = würfelt { $first } + { $second } und rot { $red } = **{ $total }**
rail_baron_chat-bonus-rolled = würfelt mit dem roten Würfel noch { $red } dazu
rail_baron_chat-bonus-rolled-bounce = fährt mit dem roten Würfel weiter: { $red }
rail_baron_chat-rode = fährt { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
} weit nach { $end } ({ $railroads })
rail_baron_chat-rovered = **{ $rover } fängt { $victim }** bei { $milepost } und bekommt { $amount }
rail_baron_chat-undeclared-rover = { $seat } ist nicht mehr auf Heimfahrt und fährt nach { $destination }
rail_baron_chat-undeclared-fees = hat nach den Gebühren zu wenig übrig, bricht die Heimfahrt ab und fährt nach { $destination }
rail_baron_chat-undeclared-home = ist zu Hause, hat aber zu wenig für den Sieg und fährt nach { $destination }
rail_baron_chat-arrived-unpaid = **kommt in { $city } an**; diese Fahrt bringt nichts ein
rail_baron_chat-arrived = **kommt in { $city } an** und erhält **{ $payoff }**
rail_baron_chat-paid = zahlt { $amount } an { $payee }
rail_baron_chat-announced = hat { $cash } Bargeld
rail_baron_chat-announced-other = { $seat } hat { $cash } Bargeld
rail_baron_chat-bought-railroad = kauft **{ $railroad }** für { $price }
rail_baron_chat-bought-engine = kauft die Lok { $engine } für { $price }
rail_baron_chat-bought-engine-free = tauscht die Express kostenlos gegen eine { $engine }
rail_baron_chat-bought-nothing = kauft nichts
rail_baron_chat-sold-out = Die Bank hat ihre letzte Bahn verkauft: Auf fremden Bahnen zu fahren kostet jetzt { $fee }.
rail_baron_chat-third-received = { $railroad } geht an den gedachten dritten Spieler
rail_baron_chat-owes = muss { $owed } zahlen und dafür erst eine Bahn verkaufen
rail_baron_chat-owed-part = { $amount } an { $payee }
rail_baron_chat-sold-to-bank = verkauft { $railroad } für { $price } an die Bank
rail_baron_chat-auction-opens = versteigert **{ $railroad }**, ab { $minimum }
rail_baron_chat-auction-opens-bank = **{ $railroad }** wird versteigert, ab { $minimum }
rail_baron_chat-bid = { $seat } bietet { $amount }
rail_baron_chat-bids = { $count ->
    [one] noch ein Gebot
   *[other] noch { $count } Gebote
}, zuletzt { $amount } von { $seat }
rail_baron_chat-bid-passed = { $names } { $count ->
    [one] passt
   *[other] passen
}
rail_baron_chat-auction-won = **{ $seat } bekommt { $railroad }** für { $price }
rail_baron_chat-auction-unsold = niemand bietet: Die Bank nimmt { $railroad } zum halben Preis
rail_baron_chat-auction-aside = niemand bietet: { $railroad } wird beiseitegelegt
rail_baron_chat-bankrupt = **{ $seat } ist bankrott** und scheidet aus
rail_baron_chat-won-home = **{ $seat } ist zu Hause und gewinnt!**
rail_baron_chat-won-declared = **{ $seat } sagt in der Heimatstadt die Heimfahrt an und gewinnt!**
rail_baron_chat-won-last = **{ $seat } ist allein übrig und gewinnt!**

# What is asked, on the public card.

rail_baron_chat-trip = Von { $from } nach **{ $to }**, Auszahlung **{ $payoff }**
rail_baron_chat-trip-home = Angesagte Heimfahrt nach **{ $to }**
rail_baron_chat-ask-destination = Du bist in { $place }. Wohin geht die nächste Fahrt?
rail_baron_chat-ask-destination-declare = Du bist in { $place }. Das nächste Ziel auswürfeln oder die Heimfahrt ansagen?
rail_baron_chat-ask-region = Du hast die Region gewürfelt, in der deine Lok steht, und darfst eine beliebige nennen.
rail_baron_chat-ask-swap = Heimatstadt ist { $home }, erstes Ziel { $destination } (Auszahlung { $payoff }). Vor dem ersten Wurf darfst du beide einmal tauschen.
rail_baron_chat-ask-roll = { $trip }. Würfle.
rail_baron_chat-ask-ride = { $trip }. { $steps ->
    [one] **1 Streckenpunkt**
   *[other] **{ $steps } Streckenpunkte**
} zu fahren, ab { $place }:
rail_baron_chat-ask-purchase = Du bist in { $city }, hast deine Auszahlung bekommen und darfst eine Sache kaufen.
rail_baron_chat-ask-fees = Du musst { $owed } zahlen, und dein Geld reicht nicht. Verkaufe oder versteigere Bahnen, eine nach der anderen.
rail_baron_chat-ask-bid = { $railroad } (Listenpreis { $price }). { $standing }
rail_baron_chat-ask-bid-none = Noch kein Gebot; das erste muss mindestens { $minimum } betragen.
rail_baron_chat-ask-bid-some = { $leader } führt mit { $bid }; das nächste Gebot muss mindestens { $minimum } betragen.
rail_baron_chat-over = Die Partie ist zu Ende.

rail_baron_chat-press-draw = Ziel auswürfeln
rail_baron_chat-press-declare = Heimfahrt ansagen…
rail_baron_chat-press-swap = Tauschen…
rail_baron_chat-press-keep = { $home } behalten
rail_baron_chat-press-roll = Würfeln
rail_baron_chat-press-roll-red = Drei Würfel werfen
# alike: the same word
rail_baron_chat-press-route = Route { $letter }: { $net }, { $time }…
rail_baron_chat-press-route-home = Route { $letter }: { $left } bleiben, { $time }…
rail_baron_chat-press-plan = Deiner Route folgen…
rail_baron_chat-press-plan-sum = Deiner Route folgen: { $net }, { $time }…
rail_baron_chat-press-plan-sum-home = Deiner Route folgen: { $left } bleiben, { $time }…
rail_baron_chat-press-via = Eigene Route…
rail_baron_chat-press-shop = Kaufen…
rail_baron_chat-press-shop-look = Angebot ansehen…
rail_baron_chat-form-shop-thing = Kauf
rail_baron_chat-press-nothing = Nichts kaufen
rail_baron_chat-press-bid = { $amount } bieten…
rail_baron_chat-press-bid-any = Anderer Betrag…
rail_baron_chat-press-pass = Passen…
rail_baron_chat-menu-region = Eine Region nennen
rail_baron_chat-menu-route = Eine Route wählen
rail_baron_chat-menu-shop = Was kaufst du?
rail_baron_chat-menu-sell = An die Bank, halber Preis
rail_baron_chat-menu-auction = Bahn versteigern
rail_baron_chat-option-region = im Schnitt { $payoff } · deine Bahnen erreichen { $percent } %
rail_baron_chat-option-sell = { $railroad }: { $price }
rail_baron_chat-option-auction = { $railroad }: ab { $minimum }

rail_baron_chat-route-fast = Wenigste Runden
rail_baron_chat-route-cheap = Niedrigste Gebühren
rail_baron_chat-route-own = Meist eigene Bahnen
rail_baron_chat-route-best = Am besten nach Zeit und Geld
rail_baron_chat-route-away = Fern von Heimfahrten
rail_baron_chat-route-safe = Am schwersten zu fangen
rail_baron_chat-route-onto = Fängt eine Heimfahrt
rail_baron_chat-route-plan = Deine geplante Route
rail_baron_chat-route-other = Ein anderer Weg
rail_baron_chat-option-route = { $letter }: { $name }
rail_baron_chat-route-figures = { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
}, { $time }, { $fees } · { $railroads }
rail_baron_chat-route-turns = { $turns ->
    [one] etwa 1 Runde
   *[other] etwa { $turns } Runden
}
rail_baron_chat-route-arrives = Ankunft in diesem Zug
rail_baron_chat-route-free = keine Gebühren
rail_baron_chat-route-fees = Gebühren etwa { $fees }
rail_baron_chat-route-fees-due = Gebühren { $fees }
rail_baron_chat-route-fees-now = Gebühren etwa { $fees } (jetzt { $now })
rail_baron_chat-route-same = in diesem Zug dieselbe Fahrt wie { $letter }

# One's own route.

rail_baron_chat-via-guessed = „{ $text }“ habe ich als { $place } gelesen.
rail_baron_chat-via-told = Deine Route: { $places } – **{ $target }**. { $figures }
rail_baron_chat-via-same = Das ist Route { $letter }.
rail_baron_chat-via-compared = Verglichen mit Route { $letter }: { $differences }.
rail_baron_chat-via-longer = { $miles ->
    [one] 1 Streckenpunkt länger
   *[other] { $miles } Streckenpunkte länger
}
rail_baron_chat-via-shorter = { $miles ->
    [one] 1 Streckenpunkt kürzer
   *[other] { $miles } Streckenpunkte kürzer
}
rail_baron_chat-via-slower = { $turns ->
    [one] etwa 1 Runde mehr
   *[other] etwa { $turns } Runden mehr
}
rail_baron_chat-via-faster = { $turns ->
    [one] etwa 1 Runde weniger
   *[other] etwa { $turns } Runden weniger
}
rail_baron_chat-via-dearer = etwa { $fees } mehr Gebühren
rail_baron_chat-via-cheaper = etwa { $fees } weniger Gebühren
rail_baron_chat-via-equal = gleich lang und gleich teuer
rail_baron_chat-ask-which = Deine Route: { $places }. Welchen Ort meinst du?
rail_baron_chat-which-unclear = ({ $count } möglich)
rail_baron_chat-which-no-way = kein Weg dorthin und weiter, ohne einen Abschnitt zweimal zu fahren
rail_baron_chat-menu-which = Welcher?

# What a choice would do, shown to the presser alone.

rail_baron_chat-sure-ride = Fahrt über { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
} nach **{ $place }** auf { $railroads }.
rail_baron_chat-sure-ride-arrives = Du **kommst an**: Auszahlung { $payoff }.
rail_baron_chat-sure-ride-wins = Du bist **zu Hause und hast genug, um zu gewinnen**.
rail_baron_chat-sure-ride-undeclared = Du bist zu Hause, aber nach Abzug der Gebühren mit weniger als { $goal }: **Deine Heimfahrt ist vorbei**, und du fährst nach { $destination }.
rail_baron_chat-sure-ride-undeclared-fees = Nach den Gebühren bleibt dir weniger als { $goal }: **Deine Heimfahrt ist vorbei**, und du fährst nach { $destination }.
rail_baron_chat-sure-ride-left = { $miles ->
    [one] Dann bleibt 1 Streckenpunkt
   *[other] Dann bleiben { $miles } Streckenpunkte
} bis { $target }: { $time }.
rail_baron_chat-sure-ride-threats = **Bei { $place } könnten andere dich fangen**: { $trains }.
rail_baron_chat-threat = { $name } steht { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
} entfernt
rail_baron_chat-sure-ride-fees = Gebühren in diesem Zug bisher: { $fees }.
rail_baron_chat-sure-ride-free = In diesem Zug bisher keine Gebühren.
rail_baron_chat-sure-ride-short = **Das sind { $short } mehr, als du hast**: Du müsstest eine Bahn verkaufen.
rail_baron_chat-sure-ride-bankrupt = **Das sind { $short } mehr, als du hast, und du hast keine Bahn zu verkaufen: Du wärst bankrott.**
rail_baron_chat-sure-ride-rover = Du **fängst { $name }** und bekommst { $amount }.
rail_baron_chat-sure-ride-rover-most = Du **fängst { $name }** und bekommst bis zu { $amount }.
rail_baron_chat-confirm-ride = Fahren
rail_baron_chat-said-ride = Du bist nach { $place } gefahren.
rail_baron_chat-sure-region = **{ $region }** nennen und dort eine Stadt auswürfeln? Wahrscheinlich sind: { $cities }.
rail_baron_chat-city-chance = { $city } { $percent } % ({ $payoff })
rail_baron_chat-confirm-region = { $region } nennen
rail_baron_chat-said-region = Du nennst { $region }.
rail_baron_chat-sure-swap = Deine Heimatstadt wird **{ $destination }**; dort steht dann deine Lok, und deine erste Fahrt geht nach { $home }. Denk daran: Um zu gewinnen, musst du wieder nach Hause kommen. Später lässt sich das nicht mehr ändern.
rail_baron_chat-confirm-swap = Tauschen
rail_baron_chat-sure-declare = **Mit der Heimfahrt** sagst du allen, dass du { $goal } oder mehr hast und jetzt nach Hause fährst, nach **{ $home }**; das sind { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
}.
    • Kommst du dort nach Abzug der Gebühren mit { $goal } an, gewinnst du.
    • Ein Ersatzziel wird ausgewürfelt; dorthin fährst du, wenn die Heimfahrt misslingt.
    • Erreicht unterwegs eine andere Lok deinen Streckenpunkt, fängt sie dich: Sie bekommt { $rover } von dir, und deine Heimfahrt ist vorbei.
    • Auch Gebühren, die dich unter { $goal } bringen, beenden die Heimfahrt, aber ohne Strafe.
rail_baron_chat-sure-declare-home = Du bist mit { $goal } in deiner Heimatstadt: **Sag die Heimfahrt an, und du gewinnst sofort.**
rail_baron_chat-sure-declare-cash = Du hast { $cash }; das sind { $left } mehr als nötig.
rail_baron_chat-sure-declare-fees = Du hast { $cash }. Nach Abzug der bisherigen Gebühren dieses Zuges ({ $fees }) sind das { $left } mehr als nötig.
rail_baron_chat-sure-declare-short = **Du hast { $cash }, aber nach den bisherigen Gebühren dieses Zuges ({ $fees }) fehlen dir { $short }**: Wenn du nicht vorher jemanden fängst, ist deine Heimfahrt vorbei, sobald du sie zahlst.
rail_baron_chat-sure-declare-only = Der Weg nach Hause dauert { $time }, { $fees }. { $enough ->
    [yes] Du kämst mit etwa { $left } an.
   *[no] **Du kämst mit etwa { $left } an, weniger als { $goal }.**
}
rail_baron_chat-sure-declare-fast = Der schnellste Weg nach Hause dauert { $time }, { $fees }. { $enough ->
    [yes] Du kämst mit etwa { $left } an.
   *[no] **Du kämst mit etwa { $left } an, weniger als { $goal }.**
}
rail_baron_chat-sure-declare-cheap = Der billigste Weg nach Hause dauert { $time }, { $fees }. { $enough ->
    [yes] Du kämst mit etwa { $left } an.
   *[no] **Du kämst mit etwa { $left } an, weniger als { $goal }.**
}
rail_baron_chat-confirm-declare = Ansagen
rail_baron_chat-said-declare = Angesagt. Viel Glück!
rail_baron_chat-refuse-laid-out = Diese Partie geht von einem Brett aus weiter und behält darum die Optionen, mit denen dort gespielt wurde.
rail_baron_chat-refuse-nothing-affordable = Nichts im Angebot kostet { $cash } oder weniger.
rail_baron_chat-shop = Du hast { $cash }. { $fees }
rail_baron_chat-shop-fees = Gebühren in diesem Zug bisher: { $fees }.
rail_baron_chat-shop-no-fees = In diesem Zug bisher keine Gebühren.
rail_baron_chat-option-shop = { $thing }: { $price }
rail_baron_chat-option-shop-trade = { $thing } für deine { $old }, kostenlos
rail_baron_chat-option-shop-railroad = { $cities ->
    [one] es bleiben { $left } · 1 Stadt
   *[other] es bleiben { $left } · { $cities } Städte
}
rail_baron_chat-option-shop-engine = es bleiben { $left } · { $what }
rail_baron_chat-engine-Express = roter Würfel bei jedem Pasch
rail_baron_chat-engine-SuperChief = roter Würfel bei jedem Wurf
rail_baron_chat-sure-buy = **{ $thing }** für { $price } kaufen? Du behältst { $left }.
rail_baron_chat-sure-buy-trade = Deine { $old } kostenlos für die **{ $thing }** abgeben? Du behältst { $left }.
rail_baron_chat-sure-buy-fees = Gebühren bisher: { $most ->
    [yes] höchstens { $fees }
   *[no] { $fees }
}, fällig am Ende dieses Zuges.
rail_baron_chat-sure-buy-short = Jetzt sind { $most ->
    [yes] höchstens { $fees }
   *[no] { $fees }
} Gebühren fällig. **Dir würden { $short } fehlen**, und du müsstest eine Bahn verkaufen.
rail_baron_chat-sure-buy-short-yet = Gebühren bisher: { $most ->
    [yes] höchstens { $fees }
   *[no] { $fees }
}, fällig am Ende dieses Zuges. **Das sind { $short } mehr, als dir bliebe.**
rail_baron_chat-sure-buy-bankrupt = Jetzt sind { $fees } Gebühren fällig, { $short } mehr, als dir bliebe. Du hättest keine Bahn zu verkaufen und **wärst bankrott**.
rail_baron_chat-sure-buy-too-little = **Nach den Gebühren dieses Zuges hättest du { $left }, und deine nächste Fahrt kostet mindestens { $fee }.** Wer nicht zahlen kann, muss eine Bahn verkaufen, an die Bank zum halben Preis.
rail_baron_chat-sure-buy-own-only = **Nach den Gebühren dieses Zuges hättest du { $left }, und eine Fahrt auf fremden Bahnen kostet mindestens { $fee }.** Wer nicht zahlen kann, muss eine Bahn verkaufen, an die Bank zum halben Preis.
rail_baron_chat-sure-buy-serves = Sie führt nach { $cities }.
rail_baron_chat-confirm-buy = Kaufen
rail_baron_chat-sure-sell = **{ $railroad }** für { $price } an die Bank verkaufen?
rail_baron_chat-sure-sell-enough = Das reicht für deine Schulden ({ $owed }), und dir bleiben { $amount }.
rail_baron_chat-sure-sell-short = Für deine Schulden ({ $owed }) fehlen dir dann noch { $amount }.
rail_baron_chat-sure-sell-bankrupt = Für deine Schulden ({ $owed }) würden dir noch { $amount } fehlen. Es ist deine letzte Bahn: **Du wärst bankrott.**
rail_baron_chat-confirm-sell = Verkaufen
rail_baron_chat-sure-auction = **{ $railroad }** ab { $minimum } versteigern? Bietet niemand, zahlt die Bank diesen Betrag. Zurückziehen lässt sich das nicht.
rail_baron_chat-confirm-auction = Versteigern
rail_baron_chat-sure-bid = **{ $amount }** für { $railroad } bieten (Listenpreis { $price })? Du hast { $cash }; dann bleiben { $left }.
rail_baron_chat-confirm-bid = Bieten
rail_baron_chat-said-bid = Du bietest { $amount }.
rail_baron_chat-sure-pass = Passen? Dann bist du aus dieser Versteigerung heraus.
rail_baron_chat-confirm-pass = Passen
rail_baron_chat-said-pass = Du passt.

rail_baron_chat-form-via = Eigene Route
rail_baron_chat-form-via-field = Über welche Orte soll es gehen?
rail_baron_chat-form-via-hint = Etwa { $places }; oder eine Bahn, etwa { $railroad }
rail_baron_chat-form-bid = Dein Gebot
rail_baron_chat-form-bid-amount = Dollar
rail_baron_chat-form-bid-hint = mindestens { $minimum }

rail_baron_chat-refuse-place = Ich kenne keinen Ort namens „{ $text }“. Versuche es mit einer Stadt oder einem Ort nahe einem der Punkte.
rail_baron_chat-refuse-places = „{ $text }“ könnte { $places } sein. Bitte schreib es aus.
rail_baron_chat-refuse-many = Bitte nenne höchstens { $limit } Orte; den Weg dazwischen findet deine Lok selbst.
rail_baron_chat-refuse-plan = Von hier aus hast du keine Route, der du folgen könntest. Wähle eine der Routen oder nenne deine eigene.

# Private looks.

rail_baron_chat-look-me = Mein Spiel
rail_baron_chat-look-wide = Ganzer Spielplan
rail_baron_chat-look-deeds = Besitz
rail_baron_chat-look-text = In Worten
rail_baron_chat-me-none = Du hast an diesem Tisch keinen Platz.
rail_baron_chat-me-cash = Du hast **{ $cash }** Bargeld.
rail_baron_chat-me-cash-secret = Du hast **{ $cash }** Bargeld. Die anderen sehen es erst ab { $level }.
rail_baron_chat-me-train = Deine Lok ({ $engine }) steht in { $place }; Heimatstadt ist { $home }.
rail_baron_chat-me-trip = Du bist unterwegs von { $from } nach **{ $to }**, Auszahlung { $payoff }.
rail_baron_chat-me-no-trip = Du hast im Moment kein Ziel.
rail_baron_chat-me-declared = Du bist **auf der Heimfahrt**. Wenn sie misslingt, fährst du nach { $alternate }.
rail_baron_chat-me-railroads = Deine Bahnen: { $railroads }.
rail_baron_chat-me-no-railroads = Dir gehört noch keine Bahn.
rail_baron_chat-me-established = Von hier aus zahlst du noch die alte Gebühr auf { $railroads }.
rail_baron_chat-established-at = { $railroad } ({ $fee })
rail_baron_chat-me-plan = Deine Route: { $railroads } nach { $target }.

# The picture in words.

rail_baron_chat-text-seat = **{ $name }** ({ $engine }) in { $place }, Heimatstadt { $home }{ $trip }{ $cash }
rail_baron_chat-text-trip = , unterwegs nach { $to } ({ $payoff } ab { $from })
rail_baron_chat-text-declared = , auf angesagter Heimfahrt (Ersatzziel { $alternate })
rail_baron_chat-text-cash = , { $cash } Bargeld
rail_baron_chat-text-owns = Besitz: { $railroads }.
rail_baron_chat-text-bankrupt = **{ $name }** ist bankrott.
rail_baron_chat-text-bank = Die Bank verkauft { $railroads }.
rail_baron_chat-text-set-aside = Beiseitegelegt bis nach den Versteigerungen zu Beginn: { $railroads }.
rail_baron_chat-text-sold-out = Die Bank hatte alle Bahnen verkauft; seitdem kosten fremde Bahnen { $fee }.
rail_baron_chat-text-third = Der gedachte dritte Spieler hat { $railroads }.
rail_baron_chat-text-turn = Am Zug: { $name }.

# Standings.

rail_baron_chat-standing = { $place }. **{ $name }** { $total }{ $sums }
rail_baron_chat-standing-hidden = Bargeld geheim
rail_baron_chat-sum-cash = Bargeld { $amount }
rail_baron_chat-sum-railroads = Bahnen { $amount }
rail_baron_chat-sum-engine = Lok { $amount }

# Options in the lobby.

rail_baron_chat-menu-options = Optionen wählen
rail_baron_chat-option-short = Kurzes Spiel
rail_baron_chat-option-short-detail = weniger Züge: beide SuperChief-Optionen und Versteigerungen zu Beginn
rail_baron_chat-option-wbc = Wie in WBC-Vorrunden
rail_baron_chat-option-wbc-detail = World Boardgaming Championships: Express kostenlos gegen SuperChief, sonst alles wie gedruckt
rail_baron_chat-option-u21 = Ausgabe U21
rail_baron_chat-option-u21-detail = ein anderer Spielplan, und { $goal } zum Sieg
rail_baron_chat-option-b_and_o = B&O bis New York
rail_baron_chat-option-b_and_o-detail = gleicht die Macht der Pennsylvania aus
rail_baron_chat-option-cheap = Billigere SuperChief
rail_baron_chat-option-cheap-detail = umso billiger, je mehr mitspielen
rail_baron_chat-option-free = Express gegen SuperChief
rail_baron_chat-option-free-detail = eine Express kostenlos eintauschen
rail_baron_chat-option-auctions = Versteigerungen zu Beginn
rail_baron_chat-option-auctions-detail = { $cash } mehr Bargeld, je Person wird eine Bahn versteigert
rail_baron_chat-options-none = Regeln: wie im Regelheft.
rail_baron_chat-options-some = Regeln: { $options }.

# Planning.

rail_baron_chat-refuse-railroad = Ich kenne keine Bahn namens „{ $text }“. Wähle eine aus der Liste.
rail_baron_chat-refuse-no-trip = Du hast noch kein Ziel, also gibt es nichts zu planen.
rail_baron_chat-planned = Ich merke mir diese Route. Wenn du mit Fahren dran bist, drücke **Deiner Route folgen**.

# Slash commands: what Discord shows of them.

rail_baron_chat-slash-railbaron = Rail Baron spielen
rail_baron_chat-slash-ride = Fahren, was du gewürfelt hast
rail_baron_chat-slash-buy = Bei der Ankunft eine Sache kaufen
rail_baron_chat-slash-destination = Dein nächstes Ziel auswürfeln
rail_baron_chat-slash-declare = Ansagen, dass du mit der Siegsumme nach Hause fährst (mit Vorschau)
rail_baron_chat-slash-region = Eine Region nennen, wenn du die gewürfelt hast, in der du bist
rail_baron_chat-slash-region-region = Die Region, in der eine Stadt ausgewürfelt wird
rail_baron_chat-slash-swap = Heimatstadt und erstes Ziel tauschen (mit Vorschau)
rail_baron_chat-slash-keep = Deine Heimatstadt behalten, wie sie ist
rail_baron_chat-slash-roll = Für die Fahrt würfeln
rail_baron_chat-slash-route = Eine der fertigen Routen fahren (mit Vorschau)
rail_baron_chat-slash-route-route = Die Route
rail_baron_chat-slash-via = Über Orte deiner Wahl fahren (mit Vorschau)
rail_baron_chat-slash-via-places = Orte auf dem Weg, mit Kommas dazwischen
rail_baron_chat-slash-railroad = Eine Bahn von der Bank kaufen (mit Vorschau)
rail_baron_chat-slash-railroad-railroad = Die Bahn
rail_baron_chat-slash-engine = Eine bessere Lok kaufen (mit Vorschau)
rail_baron_chat-slash-engine-engine = Die Lok
rail_baron_chat-slash-nothing = Diesmal nichts kaufen
rail_baron_chat-slash-sell = Eine Bahn zum halben Preis an die Bank verkaufen (mit Vorschau)
rail_baron_chat-slash-sell-railroad = Eine deiner Bahnen
rail_baron_chat-slash-auction = Eine deiner Bahnen versteigern (mit Vorschau)
rail_baron_chat-slash-auction-railroad = Eine deiner Bahnen
rail_baron_chat-slash-bid = In der Versteigerung bieten (mit Vorschau)
rail_baron_chat-slash-bid-amount = Dollar, zum Beispiel 12500
rail_baron_chat-slash-pass = Aus der Versteigerung aussteigen (mit Vorschau)
rail_baron_chat-slash-show = Den ganzen Spielplan ansehen
rail_baron_chat-slash-deeds = Ansehen, wem welche Bahn gehört
rail_baron_chat-slash-cash = Dein Bargeld, deine Lok und Bahnen, und das Bargeld von Zug zu Zug
rail_baron_chat-slash-plan = Deine Route planen oder sehen, was eine Route kostet
rail_baron_chat-slash-plan-places = Orte auf dem Weg, mit Kommas dazwischen; leer zeigt die fertigen Routen

# By /help where the game is played.

rail_baron_chat-guide-aim = Fahre für Auszahlungen von Stadt zu Stadt und kaufe Bahnen, damit die anderen dir Gebühren für die Fahrt darauf zahlen. Wer genug gespart hat, sagt die Heimfahrt an; wer mit genug Bargeld zu Hause ankommt, gewinnt.
rail_baron_chat-guide-marks =
    - Eine Scheibe ist eine Lok: Der dicke Ring zeigt, wer am Zug ist, der rote Doppelring, wer auf der Heimfahrt ist.
    - Ein Haus ist eine Heimatstadt, ein Wimpel ein Ziel (hohl: das Ersatzziel).
    - Quadrate sind Städte, Punkte Streckenpunkte.
    - Jede Bahn hat ihre Farbe und ihr Linienmuster; ein Band daran zeigt, wem sie gehört, ohne Band verkauft sie noch die Bank.
    - A, B, C sind die angebotenen Routen.

# Was man tun könnte, nur einem selbst erzählt.

rail_baron_chat-region-chosen-you = du nennst { $region }
rail_baron_chat-arrived-you = du **kommst in { $city } an** und erhältst **{ $payoff }**
rail_baron_chat-rovered-you = **{ $rover } fängt dich** bei { $milepost } und bekommt { $amount }
rail_baron_chat-undeclared-rover-you = du bist nicht mehr auf Heimfahrt und fährst nach { $destination }
rail_baron_chat-undeclared-fees-you = du hast nach den Gebühren zu wenig übrig, brichst die Heimfahrt ab und fährst nach { $destination }
rail_baron_chat-undeclared-home-you = du bist zu Hause, hast aber zu wenig für den Sieg und fährst nach { $destination }
rail_baron_chat-auction-won-you = **du bekommst { $railroad }** für { $price }
rail_baron_chat-auction-won-from-you = **{ $seat } bekommt { $railroad } von dir** für { $price }
rail_baron_chat-bankrupt-you = **du bist bankrott** und scheidest aus
rail_baron_chat-arrived-unpaid-you = du **kommst in { $city } an**; diese Fahrt bringt nichts
rail_baron_chat-paid-you = du zahlst { $amount } an { $payee }
rail_baron_chat-announced-you = du hast { $cash } Bargeld
rail_baron_chat-bought-railroad-you = du kaufst **{ $railroad }** für { $price }
rail_baron_chat-bought-engine-you = du kaufst die Lok { $engine } für { $price }
rail_baron_chat-bought-engine-free-you = du tauschst die Express kostenlos gegen eine { $engine }
rail_baron_chat-owes-you = du musst { $owed } zahlen und dafür erst eine Bahn verkaufen
rail_baron_chat-sold-to-bank-you = du verkaufst { $railroad } für { $price } an die Bank
rail_baron_chat-auction-opens-you = du versteigerst **{ $railroad }**, ab { $minimum }
