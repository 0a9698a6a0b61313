# Rule sets with phases, and boards with walls and doors.
board-control-point = Point de contrôle : { $name }
board-drop-zone = Zone de déploiement : { $name }
board-mark-readied = préparée
board-mark-shaken = secouée
board-mark-flesh-1 = une blessure légère
board-mark-flesh-2 = deux blessures légères
board-mark-flesh-3 = trois blessures légères
board-mark-moved = s'est déplacée
board-mark-advanced = a avancé
board-mark-fell-back = a battu en retraite
board-mark-charged = a chargé
board-mark-charge-failed = charge ratée
board-mark-retreated = s'est repliée
board-mark-shot = a tiré
board-mark-fought = a combattu

# Drawing what only some boards have
draw-kind-control_point = Point de contrôle
draw-kinds-control_point = Points de contrôle
draw-kind-drop_zone = Zone de déploiement
draw-kinds-drop_zone = Zones de déploiement
draw-new-control_point = Point de contrôle
draw-new-drop_zone = Zone de déploiement
draw-tool-control_point = Point de contrôle
draw-tool-drop_zone = Zone de déploiement
draw-hint-control_point = Cliquez l'endroit d'où l'on actionne les portes à distance.
draw-hint-drop_zone = Faites glisser d'un coin à l'autre de la zone où une équipe se place.
draw-radius = Étendue (″)
draw-confines-tactics = Les Tactiques des espaces confinés sont permises ici
