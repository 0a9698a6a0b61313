# Teams and missions of one's own on the page for new games.

new-file-open = Open a file
new-file-problems = { $name } cannot be played with:
new-file-warnings = { $name } is kept. Perhaps this is not meant:
new-file-line = Line { $line }, { $field }: { $text }
new-file-no-team = This file holds a mission, not a team.
new-file-no-mission = This file holds a team, not a mission.
new-file-other-rules = This file is written for other rules: { $rules }.
new-file-too-large = This file is too large: { $most } KB at most.
new-file-delete = Delete { $name }
