# Daueraufträge, und was seit dem letzten eigenen Zug geschah.

orders-slash-orders = Aufträge: was der Bot für dich tut, sobald du dran bist
orders-slash-since = Was seit deinem letzten Zug geschah, mit Bild

orders-head = Deine Aufträge an Tisch { $table }. Der erste, der passt, wird ausgeführt:
orders-none = Du hast an Tisch { $table } keine Aufträge.
orders-none-now = Gerade ist kein Auftrag möglich; sieh später wieder nach.
orders-private = Niemand sonst sieht sie. Sie gelten, als hättest du selbst gedrückt, und du erfährst, wenn einer gelöscht wird.
orders-covered = Hier wählen deine Aufträge für dich, geheim, sobald alle anderen gewählt haben.
orders-offered = Diese Aufträge kannst du mit einem Druck erteilen:
orders-taken = Auftrag erteilt: { $order }
orders-as-above = Sonst wie oben.
orders-offer-gone = Dieser Auftrag steht nicht mehr zur Wahl: Am Tisch ging es inzwischen weiter. Diese Aufträge kannst du jetzt erteilen.
orders-offer-changed = Am Tisch ging es inzwischen weiter, und **{ $label }** täte jetzt etwas anderes. Lies es unten und drücke darauf, wenn du es noch willst.
orders-press-page = Aufträge…
orders-menu-new = Neuer Auftrag…
orders-form-proposed = Vorschläge: { $proposed }
orders-form-presets = Leer: wie vorgeschlagen. { $proposed }
orders-press-drop = Auftrag { $number } löschen
orders-press-sure = Auftrag erteilen
orders-all-at-once = Jeder dieser Aufträge würde sofort ausgeführt.
orders-first-at-once = Die ersten { $count } dieser Aufträge würden sofort ausgeführt.
orders-at-once = Der Auftrag würde sofort ausgeführt.
orders-given = Auftrag erteilt.
orders-dropped = Auftrag gelöscht.
orders-gone = Diesen Auftrag gab es schon nicht mehr.
orders-void = Der Auftrag lässt sich nicht erteilen: { $why }
orders-unknown = ein Auftrag einer früheren Version
orders-left = { $count ->
    [one] Du hast einen Auftrag; `/table orders` zeigt ihn.
   *[other] Du hast { $count } Aufträge; `/table orders` zeigt sie.
}
orders-logged = { $text } *(durch einen Auftrag)*
orders-refuse-game = { $game } kennt keine Aufträge.
table-refuse-no-orders = Dieses Spiel kennt keine Aufträge.
table-refuse-many-orders = Du hast { $most } Aufträge an diesem Tisch, mehr gehen nicht. Lösche erst einen, dann erteile den neuen.

# Was jemand erfährt, wenn ein Auftrag nicht mehr gilt.

orders-lapsed = Tisch { $table }: Dein Auftrag gilt nicht mehr. *{ $order }* { $why }
orders-lapsed-done = Tisch { $table }: Einer deiner Aufträge hat alle seine Züge gemacht. Ab jetzt wirst du wieder gefragt.
orders-lapsed-undone = Der Zug, für den er galt oder den er gemacht hat, wurde zurückgenommen.
orders-lapsed-ended = Tisch { $table }: Ein Zug, den einer deiner Aufträge gemacht hatte, wurde zurückgenommen. Der Auftrag war danach zu Ende; gib ihn noch einmal, wenn du ihn noch willst.
orders-lapsed-seat = Der Platz ist jetzt anders besetzt.
orders-lapsed-unknown = Diese Version des Bots versteht ihn nicht mehr.
orders-lapsed-bug = Als ich ihn ausführen wollte, ging etwas schief; geändert hat sich nichts. Wenn du es meldest, nenne bitte den Code { $code }.

# Seit dem letzten eigenen Zug.

orders-since = **Seit deinem letzten Zug**
orders-since-nothing = Seit deinem letzten Zug ist nichts geschehen.
orders-since-more = { $count ->
    [one] Ein früherer Eintrag steht in `/table log`.
   *[other] { $count } frühere Einträge stehen in `/table log`.
}
orders-since-own = { $count ->
    [one] Davor wurde ein Zug für dich gespielt.
   *[other] Davor wurden { $count } Züge für dich gespielt.
}
