# Train Tycoon im Chat: die Betriebsphase.

# Places, lines, things

train_tycoon_chat-item-oil = Öl
train_tycoon_chat-item-minerals = Mineralien
train_tycoon_chat-item-fish = Fisch
train_tycoon_chat-item-cheese = Käse
train_tycoon_chat-item-furniture = Möbel
train_tycoon_chat-item-tools = Werkzeug
train_tycoon_chat-factory-cheese = Käsefabrik
train_tycoon_chat-factory-furniture = Möbelfabrik
train_tycoon_chat-factory-tools = Werkzeugfabrik
train_tycoon_chat-transfer = Umladeknoten
train_tycoon_chat-place = { $what } ({ $hex })
train_tycoon_chat-between = { $one } – { $two }
train_tycoon_chat-line-number = { $line } [Nr. { $number }]
train_tycoon_chat-line-over = { $line } über { $hexes }
train_tycoon_chat-way = { $start } – { $end }
train_tycoon_chat-or = { $one } oder { $two }
train_tycoon_chat-near = { $what } { $steps }
train_tycoon_chat-near-steps = Schritte bis { $near }
train_tycoon_chat-no-president = ohne Präsident

train_tycoon_chat-laid-new = neues Gleis in { $hexes }
train_tycoon_chat-laid-reuse = vorhandenes Gleis in { $hexes }
train_tycoon_chat-laid-replace = { $hexes } abgerissen und neu verlegt
train_tycoon_chat-laid-upgrade = { $hexes } grün ausgebaut
train_tycoon_chat-laid-clear = Umladeknoten in { $hexes } weicht dem Gleis
train_tycoon_chat-over-new = { $hexes } neu
train_tycoon_chat-over-reuse = { $hexes } mitbenutzt
train_tycoon_chat-over-replace = { $hexes } abgerissen
train_tycoon_chat-over-upgrade = { $hexes } ausgebaut
train_tycoon_chat-over-clear = { $hexes } geräumt
train_tycoon_chat-how-new = neues Gleis in { $hex }
train_tycoon_chat-how-reuse = Gleis in { $hex } mitbenutzen
train_tycoon_chat-how-replace = { $hex } abreißen
train_tycoon_chat-how-upgrade = { $hex } ausbauen
train_tycoon_chat-how-clear = Knoten in { $hex } wegräumen
train_tycoon_chat-typed-new = neu
train_tycoon_chat-typed-reuse = mitbenutzen
train_tycoon_chat-typed-replace = abreißen einebnen ersetzen
train_tycoon_chat-typed-upgrade = ausbauen grün
train_tycoon_chat-typed-clear = wegräumen räumen

train_tycoon_chat-cost-nothing = nichts
train_tycoon_chat-cost-track = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} { $amount }
train_tycoon_chat-cost-right = wegen { $company } in { $hex } { $amount }
train_tycoon_chat-cost-rights = Rechte { $amount } ({ $each })
train_tycoon_chat-cost-engineering = Ingenieurkosten { $amount }
train_tycoon_chat-moves-none = nichts zu liefern
train_tycoon_chat-moves-passengers = { $count ->
    [one] 1 Reisender
   *[other] { $count } Reisende
}
train_tycoon_chat-one-oil = 1 Öl
train_tycoon_chat-one-minerals = 1 Mineral
train_tycoon_chat-one-fish = 1 Fisch
train_tycoon_chat-one-cheese = 1 Käse
train_tycoon_chat-one-furniture = 1 Möbelstück
train_tycoon_chat-one-tools = 1 Werkzeug
train_tycoon_chat-moves-item = { $count } { $item }
train_tycoon_chat-moves = { $count ->
    [one] 1 Lieferung
   *[other] { $count } Lieferungen
} für **{ $amount }** ({ $items })
train_tycoon_chat-earns = Lieferungen { $amount } − Züge { $trains } = { $total }
train_tycoon_chat-earns-interest = Lieferungen { $amount } − Züge { $trains } − Zinsen { $interest } = { $total }
train_tycoon_chat-earns-capped = { $sum }, gezählt als { $to }
train_tycoon_chat-has = Sie hat { $purse }.
train_tycoon_chat-spend = Ausgeben kann sie { $amount }: Ihr letztes Einkommen erlaubt { $loans ->
    [0] keinen Kredit
    [one] 1 Kredit
   *[other] { $loans } Kredite
}.
train_tycoon_chat-spend-nothing = Ausgeben kann sie nichts: Ihr letztes Einkommen erlaubt { $loans ->
    [0] keinen Kredit
    [one] nur 1 Kredit
   *[other] nur { $loans } Kredite
}.

# What is asked, on the public card

train_tycoon_chat-ask-factory = **{ $company }** setzt ihre Fabrik und eröffnet von ihr aus eine erste Linie. Die { $factory } macht { $item } aus { $takes }; sie darf in jedem leeren Feld stehen, das nicht neben einer Stadt oder einem Rohstoff liegt, den sie nimmt. Die Linie ist 1 bis { $most } Felder lang und endet an einem Knoten oder in einem leeren Feld.
train_tycoon_chat-ask-line = **{ $company }** ist an der Reihe. Zuerst darf sie eine Linie eröffnen: 1 bis { $most } Felder Gleis von einem Knoten, den sie bedient, zu einem anderen. Darauf kommt ein Zug, und geliefert wird danach von selbst.
train_tycoon_chat-ask-line-first = **{ $company }** ist an der Reihe. Zuerst darf sie eine Linie eröffnen: 1 bis { $most } Felder Gleis von einer beliebigen Stadt zu einem anderen Knoten. Darauf kommt ein Zug, und geliefert wird danach von selbst.
train_tycoon_chat-ask-line-now = Ohne neue Linie in dieser Runde: { $sums } ({ $moves }).
train_tycoon_chat-ask-lines-none = Es gibt keine Linie, die erlaubt und bezahlbar ist.
train_tycoon_chat-ask-lines-poor = Auch mit Blick auf spätere Runden dürfte sich keine der angebotenen Linien lohnen.
train_tycoon_chat-ask-lines-last = Keine der Linien lohnt sich: Das ist die letzte Runde.
train_tycoon_chat-ask-take = Alle { $most } Züge von **{ $company }** sind auf dem Spielplan: Die neue Linie bekommt den Zug einer anderen, die dann aufgegeben ist. Welche gibt ihren ab?
train_tycoon_chat-ask-trains = **{ $company }** hat { $count } von { $most } Zügen auf dem Spielplan, jeder kostet in dieser Runde { $each }. Sie darf Züge auf Linien ohne Zug einsetzen und danach Züge abziehen; dann wird geliefert.
train_tycoon_chat-ask-trains-cut = Ein Zug ist abgezogen, in dieser Runde kommt keiner mehr dazu.
train_tycoon_chat-ask-trains-now = So wie es steht: { $sums } ({ $moves }).
train_tycoon_chat-ask-invest = **{ $company }** hat { $line } eröffnet. Du darfst { $count ->
    [one] deine letzte Investition
   *[other] eine deiner { $count } Investitionen
} verdeckt auf ein gelbes Plättchen davon legen. Am Ende geht ihr Wert{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
} an die Gesellschaft, deren Zug dann über dieses Plättchen fährt; umbauen darf es niemand mehr.
train_tycoon_chat-ask-payout = **{ $company }** hat **{ $income }** verdient; { $issued ->
    [one] 1 Aktie ist
   *[other] { $issued } Aktien sind
} ausgegeben. Ausschütten oder einbehalten?
train_tycoon_chat-ask-payout-pay = **Ausschütten**, { $each } je Aktie: { $parts }; die Gesellschaft behält { $rest }. { $after }
train_tycoon_chat-ask-payout-keep = **Einbehalten**: { $income }. { $after }
train_tycoon_chat-ask-payout-price = Der Aktienpreis ändert sich erst in der nächsten Handelsphase; der Zielpreis ist dafür nur ein Anhaltspunkt.
train_tycoon_chat-payout-after = Dann hat sie { $purse }{ $loans ->
    [0] { "" }
   *[other] , zahlt in der nächsten Runde { $interest } Zinsen
}, und ihr Zielpreis ist { $target }. Wäre jetzt Schluss, läge der Aktienwert bei { $value }.
train_tycoon_chat-payout-part = { $name } { $amount } ({ $count })
train_tycoon_chat-ask-keep = **{ $company }** hat jetzt { $count } Linien und nur { $most } Züge: { $surplus ->
    [one] Eine Linie muss
   *[other] { $surplus } Linien müssen
} aufgegeben werden. Wähle, welche bleiben, oder nimm eine fertige Auswahl.

train_tycoon_chat-press-noline = Keine Linie eröffnen
train_tycoon_chat-press-route = Linie eintippen…
train_tycoon_chat-press-if = Was wäre, wenn…
train_tycoon_chat-press-by-hex = Feld für Feld…
train_tycoon_chat-press-from = Andere Enden…
train_tycoon_chat-press-anew = Von vorn
train_tycoon_chat-press-hex-back = Ein Feld zurück
train_tycoon_chat-press-empty = In ein leeres Feld…
train_tycoon_chat-press-finish = Liefern
train_tycoon_chat-press-finish-pay = Liefern, je { $each } ausschütten
train_tycoon_chat-press-finish-retain = Liefern, { $amount } einbehalten
train_tycoon_chat-press-ships = Lieferungen ansehen…
train_tycoon_chat-press-marker = Meine Investitionen…
train_tycoon_chat-press-nomarker = Keine legen
train_tycoon_chat-press-payout = { $each } je Aktie ausschütten
train_tycoon_chat-press-retain = { $amount } einbehalten
train_tycoon_chat-press-keep = Diese Linien behalten
train_tycoon_chat-press-keep-best = Die besten { $most } behalten…
train_tycoon_chat-press-keep-oldest = Die ältesten { $most } behalten…
train_tycoon_chat-press-if-back = Zurück zur Gesellschaft

train_tycoon_chat-menu-best = Linien, die beste zuerst…
train_tycoon_chat-menu-best-even = Linien, oben mehrere gleich gute…
train_tycoon_chat-menu-best-all = Linien, alle gleich gut…
train_tycoon_chat-menu-starts = Andere Linie, ab…
train_tycoon_chat-menu-sites = Fabrik woanders…
train_tycoon_chat-menu-sites-of = Fabrik { $first } bis { $last }…
train_tycoon_chat-menu-ways = Ein anderer Weg…
train_tycoon_chat-menu-ends = Ende in…
train_tycoon_chat-menu-empty = Ende in leerem Feld…
train_tycoon_chat-menu-first = Erstes Feld…
train_tycoon_chat-menu-next = Wie weiter?
train_tycoon_chat-menu-take = Den Zug nehmen von…
train_tycoon_chat-menu-expand = Zug einsetzen auf…
train_tycoon_chat-menu-cut = Den Zug abziehen von…
train_tycoon_chat-menu-marker = Investition legen auf…
train_tycoon_chat-menu-keep = Die { $count } Linien, die bleiben…
train_tycoon_chat-menu-if = Andere Gesellschaft…
train_tycoon_chat-menu-if-lines = Was, wenn sie eröffnete…

train_tycoon_chat-option-line = { $line }: { $amount }, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
train_tycoon_chat-option-line-detail = { $sums }; auf lange Sicht { $gain }
train_tycoon_chat-option-factory-detail = { $sums }; dann etwa { $afar } für Strecke zu dem, was sie braucht
train_tycoon_chat-option-line-breaks = unterbricht { $count ->
    [one] eine eigene Linie
   *[other] { $count } eigene Linien
}
train_tycoon_chat-option-line-breaks-income = unterbricht { $count ->
    [one] eine eigene Linie
   *[other] { $count } eigene Linien
}; Einkommen { $income }
train_tycoon_chat-option-end = { $place }: { $amount }, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
train_tycoon_chat-option-way = { $amount }: { $hexes }
train_tycoon_chat-option-start = { $count ->
    [one] 1 Ende
   *[other] { $count } Enden
} in Reichweite
train_tycoon_chat-option-site = Fabrik in { $hex }
train_tycoon_chat-option-first = Nach { $hex }
train_tycoon_chat-option-cheapest = billigste Linie { $amount }
train_tycoon_chat-option-onward = { $how }, weiter nach { $hex }
train_tycoon_chat-option-ends = { $how }, Ende in { $place }
train_tycoon_chat-option-ends-detail = die ganze Linie kostet { $amount }
train_tycoon_chat-option-take-broken = unterbrochen: nichts geht verloren
train_tycoon_chat-option-change = { $sums }; bis zum Ende { $gain }
train_tycoon_chat-option-expand = { $line }: Rechte { $amount }, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
train_tycoon_chat-option-marker = { $value } auf { $hex }
train_tycoon_chat-option-marker-detail = bringt am Ende { $value } × { $times } = { $total }
train_tycoon_chat-option-change-invested = Einkommen { $income }; bis zum Ende { $gain }, ohne { $count ->
    [one] die Investition darauf
   *[other] die { $count } Investitionen darauf
}
train_tycoon_chat-option-keep = ohne sie bis zum Ende { $gain } für die Gesellschaft
train_tycoon_chat-option-if = { $purse }; Einkommen { $income }; { $count ->
    [one] 1 Linie
   *[other] { $count } Linien
}

# What a choice would do

train_tycoon_chat-sure-open = **{ $company }** eröffnet { $line }: { $laid }.
train_tycoon_chat-sure-open-cost = Das kostet **{ $amount }** ({ $parts }). { $company } hat jetzt { $before } und dann { $after }.
train_tycoon_chat-sure-open-transfer = In { $hex } kommt ein Umladeknoten.
train_tycoon_chat-sure-open-clear = Der Umladeknoten in { $hexes } verschwindet.
train_tycoon_chat-sure-open-breaks = { $count ->
    [one] Das unterbricht die Linie { $lines }; ihr Zug verlässt sie.
   *[other] Das unterbricht die Linien { $lines }; ihre Züge verlassen sie.
}
train_tycoon_chat-sure-open-take = Alle { $most } Züge sind auf dem Spielplan: Du wählst danach die Linie, deren Zug auf die neue kommt.
train_tycoon_chat-sure-open-income = Runde { $turn } mit dieser Linie: **{ $sums }** ({ $moves }); ohne sie ist das Einkommen { $now }.
train_tycoon_chat-sure-open-gain = Bis zum Spielende bringt diese Linie allein der Gesellschaft **{ $amount }**, ihr Preis abgezogen, wenn sonst niemand etwas tut.
train_tycoon_chat-sure-open-loss = Bis zum Spielende kostet diese Linie allein die Gesellschaft **{ $amount }** mehr, als sie bringt, wenn sonst niemand etwas tut.
train_tycoon_chat-sure-open-long-run = Spätere Linien bauen darauf auf: Mit ihnen dürfte sie auf lange Sicht etwa **{ $amount }** bringen, verglichen mit keiner Linie in dieser Runde.
train_tycoon_chat-sure-open-long-run-less = Auch mit späteren Linien dürfte sie auf lange Sicht etwa **{ $amount }** mehr kosten, als sie bringt, verglichen mit keiner Linie in dieser Runde.
train_tycoon_chat-sure-expand = **{ $company }** setzt einen Zug auf { $line } ({ $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} Gleis ohne Zug).
train_tycoon_chat-sure-expand-cost = Die Rechte kosten **{ $amount }**. { $company } hat jetzt { $before } und dann { $after }.
train_tycoon_chat-sure-expand-free = Dafür sind keine Rechte zu zahlen.
train_tycoon_chat-press-change = Züge ändern, liefern…
train_tycoon_chat-form-change-then = Was mit dem Einkommen geschieht
train_tycoon_chat-use-ask = Nach den Lieferungen entscheiden
train_tycoon_chat-use-pay = Ausschütten, wo das möglich ist
train_tycoon_chat-use-retain = Einbehalten
train_tycoon_chat-sure-finish = Einkommen in dieser Runde: **{ $income }** statt { $now }.
train_tycoon_chat-sure-finish-expand = Züge kommen auf { $lines } dazu.
train_tycoon_chat-sure-finish-cut = Die Züge von { $lines } werden abgezogen. Das Gleis bleibt.
train_tycoon_chat-sure-finish-ask = Ob es ausgeschüttet wird, entscheidest du nach den Lieferungen.
train_tycoon_chat-sure-finish-pay = Es wird ausgeschüttet, wo das möglich ist.
train_tycoon_chat-sure-finish-retain = Es wird einbehalten.
train_tycoon_chat-confirm-finish = Ändern und liefern
train_tycoon_chat-sure-change = In dieser Runde: **{ $sums }** statt { $now }. Bis zum Spielende bringt das der Gesellschaft **{ $amount }**, wenn sonst niemand etwas tut.
train_tycoon_chat-sure-change-loss = In dieser Runde: **{ $sums }** statt { $now }. Bis zum Spielende kostet das die Gesellschaft **{ $amount }**, wenn sonst niemand etwas tut.
train_tycoon_chat-sure-cut = **{ $company }** legt { $line } still: Der Zug kommt vom Spielplan. Das Gleis bleibt; jede Gesellschaft mit Rechten dort darf einen Zug darauf setzen.
train_tycoon_chat-sure-invested = { $count ->
    [one] Die Investition auf dieser Linie ist
   *[other] Die { $count } Investitionen auf dieser Linie sind
} mit { $amount } eingerechnet.
train_tycoon_chat-sure-open-own = Deine eigenen Investitionen zählen hier so viel, wie sie wert sind; auf der Karte des Tisches zählt der Durchschnitt.
train_tycoon_chat-sure-invested-hidden = Eine Investition, deren Wert du nicht siehst, zählt wie eine durchschnittliche.
train_tycoon_chat-sure-cut-last = Danach kommt in dieser Runde kein Zug mehr dazu.
train_tycoon_chat-sure-take = **{ $company }** nimmt für die neue Linie den Zug von { $line }; das Gleis dort ist dann aufgegeben.
train_tycoon_chat-sure-take-then = In dieser Runde dann: **{ $sums }**.
train_tycoon_chat-sure-marker = Deine Investition von **{ $value }** kommt verdeckt auf { $hex } von { $line }. Am Ende bringt sie **{ $total }** ({ $value } × { $times }) der Gesellschaft, deren Zug dann über dieses Plättchen fährt; auf einer Linie ohne Zug nichts. Die anderen sehen den Ort, nicht den Wert.
train_tycoon_chat-sure-keep = **{ $company }** gibt { $lines } auf. Das Gleis bleibt, ohne Züge.
train_tycoon_chat-sure-keep-kept = Sie behält { $lines }.
train_tycoon_chat-sure-keep-means = Bis zum Ende der Partie würde sie damit **{ $after }** verdienen, mit allen { $before }, wenn sonst niemand etwas tut.

train_tycoon_chat-confirm-open = Für { $amount } eröffnen
train_tycoon_chat-confirm-expand = Zug für { $amount } einsetzen
train_tycoon_chat-confirm-cut = Diesen Zug abziehen
train_tycoon_chat-confirm-take = Diesen Zug nehmen
train_tycoon_chat-confirm-marker = Auf { $hex } legen
train_tycoon_chat-confirm-keep = Diese aufgeben
train_tycoon_chat-said-open = Die Linie ist eröffnet.
train_tycoon_chat-said-marker = Deine Investition liegt auf { $hex }.

# Putting a line together

train_tycoon_chat-from = Eine Linie ab **{ $place }**.
train_tycoon_chat-from-factory = Die { $factory } in **{ $hex }**: Das Feld ist leer, und weder eine Stadt noch { $takes } liegt daneben. Schritte zum nächsten Ort: { $near }.
train_tycoon_chat-from-ends = { $count ->
    [0] Von hier ist kein Knoten erreichbar, nur leere Felder.
    [one] Von hier ist ein Knoten erreichbar; gezeigt ist die billigste Linie.
   *[other] Von hier sind { $count } Knoten erreichbar, der billigste zuerst.
}
train_tycoon_chat-from-none = Von hier gibt es keine Linie, die erlaubt und bezahlbar ist.
train_tycoon_chat-empty = Eine Linie ab **{ $place }**, die in einem leeren Feld endet: Dorthin kommt ein Umladeknoten, von dem eine spätere Linie weiterführen kann.
train_tycoon_chat-lay = Ab **{ $start }**, Feld { $count } von höchstens { $most }: **{ $here }**.
train_tycoon_chat-lay-behind = Bisher { $laid }.
train_tycoon_chat-form-route = Eine Linie, Feld für Feld
train_tycoon_chat-form-route-hexes = Anfang, Felder und Ende
train_tycoon_chat-form-route-hint = E8 F8 G7 ausbauen H7, oder nur beide Enden
train_tycoon_chat-refuse-route = „{ $text }“ ist keine Linie: Schreibe Anfang, Felder mit Gleis und Ende der Reihe nach, zum Beispiel E8 F8 G7.
train_tycoon_chat-refuse-hex = „{ $text }“ ist kein Feld und keine Stadt dieses Plans: Schreibe Anfang, Felder mit Gleis und Ende der Reihe nach, zum Beispiel E8 F8 G7.
train_tycoon_chat-refuse-no-way = Von { $start } nach { $end } ist keine Linie von 1 bis { $most } Feldern erlaubt und bezahlbar (Regel { $rule }).

# Investments

train_tycoon_chat-markers = Deine Investitionen, nur für dich: Du hast noch { $held }. Jetzt gelegt zählt eine am Ende { $times ->
    [1] einmal
   *[other] { $times }-mal
}, und zwar für die Gesellschaft, deren Zug dann über ihr Plättchen fährt.

# What if

train_tycoon_chat-if = Was würde eine Gesellschaft verdienen, und welche Linie brächte ihr am meisten? Wähle eine; an der Partie ändert sich nichts.
train_tycoon_chat-if-now = **{ $company }** ({ $president }) hat { $purse } und { $count ->
    [0] keinen Zug
    [one] 1 Zug
   *[other] { $count } Züge
} auf dem Spielplan. Ihr letztes Einkommen war { $income }, damit darf sie { $loans ->
    [0] keinen Kredit
    [one] 1 Kredit
   *[other] { $loans } Kredite
} haben.
train_tycoon_chat-if-turn = Wenn niemand etwas täte, bis sie in Runde { $turn } an der Reihe ist:
train_tycoon_chat-if-turn-now = Sie ist jetzt an der Reihe, in Runde { $turn }:
train_tycoon_chat-if-ahead = Mit diesen Linien würde sie bis zum Ende der Partie { $amount } verdienen.
train_tycoon_chat-if-opened = Sie hat in dieser Runde schon eine Linie eröffnet.
train_tycoon_chat-if-no-president = Sie hat keinen Präsidenten, also tut sie im Betrieb nichts.
train_tycoon_chat-if-last = Ihre letzte Runde ist vorbei.
train_tycoon_chat-if-gone = Die Partie ist weitergegangen: Diese Linie ist jetzt nicht möglich.
train_tycoon_chat-if-line = Eine Vorschau: An der Partie ändert sich nichts.
train_tycoon_chat-ships = **{ $company }** in Runde { $turn }, wenn bis dahin niemand etwas täte: { $moves }.
train_tycoon_chat-ships-now = **{ $company }** würde jetzt liefern: { $moves }.

# Commands

train_tycoon_chat-refuse-offered = „{ $text }“ steht hier nicht zur Wahl; nimm etwas aus der Liste, die beim Tippen erscheint.
train_tycoon_chat-slash-line = Eine Linie der Gesellschaft eröffnen, die an der Reihe ist, oder ihre Fabrik setzen
train_tycoon_chat-slash-line-hexes = Die Felder der Reihe nach, nur beide Enden oder eine der angebotenen Linien
train_tycoon_chat-slash-no-line = In dieser Runde keine Linie eröffnen
train_tycoon_chat-slash-take-train = Den Zug für die neue Linie von einer anderen nehmen
train_tycoon_chat-slash-take-train-line = Welche Linie ihren Zug abgibt
train_tycoon_chat-slash-expand = Einen Zug auf eine Linie ohne Zug setzen
train_tycoon_chat-slash-expand-line = Auf welche Linie
train_tycoon_chat-slash-cut = Den Zug einer Linie abziehen
train_tycoon_chat-slash-cut-line = Von welcher Linie
train_tycoon_chat-slash-deliver = Weiter zu den Lieferungen
train_tycoon_chat-slash-invest = Eine Investition auf die neue Linie legen oder keine
train_tycoon_chat-slash-invest-marker = Welche Investition auf welches Plättchen; die Werte siehst nur du
train_tycoon_chat-slash-payout = Das Einkommen der Gesellschaft ausschütten oder einbehalten
train_tycoon_chat-slash-payout-how = Ausschütten oder einbehalten
train_tycoon_chat-slash-what-if = Vorschau: was eine Gesellschaft verdienen würde, und ihre besten Linien
train_tycoon_chat-slash-what-if-company = Welche Gesellschaft

# What happened: pieces of a company's line

train_tycoon_chat-operation-skipped = **{ $full }** hat keinen Präsidenten und setzt aus.
train_tycoon_chat-factory-waits = **{ $full }** findet in dieser Runde keinen Platz für ihre Fabrik.
train_tycoon_chat-told-factory = setzt ihre Fabrik in { $hex } ({ $factory })
train_tycoon_chat-told-opened = eröffnet Linie { $number }, **{ $line }**, über { $hexes } für { $amount }
train_tycoon_chat-told-track = Gleis { $amount }
train_tycoon_chat-told-rights = Rechte { $amount }
train_tycoon_chat-told-engineering = Ingenieurkosten { $amount }
train_tycoon_chat-line-broken = unterbricht ihre Linie { $number }, { $line }
train_tycoon_chat-told-hub-gone = der Umladeknoten in { $hex } wird entfernt
train_tycoon_chat-told-train-moved = nimmt dafür den Zug von { $line }
train_tycoon_chat-told-cut = legt ihre Linie { $line } still
train_tycoon_chat-told-over-ten = gibt { $count ->
    [one] eine Linie
   *[other] { $count } Linien
} auf: { $lines }
train_tycoon_chat-told-insolvency = verliert { $count ->
    [one] ihren Zug
   *[other] ihre { $count } Züge
}: { $lines }
train_tycoon_chat-told-expanded = setzt einen Zug auf **{ $line }**
train_tycoon_chat-told-invested = legt eine Investition auf { $hex } (× { $times })
train_tycoon_chat-told-delivered = liefert für **{ $amount }** ({ $items })
train_tycoon_chat-told-made = { $items } hergestellt
train_tycoon_chat-told-came = { $count ->
    [one] 1 Reisender kommt
   *[other] { $count } Reisende kommen
} nach { $cities }
train_tycoon_chat-told-refilled = { $count } { $item } mehr in { $places }
train_tycoon_chat-told-income = hat ein Einkommen von **{ $amount }**
train_tycoon_chat-told-income-least = hat ein Einkommen von **{ $amount }**, das niedrigste mögliche
train_tycoon_chat-told-income-most = hat ein Einkommen von **{ $amount }**, das höchste mögliche
train_tycoon_chat-told-less-trains = Züge { $amount }
train_tycoon_chat-told-less-interest = Zinsen { $amount }
train_tycoon_chat-told-paid-out = schüttet { $each } je Aktie aus: { $parts }
train_tycoon_chat-told-payout-part = { $name } { $amount }
train_tycoon_chat-told-rest = behält { $amount }
train_tycoon_chat-retained = behält ihr Einkommen ein
train_tycoon_chat-told-turn-ended = **Runde { $turn } ist vorbei.** Reihenfolge der Gesellschaften und Zielpreise: { $order }. Den Vorrang hat { $name }.
train_tycoon_chat-told-turn-ended-empty = **Runde { $turn } ist vorbei.** Es gibt keine Gesellschaft mehr. Den Vorrang hat { $name }.
train_tycoon_chat-told-turn-last = **Runde { $turn } ist vorbei.**
train_tycoon_chat-told-target-price = { $company } { $target }
train_tycoon_chat-told-markers = **Die Investitionen werden aufgedeckt.** { $parts }.
train_tycoon_chat-told-marker = { $value } × { $times } von { $name } auf { $hex } bringen { $company } { $total }
train_tycoon_chat-told-markers-empty = { $count ->
    [one] Eine Investition bringt nichts.
   *[other] { $count } Investitionen bringen nichts.
}
