# What `coverline import` says of a file
import-found = { $file }: { $format }, { $rules }
import-format-battlescribe-roster = BattleScribe or New Recruit roster
import-format-battlescribe-catalogue = BattleScribe catalogue
import-format-battlescribe-system = BattleScribe game system
import-format-killteamjson-compendium = killteamjson compendium
import-format-killteamjson-team = killteamjson team
import-format-ktdash-seed = KTDash tables
import-format-ktdash-roster = KTDash roster
import-written = { $team }: written to { $file }
import-not-written = { $team }: can be written as { $file } (give a folder with --out)
import-no-team = No team came of it.
import-counts = Operatives { $operatives }; weapon profiles wholly read { $whole } of { $weapons }; weapon rules read { $read } of { $rules }; texts understood { $understood } of { $texts }
import-guessed = Guessed ({ $number }):
import-notes = Not understood ({ $number }), word for word with --json:
import-guess-line = { $place }: { $what } { $value } ({ $why })
import-note-line = { $place }: { $text } ({ $why })
import-exists = there is such a file already; choose another folder
import-not-with = not a catalogue or game system that could be linked to

# Why something of a file is not read
import-why-prose = prose, kept on the card to be played by hand
import-why-composition = how a team is put together, in words
import-why-condition = what the list builder does with it, which is not followed
import-why-lore = a story, which nobody plays by
import-why-link = a link to something in a file that was not given
import-why-book = a weapon rule of the rule book, which the program knows
import-why-packed = another file of the archive, which is not read
import-why-empty = no operative of it could be read, so that no team is written
import-why-edition = it is of { $rules }; ask for that with --rules
import-why-missing = the file has no card for it
import-why-field = fields of the file that have no meaning here
import-why-rule = { $rule } is no weapon rule of the rule book
import-why-number = { $field } does not read: { $found }
import-why-heading = the heading of several profiles
import-why-reach = neither ranged nor melee
import-why-room = there is no room for it in a file of a team
import-why-unwritten = what came of it does not pass its check: { $problem }

# Where guesses come from
import-guess-size = from the table by wounds and keywords
import-guess-short = the name is too long or cannot be typed
import-guess-apart = another one is called so already
import-guess-edition = the file does not say which edition it is of
import-guess-taken = the file does not say what is fielded: the first that fit
import-guess-carried = the file does not say what is carried together: the first that fit
import-guess-by-name = from the weapon's rules, its name or the operative's other weapons

# Files that are not read at all
import-unknown = not a roster, catalogue or team file of a known format
import-too-large = larger than the { $most } MiB that are read, packed or unpacked
import-not-text = not UTF-8 text: byte { $at }
import-broken = cannot be read as { $kind }: { $what }
import-entities = it declares document types or entities, which are not read
import-too-much = nested too deeply, or more in it than is read
import-empty = the archive holds no file
import-no-files = no other program has files of { $rules }
import-rules = it is of { $found }, but { $asked } is asked for
