## Der Lehrer auf privaten Seiten, und Üben gegen Roboter

teacher-line = > 🎓 { $lesson }
teacher-press = { $game } üben
teacher-press-again = Noch einmal üben
teacher-press-open = Tisch eröffnen
teacher-press-home = Zurück zur Karte
teacher-press-stop = Übung beenden
teacher-goal = 🎯 **Ziel:** { $goal }
teacher-begins = 🎓 **Übung** gegen Roboter; nur du siehst sie. Sie dauert etwa zehn Minuten und zählt nirgends.
    🏆 **Das Spiel:** { $aim }
    🎯 **Ziel der Übung:** { $goal }
teacher-goes-on = 🎓 Deine Übung geht hier weiter.
    🎯 **Ziel:** { $goal }
teacher-reached = 🎓 **Geschafft!** { $told }
    Spiele weiter, solange du magst, eröffne einen Tisch für deine Freunde oder übe ein anderes Spiel.
teacher-won = 🎓 **Geschafft!** { $told }
    Eröffne einen Tisch für deine Freunde, übe noch einmal oder übe ein anderes Spiel.
teacher-plays-on = 🎓 Das Ziel dieser Übung hast du erreicht. Spiele weiter, solange du magst.
teacher-missed = 🎓 Die Übung endete, bevor ihr Ziel erreicht war: { $told }
teacher-over = 🎓 Diese Übung ist zu Ende. Was möchtest du üben?
teacher-practices = 🎓 **Üben:** ein paar Züge gegen Roboter, die sofort antworten, auf einer Seite, die nur du siehst. Was möchtest du üben?
teacher-on = 🎓 Ab jetzt sagt dir der Lehrer auf deinen eigenen Seiten in jedem Spiel, worauf es ankommt.
teacher-off = 🎓 Der Lehrer schweigt ab jetzt. `/help` mit *teach* holt ihn zurück.
teacher-slash-practice = Ein Spiel gegen Roboter ausprobieren, nur für dich: zehn Minuten
teacher-slash-game = was du üben möchtest
teacher-slash-teach = ob dir ein Lehrer auf deinen Seiten sagt, worauf es ankommt
teacher-slash-on = an, in jedem Spiel
teacher-slash-off = aus
