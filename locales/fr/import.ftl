# Ce que `coverline import` dit d'un fichier
import-found = { $file } : { $format }, { $rules }
import-format-battlescribe-roster = liste BattleScribe ou New Recruit
import-format-battlescribe-catalogue = catalogue BattleScribe
import-format-battlescribe-system = système de jeu BattleScribe
import-format-killteamjson-compendium = compendium killteamjson
import-format-killteamjson-team = équipe killteamjson
import-format-ktdash-seed = tables KTDash
import-format-ktdash-roster = liste KTDash
import-written = { $team } : écrite dans { $file }
import-not-written = { $team } : peut être écrite sous { $file } (donnez un dossier avec --out)
import-no-team = Aucune équipe n'en est sortie.
import-counts = Agents { $operatives } ; profils d'armes lus en entier { $whole } sur { $weapons } ; règles d'armes lues { $read } sur { $rules } ; textes compris { $understood } sur { $texts }
import-guessed = Supposé ({ $number }) :
import-notes = Non compris ({ $number }), mot pour mot avec --json :
import-guess-line = { $place } : { $what } { $value } ({ $why })
import-note-line = { $place } : { $text } ({ $why })
import-exists = un tel fichier existe déjà ; choisissez un autre dossier
import-not-with = ni catalogue ni système de jeu auquel un lien puisse mener

# Pourquoi une partie d'un fichier n'est pas lue
import-why-prose = du texte, gardé sur la carte pour être joué à la main
import-why-composition = la composition d'une équipe, en toutes lettres
import-why-condition = ce qu'en fait le constructeur de listes, qui n'est pas suivi
import-why-lore = un récit, sans effet sur le jeu
import-why-link = un lien vers un fichier qui n'a pas été donné
import-why-book = une règle d'arme du livre de règles, que le programme connaît
import-why-packed = un autre fichier de l'archive, qui n'est pas lu
import-why-empty = aucun agent n'a pu en être lu, aucune équipe n'est donc écrite
import-why-edition = c'est du { $rules } ; demandez-le avec --rules
import-why-missing = le fichier n'a pas de carte pour cela
import-why-field = champs du fichier qui n'ont pas de sens ici
import-why-rule = « { $rule } » n'est pas une règle d'arme du livre de règles
import-why-number = { $field } est illisible : « { $found } »
import-why-heading = l'en-tête de plusieurs profils
import-why-reach = ni à distance ni de mêlée
import-why-room = il n'y a pas de place pour cela dans un fichier d'équipe
import-why-unwritten = le résultat ne passe pas son contrôle : { $problem }

# D'où viennent les suppositions
import-guess-size = d'après le tableau par points de vie et mots-clés
import-guess-short = le nom est trop long ou ne peut pas être saisi
import-guess-apart = un autre porte déjà ce nom
import-guess-edition = le fichier ne dit pas de quelle édition il est
import-guess-taken = le fichier ne dit pas qui est aligné : les premiers qui conviennent
import-guess-carried = le fichier ne dit pas ce qui est porté ensemble : les premiers qui conviennent
import-guess-by-name = d'après les règles de l'arme, son nom ou les autres armes de l'agent

# Fichiers qui ne sont pas lus du tout
import-unknown = ni liste, ni catalogue, ni fichier d'équipe d'un format connu
import-too-large = plus grand que les { $most } Mio qui sont lus, compressé ou non
import-not-text = ce n'est pas du texte UTF-8 : octet { $at }
import-broken = illisible comme { $kind } : { $what }
import-entities = il déclare des types de document ou des entités, qui ne sont pas lus
import-too-much = trop imbriqué, ou plus de contenu qu'il n'en est lu
import-empty = l'archive ne contient aucun fichier
import-no-files = aucun autre programme n'a de fichiers de { $rules }
import-rules = c'est du { $found }, mais { $asked } est demandé
