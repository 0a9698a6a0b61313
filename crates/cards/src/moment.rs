//! Moments: hooks of the rule books, and spans in which a card works.

use crate::language::{ActionKind, Group, Marker, Pool, Showing, Who, Zone};
use crate::sets::{ALL, BATTLE, KT4W40K, KT18, KT21, KT24, SKIRMISH};
use crate::{Count, Form, Name, Or, Reader, Words, Writer, Written, forms};

/// A step of an attack by its name in the rule book: `S7`, `F12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hook {
    /// Whether it is of a fight.
    pub fight: bool,
    /// Its number.
    pub number: u8,
}

impl Hook {
    /// A step of shooting.
    pub const fn shoot(number: u8) -> Hook {
        Hook { fight: false, number }
    }

    /// A step of fighting.
    pub const fn fight(number: u8) -> Hook {
        Hook { fight: true, number }
    }

    fn text(self) -> String {
        format!("{}{}", if self.fight { 'F' } else { 'S' }, self.number)
    }
}

impl Written for Hook {
    const NOUN: &'static str = "a step S0 to S20 or F0 to F13";

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        let read = |word: &str| {
            let fight = word.starts_with('F');
            let number: u8 = word.strip_prefix(['S', 'F'])?.parse().ok()?;
            let hook = Hook { fight, number };
            (number <= if fight { 13 } else { 20 } && hook.text() == word).then_some(hook)
        };
        match reader.bare(at).and_then(read) {
            Some(hook) => Some((hook, at + 1)),
            None => {
                reader.miss(at, Self::NOUN);
                None
            }
        }
    }

    fn write(&self, out: &mut Writer) {
        out.word(self.text());
    }

    fn words(&self) -> Words {
        Words::Name(self.text())
    }

    fn uses(&self, _visit: &mut dyn FnMut(&'static Form)) {}
}

forms! {
    /// What somebody is doing while a card works.
    Doing / DoingRow, "doing", "what it is doing";
    /// Shooting, for each target.
    "shooting" => Shooting = "shooting", "shooting", ALL;
    /// Fighting as the attacker, or with its own attacks.
    "fighting" => Fighting = "fighting", "fighting", ALL;
    /// Fighting as the defender.
    "retaliating" => Retaliating = "retaliating", "retaliating", SKIRMISH;
    /// Fighting on either side.
    "in-a-fight" => InAFight = "fighting or retaliating", "fighting or retaliating", ALL;
    /// Shooting, or fighting as the attacker.
    "attacking" => Attacking = "attacking", "attacking", ALL;
    /// Shooting, or fighting on either side.
    "in-combat" => InCombat = "shooting , fighting or retaliating", "shooting, fighting or retaliating", ALL;
    /// Being shot at.
    "shot-at" => ShotAt = "shot at", "shot at", ALL;
    /// Being shot at, or fought against.
    "attacked" => Attacked = "attacked", "attacked", ALL;
    /// In any attack, on either side.
    "in-any-attack" => InAnyAttack = "in any attack", "in any attack", ALL;
    /// Performing one of these actions.
    "performing" => Performing { actions: Or<ActionKind> } = "performing {actions}", "performing charge or dash", ALL;
    /// Moving, in whatever action.
    "moving" => Moving = "moving", "moving", ALL;
    /// Climbing.
    "climbing" => Climbing = "climbing", "climbing", ALL;
    /// Jumping.
    "jumping" => Jumping = "jumping", "jumping", ALL;
    /// Dropping.
    "dropping" => Dropping = "dropping", "dropping", ALL;
    /// Being the active one.
    "active" => Active = "active", "active", ALL;
    /// Counteracting.
    "counteracting" => Counteracting = "counteracting", "counteracting", KT24;
    /// On guard, or shooting in Overwatch.
    "overwatch" => Overwatch = "on overwatch", "on overwatch", ALL;
    /// Choosing a target.
    "aiming" => Aiming = "choosing a target", "choosing a target", ALL;
    /// Being looked at as a possible target.
    "aimed-at" => AimedAt = "considered as a target", "considered as a target", ALL;
    /// Counted for the control of a marker.
    "controlling" => Controlling = "counted for control", "counted for control", ALL;
    /// Casting or denying a psychic power.
    "casting" => Casting = "casting", "casting", BATTLE;
    /// Taking a nerve, break or morale test.
    "testing" => Testing = "testing nerve", "testing nerve", BATTLE;
    /// Charging or reacting to a charge.
    "charged" => Charged = "charged", "charged", BATTLE;
}

forms! {
    /// A phase.
    Phase, "phase", "a phase";
    /// The Initiative phase.
    "initiative" => Initiative = "initiative", "initiative", ALL;
    /// The Strategy phase.
    "strategy" => Strategy = "strategy", "strategy", SKIRMISH;
    /// The Firefight phase.
    "firefight" => Firefight = "firefight", "firefight", SKIRMISH;
    /// The Movement phase.
    "movement" => Movement = "movement", "movement", BATTLE;
    /// The Psychic phase.
    "psychic" => Psychic = "psychic", "psychic", BATTLE;
    /// The Shooting phase.
    "shooting" => Shooting = "shooting", "shooting", BATTLE;
    /// The Fight or Combat phase.
    "fight" => Fight = "fight", "fight", BATTLE;
    /// The Morale phase.
    "morale" => Morale = "morale", "morale", BATTLE;
}

forms! {
    /// When a card works or may be used.
    Moment / MomentRow, "moment", "a moment";
    /// All the time.
    "always" => Always = "always", "always", ALL;
    /// While the bearer, or whoever the card is played on, does something.
    "while" => While { doing: Doing } = "while {doing}", "while shooting", ALL;
    /// While somebody does something; that one is `it`.
    "while-who" => WhileWho { who: Who, doing: Doing } = "while {who} is {doing}", "while a friendly Wick is shot at", ALL;
    /// At a step of the bearer's attack sequence, whichever side it is on.
    "hook" => At { hook: Hook } = "at {hook}", "at S9", SKIRMISH;
    /// At a step of somebody's attack sequence.
    "hook-who" => AtWho { hook: Hook, who: Who } = "at {hook} of {who}", "at S11 of a friendly Wick", SKIRMISH;
    /// Before the battle, when operatives have been selected.
    "selected" => Selected = "operatives were selected", "operatives were selected", ALL;
    /// Before the battle, when everything is set up.
    "set-up" => SetUp = "set-up is done", "set-up is done", ALL;
    /// When somebody is set up.
    "is-set-up" => IsSetUp { who: Who } = "{who} is set up", "it is set up", ALL;
    /// At the beginning of each turning point or battle round.
    "begin" => Begin = "a turning point begins", "a turning point begins", ALL;
    /// When initiative is rolled for.
    "initiative" => RollOff = "initiative is rolled", "initiative is rolled", ALL;
    /// When initiative has been decided.
    "initiative-decided" => InitiativeDecided = "initiative is decided", "initiative is decided", ALL;
    /// In the Ready step.
    "ready-step" => ReadyStep = "the ready step", "the ready step", SKIRMISH;
    /// As a strategic gambit, in the player's turn of the Gambit step.
    "gambit" => Gambit = "gambit", "gambit", SKIRMISH;
    /// At the beginning of a phase.
    "phase-begins" => PhaseBegins { phase: Phase } = "the {phase} phase begins", "the firefight phase begins", ALL;
    /// At the end of a phase.
    "phase-ends" => PhaseEnds { phase: Phase } = "the {phase} phase ends", "the movement phase ends", ALL;
    /// In a window of the turn.
    "window" => Window { phase: Phase } = "a window of the {phase} phase", "a window of the shooting phase", KT4W40K;
    /// At the end of each turning point or battle round.
    "end" => End = "a turning point ends", "a turning point ends", ALL;
    /// At the end of the battle.
    "battle-ends" => BattleEnds = "the battle ends", "the battle ends", ALL;
    /// When somebody is about to be activated.
    "would-activate" => WouldActivate { who: Who } = "{who} would be activated", "an enemy would be activated", SKIRMISH;
    /// When somebody is activated, before it does anything.
    "activated" => Activated { who: Who } = "{who} is activated", "a friendly Wick is activated", ALL;
    /// In somebody's activation, before or after an action.
    "activation" => InActivation { who: Who } = "during the activation of {who}", "during the activation of a friend", ALL;
    /// At the end of somebody's activation.
    "activation-ends" => ActivationEnds { who: Who } = "the activation of {who} ends", "the activation of it ends", ALL;
    /// When somebody has been expended.
    "expended" => IsExpended { who: Who } = "{who} is expended", "it is expended", SKIRMISH;
    /// When somebody counteracts.
    "counteracts" => Counteracts { who: Who } = "{who} counteracts", "a friend counteracts", KT24;
    /// When its player could counteract, or has nobody left to activate.
    "could-counteract" => CouldCounteract = "I could counteract", "I could counteract", KT24;
    /// When somebody's order changes.
    "order" => OrderChanges { who: Who } = "the order of {who} changes", "the order of it changes", SKIRMISH;
    /// When somebody is about to perform an action, before it is paid for.
    "would-do" => WouldDo { who: Who, actions: Or<ActionKind> } = "{who} would {actions}", "an enemy (in control range of bearer) would fall back", ALL;
    /// When somebody performs an action, once it is paid for and before it has an effect.
    "does" => Does { who: Who, actions: Or<ActionKind> } = "{who} does {actions}", "it does charge or dash", ALL;
    /// When somebody has performed an action.
    "did" => Did { who: Who, actions: Or<ActionKind> } = "{who} has done {actions}", "it has done charge", ALL;
    /// When a move or set-up of somebody ends.
    "moved" => Moved { who: Who } = "{who} ends a move", "an enemy ends a move", ALL;
    /// When somebody is about to move.
    "moves" => Moves { who: Who } = "{who} begins a move", "an enemy (in control range of bearer) begins a move", ALL;
    /// When somebody comes into a zone or area, on its way or at its end.
    "enters" => Enters { who: Who, zone: Zone } = "{who} enters {zone}", "an enemy enters the Lamplight area", ALL;
    /// When somebody leaves a zone or area.
    "leaves" => Leaves { who: Who, zone: Zone } = "{who} leaves {zone}", "a friend leaves the Lamplight area", ALL;
    /// When somebody comes nearer to a place than a distance.
    "approaches" => Approaches { who: Who, length: crate::Inches, place: crate::language::Place } = "{who} comes within {length} of {place}", "an enemy comes within 2 of bearer", ALL;
    /// When somebody climbs, jumps or drops.
    "climbs" => Climbs { who: Who } = "{who} climbs , jumps or drops", "it climbs, jumps or drops", ALL;
    /// When somebody chooses a weapon for an attack.
    "chooses-weapon" => ChoosesWeapon { who: Who } = "{who} chooses a weapon", "it chooses a weapon", ALL;
    /// When somebody chooses a target.
    "aims" => Aims { who: Who } = "{who} chooses a target", "a friendly Wick chooses a target", ALL;
    /// When somebody has become the target of a Shoot or Fight, before any dice.
    "targeted" => Targeted { who: Who } = "{who} is targeted", "a friendly Wick is targeted", ALL;
    /// The same, of Shoot only.
    "shot-at" => ShotAt { who: Who } = "{who} is shot at", "a friendly Wick is shot at", ALL;
    /// The same, of Fight only.
    "fought" => Fought { who: Who } = "{who} is fought against", "a friendly Wick is fought against", ALL;
    /// When dice of somebody have been rolled, before re-rolls end.
    "rolled" => Rolled { pool: Pool, who: Who } = "{pool} dice of {who} are rolled", "attack dice of a friendly Wick are rolled", ALL;
    /// When dice of somebody are to be collected.
    "collected" => Collected { pool: Pool, who: Who } = "{pool} dice of {who} are collected", "defence dice of it are collected", ALL;
    /// When a die of somebody is retained.
    "retained" => Retained { showing: Showing, who: Who } = "a {showing} of {who} is retained", "a critical of it is retained", SKIRMISH;
    /// When a die of somebody is discarded as a failure.
    "discarded" => Discarded { showing: Showing, who: Who } = "a {showing} of {who} is discarded", "a fail of it is discarded", SKIRMISH;
    /// When dice of a fight are about to be resolved.
    "resolving" => Resolving { who: Who } = "dice of {who} are resolved", "dice of it are resolved", SKIRMISH;
    /// When somebody strikes.
    "strikes" => Strikes { who: Who, showing: Showing } = "{who} strikes with a {showing}", "it strikes with a critical", SKIRMISH;
    /// When somebody blocks.
    "blocks" => Blocks { who: Who } = "{who} blocks", "it blocks", SKIRMISH;
    /// When an attack die inflicts damage on somebody.
    "die-damages" => DieDamages { who: Who } = "a die damages {who}", "a die damages a friendly Wick", ALL;
    /// When somebody is about to lose wounds.
    "would-lose" => WouldLose { who: Who } = "{who} would lose wounds", "it would lose wounds", ALL;
    /// When somebody has lost wounds.
    "lost" => Lost { who: Who } = "{who} has lost wounds", "target has lost wounds", ALL;
    /// When somebody is about to be incapacitated.
    "would-fall" => WouldFall { who: Who } = "{who} would be incapacitated", "a friendly Lantern would be incapacitated", ALL;
    /// When somebody is incapacitated, before it is removed; `killer` is who did it.
    "falls" => Falls { who: Who } = "{who} is incapacitated", "a friend (within 3 of bearer) is incapacitated", ALL;
    /// When somebody incapacitates somebody; `target` is the victim.
    "kills" => Kills { who: Who, group: Group } = "{who} incapacitates a {group}", "it incapacitates an enemy", ALL;
    /// When somebody gets flesh wounds.
    "flesh-wound" => FleshWound { who: Who } = "{who} suffers a flesh wound", "a friend suffers a flesh wound", KT18;
    /// At the end of an attack sequence of somebody.
    "sequence-ends" => SequenceEnds { who: Who } = "the attack of {who} ends", "the attack of it ends", ALL;
    /// When somebody shoots out of turn.
    "overwatch" => Overwatches { who: Who } = "{who} fires overwatch", "a friend fires overwatch", ALL;
    /// When somebody is charged.
    "charged" => IsCharged { who: Who } = "{who} is charged", "a friend is charged", BATTLE;
    /// When somebody could react to a charge.
    "reacts" => Reacts { who: Who } = "{who} could react", "a friend could react", BATTLE;
    /// When somebody is chosen to fight.
    "chosen-to-fight" => ChosenToFight { who: Who } = "{who} is chosen to fight", "a friend is chosen to fight", BATTLE;
    /// When somebody consolidates.
    "consolidates" => Consolidates { who: Who } = "{who} consolidates", "it consolidates", BATTLE;
    /// When somebody takes a nerve, break or morale test.
    "tests" => Tests { who: Who } = "{who} tests nerve", "a friend tests nerve", BATTLE;
    /// When somebody casts a power.
    "casts" => Casts { who: Who } = "{who} casts", "an enemy casts", BATTLE;
    /// When a marker is picked up by somebody.
    "picks-up" => PicksUp { who: Who, marker: Marker } = "{who} picks up {marker}", "it picks up an objective", ALL;
    /// When a marker is placed.
    "marker-placed" => MarkerPlaced { marker: Marker } = "{marker} is placed", "my Lamp marker is placed", ALL;
    /// When a marker is removed.
    "marker-removed" => MarkerRemoved { marker: Marker } = "{marker} is removed", "my Lamp marker is removed", ALL;
    /// When somebody gets a token.
    "token" => GetsToken { who: Who, token: Name } = "{who} gets a {token} token", "it gets a Soot token", ALL;
    /// When the player of the card uses a card.
    "i-use" => IUse { card: Name } = "I use {card}", "I use Signal", ALL;
    /// When the player of the card uses any ploy, Tactic or stratagem.
    "i-use-ploy" => IUsePloy = "I use a ploy", "I use a ploy", ALL;
    /// When an enemy uses any ploy, Tactic or stratagem.
    "enemy-uses-ploy" => EnemyUsesPloy = "the enemy uses a ploy", "the enemy uses a ploy", ALL;
    /// When a point of a resource is gained.
    "gain" => Gain { name: Name } = "I gain {name} points", "I gain Faith points", ALL;
    /// When so many turning points have begun.
    "turn" => Turn { number: Count } = "turning point {number} begins", "turning point 2 begins", ALL;
    /// As an action of the bearer; its price stands in `cost`.
    "action" => Action = "action", "action", ALL;
    /// Only when another card says so: modes, cards that are given, and parts of other cards.
    "called" => Called = "called", "called", ALL;
    /// One of two moments.
    "either" => Either { one: Box<Moment>, other: Box<Moment> } = "either {one} or {other}", "either it has done charge or it has done dash", ALL;
    /// When a door is opened or closed.
    "door" => Door { who: Who } = "{who} operates a door", "an enemy operates a door", ALL;
    /// When dice of Overwatch of 2021 are about to be rolled.
    "ends-early" => OverwatchStep = "the overwatch step", "the overwatch step", KT21;
}

impl Moment {
    /// Whether it is a span, in which a card modifies what happens, and no point at which it does something.
    pub const fn is_span(&self) -> bool {
        matches!(self, Moment::Always | Moment::While { .. } | Moment::WhileWho { .. })
    }

    /// Whose moment it is, where it says so.
    pub const fn subject(&self) -> Option<&Who> {
        match self {
            Moment::WhileWho { who, .. }
            | Moment::AtWho { who, .. }
            | Moment::IsSetUp { who, .. }
            | Moment::WouldActivate { who, .. }
            | Moment::Activated { who, .. }
            | Moment::InActivation { who, .. }
            | Moment::ActivationEnds { who, .. }
            | Moment::IsExpended { who, .. }
            | Moment::Counteracts { who, .. }
            | Moment::OrderChanges { who, .. }
            | Moment::WouldDo { who, .. }
            | Moment::Does { who, .. }
            | Moment::Did { who, .. }
            | Moment::Moved { who, .. }
            | Moment::Moves { who, .. }
            | Moment::Enters { who, .. }
            | Moment::Leaves { who, .. }
            | Moment::Approaches { who, .. }
            | Moment::Climbs { who, .. }
            | Moment::ChoosesWeapon { who, .. }
            | Moment::Aims { who, .. }
            | Moment::Targeted { who, .. }
            | Moment::ShotAt { who, .. }
            | Moment::Fought { who, .. }
            | Moment::Rolled { who, .. }
            | Moment::Collected { who, .. }
            | Moment::Retained { who, .. }
            | Moment::Discarded { who, .. }
            | Moment::Resolving { who, .. }
            | Moment::Strikes { who, .. }
            | Moment::Blocks { who, .. }
            | Moment::DieDamages { who, .. }
            | Moment::WouldLose { who, .. }
            | Moment::Lost { who, .. }
            | Moment::WouldFall { who, .. }
            | Moment::Falls { who, .. }
            | Moment::Kills { who, .. }
            | Moment::FleshWound { who, .. }
            | Moment::SequenceEnds { who, .. }
            | Moment::Overwatches { who, .. }
            | Moment::IsCharged { who, .. }
            | Moment::Reacts { who, .. }
            | Moment::ChosenToFight { who, .. }
            | Moment::Consolidates { who, .. }
            | Moment::Tests { who, .. }
            | Moment::Casts { who, .. }
            | Moment::PicksUp { who, .. }
            | Moment::GetsToken { who, .. }
            | Moment::Door { who, .. } => Some(who),
            _ => None,
        }
    }

    /// The actions that it is about.
    pub fn actions(&self) -> Option<&[ActionKind]> {
        match self {
            Moment::WouldDo { actions, .. }
            | Moment::Does { actions, .. }
            | Moment::Did { actions, .. } => Some(actions.items()),
            _ => None,
        }
    }
}
