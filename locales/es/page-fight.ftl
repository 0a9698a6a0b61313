# El combate como lo muestra el tablero: lo que se acaba de hacer, los dados con sus motivos, a qué velocidad.

fight-controls = Qué se muestra y a qué velocidad
fight-again = Ver otra vez la última activación
fight-again-stop = Volver al presente
fight-pause = Detener lo que se muestra
fight-go-on = Seguir
fight-pace-slow = lento
fight-pace-calm = tranquilo
fight-pace-brisk = ágil
fight-pace-instant = al instante
game-pace-slow = despacio

# Por qué un dado es lo que es
die-by-lethal = crítico por Letal
die-by-accurate = conservado por Precisa
die-by-cover = conservado por cobertura
die-by-balanced = repetido por { $rule }
die-by-ceaseless = repetido por { $rule }
die-by-relentless = repetido por { $rule }
die-by-command = repetido por { $rule }

# En qué se ha convertido un dado
die-hit-critical = crítico
die-hit-normal = impacto
die-hit-failed = fallo
die-save-critical = crítico
die-save-normal = salvado
die-save-failed = fallo
die-stopped-title = Los éxitos, y cuáles han anulado las salvaciones
# $kind is critical or normal; $by is none, critical, normal or pair
die-stopped =
    { $by ->
        [none] { $kind ->
            [critical] éxito crítico, no detenido
           *[normal] éxito normal, no detenido
        }
        [critical] { $kind ->
            [critical] éxito crítico, anulado por una salvación crítica
           *[normal] éxito normal, anulado por una salvación crítica
        }
        [pair] éxito crítico, anulado por dos salvaciones normales
       *[normal] éxito normal, anulado por una salvación normal
    }
