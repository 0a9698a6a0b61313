# Comment une partie se gagne, et où elle en est.

goal-title = Comment on gagne cette partie :
goal-kt24 = Après le dernier tournant, celui qui a le plus d'agents restants gagne ; à égalité, la partie est nulle. Dans les règles allégées, les marqueurs de la table ne rapportent rien.
goal-kt21 = Après le dernier tournant, celui qui a éliminé le plus d'agents adverses gagne ; à égalité, celui qui a éliminé le plus de points de vie avec eux ; sinon la partie est nulle. Dans les règles allégées, les marqueurs de la table ne rapportent rien.
goal-kt18 = À la fin de chaque round, un point de contrôle rapporte 1 point à qui a le plus de figurines non secouées à 2" ou moins. Le plus de points gagne ; à égalité, le plus de figurines sur la table ; sinon la partie est nulle. Celui qui seul a encore des figurines gagne aussitôt.
goal-hold =
    { $points ->
        [one] Chaque marqueur que vous tenez à la fin d'un tour rapporte { $points } point de victoire.
       *[other] Chaque marqueur que vous tenez à la fin d'un tour rapporte { $points } points de victoire.
    }
goal-breakthrough =
    { $points ->
        [one] Chacune de vos unités dans la zone adverse à la fin rapporte { $points } point de victoire.
       *[other] Chacune de vos unités dans la zone adverse à la fin rapporte { $points } points de victoire.
    }
goal-kt4w40k = Le plus de points de victoire gagne ; à égalité, l'armée à qui il reste le plus de points d'unités ; sinon la partie est nulle.

tally-kt24 = agents restants
tally-kt21 = ennemis éliminés
tally-kt18 = points marqués
tally-kt4w40k = points de victoire
tally-second-kt21 =
    { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    }
tally-second-kt18 =
    { $count ->
        [one] { $count } figurine sur la table
       *[other] { $count } figurines sur la table
    }
tally-second-kt4w40k =
    { $count ->
        [one] { $count } point d'unités restant
       *[other] { $count } points d'unités restants
    }

result-by-kt24 = Décidé par les agents restants.
result-by-kt21 = Décidé par les agents adverses éliminés.
result-by-kt18 = Décidé par les points marqués.
result-by-kt4w40k = Décidé par les points de victoire.
result-by-second-kt21 = Autant d'ennemis éliminés de part et d'autre : leurs points de vie ont décidé.
result-by-second-kt18 = Points à égalité : les figurines sur la table ont décidé.
result-by-second-kt4w40k = Points de victoire à égalité : ce qui reste des armées a décidé.
result-by-wipeout = Un camp n'a plus personne.
result-by-nothing = Tout ce qui pouvait décider est à égalité.
