# Commands and their options

desk-do = Würfeltisch für Rail Baron am echten Spielplan
desk-do-roll = Von einer Stadt aus das nächste Ziel auswürfeln
desk-do-home = Eine Heimatstadt auswürfeln
desk-do-payoff = Was die Fahrt zwischen zwei Städten bringt
desk-do-trip = Eine Fahrt auf dem Spielplan: der kürzeste Weg, die Auszahlung, die Bahnen an beiden Enden
desk-do-odds = Wie wahrscheinlich jede Region und jede Stadt ist
desk-do-railroads = Bahnen, ihre Preise und die Städte, die sie bedienen
desk-do-city = Alles über eine Stadt: Wahrscheinlichkeit, Bahnen, Auszahlungen
desk-do-session = Ein Würfeltisch, der sich merkt, wo alle sind
desk-do-session-start = Hier einen Würfeltisch eröffnen: Nenne alle, die am Spielplan sitzen
desk-do-session-next = Für jemanden würfeln: die Auszahlung der beendeten Fahrt, dann das nächste Ziel
desk-do-session-status = Wo alle sind und wohin sie fahren
desk-do-session-history = Alles, was an diesem Würfeltisch gewürfelt wurde
desk-do-session-swap = Heimatstadt und erstes Ziel tauschen
desk-do-session-correct = Heimatstadt, Ort oder Ziel von jemandem von Hand setzen
desk-do-session-undo = Den letzten Eintrag zurücknehmen
desk-do-session-end = Den Würfeltisch schließen und seinen geheimen Startwert zeigen

desk-option-from = Die Stadt, in der die Lok steht; Kürzel wie SF oder NYC genügen
desk-option-city = Eine Stadt; Kürzel wie SF oder NYC genügen
desk-option-to = Die andere Stadt
desk-option-region = Nur diese Region
desk-option-railroad = Nur diese Bahn, nach Name oder Kürzel
desk-option-edition = Der ursprüngliche Spielplan oder der spätere U21
desk-option-people = Bis zu sechs, reihum: Anna, Bob, @Carl. Eine Erwähnung bindet den Platz an die Person
desk-option-person = Wessen Eintrag; ohne Angabe wird gefragt
desk-option-person-needed = Wessen Eintrag
desk-option-fact = Was gesetzt wird
desk-option-fact-city = Die richtige Stadt; ohne Angabe wird ein Ziel entfernt

desk-edition-original = Original
desk-edition-u21 = U21
desk-fact-home = Heimatstadt
desk-fact-place = zuletzt erreichte Stadt
desk-fact-destination = Ziel

# Lookups

desk-dice = { $parity ->
    [odd] rot { $red } ist ungerade
   *[even] rot { $red } ist gerade
}, weiß { $first } + { $second } = { $sum }
desk-rolled-region = Region: **{ $region }** ({ $dice })
desk-rolled-city = Stadt: **{ $city }** ({ $dice })
desk-named-region = Genannte Region: **{ $region }**
desk-roll-title = Ab { $city }
desk-home-title = Eine Heimatstadt
desk-home-is = Heimatstadt: **{ $city }** ({ $region })
desk-destination-is = **{ $from } – { $to }** bringt **{ $payoff }**
desk-stays = Die Lok steht schon in **{ $city }**: Der Zug ist verloren. Würfle im nächsten Zug neu.
desk-name-one = { $city } liegt selbst in { $region }; deshalb darf { $who } eine der sieben Regionen nennen.
desk-region-offer = **{ $region }**: im Schnitt { $payoff }, am wahrscheinlichsten { $city }
desk-by = Gewürfelt von { $who }
desk-button-roll-on = Weiterwürfeln ab { $city }
desk-button-trip = Auf dem Spielplan
desk-button-payoff = Auszahlungstabelle
desk-button-city = Über { $city }

desk-payoff-title = { $from } – { $to }
desk-payoff-is = Die Fahrt bringt **{ $payoff }**.
desk-payoff-twins = Auf dem Spielplan sind beide derselbe Ort; die Fahrt bringt nichts.
desk-payoff-same = Eine Fahrt von einer Stadt zu ihr selbst bringt nichts.

desk-trip-title = { $from } – { $to }
desk-trip-pays = Auszahlung **{ $payoff }**
desk-trip-miles = { $miles ->
    [one] Kürzester Weg: **1 Streckenpunkt**
   *[other] Kürzester Weg: **{ $miles } Streckenpunkte**
}, { $turns ->
    [one] etwa 1 Wurf mit zwei Würfeln
   *[other] etwa { $turns } Würfe mit zwei Würfeln
}
desk-trip-way = { $way }
desk-trip-leg = { $railroad } bis { $place } ({ $miles })
desk-trip-direct = An beiden Enden: { $list }
desk-trip-direct-miles = { $railroad } ({ $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
})
desk-trip-direct-apart = { $railroad } (nicht verbunden)
desk-trip-direct-none = Keine Bahn bedient beide Enden.

desk-odds-title = Wie wahrscheinlich jede Region und jede Stadt ist
desk-odds-region-title = { $region }
desk-odds-region = **{ $region }** { $share }
desk-odds-region-cities = { $cities }
desk-odds-region-is = Die Region kommt in { $share } aller Fälle ({ $count } von 72 Würfen).
desk-odds-city = { $city } { $share }
desk-odds-city-within = { $city }: { $within } in der Region, { $share } insgesamt
desk-odds-note = Anteile an allen Zielen, bevor jemand eine Region nennt.

desk-railroads-title = Die 28 Bahnen
desk-railroad-line = **{ $mark }** { $price } · { $name } · { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}
desk-railroad-title = { $mark } · { $name }
desk-railroad-nickname = Auch { $nickname } genannt.
desk-railroad-facts = Preis **{ $price }**, { $mileposts } Streckenpunkte, { $segments } Abschnitte.
desk-railroad-odds = In { $share } aller Fälle liegt ein Ziel an ihr.
desk-railroad-cities = Städte: { $cities }

desk-city-title = { $city }
desk-city-region = { $region }; Ziel in { $share } aller Fälle, innerhalb der Region { $within }.
desk-city-twin = Auf dem Spielplan derselbe Ort wie { $twin }.
desk-city-railroads = Bahnen: { $list }
desk-city-best = Höchste Auszahlungen: { $list }
desk-city-least = Niedrigste: { $list }
desk-city-average = Im Schnitt bringt eine Fahrt von hier { $payoff }.
desk-city-payoff = { $city } { $payoff }
desk-city-listing = Alle Auszahlungen ab { $city }
desk-button-payoffs = Alle Auszahlungen
desk-button-roll = Von hier würfeln

# Sessions

desk-session-opened = Der Würfeltisch ist eröffnet
desk-session-edition = Spielplan: { $edition }.
desk-session-how = Erst die Heimatstädte, dann die Ziele. Drücke einen Namen, sobald diese Lok angekommen ist.
desk-session-sealed = Die Würfel kommen aus einem geheimen Startwert mit dem Fingerabdruck `{ $commitment }`. Wenn der Würfeltisch schließt, wird er gezeigt, damit alle jeden Würfel nachprüfen können.
desk-session-status = Stand am Würfeltisch
desk-session-counter = { $count ->
    [0] Noch ist nicht gewürfelt.
    [one] Bisher ist 1 Würfel gefallen.
   *[other] Bisher sind { $count } Würfel gefallen.
}
desk-session-ask = Wer ist angekommen?
desk-person-new = **{ $name }**: noch keine Heimatstadt
desk-person-home = **{ $name }**: Heimatstadt { $home }, noch kein Ziel
desk-person-going = **{ $name }**: { $from } – { $to }, bringt { $payoff } (Heimatstadt { $home })
desk-person-idle = **{ $name }**: in { $from }, würfelt im nächsten Zug neu (Heimatstadt { $home })
desk-person-naming = **{ $name }**: in { $from }, muss eine Region nennen (Heimatstadt { $home })

desk-event-arrived = **{ $name }** kommt in { $city } an und erhält **{ $payoff }** für die Fahrt ab { $from }.
desk-event-home = Heimatstadt von **{ $name }**: **{ $city }**.
desk-event-destination = Als Nächstes für **{ $name }**: **{ $from } – { $to }**, bringt **{ $payoff }**.
desk-event-swapped = **{ $name }** tauscht Heimatstadt und Ziel: Heimatstadt ist jetzt **{ $home }**, und **{ $home } – { $to }** bringt **{ $payoff }**.
desk-event-lost = **{ $name }** steht schon in **{ $city }**: Der Zug ist verloren. Im nächsten Zug wird neu gewürfelt.
desk-event-corrected = Von Hand gesetzt: **{ $name }**, { $fact ->
    [home] Heimatstadt
    [place] zuletzt erreichte Stadt
   *[destination] Ziel
}: { $after } (vorher { $before }).
desk-event-named = **{ $name }** nennt **{ $region }**.
desk-event-undone = { $who } nimmt Eintrag { $number } zurück: { $what }
desk-none = nichts

desk-name-next = { $name }: würfeln
desk-name-home = { $name }: Heimatstadt
desk-name-first = { $name }: erstes Ziel
desk-name-arrived = { $name }, Ankunft: { $city }
desk-name-anew = { $name }: neu würfeln
desk-button-swap = Heimat tauschen
desk-button-undo = Zurücknehmen
desk-button-history = Verlauf
desk-button-older = Ältere
desk-button-newer = Neuere
desk-button-end = Würfeltisch schließen
desk-button-back = Zurück

desk-history-title = Verlauf am Würfeltisch
desk-history-empty = Noch ist nichts gewürfelt.
desk-history-page = Seite { $page } von { $pages }
desk-history-line = { $number }. { $what }
desk-history-undone = ~~{ $number }. { $what }~~
desk-history-undo = { $number }. Eintrag { $undoes } zurückgenommen.
desk-history-dice = { $what } (Würfel { $first }–{ $last })

desk-line-home = { $name }: Heimatstadt { $city } ({ $dice })
desk-line-arrived = { $name } in { $city }, { $payoff }
desk-line-destination = { $name } nach { $city } ({ $dice })
desk-line-naming = { $name } würfelt { $region } ({ $dice }), muss eine Region nennen
desk-line-named = { $name } nennt { $region }
desk-line-swapped = { $name } tauscht, Heimatstadt ist { $home }
desk-line-lost = { $name } würfelt { $city }, Zug verloren ({ $dice })
desk-line-corrected = { $name }: { $fact } gesetzt auf { $after } (vorher { $before })
desk-line-then = { $first }; { $second }
desk-line-roll = { $parity ->
    [odd] ungerade
   *[even] gerade
} { $sum }

desk-end-sure = Diesen Würfeltisch schließen? Dann wird sein geheimer Startwert gezeigt, und es lässt sich nicht mehr damit würfeln.
desk-end-title = Der Würfeltisch ist geschlossen
desk-end-line = **{ $name }**: { $payoff } an Auszahlungen aus { $trips ->
    [one] 1 Fahrt
   *[other] { $trips } Fahrten
}
desk-end-seed = Geheimer Startwert: `{ $seed }`
desk-end-check = Sein SHA-256 ist der Fingerabdruck vom Anfang, `{ $commitment }`. { $count ->
    [one] 1 Würfel ist
   *[other] { $count } Würfel sind
} daraus gefallen; das angehängte Protokoll führt jeden mit seiner Nummer auf.

desk-record-title = Rail-Baron-Würfeltisch, Sitzung { $number }
desk-record-dates = Eröffnet { $started }, geschlossen { $ended } (UTC).
desk-record-board = Spielplan: { $edition }. Personen: { $people }.
desk-record-seed = Geheimer Startwert (hexadezimal): { $seed }
desk-record-commitment = SHA-256 des geheimen Startwerts: { $commitment }
desk-record-how = Würfel Nummer n ist HMAC-SHA-256 mit dem Startwert als Schlüssel und dem Text „n:0“ als Nachricht, gelesen als Zahl im Big-Endian-Format, modulo 6, plus 1. (Ist die Zahl eine der wenigen, die zu groß sind, um sich gleichmäßig auf sechs zu verteilen, lautet der Text „n:1“ und so weiter.) Für jede Tabelle fällt zuerst der rote Würfel, dann fallen die beiden weißen.
desk-record-line = { $number }. { $at }  { $what }
desk-record-draws = { "    " }Würfel { $draws }
desk-record-undo = Eintrag { $undoes } zurückgenommen
desk-record-undone = { $what } [später zurückgenommen]

# Refusals: one kind sentence each

desk-beside = Hier ist ein Würfeltisch eröffnet; dieser Wurf gehört nicht dazu. Am Würfeltisch:
desk-refuse-city-none = Auf dem Spielplan gibt es keine Stadt „{ $text }“.
desk-refuse-railroad-none = Auf dem Spielplan gibt es keine Bahn „{ $text }“.
desk-refuse-city-unknown = Auf dem Spielplan gibt es keine Stadt „{ $text }“; am ähnlichsten sind { $list }.
desk-refuse-city-ambiguous = „{ $text }“ könnte { $list } sein; bitte sag, was gemeint ist.
desk-refuse-railroad-unknown = Auf dem Spielplan gibt es keine Bahn „{ $text }“; am ähnlichsten sind { $list }.
desk-refuse-railroad-ambiguous = „{ $text }“ könnte { $list } sein; bitte sag, was gemeint ist.
desk-refuse-person-unknown = An diesem Würfeltisch heißt niemand „{ $text }“; hier sitzen: { $list }.
desk-refuse-no-such-region = Genannt werden können nur die sieben Regionen (Regel 6).
desk-refuse-people-count = An einem Würfeltisch sitzen eine bis { $most } Personen; genannt sind { $count }.
desk-refuse-name-long = „{ $name }…“ ist zu lang für die Karten; höchstens { $most } Zeichen passen.
desk-refuse-name-twice = Zwei Personen heißen { $name }; bitte unterscheide sie.
desk-refuse-user-unknown = Eine der erwähnten Personen ist nicht zu finden; bitte schreib stattdessen einen Namen.
desk-refuse-already-open = Hier ist schon ein Würfeltisch eröffnet; `/desk session status` zeigt ihn, `/desk session end` schließt ihn.
desk-refuse-none-open = Hier ist noch kein Würfeltisch eröffnet; `/desk session start` eröffnet einen.
desk-refuse-no-session = Diesen Würfeltisch gibt es nicht mehr.
desk-refuse-ended = Dieser Würfeltisch ist geschlossen; `/desk session start` eröffnet einen neuen.
desk-refuse-moved-on = Am Würfeltisch ging es seit dieser Karte weiter; so steht es jetzt.
desk-refuse-nothing-to-undo = Es gibt nichts mehr zurückzunehmen.
desk-refuse-name-first = { $name } hat { $region } gewürfelt, wo die Lok steht, und muss zuerst eine Region nennen (Regel 6).
desk-refuse-nothing-to-name = Diese Region ist schon genannt.
desk-refuse-homes-first = Vor dem ersten Ziel brauchen alle ihre Heimatstadt, und { $name } hat noch keine (Regel 4).
desk-refuse-home-first = { $name } hat noch keine Heimatstadt; setze oder würfle sie zuerst (Regel 4).
desk-refuse-no-swap = { $name } kann Heimatstadt und Ziel jetzt nicht tauschen: Das geht nur, bevor das erste Ziel erreicht ist (Regeln 5 und 5a).
desk-refuse-same-already = So steht es schon: { $name }, { $city }.
desk-refuse-city-needed = { $name } braucht dort eine Stadt; entfernen lässt sich nur ein Ziel.
desk-refuse-stands-there = { $name } steht in { $city }, und ein Ziel muss anderswo liegen (Regel 7).
desk-refuse-not-yours = { $who } hat das gewürfelt und darf die Region nennen; mit `/desk roll` würfelst du selbst.
desk-refuse-not-named = Dieser Würfeltisch ist für die Personen am Spielplan; `/desk session start` in einem anderen Kanal eröffnet dir einen eigenen.
desk-refuse-their-choice = Das entscheidet { $name }.
desk-refuse-not-keeper = Eröffnet hat diesen Würfeltisch { $who }; schließen kann ihn sonst nur, wer die Nachrichten dieses Kanals verwaltet.
desk-refuse-forged = Dieser Knopf gehört zu keinem Wurf dieses Würfeltischs.
desk-refuse-chosen = Die Region zu diesem Wurf ist schon genannt: { $region }.

# Words in pictures

desk-draw-region = Region
desk-draw-odd = ungerade
desk-draw-even = gerade
desk-draw-home = Heimatstadt: { $city }
desk-draw-trip = { $from } – { $to }
desk-draw-lost = { $city }: Zug verloren
desk-draw-name = Nenne eine Region
desk-draw-payoff = Auszahlung in tausend Dollar
desk-draw-same = –
desk-draw-odds = Anteil an allen Zielen
desk-draw-odds-region = { $region }: { $share } aller Ziele
desk-draw-odds-within = in { $region }
desk-draw-odds-overall = insgesamt

desk-alt-tables = Zieltabellen. { $rolls }
desk-alt-region = { $dice }: { $region }.
desk-alt-city = { $dice } in { $region }: { $city }.
desk-alt-payoff = Teil der Auszahlungstabelle: Die Zeile { $from } trifft die Spalte { $to } bei { $payoff }. Zeilen { $rows }; Spalten { $columns }.
desk-alt-odds = Wie wahrscheinlich jedes Ziel ist. { $list }
desk-alt-odds-region = Wie wahrscheinlich jede Stadt in { $region } ist, in der Region und insgesamt: { $list }
desk-alt-railroads = Die Bahnen und ihre Preise: { $list }
desk-alt-city-map = { $city } auf dem Spielplan, mit den Strecken von { $railroads }.
desk-alt-railroad-map = Die Strecken der { $mark }, { $name }, auf dem Spielplan. Städte: { $cities }.
