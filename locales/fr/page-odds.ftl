# Le calculateur de probabilités.

chances-title = Calculateur de probabilités
chances-lead = Les chances exactes d'un tir ou d'un combat, chaque camp choisissant au mieux.
chances-share = Copier le lien
chances-copy-by-hand = Copiez l'adresse dans la barre d'adresse : elle contient tout.
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
chances-rules-read = Leur effet :
chances-wounds = PV
chances-save = Sauvegarde
chances-defence = Dés de défense
chances-rerolls = Relances de Cdt
chances-cover = Sauvegarde de couvert
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
chances-plays-never-fish = Ne jamais relancer un succès

# La réponse
chances-expected = PV perdus en moyenne
chances-kills = Chance de neutraliser
chances-expected-own = PV perdus par l'attaquant en moyenne
chances-dies = Risque d'être neutralisé
chances-glance-wounds = { $wounds } PV
chances-glance-kills = { $chance } de neutraliser
chances-defender-loses = PV perdus par le défenseur
chances-attacker-loses = PV perdus par l'attaquant
chances-mode = Chances de perdre
chances-exact = exactement
chances-least = au moins
chances-chart-hint = Pointez une colonne pour lire sa probabilité exacte.
chances-chart-at =
    { $wounds ->
        [one] { $wounds } PV : { $chances }
       *[other] { $wounds } PV : { $chances }
    }
chances-table = Tous les chiffres
