# Palabras de las reglas, tal como aparecen en las frases.

# Órdenes
term-engage = Trabarse
term-conceal = Ocultarse

# Bordes de la zona de aniquilación
term-west = oeste
term-east = este
term-south = sur
term-north = norte

# Éxitos
term-normal = normal
term-critical = crítico

# Acciones
term-reposition = Reposicionarse
term-dash = Correr
term-fall-back = Retroceder
term-charge = Carga
term-shoot = Disparar
term-fight = Combatir
term-door = Accionar una puerta

# Para qué se tiran los dados
term-draw = despliegue
term-initiative = iniciativa
term-attack = ataque
term-defence = defensa
term-reroll = repetición
term-hot = Sobrecalentamiento
term-hit = impactos
term-wound = heridas
term-save = salvaciones
term-attacks = número de ataques
term-damage = daño
term-injury = lesión
term-advance = avance
term-roll-off = tirada enfrentada
term-crush = puerta que se cierra
term-doors = número de puertas
term-psychic = chequeo psíquico
term-deny = rechazo del poder
term-perils = Peligros de la Disformidad
term-break = chequeo de desmoralización
term-nerve = chequeo de valor
term-morale = chequeo de moral
term-decisive = orden de los movimientos decisivos
term-ignore = heridas ignoradas
term-wreck = transporte destruido

# Lo que permite repetir
term-balanced = Equilibrada
term-ceaseless = Incesante
term-relentless = Implacable
term-command = Repetición de mando

# Reglas de arma opcionales
term-punishing = Castigadora
term-rending = Desgarradora
term-severe = Severa
term-obscured = Oculto
term-invulnerable-save = la Salvación invulnerable

# Tácticas
term-point-blank-overwatch = Disparos defensivos a bocajarro
term-remote-access = Acceso remoto

# Estratagemas y otros efectos de un momento del turno
term-decisive-move = Movimiento decisivo
term-decisive-shot = Disparo decisivo
term-command-re-roll = Repetición de mando
term-counter-offensive = Contraofensiva
term-insane-bravery = Valor demente
term-arrive = Llegada de la reserva
term-heroic-intervention = Intervención heroica
term-psybolt = Descarga psíquica
term-smite = Castigo
term-scorch = Abrasamiento
term-ward = Protección
term-guide = Guía

# Partes de la zona de aniquilación que tienen número y no nombre
part-wall = muro { $number }
part-barricade = barricada { $number }
part-terrain = terreno { $number }
