# Was die Regeln von Baltimore & Ohio zurückweisen: je ein Satz mit der Grenze und der Festlegung.
# Werte mit dem Namen *_money sind ganze Dollar.

# Beginn
baltimore_ohio-refuse-seats = Baltimore & Ohio ist für { $fewest } bis { $most } Personen; an diesem Tisch: { $seats } (Regel { $rule }).
baltimore_ohio-refuse-coal-only = Eine N&W, die nur an NW-Kohle verdient, braucht die N&W-Erweiterung (Regel { $rule }).

# Wer und wann
baltimore_ohio-refuse-game-over = Die Partie ist zu Ende (Regel { $rule }).
baltimore_ohio-refuse-not-your-turn = Jetzt ist jemand anderes am Zug (Regel { $rule }).
baltimore_ohio-refuse-now-market = Jetzt ist Marktrunde: Du kannst verkaufen, kaufen, zurückkaufen lassen, einen Räuberbaron versteigern oder passen (Regel { $rule }).
baltimore_ohio-refuse-now-auction = Ein Räuberbaron wird versteigert; biete zuerst oder steige aus (Regel { $rule }).
baltimore_ohio-refuse-now-scrap = Entscheide zuerst, welche Ausrüstung die Bahn verschrottet, wenn überhaupt (Regel { $rule }).
baltimore_ohio-refuse-now-equipment = Entscheide zuerst, wie viel Ausrüstung die Bahn kauft, wenn überhaupt (Regel { $rule }).
baltimore_ohio-refuse-now-track = Entscheide zuerst, ob die Bahn Strecke baut, einen Rohstoff nimmt oder keines von beiden (Regel { $rule }).
baltimore_ohio-refuse-now-service = Wähle zuerst die Städte, die die Bahn bedient (Regel { $rule }).
baltimore_ohio-refuse-now-profit = Die Bahn hat Gewinn gemacht; schütte ihn zuerst aus oder behalte ihn ein (Regel { $rule }).
baltimore_ohio-refuse-operate-empty = Wähle mindestens einen Schritt für den Zug der Bahn (Regel { $rule }).
baltimore_ohio-refuse-operate-long = Der Zug der Bahn ist vor dem letzten dieser Schritte zu Ende (Regel { $rule }).

# Ein Marktzug
baltimore_ohio-refuse-turn-empty = Wähle mindestens eine Aktion für deinen Zug; willst du nichts tun, passe (Regel { $rule }).
baltimore_ohio-refuse-compose-none = Du kannst jetzt keinen Marktzug zusammenstellen (Regel { $rule }).
baltimore_ohio-refuse-railroad-unknown = In dieser Partie gibt es keine Bahn „{ $railroad }“ (Regel { $rule }).

# Verkaufen
baltimore_ohio-refuse-sell-twice = Du hast in diesem Zug schon verkauft, und alle Verkäufe eines Zuges geschehen auf einmal (Regel { $rule }).
baltimore_ohio-refuse-sell-nothing = Verkaufe mindestens eine Aktie (Regel { $rule }).
baltimore_ohio-refuse-sell-lots = Nenne { $railroad } in einem Verkauf nur einmal, mit allen Aktien, die du verkaufst (Regel { $rule }).
baltimore_ohio-refuse-sell-count = Du hast { $shares } { $shares ->
    [one] Aktie
   *[other] Aktien
} von { $railroad } und kannst nicht { $wanted } verkaufen (Regel { $rule }).
baltimore_ohio-refuse-sell-last = Mindestens eine Aktie von { $railroad } muss bei den Spielern bleiben (Regel { $rule }).

# Kaufen
baltimore_ohio-refuse-buy-twice = Du hast in diesem Zug schon gekauft, und je Zug darfst du nur Aktien einer Bahn kaufen (Regel { $rule }).
baltimore_ohio-refuse-buy-sold = Du hast { $railroad } in dieser Marktrunde verkauft und kannst erst in der nächsten wieder kaufen (Regel { $rule }).
baltimore_ohio-refuse-buy-valued = { $railroad } steht auf der Wertleiste: Eine Aktie kostet { $price_money } $, und den Wert kannst du nicht wählen (Regel { $rule }).
baltimore_ohio-refuse-buy-nothing = Kaufe mindestens eine Aktie von { $railroad } (Regel { $rule }).
baltimore_ohio-refuse-buy-held = Bei der Bahn { $railroad } { $held ->
    [one] liegt noch { $held } Aktie
   *[other] liegen noch { $held } Aktien
}; du kannst also nicht { $wanted } kaufen (Regel { $rule }).
baltimore_ohio-refuse-buy-orphan = Von { $railroad } { $orphans ->
    [one] ist { $orphans } Aktie
   *[other] sind { $orphans } Aktien
} verwaist; du kannst also nicht { $wanted } kaufen (Regel { $rule }).
baltimore_ohio-refuse-buy-dear = Das kostet { $cost_money } $, aber du hast nur { $cash_money } $ (Regel { $rule }).
baltimore_ohio-refuse-start-early = { $railroad } darf erst ab Technologiestufe { $need } gegründet werden; jetzt ist Stufe { $level } (Regel { $rule }).
baltimore_ohio-refuse-start-value = Auf Technologiestufe { $level } kann { $railroad } zu einem dieser Werte gegründet werden: { $values } (Regel { $rule }).

# Zurückkaufen
baltimore_ohio-refuse-back-president = Nur der Präsident von { $railroad } kann die Bahn Aktien zurückkaufen lassen, und das bist nicht du (Regel { $rule }).
baltimore_ohio-refuse-back-twice = { $railroad } hat in diesem Zug schon Aktien zurückgekauft (Regel { $rule }).
baltimore_ohio-refuse-back-count = Von { $railroad } { $orphans ->
    [one] ist { $orphans } Aktie
   *[other] sind { $orphans } Aktien
} verwaist; die Bahn kann also keine { $wanted } zurückkaufen (Regel { $rule }).
baltimore_ohio-refuse-back-dear = Das kostet { $railroad } { $cost_money } $, aber in der Kasse sind nur { $treasury_money } $ (Regel { $rule }).

# Räuberbarone
baltimore_ohio-refuse-auction-none = Diese Partie wird ohne Räuberbarone gespielt (Regel { $rule }).
baltimore_ohio-refuse-auction-early = Räuberbarone werden ab der { $first }. Marktrunde versteigert (Regel { $rule }).
baltimore_ohio-refuse-auction-twice = In jeder Marktrunde gibt es nur eine Versteigerung, und die war schon (Regel { $rule }).
baltimore_ohio-refuse-auction-card = { $card } kann nicht mehr versteigert werden (Regel { $rule }).
baltimore_ohio-refuse-auction-last = Die Versteigerung kommt in deinem Plan zuletzt; danach geht dein Zug weiter (Regel { $rule }).
baltimore_ohio-refuse-bid-low = { $amount_money } $ sind zu wenig: Das niedrigste Gebot ist { $low_money } $ (Regel { $rule }).
baltimore_ohio-refuse-bid-high = { $amount_money } $ sind mehr als die { $cash_money } $, die du hast (Regel { $rule }).

# Ausrüstung
baltimore_ohio-refuse-scrap-cards = Nenne nur Karten von { $railroad }, jede einmal; die Bahn hat { $cards } (Regel { $rule }).
baltimore_ohio-refuse-equipment-count = Weniger als 0 Karten kannst du nicht kaufen (Regel { $rule }).
baltimore_ohio-refuse-equipment-deck = Zu kaufen { $left ->
    [one] gibt es nur noch { $left } Karte
   *[other] gibt es nur noch { $left } Karten
} (Regel { $rule }).
baltimore_ohio-refuse-equipment-dear = Das kostet { $railroad } { $cost_money } $, aber in der Kasse sind nur { $treasury_money } $ (Regel { $rule }).

# Strecke und Rohstoffe
baltimore_ohio-refuse-build-empty = Zu einem Bau gehört mindestens ein Feld; willst du nichts bauen, wähle „Nichts bauen“ (Regel { $rule }).
baltimore_ohio-refuse-build-long = Das sind { $wanted } Felder, und auf Technologiestufe { $level } darfst du höchstens { $level } bauen (Regel { $rule }).
baltimore_ohio-refuse-build-cubes = { $railroad } hat noch { $cubes } { $cubes ->
    [one] Stein
   *[other] Steine
}, zu wenige für { $wanted } Felder (Regel { $rule }).
baltimore_ohio-refuse-build-dear = Das kostet { $railroad } { $cost_money } $, aber in der Kasse sind nur { $treasury_money } $ (Regel { $rule }).
baltimore_ohio-refuse-build-apart = Feld { $hex } berührt das Netz der Bahn nicht; eine schwarze Kante zählt nicht als Berührung (Regel { $rule }).
baltimore_ohio-refuse-build-pieces = Feld { $hex } berührt die Felder davor nicht, und ein Bau muss zusammenhängen (Regel { $rule }).
baltimore_ohio-refuse-hex-unknown = Ein Feld „{ $hex }“ gibt es auf dem Spielplan nicht (Regel { $rule }).
baltimore_ohio-refuse-hex-twice = { $railroad } hat schon einen Stein in Feld { $hex } (Regel { $rule }).
baltimore_ohio-refuse-city-full = In { $city } sind schon so viele Bahnen wie Spieler, also darf keine weitere hinein (Regel { $rule }).
baltimore_ohio-refuse-pa-first = Keine andere Bahn darf nach { $city }, bevor PA Pittsburgh, Harrisburg und Philadelphia verbunden hat (Regel { $rule }).
baltimore_ohio-refuse-nyc-first = Die NYC darf nur in Felder von New York, bis sie in allen fünf grünen Städten einen Stein hat. Ihr fehlt noch { $cities }, und Feld { $hex } liegt außerhalb von New York (Regel { $rule }).
baltimore_ohio-refuse-take-coal = In Feld { $hex } liegt keine Kohle (Regel { $rule }).
baltimore_ohio-refuse-take-lumber = In Feld { $hex } liegt kein Holz (Regel { $rule }).
baltimore_ohio-refuse-take-cube = { $railroad } hat keinen Stein in Feld { $hex } und kann dort nichts nehmen (Regel { $rule }).

# Einkommen
baltimore_ohio-refuse-serve-city = { $railroad } kann { $city } nicht bedienen (Regel { $rule }).
baltimore_ohio-refuse-serve-twice = Jede Stadt lässt sich nur einmal bedienen (Regel { $rule }).
baltimore_ohio-refuse-serve-size = { $railroad } muss genau { $size } { $size ->
    [one] Stadt
   *[other] Städte
} bedienen, nicht { $wanted } (Regel { $rule }).
