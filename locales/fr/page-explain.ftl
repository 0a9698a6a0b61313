# Ce que veulent dire les chiffres d'une carte, pour qui le demande.

rules-more = Lire la règle
explain-apl = Limite de points d'action : les points d'action qu'il peut dépenser dans une activation.
explain-move = De combien il se déplace par un mouvement ordinaire, en pouces.
explain-defence = Dés de défense : combien il en lance quand on lui tire dessus.
explain-save = Ce qu'un dé de défense doit montrer au moins pour réussir.
explain-invulnerable = Sauvegarde invulnérable : ce qu'un dé doit montrer quelle que soit l'arme ; rien ne l'empire.
explain-wounds = Les dégâts qu'il peut subir. À moins de la moitié il est blessé ; à zéro il est hors de combat.
explain-m = Mouvement : de combien elle se déplace, en pouces.
explain-ws = Capacité de combat : ce qu'un dé doit montrer pour toucher au combat.
explain-bs = Capacité de tir : ce qu'un dé doit montrer pour toucher au tir.
explain-s = Force : comparée à l'Endurance de la cible, elle dit ce qu'un dé doit montrer pour blesser.
explain-t = Endurance : plus elle est haute, plus il est dur de blesser.
explain-w = Points de vie : les dégâts qu'elle peut subir.
explain-a = Attaques : combien de dés elle lance au combat.
explain-ld = Commandement : ce à quoi se comparent ses dés de sang-froid ou de moral.
explain-sv = Sauvegarde : ce qu'un dé doit montrer pour arrêter une blessure, avant la PA de l'arme.
explain-ignores = Ce qu'un dé doit montrer, pour chaque blessure, pour l'ignorer.
explain-aura = Jusqu'où elle aide les autres, en pouces.
explain-attacks = Combien de dés d'attaque l'arme lance.
explain-hit = Ce qu'un dé d'attaque doit montrer au moins pour réussir.
explain-damage = Ce qu'enlève une réussite : le premier nombre une normale, le second une critique.
explain-range = La portée de l'arme, en pouces.
explain-ap = Pénétration d'armure : ce qu'on retire à la sauvegarde de la cible.
explain-d = Dégâts : ce que coûte une sauvegarde ratée.
guide-page = Guide de la première partie
explain-choice = Expliquer { $name }
