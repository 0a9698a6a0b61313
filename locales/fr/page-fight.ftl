# Le combat tel que la table le montre : ce qui vient d'être fait, les dés et leurs raisons, à quelle vitesse.

fight-controls = Ce qui est montré, et à quelle vitesse
fight-again = Revoir la dernière activation
fight-again-stop = Revenir à maintenant
fight-pause = Suspendre l'affichage
fight-go-on = Continuer
fight-pace-slow = lent
fight-pace-calm = calme
fight-pace-brisk = vif
fight-pace-instant = aussitôt
game-pace-slow = lentement

# Pourquoi un dé est ce qu'il est
die-by-lethal = critique grâce à Létal
die-by-accurate = conservé grâce à Précis
die-by-cover = conservé pour le couvert
die-by-balanced = relancé grâce à { $rule }
die-by-ceaseless = relancé grâce à { $rule }
die-by-relentless = relancé grâce à { $rule }
die-by-command = relancé grâce à { $rule }

# Ce qu'un dé est devenu
die-hit-critical = critique
die-hit-normal = touche
die-hit-failed = raté
die-save-critical = critique
die-save-normal = sauvegarde
die-save-failed = échec
die-stopped-title = Les réussites, et celles que les sauvegardes ont annulées
# $kind is critical or normal; $by is none, critical, normal or pair
die-stopped =
    { $by ->
        [none] { $kind ->
            [critical] réussite critique, non arrêtée
           *[normal] réussite normale, non arrêtée
        }
        [critical] { $kind ->
            [critical] réussite critique, annulée par une sauvegarde critique
           *[normal] réussite normale, annulée par une sauvegarde critique
        }
        [pair] réussite critique, annulée par deux sauvegardes normales
       *[normal] réussite normale, annulée par une sauvegarde normale
    }
