## Was jemand lernt, der Rail Baron nicht kennt, und die Übung

rail_baron_lessons-goal = eine Fahrt zu Ende bringen, also ein Ziel bekommen, hinfahren und von der Auszahlung etwas kaufen.
rail_baron_lessons-done = Das war eine ganze Fahrt: Ziel, Weg, Auszahlung und Kauf. Aus solchen Fahrten besteht das Spiel, bis jemand genug Geld hat, die Heimfahrt ansagt und nach Hause kommt.

rail_baron_lessons-destination = Die Würfel bestimmen, wohin es geht. Bei der Ankunft wirst du bezahlt: je weiter die beiden Städte auseinanderliegen, desto besser. Zum Sieg brauchst du { $goal } Bargeld.
rail_baron_lessons-declare = Sagst du die Heimfahrt an, liegt { $home } { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
} entfernt, und { $left } darfst du unterwegs ausgeben. Wer deine Lok vorher erreicht, nimmt dir { $rover } ab: Sag sie also an, wenn du nah bist oder weit vorn.
rail_baron_lessons-region = Jetzt darfst du jede Region nennen. Eine weit weg von { $city } bringt mehr, eine nahe ist schneller erreicht.
rail_baron_lessons-swap = Du gewinnst, wenn du mit { $goal } heimkommst; gut ist also eine Heimatstadt mit vielen Bahnen: { $home } hat { $homes }, { $to } hat { $tos }. Diese Wahl gibt es nur einmal.
rail_baron_lessons-roll = Auf dem kürzesten Weg liegt { $to } { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
} entfernt; für jedes Würfelauge fährst du einen Streckenpunkt weit. Den Weg wählst du nach dem Wurf.
rail_baron_lessons-ride = Die Fahrt kostet am Ende des Zuges Gebühren: { $bank_fee } an die Bank für alle ihre Bahnen zusammen, { $fee } an jeden, dessen Bahnen du benutzt hast, für eigene nichts. Ein längerer Weg kann also der billigere sein.
rail_baron_lessons-ride-arrive = Der Wurf reicht bis { $to }: Kommst du jetzt an, bekommst du { $payoff }, noch bevor du die Gebühren dieses Zuges zahlst.
rail_baron_lessons-ride-home = Du bist auf der Heimfahrt nach { $home }. Dort brauchst du { $goal } nach Abzug der Gebühren. Bleib den anderen Loks fern.
rail_baron_lessons-ride-home-threat = Du bist auf der Heimfahrt nach { $home }. Dort brauchst du { $goal } nach Abzug der Gebühren. Mit Route { $letter } hältst du diesmal bei { $place }, wo andere dich fangen können: { $trains }.
rail_baron_lessons-purchase-first = Du hast { $cash } und darfst je Fahrt eine Sache kaufen. Eine schnellere Lok hilft in jedem künftigen Zug; auf eigenen Bahnen fährst du umsonst, und andere zahlen dir dort { $fee } je Zug.
rail_baron_lessons-purchase = Am meisten Gebühren bringen Bahnen, die dorthin führen, wohin viele Fahrten gehen. Du hast { $cash }; behalte genug für die Gebühren dieses Zuges und spare gegen Ende auf die { $goal }.
rail_baron_lessons-fees = Dir fehlen { $short }. Die Bank zahlt sofort den halben Preis einer Bahn; in einer Versteigerung bieten andere vielleicht mehr. Wem sie dann gehört, dem zahlst du künftig Gebühren dafür.
rail_baron_lessons-auction = Der Listenpreis der Bahn ist { $price }, und du hast { $cash }. Biete, was dir ihre Gebühren wert sind oder was es dir wert ist, dass niemand sonst sie bekommt.
