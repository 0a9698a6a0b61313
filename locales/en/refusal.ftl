# Refusals: what is wrong, and what would have been legal.

refusal-not-asked = That is not what is asked now; answer the question that is open.
refusal-no-decision = There is nothing to decide now; the game waits for dice or is over.
refusal-no-roll = There is nothing to roll now; the game waits for an answer.
refusal-dice-count =
    { $expected ->
        [one] Exactly { $expected } die is needed
       *[other] Exactly { $expected } dice are needed
    }, not { $found }.
refusal-unknown-model = There is no operative { $model } in play; name one that is still in the game.
refusal-not-yours = { $model } is not yours to use; player { $side } decides now, with an operative of their own.
refusal-already-deployed = { $model } is set up already; choose one that is not on the board yet.
refusal-outside-drop-zone = { $model } has to be set up wholly within your drop zone.
refusal-barricade-too-far = That is too far from your drop zone for a barricade; it has to be within { $limit } of it.
refusal-barricade-on-terrain = { $terrain } is in the way; a barricade lies on the floor and overlaps no terrain.
refusal-barricade-direction = The barricade has no direction; name another point, which its long side runs towards.
refusal-order-needed = { $model } needs an order when it is set up; add Engage or Conceal.
refusal-order-not-asked = { $model } is set up without a choice of order; leave the order out.
refusal-order-fixed = Its order cannot change yet; activate it with the order { $order }.
refusal-no-such-zone =
    { $zones ->
        [one] There is only drop zone 1.
       *[other] There is no such drop zone; choose one from 1 to { $zones }.
    }
refusal-off-board = The base would leave the killzone; it has to stay wholly on it.
refusal-overlaps = The base would overlap { $model }; bases may touch but not overlap.
refusal-through-model = { $model } is in the way; go round its base.
refusal-through-terrain = { $terrain } is in the way; go round it or stop short of it.
refusal-through-wall = A wall or a closed door is in the way; go round it or through an open door.
refusal-no-support = There is nothing to stand on there; end on the floor or on a surface that holds the whole base.
refusal-no-way = No legal path leads there; choose a place that can be reached.
refusal-too-far = That path is { $length } long; at most { $limit } is allowed.
refusal-out-of-reach = Every path there is longer than { $limit }, the most this move allows.
refusal-climb-banned = This move may not climb; stay level or drop, or use another move.
refusal-climb-too-high = That is too high for one climb; the limit is 3".
refusal-leap-too-far = That gap is too wide to jump; the limit is 4".
refusal-enters-control-range = The path enters the control range of { $model }; keep out of it, or Charge.
refusal-ends-in-control-range = The move would end within control range of { $model }; end it outside.
refusal-must-end-in-control-range = A Charge has to end within control range of an enemy; end it there or use another move.
refusal-leaves-control-range = The path leaves the control range of { $model }; once there, the Charge has to stay with it.
refusal-in-control-range = Not while { $model } is within control range; Fight or Fall Back instead.
refusal-no-enemy-in-control-range = That needs an enemy within control range, and there is none; choose another action.
refusal-target-not-in-control-range = { $model } is not within control range; fight an enemy that is.
refusal-not-ready = { $model } is not ready; activate an operative that is.
refusal-not-expended = { $model } cannot counteract; choose an expended operative with an Engage order.
refusal-has-counteracted = { $model } has counteracted in this turning point; choose another operative or pass.
refusal-has-overwatched = { $model } has performed Overwatch in this turning point; choose another operative or pass.
refusal-not-for-overwatch = { $weapon } cannot be used for Overwatch; choose another weapon or pass.
refusal-order-forbids = Its { $order } order forbids that; it would need the other order.
refusal-repeated = It has performed { $action } in this activation; choose a different action.
refusal-barred-after = { $action } is not allowed after { $after } in the same activation; choose another action.
refusal-too-few-ap =
    That costs { $cost } AP and only { $left } AP { $left ->
        [one] is
       *[other] are
    } left; choose a cheaper action or end the activation.
refusal-one-ap-only = That costs { $cost } AP; only an action of 1 AP is allowed here.
refusal-unknown-weapon = It has no { $weapon } to use here; choose from: { $has }.
refusal-heavy-moved = { $weapon } is Heavy and its user has moved; use another weapon.
refusal-heavy-fired = It has used a Heavy weapon, which bars this move in the same activation; choose another action.
refusal-used-up = { $weapon } is used up; choose another weapon.
refusal-not-an-enemy = { $model } is not an enemy; choose one as the target.
refusal-not-visible = { $model } is not visible; choose a target that is.
refusal-obscured = { $model } is obscured; choose a target that is not.
refusal-in-cover = { $model } is in cover with a Conceal order; choose a target that is exposed or has an Engage order.
refusal-out-of-range = { $model } is farther away than { $range }, the range of the weapon; choose a nearer target.
refusal-friend-engaged = { $model } is within control range of your { $friend }; choose a target that is not.
refusal-one-target = This weapon takes one target only; name just one.
refusal-target-twice = { $model } is named twice; name each target once.
refusal-far-from-other = { $model } is too far from { $other }; the targets have to be within { $reach } of each other.
refusal-bad-split = The dice cannot be divided like that; give every target at least 1 die, { $dice } in all (targets: { $targets }).
refusal-no-split = This weapon does not divide its dice; shoot without dividing them.
refusal-far-from-primary = { $model } is too far from the primary target; it has to be within { $reach }.
refusal-point-off-base = That point is not on the shooter's base; choose one that is, or leave it out.
refusal-not-a-target-left = { $model } is not one of the targets left; choose one of those.
refusal-unknown-ploy = There is no ploy { $ploy } here; choose from: { $has }.
refusal-ploy-used = { $ploy } has been used in this turning point; use another ploy or pass.
refusal-too-few-cp =
    That costs { $cost } CP and only { $left } CP { $left ->
        [one] is
       *[other] are
    } left; choose something cheaper or do without.
refusal-ploy-moment = This is not the moment for { $ploy }; use it when its text says.
refusal-ploy-target = { $ploy } cannot be used that way; name an operative only if the ploy asks for one, and one it allows.
refusal-keep-too-many =
    { $most ->
        [one] You may keep at most { $most } die.
       *[other] You may keep at most { $most } dice.
    }
refusal-no-such-reroll = You have no such re-roll, or it is spent; use one you have, or pass.
refusal-no-such-die = Those dice are not all there to re-roll; choose from dice that have not been re-rolled.
refusal-one-die = This re-roll takes one die; name exactly one.
refusal-one-face = This re-roll takes dice of one result; name a single face.
refusal-no-such-success = You have no success of that kind left; use one of the other kind.
refusal-cannot-block = That success cannot block this one; block with a critical success, or block a normal one.
refusal-must-block-something = There is a success this die can block; name it, or strike.
refusal-saves-impossible = You do not have that many saves, or there are not that many successes against you; spend no more than there are.
refusal-saves-unused = A save that could cancel a success is left over; spend it too.
refusal-shaken = { $model } is shaken and does nothing; choose a model that is not.
refusal-has-acted = { $model } has acted in this phase; choose a model that has not.
refusal-was-engaged = { $model } began the phase within 1" of an enemy; it may only remain stationary or Fall Back.
refusal-was-charged = An enemy has charged { $model } in this phase, so it cannot Fall Back; it has to remain stationary.
refusal-no-length = That move goes nowhere; choose another place, or remain stationary.
refusal-not-infantry = { $model } is not INFANTRY; work doors with a model that is.
refusal-is-readied = { $model } is Readied and works no doors; choose a model that is not.
refusal-no-such-door =
    { $doors ->
        [0] There are no doors here.
        [one] There is only door 1.
       *[other] There is no such door; choose one from 1 to { $doors }.
    }
refusal-door-too-far = { $door } is too far away; whoever works it has to be within 1" of it.
refusal-door-guarded = { $model } is within 1" of { $door }; choose a door with no enemy that near.
refusal-in-doorway = { $model } stands in the doorway ({ $door }); clear it before the door is closed.
refusal-door-attempted = { $model } has worked a door in this phase; choose another model, or pass.
refusal-door-worked = { $door } has been worked from the control point; choose another door, or pass.
refusal-no-control-point = No control point is within 1" of { $model }; move a model to one first.
refusal-control-point-guarded = { $model } is within 1" of the control point; no enemy may be that near.
refusal-cannot-react = { $model } may not react to this charge; pass.
refusal-has-moved = { $model } has moved in this phase; only a model that has not moved may do that.
refusal-must-end-further = The move has to end further from { $model } than it began; choose such a place.
refusal-must-end-closer = The move has to end closer to { $model } than it began; choose such a place, or pass.
refusal-not-as-close = The move has to end as close to { $model } as it can; come closer, or pass.
refusal-out-of-charge = { $model } is farther away than { $range }; charge an enemy that is nearer.
refusal-cannot-shoot = { $model } may not shoot after what it has done; choose another model, or pass.
refusal-has-shot = { $model } has shot in this phase; choose another model, or pass.
refusal-has-fought = { $model } has fought in this phase; choose another model, or pass.
refusal-cannot-fight = { $model } does not fight in this part of the phase; choose a model that does, or pass.
refusal-weapon-kinds = Those weapons are not used together; use Pistols, or one Grenade, or weapons that are neither.
refusal-weapon-twice = { $weapon } is named twice; name each weapon once.
refusal-grenade-thrown = Your kill team has used a Grenade in this phase; use other weapons.
refusal-closest-only = Only the closest enemy may be attacked; choose { $model }.
refusal-assault-only = { $weapon } is not an Assault weapon; after an Advance, use one that is.
refusal-pistols-only = { $weapon } is not a Pistol; with an enemy within 1", use one that is.
refusal-not-charged = There was no charge between it and { $model }; attack a model that it charged, or that charged it.
refusal-not-a-psyker = { $model } may not attempt a power; choose a psyker that may, or pass.
refusal-unknown-power = It does not know { $power }; choose from: { $has }.
refusal-power-used = { $power } has been attempted in this battle round; attempt another power, or pass.
refusal-cannot-contest = { $model } may not contest this; choose a model within 1" of the door that is not shaken, or pass.
refusal-cannot-deny = { $model } may not deny this; choose a psyker near enough that is not shaken, or pass.
refusal-off-path = The path is only { $length } long; stop the charge no later than that.
refusal-no-invulnerable = { $model } has no invulnerable save; use its armour save.
refusal-not-coherent = The models of { $model } would not be in coherency; end with the unit in one piece, each model within 2" and 6" of height of another.
refusal-room-left = There is room left for { $model }; set it up, in reserve or in a transport if it may be, and pass only where nothing finds room.
refusal-only-flyers = Only units that FLY charge and fight { $model }, which is in the air, and it fights nobody else; choose another unit.
refusal-no-room = { $model } has no room, or is more than 3" from some of the models; choose a transport that is near and has room, or pass.
