# Le calculateur de probabilités.

chances-title = Calculateur de probabilités
chances-lead = Les chances exactes d'une attaque, avec toute la distribution, dans les quatre jeux de règles.
chances-share = Copier le lien
chances-copy-by-hand = Copiez l'adresse dans la barre d'adresse : elle contient tout.
chances-form = L'attaque
chances-results = Les probabilités

# Situations comparées
chances-setup = Situation { $letter }
chances-compare = Comparer
chances-remove = Retirer
chances-name = Nom de la situation

# Le formulaire
chances-edition = Règles
chances-sequence = Type d'attaque
chances-sequence-shoot = Tirer
chances-sequence-fight = Combattre
chances-sequence-overwatch = Tir en état d'alerte
chances-sequence-opportunity = Frappe d'opportunité
chances-sequence-mortal = Blessures mortelles
chances-attacker = Attaquant
chances-defender = Défenseur
chances-pick-weapon = Remplir d'après une arme…
chances-pick-operative = Remplir d'après un agent…
chances-card = { $weapon } ({ $operative })
chances-attacks = Dés d'attaque
chances-hit = Touche
chances-damage-normal = Dégâts normaux
chances-damage-critical = Dégâts critiques
chances-rules = Règles d'arme
chances-rules-none = aucune
chances-rules-add = Ajouter ou retirer une règle d'arme
chances-rules-read = Leur effet :
chances-wounds = PV
chances-save = Sauvegarde
chances-defence = Dés de défense
chances-rerolls = Relances de Commandement
chances-cover = Sauvegarde de Couvert
chances-obscured = Masqué
chances-invulnerable = Sauvegarde Invulnérable
chances-more = But, habitudes et nom
chances-plays-for = Les deux camps visent
chances-for-damage = les dégâts
chances-for-kill = la neutralisation
chances-plays = Leur façon de choisir
chances-plays-optimal = Au mieux
chances-plays-always-strike = Toujours frapper
chances-plays-always-parry = Toujours parer tant que possible
chances-plays-never-fish = Ne jamais relancer une réussite

# Le formulaire des jeux à phases
chances-weapon = Arme { $number }
chances-weapon-add = Une arme de plus
chances-weapon-remove = Retirer l'arme { $number }
chances-line = L'arme en une ligne
chances-line-hint = Modifiez la ligne ou les champs ci-dessous ; les dés s'écrivent D3, 2D6, D6+1.
chances-line-wrong = Ligne illisible ; elle ressemble à : { $line }
chances-pick-model = Remplir d'après une figurine…
chances-pick-unit = Remplir d'après une unité…
chances-models = Figurines
chances-attacks-number = Attaques
chances-attacks-each = Attaques par figurine
chances-bs = Capacité de tir
chances-ws = Capacité de combat
chances-hit-modifier = Modificateurs de touche
chances-strength = Force
chances-ap = PA
chances-damage = Dégâts
chances-mortal-wounds = Blessures mortelles
chances-mortal-hint = Celles d'un pouvoir, d'une porte, etc., une fois l'effet réussi.
chances-snap-hint = Seul un 6 non modifié touche, quels que soient la capacité et les modificateurs.
chances-wounds-left = PV restants
chances-wounds-each = PV par figurine
chances-toughness = Endurance
chances-save-none = aucune
chances-flesh-wounds = Blessures légères
chances-injury-modifier = Modificateurs de trauma
chances-unit-cover = Toute l'unité est à couvert
chances-ignores = Les blessures sont ignorées sur
chances-left = Une figurine est blessée ; PV restants
chances-special =
    { $number ->
        [0] Règles spéciales
       *[other] Règles spéciales ({ $number })
    }
chances-wr-auto-hit = Touche automatiquement
chances-wr-melta = Fusion : le meilleur de deux jets de dégâts
chances-wr-no-invulnerable = Pas de sauvegarde invulnérable
chances-wr-again = Relances
chances-wr-hits-again = Relancer les touches
chances-wr-wounds-again = Relancer les blessures
chances-wr-wounds-on = Blesse sur
chances-wr-hits-on = Un 6 pour toucher vaut
chances-wr-mortal-on = Un 6 pour blesser ajoute
chances-again-never = aucune
chances-again-ones = les dés de 1
chances-again-fails = les dés ratés
chances-wounds-by-strength = selon la Force
chances-hits =
    { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    }
chances-mortal =
    { $wounds ->
        [0] aucune
        [one] { $wounds } blessure mortelle
       *[other] { $wounds } blessures mortelles
    }

# La réponse
chances-expected = PV perdus en moyenne
chances-kills = Chance de neutraliser
chances-expected-own = PV perdus par l'attaquant en moyenne
chances-dies = Risque d'être neutralisé
chances-glance-wounds = { $wounds } PV
chances-glance-kills = { $chance } de neutraliser
chances-slain = Figurines tuées
chances-unharmed = Chance de ne perdre aucun PV
chances-outcome = L'état de la figurine à la fin
chances-stands =
    { $wounds ->
        [0] Debout, sans blessure légère
        [one] Debout, { $wounds } blessure légère
       *[other] Debout, { $wounds } blessures légères
    }
chances-out-of-action = Hors de combat
chances-expected-slain = Figurines tuées en moyenne
chances-defender-loses = PV perdus par le défenseur
chances-attacker-loses = PV perdus par l'attaquant
chances-mode = Chances de perdre
chances-exact = exactement
chances-least = au moins
chances-chart-hint = Pointez une colonne pour lire sa probabilité exacte.
chances-chart-at =
    { $wounds ->
        [one] { $wounds } PV : { $chances }
       *[other] { $wounds } PV : { $chances }
    }
chances-chart-at-models =
    { $models ->
        [one] { $models } figurine : { $chances }
       *[other] { $models } figurines : { $chances }
    }
chances-table = Tous les chiffres
