# Der Zug einer Bahn in einer Geschäftsrunde im Chat

# Was gefragt wird
baltimore_ohio_chat-stands = **{ $railroad }** bei { $value }: Kasse **{ $treasury }**, { $count ->
    [0] keine Ausrüstung
    [one] eine Karte { $levels }
   *[other] { $count } Karten { $levels }
}; bestes Nettoeinkommen jetzt **{ $net }**, zuletzt { $previous }.
baltimore_ohio_chat-last-turn = **Nach jetzigem Stand endet die Partie mit dieser Spielrunde, nach ihrer zweiten Geschäftsrunde.** Geld in der Kasse einer Bahn zählt dann für niemanden.
baltimore_ohio_chat-ask-scrap = Ausrüstung lässt sich für etwas Geld verschrotten: Jede Karte kostet Unterhalt, auch wenn sie nur wenige Städte bedient.
baltimore_ohio_chat-ask-scrap-loses = Verschrotten allein würde das Einkommen von { $railroad } nur senken. Wenn du nichts verschrottest, geht es weiter mit: { $what }. Oder mach den ganzen Zug auf einmal.
baltimore_ohio_chat-do-equipment = Ausrüstung kaufen
baltimore_ohio_chat-do-track = Strecke bauen
baltimore_ohio_chat-do-service = Städte wählen
baltimore_ohio_chat-ask-equipment = Die Ausrüstung bestimmt, wie viele Städte eine Bahn bedient. Die erste Karte einer höheren Stufe hebt die Technologiestufe sofort für alle: Die Städte zahlen anders, und jede Karte kostet mehr Unterhalt.
baltimore_ohio_chat-ask-track = Strecke führt zu mehr Städten: { $railroad } darf { $level ->
    [one] ein angrenzendes Feld
   *[other] bis zu { $level } zusammenhängende Felder
} bauen (noch { $cubes } { $cubes ->
    [one] Stein
   *[other] Steine
}){ $counter ->
    [both] {" "}oder Kohle oder Holz von der eigenen Strecke nehmen, nicht beides.
    [coal] {" "}oder Kohle von der eigenen Strecke nehmen, nicht beides.
   *[other] {"."}
}
baltimore_ohio_chat-ask-service = Die Bahn bedient genau { $size } ihrer { $reached } Städte. Meist ist die beste Summe richtig; eine kleinere lässt dem Einkommen Raum, noch einmal zu steigen, und nur steigendes Einkommen hebt den Wert.
baltimore_ohio_chat-ask-profit = **{ $railroad }** hat **{ $net }** Gewinn gemacht. Wer bekommt ihn?
baltimore_ohio_chat-suggested = Vorschlag: { $steps }.
baltimore_ohio_chat-suggested-net = Netto { $net }
baltimore_ohio_chat-press-turn = Zugvorschlag ändern…
baltimore_ohio_chat-option-best = Die einträglichsten Städte
baltimore_ohio_chat-press-whole = Zugvorschlag ansehen…
baltimore_ohio_chat-press-whole-rest = Beste Städte und Gewinn…
baltimore_ohio_chat-press-rest = Vorschlag für den Rest…
baltimore_ohio_chat-press-rest-quiet = Nichts bauen, dann Rest…
baltimore_ohio_chat-press-quiet = Weder Kauf noch Bau…
baltimore_ohio_chat-press-quiet-short = Weder Kauf noch Bau
baltimore_ohio_chat-press-proposal = Wie vorgeschlagen
baltimore_ohio_chat-press-back = Zurück zum ganzen Zug
baltimore_ohio_chat-press-hexes = Feld für Feld…
baltimore_ohio_chat-press-words = Felder, Städte nennen…
baltimore_ohio_chat-press-exact = Städte genau wählen…
baltimore_ohio_chat-press-sums = Alle Summen…
baltimore_ohio_chat-press-pay = { $amount } ausschütten
baltimore_ohio_chat-press-retain = { $amount } einbehalten
baltimore_ohio_chat-press-what = Was wäre, wenn…
baltimore_ohio_chat-menu-scrap = Ausrüstung verschrotten…
baltimore_ohio_chat-menu-equipment = Ausrüstung kaufen…
baltimore_ohio_chat-menu-track = Bauen oder nehmen…
baltimore_ohio_chat-menu-service = Städte bedienen…
baltimore_ohio_chat-menu-profit = Gewinn verwenden…
baltimore_ohio_chat-menu-what = Eine andere Bahn…
baltimore_ohio_chat-menu-start-what = Gegründet mit…

baltimore_ohio_chat-of-levels = { $kinds ->
    [one] der Stufe { $levels }
   *[other] der Stufen { $levels }
}

# Auswahl
baltimore_ohio_chat-option-work = bedient { $capacity }, Unterhalt { $maintenance }, netto { $net }
baltimore_ohio_chat-option-work-later = bedient { $capacity }, Unterhalt { $maintenance }, netto { $net }, nächste Stufe { $later }
baltimore_ohio_chat-option-scrap-none = Nichts verschrotten
baltimore_ohio_chat-option-scrap = { $count ->
    [one] Eine Karte der Stufe { $levels } verschrotten: { $amount }
   *[other] { $count } Karten der { $kinds ->
        [one] Stufe
       *[other] Stufen
    } { $levels } verschrotten: { $amount }
}
baltimore_ohio_chat-option-scrap-one = Stufe { $level } (Karte { $number }): { $amount }
baltimore_ohio_chat-option-buy-none = Keine Ausrüstung kaufen
baltimore_ohio_chat-option-buy = { $count ->
    [one] Eine Karte kaufen: { $amount }
   *[other] { $count } Karten kaufen: { $amount }
}
baltimore_ohio_chat-option-buy-level = { $count ->
    [one] Eine Karte kaufen: { $amount }, dann Technologiestufe { $level }
   *[other] { $count } Karten kaufen: { $amount }, dann Technologiestufe { $level }
}
baltimore_ohio_chat-option-build-none = Nichts bauen
baltimore_ohio_chat-option-take-coal = Kohle aus { $hex } nehmen: { $amount } je Runde
baltimore_ohio_chat-option-take-lumber = Holz aus { $hex } nehmen: { $amount } je Runde
baltimore_ohio_chat-option-way = { $goals }: { $cost }
baltimore_ohio_chat-option-way-gain = netto +{ $amount }
baltimore_ohio_chat-option-way-left = es bleiben { $amount }
baltimore_ohio_chat-why-cheapest = billigste Stadt
baltimore_ohio_chat-why-ratio = meistes Einkommen je Dollar
baltimore_ohio_chat-why-income = meistes Einkommen
baltimore_ohio_chat-option-serve = Städte { $revenue }: netto { $net }
baltimore_ohio_chat-option-moves-paid = Wert { $value }, wenn ausgeschüttet
baltimore_ohio_chat-option-moves-kept = Wert { $value }, wenn einbehalten
baltimore_ohio_chat-option-moves-none = Wert bleibt
baltimore_ohio_chat-option-moves-loss = Verlust: Wert { $value }
baltimore_ohio_chat-option-pay = Dividende ausschütten
baltimore_ohio_chat-option-retain = Gewinn einbehalten
baltimore_ohio_chat-option-city = { $city }: { $amount }
baltimore_ohio_chat-option-hex-city = Stadt, Einkommen { $amount }
baltimore_ohio_chat-option-hex-coal = Kohle
baltimore_ohio_chat-option-hex-lumber = Holz
baltimore_ohio_chat-option-hex-nw_coal = NW-Kohle
baltimore_ohio_chat-option-start = { $count ->
    [one] Eine Aktie zu { $value }
   *[other] { $count } Aktien zu { $value }
}
baltimore_ohio_chat-option-start-what-detail = Kasse { $treasury }
baltimore_ohio_chat-cities-none = keine Stadt

# Was ein Schritt bringt
baltimore_ohio_chat-step-head = **{ $railroad }**: Das würde geschehen.
baltimore_ohio_chat-working = Kann { $capacity } bedienen, erreicht { $reached } { $reached ->
    [one] Stadt
   *[other] Städte
}; Unterhalt { $maintenance }; bestes Nettoeinkommen { $net }.
baltimore_ohio_chat-working-later = Auf Technologiestufe { $level } wären es { $net }.
baltimore_ohio_chat-scraps-nothing = nichts wird verschrottet.
baltimore_ohio_chat-scraps = { $count ->
    [one] eine Karte { $levels }
   *[other] { $count } Karten { $levels }
} für { $amount }; Kasse { $treasury }.
baltimore_ohio_chat-buys-nothing = nichts wird gekauft.
baltimore_ohio_chat-buys = { $count ->
    [one] eine Karte { $levels }
   *[other] { $count } Karten { $levels }
} für { $amount }; Kasse { $treasury }.
baltimore_ohio_chat-advances = Technologiestufe { $before } → **{ $level }**, sofort: Gebaut werden dann bis zu { $level } Felder auf einmal, jede Stadt zahlt nach Stufe { $level }, und jede Karte jeder Bahn kostet { $each } je Runde.
baltimore_ohio_chat-advances-dearer = Der Unterhalt steigt: { $railroads }
baltimore_ohio_chat-advances-end = **Technologiestufe { $level } beendet die Partie nach den zwei Geschäftsrunden dieser Spielrunde** (Regel 39).
baltimore_ohio_chat-takes-coal = nimmt die Kohle aus { $hex }: { $amount } mehr in jeder Geschäftsrunde, solange sie eine Karte hat.
baltimore_ohio_chat-takes-lumber = nimmt das Holz aus { $hex }: jetzt { $amount } mehr in jeder Geschäftsrunde, solange sie eine Karte hat.
baltimore_ohio_chat-builds-nothing = nichts wird gebaut oder genommen.
baltimore_ohio_chat-builds = { $costs }; Kasse { $treasury }, noch { $cubes } { $cubes ->
    [one] Stein
   *[other] Steine
}.
baltimore_ohio_chat-builds-gain = Das beste Nettoeinkommen steigt um **{ $amount }**.
baltimore_ohio_chat-builds-no-gain = { $cities } { $count ->
    [one] brächte
   *[other] brächten
} noch nichts: Die Ausrüstung ist mit mindestens so guten Städten ausgelastet.
baltimore_ohio_chat-builds-no-card = Ohne Ausrüstung { $count ->
    [one] bringt
   *[other] bringen
} { $cities } nichts.
baltimore_ohio_chat-builds-nw-coal = Nimmt { $count ->
    [one] die NW-Kohle
   *[other] { $count } NW-Kohle
} aus { $hexes }.
baltimore_ohio_chat-serves = { $cities } { $count ->
    [one] zahlt
   *[other] zahlen
} { $revenue } − Unterhalt { $maintenance } = netto { $net } (zuletzt { $previous }).
baltimore_ohio_chat-serves-counters = { $cities } { $count ->
    [0] zahlt
    [one] zahlt
   *[other] zahlen
} { $revenue } + Rohstoffe { $counters } − Unterhalt { $maintenance } = netto { $net } (zuletzt { $previous }).
baltimore_ohio_chat-serves-nothing = keine Stadt wird bedient, der Unterhalt ist { $maintenance }: netto { $net }.
baltimore_ohio_chat-earns-alone = Das Einkommen steht dann fest: netto { $net }.
baltimore_ohio_chat-loses = ⚠️ **Kein Gewinn:** Wert von { $railroad } { $value }, und { $name } gibt eine Aktie ohne Bezahlung ab (Regel 33).
baltimore_ohio_chat-loses-president = { $name } wäre dann Präsident von { $railroad }.
baltimore_ohio_chat-loses-receivership = ⚠️ Niemand hätte mehr eine Aktie: **{ $railroad } kommt unter Zwangsverwaltung**, die Kasse von { $treasury } und die Ausrüstung sind verloren (Regel 35).
baltimore_ohio_chat-then-pay = ausgeschüttet, { $told }
baltimore_ohio_chat-then-retain = einbehalten: { $told }
baltimore_ohio_chat-part = { $name } { $amount }
baltimore_ohio_chat-pays = { $each } je Aktie: { $parts }; Kasse { $treasury }.
baltimore_ohio_chat-retains = Kasse { $treasury }, niemand bekommt etwas.
baltimore_ohio_chat-value-stays = Der Wert bleibt bei { $value }.
baltimore_ohio_chat-value-goes = Wert { $value }.
baltimore_ohio_chat-value-ends = Wert { $value }: **Die Partie endet mit dieser Spielrunde** (Regel 39).
baltimore_ohio_chat-confirm-scrap = Verschrotten
baltimore_ohio_chat-confirm-buy = Kaufen
baltimore_ohio_chat-confirm-build = Bauen
baltimore_ohio_chat-confirm-build-none = Nichts bauen
baltimore_ohio_chat-confirm-take = Nehmen
baltimore_ohio_chat-confirm-serve = Diese Städte bedienen
baltimore_ohio_chat-confirm-pay = Dividende ausschütten
baltimore_ohio_chat-confirm-retain = Gewinn einbehalten

# Der ganze Zug
baltimore_ohio_chat-turn-head = **{ $railroad }**: Vorschau auf den ganzen Zug. In den Menüs kannst du alles ändern.
baltimore_ohio_chat-name-scrap = Schrott
baltimore_ohio_chat-name-equipment = Ausrüstung
baltimore_ohio_chat-name-track = Strecke
baltimore_ohio_chat-name-service = Einkommen
baltimore_ohio_chat-name-profit = Gewinn
baltimore_ohio_chat-unbuilt = Dann reicht die Kasse für keinen Bau (Regel 22).
baltimore_ohio_chat-otherwise = Sonst { $told }
baltimore_ohio_chat-confirm-turn = Alles so ausführen
baltimore_ohio_chat-what-head = **Was wäre, wenn: { $railroad }**
baltimore_ohio_chat-what-note = Als wäre sie jetzt am Zug; Ansehen ändert nichts.
baltimore_ohio_chat-what-start = Gegründet mit { $count ->
    [one] einer Aktie
   *[other] { $count } Aktien
} zu { $value }: Kasse { $treasury }.

# Seiten
baltimore_ohio_chat-hexes = **{ $railroad }** baut Feld für Feld: höchstens { $level }, für höchstens { $treasury }. Der Spielplan zeigt, wie die Felder heißen.
baltimore_ohio_chat-hexes-full = { $level ->
    [one] Auf Technologiestufe 1 ist nur ein Feld erlaubt.
   *[other] Auf Technologiestufe { $level } sind höchstens { $level } Felder erlaubt.
}
baltimore_ohio_chat-hexes-end = Kein weiteres Feld ist erreichbar.
baltimore_ohio_chat-menu-hexes = Das nächste Feld…
baltimore_ohio_chat-press-hexes-done = { $count ->
    [one] Dieses Feld bauen…
   *[other] { $count } Felder bauen…
}
baltimore_ohio_chat-press-hexes-back = Letztes Feld entfernen
baltimore_ohio_chat-press-scrap-some = Karten zum Verschrotten wählen…
baltimore_ohio_chat-menu-scrap-some = Karten zum Verschrotten
baltimore_ohio_chat-cities = **{ $railroad }** muss genau { $size } von { $reached } { $reached ->
    [one] Stadt
   *[other] Städten
} bedienen (Regel 28).
baltimore_ohio_chat-menu-cities = Bediente Städte
baltimore_ohio_chat-all-sums = Jede Summe, die **{ $railroad }** erreichen kann, die beste zuerst.
baltimore_ohio_chat-menu-serve = Summe wählen…
baltimore_ohio_chat-form-hexes = Bauen für { $railroad }
baltimore_ohio_chat-form-hexes-field = Felder oder Städte (höchstens { $level })
baltimore_ohio_chat-form-hexes-hint = Utica, C12 – dazwischen wird der billigste Weg gefunden

# Was nicht geht
baltimore_ohio_chat-refuse-place = Kein Feld und keine Stadt heißt „{ $text }“, oder mehr als eines heißt so; Felder heißen zum Beispiel B14 (Regel 22).
baltimore_ohio_chat-refuse-reach = Ein einziger Bau erreicht { $places } nicht: Auf dieser Technologiestufe hat er höchstens { $level ->
    [one] ein Feld
   *[other] { $level } Felder
}, die Kasse zahlt { $treasury }, und alles muss zusammenhängen (Regel 22).
baltimore_ohio_chat-refuse-unasked = Dieser Schritt entfällt in diesem Zug: Es gibt darin nichts zu wählen (Regel 19).

# Was geschehen ist
baltimore_ohio_chat-business-began = **Geschäftsrunde { $turn }.{ $round }** beginnt: Die Bahnen handeln der Reihe nach, der höchste Wert zuerst.
baltimore_ohio_chat-scrapped = verschrottet { $count ->
    [one] eine Karte { $levels }
   *[other] { $count } Karten { $levels }
} für { $amount }
baltimore_ohio_chat-bought-card = { $count ->
    [one] kauft Ausrüstung der Stufe { $level } für { $price }
   *[other] kauft { $count } Karten der Stufe { $level } für { $price }
}
baltimore_ohio_chat-level-reached = **Technologiestufe { $level }** ist erreicht
baltimore_ohio_chat-track-built = baut { $hexes } für { $cost }
baltimore_ohio_chat-took-coal = nimmt die Kohle aus { $hex }
baltimore_ohio_chat-took-lumber = nimmt das Holz aus { $hex }
baltimore_ohio_chat-nw-coal-taken = nimmt die NW-Kohle aus { $hex }
baltimore_ohio_chat-privilege-nyc = { $railroad } hat ihre fünf Städte und darf New York verlassen
baltimore_ohio_chat-privilege-pa = { $railroad } hat ihre drei Städte, nun dürfen auch andere hinein
baltimore_ohio_chat-earned = bedient { $cities } für { $gross }, netto **{ $net }** (zuletzt { $previous })
baltimore_ohio_chat-earned-nothing = nimmt nichts ein, nach dem Unterhalt netto **{ $net }**
baltimore_ohio_chat-earned-idle = nimmt nichts ein
baltimore_ohio_chat-paid = schüttet { $each } je Aktie aus: { $parts }
baltimore_ohio_chat-part-treasury = die Kasse { $amount }
baltimore_ohio_chat-profit-retained = behält { $amount } ein
baltimore_ohio_chat-sacrificed = { $seat } gibt eine Aktie von { $railroad } ab: kein Gewinn
baltimore_ohio_chat-receivership = **{ $railroad } kommt unter Zwangsverwaltung** und verliert { $treasury }{ $count ->
    [0] {""}
    [one] {" "}und eine Karte
   *[other] {" "}und { $count } Karten
}
baltimore_ohio_chat-refuse-cards = „{ $text }“ ist keine Ausrüstung: Nenne die Karten mit ihren Nummern, etwa 3, 4 (Regel 19).
baltimore_ohio_chat-refuse-railroad-none = Diese Bahn ist nicht in dieser Partie (Regel 41).

# Befehle
baltimore_ohio_chat-slash-operate = Der ganze Zug deiner Bahn auf einer Seite: Ausrüstung, Strecke, Städte, Gewinn
baltimore_ohio_chat-slash-scrap = Ausrüstung deiner Bahn verschrotten
baltimore_ohio_chat-slash-scrap-cards = Nummern der Karten, etwa 3, 4; 0 für keine
baltimore_ohio_chat-slash-equipment = Ausrüstung für deine Bahn kaufen
baltimore_ohio_chat-slash-equipment-count = Wie viele Karten; 0 für keine
baltimore_ohio_chat-slash-build = Strecke deiner Bahn bauen
baltimore_ohio_chat-slash-build-hexes = Felder oder Städte, etwa Utica, C12; der billigste Weg wird gefunden
baltimore_ohio_chat-slash-take = Kohle oder Holz nehmen statt zu bauen
baltimore_ohio_chat-slash-take-counter = Das Feld, in dem es liegt
baltimore_ohio_chat-slash-build-nothing = Nichts bauen und nichts nehmen
baltimore_ohio_chat-slash-serve = Die Städte wählen, die deine Bahn bedient
baltimore_ohio_chat-slash-serve-cities = Eine angebotene Summe oder die Städte, mit Kommas getrennt
baltimore_ohio_chat-slash-pay = Den Gewinn deiner Bahn ausschütten
baltimore_ohio_chat-slash-retain = Den Gewinn deiner Bahn einbehalten
baltimore_ohio_chat-slash-what-if = Den Zug einer beliebigen Bahn durchdenken; Ansehen ändert nichts
baltimore_ohio_chat-slash-what-if-railroad = Welche Bahn
baltimore_ohio_chat-slash-what-if-cards = Mit so vielen gekauften Karten
baltimore_ohio_chat-slash-what-if-hexes = Mit Strecke zu diesen Feldern oder Städten
