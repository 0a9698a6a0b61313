# The fight as the board shows it: what has just been done, dice with their reasons, how fast it is shown.

fight-controls = What is shown, and how fast
fight-again = Show the last activation again
fight-again-stop = Back to now
fight-pause = Hold what is shown
fight-go-on = Go on
fight-pace-slow = slow
fight-pace-calm = calm
fight-pace-brisk = brisk
fight-pace-instant = at once
game-pace-slow = slowly

# Why a die is what it is
die-by-lethal = critical by Lethal
die-by-accurate = kept by Accurate
die-by-cover = kept for cover
die-by-balanced = re-rolled by { $rule }
die-by-ceaseless = re-rolled by { $rule }
die-by-relentless = re-rolled by { $rule }
die-by-command = re-rolled by { $rule }

# What a die became
die-hit-critical = critical
die-hit-normal = hit
die-hit-failed = miss
die-save-critical = critical
die-save-normal = save
die-save-failed = fail
die-stopped-title = The successes, and which of them saves have cancelled
# $kind is critical or normal; $by is none, critical, normal or pair
die-stopped =
    { $by ->
        [none] { $kind ->
            [critical] critical success, not stopped
           *[normal] normal success, not stopped
        }
        [critical] { $kind ->
            [critical] critical success, cancelled by a critical save
           *[normal] normal success, cancelled by a critical save
        }
        [pair] critical success, cancelled by two normal saves
       *[normal] normal success, cancelled by a normal save
    }
