# Rifiuti: che cosa non va, e che cosa sarebbe stato consentito.

refusal-not-asked = Non è questa la domanda; rispondi a quella aperta.
refusal-no-decision = Non c'è nulla da decidere ora; la partita attende dei dadi o è finita.
refusal-no-roll = Non c'è nulla da tirare ora; la partita attende una risposta.
refusal-dice-count =
    { $expected ->
        [one] Serve esattamente { $expected } dado
       *[other] Servono esattamente { $expected } dadi
    }, non { $found }.
refusal-unknown-model = Non c'è nessun agente { $model } in gioco; indicane uno ancora presente.
refusal-not-yours = Non puoi usare { $model }; ora decide il giocatore { $side }, con un proprio agente.
refusal-already-deployed = { $model } è già schierato; scegli un agente che non è ancora sulla plancia.
refusal-outside-drop-zone = { $model } va schierato interamente nella tua zona di atterraggio.
refusal-barricade-too-far = Lì una barricata è troppo lontana dalla tua zona di atterraggio; deve essere entro { $limit } da essa.
refusal-barricade-on-terrain = C'è un ostacolo: { $terrain }; una barricata va a terra, senza sovrapporsi ad alcun terreno.
refusal-barricade-direction = La barricata non ha una direzione; indica un altro punto, verso il quale va il suo lato lungo.
refusal-order-needed = { $model } ha bisogno di un ordine quando è schierato; aggiungi Ingaggiare o Nascondersi.
refusal-order-not-asked = { $model } si schiera senza scelta d'ordine; non indicarne alcuno.
refusal-order-fixed = Il suo ordine non può ancora cambiare; attivalo con l'ordine { $order }.
refusal-no-such-zone =
    { $zones ->
        [one] L'unica zona di atterraggio è la 1.
       *[other] Questa zona di atterraggio non esiste; scegline una da 1 a { $zones }.
    }
refusal-off-board = La basetta uscirebbe dalla killzone; deve restarvi per intero.
refusal-overlaps = La basetta si sovrapporrebbe a quella di { $model }; le basette possono toccarsi, non sovrapporsi.
refusal-through-model = { $model } sbarra la strada; aggira la sua basetta.
refusal-through-terrain = C'è un ostacolo: { $terrain }; aggiralo o fermati prima.
refusal-through-wall = Un muro o una porta chiusa sbarra la strada; aggiralo o passa da una porta aperta.
refusal-no-support = Lì non c'è un appoggio; termina a terra o su una superficie che regga tutta la basetta.
refusal-no-way = Nessun percorso consentito porta lì; scegli un punto raggiungibile.
refusal-too-far = Quel percorso misura { $length }; il massimo consentito è { $limit }.
refusal-out-of-reach = Ogni percorso fin lì supera { $limit }, il massimo di questo movimento.
refusal-climb-banned = Questo movimento non permette di arrampicarsi; resta allo stesso livello, scendi o usa un altro movimento.
refusal-climb-too-high = È troppo alto per arrampicarsi in una volta; il limite è 3".
refusal-leap-too-far = È troppo largo per saltare; il limite è 4".
refusal-enters-control-range = Il percorso entra nella distanza di controllo di { $model }; restane fuori, oppure usa Caricare.
refusal-ends-in-control-range = Il movimento finirebbe entro la distanza di controllo di { $model }; terminalo fuori.
refusal-must-end-in-control-range = Una carica deve finire entro la distanza di controllo di un nemico; terminala lì o usa un altro movimento.
refusal-leaves-control-range = Il percorso esce dalla distanza di controllo di { $model }; una volta entrata, la carica deve restarvi.
refusal-in-control-range = Non mentre { $model } è entro la distanza di controllo; scegli Combattere o Ripiegare.
refusal-no-enemy-in-control-range = Serve un nemico entro la distanza di controllo, e non ce n'è nessuno; scegli un'altra azione.
refusal-target-not-in-control-range = { $model } non è entro la distanza di controllo; combatti un nemico che lo sia.
refusal-not-ready = { $model } non è preparato; attiva un agente che lo sia.
refusal-not-expended = { $model } non può agire in risposta; scegli un agente usato con ordine Ingaggiare.
refusal-has-counteracted = { $model } ha già agito in risposta in questo punto di svolta; scegli un altro agente o passa.
refusal-has-overwatched = { $model } ha già effettuato Fuoco di Sorveglianza in questo punto di svolta; scegli un altro agente o passa.
refusal-not-for-overwatch = { $weapon } non si può usare per Fuoco di Sorveglianza; scegli un'altra arma o passa.
refusal-order-forbids = Il suo ordine { $order } lo vieta; gli servirebbe l'altro ordine.
refusal-repeated = Ha già effettuato l'azione { $action } in questa attivazione; scegli un'azione diversa.
refusal-barred-after = L'azione { $action } non è consentita dopo { $after } nella stessa attivazione; scegli un'altra azione.
refusal-too-few-ap =
    Costa { $cost } PA e { $left ->
        [one] ne resta solo
       *[other] ne restano solo
    } { $left }; scegli un'azione meno costosa o termina l'attivazione.
refusal-one-ap-only = Costa { $cost } PA; qui è consentita solo un'azione da 1 PA.
refusal-unknown-weapon = L'arma { $weapon } non è disponibile qui; scegli tra: { $has }.
refusal-heavy-moved = { $weapon } è un'arma Pesante e chi la porta si è mosso; usa un'altra arma.
refusal-heavy-fired = Ha usato un'arma Pesante, che esclude questo movimento nella stessa attivazione; scegli un'altra azione.
refusal-used-up = L'arma { $weapon } è esaurita; scegline un'altra.
refusal-not-an-enemy = { $model } non è un nemico; scegli un nemico come bersaglio.
refusal-not-visible = { $model } non è visibile; scegli un bersaglio che lo sia.
refusal-obscured = { $model } è oscurato; scegli un bersaglio che non lo sia.
refusal-in-cover = { $model } è in copertura con ordine Nascondersi; scegli un bersaglio allo scoperto o con ordine Ingaggiare.
refusal-out-of-range = { $model } è a più di { $range }, la gittata dell'arma; scegli un bersaglio più vicino.
refusal-friend-engaged = { $model } è entro la distanza di controllo del tuo agente { $friend }; scegli un bersaglio che non lo sia.
refusal-one-target = Quest'arma ammette un solo bersaglio; indicane uno solo.
refusal-target-twice = { $model } è indicato due volte; indica ogni bersaglio una volta sola.
refusal-far-from-other = { $model } è troppo lontano da { $other }; i bersagli devono essere entro { $reach } l'uno dall'altro.
refusal-bad-split = I dadi non si dividono così; dai almeno 1 dado a ogni bersaglio, { $dice } in tutto (bersagli: { $targets }).
refusal-no-split = Quest'arma non divide i suoi dadi; spara senza dividerli.
refusal-far-from-primary = { $model } è troppo lontano dal bersaglio primario; deve essere entro { $reach }.
refusal-point-off-base = Quel punto non è sulla basetta del tiratore; scegline uno che lo sia, o non indicarlo.
refusal-not-a-target-left = { $model } non è tra i bersagli rimasti; scegli uno di quelli.
refusal-unknown-ploy = Qui non c'è l'espediente { $ploy }; scegli tra: { $has }.
refusal-ploy-used = L'espediente { $ploy } è già stato usato in questo punto di svolta; usane un altro o passa.
refusal-too-few-cp = Costa { $cost } PC e ne hai { $left }; scegli qualcosa di meno caro o fanne a meno.
refusal-ploy-moment = Non è il momento di usare { $ploy }; usalo quando lo dice il suo testo.
refusal-ploy-target = { $ploy } non si usa così; indica un agente solo se l'espediente lo chiede, e uno che consenta.
refusal-keep-too-many =
    { $most ->
        [one] Puoi mantenere al massimo { $most } dado.
       *[other] Puoi mantenere al massimo { $most } dadi.
    }
refusal-no-such-reroll = Non hai questa ripetizione, o l'hai già usata; usane una che hai, o passa.
refusal-no-such-die = Non tutti quei dadi si possono ripetere; scegli tra quelli non ancora ripetuti.
refusal-one-die = Questa ripetizione vale per un dado; indicane esattamente uno.
refusal-one-face = Questa ripetizione vale per dadi con lo stesso risultato; indica una sola faccia.
refusal-no-such-success = Non ti restano successi di quel tipo; usane uno dell'altro tipo.
refusal-cannot-block = Quel successo non può bloccare questo; blocca con un successo critico, o blocca un successo normale.
refusal-must-block-something = C'è un successo che questo dado può bloccare; indicalo, o affonda.
refusal-saves-impossible = Non hai così tanti tiri salvezza, o non ci sono così tanti successi contro di te; non usarne più di quanti ce ne sono.
refusal-saves-unused = Avanza un tiro salvezza che potrebbe annullare un successo; usa anche quello.
refusal-shaken = { $model } è scossa e non fa nulla; scegli una miniatura che non lo sia.
refusal-has-acted = { $model } ha già agito in questa fase; scegli una miniatura che non l'abbia fatto.
refusal-was-engaged = { $model } ha iniziato la fase entro 1" da un nemico; può solo restare stazionaria o ripiegare.
refusal-was-charged = Un nemico ha caricato { $model } in questa fase, perciò non può ripiegare; deve restare stazionaria.
refusal-no-length = Quel movimento non porta da nessuna parte; scegli un altro punto o resta stazionaria.
refusal-not-infantry = { $model } non è FANTERIA; aziona le porte con una miniatura che lo sia.
refusal-is-readied = { $model } è preparata e non aziona porte; scegli una miniatura che non lo sia.
refusal-no-such-door =
    { $doors ->
        [0] Qui non ci sono porte.
        [one] L'unica porta è la 1.
       *[other] Quella porta non esiste; scegline una da 1 a { $doors }.
    }
refusal-door-too-far = Porta troppo lontana: { $door }; per azionarla bisogna esserne entro 1".
refusal-door-guarded = { $model } è entro 1" dalla porta ({ $door }); scegli una porta senza nemici così vicini.
refusal-in-doorway = { $model } è sulla soglia ({ $door }); liberala prima di chiudere la porta.
refusal-door-attempted = { $model } ha già azionato una porta in questa fase; scegli un'altra miniatura o passa.
refusal-door-worked = Porta già azionata dal punto di controllo: { $door }; scegline un'altra o passa.
refusal-no-control-point = Nessun punto di controllo è entro 1" da { $model }; porta prima una miniatura vicino a uno di essi.
refusal-control-point-guarded = { $model } è entro 1" dal punto di controllo; nessun nemico può essere così vicino.
refusal-cannot-react = { $model } non può reagire a questa carica; passa.
refusal-has-moved = { $model } si è mossa in questa fase; può farlo solo una miniatura che non si è mossa.
refusal-must-end-further = Il movimento deve finire più lontano da { $model } di dove è iniziato; scegli un punto così.
refusal-must-end-closer = Il movimento deve finire più vicino a { $model } di dove è iniziato; scegli un punto così o passa.
refusal-not-as-close = Il movimento deve finire il più vicino possibile a { $model }; avvicinati o passa.
refusal-out-of-charge = { $model } è a più di { $range }; carica un nemico più vicino.
refusal-cannot-shoot = { $model } non può sparare dopo quello che ha fatto; scegli un'altra miniatura o passa.
refusal-has-shot = { $model } ha già sparato in questa fase; scegli un'altra miniatura o passa.
refusal-has-fought = { $model } ha già combattuto in questa fase; scegli un'altra miniatura o passa.
refusal-cannot-fight = { $model } non combatte in questa parte della fase; scegli una miniatura che lo faccia o passa.
refusal-weapon-kinds = Quelle armi non si usano insieme; usa Pistole, o una Granata, o armi che non siano né l'una né l'altra.
refusal-weapon-twice = { $weapon } è indicata due volte; indica ogni arma una volta sola.
refusal-grenade-thrown = Il tuo kill team ha già usato una Granata in questa fase; usa altre armi.
refusal-closest-only = Si può attaccare solo il nemico più vicino; scegli { $model }.
refusal-assault-only = { $weapon } non è un'arma da Assalto; dopo un'avanzata usane una che lo sia.
refusal-pistols-only = { $weapon } non è una Pistola; con un nemico entro 1" usane una.
refusal-not-charged = Tra essa e { $model } non c'è stata carica; attacca una miniatura che ha caricato, o che l'ha caricata.
refusal-not-a-psyker = { $model } non può tentare poteri; scegli uno psionico che possa farlo o passa.
refusal-unknown-power = Non conosce il potere { $power }; scegli tra: { $has }.
refusal-power-used = Il potere { $power } è già stato tentato in questo round di battaglia; tentane un altro o passa.
refusal-cannot-contest = { $model } non può opporsi; scegli una miniatura non scossa entro 1" dalla porta, o passa.
refusal-cannot-deny = { $model } non può negare questo potere; scegli uno psionico non scosso e abbastanza vicino, o passa.
refusal-off-path = Il percorso è lungo solo { $length }; ferma la carica a quella distanza al più tardi.
refusal-no-invulnerable = { $model } non ha un tiro salvezza invulnerabile; usa quello dell'armatura.
refusal-room-left = C'è ancora posto per { $model }; schierala, in riserva o in un trasporto se può, e passa solo dove nulla trova posto.
refusal-only-flyers = Solo le unità con Volare caricano e combattono { $model }, che è in volo, ed essa non combatte le altre; scegli un'altra unità.
refusal-not-coherent = Le miniature di { $model } non sarebbero in coerenza; finisci con l'unità tutta unita, ogni miniatura entro 2", e 6" di altezza, da un'altra.
refusal-no-room = { $model } non ha posto, o dista più di 3" da alcune miniature; scegli un trasporto vicino che abbia posto, o passa.
