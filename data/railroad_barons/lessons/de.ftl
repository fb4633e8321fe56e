## Was jemand lernt, der Railroad Barons nicht kennt, und die Übung

railroad_barons_lessons-goal = einen Konzern gründen, ihn handlungsfähig machen und mit seinem Geld eine Gesellschaft kaufen.
railroad_barons_lessons-done = Du hast einen Konzern aufgebaut, von den Privatiers bis zur eigenen Gesellschaft. Von hier an geht es um Auszahlungen, bessere Gesellschaften und darum, wie viel von dem, was steigt, dir gehört.

railroad_barons_lessons-select = Bei niedrigem Preis nimmt { $name } die Karte, und du bekommst wenig; bei hohem geht das Geld an { $name } und die Karte an dich. Du hast bisher { $cash }.
railroad_barons_lessons-select-face = Wähle einen, bei dem dir beides recht ist, die Karte und das Geld, denn { $name } entscheidet. Mit Geld kaufst du die ersten Aktien, und du hast bisher { $cash }.
railroad_barons_lessons-choose = Mit Geld kaufst du die ersten Papiere: { $price } kämen zu deinen { $cash } dazu. Ein Privatier hilft, solange er im Spiel ist.
railroad_barons_lessons-choose-holding = Die Karte macht dich sofort zum Direktor von { $holding }: Sie bringt 40 % davon, { $value } wert, und eine Gesellschaft. Mit dem Geld, { $price }, gründest du mit deinen { $cash } einen anderen.
railroad_barons_lessons-priority = Wer eine Aktienrunde beginnt, kauft als Erster. Am meisten ist das wert, wenn ihr beide dasselbe Papier wollt.
railroad_barons_lessons-stock-start = Du führst noch keinen Konzern: Kaufe das Direktor-Papier von einem (40 %, ab { $price }). Der Kurs, den du wählst, gilt für alle seine Papiere; du hast { $cash }.
railroad_barons_lessons-stock-float = { $holding } wird handlungsfähig und bekommt von der Bank { $amount } für Gesellschaften, sobald { $needed } % verkauft sind; bisher sind es { $percent } %. Kaufe, was fehlt, bevor die Runde endet, sonst steht er still.
railroad_barons_lessons-stock = Du hast { $percent } % von { $holding } zu { $price } je 10 % und noch { $cash }. Mit mehr von dem, was zahlt und steigt, gewinnst du; Geld, das herumliegt, bringt nichts ein.
railroad_barons_lessons-stock-pass = Mit { $cash } kannst du jetzt nichts mehr kaufen; passe also, wenn du nicht verkaufen willst. Haben beide gepasst, handeln die Konzerne: Sie nehmen ein, zahlen aus und kaufen Gesellschaften.
railroad_barons_lessons-tokens-first = { $holding } hat keine Gesellschaft und damit kein Einkommen: Mit einem Stein auf (+) darf er eine kaufen, mit einem auf (▼) sie behalten. Verteile seine { $free } Steine also auf beides.
railroad_barons_lessons-tokens = Mit einem Stein auf (+) darf { $holding } jetzt eine Gesellschaft kaufen, mit einem auf (▼) behält er eine (bisher { $count }). Ein Stein im Streckennetz ist für immer weg, bringt aber in jeder Runde { $amount }.
railroad_barons_lessons-revenue = Ausbezahlen bringt dir { $amount } und hebt den Kurs von { $before } auf { $after }. Einsparen gibt { $holding } insgesamt { $treasury } zum Kaufen und lohnt sich, solange er dafür bessere Gesellschaften bekommt.
railroad_barons_lessons-railroads = { $railroad } kostet { $holding } { $price } von { $treasury } und bringt ab der nächsten Betriebsrunde jedes Mal { $income }. Höhere Stufen verdrängen später die ältesten.
railroad_barons_lessons-railroads-none = { $holding } kann in diesem Zug nichts mehr aufnehmen; hier bist du fertig. Die { $treasury } bleiben in der Konzernkasse.
railroad_barons_lessons-offer = Die { $price } kämen in die Konzernkasse von { $holding }, nicht zu dir. Vergleiche sie mit dem, was die Gesellschaft deinem Konzern noch brächte, und dem Käufer.
railroad_barons_lessons-offer-mine = Dein Angebot über { $price } wird erwogen. Solange es nicht beantwortet ist, darfst du es zurücknehmen.
railroad_barons_lessons-discard = { $holding } hat { $count } Gesellschaften und Steine, um { $down } zu behalten. Gib ab, was am wenigsten bringt oder bald veraltet.
