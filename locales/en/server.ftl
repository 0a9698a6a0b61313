# What the server says when it does not grant a request.

server-missing = There is no such thing here.
server-fault = Something went wrong on the server; try again in a moment.
server-not-json = Send JSON (content type application/json).
server-too-large = That is too much at once.
# $most is a whole number
server-too-detailed =
    A board here has at most { $most ->
        [one] { $most } corner
       *[other] { $most } corners
    }, counting the ends of walls and doors.
server-odds-too-large =
    This attack has too many ways to go for the server: roll fewer dice, or roll fewer of them again. The program on your own machine solves it: coverline odds.
server-cut-short = The request ended too early.
# $why is a technical detail in English
server-unreadable = That request cannot be read: { $why }.
server-rule-unknown = There is no such weapon rule here: { $text }.
server-rule-number = The number of this weapon rule is missing or out of range, or it takes none: { $text }.
server-rule-elsewhere = This is a rule of the operative, not of its weapon: { $text }.
server-foreign = That request comes from another site.
server-no-host = The request does not say which server it is for.
server-other-host = This server does not go by that name.
# $seconds is a whole number
server-too-fast = { $seconds ->
    [one] Too many requests; try again in { $seconds } second.
   *[other] Too many requests; try again in { $seconds } seconds.
}
server-too-slow = That took too long; try again.

server-sign-in = Sign in, or play as a guest, to do that.
# $least and $most are whole numbers
server-name-length = A name has { $least } to { $most } characters.
server-name-signs = A name has no line breaks, and no other signs that cannot be seen.
server-name-taken = That name is taken.
server-password-length = A password has { $least } to { $most } characters.
server-password-common = That password is too easily guessed: it is a common one, or holds your name.
server-wrong-password = That name and password do not belong together.
server-signed-up = You have an account already.
server-ticket-used = That link has been used; start the program again for another one.

server-roll = { $dice ->
    [one] Player { $side }: { $dice } die for { $reason }.
   *[other] Player { $side }: { $dice } dice for { $reason }.
}
server-two-seats = This game has two seats; in Kill Team 2018 it has two to four.
server-unknown-team = There is no team called { $name } for these rules.
server-unknown-killzone = There is no killzone called { $name }.
server-unknown-mission = There is no mission called { $name }.
server-clock-seconds = A clock runs from 10 seconds to 24 hours.
server-clock-increment = At most 600 seconds are added after an answer.
server-words = At most { $most } characters on one line, without spaces at the ends.
server-commitment-first = Ask for the server's commitment first: words are added after it.
server-commitment-unknown = The server has made no such commitment to you; ask for another.
server-wrong-dice = { $dice ->
    [one] Exactly { $dice } die is awaited.
   *[other] Exactly { $dice } dice are awaited.
}
server-over = The game is over.
server-seats-open = A seat is still waiting for a friend.
server-not-your-turn = It is another player's turn.
server-not-yours = You do not play that side.
server-too-late = The table has changed since; look again.
server-dice-awaited = Dice are awaited, not an answer.
server-answer-awaited = An answer is awaited, not dice.
server-nothing-sensible = There is no obvious answer here; choose one yourself.
server-nothing-to-undo = You have nothing to take back.
server-offer-open = Something is offered already; that comes first.
server-nothing-offered = Nothing is offered to you.
server-computer-plays-on = The computer plays on.
server-has-left = You have left this game; the others play on.
server-no-such-line = The game has not come that far.
server-nothing-to-decide = Nothing is to be decided now.
server-only-watching = You are watching this game; only its players can act.
server-no-seat = This invitation leads to no free seat.
server-own-seat = You play in this game already; the link is for a friend.
server-busy = The server is busy; try again in a moment.
server-asking-too-much = You have many questions open already; wait for their answers.
server-computer-games-full = You have as many games against the computer as can be played at once; finish or leave some first.
server-sockets-full = Too many games are open from here; close some first.
server-take-backs-full = You have taken back a lot lately; wait a little.
server-unstored = The server cannot store anything just now; nothing has changed. The game goes on when it can.
# $most is a whole number
server-killzones-full = You keep { $most } killzones already; change one of them instead.
# $most is a whole number
server-files-full = You keep { $most } of them already; delete one first.
server-file-killzone = This is a killzone; open it on the page of killzones.
server-in-english = In English: { $text }

level-random = Random
level-recruit = Recruit
level-trooper = Trooper
level-veteran = Veteran
level-commander = Commander
