# Respuestas de la línea de órdenes.

# $from y $to son miniaturas
sight-valid = { $to } es un objetivo válido para { $from }.
sight-not-valid = { $to } no es un objetivo válido para { $from }.
sight-distance = La distancia es de { $distance }.
sight-no-way = Ningún camino alrededor de los muros lleva de { $from } a { $to }.
sight-cover-save = { $to } puede conservar una salvación por cobertura.

# $action es un movimiento, $length y $limit son longitudes
reach-legal = { $model } puede ir allí: { $action }, { $length } de { $limit } como máximo.
reach-illegal = { $model } no puede ir allí: { $action }, { $limit } como máximo.
reach-region = Dónde puede acabar { $model }: { $action }, { $limit } como máximo.
reach-nowhere = No hay ningún lugar donde { $model } pueda acabar: { $action }, { $limit } como máximo.

sim-draws = Empates
sim-score = Puntuación del bando 1, intervalo del 95 %
sim-games = Partidas
sim-turns = Puntos de inflexión por partida
sim-decisions = Decisiones
sim-speed = Partidas por segundo
sim-digest = Huella
