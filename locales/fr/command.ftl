# Réponses de la ligne de commande.

# $from et $to sont des figurines
sight-valid = { $to } est une cible valide pour { $from }.
sight-not-valid = { $to } n'est pas une cible valide pour { $from }.
sight-distance = La distance est de { $distance }.
sight-no-way = Aucun chemin autour des murs ne mène de { $from } à { $to }.
sight-cover-save = { $to } peut conserver une sauvegarde de couvert.

# $action est un mouvement, $length et $limit sont des longueurs
reach-legal = { $model } peut y aller : { $action }, { $length } sur { $limit } au plus.
reach-illegal = { $model } ne peut pas y aller : { $action }, { $limit } au plus.
reach-region = Où { $model } peut finir : { $action }, { $limit } au plus.
reach-nowhere = Il n'y a aucun endroit où { $model } puisse finir : { $action }, { $limit } au plus.

sim-draws = Égalités
sim-score = Score du camp 1, intervalle à 95 %
sim-games = Parties
sim-turns = Tournants par partie
sim-decisions = Décisions
sim-speed = Parties par seconde
sim-digest = Empreinte
