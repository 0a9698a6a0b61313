# Together and beyond the page: whose turn it is, sharing, saving.

turn-title = When it is my turn
turn-sound = Ring, if I am looking elsewhere
turn-notice = Show a notification, if I am looking elsewhere
turn-yours = It is your turn
invite-qr = The link as a QR code
invite-qr-text = Or let your friend scan this with a phone.
invite-share = Share the link
export-title = Save or share
export-picture = Picture of the board
export-text = The game as text
export-embed = Copy a frame for a page of your own
export-failed = This browser could not make the picture.
export-running = The game is not over.
embed-open = Open in Coverline
