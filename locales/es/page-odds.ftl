# La calculadora de probabilidades.

chances-title = Calculadora de probabilidades
chances-lead = La probabilidad exacta de un disparo o un combate, con ambos bandos eligiendo lo mejor posible.
chances-share = Copiar el enlace
chances-copy-by-hand = Copia la dirección de la barra de direcciones: lo contiene todo.
chances-form = El ataque
chances-results = Las probabilidades

# Situaciones que se comparan
chances-setup = Situación { $letter }
chances-compare = Comparar
chances-remove = Quitar
chances-name = Nombre de la situación

# El formulario
chances-edition = Reglas
chances-sequence = Tipo de ataque
chances-sequence-shoot = Disparar
chances-sequence-fight = Combatir
chances-attacker = Atacante
chances-defender = Defensor
chances-pick-weapon = Rellenar con un arma…
chances-pick-operative = Rellenar con un agente…
chances-card = { $weapon } ({ $operative })
chances-attacks = Dados de ataque
chances-hit = Impactar
chances-damage-normal = Daño normal
chances-damage-critical = Daño crítico
chances-rules = Reglas del arma
chances-rules-none = ninguna
chances-rules-add = Añadir o quitar una regla de arma
chances-rules-read = Qué hacen:
chances-wounds = Heridas
chances-save = Salvación
chances-defence = Dados de defensa
chances-rerolls = Repeticiones de mando
chances-cover = Salvación por cobertura
chances-obscured = Oculto
chances-invulnerable = Salvación invulnerable
chances-more = Objetivo, costumbres y nombre
chances-plays-for = Ambos bandos buscan
chances-for-damage = el daño
chances-for-kill = incapacitar
chances-plays = Cómo eligen
chances-plays-optimal = Lo mejor posible
chances-plays-always-strike = Golpear siempre
chances-plays-always-parry = Parar siempre que se pueda
chances-plays-never-fish = No repetir nunca un éxito

# La respuesta
chances-expected = Heridas perdidas de media
chances-kills = Probabilidad de incapacitar
chances-expected-own = Heridas propias perdidas de media
chances-dies = Probabilidad de quedar incapacitado
chances-glance-wounds = { $wounds } heridas
chances-glance-kills = { $chance } de incapacitar
chances-defender-loses = Heridas que pierde el defensor
chances-attacker-loses = Heridas que pierde el atacante
chances-mode = Probabilidad de perder
chances-exact = exactamente
chances-least = al menos
chances-chart-hint = Señala una columna para ver su probabilidad exacta.
chances-chart-at =
    { $wounds ->
        [one] { $wounds } herida: { $chances }
       *[other] { $wounds } heridas: { $chances }
    }
chances-table = Todas las cifras
