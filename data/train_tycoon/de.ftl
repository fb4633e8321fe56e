# What the rules of Train Tycoon refuse: one sentence each, with the limit and its ruling.
# Values named *_money are whole dollars.

# Beginning a game
train_tycoon-refuse-seats = Train Tycoon ist für { $fewest } bis { $most } Personen; dieser Tisch hat { $seats } (Regel { $rule }).
train_tycoon-refuse-priority-bid = Ein Gebot auf den Vorrang liegt zwischen 0 $ und { $most_money } $ und steigt in Schritten von { $step } $ (Regel { $rule }).
train_tycoon-refuse-seating = Nenne in der Sitzordnung alle genau einmal (Regel { $rule }).
train_tycoon-refuse-choice = { $company } ist jetzt nicht wählbar: schon vergeben oder mit der falschen Art von Sitz (Regel { $rule }).

# Who and when
train_tycoon-refuse-game-over = Die Partie ist zu Ende, darin lässt sich nichts mehr tun (Regel { $rule }).
train_tycoon-refuse-not-your-turn = Du bist gerade nicht am Zug (Regel { $rule }).
train_tycoon-refuse-not-asked = Für { $company } hast du jetzt nichts zu wählen (Regel { $rule }).
train_tycoon-refuse-not-president = Den Preis von { $company } legt allein fest, wer die Gesellschaft leitet (Regel { $rule }).
train_tycoon-refuse-unknown = „{ $chosen }“ steht hier nicht zur Wahl (Regel { $rule }).
train_tycoon-refuse-now-auction = Der Vorrang wird gerade versteigert; gib zuerst dein Gebot ab (Regel { $rule }).
train_tycoon-refuse-now-seating = Du hast die Versteigerung des Vorrangs gewonnen; bestimme zuerst die Sitzordnung (Regel { $rule }).
train_tycoon-refuse-now-choose = Wähle zuerst eine Startgesellschaft (Regel { $rule }).
train_tycoon-refuse-now-prices = Die Preise werden festgelegt; wähle zuerst niedrig, mittel oder hoch für deine Gesellschaften (Regel { $rule }).
train_tycoon-refuse-now-trade = Die Aktien einer Gesellschaft werden gehandelt; wähle zuerst kaufen, verkaufen oder passen (Regel { $rule }).
train_tycoon-refuse-now-treasury = Du bist in der Kassenphase dran; kaufe oder verkaufe zuerst eine Aktie oder passe (Regel { $rule }).
train_tycoon-refuse-now-bankruptcy = Entscheide zuerst, ob du dich für bankrott erklärst (Regel { $rule }).
train_tycoon-refuse-now-target = Nenne zuerst ein Ziel für Gebote oder passe (Regel { $rule }).
train_tycoon-refuse-now-bids = Ein Ziel ist genannt; wähle zuerst, was deine Gesellschaften bieten (Regel { $rule }).
train_tycoon-refuse-now-rebids = Mehr als eine Gesellschaft hat hoch geboten; wähle zuerst noch einmal hoch oder mittel (Regel { $rule }).
train_tycoon-refuse-now-vote = Über einen Vorschlag wird abgestimmt; stimme zuerst dafür oder dagegen, oder enthalte dich (Regel { $rule }).
train_tycoon-refuse-now-keep = Die Gesellschaft hat mehr Linien als Züge; wähle zuerst, welche Linien sie behält (Regel { $rule }).
train_tycoon-refuse-now-ipo = Bringe zuerst eine Gesellschaft an die Börse oder passe (Regel { $rule }).
train_tycoon-refuse-now-answers = Eine Gesellschaft geht an die Börse; sage zuerst ja oder nein zu ihren Aktien (Regel { $rule }).
train_tycoon-refuse-now-factory = Setze zuerst die Fabrik, zusammen mit einer Linie von ihr aus (Regel { $rule }).
train_tycoon-refuse-now-line = Eröffne zuerst eine Linie oder verzichte darauf (Regel { $rule }).
train_tycoon-refuse-now-take = Alle Züge sind unterwegs; bestimme zuerst, welche Linie ihren Zug an die neue abgibt (Regel { $rule }).
train_tycoon-refuse-now-invest = Lege zuerst eine Investition auf die neue Linie oder keine (Regel { $rule }).
train_tycoon-refuse-now-trains = Schließe zuerst die Züge der Gesellschaft ab (Regel { $rule }).
train_tycoon-refuse-now-payout = Schütte zuerst das Einkommen aus oder behalte es ein (Regel { $rule }).

# Shares
train_tycoon-refuse-not-active = { $company } ist zurzeit nicht im Spiel, hat also keine Aktien und kann kein Ziel sein (Regel { $rule }).
train_tycoon-refuse-no-share-left = Alle { $most } Aktien von { $company } sind ausgegeben, und die Bank hat keine; du kannst also keine kaufen (Regel { $rule }).
train_tycoon-refuse-share-cash = Diese Aktie kostet { $price_money } $, und du kannst { $cash_money } $ ausgeben (Regel { $rule }).
train_tycoon-refuse-no-share = Du hast keine Aktie von { $company }, die du verkaufen könntest (Regel { $rule }).
train_tycoon-refuse-last-share = Die letzte Aktie von { $company } in Spielerhand kannst du nicht an die Gesellschaft verkaufen (Regel { $rule }).
train_tycoon-refuse-must-sell = Du hast Schulden und eine Aktie, die du verkaufen kannst; also musst du eine verkaufen (Regel { $rule }).

# Mergers, acquisitions, IPO
train_tycoon-refuse-same-bid = Deine beiden Gesellschaften müssen Verschiedenes bieten, außer eine bietet gar nicht (Regel { $rule }).
train_tycoon-refuse-keep-count = { $count ->
    [one] Nenne genau 1 Linie, die bleibt
   *[other] Nenne genau { $count } verschiedene Linien, die bleiben
} (Regel { $rule }).
train_tycoon-refuse-keep-lines = Nur Linien der Gesellschaft selbst können bleiben (Regel { $rule }).
train_tycoon-refuse-not-inactive = { $company } ist schon im Spiel und kann nicht an die Börse gehen (Regel { $rule }).

# Lines
train_tycoon-refuse-factory-place = In { $hex } kann die Fabrik nicht stehen: Sie braucht ein leeres Feld, das weder neben einer Stadt noch neben einem Rohstoff liegt, den sie nimmt (Regel { $rule }).
train_tycoon-refuse-line-start = In { $hex } darf die Gesellschaft keine Linie beginnen: Sie braucht einen Knoten mit eigener Linie oder, ganz ohne Linien, eine Stadt (Regel { $rule }).
train_tycoon-refuse-line-end = In { $hex } kann keine Linie enden: Sie braucht einen anderen Knoten oder ein leeres Feld (Regel { $rule }).
train_tycoon-refuse-line-length = Eine Linie hat in dieser Runde 1 bis { $most } Felder mit Gleis, diese hat { $length } (Regel { $rule }).
train_tycoon-refuse-hex-twice = Eine Linie darf kein Feld zweimal berühren (Regel { $rule }).
train_tycoon-refuse-not-joined = { $hex } liegt nicht neben den Feldern davor und danach (Regel { $rule }).
train_tycoon-refuse-sharp-bend = In { $hex } würde das Gleis zu eng abbiegen (Regel { $rule }).
train_tycoon-refuse-hex-blocked = In { $hex } kann so kein Gleis dieser Gesellschaft liegen (Regel { $rule }).
train_tycoon-refuse-hex-closed = Durch { $hex } kann keine Linie führen: Dort ist ein Knoten oder ein Berg (Regel { $rule }).
train_tycoon-refuse-locked = In { $hex } liegt eine Investition; das Plättchen darf weder abgerissen noch ausgebaut werden (Regel { $rule }).
train_tycoon-refuse-hex-how = { $how ->
    [new] { $hex } ist nicht leer, ein neues Plättchen passt dort nicht hin
    [reuse] Dieses Gleis liegt in { $hex } noch nicht und lässt sich daher nicht mitbenutzen
    [replace] Was in { $hex } liegt, lässt sich für dieses Gleis nicht abreißen
    [upgrade] Das Plättchen in { $hex } lässt sich für dieses Gleis nicht ausbauen
   *[clear] In { $hex } liegt kein Umladeknoten, der sich wegräumen ließe
} (Regel { $rule }).
train_tycoon-refuse-tiles-out = Für diese Linie sind nicht mehr genug Plättchen Nr. { $tile } übrig (Regel { $rule }).
train_tycoon-refuse-spending = Das kostet { $cost_money } $ und brächte die Gesellschaft über ihre Höchstschuld von { $limit_money } $ (Regel { $rule }).
train_tycoon-refuse-take-train = Linie { $line } ist keine andere Linie der Gesellschaft; ihren Zug kannst du nicht nehmen (Regel { $rule }).
train_tycoon-refuse-no-marker = Eine solche Investition hast du nicht auf der Hand (Regel { $rule }).
train_tycoon-refuse-marker-tile = In { $hex } liegt kein gelbes Plättchen der neuen Linie, oder dort liegt schon eine Investition (Regel { $rule }).

# Trains
train_tycoon-refuse-no-chain = Auf dieser Seite von { $hex } beginnt keine Linie ohne Zug. Eine Linie heißt nach ihrem ersten Ende, wie C2 vor H4 (Regel { $rule }).
train_tycoon-refuse-after-cut = Die Gesellschaft hat einen Zug abgezogen und darf deshalb in dieser Runde keinen mehr einsetzen (Regel { $rule }).
train_tycoon-refuse-trains-out = Alle { $most } Züge der Gesellschaft sind auf dem Spielplan (Regel { $rule }).
train_tycoon-refuse-no-rights = Die Gesellschaft hat an keinem Ende dieser Linie Rechte (Regel { $rule }).
train_tycoon-refuse-not-own-line = Linie { $line } gehört der Gesellschaft nicht (Regel { $rule }).
train_tycoon-refuse-last-train = Der letzte Zug einer Gesellschaft darf nicht abgezogen werden (Regel { $rule }).
