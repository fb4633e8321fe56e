# Erinnerungen und Zuguhren. Was jemand hört, wenn ein Tisch auf ihn wartet.

remind-lead = { $count ->
    [one] { $called }, ein Tisch wartet auf dich:
   *[other] { $called }, { $count } Tische warten auf dich, der am längsten wartende zuerst:
}
remind-lead-next = { $count ->
    [one] { $called }, du bist als Nächstes dran:
   *[other] { $called }, an { $count } Tischen bist du als Nächstes dran:
}
remind-line-turn = **Tisch { $table }** ({ $game }, { $place }): Dein Zug begann { $since }.
remind-line-ask = **Tisch { $table }** ({ $game }, { $place }): { $about ->
    [undo] Jemand möchte etwas zurücknehmen. Bist du einverstanden?
    [end] Jemand möchte die Partie beenden. Bist du einverstanden?
    [clock] Jemand möchte eine andere Zuguhr. Bist du einverstanden?
    [pause] Jemand möchte die Uhr anhalten. Bist du einverstanden?
    [hints] Jemand möchte Tipps erlauben. Bist du einverstanden?
    [idle] Lange hat niemand gezogen. Soll die Partie enden?
   *[other] Eine Frage wartet auf deine Antwort.
}
remind-line-next = **Tisch { $table }** ({ $game }, { $place }): Nach diesem Zug bist du dran.
remind-more = … und { $count } weitere; `/remind inbox` zeigt sie alle.
remind-late = Ich war nicht da und konnte es dir nicht rechtzeitig sagen. Das tut mir leid.
remind-how-to = Mit `/remind show` stellst du ein, wie und wann ich dich erinnere.
remind-how-to-here = `/remind inbox` zeigt alles, was auf dich wartet; mit `/remind show` stellst du ein, wie und wann ich dich erinnere.
remind-no-place = Dort, wo der Tisch steht, kann ich nicht schreiben, deshalb schreibe ich dir hier.
remind-unreachable = Ich erreiche { $name } für Tisch { $table } nicht: Discord nimmt weder eine Direktnachricht an noch eine Nachricht in { $place }. Bitte gib es weiter. Mit `/table substitute` oder `/table robot` lässt sich der Platz übergeben.
remind-place-gone = Ich konnte { $name } in { $place }, wo Tisch { $table } steht, nicht erinnern: Discord lässt mich dort nicht schreiben. Ich habe { $name } eine Direktnachricht geschickt. Bitte prüfe, ob ich den Ort sehen und dort schreiben darf.
remind-press-table = Tisch { $table }
remind-nothing = Nichts wartet auf dich. Einen schönen Tag!
remind-inbox = { $count ->
    [one] Ein Tisch wartet auf dich:
   *[other] { $count } Tische warten auf dich, der am längsten wartende zuerst:
}
remind-inbox-press = Drücke auf einen, dann siehst du seine Karte, nur für dich.

# Die Einstellungen.

remind-head = ### Erinnerungen
remind-set-mention = Ich erwähne dich dort, wo der Tisch steht.
remind-set-direct = Ich schicke dir eine Direktnachricht; lässt Discord das nicht zu, erwähne ich dich dort, wo der Tisch steht.
remind-set-quiet = Du bekommst keine Erinnerungen. `/remind inbox` zeigt, was auf dich wartet.
remind-set-first = { $now ->
    [yes] Die erste Erinnerung kommt mit der Karte deines Zuges oder, wenn du dort gerade erst gezogen hast, eine Minute später;
   *[no] Die erste Erinnerung kommt { $span } nach Beginn deines Zuges,
} { $again ->
    [yes] danach kommen weitere, bis du ziehst (Abstand: { $repeat }).
   *[no] und für jeden Zug nur einmal.
}
remind-set-zone = Deine Zeitzone ist { $zone }, dort ist es jetzt { $time }.
remind-set-always = Erinnerungen dürfen zu jeder Tageszeit kommen.
remind-set-hours = Erinnerungen kommen nur von { $from } bis { $to } Uhr.
remind-set-learned = Erinnerungen kommen nur von { $from } bis { $to } Uhr, also dann, wenn du gewöhnlich spielst.
remind-set-learning = Ich lerne, zu welchen Stunden du gewöhnlich spielst. Bis ich sie kenne:
remind-set-holiday = Du bist bis einschließlich { $date } im Urlaub: keine Erinnerungen. Zuguhren laufen weiter; der Tisch kann sich mit `/table clock` auf eine Pause einigen.
remind-set-early = Ich sage dir auch, wenn du als Nächstes dran bist.
remind-night-on = Bilder, die nur du siehst, sind dunkel.
remind-night-off = Bilder, die nur du siehst, sind hell.
remind-saved = Gespeichert.

remind-press-times = Zeitzone, Zeiten, Urlaub…
remind-press-early-on = Vorwarnung einschalten
remind-press-early-off = Vorwarnung ausschalten
remind-press-night-on = Dunkle Bilder
remind-press-night-off = Helle Bilder
remind-press-learn-on = Spielzeiten lernen
remind-press-learn-off = Spielzeiten vergessen
remind-hint-how = Wie ich dich erinnere
remind-hint-first = Erste Erinnerung
remind-hint-repeat = Wiederholung
remind-hint-hours = Zu welchen Zeiten
remind-how-mention = Erwähnung im Kanal
remind-how-direct = Direktnachricht
remind-how-quiet = Keine Erinnerungen
remind-at-once = Zuerst: sofort
remind-after = Zuerst: { $span } danach
remind-never = Nicht wiederholen
remind-every = Wiederholen, Abstand: { $span }
remind-always = Zu jeder Zeit
remind-from-to = { $from } bis { $to } Uhr

remind-form-zone = Deine Zeitzone
remind-form-zone-label = Eine Stadt, etwa Berlin oder New York
remind-form-hours = Zu welchen Zeiten ich erinnern darf
remind-form-hours-label = Von und bis; leer: zu jeder Zeit
remind-form-holiday = Urlaub
remind-form-holiday-label = Sein letzter Tag; leer: kein Urlaub

remind-refuse-zone = Ich kenne keine Zeitzone „{ $zone }“. Schreibe eine große Stadt darin, etwa Berlin oder New York; *zone* von `/remind set` nennt alle.
remind-refuse-zones = „{ $zone }“ könnte { $zones } sein. Bitte sag, welche.
remind-refuse-hours = Bitte schreib die Zeiten wie 8-22 oder 7:30-23:15.
remind-refuse-date = Bitte schreib einen Tag, der noch kommt, höchstens ein Jahr voraus, wie { $example }.
remind-refuse-date-unclear = „{ $text }“ könnte der { $one } oder der { $other } sein. Bitte schreib den Monat als Wort.
remind-refuse-span = Bitte schreib eine Dauer wie 90m, 4h oder 2d.
remind-refuse-short = Der kürzeste Abstand ist { $least }, der längste { $most }.

# Was getippt wird. Jeder Text zählt Wörter auf, die dasselbe heißen; die aller Sprachen werden verstanden.

remind-typed-minutes = m min minute minuten
remind-typed-hours = h std stunde stunden
remind-typed-days = d t tag tage tagen
remind-typed-to = bis

# Wie ein Tag geschrieben wird, in den Buchstaben der Datumsmuster von Unicode.

remind-date-format = d.M.yyyy

remind-span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
remind-span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
remind-span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

# Die Zuguhr.

remind-clock-none = Tisch { $table } hat keine Zuguhr. { $open ->
    [yes] Wer ihn eröffnet hat, kann eine stellen.
   *[no] Wer am Tisch sitzt, kann um eine bitten; die anderen müssen zustimmen.
}
remind-press-clock = Zuguhr…
remind-press-no-clock = Keine Uhr
remind-clock-fast = Schnell
remind-clock-daily = Ein Zug am Tag
remind-clock-slow = Ein Zug in drei Tagen
remind-clock-other = Andere…
remind-clock-usual = **{ $name }**: { $pool } für jede Person, nach jedem Zug { $increment } zurück.
remind-form-clock = Zuguhr
remind-clock-usual-times = { $pool } für jede Person, nach jedem Zug { $increment } zurück
remind-form-other = Die Zeiten unten
remind-form-zero = Wenn die Zeit von jemandem um ist
remind-form-pool = Zeit für jede Person
remind-form-increment = Nach jedem Zug zurück
remind-form-span = Etwa 12h, 3d oder 1d 12h
remind-clock-rules = Zuguhr von Tisch { $table }. Vorrat: { $pool }. Zurück nach jedem Zug: bis zu { $increment }, nie mehr als der Vorrat.
remind-clock-nudge = Ist die Zeit von jemandem um, erfährt es der Tisch.
remind-clock-robot = Ist die Zeit von jemandem um, zieht für diesen Zug ein Roboter; der Platz wechselt nicht.
remind-clock-offer = Ist jemandes Zeit um, darf jeder andere den Platz übernehmen; bis dahin bleibt er, wem er gehört.
remind-clock-paused = Die Uhr wurde { $since } angehalten, und niemand wird erinnert. Damit sie weiterläuft, wähle in `/table clock` *{ remind-choice-resume }*.
remind-clock-left = { $name }: noch { $left }.
remind-clock-running = { $name }: noch { $left }, die Zeit läuft { $until } ab.
remind-clock-up = { $name }: Die Zeit ist um.
remind-clock-asked = Die anderen werden gefragt.
remind-clock-set = Die Uhr ist gestellt.
remind-clock-gone = Der Tisch hat keine Uhr mehr.
remind-clock-stands = Die Uhr ist angehalten.
remind-clock-runs = Die Uhr läuft.
remind-clock-taken = Der Platz gehört jetzt dir. So steht der Tisch für dich:
remind-card-clock = Die Zeit von { $name } läuft { $until } ab.
remind-card-paused = Solange die Zuguhr angehalten ist, wird niemand erinnert. Damit sie weiterläuft, wähle in `/table clock` *{ remind-choice-resume }*.
remind-card-offer = Platz { $number } kann übernommen werden; bis { $name } zieht, gilt das Angebot.
remind-card-next = { $count ->
    [one] { $called }, du bist als Nächstes dran.
   *[other] { $called }: Ihr seid als Nächste dran.
}
remind-press-take = Platz { $number } übernehmen
remind-lobby-clock = Zuguhr: { $pool }, und nach jedem Zug { $increment } zurück. { $rule }

remind-ask-clock = { $name } möchte eine Zuguhr. Vorrat: { $pool }; zurück nach jedem Zug: { $increment }. { $rule } { $called }, einverstanden?
remind-ask-clock-off = { $name } möchte ohne Zuguhr weiterspielen. { $called }, einverstanden?
remind-ask-pause = { $name } möchte die Zuguhr anhalten. { $called }, einverstanden?
remind-told-ask-clock = **{ $name }** bittet um eine andere Zuguhr.
remind-told-ask-pause = **{ $name }** bittet darum, die Zuguhr anzuhalten.
remind-told-nudge = Die Zeit von **{ $name }** ist um.
remind-told-robot = Die Zeit von **{ $name }** ist um: Für diesen Zug zieht ein Roboter.
remind-told-offer = Die Zeit von **{ $name }** ist um: Der Platz kann übernommen werden.
remind-told-set = Die Zuguhr ist gestellt. Vorrat: { $pool }; zurück nach jedem Zug: { $increment }.
remind-told-off = Der Tisch spielt ohne Zuguhr weiter.
remind-told-pause = Die Zuguhr ist angehalten.
remind-told-resume = **{ $name }** lässt die Zuguhr wieder laufen.

table-refuse-clock-bounds = Zeit für jede Person und Zeit zurück nach jedem Zug müssen je zwischen { $least } Minuten und { $most } Tagen liegen.
table-refuse-no-clock = Dieser Tisch hat keine Zuguhr.
table-refuse-paused = Die Zuguhr ist schon angehalten.
table-refuse-not-paused = Die Zuguhr läuft schon.
table-refuse-not-offered = Dieser Platz ist nicht oder nicht mehr zu haben.

# Slash-Befehle: was Discord von ihnen zeigt.

remind-slash-group = Wann und wie du an einen Tisch erinnert wirst, der auf dich wartet
remind-slash-show = Ansehen und ändern, wie du erinnert wirst
remind-slash-set = Ändern, wie du erinnert wirst; was du weglässt, bleibt
remind-slash-inbox = Jeder Tisch, der auf dich wartet, der am längsten wartende zuerst
remind-slash-how = Erwähnung im Kanal, Direktnachricht oder keine Erinnerungen
remind-slash-first = Wann zuerst: 0 sofort, oder nach 30m, 4h, 1d
remind-slash-repeat = Wie oft wieder: 0 nie, oder alle 8h, 1d, 2d
remind-slash-zone = Deine Zeitzone
remind-slash-hours = Zu welchen Zeiten, etwa 8-22; 0 für jede Zeit
remind-slash-holiday = Der letzte Tag deines Urlaubs, etwa 2027-08-14; 0 für keinen
remind-slash-early = Ob ich dir sage, wenn du als Nächstes dran bist
remind-slash-learn = Ob ich lernen soll, zu welchen Stunden du gewöhnlich spielst
remind-slash-clock = Die Zuguhr ansehen, stellen oder um eine Pause bitten
remind-slash-pool = Der Zeitvorrat jeder Person, etwa 7d
remind-slash-increment = Was ein Zug an seinem Ende zurückgibt, etwa 1d
remind-slash-zero = Was geschieht, wenn die Zeit von jemandem um ist
remind-slash-do = Die Uhr entfernen, anhalten oder fortsetzen
remind-choice-mention = Erwähnung im Kanal
remind-choice-direct = Direktnachricht
remind-choice-quiet = keine Erinnerungen
remind-choice-nudge = dem Tisch sagen
remind-choice-robot = ein Roboter zieht für diesen Zug
remind-choice-offer = den Platz anbieten
remind-choice-off = keine Uhr
remind-choice-pause = anhalten
remind-choice-resume = fortsetzen
