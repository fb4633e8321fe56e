## Was jemand lernt, der Railroad Barons nicht kennt, und die Übung

railroad_barons_lessons-goal = einen Konzern gründen, ihn handlungsfähig machen und mit seinem Geld eine Gesellschaft kaufen.
railroad_barons_lessons-done = Du hast einen Konzern aufgebaut, von den Privatiers bis zur eigenen Gesellschaft. Von hier an geht es um Dividenden, bessere Gesellschaften und darum, wie viel von dem, was steigt, dir gehört.

railroad_barons_lessons-select = Bei niedrigem Preis nimmt { $name } die Karte, und du bekommst wenig Geld; bei hohem nimmt { $name } das Geld, und du bekommst die Karte. Bisher hast du { $cash }.
railroad_barons_lessons-select-face = { $name } nimmt die Karte oder das Geld; wähle also einen Privatier, bei dem dir beides recht ist. Mit Geld kaufst du die ersten Papiere, und bisher hast du { $cash }.
railroad_barons_lessons-choose = Mit Geld kaufst du die ersten Papiere: { $price } kämen zu deinen { $cash } dazu. Ein Privatier hilft bis zum Ende der Partie.
railroad_barons_lessons-choose-holding = Die Karte macht dich sofort zum Direktor von { $holding }: Sie bringt 40 % davon, { $value } wert, und eine Gesellschaft. Nimmst du das Geld, kommen { $price } zu deinen { $cash }, und du gründest damit einen anderen Konzern.
railroad_barons_lessons-priority = Wer eine Aktienrunde beginnt, kauft als Erster. Am meisten ist das wert, wenn ihr beide dasselbe Papier wollt.
railroad_barons_lessons-stock-start = Du führst noch keinen Konzern: Kaufe die Direktor-Aktie von einem (40 %, ab { $price }). Der Kurs, den du wählst, ist dann der Preis für je 10 %; du hast { $cash }.
railroad_barons_lessons-stock-float = { $holding } wird handlungsfähig und bekommt von der Bank { $amount } für Gesellschaften, sobald { $needed } % verkauft sind; bisher sind es { $percent } %. Kaufe, was fehlt, bevor die Runde endet, sonst steht der Konzern still.
railroad_barons_lessons-stock = Du hast { $percent } % von { $holding } zu { $price } je 10 % und noch { $cash }. Es gewinnt, wer viel von den Konzernen hat, die ausbezahlen und steigen; Bargeld allein bringt nichts ein.
railroad_barons_lessons-stock-pass = Mit { $cash } kannst du jetzt nichts mehr kaufen; passe also, wenn du nicht verkaufen willst. Haben beide gepasst, handeln die Konzerne: Sie nehmen ein, zahlen aus und kaufen Gesellschaften.
railroad_barons_lessons-tokens-first = { $holding } hat keine Gesellschaft und damit kein Einkommen: Mit einem Stein auf (+) darf der Konzern eine kaufen, mit einem auf (▼) sie behalten. Verteile die { $free } Steine also auf beides.
railroad_barons_lessons-tokens-last = { $holding } hat keine Gesellschaft und nur noch einen Stein. Zum Kaufen braucht es einen auf (+) und zum Behalten einen auf (▼); der Konzern kann also keine mehr haben.
railroad_barons_lessons-tokens = Mit jedem Stein auf (+) darf { $holding } jetzt eine Gesellschaft kaufen, mit jedem auf (▼) eine behalten; bisher hat er { $count }. Ein Stein im Streckennetz ist für immer weg, bringt aber in jeder Runde { $amount }.
railroad_barons_lessons-revenue = Ausbezahlen bringt dir { $amount } und hebt den Kurs von { $before } auf { $after }. Sparst du das Einkommen ein, hat { $holding } insgesamt { $treasury }; das lohnt sich, solange es dafür bessere Gesellschaften gibt.
railroad_barons_lessons-railroads = { $railroad } kostet { $holding } { $price } von seinen { $treasury } und bringt ab der nächsten Betriebsrunde jedes Mal { $income }. Höhere Stufen lassen später die ältesten Gesellschaften veralten.
railroad_barons_lessons-railroads-none = { $holding } kann in diesem Zug nichts mehr aufnehmen; hier bist du fertig. Die { $treasury } bleiben in der Konzernkasse.
railroad_barons_lessons-offer = Die { $price } kämen in die Konzernkasse von { $holding }, nicht zu dir. Überlege, was die Gesellschaft deinem Konzern noch brächte und was dem Käufer.
railroad_barons_lessons-offer-mine = Die Antwort auf dein Angebot über { $price } steht noch aus. Bis dahin darfst du es zurücknehmen.
railroad_barons_lessons-discard = { $holding } darf von { $count } Gesellschaften nur { $down } behalten. Gib ab, was am wenigsten bringt oder bald veraltet.
