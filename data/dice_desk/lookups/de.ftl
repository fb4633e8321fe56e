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

desk-option-keeps = Nur Heimatstädte und Ziele, oder das ganze Spiel mit Geld, Bahnen und Gebühren
desk-keeps-destinations = Heimatstädte und Ziele
desk-keeps-whole = das ganze Spiel
desk-keeps-short = das ganze Spiel, kurz
desk-keeps-wbc = das ganze Spiel wie in WBC-Vorrunden
desk-option-dice = Wessen Würfel: Der Bot würfelt, oder ihr tippt die vom Spielplan ein
desk-dice-bot = die vom Bot
desk-dice-board = echte, eingetippt
desk-do-open = Hier einen Würfeltisch eröffnen: Ein Formular fragt, was er führt und für wen
desk-form-open = Einen Würfeltisch eröffnen
desk-form-people = Wer sitzt am Spielplan, der Reihe nach?
desk-form-people-hint = Anna, Bernd, Carla
desk-form-keeps = Was führt der Würfeltisch?
desk-form-edition = Welcher Spielplan?
desk-form-variants = Was noch?
desk-form-dice = Wessen Würfel geben die Ziele?
desk-do-session-here = In diesem Kanal weiterspielen, auch wenn der Würfeltisch woanders eröffnet wurde
desk-option-table = Die Nummer des Tisches
desk-moved = Tisch { $table } geht in diesem Kanal weiter.
desk-do-standings = Wer was hat und wohin fährt, an diesem Würfeltisch
desk-do-deeds = Wem welche Bahn gehört, an diesem Würfeltisch
desk-option-screen = Für ein Handy, oder groß als Abfahrtstafel für einen Fernseher
desk-screen-phone = Handy
desk-screen-large = Fernseher
desk-standings-title = Stand
desk-deeds-title = Bahnen
desk-do-numbers = Fahrten, Städte, Glück, und wer wem welche Gebühren zahlte
desk-do-film = Der Film der Partie, die dieser Würfeltisch geführt hat
desk-do-playlog = Die Partie als Datei für das Spieltagebuch von Board Game Stats
desk-film = Euer Spiel auf dem Spielplan als Film. Die Loks stehen in der Stadt, die sie zuletzt erreicht haben.
desk-playlog = [Die Partie in Board Game Stats öffnen]({ $link }), auf einem Handy mit der App. In der Datei steht dasselbe.
desk-playlog-long = Die Partie im Format von Board Game Stats; für einen Link ist sie zu lang.
desk-playlog-comment = Am Spielplan gespielt, geführt von Roundhouse
desk-refuse-no-playlog = Dieser Würfeltisch führt nur Heimatstädte und Ziele und weiß nicht, wie das Spiel ausging.
desk-do-page = Eine Seite zum Drucken, nach der eine Partie am Spielplan aufgebaut wird
desk-option-page-table = Ein Tisch von Rail Baron oder ein Würfeltisch, nach Nummer; ohne Angabe der im Kanal
desk-refuse-no-page = Eine Seite gibt es für ein laufendes Spiel Rail Baron und für einen Würfeltisch, der das ganze Spiel führt.
desk-page-known = Drucke diese Seite, um die Partie am Spielplan aufzubauen.
desk-page-secret = Drucke diese Seite, um die Partie am Spielplan aufzubauen. Geheimes Geld steht nur auf der Seite dessen, dem es gehört.
desk-page-title = Rail Baron, Tisch { $table }, Zug { $turn }
desk-page-who = Wer
desk-page-train = Wo
desk-page-home = Heimat
desk-page-destination = Ziel
desk-page-cash = Geld
desk-page-engine = Lok
desk-page-deeds = Bahnen
desk-page-none = keine
desk-page-hidden = geheim
desk-page-on-way = unterwegs ab { $city }
desk-page-declared = Heimfahrt nach { $home }, Ersatzziel { $alternate }
desk-page-trip = { $city }, ab { $departure }: { $payoff }
desk-page-turn = Dran ist { $name }.
desk-page-bank = Die Bank verkauft: { $railroads }.
desk-page-third = Der gedachte dritte Besitzer hat: { $railroads }.
desk-refuse-open-here = Hier kann ich nicht selbst schreiben; `/desk session start` eröffnet einen Würfeltisch, dessen Karte die Antwort ist.

# alike: the same word
desk-edition-original = Original
# alike: a name
desk-edition-u21 = U21
desk-fact-home = Heimatstadt
desk-fact-place = zuletzt erreichte Stadt
desk-fact-destination = Ziel

# Lookups

desk-dice = { $parity ->
    [odd] rot { $red } ist ungerade
   *[even] rot { $red } ist gerade
}, weiß { $first } + { $second } = { $sum }
# alike: the same word
desk-rolled-region = Region: **{ $region }** ({ $dice })
desk-rolled-city = Stadt: **{ $city }** ({ $dice })
desk-named-region = Genannte Region: **{ $region }**
desk-roll-title = Ab { $city }
desk-home-title = Eine Heimatstadt
desk-home-is = Heimatstadt: **{ $city }** ({ $region })
desk-destination-is = **{ $from } – { $to }** bringt **{ $payoff }**
desk-stays = Die Lok steht schon in **{ $city }**: Damit ist dieser Zug vorbei. Würfle im nächsten neu.
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

# Refusals: one kind sentence each

desk-beside = Hier ist ein Würfeltisch eröffnet; dieser Wurf gehört nicht dazu. Am Würfeltisch:
desk-refuse-city-none = Auf dem Spielplan gibt es keine Stadt „{ $text }“.
desk-refuse-railroad-none = Auf dem Spielplan gibt es keine Bahn „{ $text }“.
desk-refuse-city-unknown = Auf dem Spielplan gibt es keine Stadt „{ $text }“; am ähnlichsten sind { $list }.
desk-refuse-city-ambiguous = „{ $text }“ könnte { $list } sein; bitte sag, was gemeint ist.
desk-refuse-railroad-unknown = Auf dem Spielplan gibt es keine Bahn „{ $text }“; am ähnlichsten sind { $list }.
desk-refuse-railroad-ambiguous = „{ $text }“ könnte { $list } sein; bitte sag, was gemeint ist.
desk-refuse-person-unknown = An diesem Würfeltisch heißt niemand „{ $text }“; hier sitzen: { $list }.
desk-refuse-people-count = An einem Würfeltisch sitzen eine bis { $most } Personen; genannt sind { $count }.
desk-refuse-user-unknown = Eine der erwähnten Personen ist nicht zu finden; bitte schreib stattdessen einen Namen.
desk-refuse-none-open = Hier ist noch kein Würfeltisch eröffnet; `/desk session start` eröffnet einen.
desk-refuse-not-yours = { $who } hat das gewürfelt und darf die Region nennen; mit `/desk roll` würfelst du selbst.
desk-refuse-forged = Dieser Knopf gehört zu keinem Wurf dieses Würfeltischs.
desk-refuse-chosen = Die Region zu diesem Wurf ist schon genannt: { $region }.

# Cards of sessions from before they were tables

desk-earlier = Diese Sitzung von { $names } endete mit einer neuen Version des Bots. `/desk session start` eröffnet eine neue, und `/desk session correct` setzt alle dorthin, wo sie waren:
desk-earlier-person = **{ $name }**: Heimatstadt { $home }, zuletzt in { $place }, Ziel { $to }
desk-earlier-seed = Der geheime Startwert ihrer Würfel: `{ $seed }`; sein SHA-256 ist `{ $commitment }`.

# Words in pictures

# alike: the same word
desk-draw-region = Region
desk-draw-odd = ungerade
desk-draw-even = gerade
desk-draw-home = Heimatstadt: { $city }
desk-draw-trip = { $from } – { $to }
desk-draw-lost = { $city }: Zug verloren
desk-draw-name = Nenne eine Region
desk-draw-of = { $name }: { $outcome }
desk-draw-payoff = Auszahlung in tausend Dollar
desk-draw-same = –
desk-draw-odds = Anteil an allen Zielen
desk-draw-odds-region = { $region }: { $share } aller Ziele
# alike: the same word
desk-draw-odds-within = in { $region }
desk-draw-odds-overall = insgesamt

desk-alt-tables = Zieltabellen. { $rolls }
desk-alt-region = { $dice }: { $region }.
# alike: the same word
desk-alt-city = { $dice } in { $region }: { $city }.
desk-alt-payoff = Teil der Auszahlungstabelle: Die Zeile { $from } trifft die Spalte { $to } bei { $payoff }. Zeilen { $rows }; Spalten { $columns }.
desk-alt-odds = Wie wahrscheinlich jedes Ziel ist. { $list }
desk-alt-odds-region = Wie wahrscheinlich jede Stadt in { $region } ist, in der Region und insgesamt: { $list }
desk-alt-railroads = Die Bahnen und ihre Preise: { $list }
desk-alt-city-map = { $city } auf dem Spielplan, mit den Strecken von { $railroads }.
desk-alt-railroad-map = Die Strecken der { $mark }, { $name }, auf dem Spielplan. Städte: { $cities }.
desk-do-chat = Die Partie, die hier geführt wurde, im Chat weiterspielen
desk-goes-on = { $name } lässt die Partie vom Brett (Tisch { $table }) im Chat weitergehen. Loks, Geld und Bahnen stehen wie auf dem Brett.
desk-refuse-chat-here = Hier kann ich nicht selbst schreiben und darum keinen Tisch öffnen. Bitte spielt in einem Kanal des Servers weiter.
desk-refuse-chat-nobody = Jemand vom Brett muss weiterspielen: Bitte sag, wer davon du bist.
