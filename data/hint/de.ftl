hint-slash = Was ein Könner an deiner Stelle täte; mit anderen Menschen am Tisch nur, wenn alle zustimmen
hint-head-trials = Was ein Könner an deiner Stelle täte. Hinter jeder Möglichkeit: dein Vorsprung vor dem Besten der anderen, { $tried ->
    [one] wenn alle nach Faustregeln weiterspielen
   *[other] im Schnitt von { $tried } Probespielen
}; ein Minus heißt Rückstand. Der Könner weiß nicht mehr als du.
hint-head-judged = Was ein Könner an deiner Stelle täte. Bei jeder weiteren Möglichkeit steht, wie viel weniger sie dir nach der Faustregel des Könners wert ist. Der Könner weiß nicht mehr als du.
hint-line = { $place }. **{ $what }**
hint-line-trials = { $place }. **{ $what }** · { $lead }{ $alike ->
    [ahead] , in diesen Spielen mehr als 1
    [same] , etwa so gut wie 1
    [yes] , vielleicht so gut wie 1
   *[no] { "" }
}
hint-line-judged = { $place }. **{ $what }** · { $alike ->
    [same] etwa so gut wie 1
   *[no] etwa { $less } weniger
}
hint-why = **Warum 1 und nicht { $rival }?** { $reasons } Insgesamt: { $difference }.
hint-behind-trials = -# Alle liegen unter null: Was immer du jetzt tust, am Ende liegst du im Schnitt nicht vorn.
hint-single = Ein Könner würde nur einen Zug erwägen: **{ $what }**
hint-refuse-none = An Tisch { $table } wird { $game } gespielt, wofür es keine Tipps gibt; einen anderen Tisch wählst du mit der Option `table`.
hint-refuse-waiting = Du hast schon gefragt. Die Antwort kommt gleich; danach darfst du wieder fragen.
hint-with-people = Wo Menschen gegeneinander spielen, gibt es Tipps nur, wenn alle einverstanden sind. Dann dürfen sich alle einen holen, und das Protokoll sagt, wer es tat.
hint-press-ask = Die anderen fragen
hint-asked = Die anderen werden auf der Karte des Tisches gefragt.
hint-told-allowed = Ab jetzt dürfen sich alle Tipps holen.
hint-told-taken = **{ $name }** holt sich einen Tipp.
hint-unnamed = eine andere Möglichkeit auf der Karte
