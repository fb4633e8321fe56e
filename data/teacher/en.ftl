## The teacher on private pages, and practice against robots

teacher-line = > 🎓 { $lesson }
teacher-press = Practise { $game }
teacher-press-again = Practise again
teacher-press-open = Open a table
teacher-press-home = Back to the card
teacher-press-stop = End the practice
teacher-goal = 🎯 **Goal:** { $goal }
teacher-begins = 🎓 **Practice** against robots, seen by you alone. It takes about ten minutes and isn't counted anywhere.
    🏆 **The game:** { $aim }
    🎯 **Goal of the practice:** { $goal }
teacher-goes-on = 🎓 Your practice goes on here.
    🎯 **Goal:** { $goal }
teacher-reached = 🎓 **You did it!** { $told }
    Play on as long as you like, open a table for your friends, or practise another game.
teacher-won = 🎓 **You did it!** { $told }
    Open a table for your friends, practise again, or practise another game.
teacher-plays-on = 🎓 You have reached the goal of this practice. Play on as long as you like.
teacher-missed = 🎓 The practice ended before its goal was reached: { $told }
teacher-over = 🎓 This practice is over. What would you like to practise?
teacher-practices = 🎓 **Practice:** a few turns against robots that answer at once, on a page that you alone see. What would you like to practise?
teacher-on = 🎓 From now on the teacher tells you on your own pages what matters, in every game.
teacher-off = 🎓 The teacher is silent from now on. `/help` with *teach* brings it back.
teacher-slash-practice = Try a game against robots, for you alone: ten minutes
teacher-slash-game = what you'd like to practise
teacher-slash-teach = whether a teacher tells you on your pages what matters now
teacher-slash-on = on, in every game
teacher-slash-off = off
