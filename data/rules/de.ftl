## Die nummerierten Regeln jedes Spiels zum Nachschlagen: `/rules`, und „Warum?“ unter einer Ablehnung

rules-slash = Eine Regel nachschlagen, für dich
rules-slash-find = ihre Nummer oder ein paar Wörter daraus
rules-slash-game = wessen Regeln (ohne Angabe: die des Spiels, das hier gespielt wird)
rules-why = Warum? Regel { $rule }
rules-head = ### { $game }: Regel { $number }
rules-now = **Am Tisch gerade:** { $means }
rules-chapter = -# Regelheft: **{ $chapter }**. R: So steht es dort; D: Hier entschieden, weil es dort fehlt; E: Aus anderen Quellen.
rules-hits = Andere Regeln mit diesen Wörtern…
rules-chapters = Regeln nach Abschnitten…
rules-press-back = ◀ Nr. { $number }
rules-press-on = Nr. { $number } ▶
rules-refuse-none = Keine Regel von { $game } erwähnt „{ $words }“. Versuch ein anderes Wort oder eine Nummer bis { $last }.
rules-refuse-game = Welches Spiel meinst du? Wähle eines im Feld *game*.
rules-refuse-kept = Zu { $game } gibt es keine nummerierten Regeln.
