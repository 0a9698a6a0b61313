# Il banco di lavoro: domande sulle plance, contenuti, consigli e regole sulla riga di comando.

# $model sta $mm millimetri più in là in una direzione, in ($x; $y)
sight-flip-hold =
    Sarebbe un bersaglio valido se { $model } stesse { $mm } mm più { $direction ->
        [north] a nord
        [north-east] a nord-est
        [east] a est
        [south-east] a sud-est
        [south] a sud
        [south-west] a sud-ovest
        [west] a ovest
       *[north-west] a nord-ovest
    }, in ({ $x }"; { $y }").
sight-flip-away =
    Non sarebbe più un bersaglio valido se { $model } stesse { $mm } mm più { $direction ->
        [north] a nord
        [north-east] a nord-est
        [east] a est
        [south-east] a sud-est
        [south] a sud
        [south-west] a sud-ovest
        [west] a ovest
       *[north-west] a nord-ovest
    }, in ({ $x }"; { $y }").
sight-flip-none = Nessun passo dell'una o dell'altra miniatura lo cambia: provato in otto direzioni, ogni { $step } mm, fino a 2".
reach-shortest = Il percorso più breve fin lì sarebbe di { $length }.
reach-no-path = Per quanto lontano possa andare, nessun percorso porta lì.
reach-level =
    { $areas ->
        [one] All'altezza { $height }: { $areas } contorno
       *[other] All'altezza { $height }: { $areas } contorni
    }

list-teams = Squadre
list-killzones = Killzones
list-missions = Missioni
list-operatives =
    { $number ->
        [one] { $number } agente
       *[other] { $number } agenti
    }
list-models =
    { $number ->
        [one] { $number } miniatura
       *[other] { $number } miniature
    }
list-units =
    { $units ->
        [one] { $units } unità
       *[other] { $units } unità
    }, { $number ->
        [one] { $number } miniatura
       *[other] { $number } miniature
    }
list-board = { $width }" x { $depth }", terreno: { $terrain }, muri: { $walls }, porte: { $doors }
list-mission =
    fino a { $players } giocatori, { $scores ->
        [yes] con punti vittoria
       *[no] senza punti vittoria
    }

show-apl = LPA
show-move = Movimento
show-defence = Difesa
show-save = Salvezza
show-invulnerable = Invulnerabile
show-wounds = Ferite
show-base = Basetta
show-height = Altezza
show-ws = AC
show-bs = AB
show-strength = F
show-toughness = R
show-attacks = A
show-leadership = D
show-ranged = a distanza
show-melee = mischia
show-weapon = Arma
show-reach = Uso
show-profile = Profilo
show-rules = Regole
show-part = Parte
show-type = Tipo
show-bottom = Da
show-top = A
show-vantage = Punto sopraelevato
show-unit =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $number ->
        [one] { $number } miniatura
       *[other] { $number } miniature
    }
show-ploy = { $phase }, { $cost } PC
show-terrain =
    { $kind ->
        [heavy] pesante
        [light] leggero
       *[none] senza tipo
    }, da { $bottom } a { $top }{ $vantage ->
        [yes] , punto sopraelevato
       *[no] { "" }
    }
show-walls =
    { $number ->
        [one] { $number } muro
       *[other] { $number } muri
    }
show-objectives = Obiettivi: { $names }
show-zones = Zone di schieramento: { $names }
show-mission = Punti di svolta: { $turns }; zone di schieramento: { $zones }
show-hold = Punti vittoria per ogni obiettivo tenuto alla fine di un turno: { $points }
show-breakthrough = Punti vittoria per ogni unità nella zona di un nemico alla fine: { $points }

advise-gain = Guadagno rispetto ad aspettare, in agenti: { $number }.
advise-risk = Rischio: dopo può perdere il { $number }% di sé.

odds-named = { $attacker }, { $weapon }, su { $defender }
odds-named-fight = { $attacker }, { $weapon }, contro { $defender }, { $answer }
odds-first-help = La seconda colonna dice quante volte è la prima mossa migliore; la terza, quanto del valore si perde a cominciare così dove è possibile.

book-found =
    { $number ->
        [one] { $number } regola parla di «{ $word }»
       *[other] { $number } regole parlano di «{ $word }»
    }
book-more = coverline rules ID ne mostra una; --long aggiunge fonti, esempi e prove.

won-kt18 = Dopo l'ultimo round vincono più punti; a parità, chi ha più miniature sulla plancia.
won-kt21 = Dopo l'ultimo punto di svolta vince chi ha inabilitato più agenti nemici; a parità, chi ha tolto loro così più ferite.
won-kt24 = Dopo l'ultimo punto di svolta vince chi ha più agenti rimasti; la parità è un pareggio.
won-kt4w40k = Dopo l'ultimo turno vincono più punti vittoria; a parità, più punti di unità rimaste.

# Ciò che l'autore di una plancia o di una missione forse non intendeva
problem-floor-wall = Un muro attraversa questo piano.
problem-floor-unreached = Nessuna basetta di 25 mm può salire su questo piano e starci.
problem-zone-off-board = Nessuna killzone del programma è così grande: una zona arriva a { $x }" per { $y }".
