# Che cosa dice `coverline import` di un file
import-found = { $file }: { $format }, { $rules }
import-format-battlescribe-roster = lista di BattleScribe o New Recruit
import-format-battlescribe-catalogue = catalogo di BattleScribe
import-format-battlescribe-system = sistema di gioco di BattleScribe
import-format-killteamjson-compendium = compendio di killteamjson
import-format-killteamjson-team = squadra di killteamjson
import-format-ktdash-seed = tabelle di KTDash
import-format-ktdash-roster = lista di KTDash
import-written = { $team }: scritta in { $file }
import-not-written = { $team }: può essere scritta come { $file } (indica una cartella con --out)
import-no-team = Non ne è venuta alcuna squadra.
import-counts = Agenti { $operatives }; profili d'arma letti per intero { $whole } su { $weapons }; regole d'arma lette { $read } su { $rules }; testi compresi { $understood } su { $texts }
import-guessed = Supposto ({ $number }):
import-notes = Non compreso ({ $number }), parola per parola con --json:
import-guess-line = { $place }: { $what } { $value } ({ $why })
import-note-line = { $place }: { $text } ({ $why })
import-exists = esiste già un file così; scegli un'altra cartella
import-not-with = né catalogo né sistema di gioco a cui si possa collegare

# Perché una parte di un file non è letta
import-why-prose = testo, conservato sulla carta per essere giocato a mano
import-why-composition = come si compone una squadra, a parole
import-why-condition = ciò che ne fa il costruttore di liste, che non è seguito
import-why-lore = un racconto, senza effetto sul gioco
import-why-link = un collegamento a un file che non è stato dato
import-why-book = una regola d'arma del regolamento, che il programma conosce
import-why-packed = un altro file dell'archivio, che non è letto
import-why-empty = nessun agente ha potuto essere letto, quindi non si scrive alcuna squadra
import-why-edition = è di { $rules }; chiedilo con --rules
import-why-missing = il file non ha una carta per questo
import-why-field = campi del file che qui non hanno significato
import-why-rule = «{ $rule }» non è una regola d'arma del regolamento
import-why-number = { $field } non si legge: «{ $found }»
import-why-heading = l'intestazione di più profili
import-why-reach = né a distanza né da mischia
import-why-room = non c'è posto in un file di squadra
import-why-unwritten = il risultato non supera il suo controllo: { $problem }

# Da dove vengono le supposizioni
import-guess-size = dalla tabella per ferite e parole chiave
import-guess-short = il nome è troppo lungo o non si può digitare
import-guess-apart = un altro si chiama già così
import-guess-edition = il file non dice di quale edizione è
import-guess-taken = il file non dice chi è schierato: i primi che vanno bene
import-guess-carried = il file non dice che cosa si porta insieme: le prime che vanno bene
import-guess-by-name = dalle regole dell'arma, dal suo nome o dalle altre armi dell'agente

# File che non sono letti affatto
import-unknown = né lista, né catalogo, né file di squadra di un formato noto
import-too-large = più grande dei { $most } MiB che si leggono, compresso o no
import-not-text = non è testo UTF-8: byte { $at }
import-broken = non si può leggere come { $kind }: { $what }
import-entities = dichiara tipi di documento o entità, che non si leggono
import-too-much = troppo annidato, o con più contenuto di quanto se ne legga
import-empty = l'archivio non contiene alcun file
import-no-files = nessun altro programma ha file di { $rules }
import-rules = è di { $found }, ma si chiede { $asked }
