# Was die Regeln von Baltimore & Ohio zurückweisen: je ein Satz mit der Grenze und der Festlegung.
# Werte mit dem Namen *_money sind ganze Dollar.

# Beginn
baltimore_ohio-refuse-seats = Baltimore & Ohio ist für { $fewest } bis { $most } Personen; an diesem Tisch: { $seats } (Regel { $rule }).
baltimore_ohio-refuse-coal-only = Eine N&W, die nur an NW-Kohle verdient, braucht die N&W-Erweiterung (Regel { $rule }).

# Wer und wann
baltimore_ohio-refuse-game-over = Die Partie ist zu Ende (Regel { $rule }).
baltimore_ohio-refuse-not-your-turn = Jetzt ist jemand anderes am Zug (Regel { $rule }).
baltimore_ohio-refuse-now-market = Es ist Marktrunde: verkaufen, kaufen, zurückkaufen lassen, eine Versteigerung eröffnen oder passen (Regel { $rule }).
baltimore_ohio-refuse-now-auction = Ein Räuberbaron wird versteigert: erst bieten oder aussteigen (Regel { $rule }).
baltimore_ohio-refuse-now-scrap = Entscheide zuerst, welche alte Ausrüstung die Bahn verschrottet, wenn überhaupt (Regel { $rule }).
baltimore_ohio-refuse-now-equipment = Entscheide zuerst, wie viel Ausrüstung die Bahn kauft, wenn überhaupt (Regel { $rule }).
baltimore_ohio-refuse-now-track = Entscheide zuerst, ob die Bahn Strecke baut, einen Rohstoff nimmt oder keines von beiden (Regel { $rule }).
baltimore_ohio-refuse-now-service = Wähle zuerst die Städte, die die Bahn bedient (Regel { $rule }).
baltimore_ohio-refuse-now-profit = Die Bahn hat Gewinn gemacht: erst ausschütten oder einbehalten (Regel { $rule }).
baltimore_ohio-refuse-operate-empty = Wähle mindestens einen Schritt im Zug der Bahn (Regel { $rule }).
baltimore_ohio-refuse-operate-long = Der Zug der Bahn ist vor dem letzten dieser Schritte zu Ende (Regel { $rule }).

# Ein Marktzug
baltimore_ohio-refuse-turn-empty = Wähle mindestens eine Sache für deinen Zug; wer nichts tun will, passt (Regel { $rule }).
baltimore_ohio-refuse-compose-none = Du hast jetzt keinen Marktzug zusammenzustellen (Regel { $rule }).
baltimore_ohio-refuse-railroad-unknown = In dieser Partie gibt es keine Bahn „{ $railroad }“ (Regel { $rule }).

# Verkaufen
baltimore_ohio-refuse-sell-twice = Du hast in diesem Zug schon verkauft; alle Verkäufe eines Zuges gehören zusammen (Regel { $rule }).
baltimore_ohio-refuse-sell-nothing = Zu einem Verkauf gehört mindestens eine Aktie (Regel { $rule }).
baltimore_ohio-refuse-sell-lots = Nenne { $railroad } in einem Verkauf nur einmal, mit allen Aktien, die verkauft werden (Regel { $rule }).
baltimore_ohio-refuse-sell-count = Du hast { $shares } { $shares ->
    [one] Aktie
   *[other] Aktien
} von { $railroad }, also lassen sich { $wanted } nicht verkaufen (Regel { $rule }).
baltimore_ohio-refuse-sell-last = Mindestens eine Aktie von { $railroad } muss bei den Spielern bleiben (Regel { $rule }).

# Kaufen
baltimore_ohio-refuse-buy-twice = Du hast in diesem Zug schon gekauft; je Zug gibt es nur Aktien einer Bahn (Regel { $rule }).
baltimore_ohio-refuse-buy-sold = Du hast { $railroad } in dieser Marktrunde verkauft und kannst erst in der nächsten wieder kaufen (Regel { $rule }).
baltimore_ohio-refuse-buy-valued = { $railroad } steht auf der Wertleiste: Eine Aktie kostet { $price_money } $, und ein Wert lässt sich nicht wählen (Regel { $rule }).
baltimore_ohio-refuse-buy-nothing = Kaufe mindestens eine Aktie von { $railroad } (Regel { $rule }).
baltimore_ohio-refuse-buy-held = Bei der Bahn { $railroad } { $held ->
    [one] liegt noch { $held } Aktie
   *[other] liegen noch { $held } Aktien
}, also lassen sich { $wanted } nicht kaufen (Regel { $rule }).
baltimore_ohio-refuse-buy-orphan = Von { $railroad } { $orphans ->
    [one] ist { $orphans } Aktie
   *[other] sind { $orphans } Aktien
} verwaist, also lassen sich { $wanted } nicht kaufen (Regel { $rule }).
baltimore_ohio-refuse-buy-dear = Das kostet { $cost_money } $, und du hast { $cash_money } $ (Regel { $rule }).
baltimore_ohio-refuse-start-early = { $railroad } darf ab Technologiestufe { $need } gegründet werden; die Stufe ist { $level } (Regel { $rule }).
baltimore_ohio-refuse-start-value = Auf Technologiestufe { $level } kann { $railroad } zu einem dieser Werte gegründet werden: { $values } (Regel { $rule }).

# Zurückkaufen
baltimore_ohio-refuse-back-president = Nur der Präsident lässt { $railroad } Aktien zurückkaufen, und das bist nicht du (Regel { $rule }).
baltimore_ohio-refuse-back-twice = { $railroad } hat in diesem Zug schon Aktien zurückgekauft (Regel { $rule }).
baltimore_ohio-refuse-back-count = Von { $railroad } { $orphans ->
    [one] ist { $orphans } Aktie
   *[other] sind { $orphans } Aktien
} verwaist, also lassen sich { $wanted } nicht zurückkaufen (Regel { $rule }).
baltimore_ohio-refuse-back-dear = Das kostet { $railroad } { $cost_money } $, und in der Kasse sind { $treasury_money } $ (Regel { $rule }).

# Räuberbarone
baltimore_ohio-refuse-auction-none = Diese Partie wird ohne Räuberbarone gespielt (Regel { $rule }).
baltimore_ohio-refuse-auction-early = Räuberbarone werden ab der { $first }. Marktrunde versteigert (Regel { $rule }).
baltimore_ohio-refuse-auction-twice = Diese Marktrunde hatte ihre eine Versteigerung schon (Regel { $rule }).
baltimore_ohio-refuse-auction-card = { $card } kann nicht mehr versteigert werden (Regel { $rule }).
baltimore_ohio-refuse-auction-last = Eine Versteigerung steht am Ende des Geplanten; danach geht der Zug weiter (Regel { $rule }).
baltimore_ohio-refuse-bid-low = { $amount_money } $ sind zu wenig: Das niedrigste Gebot ist { $low_money } $ (Regel { $rule }).
baltimore_ohio-refuse-bid-high = { $amount_money } $ sind mehr als die { $cash_money } $, die du hast (Regel { $rule }).

# Ausrüstung
baltimore_ohio-refuse-scrap-cards = Verschrottet werden Karten von { $railroad }, jede einmal; es sind { $cards } (Regel { $rule }).
baltimore_ohio-refuse-equipment-count = Weniger als keine Karte kannst du nicht kaufen (Regel { $rule }).
baltimore_ohio-refuse-equipment-deck = Zu kaufen { $left ->
    [one] gibt es nur noch { $left } Karte
   *[other] gibt es nur noch { $left } Karten
} (Regel { $rule }).
baltimore_ohio-refuse-equipment-dear = Das kostet { $railroad } { $cost_money } $, und in der Kasse sind { $treasury_money } $ (Regel { $rule }).

# Strecke und Rohstoffe
baltimore_ohio-refuse-build-empty = Zu einem Bau gehört mindestens ein Feld; wer nichts bauen will, wählt „Nichts bauen“ (Regel { $rule }).
baltimore_ohio-refuse-build-long = Das sind { $wanted } Felder, und auf Technologiestufe { $level } lassen sich höchstens { $level } bauen (Regel { $rule }).
baltimore_ohio-refuse-build-cubes = { $railroad } hat noch { $cubes } { $cubes ->
    [one] Stein
   *[other] Steine
}, zu wenige für { $wanted } Felder (Regel { $rule }).
baltimore_ohio-refuse-build-dear = Das kostet { $railroad } { $cost_money } $, und in der Kasse sind { $treasury_money } $ (Regel { $rule }).
baltimore_ohio-refuse-build-apart = Feld { $hex } berührt das Netz der Bahn nicht; eine schwarze Kante zählt nicht als Berührung (Regel { $rule }).
baltimore_ohio-refuse-build-pieces = Feld { $hex } berührt nichts vorher Gebautes, und ein Bau ist ein einziges Stück (Regel { $rule }).
baltimore_ohio-refuse-hex-unknown = Ein Feld „{ $hex }“ gibt es auf dem Spielplan nicht (Regel { $rule }).
baltimore_ohio-refuse-hex-twice = { $railroad } hat schon einen Stein in Feld { $hex } (Regel { $rule }).
baltimore_ohio-refuse-city-full = In { $city } sind schon so viele Bahnen wie Spieler, also darf keine weitere hinein (Regel { $rule }).
baltimore_ohio-refuse-pa-first = Keine andere Bahn darf nach { $city }, bevor PA Pittsburgh, Harrisburg und Philadelphia verbunden hat (Regel { $rule }).
baltimore_ohio-refuse-nyc-first = Feld { $hex } liegt außerhalb von New York, und der NYC fehlt noch { $cities } (Regel { $rule }).
baltimore_ohio-refuse-take-coal = In Feld { $hex } liegt keine Kohle zum Nehmen (Regel { $rule }).
baltimore_ohio-refuse-take-lumber = In Feld { $hex } liegt kein Holz zum Nehmen (Regel { $rule }).
baltimore_ohio-refuse-take-cube = { $railroad } hat keinen Stein in Feld { $hex } und kann dort nichts nehmen (Regel { $rule }).

# Einkommen
baltimore_ohio-refuse-serve-city = { $railroad } kann { $city } nicht bedienen (Regel { $rule }).
baltimore_ohio-refuse-serve-twice = Jede Stadt lässt sich nur einmal bedienen (Regel { $rule }).
baltimore_ohio-refuse-serve-size = { $railroad } muss genau { $size } { $size ->
    [one] Stadt
   *[other] Städte
} bedienen, nicht { $wanted } (Regel { $rule }).
