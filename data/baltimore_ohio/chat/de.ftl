# Baltimore & Ohio in chat: what happened, what is asked, what a choice would do.

# alike: a name
baltimore_ohio_chat-name = Baltimore & Ohio
baltimore_ohio_chat-blurb = Kaufe und verkaufe Aktien und führe als Präsident die Bahnen, von denen du am meisten hast: Ausrüstung, Strecken, Städte, Dividenden. Wer am Ende an Bargeld und Aktien am meisten hat, gewinnt. Für 3 bis 6 Personen, etwa neun Spielrunden lang.
baltimore_ohio_chat-nobody = niemand
baltimore_ohio_chat-none = keine
baltimore_ohio_chat-shares-of = { $count } { $railroad }
baltimore_ohio_chat-value-moves = { $railroad } { $before } → { $after }
baltimore_ohio_chat-treasury-is = { $railroad } { $amount }
baltimore_ohio_chat-baron-pays = Er zahlt in jeder Spielrunde { $rule }; jetzt wären das { $amount }.
baltimore_ohio_chat-baron-RB1 = { $each } für jede Bahn in Chicago
baltimore_ohio_chat-baron-RB2 = { $each } für jede genommene Kohle
baltimore_ohio_chat-baron-RB2-nw = { $each } für jede genommene Kohle und NW-Kohle
baltimore_ohio_chat-baron-RB3 = { $each } für jede Bahn in Detroit
baltimore_ohio_chat-baron-RB4 = { $each } mal Technologiestufe
baltimore_ohio_chat-baron-RB5 = { $each } für jede Bahn in Pittsburgh und jede in Wheeling
baltimore_ohio_chat-baron-RB6 = { $each } für jede Bahn in New York
baltimore_ohio_chat-baron-RB7 = { $each } für jede Bahn in Betrieb
baltimore_ohio_chat-baron-RB8 = { $each } für jedes Feld mit Strecke

# What happened: pieces of one line a turn, after the player's name or the railroad in bold.

baltimore_ohio_chat-cash-dealt = Alle beginnen mit { $each }.
baltimore_ohio_chat-order-set-drawn = Reihenfolge durch das Los: { $order }.
baltimore_ohio_chat-order-set = Neue Reihenfolge, das wenigste Bargeld zuerst: { $order }.
baltimore_ohio_chat-market-began = **Marktrunde { $turn }**: Aktien kaufen und verkaufen, bis alle nacheinander passen.
baltimore_ohio_chat-passed = passt
baltimore_ohio_chat-passed-forced = kann nichts kaufen oder verkaufen und passt
baltimore_ohio_chat-sold = verkauft **{ $count } { $railroad }** für { $amount }
baltimore_ohio_chat-railroad-started = gründet **{ $railroad }** zum Wert { $value }
baltimore_ohio_chat-railroad-started-again = holt **{ $railroad }** zum Wert { $value } aus der Zwangsverwaltung zurück
baltimore_ohio_chat-bought = kauft **{ $count } { $railroad }** für { $amount }
baltimore_ohio_chat-bought-mixed = kauft **{ $count } { $railroad }** für { $amount } ({ $held } von der Bahn, { $orphan } verwaist)
baltimore_ohio_chat-bought-orphan = kauft **{ $count } { $railroad }** für { $amount } (verwaist)
baltimore_ohio_chat-bought-back = lässt { $railroad } { $count ->
    [one] eine Aktie
   *[other] { $count } Aktien
} für { $amount } zurückkaufen
baltimore_ohio_chat-president = **{ $after } ist neuer Präsident von { $railroad }**
baltimore_ohio_chat-orphans-drop = Verwaiste Aktien senken am Ende der Marktrunde den Wert:
baltimore_ohio_chat-auction-opened = versteigert **{ $card }**, Startgebot { $bid }
baltimore_ohio_chat-bid-made = bietet **{ $amount }**
baltimore_ohio_chat-bid-passed = steigt aus der Versteigerung aus
baltimore_ohio_chat-bid-passed-forced = kann nicht mehr bieten
baltimore_ohio_chat-hammer = **{ $seat } bekommt { $card } für { $amount }.**
baltimore_ohio_chat-barons-pay = Die Räuberbarone zahlen:
baltimore_ohio_chat-baron-paid = { $amount } an { $seat } ({ $card })
baltimore_ohio_chat-over-peak = Eine Bahn hat das Ende der Wertleiste erreicht: Die Partie ist zu Ende.
baltimore_ohio_chat-over-level = Die letzte Technologiestufe ist erreicht: Die Partie ist zu Ende.
baltimore_ohio_chat-over-shares = Die Spieler besitzen alle Aktien aller Bahnen: Die Partie ist zu Ende.
baltimore_ohio_chat-won = **{ $name } gewinnt!**

# What is asked, on the public card. Each says in a sentence what the step is for.

baltimore_ohio_chat-over = Die Partie ist zu Ende.
baltimore_ohio_chat-ask-market = Du hast **{ $cash }**. { $count ->
    [one] Du kannst { $can } oder passen.
   *[other] In beliebiger Reihenfolge, je einmal: { $can }; oder passen.
}
baltimore_ohio_chat-ask-market-none = Du hast **{ $cash }** und kannst weder kaufen noch verkaufen, also nur passen.
baltimore_ohio_chat-ask-market-first = Du gründest eine Bahn, indem du ihre ersten Aktien kaufst. Was du zahlst, kommt in ihre Kasse, und wer am meisten von ihr hat, führt sie.
baltimore_ohio_chat-ask-market-on = Die Versteigerung ist vorbei, und dein Zug geht weiter. Du hast **{ $cash }**. { $count ->
    [0] Mehr ist nicht möglich: Beende den Zug.
    [one] Du kannst noch { $can } oder den Zug beenden.
   *[other] Noch möglich, in beliebiger Reihenfolge: { $can }; oder den Zug beenden.
}
baltimore_ohio_chat-can-sell = Aktien verkaufen
baltimore_ohio_chat-can-buy = Aktien einer Bahn kaufen
baltimore_ohio_chat-can-back = deine Bahnen verwaiste Aktien zurückkaufen lassen
baltimore_ohio_chat-can-open = einen Räuberbaron versteigern
baltimore_ohio_chat-ask-market-sold = In dieser Marktrunde hast du verkauft und kannst darin nicht wieder kaufen: { $railroads }.
baltimore_ohio_chat-ask-market-passes = Bisher { $passes ->
    [one] hat eine Person
   *[other] haben { $passes } Personen nacheinander
} gepasst; { $left ->
    [one] passt du auch, endet die Marktrunde.
   *[other] passen noch { $left }, endet die Marktrunde.
}
baltimore_ohio_chat-menu-sell = Verkaufen…
baltimore_ohio_chat-menu-sell-more = Mehr verkaufen…
baltimore_ohio_chat-menu-buy = Kaufen…
baltimore_ohio_chat-menu-back = Aktien zurückkaufen…
baltimore_ohio_chat-menu-open = Räuberbaron versteigern…
baltimore_ohio_chat-option-sell-detail = bis zu { $most } zum Wert { $value }
baltimore_ohio_chat-option-unstarted = { $railroad } gründen…
baltimore_ohio_chat-option-receivership = { $railroad } aus der Zwangsverwaltung holen…
baltimore_ohio_chat-option-start-detail = { $name }, ab { $value } je Aktie
baltimore_ohio_chat-option-buy-detail = { $value } je Aktie · { $held } bei der Bahn, { $orphan } verwaist
baltimore_ohio_chat-option-back-detail = { $orphan } verwaist zu { $value } · Kasse { $treasury }
baltimore_ohio_chat-option-open-detail = { $rule } · jetzt { $amount }
baltimore_ohio_chat-press-trade = Verkaufen und kaufen…
baltimore_ohio_chat-form-sell = Aktien verkaufen von
baltimore_ohio_chat-form-sell-count = Wie viele verkaufen
baltimore_ohio_chat-form-buy = Aktien kaufen von
baltimore_ohio_chat-form-buy-count = Wie viele kaufen
baltimore_ohio_chat-form-count-hint = Leer: so viele wie möglich
baltimore_ohio_chat-form-unstarted = { $railroad } zu { $value } gründen
baltimore_ohio_chat-form-receivership = { $railroad } zu { $value } zurückholen
baltimore_ohio_chat-press-pass = Passen
baltimore_ohio_chat-press-pass-ends = Passen (Rundenende)
baltimore_ohio_chat-press-end = Zug beenden
baltimore_ohio_chat-ask-auction = **{ $card }** wird versteigert. { $pays } { $name } führt mit **{ $amount }**; du hast { $cash }. Biete mehr oder steige aus dieser Versteigerung endgültig aus.
baltimore_ohio_chat-ask-auction-others = Nach dir: { $names }.
baltimore_ohio_chat-press-bid = { $amount } bieten…
baltimore_ohio_chat-press-bid-form = Anderes Gebot…
baltimore_ohio_chat-press-out = Endgültig aussteigen
baltimore_ohio_chat-press-out-last = { $name } überlassen

# What a choice would do, shown to the presser alone.

baltimore_ohio_chat-page-sell = { $count ->
    [one] Willst du deine Aktie von **{ $railroad }** verkaufen, zu **{ $value }**? Sie verwaist, und der Wert fällt um ein Feld.
   *[other] Wie viele deiner { $count } Aktien von **{ $railroad }** willst du verkaufen, zu je **{ $value }**? Sie verwaisen, und der Wert fällt um ein Feld, egal wie viele es sind.
}
baltimore_ohio_chat-menu-count-sell = Wie viele verkaufen?
baltimore_ohio_chat-page-buy = Eine Aktie von **{ $railroad }** kostet **{ $value }**: { $held } bei der Bahn (du zahlst in ihre Kasse), { $orphan } verwaist (du zahlst an die Bank). Du hast { $cash }.
baltimore_ohio_chat-menu-count-buy = Wie viele kaufen?
baltimore_ohio_chat-page-start-unstarted = **{ $railroad }** gründen: Wähle den Wert und wie viele Aktien du kaufst. Was du zahlst, kommt in die Kasse der Bahn, für Ausrüstung (die nächste Karte kostet { $card }) und Strecke; ohne Ausrüstung verdient sie nichts. Du hast { $cash }.
baltimore_ohio_chat-page-start-receivership = **{ $railroad }** aus der Zwangsverwaltung holen: Wähle den Wert und wie viele Aktien du kaufst. Was du zahlst, kommt in die Kasse der Bahn; ihre Strecke liegt noch, ihre Ausrüstung ist fort (die nächste Karte kostet { $card }). Du hast { $cash }.
baltimore_ohio_chat-menu-start = Zum Wert { $value } kaufen…
baltimore_ohio_chat-page-back = **{ $railroad }** hat { $orphan ->
    [one] 1 verwaiste Aktie
   *[other] { $orphan } verwaiste Aktien
} und { $treasury } in der Kasse. Sie kann sie zu je { $value } zurückkaufen; die Aktien liegen dann bei der Bahn, und die Kasse bekommt ihre Dividende. Wie viele?
baltimore_ohio_chat-menu-count-back = Wie viele zurückkaufen?
baltimore_ohio_chat-option-shares = { $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
}: { $amount }
baltimore_ohio_chat-option-held = { $count } von der Bahn: { $amount }
baltimore_ohio_chat-option-orphan = { $count } verwaist: { $amount }
baltimore_ohio_chat-option-mixed = { $held } von der Bahn + { $orphan } verwaist: { $amount }
baltimore_ohio_chat-effect-shares = dann hast du { $count }
baltimore_ohio_chat-effect-value = Wert { $before } → { $after }
baltimore_ohio_chat-effect-president = Präsident: { $name }
baltimore_ohio_chat-effect-president-you = du wirst Präsident
baltimore_ohio_chat-effect-cash = Bargeld { $cash }
baltimore_ohio_chat-effect-treasury = Kasse { $treasury } · noch { $orphan } verwaist
baltimore_ohio_chat-page-open = **{ $card }** mit einem eigenen Startgebot versteigern. { $pays } Dann bieten die anderen oder steigen aus; was du in diesem Zug noch nicht getan hast, kannst du danach tun. Du hast { $cash }.
baltimore_ohio_chat-press-open = Mit { $amount } eröffnen…
baltimore_ohio_chat-form-bid = Dein Gebot
baltimore_ohio_chat-form-bid-amount = Dollar, { $least } bis { $most }
baltimore_ohio_chat-deal-empty = { $count ->
    [one] In diesem Zug kannst du { $can }. Du hast **{ $cash }**.
   *[other] Stelle deinen Zug zusammen, in beliebiger Reihenfolge, je einmal: { $can }. Du hast **{ $cash }**.
}
baltimore_ohio_chat-deal-step = { $step }. Bargeld danach: **{ $cash }**.
baltimore_ohio_chat-deal-numbered = **{ $number }.** { $step }
baltimore_ohio_chat-deal-sell = { $shares } für { $amount } verkaufen
baltimore_ohio_chat-deal-buy = { $count } { $railroad } für { $amount } kaufen
baltimore_ohio_chat-deal-buy-orphan = { $count } { $railroad } für { $amount } kaufen (verwaist)
baltimore_ohio_chat-deal-buy-mixed = { $count } { $railroad } für { $amount } kaufen ({ $held } von der Bahn, { $orphan } verwaist)
baltimore_ohio_chat-deal-start = **{ $railroad }** zum Wert { $value } gründen und { $count } für { $amount } kaufen
baltimore_ohio_chat-deal-return = **{ $railroad }** zum Wert { $value } zurückholen und { $count } für { $amount } kaufen
baltimore_ohio_chat-deal-back = { $railroad } kauft { $count } für { $amount } aus der Kasse zurück
baltimore_ohio_chat-deal-open = **{ $card }** mit einem Gebot von { $amount } versteigern
baltimore_ohio_chat-deal-values = Werte: { $moves }.
baltimore_ohio_chat-deal-president = **{ $name }** wird Präsident von { $railroad }.
baltimore_ohio_chat-deal-president-you = **Du wirst Präsident von { $railroad }.**
baltimore_ohio_chat-deal-president-lost = **{ $name }** wird an deiner Stelle Präsident von { $railroad }.
baltimore_ohio_chat-deal-treasuries = Kassen: { $treasuries }.
baltimore_ohio_chat-deal-shares = Deine Aktien danach: { $shares }.
baltimore_ohio_chat-deal-no-rebuy = In dieser Marktrunde kannst du nicht wieder kaufen: { $railroads }.
baltimore_ohio_chat-deal-orphans = Sind am Ende der Marktrunde noch Aktien verwaist, fällt der Wert um ein weiteres Feld: { $railroads }.
baltimore_ohio_chat-deal-auction = Du zahlst das Gebot nur, wenn niemand mehr bietet. Der Rest deines Zuges folgt nach der Versteigerung.
baltimore_ohio_chat-press-draft = Zurück zum Zug
baltimore_ohio_chat-press-less = Letzten Schritt entfernen
baltimore_ohio_chat-confirm-deal = Bestätigen
baltimore_ohio_chat-sure-bid = Du bietest **{ $amount }** von deinen { $cash } für **{ $card }**. { $pays } Bietet niemand mehr, zahlst du und hast noch { $left }.
baltimore_ohio_chat-confirm-bid = { $amount } bieten
baltimore_ohio_chat-refuse-railroad = Ich kenne keine Bahn „{ $text }“. Wähle eine aus der Liste.
baltimore_ohio_chat-refuse-baron = Ich kenne keinen Räuberbaron „{ $text }“. Wähle einen aus der Liste.

# Private looks.

baltimore_ohio_chat-look-board = Spielplan
baltimore_ohio_chat-look-market = Markt
baltimore_ohio_chat-look-charters = Bahntafeln
baltimore_ohio_chat-look-equipment = Ausrüstung
baltimore_ohio_chat-look-help = Regeln
baltimore_ohio_chat-look-text = In Worten
baltimore_ohio_chat-look-history = Verlauf
baltimore_ohio_chat-look-charter = Tafel dieser Bahn
baltimore_ohio_chat-look-map = Spielplan dieser Bahn
baltimore_ohio_chat-menu-map = Spielplan einer Bahn
baltimore_ohio_chat-menu-charter = Tafel einer Bahn
baltimore_ohio_chat-menu-words = Eine Bahn in Worten
baltimore_ohio_chat-state-unstarted = nicht gegründet
baltimore_ohio_chat-state-receivership = zwangsverwaltet
baltimore_ohio_chat-history-none = Die Kurven beginnen am Ende der ersten Spielrunde.
baltimore_ohio_chat-incomes = **Nettoeinkommen**, zuletzt und jetzt · bedient/erreicht Städte
baltimore_ohio_chat-incomes-line = **{ $mark }** { $previous } → **{ $net }**{ $way ->
    [up] { " ↑" }
    [down] { " ↓" }
   *[none] { "" }
} · { $capacity }/{ $reached }
baltimore_ohio_chat-incomes-note = -# Jetzt: das Beste mit ihrer Ausrüstung und Strecke. ↑ Ausschütten hebt den Wert; ↓ ohne Gewinn fällt er.
baltimore_ohio_chat-help-goal = **Baltimore & Ohio in Kürze.** Du gewinnst mit Bargeld und Aktien. Was in der Kasse einer Bahn liegt, gehört niemandem: Dividenden, Verkäufe und steigende Werte bringen es zu dir. Eine Spielrunde ist eine Marktrunde und zwei Geschäftsrunden.
baltimore_ohio_chat-help-market = **Marktrunde.** Wenn du am Zug bist, in beliebiger Reihenfolge, je einmal: Aktien verkaufen, Aktien einer Bahn kaufen, deine Bahnen verwaiste Aktien zurückkaufen lassen; oder passen. Sie endet, wenn alle nacheinander passen. Verkaufte Aktien verwaisen, und von dieser Bahn kannst du in der Runde keine mehr kaufen. { $once ->
    [yes] Nur dein erster Verkauf einer Bahn in der Runde senkt ihren Wert um ein Feld, egal wie viele Aktien es sind.
   *[no] Jeder Verkauf senkt den Wert um ein Feld, egal wie viele Aktien es sind.
} Was am Ende verwaist ist, senkt ihn noch einmal.
baltimore_ohio_chat-help-president = **Präsident.** Wer die meisten Aktien einer Bahn hat, führt sie. Du gründest eine Bahn, indem du ihre noch unverkauften Aktien zu einem der Startwerte der Technologiestufe kaufst: Das Geld kommt in ihre Kasse.
baltimore_ohio_chat-help-business = **Geschäftsrunden.** Jede Bahn der Reihe nach, der höchste Wert zuerst: Ausrüstung verschrotten, Ausrüstung vom Stapel kaufen, höchstens so viele Felder bauen, wie die Technologiestufe hoch ist (oder einen Rohstoff nehmen), Städte bedienen. Die Ausrüstung sagt, wie viele Städte eine Bahn bedient, und kostet Unterhalt.
baltimore_ohio_chat-help-profit = **Gewinn.** Ausschütten bei gestiegenem Einkommen hebt den Wert um ein Feld, Einbehalten bei gesunkenem senkt ihn um eines. Ohne Gewinn fällt er um zwei, und der Präsident gibt eine Aktie ab; hat niemand mehr eine, kommt die Bahn unter Zwangsverwaltung.
baltimore_ohio_chat-help-level = **Technologiestufe.** Die erste Karte einer Stufe hebt sie für alle: Städte zahlen mehr, und der Unterhalt steigt.
baltimore_ohio_chat-help-barons = **Räuberbarone.** Ab Marktrunde { $first } wird in jeder Marktrunde einer versteigert; am Ende jeder Spielrunde bringt er der Person Geld, die ihn hat.
baltimore_ohio_chat-help-end = **Ende.** Nach der Spielrunde, in der eine Bahn { $top } erreicht, die Technologiestufe { $level } erreicht ist oder alle Aktien bei den Spielern sind.

# The picture in words.

baltimore_ohio_chat-text-round-market = Marktrunde { $turn }, Technologiestufe { $level } (mit { $last } endet die Partie).
baltimore_ohio_chat-text-round-business = Geschäftsrunde { $turn }.{ $round }, Technologiestufe { $level } (mit { $last } endet die Partie): { $railroad } ist an der Reihe.
baltimore_ohio_chat-text-player = **{ $name }** (Platz { $place }): Bargeld { $cash }, Aktien { $stock }, zusammen **{ $total }**.
baltimore_ohio_chat-text-shares = Aktien: { $shares }.
baltimore_ohio_chat-text-has-barons = Räuberbarone: { $barons }.
baltimore_ohio_chat-text-baron = { $card } (zahlt jetzt { $amount })
baltimore_ohio_chat-text-sold = In dieser Runde verkauft: { $railroads }.
baltimore_ohio_chat-text-railroad = **{ $railroad }** { $value }, als { $order }. an der Reihe, { $size ->
    [one] allein auf dem Feld
   *[other] als { $place }. von { $size } auf dem Feld
}. Präsident { $president }.
baltimore_ohio_chat-text-receivership = **{ $railroad }** ist unter Zwangsverwaltung.
baltimore_ohio_chat-text-owners = Aktien: { $owners }.
baltimore_ohio_chat-text-held = { $count } bei der Bahn
baltimore_ohio_chat-text-orphan = { $count } verwaist
baltimore_ohio_chat-text-equipment = Kasse { $treasury }; { $count ->
    [0] keine Ausrüstung
    [one] Ausrüstung der Stufe { $levels }, bedient { $capacity }
   *[other] Ausrüstung der Stufen { $levels }, bedient { $capacity }
}; zuletzt netto { $income }, jetzt höchstens { $best }.
baltimore_ohio_chat-text-track = { $hexes ->
    [one] 1 Feld
   *[other] { $hexes } Felder
}, noch { $cubes ->
    [one] 1 Stein
   *[other] { $cubes } Steine
}; Städte: { $cities }.
baltimore_ohio_chat-text-taken = Hat { $counters }.
baltimore_ohio_chat-text-coal = { $count } Kohle
baltimore_ohio_chat-text-nw-coal = { $count } NW-Kohle
baltimore_ohio_chat-text-lumber = { $count } Holz
baltimore_ohio_chat-text-name = **{ $name }**, Heimat { $home }.
baltimore_ohio_chat-text-unstarted = Nicht gegründet: { $railroads }; zum Wert { $values }.
baltimore_ohio_chat-text-startable = { $railroad } ({ $home })
baltimore_ohio_chat-text-later = { $railroad } ({ $home }, ab Technologiestufe { $level })
baltimore_ohio_chat-text-deck = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, die nächste Stufe { $level } für { $price }. Unterhalt { $each } je Karte.
baltimore_ohio_chat-text-deck-none = Der Stapel ist ausverkauft. Unterhalt { $each } je Karte.
baltimore_ohio_chat-text-lying = Noch auf dem Spielplan: { $counters }.
baltimore_ohio_chat-text-lies-coal = Kohle in { $hexes }
baltimore_ohio_chat-text-lies-nw-coal = NW-Kohle in { $hexes }
baltimore_ohio_chat-text-lies-lumber = Holz in { $hexes }
baltimore_ohio_chat-text-pa = Nur für PA offen, bis sie alle drei hat: { $cities }.
baltimore_ohio_chat-text-nyc = Die NYC bleibt in New York, bis sie auch hat: { $cities }.
baltimore_ohio_chat-text-barons = Noch nicht versteigerte Räuberbarone: { $barons }.
baltimore_ohio_chat-text-auction = **{ $card }** wird versteigert; { $name } führt mit { $amount }. { $pays }
baltimore_ohio_chat-text-turn = Am Zug: { $names }.

# The same in short, for a table too large for one card.

baltimore_ohio_chat-short-note = -# In Kürze. Von einer Bahn: Wert, Platz in der Reihe (und auf dem Feld), Präsident, Aktien, Kasse, Ausrüstung, Nettoeinkommen zuletzt und jetzt höchstens. Ihre Städte: siehe „Eine Bahn in Worten“.
baltimore_ohio_chat-short-player = **{ $name }** ({ $place }): { $cash } + { $stock } = **{ $total }**
baltimore_ohio_chat-short-shares = { $shares }
baltimore_ohio_chat-short-has-barons = { $barons }
baltimore_ohio_chat-short-baron = { $card } { $amount }
baltimore_ohio_chat-short-sold = verkauft: { $railroads }
baltimore_ohio_chat-short-railroad = **{ $mark }** { $value }, { $order }. ({ $place }/{ $size }), { $president }
baltimore_ohio_chat-short-owners = { $held } bei Bahn, { $orphan } verwaist
baltimore_ohio_chat-short-equipment = { $treasury }; { $count ->
    [0] keine Ausrüstung
   *[other] Stufen { $levels } (bedient { $capacity })
}; netto { $income }/{ $best }
baltimore_ohio_chat-short-receivership = **{ $mark }** zwangsverwaltet
baltimore_ohio_chat-short-track = { $hexes ->
    [one] 1 Feld
   *[other] { $hexes } Felder
}, { $cubes ->
    [one] 1 Stein
   *[other] { $cubes } Steine
}, { $reached ->
    [one] 1 Stadt
   *[other] { $reached } Städte
}
baltimore_ohio_chat-short-taken = { $counters }

# Standings.

baltimore_ohio_chat-standing = { $place }. **{ $name }** { $total }{ $sums }
baltimore_ohio_chat-sum-cash = Bargeld { $amount }
baltimore_ohio_chat-sum-stock = Aktien { $amount }

# Options in the lobby.

baltimore_ohio_chat-menu-options = Erweiterungen, Varianten
baltimore_ohio_chat-options-none = Das Grundspiel.
baltimore_ohio_chat-options-some = Mit: { $options }.
baltimore_ohio_chat-option-nw = Erweiterung N&W
baltimore_ohio_chat-option-nw-detail = eine elfte Bahn ab Technologiestufe { $level }, mit eigener Kohle
baltimore_ohio_chat-option-seven = Erweiterung T7
baltimore_ohio_chat-option-seven-detail = fünf weitere Karten: Die Partie endet mit Technologiestufe { $seven } statt { $last }
baltimore_ohio_chat-option-barons = Räuberbarone
baltimore_ohio_chat-option-barons-detail = acht Karten, die in jeder Spielrunde zahlen; je Marktrunde wird eine versteigert
baltimore_ohio_chat-option-lumber = Holz in Maine
baltimore_ohio_chat-option-lumber-detail = { $count } Holz in { $place }, das mit jeder Technologiestufe mehr bringt
baltimore_ohio_chat-option-first = Nur 1. Verkauf senkt
baltimore_ohio_chat-option-first-detail = je Marktrunde senkt nur der erste Verkauf einer Bahn durch dieselbe Person deren Wert (Regel 9)
baltimore_ohio_chat-option-ends = An allen Enden bauen
baltimore_ohio_chat-option-ends-detail = jedes Feld eines Baus muss nur das Netz berühren (Regel 22)
baltimore_ohio_chat-option-coal = N&W lebt von NW-Kohle
baltimore_ohio_chat-option-coal-detail = sie verdient nur an NW-Kohle, nicht an Städten (Regel 42); bringt die N&W mit

# Slash commands: what Discord shows of them.

baltimore_ohio_chat-slash-bando = Baltimore & Ohio spielen
baltimore_ohio_chat-slash-turn = Einen Marktzug zusammenstellen: Verkäufe, ein Kauf, Rückkäufe, eine Versteigerung
baltimore_ohio_chat-slash-sell = Aktien verkaufen (mit Vorschau; mehr ist möglich)
baltimore_ohio_chat-slash-sell-railroad = Von welcher Bahn
baltimore_ohio_chat-slash-sell-count = Wie viele Aktien; leer: wählen
baltimore_ohio_chat-slash-buy = Aktien einer Bahn auf der Wertleiste kaufen (mit Vorschau)
baltimore_ohio_chat-slash-buy-railroad = Von welcher Bahn
baltimore_ohio_chat-slash-buy-held = Wie viele Aktien von der Bahn; beides leer: wählen
baltimore_ohio_chat-slash-buy-orphan = Wie viele verwaiste Aktien
baltimore_ohio_chat-slash-start = Eine Bahn gründen oder aus der Zwangsverwaltung holen (mit Vorschau)
baltimore_ohio_chat-slash-start-railroad = Welche Bahn
baltimore_ohio_chat-slash-start-value = Dollar je Aktie: einer der Werte der Technologiestufe; leer: wählen
baltimore_ohio_chat-slash-start-count = Wie viele Aktien; leer: wählen
baltimore_ohio_chat-slash-buy-back = Eine deiner Bahnen verwaiste Aktien zurückkaufen lassen (mit Vorschau)
baltimore_ohio_chat-slash-buy-back-railroad = Welche Bahn
baltimore_ohio_chat-slash-buy-back-count = Wie viele Aktien; leer: wählen
baltimore_ohio_chat-slash-auction = Einen Räuberbaron versteigern (mit Vorschau)
baltimore_ohio_chat-slash-auction-card = Welchen
baltimore_ohio_chat-slash-auction-bid = Dein Startgebot in Dollar; leer: wählen
baltimore_ohio_chat-slash-pass = In der Marktrunde passen oder den Zug nach einer Versteigerung beenden
baltimore_ohio_chat-slash-bid = Auf den Räuberbaron bieten, der versteigert wird (mit Vorschau)
baltimore_ohio_chat-slash-bid-amount = Ganze Dollar
baltimore_ohio_chat-slash-leave = Endgültig aus der Versteigerung aussteigen
baltimore_ohio_chat-slash-show = Etwas ansehen, nur für dich
baltimore_ohio_chat-slash-show-what = Was du ansehen willst
baltimore_ohio_chat-slash-show-railroad = Nur von einer Bahn: Spielplan, Bahntafel oder in Worten
# By /help where the game is played.
baltimore_ohio_chat-guide-aim = Du gewinnst mit Bargeld und Aktien. Kaufe dich früh in Bahnen ein, führe die, von denen du am meisten hast, und hol dir ihr Geld durch Dividenden, Verkäufe und steigende Werte. Was in einer Kasse liegt, gehört niemandem.
baltimore_ohio_chat-guide-marks =
    - Eine Scheibe mit Nummer ist eine Person.
    - Jede Bahn hat ihre Farbe, ihr Zeichen und ihr Kürzel; ihre Steine auf dem Spielplan sind die gebauten Strecken.
    - Ein dunkles Schild in einer Stadt ist deren Einkommen auf dieser Stufe, eine einfache Zahl sind Baukosten, ein Punkt ist ein freier Platz, ein Haus eine Heimat.
    - Alle anderen Zeichen erklärt die Zeile unter dem Spielplan.
    - Auf der Wertleiste handelt in einem Stapel die obere Marke zuerst.

# Was man tun könnte, nur einem selbst erzählt.

baltimore_ohio_chat-sold-you = du verkaufst **{ $count } { $railroad }** für { $amount }
baltimore_ohio_chat-railroad-started-you = du gründest **{ $railroad }** zum Wert { $value }
baltimore_ohio_chat-railroad-started-again-you = du holst **{ $railroad }** zum Wert { $value } aus der Zwangsverwaltung zurück
baltimore_ohio_chat-bought-you = du kaufst **{ $count } { $railroad }** für { $amount }
baltimore_ohio_chat-bought-mixed-you = du kaufst **{ $count } { $railroad }** für { $amount } ({ $held } von der Bahn, { $orphan } verwaist)
baltimore_ohio_chat-bought-orphan-you = du kaufst **{ $count } { $railroad }** für { $amount } (verwaist)
baltimore_ohio_chat-bought-back-you = du lässt { $railroad } { $count } für { $amount } zurückkaufen
baltimore_ohio_chat-auction-opened-you = du versteigerst **{ $card }**, Startgebot { $bid }
baltimore_ohio_chat-president-you = **du wirst Präsident von { $railroad }**
baltimore_ohio_chat-sacrificed-you = du gibst eine Aktie von { $railroad } ab: kein Gewinn
