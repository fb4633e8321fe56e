# Words in the pictures of Train Tycoon, and their descriptions

train_tycoon_pictures-round = Runde { $turn } – { $part }
train_tycoon_pictures-part-setup = Aufbau
train_tycoon_pictures-part-trading = Handel
train_tycoon_pictures-part-treasury = Kasse
train_tycoon_pictures-part-mergers = Fusionen
train_tycoon_pictures-part-ipo = Börsengang
train_tycoon_pictures-part-operate = Betrieb
train_tycoon_pictures-part-over = Partie zu Ende

train_tycoon_pictures-ask-auction = Gebote auf den Vorrang fehlen noch: { $name }
train_tycoon_pictures-ask-seating = { $name } bestimmt die Sitzordnung
train_tycoon_pictures-ask-choose = { $name } wählt eine Startgesellschaft
train_tycoon_pictures-ask-prices = Preise fehlen noch: { $name }
train_tycoon_pictures-ask-trade = Aufträge für { $company } fehlen noch: { $name }
train_tycoon_pictures-ask-treasury = { $name } kauft eine Aktie, verkauft eine oder passt
train_tycoon_pictures-ask-bankruptcy = { $name }: Bankrott erklären?
train_tycoon_pictures-ask-target = { $name } nennt ein Ziel für Gebote oder passt
train_tycoon_pictures-ask-bids = Gebote auf { $company } fehlen noch: { $name }
train_tycoon_pictures-ask-rebids = Neue Gebote auf { $company } fehlen noch: { $name }
train_tycoon_pictures-ask-vote = Stimmen zu { $company } fehlen noch: { $name }
train_tycoon_pictures-ask-keep = { $name } wählt, welche Linien { $company } behält
train_tycoon_pictures-ask-ipo = { $name } bringt eine Gesellschaft an die Börse oder passt
train_tycoon_pictures-ask-answers = Antworten zu { $company } fehlen noch: { $name }
train_tycoon_pictures-ask-factory = { $name } setzt die Fabrik von { $company }
train_tycoon_pictures-ask-line = { $name } eröffnet eine Linie für { $company } oder verzichtet
train_tycoon_pictures-ask-take = { $name } nimmt einen Zug von { $company } für die neue Linie
train_tycoon_pictures-ask-invest = { $name } kann in die neue Linie von { $company } investieren
train_tycoon_pictures-ask-trains = { $name } ordnet die Züge von { $company }
train_tycoon_pictures-ask-payout = { $name }: Einkommen von { $company } auszahlen?
train_tycoon_pictures-ask-over = Die letzte Runde ist gespielt

train_tycoon_pictures-item-oil = Öl
train_tycoon_pictures-item-minerals = Mineralien
train_tycoon_pictures-item-fish = Fisch
train_tycoon_pictures-item-cheese = Käse
train_tycoon_pictures-item-furniture = Möbel
train_tycoon_pictures-item-tools = Werkzeug
train_tycoon_pictures-item-passengers = Reisende
train_tycoon_pictures-place-resource = { $item } { $hex }
train_tycoon_pictures-place-factory = Fabrik { $hex } ({ $item })
train_tycoon_pictures-place-transfer = Umladeknoten { $hex }
