# Daueraufträge, und was seit dem letzten eigenen Zug geschah.

orders-slash-orders = Daueraufträge: was für dich getan wird, wenn du an der Reihe bist
orders-slash-since = Was seit deinem letzten Zug geschah, mit Bild

orders-head = Deine Daueraufträge an Tisch { $table }. Der erste, der passt, handelt für dich:
orders-none = Du hast an Tisch { $table } keine Daueraufträge hinterlassen.
orders-none-now = Beim jetzigen Stand gibt es keinen zu hinterlassen; sieh später wieder nach.
orders-private = Niemand sonst sieht sie. Sie handeln, als hättest du gedrückt, und du erfährst, wenn einer gestrichen wird.
orders-menu-new = Auftrag hinterlassen…
orders-press-drop = { $number } streichen
orders-press-sure = Hinterlassen
orders-at-once = Der Auftrag würde sofort handeln.
orders-given = Dein Auftrag ist hinterlassen.
orders-dropped = Der Auftrag ist gestrichen.
orders-gone = Diesen Auftrag gab es nicht mehr.
orders-void = Der Auftrag kann nicht gelten: { $why }
orders-unknown = ein Auftrag einer früheren Version
orders-left = { $count ->
    [one] Du hast einen Dauerauftrag hinterlassen; `/table orders` zeigt ihn.
   *[other] Du hast { $count } Daueraufträge hinterlassen; `/table orders` zeigt sie.
}
orders-logged = { $text } *(durch einen Dauerauftrag)*
orders-refuse-game = { $game } kennt keine Daueraufträge.
table-refuse-no-orders = Dieses Spiel kennt keine Daueraufträge.
table-refuse-many-orders = Du kannst an einem Tisch { $most } Aufträge hinterlassen; streiche erst einen.

# Was jemand erfährt, wenn ein Auftrag nicht mehr gilt.

orders-lapsed = Tisch { $table }: Dein Dauerauftrag gilt nicht mehr. *{ $order }* { $why }
orders-lapsed-undone = Wofür er gegeben war oder was er getan hat, wurde zurückgenommen.
orders-lapsed-seat = Der Platz ist jetzt anders besetzt.
orders-lapsed-unknown = Dieses Programm versteht ihn nicht mehr.
orders-lapsed-bug = Als er handeln sollte, ging bei uns etwas schief, und nichts hat sich geändert. Wenn du es meldest, nenne bitte den Code { $code }.

# Seit dem letzten eigenen Zug.

orders-since = **Seit deinem letzten Zug**
orders-since-nothing = Seit deinem letzten Zug ist nichts geschehen.
orders-since-more = { $count ->
    [one] Eine frühere Zeile steht in `/table log`.
   *[other] { $count } frühere Zeilen stehen in `/table log`.
}
