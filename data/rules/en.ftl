## The numbered rules of each game, to look up: `/rules`, and "Why?" below a refusal

rules-slash = Look a rule up, for you
rules-slash-find = its number, or a few words of it
rules-slash-game = whose rules (default: the game that is played here)
rules-why = Why? Rule { $rule }
rules-head = ### { $game }: rule { $number }
rules-now = **At the table just now:** { $means }
rules-chapter = -# Rulebook: **{ $chapter }**. R: the rulebook says so; D or “ruling”: settled here, because it doesn't; E: from other sources.
rules-hits = Other rules with these words…
rules-chapters = Rules by chapter…
rules-press-back = ◀ { $number }
rules-press-on = { $number } ▶
rules-refuse-none = No rule of { $game } mentions “{ $words }”. Try another word, or a number up to { $last }.
rules-refuse-game = Which game do you mean? Choose one in the field *game*.
rules-refuse-kept = There are no numbered rules for { $game }.
