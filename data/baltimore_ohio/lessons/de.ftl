## Was jemand lernt, der Baltimore & Ohio nicht kennt, und die Übung

baltimore_ohio_lessons-goal = eine Bahn gründen und sie durch ihren ersten Zug führen, bis zu ihrem Gewinn.
baltimore_ohio_lessons-done = Du hast eine Bahn gegründet, ausgerüstet und entschieden, wohin ihr Gewinn geht. Genau das wiederholt sich im Spiel: Aktien kaufen und verkaufen, Bahnen verdienen lassen und ihr Geld zu deinem machen.

baltimore_ohio_lessons-start = Gründe eine eigene Bahn: Der Wert, den du wählst, ist der Preis jeder Aktie, und das ganze Geld kommt in ihre Kasse, für Ausrüstung und Strecke. Je höher der Wert, desto weniger Aktien bekommst du für deine { $cash }.
baltimore_ohio_lessons-market = Du hast { $cash } und führst keine Bahn. Aktien einer guten Bahn bringen dir Dividenden und steigen im Wert, wer auch immer sie führt.
baltimore_ohio_lessons-market-own = Du führst { $railroads }. Von { $railroad } hast du { $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
} zu { $value }: Jede bringt dir ein Zehntel der Dividenden und macht es anderen schwerer, dir die Bahn zu nehmen.
baltimore_ohio_lessons-auction = Ein Räuberbaron zahlt seinem Besitzer einmal je Spielrunde, bis zum Ende der Partie. Das höchste Gebot ist { $amount }; es kommt darauf an, wie oft er noch zahlt.
baltimore_ohio_lessons-scrap = Der Unterhalt senkt das Einkommen von { $railroad } in jedem ihrer Züge um { $maintenance }, ob ihre Karten genutzt werden oder nicht. Verschrotte nur, was das nicht mehr wert ist.
baltimore_ohio_lessons-equipment-first = Ohne Ausrüstung bedient { $railroad } keine Stadt und verdient nichts. Für Ausrüstung und Strecke zusammen sind { $treasury } da.
baltimore_ohio_lessons-equipment-more = Mit { $count ->
    [one] 1 neuen Karte
   *[other] { $count } neuen Karten
} kann { $railroad } in diesem Zug netto { $after } verdienen statt { $before }. Nach dem Kauf bleiben { $treasury } in der Kasse, für Strecke.
baltimore_ohio_lessons-equipment-enough = { $railroad } kann { $capacity ->
    [one] 1 Stadt
   *[other] { $capacity } Städte
} bedienen und erreicht { $reached }. Eine neue Karte ist in diesem Zug ihren Preis nicht wert; jede erhöht den Unterhalt, jetzt { $maintenance }.
baltimore_ohio_lessons-track-more = { $railroad } könnte { $capacity ->
    [one] 1 Stadt
   *[other] { $capacity } Städte
} bedienen, erreicht aber nur { $reached }: Strecke zu einer weiteren kann sofort mehr verdienen. In der Kasse sind { $treasury }.
baltimore_ohio_lessons-track-none = { $railroad } erreicht { $reached ->
    [one] 1 Stadt
   *[other] { $reached } Städte
} und kann { $capacity } bedienen. Keine Strecke, die sie bezahlen kann, ist in diesem Zug ihr Geld wert.
baltimore_ohio_lessons-track-enough = { $railroad } erreicht { $reached ->
    [one] 1 Stadt
   *[other] { $reached } Städte
} und kann { $capacity } bedienen. Mehr Strecke lohnt sich, wenn sie zu reicheren führt oder später Ausrüstung folgt.
baltimore_ohio_lessons-service = { $railroad } kann höchstens { $net } netto verdienen; letztes Mal waren es { $previous }. Der Wert steigt nur, wenn ein größeres Einkommen als das letzte ausgeschüttet wird.
baltimore_ohio_lessons-profit = Ausschütten bringt dir { $amount }. Behältst du den Gewinn ein, bleibt er in der Kasse, für Ausrüstung und Strecke. Der Wert bleibt so oder so bei { $before }.
baltimore_ohio_lessons-profit-rise = Ausschütten bringt dir { $amount } und hebt den Wert von { $before } auf { $after }, für jede deiner Aktien. Behalte den Gewinn nur ein, wenn { $railroad } ihn für Ausrüstung oder Strecke braucht.
baltimore_ohio_lessons-profit-fall = Das Einkommen ist kleiner als das letzte: Einbehalten senkt den Wert von { $before } auf { $after }. Ausschütten bringt dir { $amount } und hält den Wert.
