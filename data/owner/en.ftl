# What whoever runs the bot is told in Discord when something goes wrong.

owner-head = **I need somebody to look after me:**
owner-foot = Everything is in my log; `python -m bot doctor` checks the system I run on. I write at most once an hour.
owner-copy = { $count ->
    [one] A daily copy of the database failed or is doubtful; older ones are kept.
   *[other] { $count } daily copies of the database failed or are doubtful; older ones are kept.
} { $detail }
owner-disk = Only { $detail } MB of the disk are free. Without room no move can be saved.
owner-upgrade = A new version has changed the database. The copy from before: { $detail }
owner-bug = { $count ->
    [one] An error happened; its code in the log is { $detail }.
   *[other] { $count } errors happened; the last one's code in the log is { $detail }.
}
owner-refused = { $count ->
    [one] Discord refuses a card or message for good (the last answer: { $detail }). Usually a permission is missing.
   *[other] Discord refuses { $count } cards or messages for good (the last answer: { $detail }). Usually a permission is missing.
}
owner-commands = Discord hasn't registered my commands, so people may see old ones. `python -m bot sync` tries again.
owner-error = { $count ->
    [one] Something failed that I'll try again: { $detail }.
   *[other] { $count } things failed that I'll try again, the last one: { $detail }.
}
