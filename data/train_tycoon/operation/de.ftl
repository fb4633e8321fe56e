# Train Tycoon im Chat: die Betriebsphase.

# Places, lines, things

train_tycoon_operation-item-oil = Öl
train_tycoon_operation-item-minerals = Mineralien
train_tycoon_operation-item-fish = Fisch
train_tycoon_operation-item-cheese = Käse
train_tycoon_operation-item-furniture = Möbel
train_tycoon_operation-item-tools = Werkzeug
train_tycoon_operation-factory-cheese = Käsefabrik
train_tycoon_operation-factory-furniture = Möbelfabrik
train_tycoon_operation-factory-tools = Werkzeugfabrik
train_tycoon_operation-transfer = Umladeknoten
train_tycoon_operation-place = { $what } ({ $hex })
train_tycoon_operation-between = { $one } – { $two }
train_tycoon_operation-line-number = { $line } [Nr. { $number }]
train_tycoon_operation-way = { $start } → { $end }
train_tycoon_operation-or = { $one } oder { $two }
train_tycoon_operation-near = { $what } { $steps }
train_tycoon_operation-nobody = ohne Präsident

train_tycoon_operation-laid-new = neues Gleis in { $hexes }
train_tycoon_operation-laid-reuse = vorhandenes Gleis in { $hexes }
train_tycoon_operation-laid-replace = { $hexes } eingeebnet und neu verlegt
train_tycoon_operation-laid-upgrade = { $hexes } grün ausgebaut
train_tycoon_operation-laid-clear = Umladeknoten in { $hexes } weicht dem Gleis
train_tycoon_operation-over-new = { $hexes } neu
train_tycoon_operation-over-reuse = { $hexes } mitbenutzt
train_tycoon_operation-over-replace = { $hexes } eingeebnet
train_tycoon_operation-over-upgrade = { $hexes } ausgebaut
train_tycoon_operation-over-clear = { $hexes } geräumt
train_tycoon_operation-how-new = neues Gleis in { $hex }
train_tycoon_operation-how-reuse = Gleis in { $hex } mitbenutzen
train_tycoon_operation-how-replace = { $hex } einebnen
train_tycoon_operation-how-upgrade = { $hex } ausbauen
train_tycoon_operation-how-clear = Knoten in { $hex } wegräumen
train_tycoon_operation-typed-new = neu
train_tycoon_operation-typed-reuse = mitbenutzen
train_tycoon_operation-typed-replace = ersetzen einebnen
train_tycoon_operation-typed-upgrade = ausbauen grün
train_tycoon_operation-typed-clear = wegräumen räumen

train_tycoon_operation-cost-nothing = nichts
train_tycoon_operation-cost-track = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} { $amount }
train_tycoon_operation-cost-right = wegen { $company } in { $hex } { $amount }
train_tycoon_operation-cost-rights = Rechte { $amount } ({ $each })
train_tycoon_operation-cost-engineering = Ingenieurkosten { $amount }
train_tycoon_operation-moves-none = nichts zu liefern
train_tycoon_operation-moves-passengers = { $count ->
    [one] 1 Reisender
   *[other] { $count } Reisende
}
train_tycoon_operation-moves-item = { $count } { $item }
train_tycoon_operation-moves = { $count ->
    [one] 1 Lieferung
   *[other] { $count } Lieferungen
} für **{ $amount }** ({ $items })
train_tycoon_operation-has = Sie hat { $purse }.
train_tycoon_operation-spend = Ausgeben kann sie { $amount }: Ihr letztes Einkommen erlaubt insgesamt { $loans ->
    [0] keinen Kredit
    [one] 1 Kredit
   *[other] { $loans } Kredite
}.

# What is asked, on the public card

train_tycoon_operation-ask-factory = **{ $company }** setzt ihre Fabrik und eröffnet von ihr aus eine erste Linie ({ $factory }: macht { $item } aus { $takes }). Sie darf in jedem leeren Feld stehen, das nicht neben einer Stadt oder einem Rohstoff liegt, den sie nimmt; die Linie ist 1 bis { $most } Felder lang und endet an einem Knoten oder in einem leeren Feld.
train_tycoon_operation-ask-line = **{ $company }** ist im Betrieb. Zuerst darf sie eine Linie eröffnen: 1 bis { $most } Felder Gleis von einem Knoten, den sie bedient, zu einem anderen. Darauf kommt ein Zug, und geliefert wird danach von selbst.
train_tycoon_operation-ask-line-first = **{ $company }** ist im Betrieb. Zuerst darf sie eine Linie eröffnen: 1 bis { $most } Felder Gleis von einer beliebigen Stadt zu einem anderen Knoten. Darauf kommt ein Zug, und geliefert wird danach von selbst.
train_tycoon_operation-ask-line-now = Ohne neue Linie bekäme sie in dieser Runde **{ $income }**: { $moves }.
train_tycoon_operation-ask-lines-none = Keine Linie ist erlaubt und bezahlbar.
train_tycoon_operation-ask-lines-hope = Keine Linie bringt für sich allein ihren Preis wieder ein; mit einer weiteren in der nächsten Runde tun es manche.
train_tycoon_operation-ask-lines-poor = Keine der Linien bringt ihren Preis bis zum Ende der Partie wieder ein, auch nicht mit einer weiteren in der nächsten Runde.
train_tycoon_operation-ask-take = Alle { $most } Züge von **{ $company }** sind auf der Karte: Die neue Linie bekommt den Zug einer anderen, die dann aufgegeben ist. Welcher?
train_tycoon_operation-ask-trains = **{ $company }** hat { $count } von { $most } Zügen auf der Karte, jeder kostet in dieser Runde { $each }. Sie darf Züge auf Linien ohne Zug einsetzen und danach Züge abziehen; dann wird geliefert.
train_tycoon_operation-ask-trains-cut = Ein Zug ist abgezogen, in dieser Runde kommt keiner mehr dazu.
train_tycoon_operation-ask-trains-now = So wie es steht: { $moves }, davon ab { $trains } für Züge und { $interest } Zinsen: Einkommen **{ $income }**.
train_tycoon_operation-ask-invest = **{ $company }** hat { $line } eröffnet. Wer sie leitet, darf { $count ->
    [one] die letzte Investition
   *[other] eine der { $count } übrigen Investitionen
} verdeckt auf ein gelbes Plättchen davon legen. Am Ende geht ihr Wert{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
} an die Gesellschaft, deren Zug dann über dieses Plättchen fährt; umbauen darf es niemand mehr.
train_tycoon_operation-ask-payout = **{ $company }** hat **{ $income }** eingenommen; { $issued ->
    [one] 1 Aktie ist
   *[other] { $issued } Aktien sind
} ausgegeben. Auszahlen oder einbehalten?
train_tycoon_operation-ask-payout-pay = **Auszahlen**, { $each } je Aktie: { $parts }; die Gesellschaft behält { $rest }. { $after }
train_tycoon_operation-ask-payout-keep = **Einbehalten**: { $income }. { $after }
train_tycoon_operation-ask-payout-price = Der Preis der Aktie bewegt sich erst in der nächsten Handelsphase; der Zielpreis ist dafür nur ein Anhalt.
train_tycoon_operation-payout-after = Dann hat sie { $purse }, zahlt in der nächsten Runde { $interest } Zinsen, und ihr Zielpreis ist { $target }. Wäre jetzt Schluss, zählte eine Aktie { $value }.
train_tycoon_operation-payout-part = { $name } { $amount } ({ $count })
train_tycoon_operation-ask-keep = **{ $company }** hat jetzt { $count } Linien und nur { $most } Züge: { $surplus ->
    [one] Eine Linie muss
   *[other] { $surplus } Linien müssen
} aufgegeben werden. Wähle, welche gehen, oder nimm eine fertige Auswahl.

train_tycoon_operation-press-noline = Keine Linie eröffnen
train_tycoon_operation-press-route = Linie eintippen…
train_tycoon_operation-press-if = Was wäre, wenn…
train_tycoon_operation-press-by-hex = Feld für Feld…
train_tycoon_operation-press-from = Andere Enden…
train_tycoon_operation-press-anew = Von vorn
train_tycoon_operation-press-hex-back = Ein Feld zurück
train_tycoon_operation-press-empty = In ein leeres Feld…
train_tycoon_operation-press-finish = Liefern
train_tycoon_operation-press-finish-pay = Liefern, { $each } je Aktie auszahlen
train_tycoon_operation-press-finish-retain = Liefern, { $amount } einbehalten
train_tycoon_operation-press-ships = Lieferungen ansehen…
train_tycoon_operation-press-marker = Meine Investitionen…
train_tycoon_operation-press-nomarker = Keine legen
train_tycoon_operation-press-payout = { $each } je Aktie auszahlen
train_tycoon_operation-press-retain = { $amount } einbehalten
train_tycoon_operation-press-keep-best = Die { $most } einträglichsten behalten…
train_tycoon_operation-press-keep-oldest = Die { $most } ältesten behalten…
train_tycoon_operation-press-if-back = Zurück zur Gesellschaft

train_tycoon_operation-menu-best = Linien, die beste zuerst…
train_tycoon_operation-menu-starts = Andere Linie ab dem Knoten…
train_tycoon_operation-menu-sites = Fabrik woanders…
train_tycoon_operation-menu-sites-of = Fabrik woanders, { $first } bis { $last }…
train_tycoon_operation-menu-ways = Ein anderer Weg…
train_tycoon_operation-menu-ends = Ende in…
train_tycoon_operation-menu-empty = Ende in einem leeren Feld…
train_tycoon_operation-menu-first = Feld für Feld, zuerst nach…
train_tycoon_operation-menu-next = Wie weiter?
train_tycoon_operation-menu-take = Den Zug nehmen von…
train_tycoon_operation-menu-expand = Zug auf eine Linie ohne Zug…
train_tycoon_operation-menu-cut = Den Zug abziehen von…
train_tycoon_operation-menu-marker = Eine Investition legen auf…
train_tycoon_operation-menu-keep = { $count ->
    [one] Die Linie, die geht…
   *[other] Die { $count } Linien, die gehen…
}
train_tycoon_operation-menu-if = Eine andere Gesellschaft…
train_tycoon_operation-menu-if-lines = Was, wenn sie das eröffnete…

train_tycoon_operation-option-line = { $line }: { $amount }, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
train_tycoon_operation-option-line-detail = Einkommen { $income }; bis zum Ende { $gain }
train_tycoon_operation-option-line-breaks = unterbricht { $count ->
    [one] eine eigene Linie
   *[other] { $count } eigene Linien
}
train_tycoon_operation-option-line-hope = mit einer Linie nächste Runde bis zu { $hope } mehr
train_tycoon_operation-option-end = { $place }: { $amount }, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
train_tycoon_operation-option-end-detail = Einkommen in dieser Runde { $income }
train_tycoon_operation-option-way = { $amount }: { $hexes }
train_tycoon_operation-option-start = { $count ->
    [one] 1 Ende
   *[other] { $count } Enden
} in Reichweite
train_tycoon_operation-option-site = Fabrik in { $hex }
train_tycoon_operation-option-first = Nach { $hex }
train_tycoon_operation-option-cheapest = die billigste Linie so herum kostet { $amount }
train_tycoon_operation-option-onward = { $how }, weiter nach { $hex }
train_tycoon_operation-option-ends = { $how }, Ende in { $place }
train_tycoon_operation-option-ends-detail = die ganze Linie kostet { $amount }
train_tycoon_operation-option-take-broken = unterbrochen: nichts geht verloren
train_tycoon_operation-option-change = dann Einkommen { $income }; bis zum Ende { $gain }
train_tycoon_operation-option-expand = { $line }: Rechte { $amount }, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
train_tycoon_operation-option-marker = { $value } auf { $hex }
train_tycoon_operation-option-marker-detail = Investition { $number } deiner Hand
train_tycoon_operation-option-keep = ohne sie { $gain } bis zum Ende der Partie
train_tycoon_operation-option-if = { $purse }; Einkommen { $income }; { $count ->
    [one] 1 Linie
   *[other] { $count } Linien
}

# What a choice would do

train_tycoon_operation-sure-open = **{ $company }** eröffnet { $line }: { $laid }.
train_tycoon_operation-sure-open-cost = Das kostet **{ $amount }** ({ $parts }). { $company } hat jetzt { $before } und dann { $after }.
train_tycoon_operation-sure-open-transfer = In { $hex } kommt ein Umladeknoten.
train_tycoon_operation-sure-open-clear = Der Umladeknoten in { $hexes } verschwindet.
train_tycoon_operation-sure-open-breaks = { $count ->
    [one] Das unterbricht die Linie { $lines }; ihr Zug verlässt sie.
   *[other] Das unterbricht die Linien { $lines }; ihre Züge verlassen sie.
}
train_tycoon_operation-sure-open-take = Alle { $most } Züge sind unterwegs: Du wählst danach die Linie, deren Zug auf die neue kommt.
train_tycoon_operation-sure-open-income = Einkommen in Runde { $turn }: **{ $then }** (ohne sie { $now }); { $moves }.
train_tycoon_operation-sure-open-gain = Bis zum Ende der Partie **{ $gain }**, ihr Preis abgezogen, wenn sonst niemand etwas täte.
train_tycoon_operation-sure-open-hope = Eine weitere Linie in der nächsten Runde könnte bis zu { $hope } dazulegen.
train_tycoon_operation-sure-expand = **{ $company }** setzt einen Zug auf { $line } ({ $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} Gleis ohne Zug).
train_tycoon_operation-sure-expand-cost = Die Rechte kosten **{ $amount }**. { $company } hat jetzt { $before } und dann { $after }.
train_tycoon_operation-sure-expand-free = Rechte sind dafür keine zu zahlen.
train_tycoon_operation-sure-change = Einkommen in dieser Runde: **{ $then }** statt { $now }. Bis zum Ende der Partie **{ $gain }**, wenn sonst niemand etwas täte.
train_tycoon_operation-sure-cut = **{ $company }** zieht ihren Zug von { $line } ab. Das Gleis bleibt; jede Gesellschaft mit Rechten dort darf einen Zug darauf setzen.
train_tycoon_operation-sure-cut-last = Danach kommt in dieser Runde kein Zug mehr dazu.
train_tycoon_operation-sure-take = **{ $company }** nimmt für die neue Linie den Zug von { $line }; das Gleis dort ist dann aufgegeben.
train_tycoon_operation-sure-take-then = Das Einkommen in dieser Runde wäre dann **{ $income }**.
train_tycoon_operation-sure-marker = Deine Investition von **{ $value }** kommt verdeckt auf { $hex } von { $line }. Am Ende bringt sie **{ $total }** ({ $value } × { $times }) der Gesellschaft, deren Zug dann über dieses Plättchen fährt; auf einer Linie ohne Zug nichts. Die anderen sehen den Ort, nicht den Wert.
train_tycoon_operation-sure-keep = **{ $company }** gibt { $lines } auf. Das Gleis bleibt, ohne Züge.
train_tycoon_operation-sure-keep-kept = Sie behält { $lines }.
train_tycoon_operation-sure-keep-means = Bis zum Ende der Partie nähme sie damit **{ $after }** ein, mit allen { $before }, wenn sonst niemand etwas täte.

train_tycoon_operation-confirm-open = Für { $amount } eröffnen
train_tycoon_operation-confirm-expand = Zug für { $amount } einsetzen
train_tycoon_operation-confirm-cut = Diesen Zug abziehen
train_tycoon_operation-confirm-take = Diesen Zug nehmen
train_tycoon_operation-confirm-marker = Auf { $hex } legen
train_tycoon_operation-confirm-keep = Diese aufgeben
train_tycoon_operation-said-open = Die Linie ist eröffnet.
train_tycoon_operation-said-marker = Deine Investition liegt auf { $hex }.

# Putting a line together

train_tycoon_operation-from = Eine Linie ab **{ $place }**.
train_tycoon_operation-from-factory = { $factory } in **{ $hex }**: Das Feld ist leer, und weder eine Stadt noch { $takes } liegt daneben. Schritte zum nächsten Ort: { $near }.
train_tycoon_operation-from-ends = { $count ->
    [0] Von hier ist kein Knoten erreichbar, nur leere Felder.
    [one] Von hier ist ein Knoten erreichbar, hier mit der billigsten Linie.
   *[other] Von hier sind { $count } Knoten erreichbar, der billigste zuerst.
}
train_tycoon_operation-from-none = Von hier ist keine Linie erlaubt und bezahlbar.
train_tycoon_operation-empty = Eine Linie ab **{ $place }**, die in einem leeren Feld endet: Dorthin kommt ein Umladeknoten, von dem eine spätere Linie weiterführen kann.
train_tycoon_operation-lay = Ab **{ $start }**, Feld { $count } von höchstens { $most }: **{ $here }**.
train_tycoon_operation-lay-behind = Bisher { $laid }.
train_tycoon_operation-form-route = Eine Linie, Feld für Feld
train_tycoon_operation-form-route-field = Anfang, Felder und Ende
train_tycoon_operation-form-route-hint = E8 F8 G7 ausbauen H7 – oder nur beide Enden
train_tycoon_operation-refuse-route = „{ $text }“ nennt keine Linie: Schreibe Anfang, Felder mit Gleis und Ende der Reihe nach, etwa E8 F8 G7.
train_tycoon_operation-refuse-no-way = Von { $start } nach { $end } ist keine Linie von 1 bis { $most } Feldern erlaubt und bezahlbar (Regel { $rule }).

# Investments

train_tycoon_operation-markers = Deine Investitionen, nur für dich. Jetzt gelegt zählt eine am Ende { $times ->
    [1] einmal
   *[other] { $times }-mal
}, und zwar für die Gesellschaft, deren Zug dann über ihr Plättchen fährt.

# What if

train_tycoon_operation-if = Was nähme eine Gesellschaft ein, und welche Linie brächte ihr am meisten? Wähle eine; getan wird nichts.
train_tycoon_operation-if-now = **{ $company }** ({ $president }) hat { $purse } und { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} auf der Karte. Ihr letztes Einkommen war { $income }, damit darf sie { $loans ->
    [0] keinen Kredit
    [one] 1 Kredit
   *[other] { $loans } Kredite
} haben.
train_tycoon_operation-if-turn = Wenn bis zu ihrem nächsten Betrieb in Runde { $turn } niemand etwas täte:
train_tycoon_operation-if-turn-now = Sie ist jetzt im Betrieb, in Runde { $turn }:
train_tycoon_operation-if-ahead = Mit diesen Linien nähme sie bis zum Ende der Partie { $amount } ein.
train_tycoon_operation-if-opened = Ihre Linie dieser Runde hat sie schon gehabt.
train_tycoon_operation-if-no-president = Niemand leitet sie, also tut sie im Betrieb nichts.
train_tycoon_operation-if-last = Ihre letzte Runde ist vorbei.
train_tycoon_operation-if-gone = Die Partie ist weitergegangen: Diese Linie ist jetzt nicht möglich.
train_tycoon_operation-if-line = Was wäre, wenn? Getan wird nichts.
train_tycoon_operation-ships = **{ $company }**, Runde { $turn }, wenn bis dahin niemand etwas täte: { $moves }.
train_tycoon_operation-ships-now = **{ $company }** würde jetzt liefern: { $moves }.

# Commands

train_tycoon_operation-refuse-choice = „{ $text }“ steht hier nicht zur Wahl; nimm etwas aus der Liste, die beim Tippen erscheint.
train_tycoon_operation-slash-line = Eine Linie der Gesellschaft im Betrieb eröffnen oder mit ihr die Fabrik setzen
train_tycoon_operation-slash-line-hexes = Die Felder der Reihe nach, nur beide Enden oder eine der angebotenen Linien
train_tycoon_operation-slash-no-line = In dieser Runde keine Linie eröffnen
train_tycoon_operation-slash-take = Den Zug für die neue Linie von einer anderen nehmen
train_tycoon_operation-slash-take-line = Welche Linie ihren Zug abgibt
train_tycoon_operation-slash-expand = Einen Zug auf eine Linie ohne Zug setzen
train_tycoon_operation-slash-expand-line = Auf welche Linie
train_tycoon_operation-slash-cut = Den Zug einer Linie abziehen
train_tycoon_operation-slash-cut-line = Von welcher Linie
train_tycoon_operation-slash-deliver = Weiter zu den Lieferungen
train_tycoon_operation-slash-invest = Eine Investition auf die neue Linie legen oder keine
train_tycoon_operation-slash-invest-marker = Welche Investition auf welches Plättchen; die Werte siehst nur du
train_tycoon_operation-slash-payout = Das Einkommen der Gesellschaft auszahlen oder einbehalten
train_tycoon_operation-slash-payout-how = Auszahlen oder einbehalten
train_tycoon_operation-slash-if = Was eine Gesellschaft einnähme und ihre besten Linien; getan wird nichts
train_tycoon_operation-slash-if-company = Welche Gesellschaft

# What happened: pieces of a company's line

train_tycoon_operation-told-skipped = **{ $company }** hat niemanden, der sie leitet, und setzt aus.
train_tycoon_operation-told-factory-waits = **{ $company }** findet in dieser Runde keinen Platz für ihre Fabrik.
train_tycoon_operation-told-factory = setzt ihre Fabrik in { $hex } ({ $factory })
train_tycoon_operation-told-opened = eröffnet **{ $line }** über { $hexes } für { $amount }
train_tycoon_operation-told-track = Gleis { $amount }
train_tycoon_operation-told-rights = Rechte { $amount }
train_tycoon_operation-told-engineering = Ingenieurkosten { $amount }
train_tycoon_operation-told-broken = unterbricht ihre Linie { $line }
train_tycoon_operation-told-hub-gone = der Umladeknoten in { $hex } verschwindet
train_tycoon_operation-told-train-moved = nimmt dafür den Zug von { $line }
train_tycoon_operation-told-cut = zieht ihren Zug von { $line } ab
train_tycoon_operation-told-over-ten = gibt { $count ->
    [one] eine Linie
   *[other] { $count } Linien
} auf: { $lines }
train_tycoon_operation-told-insolvency = ist bankrott; { $count ->
    [one] ihr Zug verlässt die Karte
   *[other] ihre { $count } Züge verlassen die Karte
}: { $lines }
train_tycoon_operation-told-expanded = setzt einen Zug auf **{ $line }**
train_tycoon_operation-told-invested = legt eine Investition auf { $hex } (× { $times })
train_tycoon_operation-told-delivered = liefert für **{ $amount }** ({ $items })
train_tycoon_operation-told-made = macht { $items }
train_tycoon_operation-told-came = { $count ->
    [one] 1 Reisender kommt
   *[other] { $count } Reisende kommen
} nach { $cities }
train_tycoon_operation-told-refilled = { $count } { $item } mehr in { $places }
train_tycoon_operation-told-income = hat ein Einkommen von **{ $amount }**
train_tycoon_operation-told-trains = Züge { $amount }
train_tycoon_operation-told-interest = Zinsen { $amount }
train_tycoon_operation-told-paid-out = zahlt { $each } je Aktie: { $parts }
train_tycoon_operation-told-share = { $name } { $amount }
train_tycoon_operation-told-rest = behält { $amount }
train_tycoon_operation-told-retained = behält es ein
train_tycoon_operation-told-turn-ended = **Runde { $turn } ist vorbei.** Reihenfolge der Gesellschaften und Zielpreise: { $order }. Den Vorrang hat { $name }.
train_tycoon_operation-told-order = { $company } { $target }
train_tycoon_operation-told-markers = **Die Investitionen werden aufgedeckt.** { $parts }.
train_tycoon_operation-told-marker = { $value } × { $times } von { $name } auf { $hex } bringen { $company } { $total }
train_tycoon_operation-told-markers-empty = { $count ->
    [one] Eine Investition bringt nichts.
   *[other] { $count } Investitionen bringen nichts.
}
