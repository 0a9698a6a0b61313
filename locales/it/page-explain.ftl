# Che cosa significano le cifre di una carta, per chi lo chiede.

rules-more = Leggi la regola
explain-apl = Limite di punti azione: i punti azione che può spendere in un'attivazione.
explain-move = Quanto si muove con un movimento normale, in pollici.
explain-defence = Dadi difesa: quanti ne tira quando gli sparano.
explain-save = Ciò che un dado difesa deve mostrare, o più, per essere un successo.
explain-invulnerable = Tiro salvezza invulnerabile: ciò che un dado deve mostrare qualunque sia l'arma; nulla lo peggiora.
explain-wounds = I danni che può subire. Con meno di metà è infortunato; senza è fuori.
explain-m = Movimento: quanto si muove, in pollici.
explain-ws = Abilità di combattimento: ciò che un dado deve mostrare per colpire in mischia.
explain-bs = Abilità balistica: ciò che un dado deve mostrare per colpire sparando.
explain-s = Forza: confrontata con la Resistenza del bersaglio, dice che cosa un dado deve mostrare per ferire.
explain-t = Resistenza: più è alta, più è difficile ferire.
explain-w = Ferite: i danni che può subire.
explain-a = Attacchi: quanti dadi tira in mischia.
explain-ld = Disciplina: ciò con cui si confrontano i suoi dadi di sangue freddo o di morale.
explain-sv = Tiro salvezza: ciò che un dado deve mostrare per fermare una ferita, prima della PA dell'arma.
explain-ignores = Ciò che un dado deve mostrare, per ogni ferita, per ignorarla.
explain-aura = Fin dove aiuta gli altri, in pollici.
explain-attacks = Quanti dadi attacco tira l'arma.
explain-hit = Ciò che un dado attacco deve mostrare, o più, per essere un successo.
explain-damage = Ciò che toglie un successo: il primo numero uno normale, il secondo uno critico.
explain-range = La portata dell'arma, in pollici.
explain-ap = Penetrazione: ciò che si toglie al tiro salvezza del bersaglio.
explain-d = Danni: le ferite che costa un tiro salvezza fallito.
guide-page = Guida alla prima partita
explain-choice = Spiega { $name }
