# Train Tycoon in chat: the frame, and everything but the Operate phase.
# Names

# alike: a name
train_tycoon_chat-name = Train Tycoon
train_tycoon_chat-bank = die Bank
train_tycoon_chat-nobody = niemand
train_tycoon_chat-purse = { $cash } und { $count ->
    [one] 1 Kredit
   *[other] { $count } Kredite
}
train_tycoon_chat-own-purse = Du hast **{ $purse }**.
train_tycoon_chat-choice-high = 🟩 hoch
train_tycoon_chat-choice-mid = 🟨 mittel
train_tycoon_chat-choice-low = 🟥 niedrig
train_tycoon_chat-choice-merger = 🟦 Fusion
train_tycoon_chat-choice-none = ⬛ kein Gebot
train_tycoon_chat-choice-buy = 🟩 kaufen
train_tycoon_chat-choice-sell = 🟥 verkaufen
train_tycoon_chat-choice-pass = ⬛ passen
train_tycoon_chat-choice-yes = 🟩 ja
train_tycoon_chat-choice-no = 🟥 nein
train_tycoon_chat-choice-for = 🟩 dafür
train_tycoon_chat-choice-against = 🟥 dagegen
train_tycoon_chat-choice-abstain = ⬛ enthalten
train_tycoon_chat-shares-of = { $count ->
    [one] 1 Aktie von { $company }
   *[other] { $count } Aktien von { $company }
}
train_tycoon_chat-shares-none = keine Aktien
train_tycoon_chat-round = Runde { $turn }
train_tycoon_chat-round-none = Aufbau
train_tycoon_chat-over = Die Partie ist zu Ende.

# The private card of secret choices

train_tycoon_chat-press-own = Geheim wählen…
train_tycoon_chat-secret-nothing = Zurzeit wird nichts geheim gewählt.
train_tycoon_chat-secret-out = Noch nicht gewählt haben: { $names }.
train_tycoon_chat-secret-made = Du hast **{ $choice }** gewählt.
train_tycoon_chat-secret-made-for = **{ $company }**: Du hast **{ $choice }** gewählt.
train_tycoon_chat-secret-more = { $count ->
    [one] Danach wählst du noch für eine Gesellschaft.
   *[other] Danach wählst du noch für { $count } Gesellschaften.
}
train_tycoon_chat-secret-done = Niemand sonst sieht das, bis alle gewählt haben; dann wird alles zugleich aufgedeckt. „Zurücknehmen…“ geht, solange nach dir niemand etwas getan hat.
train_tycoon_chat-secret-not-asked = Du hast diesmal nichts zu wählen.
train_tycoon_chat-said-secret = Gewählt.
train_tycoon_chat-confirm-in-vain = Trotzdem wählen

# Before the first turn

train_tycoon_chat-ask-auction = Der Vorrang wird versteigert: Wer gewinnt, bestimmt, wer beginnt, und auch die Sitzordnung. Alle bieten zugleich und geheim in Schritten von { $step }; **jedes Gebot wird bezahlt**, auch ein unterlegenes.
train_tycoon_chat-ask-auction-again = Gleichstand: Die Höchstbietenden bieten noch einmal, in Schritten von { $step }. Auch diese Gebote werden bezahlt.
train_tycoon_chat-auction = Was bietest du auf den Vorrang? Dein Gebot geht an die Bank, auch wenn es unterliegt; reicht dein Geld nicht, nimmst du Kredite auf.
train_tycoon_chat-auction-after = dir bleiben { $purse }
train_tycoon_chat-menu-priority = Dein Gebot…
train_tycoon_chat-press-priority-form = Anderes Gebot…
train_tycoon_chat-form-priority = Gebot auf den Vorrang
train_tycoon_chat-form-priority-amount = Dollar, in Schritten von { $most }
train_tycoon_chat-sure-priority = Du bietest **{ $amount }** auf den Vorrang. Bezahlt wird in jedem Fall: { $before } → { $after }.
train_tycoon_chat-confirm-priority = { $amount } bieten
train_tycoon_chat-ask-seating = Du hast die Versteigerung gewonnen: Bestimme die Sitzordnung im Uhrzeigersinn. Wer zuerst kommt, hat den Vorrang.
train_tycoon_chat-menu-seats = Platz { $place }: Wer sitzt hier?
train_tycoon_chat-seats = Bisher: { $names }. Wer sitzt als Nächstes im Uhrzeigersinn?
train_tycoon_chat-sure-seats = Im Uhrzeigersinn: **{ $names }**. { $first } hat den Vorrang.
train_tycoon_chat-confirm-seats = Sitzordnung bestätigen
train_tycoon_chat-ask-choose-factory = Wähle die Gesellschaft, mit der du beginnst. Ihre Fabrik, die du setzt, nimmt zwei Arten von Rohstoffen und stellt daraus Waren für die Städte mit demselben Zeichen her.
train_tycoon_chat-ask-choose-city = Wähle deine zweite Gesellschaft. Sie beginnt in einer Stadt; zur Wahl stehen nur Name und Farbe.
train_tycoon_chat-menu-choose = Gesellschaft wählen…
train_tycoon_chat-hq-factory = Fabrik: macht { $good } aus { $resources }
train_tycoon_chat-hq-city = beginnt in einer Stadt
train_tycoon_chat-sure-choose = Du beginnst mit **{ $full }**. Ihre erste Linie darf in jeder Stadt beginnen.
train_tycoon_chat-sure-choose-factory = Du beginnst mit **{ $full }**. Ihre Fabrik macht { $good } aus { $resources } für { $cities }.
train_tycoon_chat-confirm-choose = { $company } wählen

# Trading

train_tycoon_chat-ask-prices = **Preise:** Wer Präsident einer Gesellschaft ist, legt geheim fest, was ihre Aktie kostet: niedrig 🟥, mittel 🟨 oder hoch 🟩. Dann ändern sich alle Preise gleichzeitig, und gehandelt wird zu den neuen.
train_tycoon_chat-levels = { $price } → 🟥 { $low } 🟨 { $mid } 🟩 { $high }; Zielpreis { $target }
train_tycoon_chat-prices = **{ $company }** steht bei **{ $price }** je Aktie; ihr Zielpreis (Geld und letztes Einkommen je Aktie) ist { $target }. Du hast { $shares } von { $issued } Aktien, die anderen { $others }.
train_tycoon_chat-option-price = { $id }: { $choice }, { $to } je Aktie
train_tycoon_chat-option-price-detail = { $name } entscheidet
train_tycoon_chat-menu-prices = Preis deiner Gesellschaft geheim setzen
train_tycoon_chat-prices-after = Zu diesem Preis kaufen oder verkaufen dann die anderen. Was sie verkaufen und sonst niemand kauft, musst du kaufen, notfalls auf Kredit; was sie kaufen und sonst niemand verkauft, kommt zuerst aus deinen Aktien.
train_tycoon_chat-press-low = 🟥 Niedrig: { $price }
train_tycoon_chat-press-mid = 🟨 Mittel: { $price }
train_tycoon_chat-press-high = 🟩 Hoch: { $price }
train_tycoon_chat-ask-trade = **{ $company }** wird zu **{ $price }** gehandelt: Alle außer { $president } (Präsident) wählen geheim, ob sie eine Aktie kaufen, eine verkaufen oder passen. Dann finden Käufe und Verkäufe zusammen; den Rest bedient { $president }.
train_tycoon_chat-ask-trade-nobody = **{ $company }** wird zu **{ $price }** gehandelt; sie hat keinen Präsidenten. Alle wählen geheim, ob sie eine Aktie kaufen, eine verkaufen oder passen. Dann finden Käufe und Verkäufe zusammen; wer beim Kaufen übrig bleibt, kauft von der Bank oder aus der Kasse, wer beim Verkaufen übrig bleibt, behält die Aktie.
train_tycoon_chat-trade = **{ $company }** zu **{ $price }**. Du hast { $shares } von { $issued } Aktien.
train_tycoon_chat-trade-buy = dir bleiben { $after }. Die Aktie kommt von jemandem, der verkauft, sonst { $source }.
train_tycoon_chat-trade-sell = du hast dann { $after }. Die Aktie geht an jemanden, der kauft, sonst an { $name } (muss sie nehmen).
train_tycoon_chat-trade-sell-nobody = du hast dann { $after }, wenn jemand kauft; sonst behältst du sie, denn es gibt keinen Präsidenten.
train_tycoon_chat-trade-pass = für dich ändert sich nichts.
train_tycoon_chat-trade-buy-not = { $choice } würde als Passen zählen: Eine Aktie kostet { $price }, und du hast { $loans ->
    [0] { $purse }
   *[other] { $purse }, zusammen { $net }
}; auf Kredit darfst du hier nicht kaufen (Regel 11).
train_tycoon_chat-trade-sell-not = { $choice } würde als Passen zählen: Du hast keine Aktie (Regel 11).
train_tycoon_chat-trade-pass-not = { $choice }
train_tycoon_chat-source-president = von { $name } (noch { $count }), der Bank ({ $bank }) oder der Kasse ({ $left }), in dieser Reihenfolge
train_tycoon_chat-source-nobody = von der Bank ({ $bank }) oder der Kasse ({ $left }), in dieser Reihenfolge
train_tycoon_chat-press-buy = { $company } für { $price } kaufen
train_tycoon_chat-press-sell = { $company } für { $price } verkaufen
train_tycoon_chat-press-pass = Passen

# Treasury

train_tycoon_chat-ask-treasury = Kaufe eine Aktie von der Bank oder aus einer Kasse, verkaufe eine an ihre Gesellschaft oder passe. Du hast **{ $purse }**. Am Ende dieser Phase wird Präsident einer Gesellschaft, wer die meisten Aktien hat.
train_tycoon_chat-ask-treasury-forced = Du hast Schulden ({ $purse }) und musst deshalb eine Aktie an ihre Gesellschaft verkaufen. Welche?
train_tycoon_chat-menu-buy = Aktie kaufen…
train_tycoon_chat-menu-sell = Aktie verkaufen…
train_tycoon_chat-detail-buy = { $bank ->
    [0] neue Aktie, das Geld bekommt die Gesellschaft
   *[other] von der Bank
}; du hast { $shares } von { $issued }
train_tycoon_chat-detail-sell = die Gesellschaft zahlt; du hast { $shares } von { $issued }
train_tycoon_chat-sure-buy = Du kaufst eine neue Aktie von **{ $company }** für { $price }; das Geld bekommt die Gesellschaft. Du: { $before } → { $after }, dann { $shares } von { $issued } Aktien.
train_tycoon_chat-sure-buy-bank = Du kaufst eine Aktie von **{ $company }** für { $price } von der Bank. Du: { $before } → { $after }, dann { $shares } von { $issued } Aktien.
train_tycoon_chat-sure-sell = Du verkaufst eine Aktie von **{ $company }** für { $price } an die Gesellschaft. Du: { $before } → { $after }, dann { $shares } von { $issued } Aktien.
train_tycoon_chat-deal-company = { $company }: { $before } → { $after }; Aktienwert { $was } → { $now }.
train_tycoon_chat-confirm-buy = Kaufen
train_tycoon_chat-confirm-sell = Verkaufen
train_tycoon_chat-ask-bankruptcy = Weiter, oder Bankrott erklären? Du hast **{ $purse }**. Wer bankrott ist, verliert alle Aktien, ist frei von Schulden und spielt weiter; mit { $most } Krediten geschieht das von selbst.
train_tycoon_chat-press-go-on = Weiter
train_tycoon_chat-press-bankrupt = Bankrott erklären…
train_tycoon_chat-sure-bankrupt = **{ $name } erklärt sich für bankrott**: Geld und Kredite ({ $purse }) werden zu 0 $, { $shares } gehen an die Bank. Das Vermögen ist jetzt { $worth }, dann 0 $.
train_tycoon_chat-sure-bankrupt-led = Du bist sofort nicht mehr Präsident von { $companies }.
train_tycoon_chat-confirm-bankrupt = Bankrott erklären

# Mergers and acquisitions

train_tycoon_chat-ask-target = Nenne eine Gesellschaft, eine eigene oder eine andere, als Ziel von Geboten oder passe. Kommt kein Geschäft zustande, zahlst du { $fee }.
train_tycoon_chat-ask-target-insolvent = Insolvent und am Ende dieser Phase bankrott, wenn niemand sie übernimmt: **{ $companies }**.
train_tycoon_chat-menu-target = Ziel nennen…
train_tycoon_chat-target-detail = { $price } je Aktie, { $issued } ausgegeben; { $purse }; Einkommen { $income }
train_tycoon_chat-target-detail-insolvent = insolvent; { $price } je Aktie, { $issued } ausgegeben; { $purse }; Einkommen { $income }
train_tycoon_chat-sure-target = Du nennst **{ $full }** als Ziel: { $state }. Geheim bieten dürfen: { $bidders }. Über jeden Vorschlag stimmen die Aktionäre beider Gesellschaften ab. Kommt kein Geschäft zustande, zahlst du { $fee }.
train_tycoon_chat-confirm-target = { $company } als Ziel nennen
train_tycoon_chat-ask-bids = { $name } nennt **{ $company }** als Ziel: { $state }. Die Präsidenten der anderen Gesellschaften bieten geheim: hoch ({ $high } je Aktie), mittel ({ $mid }), niedrig ({ $low }), eine Fusion Aktie gegen Aktie oder nichts. Über das beste Gebot wird zuerst abgestimmt.
train_tycoon_chat-ask-rebids = Mehr als eine Gesellschaft hat hoch auf **{ $company }** geboten, deshalb steigt deren Preis auf { $price }. { $companies } bieten noch einmal geheim: hoch ({ $high } je Aktie) oder mittel ({ $mid }).
train_tycoon_chat-bids = **{ $bidder }** ({ $purse }, darf { $most ->
    [0] keinen Kredit
    [one] 1 Kredit
   *[other] { $most } Kredite
} haben) bietet auf **{ $target }**: { $issued ->
    [one] 1 Aktie
   *[other] { $issued } Aktien
} zu { $price }.
train_tycoon_chat-bids-two = Deine beiden Gesellschaften müssen Verschiedenes bieten, außer eine bietet gar nicht.
train_tycoon_chat-offer = { $choice }: { $price } je Aktie, { $total } zusammen. { $bidder } hat dann { $after }, Aktienwert { $value } → { $now }. Du hast dann { $purse }; Vermögen **{ $was } → { $worth }**.
train_tycoon_chat-offer-merger = { $choice }: Aktie gegen Aktie, zusammen { $issued }. { $bidder } hat dann { $after }; letztes Einkommen je Aktie { $each } → { $later }; Aktienwert { $value } → { $now }. Du hast dann { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
}; Vermögen **{ $was } → { $worth }**.
train_tycoon_chat-offer-none = { $choice }
train_tycoon_chat-offer-void = { $choice } ({ $price } je Aktie) würde wegfallen: Beide zusammen bräuchten { $needed ->
    [one] 1 Kredit
   *[other] { $needed } Kredite
}, und der Bieter darf { $most ->
    [0] keinen
   *[other] { $most }
} haben (Regel 27).
train_tycoon_chat-offer-void-merger = { $choice } würde wegfallen: zusammen { $count } Aktien, und eine Gesellschaft hat höchstens { $most } (Regel 27).
train_tycoon_chat-press-bid-high = Hoch: { $price }
train_tycoon_chat-press-bid-mid = Mittel: { $price }
train_tycoon_chat-press-bid-low = Niedrig: { $price }
train_tycoon_chat-press-bid-merger = Fusion
train_tycoon_chat-press-bid-none = Kein Gebot
train_tycoon_chat-named-price = { $bidder } kauft { $target } für { $price } je Aktie ({ $total } für { $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
})
train_tycoon_chat-named-merger = { $bidder } und { $target } fusionieren zu { $bidder }, { $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
} eins zu eins
train_tycoon_chat-outcome-company = { $bidder }: { $before } → { $after } (darf { $most ->
    [0] keinen Kredit
    [one] 1 Kredit
   *[other] { $most } Kredite
} haben); Aktien { $issued_before } → { $issued }; letztes Einkommen { $income } → { $both } mit beiden, { $each } → { $later } je Aktie; Aktienwert { $value } → { $now }
train_tycoon_chat-outcome-player = Du: { $had } → { $purse }; Aktien { $own } von { $bidder } und { $gone } von { $target } → { $shares } von { $bidder }; Vermögen **{ $was } → { $worth }**
train_tycoon_chat-outcome-leader = { $yours ->
    [now] Du leitest
   *[no] { $president } leitet
} { $bidder }; die Aktien nach dem Geschäft ändern daran nichts.
train_tycoon_chat-outcome-leader-last = { $yours ->
    [now] Du leitest
   *[no] { $president } leitet
} { $bidder } bis zum Ende der Partie.
train_tycoon_chat-outcome-leader-later = { $yours ->
    [now] Du leitest { $bidder }, bis die Präsidenten neu bestimmt werden. Mit den Aktien, die dann alle haben, wird { $name } Präsident.
    [later] { $president } leitet { $bidder }, bis die Präsidenten neu bestimmt werden. Mit den Aktien, die dann alle haben, wirst du Präsident.
   *[no] { $president } leitet { $bidder }, bis die Präsidenten neu bestimmt werden. Mit den Aktien, die dann alle haben, wird { $name } Präsident.
}
train_tycoon_chat-outcome-leader-nobody = { $yours ->
    [now] Du leitest
   *[no] { $president } leitet
} { $bidder }, bis die Präsidenten neu bestimmt werden. Mit den Aktien, die dann alle haben, wird es niemand mehr.
train_tycoon_chat-ask-vote = **{ $proposal }**: Die Aktionäre von **{ $company }** stimmen geheim ab, mit allen ihren Aktien: { $holders }. Nötig sind { $needed } von { $issued } Aktien.
train_tycoon_chat-ask-vote-alone = { $name } hat genug Aktien, um allein zu entscheiden; die Stimmen der anderen ändern daran nichts.
train_tycoon_chat-vote-holder = { $name } ({ $count })
train_tycoon_chat-vote-passed-first = Geht es durch, stimmen die Aktionäre von { $company } ab.
train_tycoon_chat-vote-failed-next = Scheitert es, folgt: { $proposal }.
train_tycoon_chat-vote-failed = Scheitert es, kommt kein Geschäft zustande, und wer das Ziel genannt hat, zahlt { $fee }.
train_tycoon_chat-vote = Du stimmst mit { $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
} von **{ $company }**; { $needed } von { $issued } müssen dafür sein. Wer sich enthält, ist nicht dafür.
train_tycoon_chat-vote-if = **Kommt es zustande:** { $proposal }.
train_tycoon_chat-vote-if-not = **Wenn nicht:** Alles bleibt, wie es ist, und dein Vermögen bleibt { $worth }.
train_tycoon_chat-press-shares = Die ganze Runde planen…
train_tycoon_chat-press-about = Alles zu diesem Ziel…
train_tycoon_chat-press-vote-for = Dafür
train_tycoon_chat-press-vote-against = Dagegen
train_tycoon_chat-press-vote-abstain = Enthalten

# IPO

train_tycoon_chat-ask-ipo = Bringe eine neue Gesellschaft zu { $price } je Aktie an die Börse oder passe. Die anderen sagen dann geheim, ob sie mitkaufen. Mindestens { $least } Aktien müssen verkauft werden; sonst geht das Geld zurück, und du zahlst { $fee }.
train_tycoon_chat-menu-ipo = An die Börse bringen…
train_tycoon_chat-ipo-city = beginnt in einer Stadt
train_tycoon_chat-ipo-factory = hat eine Fabrik zu setzen
train_tycoon_chat-ipo-able = { $name } (bis zu { $count })
train_tycoon_chat-sure-ipo = **{ $full }** geht zu { $price } je Aktie an die Börse. Du musst in jedem Durchgang eine Aktie kaufen, bis { $least } oder mehr verkauft sind: mit { $purse } höchstens { $count }. Mitkaufen könnten: { $others }. Werden es weniger als { $least }, zahlst du { $fee }.
train_tycoon_chat-confirm-ipo = { $company } an die Börse bringen
train_tycoon_chat-ask-answers = { $name } bringt **{ $company }** zu { $price } je Aktie an die Börse. Die anderen sagen geheim, ob sie mitkaufen: Wer ja sagt, kauft in jedem Durchgang eine Aktie, bis { $least } oder mehr verkauft sind. Werden es weniger, wird nichts gekauft, und { $name } zahlt { $fee }.
train_tycoon_chat-answers = **{ $company }** zu { $price } je Aktie. Ein Ja bindet: Du kaufst in jedem Durchgang eine Aktie, bis { $least } oder mehr verkauft sind, höchstens { $most }. Nach einer bleiben dir { $after }. Werden weniger als { $least } verkauft, bekommst du dein Geld zurück und zahlst auch die { $fee } nicht.
train_tycoon_chat-press-join-yes = Ja, zu { $price } kaufen
train_tycoon_chat-press-join-no = Nein

# What happened

train_tycoon_chat-told-chose = Geheim gewählt: { $names }
train_tycoon_chat-told-priority-bid = { $name } { $amount }
train_tycoon_chat-told-priority = Gebote auf den Vorrang: { $bids }. **{ $name }** gewinnt.
train_tycoon_chat-told-priority-tie = Gleichstand: Die Höchstbietenden bieten noch einmal. Gebote: { $bids }.
train_tycoon_chat-told-seated = Im Uhrzeigersinn sitzen { $names }; **{ $first }** hat den Vorrang.
train_tycoon_chat-company-chosen = beginnt mit **{ $full }**
train_tycoon_chat-told-order = Die Gesellschaften beginnen mit je { $cash } und { $issued } Aktien zu { $price }; ihre Reihenfolge: { $order }.
train_tycoon_chat-turn-began = **Runde { $turn } beginnt.**
train_tycoon_chat-told-phase-trading = **Handel.**
train_tycoon_chat-told-phase-treasury = **Kassenphase.**
train_tycoon_chat-told-phase-mergers = **Fusionen und Übernahmen.**
train_tycoon_chat-told-phase-ipo = **Börsengang.**
train_tycoon_chat-told-phase-operate = **Betrieb.**
train_tycoon_chat-told-price = { $company } { $choice } { $before } → **{ $after }**
train_tycoon_chat-told-price-same = { $company } { $choice } bleibt bei **{ $after }**
train_tycoon_chat-told-prices = Aufgedeckte Preise: { $prices }
train_tycoon_chat-told-orders = wird gehandelt: { $orders }
train_tycoon_chat-told-order-one = { $name }: { $choice }
train_tycoon_chat-told-order-void = { $name }: { $choice } (zählt als Passen)
train_tycoon_chat-told-share = { $taker } kauft 1 Aktie von { $giver } für { $price }
train_tycoon_chat-told-buy = kauft eine neue Aktie von **{ $company }** für { $price }
train_tycoon_chat-told-buy-bank = kauft eine Aktie von **{ $company }** für { $price } von der Bank
train_tycoon_chat-told-sell = verkauft eine Aktie von **{ $company }** für { $price } an die Gesellschaft
train_tycoon_chat-holder-bank = der Bank
train_tycoon_chat-holder-treasury = der Kasse
train_tycoon_chat-told-loans = { $name } nimmt { $count ->
    [one] 1 Kredit
   *[other] { $count } Kredite
} auf (jetzt { $held })
train_tycoon_chat-told-repaid = { $name } zahlt { $count ->
    [one] 1 Kredit
   *[other] { $count } Kredite
} zurück (jetzt { $held })
train_tycoon_chat-told-interest = zahlt { $amount } Zinsen
train_tycoon_chat-told-president = **{ $name }** ist jetzt Präsident von **{ $company }**.
train_tycoon_chat-told-president-none = **{ $company } hat keinen Präsidenten**
train_tycoon_chat-told-bankrupt = **erklärt sich für bankrott**: Alle Aktien gehen an die Bank, Geld und Kredite sind weg
train_tycoon_chat-told-bankrupt-forced = **ist bankrott** ({ $loans } Kredite oder mehr): Alle Aktien gehen an die Bank, Geld und Kredite sind weg
train_tycoon_chat-ipo-triggered = bringt **{ $full }** zu { $price } je Aktie an die Börse
train_tycoon_chat-told-nobody-asked = sonst kann niemand kaufen
train_tycoon_chat-told-answers = wird den anderen angeboten: { $answers }
train_tycoon_chat-told-subscribed = { $name } kauft { $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
} für { $amount }
train_tycoon_chat-told-floated = **{ $company } ist im Spiel** mit { $shares } Aktien und { $money }
train_tycoon_chat-told-ipo-failed = { $shares ->
    [0] keine der nötigen { $least } Aktien wird verkauft
    [one] nur 1 der nötigen { $least } Aktien wird verkauft
   *[other] nur { $shares } der nötigen { $least } Aktien werden verkauft
}: Der Börsengang scheitert
train_tycoon_chat-told-passed-treasury = passt
train_tycoon_chat-told-passed-target = passt
train_tycoon_chat-told-passed-ipo = passt
train_tycoon_chat-told-passed-bankruptcy = erklärt keinen Bankrott
train_tycoon_chat-told-passed-line = eröffnet keine Linie
train_tycoon_chat-told-passed-marker = legt keine Investition
train_tycoon_chat-targeted = nennt **{ $full }** als Ziel
train_tycoon_chat-told-bid = { $company } { $choice }
train_tycoon_chat-told-bid-price = { $company } { $choice } ({ $price } je Aktie)
train_tycoon_chat-told-bid-void = { $company } { $choice } (fällt weg: nicht gültig)
train_tycoon_chat-told-bids = Gebote auf **{ $company }**: { $bids }.
train_tycoon_chat-price-moved = Der Preis von { $company } steigt von { $before } auf **{ $after }**.
train_tycoon_chat-told-proposal = Kauf durch { $company } zu { $price } je Aktie
train_tycoon_chat-told-proposal-merger = Fusion, angeboten von { $company }
train_tycoon_chat-told-vote = { $name } { $choice } ({ $count })
train_tycoon_chat-told-passed = Die Aktionäre von **{ $company }** stimmen zu ({ $proposal }): { $votes }.
train_tycoon_chat-told-rejected = Die Aktionäre von **{ $company }** lehnen ab ({ $proposal }): { $votes }.
train_tycoon_chat-told-agrees = **{ $company }** ist insolvent und stimmt ohne Abstimmung zu ({ $proposal }).
train_tycoon_chat-told-cannot-pass = **{ $company }** kann nicht zustimmen ({ $proposal }): Die Spieler haben höchstens die Hälfte der Aktien.
train_tycoon_chat-told-bought = **{ $bidder } kauft { $target }** für { $price } je Aktie und übernimmt { $count ->
    [0] sie ohne Linien
    [one] ihre Linie
   *[other] ihre { $count } Linien
}
train_tycoon_chat-told-merged = **{ $target } geht in { $bidder } auf**, Aktie gegen Aktie, mit { $count ->
    [0] keiner Linie
    [one] 1 Linie
   *[other] { $count } Linien
}
train_tycoon_chat-told-gets = { $name }: { $amount }
train_tycoon_chat-told-money-taken = die { $amount } von { $target } gehen mit
train_tycoon_chat-told-debt-taken = die Schulden von { $target } über { $amount } gehen mit
train_tycoon_chat-told-fee = zahlt { $amount } Gebühr für ein gescheitertes Geschäft
train_tycoon_chat-told-insolvent = **{ $full } ist bankrott**: Ihre Aktien verfallen.
train_tycoon_chat-told-won = { $count ->
    [one] **{ $names } gewinnt mit { $total }!**
   *[other] **{ $names } teilen sich den Sieg mit je { $total }!**
}

# Private looks

train_tycoon_chat-look-map = Spielplan
train_tycoon_chat-look-market = Markt
train_tycoon_chat-look-shares = Aktien
train_tycoon_chat-look-wealth = Vermögen
train_tycoon_chat-look-help = Regeln
train_tycoon_chat-look-text = In Worten
train_tycoon_chat-look-company = Gesellschaft
train_tycoon_chat-look-mine = Meine geheime Wahl
train_tycoon_chat-look-if = Mögliches Einkommen
train_tycoon_chat-look-network = Netz
train_tycoon_chat-menu-companies = Gesellschaft im Detail…
train_tycoon_chat-wealth-none = Die Kurve beginnt, wenn die Gesellschaften gewählt sind.
train_tycoon_chat-help-goal = **Train Tycoon in Kürze.** Nach { $turns } Runden gewinnt das größte Vermögen: eigenes Geld und Aktien. Eine Aktie ist so viel wert wie das Geld ihrer Gesellschaft minus Schulden, geteilt durch die ausgegebenen Aktien; ihr Preis spielt keine Rolle.
train_tycoon_chat-help-trading = **Handel** (Runden { $turns }): Präsidenten legen die Preise fest; dann kaufen oder verkaufen bei jeder Gesellschaft alle anderen eine Aktie oder passen. Wer niemanden findet, den bedient der Präsident.
train_tycoon_chat-help-treasury = **Kassenphase:** reihum eine Aktie von der Bank oder aus einer Kasse kaufen oder eine an ihre Gesellschaft verkaufen. Dann wird Präsident, wer am meisten hat (von höchstens { $presidencies } Gesellschaften), jeder Kredit kostet { $interest }, und wer { $loans } oder mehr Kredite hat, ist bankrott.
train_tycoon_chat-help-mergers = **Fusionen:** reihum eine Gesellschaft als Ziel nennen; die anderen bieten darauf, und die Aktionäre beider stimmen ab. Kommt kein Geschäft zustande, zahlst du { $fee }. Insolvente Gesellschaften, die niemand übernimmt, scheiden aus.
train_tycoon_chat-help-ipo = **Börsengang** (Runden { $turns }): eine Gesellschaft an die Börse bringen; mindestens { $least } Aktien müssen verkauft werden.
train_tycoon_chat-help-operate = **Betrieb:** Jede Gesellschaft darf eine Linie zwischen zwei Knoten eröffnen, setzt dann Züge ein oder zieht sie ab. Reisende, Waren und Rohstoffe werden von selbst geliefert. Das Einkommen nach Zügen und Zinsen wird einbehalten oder ausgeschüttet.
train_tycoon_chat-help-secret = **Geheime Wahl:** Die öffentliche Karte zeigt nur, wer noch fehlt. Deine private Karte zeigt, was jede Wahl dich kosten würde; aufgedeckt wird alles zugleich.
train_tycoon_chat-help-investments = **Investitionen:** Auf ein gelbes Plättchen einer neuen Linie darfst du eine deiner Investitionen verdeckt legen. Deine sind { $worth } wert; sie zählen { $times }. Am Ende bekommt das Geld die Gesellschaft, deren Zug dort fährt.
train_tycoon_chat-help-investments-times = { $times }-mal, wenn du sie in Runde { $turn } legst
train_tycoon_chat-help-end = **Ende:** Der Aktienwert einer Gesellschaft mit Schulden ist negativ.
train_tycoon_chat-help-end-limited = **Ende:** An diesem Tisch ist ein Aktienwert nie kleiner als 0 $.

# The picture in words

train_tycoon_chat-text-markers = Investitionen, die { $name } auf der Hand hat: { $count }.
train_tycoon_chat-text-bankrupt = { $name } ging in Runde { $turns } bankrott.
# alike: the same word

# Standings

train_tycoon_chat-standing = { $place }. **{ $name }** { $total }{ $sums }
train_tycoon_chat-sum-net = Geld { $amount }
train_tycoon_chat-sum-shares = Aktien { $amount }

# The lobby

train_tycoon_chat-blurb = Eisenbahnen als Markt: Preise festlegen, Aktien handeln, Gesellschaften fusionieren, Linien eröffnen und liefern, vieles davon von allen zugleich geheim gewählt. Nach { $turns } Runden gewinnt das größte Vermögen. { $fewest } bis { $most } Personen.
train_tycoon_chat-options-none = Keine Optionen gewählt.
train_tycoon_chat-options-some = Gewählt: { $options }.
train_tycoon_chat-menu-options = Spielplan und Optionen…
train_tycoon_chat-option-alberta_v1 = Spielplan Alberta
train_tycoon_chat-option-alberta_v1-detail = der Grundplan
train_tycoon_chat-option-alberta_v2 = Spielplan Alberta 2
train_tycoon_chat-option-alberta_v2-detail = etwas kleiner als der Grundplan
train_tycoon_chat-option-appalachia = Spielplan Appalachen
train_tycoon_chat-option-appalachia-detail = der größere Plan
train_tycoon_chat-option-investments = Investitionen
train_tycoon_chat-option-investments-detail = geheime Investitionen auf neuen Linien bringen ihren Gesellschaften am Ende Geld
train_tycoon_chat-option-priority_auction = Vorrang versteigern
train_tycoon_chat-option-priority_auction-detail = wer beginnt, wird geheim versteigert; jedes Gebot wird bezahlt
train_tycoon_chat-option-limited_liability = Beschränkte Haftung
train_tycoon_chat-option-limited_liability-detail = ein Aktienwert ist am Ende nie kleiner als 0 $

# Slash commands

train_tycoon_chat-refuse-company = Eine Gesellschaft „{ $text }“ kenne ich nicht. Wähle eine aus der Liste.
train_tycoon_chat-refuse-choice = „{ $text }“ steht hier nicht zur Wahl: { $choices }.
train_tycoon_chat-refuse-seats = „{ $text }“ ist keine Sitzordnung. Wähle eine aus der Liste.
train_tycoon_chat-slash-tycoon = Train Tycoon spielen
train_tycoon_chat-slash-priority = Geheim auf den Vorrang bieten (mit Vorschau)
train_tycoon_chat-slash-priority-amount = Dollar, in Schritten von 5
train_tycoon_chat-slash-seats = Nach der Versteigerung die Sitzordnung bestimmen (mit Vorschau)
train_tycoon_chat-slash-seats-order = Wer wo sitzt, im Uhrzeigersinn
train_tycoon_chat-slash-choose = Eine Startgesellschaft wählen (mit Vorschau)
train_tycoon_chat-slash-choose-company = Die Gesellschaft
train_tycoon_chat-slash-price = Handel: den Preis deiner Gesellschaft geheim festlegen
train_tycoon_chat-slash-price-company = Deine Gesellschaft
train_tycoon_chat-slash-price-level = niedrig, mittel oder hoch
train_tycoon_chat-slash-trade = Handel: geheim kaufen, verkaufen oder passen
train_tycoon_chat-slash-trade-order = kaufen, verkaufen oder passen
train_tycoon_chat-slash-buy = Kassenphase: eine Aktie kaufen (mit Vorschau)
train_tycoon_chat-slash-buy-company = Die Gesellschaft
train_tycoon_chat-slash-sell = Kassenphase: eine Aktie an ihre Gesellschaft verkaufen (mit Vorschau)
train_tycoon_chat-slash-sell-company = Die Gesellschaft
train_tycoon_chat-slash-pass = Passen, wo immer das erlaubt ist
train_tycoon_chat-slash-bankrupt = Bankrott erklären (mit Vorschau)
train_tycoon_chat-slash-target = Fusionen: eine Gesellschaft als Ziel von Geboten nennen (mit Vorschau)
train_tycoon_chat-slash-target-company = Die Gesellschaft
train_tycoon_chat-slash-bid = Fusionen: mit deiner Gesellschaft geheim bieten
train_tycoon_chat-slash-bid-company = Deine Gesellschaft
train_tycoon_chat-slash-bid-offer = hoch, mittel, niedrig, Fusion oder nichts
train_tycoon_chat-slash-vote = Fusionen: geheim dafür oder dagegen stimmen oder dich enthalten
train_tycoon_chat-slash-vote-voice = dafür, dagegen oder enthalten
train_tycoon_chat-slash-ipo = Eine Gesellschaft an die Börse bringen (mit Vorschau)
train_tycoon_chat-slash-ipo-company = Die Gesellschaft
train_tycoon_chat-slash-answer = Börsengang: geheim wählen, ob du Aktien der neuen Gesellschaft kaufst
train_tycoon_chat-slash-answer-answer = ja oder nein
train_tycoon_chat-slash-show = Etwas ansehen, nur für dich
train_tycoon_chat-slash-show-what = Was du sehen willst

# By /help where the game is played.

train_tycoon_chat-guide-aim = Nach der letzten Runde gewinnt das größte Vermögen: eigenes Geld und Aktien. Sei Präsident von Gesellschaften, die verdienen, eröffne Linien für sie und habe Aktien von denen, die gut laufen. Bei einer Aktie zählt nicht ihr Preis, sondern ihr Anteil am Geld der Gesellschaft, nach Abzug der Schulden.
train_tycoon_chat-guide-marks =
    - Eine Scheibe mit Nummer ist eine Person.
    - Jede Gesellschaft hat ihre Farbe, ihr Zeichen und ihr Kürzel; die Zahl neben der Lok sagt, wie viele Züge sie hat.
    - Farbiges Gleis ist eine Linie, ihr Zug trägt deren Nummer; auf blassem Gleis fährt kein Zug.
    - Die Zeichen in einem Knoten zeigen, was er liefert und nimmt, jede Ware in ihrer eigenen Form.
    - Die übrigen Zeichen erklärt die Zeile unter dem Spielplan.

# Was man tun könnte, nur einem selbst erzählt.

train_tycoon_chat-company-chosen-you = du beginnst mit **{ $full }**
train_tycoon_chat-targeted-you = du nennst **{ $full }** als Ziel
train_tycoon_chat-ipo-triggered-you = du bringst **{ $full }** zu { $price } je Aktie an die Börse
train_tycoon_chat-told-buy-you = du kaufst eine neue Aktie von **{ $company }** für { $price }
train_tycoon_chat-told-buy-bank-you = du kaufst eine Aktie von **{ $company }** für { $price } von der Bank
train_tycoon_chat-told-sell-you = du verkaufst eine Aktie von **{ $company }** für { $price } an die Gesellschaft
train_tycoon_chat-told-invested-you = du legst deine Investition von { $value } auf { $hex } (× { $times })
train_tycoon_chat-told-interest-you = du zahlst { $amount } Zinsen
train_tycoon_chat-told-president-you = Du wirst Präsident von **{ $company }**.
train_tycoon_chat-told-repaid-you = du zahlst { $count ->
    [one] 1 Kredit
   *[other] { $count } Kredite
} zurück (jetzt { $held })
train_tycoon_chat-told-loans-you = du nimmst { $count ->
    [one] 1 Kredit
   *[other] { $count } Kredite
} auf (jetzt { $held })
train_tycoon_chat-told-passed-treasury-you = du passt
train_tycoon_chat-told-passed-target-you = du passt
train_tycoon_chat-told-passed-ipo-you = du passt
train_tycoon_chat-told-passed-bankruptcy-you = du erklärst keinen Bankrott
train_tycoon_chat-told-passed-line-you = du eröffnest keine Linie
train_tycoon_chat-told-passed-marker-you = du legst keine Investition
