# Places, invitations et joueurs : ce qui s'ajoute aux premières pages.

invite-seat = Lien pour le joueur { $side } : { $team }
invite-taken = Pris par { $name }.
join-used = Cette invitation a déjà servi : toutes les places sont prises. Vous pouvez regarder.
# $minutes is a number of minutes for the whole game, $seconds what each answer adds
join-clock =
    { $minutes ->
        [one] { $minutes } minute chacun, et { $seconds } s par réponse
       *[other] { $minutes } minutes chacun, et { $seconds } s par réponse
    }
join-no-clock = Sans pendule
board-wall-at = Mur de { $from } à { $to }
game-log-fold = Replier
game-log-unfold = Afficher

account-leave-title = Se déconnecter et perdre vos parties ?
account-leave-text = Vous jouez en invité : seul ce navigateur vous connaît. Si vous vous déconnectez, personne ne retrouvera vos parties. Créez d'abord un compte pour les garder.
account-leave-no = Rester
account-leave-yes = Se déconnecter quand même
account-password-change = Changer le mot de passe
account-password-changed = Votre mot de passe est changé. Les autres navigateurs doivent se reconnecter.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-title-password = Changer le mot de passe
account-about-password = Qui est connecté ailleurs devra se reconnecter.
account-do-password = Le changer
