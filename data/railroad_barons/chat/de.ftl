# Railroad Barons in chat: what happened, what is asked, what a choice would do.

# alike: a name
railroad_barons_chat-name = Railroad Barons
railroad_barons_chat-blurb = Ein Duell zweier Investoren: Gründe Konzerne, besitze ihre Aktien, lass sie Gesellschaften kaufen und Dividende ausbezahlen. Erreicht ein Kurs { $end }, endet die Partie, und wer an Bargeld und Aktien am meisten hat, gewinnt. Für 2 Personen.
railroad_barons_chat-bank = die Bank
railroad_barons_chat-holding = { $id } ({ $colour })
railroad_barons_chat-colour-green = grün
railroad_barons_chat-colour-black = schwarz
railroad_barons_chat-colour-yellow = gelb
railroad_barons_chat-colour-red = rot
railroad_barons_chat-colour-blue = blau
railroad_barons_chat-colour-brown = braun
railroad_barons_chat-colour-gray = grau
railroad_barons_chat-colour-lime = hellgrün
railroad_barons_chat-colour-navy = dunkelblau
railroad_barons_chat-colour-orange = orangefarben
railroad_barons_chat-colour-pink = rosa
railroad_barons_chat-colour-purple = lila
railroad_barons_chat-colour-tan = sandfarben
railroad_barons_chat-colour-teal = türkis
railroad_barons_chat-colour-white = weiß
railroad_barons_chat-railroad = { $name } ({ $level })
railroad_barons_chat-investor = { $value }-$-Privatier
railroad_barons_chat-ability-swap-priority = tauscht einmal in der Partie das Erstkaufrecht
railroad_barons_chat-ability-assigned = bringt einem Konzern { $effect }
railroad_barons_chat-ability-income-per-railroad = { $amount } mehr Einkommen für jede seiner Gesellschaften
railroad_barons_chat-ability-income-flat = { $amount } mehr Einkommen
railroad_barons_chat-ability-discount-percent = { $percent } % Rabatt auf neue Gesellschaften
railroad_barons_chat-ability-start-holding = bringt die Direktor-Aktie (40 %) von { $holding } zum Kurs { $value } und die { $railroad }

# What happened: pieces of one line a turn, after the player's name or the Holding in bold.

railroad_barons_chat-starting-drawn = Ausgelost: **{ $seat }** ist Startspieler und wählt den ersten und den letzten Privatier.
railroad_barons_chat-starting-agreed = Wie vereinbart ist **{ $seat }** Startspieler und wählt den ersten und den letzten Privatier.
railroad_barons_chat-endowed = Beide haben { $each } Startkapital.
railroad_barons_chat-selected = { $fixed ->
    [yes] wählt den **{ $investor }**
   *[no] nennt **{ $price }** für den **{ $investor }**
}
railroad_barons_chat-took-card = nimmt den **{ $investor }** ({ $price } gehen an { $other })
railroad_barons_chat-took-money = nimmt die **{ $price }** (der { $investor } geht an { $other })
railroad_barons_chat-investor-left = Der { $investor } kommt aus dem Spiel, und beide bekommen { $each }.
railroad_barons_chat-started = gründet **{ $holding }** zum Kurs { $par }: 40 % für { $price }
railroad_barons_chat-started-free = { $seat } hat 40 % von **{ $holding }** zum Kurs { $par }
railroad_barons_chat-railroad-given = { $holding } bekommt { $railroad } kostenlos
railroad_barons_chat-stock-round-began = **Aktienrunde { $set }**: { $priority } hat das Erstkaufrecht und beginnt.
railroad_barons_chat-priority-swapped = nutzt den Privatier: Das Erstkaufrecht hat jetzt { $priority }
railroad_barons_chat-priority-kept = lässt das Erstkaufrecht, wo es ist
railroad_barons_chat-sold = verkauft { $percent } % von { $holding } für { $amount }
railroad_barons_chat-exchanged-down = tauscht { $percent } % von { $holding } gegen { $take } % und { $amount }
railroad_barons_chat-bought = kauft **{ $percent } % von { $holding }** für { $amount }
railroad_barons_chat-exchanged-up = tauscht { $give } % von { $holding } gegen **{ $percent } %** und zahlt { $amount }
railroad_barons_chat-floated = **{ $holding } wird handlungsfähig** mit { $capital } Startkapital
railroad_barons_chat-fell = { $holding } fällt von { $before } auf { $after }
railroad_barons_chat-rose = Kurs { $before } → **{ $after }**
railroad_barons_chat-director-changed = **{ $after } ist neuer Direktor von { $holding }**
railroad_barons_chat-swapped = { $seat } bekommt die Direktor-Aktie von { $holding } von { $other } für 30 % und 10 %
railroad_barons_chat-swapped-bank = { $seat } bekommt die Direktor-Aktie von { $holding } aus der Bank für 30 % und 10 %
railroad_barons_chat-passed = passt
railroad_barons_chat-passed-forced = kann weder kaufen noch verkaufen und passt
railroad_barons_chat-stock-round-ended = Die Aktienrunde endet; das Erstkaufrecht für die nächste hat { $priority }.
railroad_barons_chat-operating-round-began = **Betriebsrunde { $set }.{ $half }**: Die handlungsfähigen Konzerne agieren.
railroad_barons_chat-tokens = platziert { $plus ->
    [one] 1 Stein
   *[other] { $plus } Steine
} auf (+), { $down } auf (▼)
railroad_barons_chat-tokens-network = 1 ins Streckennetz
railroad_barons_chat-tokens-idle = { $count } ungenutzt
railroad_barons_chat-earned = hat { $amount } Einkommen
railroad_barons_chat-earned-nothing = hat kein Einkommen
railroad_barons_chat-paid = bezahlt { $parts } aus
railroad_barons_chat-paid-part = { $amount } an { $name }
railroad_barons_chat-kept = spart { $revenue } ein
railroad_barons_chat-railroad-bought = kauft **{ $railroad }** für { $price }
railroad_barons_chat-railroad-helped = , davon { $helped } von { $seat }
railroad_barons_chat-railroad-saved = { " " }({ $saved } Rabatt)
railroad_barons_chat-level-reached = **Stufe { $level } ist erreicht**
railroad_barons_chat-discarded = gibt { $railroads } ab
railroad_barons_chat-obsolete = { $holding } verliert { $railroads }: veraltet
railroad_barons_chat-offer-made = bietet { $seller } ({ $to }) { $price } für **{ $card }**
railroad_barons_chat-offer-withdrawn = nimmt das Angebot für { $card } zurück
railroad_barons_chat-offer-refused = **{ $seat }** lehnt { $price } für { $card } ab
railroad_barons_chat-traded = kauft **{ $railroad }** von { $seller } für { $price }
railroad_barons_chat-assigned = bekommt den { $investor } zugeordnet
railroad_barons_chat-assigned-from = bekommt den { $investor } von { $source }
railroad_barons_chat-top-removed = { $card } geht ungekauft aus dem Spiel.
railroad_barons_chat-end-reached = **{ $holding } erreicht { $value }: Die Partie endet nach dieser Betriebsrunde**
railroad_barons_chat-exhausted = Kein Kurs kann mehr steigen: Die Partie ist zu Ende.
railroad_barons_chat-won = **{ $name } gewinnt mit { $total } zu { $other }!**
railroad_barons_chat-draw = **Unentschieden: je { $total }!**

# What is asked, on the public card. Each says in a sentence what the step is for.

railroad_barons_chat-over = Die Partie ist zu Ende.
railroad_barons_chat-ask-select = Privatier { $step } von { $count }: Wähle einen und nenne einen Preis. { $other } nimmt dann entweder die Karte oder so viel Geld aus der Bank, und du bekommst das andere. Nenne also einen Preis, bei dem dir beides recht ist.
railroad_barons_chat-ask-select-fixed = Privatier { $step } von { $count }: Wähle einen. { $other } nimmt dann entweder die Karte oder ihren Richtwert in Geld aus der Bank, und du bekommst das andere.
railroad_barons_chat-menu-select = Privatier wählen
railroad_barons_chat-ask-choose = { $fixed ->
    [yes] { $name } hat den **{ $investor }** gewählt. Er { $ability }. Nimm entweder die Karte oder { $price } aus der Bank; { $name } bekommt das andere.
   *[no] { $name } nennt **{ $price }** für den **{ $investor }**. Er { $ability }. Nimm entweder die Karte oder das Geld aus der Bank; { $name } bekommt das andere.
}
railroad_barons_chat-press-money = { $price } nehmen
railroad_barons_chat-press-card = { $investor } nehmen
railroad_barons_chat-ask-priority = { $mine ->
    [yes] Du hast das Erstkaufrecht und damit den ersten Zug der Aktienrunde { $set }. Dein Privatier kann es einmal in der Partie tauschen; dann hat es { $other }.
   *[no] { $holder } hat das Erstkaufrecht und damit den ersten Zug der Aktienrunde { $set }. Dein Privatier kann es einmal in der Partie tauschen; dann hast du es.
}
railroad_barons_chat-press-keep-priority = { $mine ->
    [yes] Behalten
   *[no] Bei { $name } lassen
}
railroad_barons_chat-press-swap-priority = { $mine ->
    [yes] An { $name } geben…
   *[no] Selbst nehmen…
}
railroad_barons_chat-ask-stock = { $deal ->
    [buy] Kaufe ein Papier oder passe.
    [none] Du kannst nur passen.
   *[both] Verkaufe beliebig viele Papiere und kaufe dann höchstens eins; oder passe.
} Du hast **{ $cash }** und { $count ->
    [one] 1 Papier
   *[other] { $count } Papiere
} (Aktienlimit { $limit }).
railroad_barons_chat-ask-stock-over = Du hast **{ $count } Papiere**, das Aktienlimit ist { $limit }. Verkaufe zuerst, bis es { $limit } sind; danach darfst du noch kaufen. Du hast **{ $cash }**.
railroad_barons_chat-ask-stock-sold = In dieser Runde verkauft und deshalb nicht wieder zu kaufen: { $holdings }.
railroad_barons_chat-ask-stock-last = { $name } hat gepasst: Passt du auch, endet die Aktienrunde.
railroad_barons_chat-menu-buy = Kaufen…
railroad_barons_chat-menu-sell = Verkaufen…
railroad_barons_chat-press-compose = Verkaufen und kaufen…
railroad_barons_chat-press-pass = Passen
railroad_barons_chat-press-pass-ends = Passen (Rundenende)
railroad_barons_chat-ask-tokens = **{ $holding }** platziert **{ $free ->
    [one] 1 Stein
   *[other] { $free } Steine
}**. Für jeden auf (+) darf der Konzern in diesem Zug eine Gesellschaft oder einen Privatier aufnehmen, für jeden auf (▼) eine Gesellschaft behalten. Einer darf für immer ins Streckennetz: { $bonus } mehr Einkommen in jeder Runde.
railroad_barons_chat-ask-tokens-again = **{ $holding }** platziert **{ $free ->
    [one] 1 Stein
   *[other] { $free } Steine
}**: auf (+) zum Aufnehmen, auf (▼) zum Behalten, einer darf ins Streckennetz.
railroad_barons_chat-ask-tokens-has = { $count ->
    [0] Bisher keine Gesellschaft
    [one] Bisher 1 Gesellschaft
   *[other] Bisher { $count } Gesellschaften
}, { $treasury } in der Konzernkasse. { $top }
railroad_barons_chat-ask-top = Oben auf dem Stapel: { $sides }.
railroad_barons_chat-ask-top-none = Der Stapel der Gesellschaften ist leer.
railroad_barons_chat-top-side = { $railroad } für { $price }
railroad_barons_chat-or = { $first } oder { $second }
railroad_barons_chat-press-tokens = { $what }: { $plus } (+), { $down } (▼)
railroad_barons_chat-press-tokens-shown = { $what }: { $plus } (+), { $down } (▼)…
railroad_barons_chat-tokens-same = Wie zuvor
railroad_barons_chat-tokens-one = Eine aufnehmen
railroad_barons_chat-tokens-grow = { $count } aufnehmen
railroad_barons_chat-tokens-build = Netz ausbauen
railroad_barons_chat-tokens-keep = Alle behalten
railroad_barons_chat-tokens-replace = Eine ersetzen
railroad_barons_chat-tokens-none = Keine kaufen
railroad_barons_chat-tokens-first = { $count ->
    [one] Erste Gesellschaft
   *[other] { $count } Gesellschaften
} kaufen
railroad_barons_chat-menu-tokens = Anders platzieren…
railroad_barons_chat-press-tokens-form = Zahlen eintippen…
railroad_barons_chat-option-tokens = { $plus } (+), { $down } (▼)
railroad_barons_chat-option-tokens-network = { $plus } (+), { $down } (▼), 1 Netz
railroad_barons_chat-option-tokens-room = nimmt { $plus ->
    [0] keine
   *[other] bis zu { $plus }
} auf, behält { $down ->
    [0] keine
   *[other] bis zu { $down }
}
railroad_barons_chat-option-tokens-loses = { $count ->
    [one] 1 Gesellschaft müsste gehen
   *[other] { $count } Gesellschaften müssten gehen
}
railroad_barons_chat-press-turn = Ganzer Zug in einem Formular…
railroad_barons_chat-press-turn-rest = Rest des Zuges in einem Formular…
railroad_barons_chat-turn-form = **{ $holding }**: { $treasury } in der Konzernkasse, { $count } { $count ->
    [one] Gesellschaft
   *[other] Gesellschaften
}. Gewählt ist, was vorgeschlagen wird.
railroad_barons_chat-use-pay = Ausbezahlen
railroad_barons_chat-use-keep = Einsparen
railroad_barons_chat-form-turn-tokens = Steine
railroad_barons_chat-form-turn-revenue = Einkommen
railroad_barons_chat-form-turn-assign = Privatiers endgültig zuordnen
railroad_barons_chat-form-turn-rails = Gesellschaften kaufen
railroad_barons_chat-option-rails-many = { $count } Gesellschaften, zuletzt { $railroad }
railroad_barons_chat-option-rails-detail = { $count ->
    [one] Stufe { $levels }: { $price }
   *[other] Stufen { $levels }: zusammen { $price }
}
railroad_barons_chat-option-rails-help = du gibst { $amount } dazu
railroad_barons_chat-turn-head = **{ $holding }**: Das würde geschehen.
railroad_barons_chat-turn-discard = Dann wählst du { $count ->
    [one] eine Gesellschaft
   *[other] { $count } Gesellschaften
}, die du abgibst.
railroad_barons_chat-confirm-turn = So spielen
railroad_barons_chat-ask-revenue = **{ $holding }** hat **{ $revenue }** Einkommen. Wird es ausbezahlt, steigt der Kurs; wird es eingespart, kann der Konzern mehr kaufen.
railroad_barons_chat-ask-revenue-pay = Ausbezahlen: { $parts }; Kurs { $before } → **{ $after }**; Konzernkasse bleibt bei { $treasury }.
railroad_barons_chat-ask-revenue-keep = Einsparen: Konzernkasse { $treasury } → **{ $then }**; Kurs bleibt bei { $before }.
railroad_barons_chat-ask-revenue-end = Ausbezahlen hebt den Kurs auf { $value }, und die Partie endet nach dieser Betriebsrunde.
railroad_barons_chat-press-pay = { $amount } ausbezahlen
railroad_barons_chat-press-pay-end = { $amount } ausbezahlen…
railroad_barons_chat-press-keep = { $amount } einsparen
railroad_barons_chat-ask-railroads = **{ $holding }** hat { $treasury } und darf noch { $plus ->
    [one] **eine** Gesellschaft oder **einen** Privatier
   *[other] **{ $plus }** Gesellschaften oder Privatiers
} aufnehmen; am Ende des Zuges { $down ->
    [0] bleibt keine Gesellschaft
    [one] bleibt höchstens 1 Gesellschaft
   *[other] bleiben bis zu { $down } Gesellschaften
} (jetzt { $count }). { $top }
railroad_barons_chat-press-rail = { $railroad } kaufen: { $price }
railroad_barons_chat-press-rail-shown = { $railroad } kaufen: { $price }…
railroad_barons_chat-press-rail-help = { $railroad } kaufen, du gibst { $help }…
railroad_barons_chat-press-done = Fertig
railroad_barons_chat-menu-offer = Angebot machen…
railroad_barons_chat-option-offer = { $railroad } von { $seller } ({ $name })
railroad_barons_chat-option-offer-own = { $railroad } von { $seller } (dein Konzern)
railroad_barons_chat-option-offer-detail = Ertrag { $income } · neu für { $cost }
railroad_barons_chat-menu-assign = Privatier endgültig zuordnen…
railroad_barons_chat-option-assign = { $investor }
railroad_barons_chat-option-assign-from = { $investor } von { $source }
railroad_barons_chat-ask-offer = { $buyer } ({ $name }) bietet **{ $price }** für **{ $railroad }** deines Konzerns { $seller }, Ertrag { $income } je Runde. Das Geld geht in die Konzernkasse: { $before } → { $after }. Bis zu deiner Antwort darf { $name } das Angebot zurücknehmen.
railroad_barons_chat-ask-offer-made = Du bietest { $seller } ({ $name }) **{ $price }** für **{ $railroad }**. Bis zur Antwort darfst du das Angebot zurücknehmen.
railroad_barons_chat-press-accept = { $price } annehmen
railroad_barons_chat-press-refuse = Ablehnen
railroad_barons_chat-press-withdraw = Angebot zurücknehmen ({ $name })
railroad_barons_chat-ask-discard = **{ $holding }** hat { $count } Gesellschaften und Platz (▼) für { $down }: { $surplus ->
    [one] Eine muss
   *[other] { $surplus } müssen
} ersatzlos aus dem Spiel. Welche?
railroad_barons_chat-menu-discard = Was wird abgegeben?
railroad_barons_chat-option-discard = { $railroads } abgeben
railroad_barons_chat-option-discard-others = Alle außer { $kept } abgeben
railroad_barons_chat-option-discard-detail = { $income } weniger Einkommen · behält { $kept }

# What a choice would do, shown to the presser alone.

railroad_barons_chat-sure-select = { $fixed ->
    [yes] Du wählst den **{ $investor }**. Er { $ability }. { $other } nimmt entweder die Karte oder **{ $price }** aus der Bank, und du bekommst das andere.
   *[no] Du nennst **{ $price }** für den **{ $investor }**. Er { $ability }. { $other } nimmt entweder die Karte oder das Geld, und du bekommst das andere.
}
railroad_barons_chat-select = Der **{ $investor }** { $ability }. Richtwert { $face }. Welchen Preis nennst du?
railroad_barons_chat-press-price = { $price } nennen…
railroad_barons_chat-press-price-face = Richtwert: { $price }…
railroad_barons_chat-press-price-form = Anderer Preis…
railroad_barons_chat-confirm-select = { $fixed ->
    [yes] Wählen
   *[no] { $price } nennen
}
railroad_barons_chat-sure-swap-priority = { $mine ->
    [yes] Nutze deinen Privatier: Dann hat **{ $name }** das Erstkaufrecht und den ersten Zug. Das geht nur einmal in der Partie.
   *[no] Nutze deinen Privatier: Dann hast du das Erstkaufrecht und den ersten Zug. Das geht nur einmal in der Partie.
}
railroad_barons_chat-confirm-swap-priority = Tauschen
railroad_barons_chat-start = **{ $holding }** gründen: Mit 40 % wirst du Direktor. Sobald { $float } % davon gekauft sind, wird der Konzern handlungsfähig und bekommt { $times }-mal seinen Kurs. Du hast { $cash }. Zu welchem Kurs?
railroad_barons_chat-press-par = Zu { $value } gründen: { $price }…
railroad_barons_chat-option-start = { $holding } gründen…
railroad_barons_chat-option-start-detail = die Direktor-Aktie ab { $least }
railroad_barons_chat-option-start-at = { $holding } zu { $value } gründen: { $price }
railroad_barons_chat-option-buy = { $percent } % von { $holding }: { $price }
railroad_barons_chat-option-exchange-up = { $give } % → { $percent } % von { $holding }: { $price }
railroad_barons_chat-option-sell = { $percent } % von { $holding }: { $price }
railroad_barons_chat-option-exchange-down = { $percent } % → { $take } % von { $holding }: { $price }
railroad_barons_chat-option-buy-none = Nichts kaufen
railroad_barons_chat-effect-cash = dir bleiben { $cash }
railroad_barons_chat-effect-share = danach hast du { $percent } %
railroad_barons_chat-effect-floats = handlungsfähig mit { $capital }
railroad_barons_chat-effect-director = { $name } wird Direktor
railroad_barons_chat-effect-director-you = du wirst Direktor
railroad_barons_chat-effect-value = Kurs { $before } → { $after }
railroad_barons_chat-effect-still = Kurs bleibt { $value }
railroad_barons_chat-deal-empty = Stelle deinen Zug zusammen: Verkaufe zuerst, so viel du willst, und kaufe dann höchstens ein Papier. Du hast **{ $cash }**.
railroad_barons_chat-deal-cash = Bargeld { $before } → **{ $after }**; Papiere { $held }, Aktienlimit { $limit }.
railroad_barons_chat-deal-floats = **{ $holding } wird handlungsfähig** und bekommt { $capital } Startkapital: Ab der nächsten Betriebsrunde agiert der Konzern.
railroad_barons_chat-deal-value = { $holding }: Kurs { $before } → **{ $after }**.
railroad_barons_chat-deal-director = **{ $name } wird Direktor von { $holding }**, mit Konzernkasse und Gesellschaften.
railroad_barons_chat-deal-swap = Die Direktor-Aktie von { $holding } wird gegen 30 % und 10 % getauscht.
railroad_barons_chat-deal-no-rebuy = Aktien von { $holdings } darfst du in dieser Aktienrunde nicht wieder kaufen.
railroad_barons_chat-deal-no-rebuy-turn = Aktien von { $holdings } darfst du in diesem Zug nicht kaufen.
railroad_barons_chat-deal-over = Das genügt noch nicht: Nach den Verkäufen hättest du { $count } Papiere, das Aktienlimit ist { $limit }.
railroad_barons_chat-deal-sell = { $percent } % von { $holding } für { $price } verkaufen.
railroad_barons_chat-deal-exchange-down = { $percent } % von { $holding } gegen { $take } % und { $price } tauschen.
railroad_barons_chat-deal-buy = **{ $percent } % von { $holding }** für { $price } kaufen.
railroad_barons_chat-deal-exchange-up = { $give } % von { $holding } gegen **{ $percent } %** tauschen und { $price } zahlen.
railroad_barons_chat-deal-start = **{ $holding }** zum Kurs { $par } gründen: die Direktor-Aktie (40 %) für { $price }.
railroad_barons_chat-menu-sell-first = Erst verkaufen…
railroad_barons_chat-menu-sell-more = Noch mehr verkaufen…
railroad_barons_chat-menu-buy-then = Dann kaufen…
railroad_barons_chat-menu-buy-other = Etwas anderes kaufen…
railroad_barons_chat-press-less = Letzten Verkauf streichen
railroad_barons_chat-confirm-deal = Bestätigen
railroad_barons_chat-said-pass = Du hast gepasst.
railroad_barons_chat-said-keep-priority = Das Erstkaufrecht bleibt, wo es ist.
railroad_barons_chat-said-swap-priority = Du hast deinen Privatier genutzt: Das Erstkaufrecht ist getauscht.
railroad_barons_chat-sure-tokens = **{ $holding }**: { $plus } (+), { $down } (▼).
railroad_barons_chat-sure-tokens-network = Ein Stein geht **für immer** ins Streckennetz: { $amount } mehr Einkommen in jeder Runde. { $left ->
    [0] Danach bleibt kein Stein zum Platzieren.
    [one] Danach bleibt 1 Stein zum Platzieren.
   *[other] Danach bleiben { $left } Steine zum Platzieren.
}
railroad_barons_chat-sure-tokens-idle = { $count ->
    [one] **1 Stein bleibt** in dieser Runde **ungenutzt**.
   *[other] **{ $count } Steine bleiben** in dieser Runde **ungenutzt**.
}
railroad_barons_chat-sure-tokens-loses = Der Konzern hat { $count } Gesellschaften und dürfte { $down } behalten: { $surplus ->
    [one] Eine muss
   *[other] { $surplus } müssen
} am Ende dieses Zuges ersatzlos aus dem Spiel, und eine mehr für jede zugekaufte.
railroad_barons_chat-sure-tokens-all = Der Konzern dürfte **keine Gesellschaft** behalten und verlöre { $railroads } am Ende dieses Zuges ersatzlos.
railroad_barons_chat-confirm-tokens = So platzieren
railroad_barons_chat-sure-pay = **{ $holding }** bezahlt { $revenue } aus: { $parts }. Der Kurs steigt auf { $after }.
railroad_barons_chat-sure-pay-end = Das ist das Ende des Kurstableaus: **Die Partie endet nach dieser Betriebsrunde.**
railroad_barons_chat-confirm-pay = Ausbezahlen
railroad_barons_chat-sure-rail = **{ $holding }** kauft **{ $railroad }** für { $price }, Ertrag { $income } je Runde. Konzernkasse { $before } → { $after }.
railroad_barons_chat-sure-rail-saved = Der Rabatt des Privatiers spart { $saved }.
railroad_barons_chat-sure-rail-help = Du hilfst mit genau **{ $help }** aus deinem Privatkapital von { $cash }; dir bleiben { $left }.
railroad_barons_chat-sure-rail-level = Es ist die erste der **Stufe { $level }**; damit veralten alle der Stufe { $victims }:
railroad_barons_chat-sure-rail-victim = • { $holding } ({ $name }) verliert { $railroads }.
railroad_barons_chat-sure-rail-nobody = • niemand hat eine.
railroad_barons_chat-sure-rail-room = Dann hat der Konzern { $count ->
    [one] 1 Gesellschaft
   *[other] { $count } Gesellschaften
} und behält { $down }: { $surplus ->
    [one] Eine muss
   *[other] { $surplus } müssen
} am Ende dieses Zuges ersatzlos aus dem Spiel.
railroad_barons_chat-confirm-rail = Kaufen
railroad_barons_chat-offer = **{ $railroad }** von { $seller }: Ertrag { $income } je Runde, neu für { $cost }. { $buyer } hat { $treasury } in der Konzernkasse. { $name } nimmt an oder lehnt ab; ein abgelehntes Angebot kostet nichts.
railroad_barons_chat-offer-own = **{ $railroad }** deines Konzerns { $seller }, Ertrag { $income } je Runde, neu für { $cost }. { $buyer } hat { $treasury } in der Konzernkasse. Du führst beide Konzerne, also gilt der Kauf sofort. Zu welchem Preis?
railroad_barons_chat-press-offer = { $price } bieten…
railroad_barons_chat-press-offer-own = { $price } zahlen…
railroad_barons_chat-press-offer-form = Anderer Preis…
railroad_barons_chat-sure-offer = **{ $buyer }** bietet { $seller } **{ $price }** für **{ $railroad }**. Bis { $name } antwortet, darfst du das Angebot zurücknehmen.
railroad_barons_chat-confirm-offer = { $price } bieten
railroad_barons_chat-sure-offer-own = **{ $buyer }** kauft **{ $railroad }** von deinem Konzern { $seller } für **{ $price }**: Konzernkasse { $buyer } { $buyer_before } → { $buyer_after }, { $seller } { $seller_before } → { $seller_after }.
railroad_barons_chat-confirm-offer-own = Für { $price } kaufen
railroad_barons_chat-sure-discard = **{ $holding }** gibt { $railroads } ersatzlos ab und behält { $kept }.
railroad_barons_chat-confirm-discard = Abgeben

railroad_barons_chat-press-all-select = Privatier wählen, Preis nennen…
railroad_barons_chat-form-select-investor = Privatier
railroad_barons_chat-form-select-hint = Leer: der Richtwert
railroad_barons_chat-press-all-offer = Anderen Preis bieten…
railroad_barons_chat-form-offer-card = Gesellschaft
railroad_barons_chat-form-select = Dein Preis
railroad_barons_chat-form-select-price = Dollar, { $least } bis { $most }
railroad_barons_chat-form-offer = Dein Angebot
railroad_barons_chat-form-offer-price = Dollar, { $least } bis { $most }
railroad_barons_chat-form-tokens = Steine platzieren
railroad_barons_chat-form-tokens-plus = Auf (+)
railroad_barons_chat-form-tokens-down = Auf (▼)
railroad_barons_chat-form-tokens-network = Ins Streckennetz: 0 bis { $most }
railroad_barons_chat-form-tokens-hint = zusammen höchstens { $free }
railroad_barons_chat-refuse-certificate = Ich kenne kein Papier „{ $text }“. Wähle eins aus der Liste, oder schreib zum Beispiel SB 20.
railroad_barons_chat-typed-of = von
railroad_barons_chat-refuse-holding = Ich kenne keinen Konzern „{ $text }“. Wähle einen aus der Liste.
railroad_barons_chat-refuse-railroad = Ich kenne keine Gesellschaft „{ $text }“. Wähle eine aus der Liste.
railroad_barons_chat-refuse-investor = Ich kenne keinen Privatier „{ $text }“. Wähle einen aus der Liste.

# Private looks.

railroad_barons_chat-look-certificates = Aktien
railroad_barons_chat-look-railroads = Gesellschaften
railroad_barons_chat-look-income = Einkommen
railroad_barons_chat-look-wealth = Vermögen
railroad_barons_chat-look-help = Regeln
railroad_barons_chat-look-text = In Worten
railroad_barons_chat-wealth-none = Die Kurve beginnt am Ende der ersten Aktienrunde.
railroad_barons_chat-help-goal = **Railroad Barons in Kürze.** Du gewinnst mit Bargeld und Aktien, also besitze möglichst viel von dem, was steigt. Geld in einer Konzernkasse gehört niemandem am Tisch; nur Dividende und Verkäufe bringen dir Geld.
railroad_barons_chat-help-stock = **Aktienrunde.** Reihum: beliebig viele Aktien verkaufen, dann höchstens ein Papier kaufen; oder passen. Passen beide nacheinander, endet sie. Einen Konzern gründet, wer seine Direktor-Aktie (40 %) zum Kurs { $values } kauft; sind { $float } % der Aktien gekauft, bekommt er seinen Kurs { $times }-mal als Startkapital. Direktor ist, wer die meisten Anteile hat. Verkauft der Direktor, fällt der Kurs um ein Feld.
railroad_barons_chat-help-operate = **Betriebsrunden**, { $rounds } nach jeder Aktienrunde; die Konzerne in der Reihenfolge { $order }.
    1. Steine: (+) nimmt Gesellschaften oder Privatiers auf, (▼) behält Gesellschaften, { $network } für immer ins Streckennetz.
    2. Einkommen: an die Aktionäre ausbezahlen (der Kurs steigt) oder in der Konzernkasse einsparen.
    3. Die oberste Gesellschaft des Stapels kaufen, für eine eines anderen Konzerns bieten, Privatiers zuordnen.
    4. Gesellschaften über die (▼)-Steine hinaus gehen ersatzlos aus dem Spiel.
railroad_barons_chat-help-level = die der Stufe { $level } die der Stufe { $old }
railroad_barons_chat-help-levels = **Stufen.** Die erste Gesellschaft einer Stufe lässt ältere veralten: { $levels }. Nach jedem Set von Betriebsrunden geht die oberste Gesellschaft des Stapels aus dem Spiel, mit derselben Wirkung.
railroad_barons_chat-help-levels-german = **Stufen.** Die erste Gesellschaft einer Stufe lässt ältere veralten: { $levels }. Nach jedem Set von Betriebsrunden geht die oberste Gesellschaft des Stapels aus dem Spiel, hier ohne Wirkung.
railroad_barons_chat-help-limits = **Grenzen.** Aktienlimit { $limit } Papiere. Verkaufte Aktien kannst du in derselben Aktienrunde nicht wieder kaufen. Von einem gegründeten Konzern muss immer jemand 40 % haben.
railroad_barons_chat-help-limits-turn = **Grenzen.** Aktienlimit { $limit } Papiere. Verkaufte Aktien kannst du im selben Zug nicht wieder kaufen. Von einem gegründeten Konzern muss immer jemand 40 % haben.
railroad_barons_chat-help-end = **Spielende.** Ein Kurs von { $end } beendet die Partie nach der laufenden Betriebsrunde.

# The picture in words.

railroad_barons_chat-text-round-draft = Wahl der Privatiers, Nummer { $step } von { $count }.
railroad_barons_chat-text-round-stock = Aktienrunde { $set }.
railroad_barons_chat-text-round-operating = Betriebsrunde { $set }.{ $half }.
railroad_barons_chat-text-round-holding = Betriebsrunde { $set }.{ $half }: { $holding } agiert.
railroad_barons_chat-text-left = Übrige Privatiers: { $investors }.
railroad_barons_chat-text-left-one = { $investor } ({ $ability })
railroad_barons_chat-text-named = { $name } hat { $price } für den { $investor } genannt.
railroad_barons_chat-text-player = **{ $name }**: Bargeld { $cash }, Aktienwert { $stock }, zusammen **{ $total }**.
railroad_barons_chat-text-priority = Hat das Erstkaufrecht.
railroad_barons_chat-text-certificates = { $count ->
    [one] 1 Papier
   *[other] { $count } Papiere
}: { $certificates }.
railroad_barons_chat-text-no-certificates = Keine Papiere.
railroad_barons_chat-text-investors = Privatiers: { $investors }.
railroad_barons_chat-text-holding = **{ $holding }**, { $name }: Kurs **{ $value }**, Direktor { $director }, Konzernkasse { $treasury }, { $floated ->
    [yes] handlungsfähig
   *[no] nicht handlungsfähig
}.
railroad_barons_chat-text-unstarted = **{ $holding }**, { $name }: nicht gegründet.
railroad_barons_chat-text-tokens = Steine: { $network } im Streckennetz, { $free } auf der Karte.
railroad_barons_chat-text-tokens-placed = Steine: { $network } im Streckennetz; { $free } auf der Karte, davon { $plus } ungenutzt auf (+) und { $down } auf (▼).
railroad_barons_chat-text-railroads = Gesellschaften: { $railroads }.
railroad_barons_chat-text-railroad = { $railroad } mit Ertrag { $income }
railroad_barons_chat-text-no-railroads = Keine Gesellschaften.
railroad_barons_chat-text-bank = Die Bank hat { $percents }.
railroad_barons_chat-text-no-bank = Die Bank hat keine Aktien davon.
railroad_barons_chat-text-stack = Noch { $count } im Stapel, von oben: { $railroads }.
railroad_barons_chat-text-stack-one = { $name } ({ $sides })
railroad_barons_chat-text-stack-side = { $level }: Preis { $cost }, Ertrag { $income }
railroad_barons_chat-text-stack-none = Der Stapel ist leer.
railroad_barons_chat-text-levels = Stufen, durch die andere veralten: erreicht { $reached }, noch offen { $open }.
railroad_barons_chat-none = keine
railroad_barons_chat-text-offer = { $buyer } bietet { $seller } { $price } für { $railroad }.
railroad_barons_chat-text-turn = Am Zug: { $names }.

# Standings.

railroad_barons_chat-standing = { $place }. **{ $name }** { $total }{ $sums }
railroad_barons_chat-sum-cash = Bargeld { $amount }
railroad_barons_chat-sum-stock = Aktienwert { $amount }

# Options in the lobby.

railroad_barons_chat-menu-options = Optionen wählen
railroad_barons_chat-options-none = Regeln: wie in der englischen Spielregel.
railroad_barons_chat-options-some = Regeln: { $options }.
railroad_barons_chat-option-german = Deutsche Spielregel
railroad_barons_chat-option-german-detail = alles, worin sich die beiden Spielregeln unterscheiden, auf einmal
railroad_barons_chat-option-faces = Privatiers zum Richtwert
railroad_barons_chat-option-faces-detail = es werden keine Preise genannt; empfohlen für die ersten Partien
railroad_barons_chat-option-first = Erster Platz beginnt
railroad_barons_chat-option-first-detail = anstatt auszulosen
railroad_barons_chat-option-second = Zweiter Platz beginnt
railroad_barons_chat-option-second-detail = anstatt auszulosen
railroad_barons_chat-option-rebuy = Rückkauf im nächsten Zug
railroad_barons_chat-option-rebuy-detail = verkaufte Aktien darfst du schon im nächsten Zug zurückkaufen, nicht erst in der nächsten Runde
railroad_barons_chat-option-ties = Vorrang Direktor-Aktie
railroad_barons_chat-option-ties-detail = bei gleichen Anteilen ist Direktor, wer die Direktor-Aktie hat
railroad_barons_chat-option-help = Hilfe für teurere Stufe
railroad_barons_chat-option-help-detail = der Direktor darf helfen, auch wenn die Kasse für die billigere Stufe reicht
railroad_barons_chat-option-investors = Privatiers von überall
railroad_barons_chat-option-investors-detail = nicht nur von Konzernen desselben Direktors
railroad_barons_chat-option-removal = Entfernen ohne Wirkung
railroad_barons_chat-option-removal-detail = die nach den Betriebsrunden entfernte Gesellschaft lässt nichts veralten

# Slash commands: what Discord shows of them.

railroad_barons_chat-slash-barons = Railroad Barons spielen
railroad_barons_chat-slash-select = Privatier wählen und, wenn nicht der Richtwert gilt, einen Preis nennen (mit Vorschau)
railroad_barons_chat-slash-select-investor = Einer der Privatiers, die noch da sind
railroad_barons_chat-slash-select-price = Dollar, zum Beispiel 60; leer: der Richtwert
railroad_barons_chat-slash-money = Das genannte Geld nehmen
railroad_barons_chat-slash-card = Den Privatier nehmen
railroad_barons_chat-slash-swap-priority = Mit deinem Privatier das Erstkaufrecht tauschen (mit Vorschau)
railroad_barons_chat-slash-keep-priority = Das Erstkaufrecht lassen, wo es ist
railroad_barons_chat-slash-turn = Einen Zug der Aktienrunde zusammenstellen: verkaufen, dann kaufen
railroad_barons_chat-slash-buy = Ein Papier aus der Bank kaufen (mit Vorschau)
railroad_barons_chat-slash-buy-certificate = Was du kaufst, zum Beispiel SB 20
railroad_barons_chat-slash-sell = Ein Papier an die Bank verkaufen (mit Vorschau; mehr ist möglich)
railroad_barons_chat-slash-sell-certificate = Was du verkaufst, zum Beispiel SB 20
railroad_barons_chat-slash-exchange = Ein Papier gegen ein größeres oder kleineres tauschen (mit Vorschau)
railroad_barons_chat-slash-exchange-certificate = Was du tauschst
railroad_barons_chat-slash-start = Einen Konzern gründen (mit Vorschau)
railroad_barons_chat-slash-start-holding = Der Konzern
railroad_barons_chat-slash-start-value = Sein Anfangskurs: einer von denen, zu denen man gründet
railroad_barons_chat-slash-pass = In der Aktienrunde passen
railroad_barons_chat-slash-tokens = Die Steine eines Konzerns platzieren
railroad_barons_chat-slash-tokens-plus = Auf (+): Gesellschaften oder Privatiers aufnehmen
railroad_barons_chat-slash-tokens-down = Auf (▼): Gesellschaften behalten
railroad_barons_chat-slash-tokens-network = Für immer ins Streckennetz: 0 oder 1
railroad_barons_chat-slash-pay = Das Einkommen an die Aktionäre ausbezahlen
railroad_barons_chat-slash-keep = Das Einkommen in der Konzernkasse einsparen
railroad_barons_chat-slash-railroad = Die oberste Gesellschaft des Stapels kaufen
railroad_barons_chat-slash-railroad-side = Auf welcher Stufe, mit oder ohne deine Hilfe
railroad_barons_chat-slash-offer = Für die Gesellschaft eines anderen Konzerns bieten (mit Vorschau)
railroad_barons_chat-slash-offer-railroad = Die Gesellschaft
railroad_barons_chat-slash-offer-price = Ganze Dollar, mindestens 1
railroad_barons_chat-slash-accept = Das Angebot annehmen
railroad_barons_chat-slash-refuse = Das Angebot ablehnen
railroad_barons_chat-slash-withdraw = Dein Angebot zurücknehmen
railroad_barons_chat-slash-investor = Dem agierenden Konzern einen Privatier zuordnen (mit Vorschau)
railroad_barons_chat-slash-investor-investor = Der Privatier
railroad_barons_chat-slash-done = Den Kauf von Gesellschaften beenden
railroad_barons_chat-slash-discard = Überzählige Gesellschaften abgeben (mit Vorschau)
railroad_barons_chat-slash-discard-railroads = Welche abgegeben werden
railroad_barons_chat-slash-show = Etwas ansehen, nur für dich
railroad_barons_chat-slash-show-what = Was du ansehen willst

# By /help where the game is played.

railroad_barons_chat-guide-aim = Erreicht ein Kurs { $end }, endet die Partie nach dieser Betriebsrunde. Dann gewinnt, wer an Bargeld und Aktien (zum Kurs gerechnet) am meisten hat. Gründe Konzerne, besitze viel von dem, was steigt, und lass sie Gesellschaften kaufen und dir Dividende ausbezahlen. Geld in einer Konzernkasse gehört niemandem am Tisch.
railroad_barons_chat-guide-marks =
    - Eine Scheibe auf dem Kurstableau ist ein Kursmarker; Farbe und Muster sagen, von welchem Konzern.
    - Die kleinen Felder einer Konzernkarte sind Aktien mit der Nummer ihres Besitzers, die grauen gehören der Bank.
    - Weiß auf dunkel steht die Stufe einer Gesellschaft, daneben ihr Ertrag; ein rotes Kreuz heißt, dass die nächste Stufe, die etwas veralten lässt, sie trifft.
    - Ein Hut ist ein Privatier.
    - Steine liegen auf (+) zum Aufnehmen, auf (▼) zum Behalten oder beim Gleis im Streckennetz.

# Was man tun könnte, nur einem selbst erzählt.

railroad_barons_chat-selected-you = { $fixed ->
    [yes] du wählst den **{ $investor }**
   *[no] du nennst **{ $price }** für den **{ $investor }**
}
railroad_barons_chat-started-you = du gründest **{ $holding }** zum Kurs { $par }: 40 % für { $price }
railroad_barons_chat-sold-you = du verkaufst { $percent } % von { $holding } für { $amount }
railroad_barons_chat-exchanged-down-you = du tauschst { $percent } % von { $holding } gegen { $take } % und { $amount }
railroad_barons_chat-bought-you = du kaufst **{ $percent } % von { $holding }** für { $amount }
railroad_barons_chat-exchanged-up-you = du tauschst { $give } % von { $holding } gegen **{ $percent } %** und zahlst { $amount }
railroad_barons_chat-swapped-you = du bekommst die Direktor-Aktie von { $holding } von { $other } für 30 % und 10 %
railroad_barons_chat-swapped-from-you = { $seat } bekommt die Direktor-Aktie von { $holding } von dir für 30 % und 10 %
railroad_barons_chat-swapped-bank-you = du bekommst die Direktor-Aktie von { $holding } aus der Bank für 30 % und 10 %
railroad_barons_chat-director-changed-you = **du wirst Direktor von { $holding }**
