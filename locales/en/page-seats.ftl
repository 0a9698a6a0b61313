# Seats, invitations and who plays: what was added to the first pages.

invite-seat = Link for player { $side }: { $team }
invite-taken = Taken by { $name }.
join-used = This invitation has been used: every seat is taken. You can watch.
# $minutes is a number of minutes for the whole game, $seconds what each answer adds
join-clock =
    { $minutes ->
        [one] { $minutes } minute each, and { $seconds } s an answer
       *[other] { $minutes } minutes each, and { $seconds } s an answer
    }
join-no-clock = No clock
board-wall-at = Wall from { $from } to { $to }
game-log-fold = Fold away
game-log-unfold = Show

account-leave-title = Sign out and lose your games?
account-leave-text = You play as a guest: only this browser knows you. If you sign out, nobody finds your games again. Create an account first to keep them.
account-leave-no = Stay
account-leave-yes = Sign out all the same
account-password-change = Change the password
account-password-changed = Your password is changed. Other browsers have to sign in again.
account-password-old = Password until now
account-password-new = New password
account-title-password = Change the password
account-about-password = Whoever is signed in elsewhere has to sign in again.
account-do-password = Change it
