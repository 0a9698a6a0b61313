var e=`# La guida alla prima partita: titolo, testo, compito, risposta giusta, suggerimento e scelte separate da punto e virgola.

guide-title = Guida alla prima partita
guide-lead = Un'idea per volta, su una plancia tutta sua. Circa dieci minuti.
guide-short = Le poche idee che cambiano. Circa due minuti.
guide-step = Passo { $at } di { $of }
guide-next = Avanti
guide-back = Indietro
guide-skip = Salta
guide-done = È tutto. Gioca una prima partita.
guide-rules = Regole
guide-again = Ricomincia
guide-book = Leggi le regole

guide-kt24-board-title = La plancia
guide-kt24-board-text = Due kill team si incontrano su una plancia di 30" per 22". I dischi pieni sono agenti con ordine Ingaggiare, quelli vuoti con ordine Nascondersi. I blocchi sono terreni; il numero ne dice l'altezza. I tuoi sono A, i nemici B.
guide-kt24-board-task = Fai clic su uno dei tuoi agenti.
guide-kt24-board-right = È uno dei tuoi.
guide-kt24-board-hint = Cerca un disco con una A.

guide-kt24-order-title = Gli ordini
guide-kt24-order-text = Quando attivi un agente ne scegli prima l'ordine. Ingaggiare: può fare tutto. Nascondersi: non spara e non carica, ma nessuno può sparargli finché è in copertura.
guide-kt24-order-task = Quale di questi nemici ha ordine Nascondersi? Fai clic su di lui.
guide-kt24-order-right = Giusto: quello vuoto si nasconde.
guide-kt24-order-hint = Nascondersi è il disco vuoto.

guide-kt24-points-title = I punti azione
guide-kt24-points-text = Un agente attivato spende punti azione, di solito due. Muoversi, sparare e combattere ne costano uno ciascuno; ripiegare ne costa due. Non può fare due volte la stessa azione.
guide-kt24-points-task = Il tuo agente ha due punti e si è mosso una volta. Che cosa può ancora fare?
guide-kt24-points-right = Giusto: resta un punto, e non può ripetere quel movimento.
guide-kt24-points-hint = Conta ciò che resta; e nessuna azione due volte.
guide-kt24-points-choices = Sparare | Riposizionarsi ancora | Ripiegare

guide-kt24-move-title = Muoversi
guide-kt24-move-text = Riposizionarsi muove un agente fino al suo Movimento, qui 6". La parte ombreggiata è dove può arrivare: attorno ai muri, e mai entro 1" da un nemico che vede.
guide-kt24-move-task = Fai clic su un punto dove A1 può andare.
guide-kt24-move-right = Può stare lì; la linea è il suo percorso.
guide-kt24-move-hint = È troppo lontano o c'è qualcosa. Fai clic nella parte ombreggiata.

guide-kt24-charge-title = Caricare
guide-kt24-charge-text = Per combattere bisogna avvicinarsi. Una carica va 2" più lontano di Riposizionarsi e deve terminare entro 1" da un nemico: a distanza di controllo.
guide-kt24-charge-task = Carica: fai clic su un punto accanto a B1.
guide-kt24-charge-right = Ora possono combattere.
guide-kt24-charge-hint = La carica deve terminare entro 1" da B1, senza sovrapporsi.

guide-kt24-see-title = Vedere
guide-kt24-see-text = Un agente vede ciò che una linea retta dalla sua testa può raggiungere. Un muro più alto delle teste nasconde; uno basso no.
guide-kt24-see-task = Chi può vedere A1? Fai clic su quel nemico.
guide-kt24-see-right = Giusto: il muretto non nasconde nessuno.
guide-kt24-see-hint = Il muro di 3" nasconde chi gli sta dietro.

guide-kt24-cover-title = La copertura
guide-kt24-cover-text = Un terreno tra i due ed entro 1" dal bersaglio dà copertura, anche un muretto. Con ordine Nascondersi non si può sparare a chi è in copertura; con Ingaggiare sì, ma ha una salvezza gratis.
guide-kt24-cover-task = Tutti e tre sono visibili e hanno ordine Nascondersi. A chi può sparare A1? Fai clic.
guide-kt24-cover-right = Giusto: non c'è un muro vicino a lui da questa parte.
guide-kt24-cover-hint = Cerca il nemico senza muro entro 1" verso A1.

guide-kt24-hit-title = Tirare per colpire
guide-kt24-hit-text = Si spara con tanti dadi quanti gli Attacchi dell'arma. Un dado che mostra almeno il valore per Colpire è un successo; un 6 è critico, un 1 fallisce sempre.
guide-kt24-hit-task = Si colpisce con 3+ e i dadi mostrano 6, 4, 3 e 1. Che cos'è?
guide-kt24-hit-right = Giusto: 6 è critico, 4 e 3 sono normali, 1 fallisce.
guide-kt24-hit-hint = Il 6 è critico; quali degli altri arrivano a 3?
guide-kt24-hit-choices = Un successo critico e due normali | Tre successi normali | Due successi

guide-kt24-save-title = Salvarsi
guide-kt24-save-text = Il difensore tira tre dadi contro la sua Salvezza. Un successo normale ne ferma uno normale; due normali insieme, o uno critico, ne fermano uno critico. Ciò che resta fa danni. In copertura si può mantenere un dado come successo senza tirarlo.
guide-kt24-save-task = Un successo critico e due normali; due salvezze normali. L'arma fa 3, o 4 con un critico. Che cosa conviene fermare?
guide-kt24-save-right = Giusto: fermare i due normali lascia 4; fermare il critico lascerebbe 6.
guide-kt24-save-hint = Somma ciò che resterebbe.
guide-kt24-save-choices = I due normali | Il critico | È uguale

guide-kt24-fight-title = Combattere
guide-kt24-fight-text = In un combattimento tirano entrambi insieme. Poi, prima l'attaccante, usano i successi a turno: per affondare, che fa danni, o per bloccare, che ne annulla uno dell'altro.
guide-kt24-fight-task = Al nemico restano 4 ferite e un successo; tu hai un critico che fa 5. Che cosa fai?
guide-kt24-fight-right = Giusto: l'affondo chiude il combattimento prima della risposta.
guide-kt24-fight-hint = Chi cade non affonda più.
guide-kt24-fight-choices = Affondare | Bloccare | Aspettare

guide-kt24-turn-title = Il punto di svolta
guide-kt24-turn-text = Una partita dura quattro punti di svolta. In ognuno ottieni prima punti comando e puoi comprare espedienti; poi i giocatori attivano a turno un agente. Quando i tuoi hanno agito tutti e quelli del nemico no, uno con ordine Ingaggiare può agire in risposta: un'azione in più, muovendosi di 2" al massimo.
guide-kt24-turn-task = Tutti i tuoi agenti hanno agito e al nemico ne restano due. Che cosa puoi fare?
guide-kt24-turn-right = Giusto: è agire in risposta.
guide-kt24-turn-hint = Possono solo gli agenti con ordine Ingaggiare.
guide-kt24-turn-choices = Agire in risposta con uno con ordine Ingaggiare | Attivarne uno di nuovo | Nulla

guide-kt24-win-title = Vincere
guide-kt24-win-text = Senza missione vince chi ha più agenti dopo quattro punti di svolta. Non serve altro: la pagina dice in ogni momento che cosa si può fare e perché no, e ogni termine sottolineato a puntini si spiega.
guide-kt24-win-task = Ti restano 3 agenti e al nemico 2. Chi ha vinto?
guide-kt24-win-right = Tu. Ora gioca.
guide-kt24-win-hint = Vince chi ha più agenti.
guide-kt24-win-choices = Io | Il nemico | È un pareggio

guide-kt21-order-title = Ordini e copertura
guide-kt21-order-text = Un agente riceve il suo ordine quando è schierato, Ingaggiare o Nascondersi, e può cambiarlo dal secondo punto di svolta. Ingaggiare permette tutto; con Nascondersi non si spara né si carica, e in copertura non si è bersagli.
guide-kt21-order-task = A chi può sparare A1? Fai clic.
guide-kt21-order-right = Giusto: non c'è nulla vicino a lui.
guide-kt21-order-hint = Entrambi hanno ordine Nascondersi. Cerca quello senza muro entro 1".

guide-kt21-hidden-title = Oscurato
guide-kt21-hidden-text = Un terreno più alto del bersaglio e a più di 2" da esso lo oscura: allora non si può scegliere affatto, nemmeno con ordine Ingaggiare.
guide-kt21-hidden-task = B1 ha ordine Ingaggiare e sta 4" dietro un muro alto che lo copre in parte. A1 può sparargli?
guide-kt21-hidden-right = Giusto: è oscurato.
guide-kt21-hidden-hint = Un terreno alto frapposto, lontano dal bersaglio, oscura.
guide-kt21-hidden-choices = No | Sì | Solo con un 6

guide-kt21-points-title = Punti azione
guide-kt21-points-text = Tutti i punti azione di un'attivazione vanno spesi; Passare brucia il resto. Quando i tuoi hanno agito tutti, uno con ordine Ingaggiare può usare la Sorveglianza: sparare, colpendo peggio di 1.
guide-kt21-points-task = I tuoi hanno agito tutti. Che cosa può fare uno con ordine Ingaggiare?
guide-kt21-points-right = Giusto: Sorveglianza.
guide-kt21-points-hint = È un tiro, a un prezzo.
guide-kt21-points-choices = Sorveglianza | Caricare | Scattare

guide-kt18-phases-title = Le fasi
guide-kt18-phases-text = Un round ha delle fasi: iniziativa, movimento, psichica, tiro, combattimento, morale. In ogni fase i giocatori agiscono a turno, una miniatura per volta.
guide-kt18-phases-task = Quando può sparare una miniatura?
guide-kt18-phases-right = Giusto: tutti si muovono prima che qualcuno spari.
guide-kt18-phases-hint = Ogni tipo di azione ha la sua fase.
guide-kt18-phases-choices = Nella fase di tiro | Subito dopo il movimento | In qualsiasi momento

guide-kt18-walls-title = Muri e porte
guide-kt18-walls-text = Tra i muri tutto si misura girando attorno agli angoli: movimenti, portate e perfino l'1" del combattimento. Una porta chiusa è un muro; una miniatura accanto può aprirla o chiuderla.
guide-kt18-walls-task = Due miniature sono a 1" con un muro in mezzo. Combattono?
guide-kt18-walls-right = Giusto: la strada attorno al muro è più lunga.
guide-kt18-walls-hint = Misura attorno al muro, non attraverso.
guide-kt18-walls-choices = No | Sì | Solo se il muro è basso

guide-kt18-attack-title = Colpire, ferire, salvare
guide-kt18-attack-text = Un attacco tira per colpire secondo l'abilità, per ferire secondo la Forza contro la Resistenza, e il bersaglio tira la salvezza. Una miniatura che perde l'ultima ferita tira per la lesione.
guide-kt18-attack-task = Forza 4 contro Resistenza 4: che cosa serve per ferire?
guide-kt18-attack-right = Giusto: a parità con 4+.
guide-kt18-attack-hint = A parità è metà e metà.
guide-kt18-attack-choices = 4+ | 3+ | 5+

guide-kt4w40k-units-title = Le unità
guide-kt4w40k-units-text = Comandi unità di più miniature. Un'unità si muove, spara e combatte insieme, e dopo ogni movimento ogni miniatura deve essere entro 2" da un'altra della sua unità.
guide-kt4w40k-units-task = Una miniatura può terminare a 5" da tutte le altre della sua unità?
guide-kt4w40k-units-right = Giusto: un'unità resta unita.
guide-kt4w40k-units-hint = Le miniature restano entro 2" l'una dall'altra.
guide-kt4w40k-units-choices = No | Sì | Solo i personaggi

guide-kt4w40k-turns-title = Un turno per due
guide-kt4w40k-turns-text = Non ci sono turni di un solo giocatore: in ogni fase i giocatori si alternano, un'unità per volta, nell'ordine d'iniziativa.
guide-kt4w40k-turns-task = Hai mosso un'unità. Chi muove dopo?
guide-kt4w40k-turns-right = Giusto: ci si alterna.
guide-kt4w40k-turns-hint = I due giocatori condividono ogni fase.
guide-kt4w40k-turns-choices = Il mio avversario, con un'unità | Io, con tutte le mie unità | Nessuno

guide-kt4w40k-morale-title = Il morale
guide-kt4w40k-morale-text = Alla fine di un turno un'unità che ha perso miniature fa un test di morale: un dado più le perdite contro la sua Disciplina. Ciò che supera costa ferite.
guide-kt4w40k-morale-task = Un'unità con Disciplina 7 ha perso 4 miniature e tira 5. Che cosa succede?
guide-kt4w40k-morale-right = Giusto: 5 e 4 fanno 9, due più di 7.
guide-kt4w40k-morale-hint = Somma il dado e le perdite, e confronta con 7.
guide-kt4w40k-morale-choices = Subisce 2 | Nulla | È distrutta
`;export{e as default};