## Was jemand lernt, der Rail Baron nicht kennt, und die Übung

rail_baron_lessons-goal = eine Fahrt zu Ende bringen, also ein Ziel bekommen, hinfahren und von der Auszahlung etwas kaufen.
rail_baron_lessons-done = Das war eine ganze Fahrt: Ziel, Weg, Auszahlung und Kauf. Aus solchen Fahrten besteht das Spiel, bis jemand genug Geld hat, die Heimfahrt ansagt und nach Hause kommt.

rail_baron_lessons-destination = Die Würfel bestimmen, wohin es geht. Bezahlt wirst du bei der Ankunft: je weiter die beiden Städte auseinanderliegen, desto besser, und zum Sieg brauchst du { $goal } Bargeld.
rail_baron_lessons-declare = Sagst du die Heimfahrt an, liegt { $home } { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
} entfernt, und { $left } darfst du unterwegs ausgeben. Wer deinen Zug vorher erreicht, nimmt dir { $rover } ab: sag also an, wenn du nah bist oder weit vorn.
rail_baron_lessons-region = Jetzt steht dir jede Region frei. Eine weit weg von { $city } zahlt mehr, eine nahe ist schneller erreicht.
rail_baron_lessons-swap = Du gewinnst, indem du mit { $goal } heimkommst; gut ist also ein Heimatort mit vielen Bahnen: { $home } hat { $homes }, { $to } hat { $tos }. Diese Wahl gibt es nur einmal.
rail_baron_lessons-roll = Auf dem kürzesten Weg liegt { $to } { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
} entfernt, und jedes Würfelauge ist einer davon. Den Weg wählst du nach dem Wurf.
rail_baron_lessons-ride = Die Fahrt kostet am Ende des Zugs Gebühren: { $bank_fee } an die Bank für alle ihre Bahnen zusammen, { $fee } an jeden, dessen Bahnen du benutzt hast, auf eigenen nichts. Ein längerer Weg kann also der billigere sein.
rail_baron_lessons-ride-arrive = Der Wurf reicht bis { $to }: Kommst du jetzt an, bekommst du { $payoff }, noch bevor du die Gebühren dieses Zugs zahlst.
rail_baron_lessons-ride-home = Du bist auf dem Heimweg nach { $home }: Dort zählen { $goal } nach Abzug der Gebühren. Bleib den anderen Zügen fern.
rail_baron_lessons-purchase-first = Du hast { $cash } und darfst je Fahrt eine Sache kaufen. Eine schnellere Lok hilft in jedem künftigen Zug; auf eigenen Bahnen fährst du umsonst, und andere zahlen dir dort { $fee } je Zug.
rail_baron_lessons-purchase = Am meisten Gebühren bringen Bahnen, die dorthin führen, wohin viele Fahrten gehen. Du hast { $cash }; behalte genug für die Gebühren dieses Zugs und spare gegen Ende auf die { $goal }.
rail_baron_lessons-fees = Dir fehlen { $short }. Die Bank zahlt sofort den halben Preis; in einer Auktion bieten andere vielleicht mehr, doch was du verkaufst, kostet dich dort künftig Gebühren.
rail_baron_lessons-auction = Der Listenpreis der Bahn ist { $price }, und du hast { $cash }. Biete, was dir ihre Gebühren wert sind, oder was es wert ist, dass kein anderer sie bekommt.
