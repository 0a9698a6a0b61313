# Il laboratorio della vista.

lab-title = Laboratorio della visuale
lab-lead = Disponi terreni e miniature, e vedi subito chi vede chi, che cosa dà copertura e quale regola lo dice.
lab-share = Copia il link
lab-export = Salva in un file
lab-import = Apri un file
lab-bad-link = Questo link non si può leggere; ecco una plancia per cominciare.
lab-bad-file = Questo file non è una domanda su visuale o portata.
lab-too-long = Questa plancia è troppo grande per un link. Salvala in un file.
lab-copy-by-hand = Copia l'indirizzo dalla barra: contiene tutto.
lab-mode = Domanda
lab-mode-sight = Chi vede chi
lab-mode-reach = Dove andare
lab-rules = Regole
lab-from = Tiratore
lab-to = Bersaglio
lab-swap = Scambia i due
lab-mover = Miniatura
lab-action = Movimento
lab-limit = Al massimo (")
lab-weapon-rules = Regole dell'arma
lab-weapon-rules-hint-kt24 = Come sulla scheda, separate da virgole: Gittata 8", A Ricerca Leggera
lab-weapon-rules-hint-kt21 = Come sulla scheda, separate da virgole: Gittata 6", Indiretta
lab-switch-obscured = I terreni Pesanti lontani oscurano
lab-switch-vantage = L'altezza dà un vantaggio
lab-switch-operatives-block-sight = Gli agenti bloccano la visuale
lab-switch-vantage-exception = L'altezza rivela i bersagli nascosti in copertura
lab-switch-vantage-inclusive = Bastano esattamente 2" di altezza
lab-switch-vantage-light-only = Solo contro la copertura di terreni Leggeri
lab-switch-bases-give-cover = Altri agenti danno copertura
lab-distance = Distanza
lab-no-way = nessuna via
lab-fact-visible = Visibile
lab-fact-cover = In copertura
lab-fact-obscured = Oscurato
lab-fact-engaged = Entro la distanza di controllo
lab-fact-cover-save = Tiro copertura
lab-yes = sì
lab-no = no
lab-why = Perché
lab-show-line = Metti in risalto la linea
lab-panes = Che cosa c'è sulla plancia
lab-pane-models = Miniature
lab-pane-terrain = Terreni
lab-add-model = Aggiungi a { $side }
lab-pick-model = Fai clic su una miniatura per cambiarne basetta, altezza e ordine, o trascinala.
lab-order = Ordine
lab-base = Basetta
lab-height = Altezza (")
lab-floor = Sta su
lab-ground = il suolo
lab-make-from = Falla sparare
lab-make-to = Fanne il bersaglio
lab-make-mover = Falla muovere
lab-board = Plancia
lab-board-own = La mia
lab-board-empty = Una plancia vuota
lab-hint-sight = Trascina le miniature: il verdetto le segue. Rotella o pizzico per lo zoom.
lab-hint-reach = Indica un punto per vedere il percorso legale più breve; fai clic per tenerlo.
lab-point-somewhere = Indica un punto della plancia per vedere se { $model } può andarci.
lab-switches = { $count ->
    [0] Dove i libri lasciano scegliere
   [one] Dove i libri lasciano scegliere, { $count } modifica
   *[other] Dove i libri lasciano scegliere, { $count } modifiche
}
