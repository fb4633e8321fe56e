# Train Tycoon im Chat: Rahmen und alles außer der Betriebsphase.

train_tycoon_chat-bank = die Bank
train_tycoon_chat-purse = { $cash } und { $count ->
    [one] 1 Kredit
   *[other] { $count } Kredite
}
train_tycoon_chat-and = { $first } und { $last }
train_tycoon_chat-over = Die Partie ist zu Ende.
train_tycoon_chat-slash-tycoon = Train Tycoon spielen
