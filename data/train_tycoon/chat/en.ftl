# Train Tycoon in chat: the frame, and everything but the Operate phase.

train_tycoon_chat-bank = the bank
train_tycoon_chat-purse = { $cash } and { $count ->
    [one] 1 loan
   *[other] { $count } loans
}
train_tycoon_chat-and = { $first } and { $last }
train_tycoon_chat-over = The game is over.
train_tycoon_chat-slash-tycoon = Play Train Tycoon
