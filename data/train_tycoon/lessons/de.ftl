## Was jemand lernt, der Train Tycoon nicht kennt, und die Übung

train_tycoon_lessons-goal = mit einer deiner Gesellschaften eine Linie eröffnen und sehen, was sie verdient.
train_tycoon_lessons-done = Deine Gesellschaft hat eine Linie eröffnet und geliefert, und du hast ihr erstes Einkommen gesehen. Im weiteren Spiel geht es um mehr solche Linien und um Aktien der Gesellschaften, die verdienen.

train_tycoon_lessons-auction = Jedes Gebot wird bezahlt, auch ein unterlegenes, und du hast { $purse }. Geld zählt am Ende genauso wie Aktien; biete also nur, was dir der erste Platz wert ist.
train_tycoon_lessons-seating = Die Sitzordnung bestimmt, wer im ganzen Spiel gleich vor und nach wem handelt. Wer zuerst sitzt, hat jetzt den Vorrang.
train_tycoon_lessons-choose = Die Gesellschaft, die du jetzt wählst, leitest du, solange du die meisten ihrer Aktien hast: Du legst ihre Preise fest, eröffnest ihre Linien und verteilst ihr Einkommen. Drücke **Spielplan** und suche zwei Orte, die nah beieinander liegen und von denen einer will, was der andere hat.
train_tycoon_lessons-choose-city = Du leitest dann zwei Gesellschaften, mehr als { $most } darf niemand. Die Züge der einen fahren nicht auf den Linien der anderen; beide können aber dieselben Orte bedienen.
train_tycoon_lessons-prices = Alle handeln { $company } zu dem Preis, den du wählst, und du bedienst alle, die keinen Partner finden: Bei einem hohen verkaufst du teuer, musst aber auch teuer kaufen.
train_tycoon_lessons-trade = Eine Aktie von { $company } kostet jetzt { $price } und ist am Ende voraussichtlich etwa { $value } wert. Der Unterschied ist zu klein, um zu kaufen oder zu verkaufen.
train_tycoon_lessons-trade-buy = Eine Aktie von { $company } kostet jetzt { $price } und ist am Ende voraussichtlich etwa { $value } wert. Kaufe eine, und behalte, was du hast.
train_tycoon_lessons-trade-buy-later = Eine Aktie von { $company } kostet jetzt { $price } und ist am Ende voraussichtlich etwa { $value } wert. Das ist billig, aber andere können dir noch Aktien der Gesellschaften verkaufen, die du leitest: Mit { $purse } müsstest du dafür vielleicht einen Kredit aufnehmen.
train_tycoon_lessons-trade-buy-poor = Eine Aktie von { $company } kostet jetzt { $price } und ist am Ende voraussichtlich etwa { $value } wert. Das ist billig, aber du hast { $purse } und kannst keine kaufen.
train_tycoon_lessons-trade-sell = Eine Aktie von { $company } bringt jetzt { $price } und ist am Ende voraussichtlich nur etwa { $value } wert. Verkaufe eine.
train_tycoon_lessons-trade-sell-none = Eine Aktie von { $company } kostet jetzt { $price } und ist am Ende voraussichtlich nur etwa { $value } wert. Kaufe keine.
train_tycoon_lessons-treasury = { $count ->
    [0] Du leitest keine Gesellschaft
    [one] Du leitest 1 Gesellschaft
   *[other] Du leitest { $count } Gesellschaften
}; { $most } sind erlaubt. Wer am Ende dieser Phase die meisten Aktien einer Gesellschaft hat, leitet sie; eine Aktie kann also genügen, um sie zu bekommen oder zu behalten.
train_tycoon_lessons-treasury-full = Du leitest { $count } Gesellschaften, mehr darf niemand. Kaufe, was am Ende mehr wert ist, als es jetzt kostet, oder spare dein Geld.
train_tycoon_lessons-treasury-forced = Du hast Schulden ({ $purse }), deshalb muss eine Aktie weg. Verkaufe eine der Gesellschaft, die am wenigsten verdienen wird.
train_tycoon_lessons-solvent = Du hast { $purse } und keine Schulden, die du loswerden könntest; du würdest nur deine Aktien verlieren. Mach weiter.
train_tycoon_lessons-bankruptcy = Gehst du bankrott, verlierst du { $count ->
    [one] deine Aktie
   *[other] alle { $count } Aktien
} und beginnst ohne Schulden neu; jetzt hast du { $purse }. Mach weiter, wenn deine Aktien mehr wert werden als diese Schulden.
train_tycoon_lessons-target = Wer eine andere Gesellschaft übernimmt, bekommt ihre Linien und Züge, ihr Geld und ihre Schulden. Kommt für dein Ziel nichts zustande, zahlst du { $fee }; passe also, wenn du keinen Bieter siehst.
train_tycoon_lessons-bids = { $company } würde Geld, Schulden und Linien von { $target } übernehmen und dafür deren Aktionäre bezahlen; sie hat { $purse }. Bei jedem Gebot steht, was aus beiden wird.
train_tycoon_lessons-vote = Du hältst { $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
} von { $company }; angenommen ist der Vorschlag, wenn mindestens { $needed } dafür sind. Vergleiche, was deine Aktien beider Gesellschaften vorher und nachher wert sind.
train_tycoon_lessons-keep = Nur { $most } Linien behalten ihren Zug; die anderen befördern nichts und werden aufgegeben. Gib die auf, die am wenigsten verdienen.
train_tycoon_lessons-ipo = Eine neue Gesellschaft beginnt mit dem Geld für ihre Aktien: mindestens { $least } zu je { $price }. Bringe eine an die Börse, wenn sich genug verkaufen und du sie leiten willst; du hast { $purse }.
train_tycoon_lessons-answers = Jede Aktie der neuen Gesellschaft kostet { $price }, und du hast { $purse }. Dieses Geld gehört dann der Gesellschaft: Gut angelegt ist es, wenn sie gute Linien findet.
train_tycoon_lessons-factory = Die Fabrik macht { $item } aus { $takes }; stelle sie also dorthin, wo eine kurze Linie eines davon bringt. Eine Linie allein lohnt sich selten, erst die späteren von denselben Knoten aus: Suche einen Platz in der Nähe von allen.
train_tycoon_lessons-line = Ohne neue Linie verdient { $company } in dieser Runde { $income }, mit der besten angebotenen { $then }. Auf lange Sicht, mit den Linien, die auf ihr aufbauen, dürfte diese etwa { $amount } mehr bringen als keine.
train_tycoon_lessons-line-none = { $company } verdient in dieser Runde ohne neue Linie { $income }. Auf lange Sicht bringt vermutlich keine der möglichen Linien mehr. Du darfst auch darauf verzichten.
train_tycoon_lessons-take = Alle Züge sind unterwegs: Die Linie, die ihren hergibt, befördert nichts mehr. Wähle die, mit der du am wenigsten verlierst.
train_tycoon_lessons-invest = Am Ende bekommt die Gesellschaft, deren Zug dann auf dieser Linie fährt, den Wert der Investition { $times ->
    [1] einmal
   *[other] { $times }-mal
}. Lege hohe auf Linien, die bleiben, und deren Gesellschaft dir zu einem guten Teil gehört.
train_tycoon_lessons-trains = Jeder Zug von { $company } kostet in dieser Runde { $each }, ob er etwas befördert oder nicht. So wie es steht, ist das Einkommen { $income }; ziehe einen Zug nur ab, wenn es dadurch steigt.
train_tycoon_lessons-payout = Ausschütten bringt dir sofort { $income }, und eine Aktie von { $company } ist dann { $now } wert. Behält die Gesellschaft das Einkommen ein, sind es { $then }. Behalte es ein, wenn sie Geld für Linien braucht; schütte es aus, wenn du welches für Aktien brauchst.
