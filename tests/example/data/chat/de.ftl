# Was der Chat über Haul sagt.

# alike: a name
haul_chat-name = Haul
haul_chat-blurb = Fahr Güter für Dollar und biete geheim auf die Ladung der Runde. { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}.
haul_chat-options-some = Dazu: { $options }.
haul_chat-options-none = Kurz und ohne Güter.
haul_chat-menu-options = Wie gespielt wird
haul_chat-option-long = Lang
haul_chat-option-long-detail = Neun Runden statt drei
haul_chat-option-goods = Güter
haul_chat-option-goods-detail = Alle haben Karten, die sonst niemand sieht
haul_chat-good-coal = Kohle
haul_chat-good-grain = Korn
haul_chat-good-ore = Erz
haul_chat-refuse-good = Ein Gut namens „{ $text }“ gibt es nicht.
haul_chat-round = Runde { $round }
haul_chat-standing = { $place }. **{ $name }**: { $total }{ $sums }
haul_chat-standing-hidden = verdeckt
haul_chat-sum-shown = { $amount } offen
haul_chat-sum-purse = { $amount } im Beutel

# Was geschah
haul_chat-dealt = Alle haben { $cards } Karten auf der Hand.
haul_chat-traded = **{ $seat }** legt { $coins } offen hin
haul_chat-hauled = fährt { $dice } und bekommt { $earned }
haul_chat-delivered = fährt { $dice }, liefert { $goods } und bekommt { $earned }
haul_chat-chose = hat geboten
haul_chat-revealed = Alle Gebote liegen offen: { $bids }. **{ $winner }** nimmt die Ladung und bekommt { $paid }.
haul_chat-revealed-bids = { $name }: { $value }

# Was gefragt wird
haul_chat-over = Die Partie ist zu Ende.
haul_chat-ask-haul = Fahr die Güter, oder leg erst Dollar offen hin: Sie entscheiden zwischen gleichen Geboten.
haul_chat-ask-bid = Biete geheim auf die Ladung: Das höchste Gebot wird bezahlt, und das Doppelte kommt offen hin.
haul_chat-press-haul = Fahren
haul_chat-press-load = Güter laden…
haul_chat-press-less = Eine weniger
haul_chat-press-trade = { $coins } hinlegen
haul_chat-press-ask-trade = Geld hinlegen…
haul_chat-press-bid = { $coins } bieten
haul_chat-press-other = Ein anderer Betrag
haul_chat-press-own = Mein Gebot
haul_chat-press-form-bid = Ein anderes Gebot
haul_chat-form-trade = Offen hinlegen
haul_chat-form-trade-coins = Wie viele Dollar
haul_chat-form-bid = Dein Gebot
haul_chat-form-bid-coins = Wie viele Dollar
haul_chat-sure-trade = { $coins } offen hinlegen? { $left } bleiben in deinem Beutel.
haul_chat-confirm-trade = Hinlegen
haul_chat-said-trade = Es liegt offen da.
haul_chat-sure-bid = { $coins } bieten? Ist dein Gebot das höchste, zahlst du das und bekommst { $paid }.
haul_chat-confirm-bid = Bieten
haul_chat-load-empty = Nichts ist geladen: Die Würfel allein zählen. Bis zu { $wagons } Karten können mit.
haul_chat-load = Im Zug: { $goods }. Sie bringen { $pays } zu den Würfeln dazu.
haul_chat-menu-load = Eine Karte von deiner Hand laden
haul_chat-option-pays = Bringt { $pays }
haul_chat-confirm-haul = Fahren

# Private Blicke
haul_chat-look-own = Mein Beutel
haul_chat-look-map = Tisch
haul_chat-look-help = Regeln
haul_chat-purse = Dein Beutel: { $purse }
haul_chat-own-none = Du hast in dieser Partie keinen Beutel.
haul_chat-hand = Deine Hand: { $cards }
haul_chat-bid-in = Dein Gebot: { $coins }
haul_chat-help =
    Wer am Ende die meisten Dollar hat, gewinnt; Beutel und offenes Geld zählen zusammen.
    In deinem Zug würfelst du mit zwei Würfeln um ebenso viele Dollar. Mit Gütern lieferst du dazu bis zu zwei Karten von deiner Hand.
    Sind alle gefahren, bieten alle geheim. Das höchste Gebot wird bezahlt, und das Doppelte kommt offen hin.

# Befehle
haul_chat-slash-haul = Haul spielen
haul_chat-slash-roll = Ohne Güter fahren
haul_chat-slash-load = Mit Gütern von deiner Hand fahren
haul_chat-slash-trade = Dollar offen hinlegen
haul_chat-slash-trade-coins = Wie viele
haul_chat-slash-bid = Geheim auf die Ladung bieten
haul_chat-slash-bid-coins = Wie viele Dollar
haul_chat-slash-show = Etwas ansehen
haul_chat-slash-show-what = Was du ansehen willst

# By /help where it is played
haul_chat-guide-aim = Fahre und biete gut: Wer am Ende die meisten Münzen hat, gewinnt.
haul_chat-guide-marks = Eine Scheibe ist eine Person, ein Balken zeigt die offenen Münzen.
