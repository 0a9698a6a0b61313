# Ses propres équipes et missions, sur la page des nouvelles parties.

new-file-open = Ouvrir un fichier
new-file-problems = On ne peut pas jouer avec { $name } :
new-file-warnings = { $name } est conservé. Peut-être pas voulu :
new-file-line = Ligne { $line }, { $field } : { $text }
new-file-no-team = Ce fichier contient une mission, pas une équipe.
new-file-no-mission = Ce fichier contient une équipe, pas une mission.
new-file-other-rules = Ce fichier est écrit pour d'autres règles : { $rules }.
new-file-too-large = Ce fichier est trop grand : { $most } Ko au plus.
new-file-delete = Supprimer { $name }
