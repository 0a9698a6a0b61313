// Made from crates/server/src/wire by its test; do not change by hand.

/**
 * The model that acts.
 */
export type ActiveView = { 
/**
 * Which.
 */
model: ModelId, 
/**
 * The action points it has left; 0 where the rule set has none.
 */
ap: number, };

/**
 * A good answer to the open decision, and why it is one.
 */
export type Advice = { 
/**
 * The answer.
 */
answer: Answer, 
/**
 * The answer in words.
 */
label: string, 
/**
 * Why.
 */
reason: string, 
/**
 * What it comes to, if it is an attack.
 */
odds: AttackOdds | null, 
/**
 * Where an operative is to be activated: the activation that the answer begins, then the next best two. Empty
 * everywhere else.
 */
activations: Array<AdvisedActivation>, };

/**
 * An activation that is advised.
 */
export type AdvisedActivation = { 
/**
 * The answer that begins it.
 */
answer: Answer, 
/**
 * The same in words.
 */
label: string, 
/**
 * What the operative would do then, in words, as far as it is planned.
 */
steps: Array<string>, 
/**
 * What its attack is expected to do, if there is one.
 */
expected: string | null, 
/**
 * Why, what matters most first.
 */
why: Array<string>, };

/**
 * A whole number from 1 to 20, or dice in quotes: `"D3"`, `"2D6"`, `"D3+1"`.
 */
export type Amount = number | string;

/**
 * What a player answers. The notation of each is in docs/notation.md, and so is the form in JSON.
 */
export type Answer = { "kind": "pass" } | { "kind": "end" } | { "kind": "yes" } | { "kind": "initiative", 
/**
 * Who.
 */
side: Side, } | { "kind": "edge", 
/**
 * Which.
 */
edge: Edge, } | { "kind": "zone", 
/**
 * Which, from 1.
 */
zone: number, } | { "kind": "barricade", 
/**
 * Its middle.
 */
at: AnswerPoint, 
/**
 * A point that its long side runs towards.
 */
toward: AnswerPoint, } | { "kind": "deploy", 
/**
 * Who.
 */
model: ModelId, 
/**
 * Where.
 */
place: AnswerPlace, 
/**
 * With what order, where the rule set asks for one.
 */
order?: Order, } | { "kind": "deploy-each", 
/**
 * The unit.
 */
model: ModelId, 
/**
 * The place of every model.
 */
moves: Array<UnitMove>, } | { "kind": "activate", 
/**
 * Who.
 */
model: ModelId, 
/**
 * With what order.
 */
order: Order, } | { "kind": "counteract", 
/**
 * Who.
 */
model: ModelId, } | { "kind": "move", 
/**
 * By what action.
 */
action: MoveAction, 
/**
 * Where to.
 */
way: Way, } | { "kind": "shoot", 
/**
 * With what.
 */
weapon: Slug, 
/**
 * The targets, the primary first.
 */
targets: Array<ModelId>, 
/**
 * How many dice each target gets, where the weapon divides them.
 */
split?: Array<number>, 
/**
 * The point of the shooter's base that the lines are drawn from, where the player picks it.
 */
from?: AnswerPoint, } | { "kind": "overwatch", 
/**
 * Who shoots.
 */
model: ModelId, 
/**
 * With what.
 */
weapon: Slug, 
/**
 * At whom.
 */
target: ModelId, 
/**
 * The point of the shooter's base that the lines are drawn from, where the player picks it.
 */
from?: AnswerPoint, } | { "kind": "fight", 
/**
 * Whom.
 */
target: ModelId, 
/**
 * With what.
 */
weapon: Slug, } | { "kind": "weapon", 
/**
 * Which.
 */
weapon: Slug, } | { "kind": "target", 
/**
 * Whom.
 */
model: ModelId, } | { "kind": "keep", 
/**
 * How many.
 */
dice: number, } | { "kind": "reroll", 
/**
 * By what right.
 */
source: RerollSource, 
/**
 * The faces of those dice.
 */
faces: Array<number>, } | { "kind": "saves" } & Saves | { "kind": "strike", 
/**
 * With what kind of success.
 */
success: Success, } | { "kind": "block", 
/**
 * The die that blocks.
 */
with: Success, 
/**
 * The success of the opponent that it cancels, if any.
 */
against?: Success, } | { "kind": "ploy", 
/**
 * Which.
 */
ploy: Slug, 
/**
 * On whom, where it needs somebody.
 */
model?: ModelId, } | { "kind": "do", 
/**
 * Who.
 */
model: ModelId, 
/**
 * What.
 */
deed: Deed, } | { "kind": "go", 
/**
 * Where to.
 */
way: Way, } | { "kind": "retreat", 
/**
 * Where to.
 */
way: Way, } | { "kind": "attack", 
/**
 * Who attacks.
 */
model: ModelId, 
/**
 * With what, one after another.
 */
uses: Array<Use>, } | { "kind": "pick", 
/**
 * Which.
 */
model: ModelId, } | { "kind": "door", 
/**
 * Its number, from 1.
 */
door: number, } | { "kind": "at", 
/**
 * When it has come so far, in inches.
 */
length: Inches, } | { "kind": "cast", 
/**
 * The psyker.
 */
model: ModelId, 
/**
 * The power.
 */
power: Slug, } | { "kind": "save", 
/**
 * Which.
 */
save: SaveKind, } | { "kind": "march", 
/**
 * Their ways.
 */
moves: Array<UnitMove>, } | { "kind": "lose", 
/**
 * Its number in the unit, from 1.
 */
number: number, };

/**
 * A place: inches east and north of the south-west corner, and above the floor.
 */
export type AnswerPlace = [Inches, Inches, Inches];

/**
 * A point of the board: inches east and north of its south-west corner.
 */
export type AnswerPoint = [Inches, Inches];

/**
 * What a choice is about. Lengths are in hundredths of a millimetre.
 */
export type Ask = { "kind": "drop-zone" } | { "kind": "barricade", 
/**
 * How many are still to come, of both players.
 */
left: number, } | { "kind": "deploy", 
/**
 * How many of this step are still to come.
 */
left: number, } | { "kind": "initiative" } | { "kind": "gambit" } | { "kind": "activate" } | { "kind": "counteract" } | { "kind": "overwatch" } | { "kind": "act", 
/**
 * The active model.
 */
model: ModelId, 
/**
 * The action points it has left.
 */
ap: number, } | { "kind": "next-target" } | { "kind": "more-targets" } | { "kind": "react", 
/**
 * The model under attack.
 */
model: ModelId, } | { "kind": "keep", 
/**
 * At most.
 */
most: number, } | { "kind": "reroll" } | { "kind": "use", 
/**
 * The rule.
 */
rule: Slug, } | { "kind": "cover-save" } | { "kind": "saves" } | { "kind": "weapon" } | { "kind": "resolve" } | { "kind": "move" } | { "kind": "go", 
/**
 * The model.
 */
model: ModelId, 
/**
 * What for.
 */
errand: Errand, 
/**
 * How far at most.
 */
most: number, } | { "kind": "doors", 
/**
 * The model.
 */
model: ModelId, } | { "kind": "remote-doors", 
/**
 * The model at the control point.
 */
model: ModelId, 
/**
 * How many doors more.
 */
left: number, } | { "kind": "contest", 
/**
 * The door, by its number from 1.
 */
door: number, } | { "kind": "door-state", 
/**
 * The door, by its number from 1.
 */
door: number, } | { "kind": "reaction", 
/**
 * The target of the charge.
 */
model: ModelId, 
/**
 * Who charges.
 */
charger: ModelId, } | { "kind": "intercept", 
/**
 * The model that fires.
 */
model: ModelId, 
/**
 * Who charges.
 */
charger: ModelId, 
/**
 * How long the path is.
 */
length: number, } | { "kind": "snap", 
/**
 * The model that fires.
 */
model: ModelId, 
/**
 * Who charges.
 */
charger: ModelId, } | { "kind": "cast" } | { "kind": "deny", 
/**
 * The power.
 */
power: Slug, } | { "kind": "fire" } | { "kind": "fight-with" } | { "kind": "blows", 
/**
 * The model.
 */
model: ModelId, } | { "kind": "save-with", 
/**
 * The model.
 */
model: ModelId, } | { "kind": "window", 
/**
 * Which.
 */
window: Slug, } | { "kind": "opportunity", 
/**
 * The unit that may strike.
 */
model: ModelId, 
/**
 * The unit that leaves.
 */
charger: ModelId, } | { "kind": "embark", 
/**
 * The unit.
 */
model: ModelId, } | { "kind": "allocate", 
/**
 * The unit.
 */
model: ModelId, 
/**
 * How many wounds.
 */
left: number, } | { "kind": "muster" } | { "kind": "bravery", 
/**
 * The unit.
 */
model: ModelId, };

/**
 * A door: a wall while it is closed, nothing while it is open.
 */
export type AskedDoor = { 
/**
 * What people call it.
 */
name: string, 
/**
 * Where it begins.
 */
from: [number, number], 
/**
 * Where it ends.
 */
to: [number, number], 
/**
 * Whether it is open.
 */
open: boolean, };

/**
 * The board of a question, written as files of killzones write theirs: `wall` is the same as `walls`, a `rect` stands
 * for a footprint, and what a file says besides may stand here too.
 */
export type AskedKillzone = { 
/**
 * Its width and depth.
 */
size: [number, number], 
/**
 * What stands on it.
 */
terrain: Array<AskedTerrain>, 
/**
 * Walls, as high as any model.
 */
walls: Array<AskedWall>, 
/**
 * Doors in or between walls.
 */
doors: Array<AskedDoor>, };

/**
 * A model of a question.
 */
export type AskedModel = { 
/**
 * What the question calls it.
 */
id: string, 
/**
 * Whose it is: 1 or 2; up to 4 in rule sets for more players.
 */
side: number, 
/**
 * The middle of its base.
 */
at: [number, number], 
/**
 * The height of what it stands on, in inches.
 */
z: number, 
/**
 * The diameter of its base, in millimetres.
 */
base_mm: number, 
/**
 * How tall it is, in inches.
 */
height: number, 
/**
 * Its order, in rule sets that have orders; in the others it means nothing.
 */
order?: "engage" | "conceal", 
/**
 * Its keywords, in rule sets where they change how it moves: INFANTRY alone, if nothing is said.
 */
keywords?: Array<string>, };

/**
 * A part of terrain: a block with a footprint.
 */
export type AskedTerrain = { 
/**
 * What people call it.
 */
name: string, 
/**
 * Its type; without one it is neither heavy nor light nor any other.
 */
type: string | null, 
/**
 * The height at which it begins, in inches; the floor where nothing is said.
 */
bottom: number, 
/**
 * The height at which it ends, in inches.
 */
top: number, 
/**
 * Its corners, in order.
 */
footprint: Array<[number, number]>, 
/**
 * Whether models can stand on it.
 */
vantage: boolean, };

/**
 * A wall from one point to another.
 */
export type AskedWall = { 
/**
 * Where it begins.
 */
from: [number, number], 
/**
 * Where it ends.
 */
to: [number, number], };

/**
 * What an attack comes to if both sides play it for damage as well as they can.
 */
export type AttackOdds = { 
/**
 * The wounds that the defender loses on average.
 */
expected: number, 
/**
 * The chance that the defender is incapacitated.
 */
kills: number, 
/**
 * The wounds that the attacker loses on average.
 */
expected_own: number, 
/**
 * The chance that the attacker is incapacitated.
 */
dies: number, 
/**
 * The chance of each number of wounds that the defender may lose.
 */
loses: Array<[number, number]>, };

/**
 * An attack that is being resolved.
 */
export type AttackView = { 
/**
 * Which kind of attack.
 */
sequence: Sequence, 
/**
 * Who attacks.
 */
attacker: ModelId, 
/**
 * Who is attacked.
 */
defender: ModelId, 
/**
 * The attacker's weapon.
 */
weapon: Slug, 
/**
 * The weapon of the one who fights back.
 */
answer_weapon: Slug | null, 
/**
 * The attacker's dice.
 */
attack: DiceView, 
/**
 * The defender's dice: defence dice, or attack dice of a fight.
 */
defence: DiceView, };

/**
 * Who attacks: with weapons, or by mortal wounds alone.
 */
export type BattleAttacker<W> = { 
/**
 * The weapons, in the order in which they are used.
 */
weapons?: Array<W>, 
/**
 * Mortal wounds, once whatever does them works.
 */
mortal_wounds?: Amount, };

/**
 * A rule set's rules told as a book, in the language of whoever asks.
 */
export type BookView = { 
/**
 * The rule set.
 */
rules: string, 
/**
 * What the book is called.
 */
title: string, 
/**
 * Its chapters, in order; none where the rule set has not been told yet.
 */
chapters: Array<ChapterView>, };

/**
 * Everything that a game can be set up with.
 */
export type CatalogView = { 
/**
 * The rule sets.
 */
rule_sets: Array<RuleSetView>, 
/**
 * The teams of the rule sets that can be played.
 */
teams: Array<TeamCard>, 
/**
 * The killzones.
 */
killzones: Array<KillzoneView>, 
/**
 * The missions.
 */
missions: Array<MissionEntry>, 
/**
 * The computer players, the weakest first.
 */
levels: Array<LevelView>, };

/**
 * One rule that decided, with the sentence that says how.
 */
export type Cause = { 
/**
 * The rule's id.
 */
rule: string, 
/**
 * The sentence, in the language that was asked for.
 */
text: string, 
/**
 * The line that shows it, in inches: from and to, each as x, y and height.
 */
line?: [[number, number, number], [number, number, number]], };

/**
 * A chapter of a book.
 */
export type ChapterView = { 
/**
 * Its name in addresses, the same in all languages.
 */
key: string, 
/**
 * Its title.
 */
title: string, 
/**
 * What it says.
 */
passages: Array<PassageView>, };

/**
 * Something that can be chosen, or that cannot and says why.
 */
export type Choice = { 
/**
 * What kind of choice it is: the kind of its answer, or what a model does by it, such as `charge`.
 */
kind: string, 
/**
 * What it is called.
 */
label: string, 
/**
 * The answer; none while something is still to be picked.
 */
answer: Answer | null, 
/**
 * What is still to be picked; nothing if there is an answer.
 */
needs: Array<Need>, 
/**
 * The model that it is about, if it is about one.
 */
model?: ModelId, 
/**
 * The weapon that it is used with.
 */
weapon?: Slug, 
/**
 * The number of the model of a unit that it is about, if it is about one.
 */
number?: number, 
/**
 * The order that comes with it.
 */
order?: Order, 
/**
 * What it costs in action points.
 */
ap?: number, 
/**
 * What it costs in command points.
 */
cp?: number, 
/**
 * What it does, where that is written on a card: the text of a ploy.
 */
text?: string, 
/**
 * What the attack that is going on still comes to after it, where dice may be rolled again.
 */
promise?: AttackOdds, 
/**
 * Whether it is what is done by default, for players who do not want to be asked.
 */
automatic: boolean, 
/**
 * The rule that forbids it now; nothing if it can be chosen.
 */
why_not?: Cause, };

/**
 * How long players may think.
 */
export type ClockSettings = { 
/**
 * Seconds for the whole game, each; 10 to 86400.
 */
seconds: number, 
/**
 * Seconds more after each answer; 0 to 600.
 */
increment: number, };

/**
 * The clocks.
 */
export type ClockView = { 
/**
 * Milliseconds left, side A's first, when this was said.
 */
left_ms: number[], 
/**
 * The side whose clock runs.
 */
running: Side | null, };

/**
 * What both sides may spend on re-rolls.
 */
export type CommandRerolls = { 
/**
 * The attacker.
 */
attacker: number, 
/**
 * The defender.
 */
defender: number, };

/**
 * A place from which doors are worked from afar.
 */
export type ControlPointView = { 
/**
 * What people call it.
 */
name: string, 
/**
 * Its middle.
 */
at: PointView, 
/**
 * How far it reaches from there.
 */
radius: number, };

/**
 * A game that was created.
 */
export type Created = { 
/**
 * Its id.
 */
id: string, 
/**
 * Links for friends; they are not told again.
 */
invitations: Array<Invitation>, };

/**
 * What a model or a unit does when it is picked in the Movement phase.
 */
export type Deed = { "kind": "stay" } | { "kind": "ready" } | { "kind": "normal", 
/**
 * Where to.
 */
way: Way, } | { "kind": "advance" } | { "kind": "fall-back", 
/**
 * Where to.
 */
way: Way, } | { "kind": "charge", 
/**
 * Against whom.
 */
targets: Array<ModelId>, } | { "kind": "door", 
/**
 * Its number, from 1.
 */
door: number, } | { "kind": "march" } | { "kind": "withdraw" } | { "kind": "disembark" };

/**
 * A worked example as a picture.
 */
export type DiagramView = { 
/**
 * The id of the example.
 */
example: string, 
/**
 * What it shows.
 */
caption: string, 
/**
 * The table and what is asked about it, as `sight` and `reach` read it.
 */
question: Record<string, unknown>, };

/**
 * Where dice come from.
 */
export type DiceSource = "program" | "own";

/**
 * The dice of one side in an attack.
 */
export type DiceView = { 
/**
 * Faces that lie and may be rolled again, ascending.
 */
fresh: Array<number>, 
/**
 * Dice kept as normal successes without being rolled.
 */
kept: number, 
/**
 * Dice rolled again: critical successes.
 */
again_critical: number, 
/**
 * Dice rolled again: normal successes.
 */
again_normal: number, 
/**
 * Dice rolled again: fails.
 */
again_failed: number, 
/**
 * Once they are settled: critical successes left.
 */
critical: number | null, 
/**
 * Once they are settled: normal successes left.
 */
normal: number | null, 
/**
 * The number a die needs.
 */
needs: number, 
/**
 * The number from which a success is critical.
 */
critical_from: number, };

/**
 * A door in a wall.
 */
export type DoorView = { 
/**
 * What people call it.
 */
name: string, 
/**
 * One end.
 */
from: PointView, 
/**
 * The other end.
 */
to: PointView, 
/**
 * Whether it stands open at the start.
 */
open: boolean, };

/**
 * A part of a board where a team is set up.
 */
export type DropZoneView = { 
/**
 * What people call it.
 */
name: string, 
/**
 * Its corners.
 */
footprint: Array<PointView>, };

/**
 * A side of the board.
 */
export type Edge = "west" | "east" | "south" | "north";

/**
 * Why a model that is in the middle of something moves.
 */
export type Errand = "advance" | "charge" | "failed-charge" | "pile-in" | "consolidate" | "normal" | "fall-back" | "disembark" | "arrive" | "intervene";

/**
 * What shows that nobody chose the dice.
 */
export type Fairness = { 
/**
 * SHA-256 of the server's seed, told before the game begins; empty in a replay.
 */
commitment: string, 
/**
 * What the players added, side A's first.
 */
entropy: Array<string>, 
/**
 * The server's seed, once the game is over.
 */
seed: string | null, };

/**
 * What is wrong, for people and for the page.
 */
export type Fault = { 
/**
 * The field of the request that is wrong, such as `killzone.size`.
 */
field: string | null, 
/**
 * The id of the rule that forbids it.
 */
rule: string | null, 
/**
 * A sentence in the language of the request.
 */
text: string, };

/**
 * What there is to say about a file.
 */
export type FileCheck = { 
/**
 * What has to be put right before anybody can play with it, in the order of the lines.
 */
problems: Array<FileRemark>, 
/**
 * Warnings: what is allowed, but probably a mistake.
 */
warnings: Array<FileRemark>, 
/**
 * What it holds; nothing where there are problems.
 */
content: FileContent | null, };

/**
 * What a file holds.
 */
export type FileContent = { "kind": "team", 
/**
 * The team.
 */
team: TeamCard, } | { "kind": "mission", 
/**
 * The mission.
 */
mission: MissionEntry, };

/**
 * Something to say about a file, and where.
 */
export type FileRemark = { 
/**
 * The line, from 1.
 */
line: number, 
/**
 * The field, such as `operative[2].weapon[1].hit`; entries of a list count from 1.
 */
field: string, 
/**
 * What was expected there.
 */
text: string, };

/**
 * A file to be kept.
 */
export type FileToSave = { 
/**
 * The one of one's own that it replaces; none for a new one. Games that have begun keep what they began with.
 */
id: string | null, 
/**
 * The text of the file.
 */
file: string, };

/**
 * How a game ended, and for whom.
 */
export type Finish = { 
/**
 * How.
 */
kind: FinishKind, 
/**
 * The side that won; nobody in a draw.
 */
winner: Side | null, };

/**
 * How a game ended.
 */
export type FinishKind = "played" | "resigned" | "agreed" | "time";

/**
 * What comes of an answer that moves or sets up a whole unit.
 */
export type Formation = { 
/**
 * The unit.
 */
unit: ModelId, 
/**
 * Whether the rules allow it.
 */
legal: boolean, 
/**
 * The answer that was asked about.
 */
answer: Answer, 
/**
 * The longest path of any of its models, in inches; none where nothing walks.
 */
limit: number | null, 
/**
 * The number of the model whose move is not legal, where it is one model's.
 */
culprit: number | null, 
/**
 * Where each of its models would stand, those that stay included.
 */
models: Array<Placed>, 
/**
 * The rule that forbids it.
 */
why_not: Cause | null, };

/**
 * What the page says.
 */
export type FromPage = { "say": "answer", 
/**
 * How many lines the log had when the player decided; an answer to an older table is refused.
 */
at: number, 
/**
 * The answer.
 */
answer: Answer, } | { "say": "auto", 
/**
 * As in an answer.
 */
at: number, } | { "say": "roll", 
/**
 * As in an answer.
 */
at: number, 
/**
 * What they show.
 */
faces: Array<number>, } | { "say": "undo" } | { "say": "draw" } | { "say": "accept" } | { "say": "decline" } | { "say": "resign", 
/**
 * For which side.
 */
side: Side, };

/**
 * Something that happened in a game; `key` says which of these it is. Lengths and places are in inches, as in answers,
 * and dice are told by how many show a 1, a 2, and so on.
 */
export type GameEvent = { "key": "drawn", 
/**
 * Who.
 */
side: Side, } | { "key": "defender-drawn", 
/**
 * Who.
 */
side: Side, } | { "key": "edge-taken", 
/**
 * Who.
 */
side: Side, 
/**
 * Which.
 */
edge: Edge, } | { "key": "zone-taken", 
/**
 * Who.
 */
side: Side, 
/**
 * Which, from 1.
 */
zone: number, } | { "key": "barricade-placed", 
/**
 * Who.
 */
side: Side, 
/**
 * Where its middle is.
 */
at: AnswerPlace, } | { "key": "deployed-with", 
/**
 * Which.
 */
model: ModelId, 
/**
 * Where.
 */
at: AnswerPlace, 
/**
 * With what order.
 */
order: Order, } | { "key": "deployed", 
/**
 * Which.
 */
model: ModelId, 
/**
 * Where.
 */
at: AnswerPlace, } | { "key": "turning-point", 
/**
 * Which.
 */
number: number, } | { "key": "rolled", 
/**
 * Whose.
 */
side: Side, 
/**
 * What for.
 */
reason: RollReason, 
/**
 * What they show.
 */
faces: [number, number, number, number, number, number], } | { "key": "initiative-tied" } | { "key": "initiative", 
/**
 * Who.
 */
side: Side, } | { "key": "command-points", 
/**
 * Whose.
 */
side: Side, 
/**
 * How many now.
 */
points: number, } | { "key": "readied", 
/**
 * Whose.
 */
side: Side, } | { "key": "passed", 
/**
 * Who.
 */
side: Side, } | { "key": "ploy", 
/**
 * By whom.
 */
side: Side, 
/**
 * Which.
 */
ploy: Slug, } | { "key": "ploy-on", 
/**
 * By whom.
 */
side: Side, 
/**
 * Which.
 */
ploy: Slug, 
/**
 * On which model.
 */
model: ModelId, } | { "key": "activated", 
/**
 * Which.
 */
model: ModelId, 
/**
 * With what order.
 */
order: Order, } | { "key": "counteracts", 
/**
 * Which.
 */
model: ModelId, } | { "key": "overwatches", 
/**
 * Which.
 */
model: ModelId, } | { "key": "waits", 
/**
 * Which.
 */
model: ModelId, 
/**
 * How many points.
 */
points: number, } | { "key": "expended", 
/**
 * Which.
 */
model: ModelId, } | { "key": "moved", 
/**
 * Which.
 */
model: ModelId, 
/**
 * By what action.
 */
action: MoveAction, 
/**
 * Where to.
 */
to: AnswerPlace, 
/**
 * How far.
 */
length: Inches, } | { "key": "shoots", 
/**
 * Which.
 */
model: ModelId, 
/**
 * With what.
 */
weapon: Slug, 
/**
 * At whom first.
 */
target: ModelId, } | { "key": "share", 
/**
 * Whom.
 */
target: ModelId, 
/**
 * How many dice.
 */
dice: number, } | { "key": "shot-at", 
/**
 * Whom.
 */
target: ModelId, 
/**
 * Whether it is in cover.
 */
cover: boolean, 
/**
 * Whether it is obscured.
 */
obscured: boolean, } | { "key": "fights", 
/**
 * Which.
 */
model: ModelId, 
/**
 * With what.
 */
weapon: Slug, 
/**
 * Whom.
 */
target: ModelId, } | { "key": "retaliates", 
/**
 * Which.
 */
model: ModelId, 
/**
 * With what.
 */
weapon: Slug, } | { "key": "unarmed", 
/**
 * Which.
 */
model: ModelId, } | { "key": "rerolls", 
/**
 * Whose.
 */
side: Side, 
/**
 * By what right.
 */
source: RerollSource, 
/**
 * Which faces.
 */
faces: [number, number, number, number, number, number], } | { "key": "hits", 
/**
 * Whose.
 */
side: Side, 
/**
 * Critical successes.
 */
critical: number, 
/**
 * Normal successes.
 */
normal: number, } | { "key": "invulnerable-save", 
/**
 * For whom.
 */
model: ModelId, } | { "key": "cover-save", 
/**
 * For whom.
 */
model: ModelId, } | { "key": "saves", 
/**
 * Whose.
 */
side: Side, 
/**
 * Critical successes.
 */
critical: number, 
/**
 * Normal successes.
 */
normal: number, } | { "key": "unblocked", 
/**
 * Critical successes.
 */
critical: number, 
/**
 * Normal successes.
 */
normal: number, } | { "key": "damage", 
/**
 * Which.
 */
model: ModelId, 
/**
 * How many points.
 */
points: number, 
/**
 * What it has left.
 */
left: number, } | { "key": "mortal-wounds", 
/**
 * Which.
 */
model: ModelId, 
/**
 * How many.
 */
points: number, 
/**
 * What it has left.
 */
left: number, } | { "key": "healed", 
/**
 * Which.
 */
model: ModelId, 
/**
 * What it has now.
 */
wounds: number, } | { "key": "strikes", 
/**
 * Which.
 */
model: ModelId, 
/**
 * With what kind of success.
 */
success: Success, } | { "key": "blocks", 
/**
 * Which.
 */
model: ModelId, 
/**
 * What kind of success it cancelled.
 */
success: Success, } | { "key": "blocks-nothing", 
/**
 * Which.
 */
model: ModelId, } | { "key": "shocked", 
/**
 * Whose die.
 */
model: ModelId, 
/**
 * Of what kind.
 */
success: Success, } | { "key": "stunned", 
/**
 * Which.
 */
model: ModelId, } | { "key": "hot", 
/**
 * The user.
 */
model: ModelId, 
/**
 * What it loses.
 */
points: number, } | { "key": "used-up", 
/**
 * Whose.
 */
model: ModelId, 
/**
 * Which.
 */
weapon: Slug, } | { "key": "incapacitated", 
/**
 * Which.
 */
model: ModelId, } | { "key": "battle-round", 
/**
 * Which.
 */
number: number, } | { "key": "phase", 
/**
 * Which.
 */
phase: Slug, } | { "key": "initiative-order", 
/**
 * The players, the first first.
 */
order: Array<Side>, } | { "key": "stays", 
/**
 * Which.
 */
model: ModelId, } | { "key": "makes-ready", 
/**
 * Which.
 */
model: ModelId, } | { "key": "moves-normally", 
/**
 * Which.
 */
model: ModelId, 
/**
 * Where to.
 */
to: AnswerPlace, 
/**
 * How far.
 */
length: Inches, } | { "key": "falls-back", 
/**
 * Which.
 */
model: ModelId, 
/**
 * Where to.
 */
to: AnswerPlace, 
/**
 * How far.
 */
length: Inches, } | { "key": "runs", 
/**
 * Which.
 */
model: ModelId, 
/**
 * How far at most.
 */
most: Inches, } | { "key": "goes", 
/**
 * Which.
 */
model: ModelId, 
/**
 * What for.
 */
errand: Errand, 
/**
 * Where to.
 */
to: AnswerPlace, 
/**
 * How far.
 */
length: Inches, } | { "key": "declares-charge", 
/**
 * Which.
 */
model: ModelId, 
/**
 * Whom.
 */
targets: Array<ModelId>, } | { "key": "retreats", 
/**
 * Which.
 */
model: ModelId, 
/**
 * Where to.
 */
to: AnswerPlace, 
/**
 * How far.
 */
length: Inches, } | { "key": "charge-rolled", 
/**
 * Which.
 */
model: ModelId, 
/**
 * How far at most.
 */
most: Inches, } | { "key": "charge-fails", 
/**
 * Which.
 */
model: ModelId, } | { "key": "intercepts", 
/**
 * Which.
 */
model: ModelId, 
/**
 * Whom it stops.
 */
charger: ModelId, 
/**
 * Where.
 */
at: AnswerPlace, } | { "key": "attacks-with", 
/**
 * Which.
 */
model: ModelId, 
/**
 * With what.
 */
weapon: Slug, 
/**
 * Whom.
 */
target: ModelId, 
/**
 * How often.
 */
attacks: number, } | { "key": "struck", 
/**
 * Whom.
 */
target: ModelId, 
/**
 * How many attacks hit.
 */
hits: number, } | { "key": "wounded", 
/**
 * Whom.
 */
target: ModelId, 
/**
 * How many hits wound.
 */
wounds: number, } | { "key": "unsaved", 
/**
 * Whom.
 */
target: ModelId, 
/**
 * How many wounds were not saved.
 */
wounds: number, } | { "key": "flesh-wound", 
/**
 * Which.
 */
model: ModelId, 
/**
 * How many it has now.
 */
number: number, } | { "key": "out-of-action", 
/**
 * Which.
 */
model: ModelId, } | { "key": "door-opens", 
/**
 * Which.
 */
door: string, } | { "key": "door-closes", 
/**
 * Which.
 */
door: string, } | { "key": "door-stays", 
/**
 * Which.
 */
door: string, } | { "key": "door-blocked", 
/**
 * Which.
 */
door: string, 
/**
 * Who stands in it.
 */
model: ModelId, } | { "key": "works-door", 
/**
 * Which.
 */
model: ModelId, 
/**
 * Which.
 */
door: string, } | { "key": "contests", 
/**
 * Which.
 */
model: ModelId, 
/**
 * Which door.
 */
door: string, } | { "key": "roll-off", 
/**
 * Who won it.
 */
side: Side, } | { "key": "casts", 
/**
 * Which.
 */
model: ModelId, 
/**
 * Which power.
 */
power: Slug, } | { "key": "power-works", 
/**
 * Which.
 */
model: ModelId, 
/**
 * Which power.
 */
power: Slug, } | { "key": "power-fails", 
/**
 * Which.
 */
model: ModelId, 
/**
 * Which power.
 */
power: Slug, } | { "key": "denies", 
/**
 * Which.
 */
model: ModelId, 
/**
 * Which power.
 */
power: Slug, } | { "key": "perils", 
/**
 * Which.
 */
model: ModelId, } | { "key": "broken", 
/**
 * Whose.
 */
side: Side, } | { "key": "not-broken", 
/**
 * Whose.
 */
side: Side, } | { "key": "recovers", 
/**
 * Which.
 */
model: ModelId, } | { "key": "shaken", 
/**
 * Which.
 */
model: ModelId, } | { "key": "keeps-nerve", 
/**
 * Which.
 */
model: ModelId, } | { "key": "passed-over", 
/**
 * Who.
 */
side: Side, } | { "key": "embarks", 
/**
 * Which.
 */
model: ModelId, 
/**
 * On what.
 */
transport: ModelId, } | { "key": "scores", 
/**
 * Who.
 */
side: Side, 
/**
 * How many they have now.
 */
points: number, } | { "key": "resigned", 
/**
 * Who.
 */
side: Side, } | { "key": "out-of-time", 
/**
 * Who.
 */
side: Side, } | { "key": "won", 
/**
 * Who.
 */
side: Side, } | { "key": "drawn-game" };

/**
 * Games in lists, part by part.
 */
export type GameList = { 
/**
 * Those in which whoever asks has a seat, the newest first.
 */
mine: Array<GameRow>, 
/**
 * What to ask for as `mine` to see more of those, if there are more.
 */
more_mine: string | null, 
/**
 * Those that anybody may watch, the newest first.
 */
public: Array<GameRow>, 
/**
 * What to ask for as `public` to see more of those, if there are more.
 */
more_public: string | null, };

/**
 * A game in a list.
 */
export type GameRow = { 
/**
 * Its id.
 */
id: string, 
/**
 * The rule set.
 */
rules: string, 
/**
 * The board.
 */
killzone: string, 
/**
 * Who plays.
 */
seats: Array<SeatRow>, 
/**
 * When it was created, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * How it ended, if it has.
 */
finish: Finish | null, };

/**
 * To play without a password, or to change a guest's name.
 */
export type GuestAsked = { 
/**
 * 1 to 40 characters.
 */
name: string, };

/**
 * Inches, in the decimals that the notation writes.
 */
export type Inches = number;

/**
 * The link for a friend.
 */
export type Invitation = { 
/**
 * The seat it is for.
 */
side: Side, 
/**
 * Where to go, from the root of the site.
 */
path: string, };

/**
 * Taking a seat that was kept for a friend.
 */
export type Joining = { 
/**
 * The word from the link.
 */
invite: string, 
/**
 * Any words: they go into the dice, so that nobody alone decides them. At most 64 characters.
 */
entropy: string, };

/**
 * What there is to say about a drawing.
 */
export type KillzoneCheck = { 
/**
 * What has to be put right before anybody can play there.
 */
problems: Array<KillzoneRemark>, 
/**
 * Warnings: what is allowed, but probably a mistake.
 */
warnings: Array<KillzoneRemark>, 
/**
 * The killzone as a file.
 */
file: string, };

/**
 * Something to say about a drawing, and where it belongs.
 */
export type KillzoneRemark = { 
/**
 * The kind of thing that it is about, such as `terrain` or `drop_zone`, where it is about one.
 */
thing: string | null, 
/**
 * Which of them, by its place in the list.
 */
index: number | null, 
/**
 * The field of it, or of the whole killzone, where it is about one.
 */
field: string | null, 
/**
 * What was expected there.
 */
text: string, };

/**
 * A killzone to be kept.
 */
export type KillzoneToSave = { 
/**
 * The one of one's own that it replaces; none for a new one. Games that have begun keep the board they began on.
 */
id: string | null, 
/**
 * The killzone.
 */
killzone: KillzoneView, };

/**
 * A board and what stands on it.
 */
export type KillzoneView = { 
/**
 * What it is found by, in whatever language it is shown: its name in its file.
 */
id: string, 
/**
 * What people call it.
 */
name: string, 
/**
 * A few words about it.
 */
text: string, 
/**
 * How wide it is, from west to east.
 */
width: number, 
/**
 * How deep it is, from south to north.
 */
depth: number, 
/**
 * Parts of terrain.
 */
terrain: Array<TerrainView>, 
/**
 * Walls.
 */
walls: Array<WallView>, 
/**
 * Doors.
 */
doors: Array<DoorView>, 
/**
 * Marked places.
 */
objectives: Array<ObjectiveView>, 
/**
 * Places from which doors are worked from afar.
 */
control_points: Array<ControlPointView>, 
/**
 * Where teams come from in games without a mission.
 */
drop_zones: Array<DropZoneView>, 
/**
 * Whether the Tactics of ultra-close confines may be used here.
 */
confines_tactics: boolean, };

/**
 * A model of Kill Team 2018 that is attacked.
 */
export type Kt18Defender = { 
/**
 * The wounds that it has left.
 */
wounds: number, 
/**
 * The flesh wounds that it has.
 */
flesh_wounds: number, 
/**
 * T.
 */
toughness?: number, 
/**
 * Sv, the number needed; 7 is none.
 */
save?: number, 
/**
 * The invulnerable save.
 */
invulnerable: number | null, 
/**
 * The number from which a wound is not lost.
 */
ignores: number | null, 
/**
 * What is added to the injury roll besides flesh wounds.
 */
injury_modifiers: number[], };

/**
 * What is lost on average.
 */
export type Kt18Expected = { wounds_lost: number, };

/**
 * How the model stands at the end.
 */
export type Kt18Outcome = { 
/**
 * The chance that it has lost nothing.
 */
unharmed: number, 
/**
 * The chance that it stands with so many flesh wounds, those from before counted in.
 */
flesh_wounds: Array<[number, number]>, 
/**
 * The chance that it does not.
 */
out_of_action: number, };

/**
 * A question about attacks on one model of Kill Team 2018.
 */
export type Kt18Question = { 
/**
 * Under which rules.
 */
rules: Kt18Rules, 
/**
 * What kind of attack.
 */
sequence: Kt18Sequence, 
/**
 * Who attacks.
 */
attacker: BattleAttacker<Kt18Weapon>, 
/**
 * Who is attacked.
 */
defender: Kt18Defender, };

/**
 * The answer of Kill Team 2018.
 */
export type Kt18Report = { rules: Kt18Rules, sequence: Kt18Sequence, expected: Kt18Expected, 
/**
 * The chance of each number of wounds lost, up to the injury roll.
 */
wounds_lost: Array<[number, number]>, outcome: Kt18Outcome, 
/**
 * The chance that the model is out of action.
 */
kill: number, };

/**
 * The rule set of a question, which only has the one word.
 */
export type Kt18Rules = "kt18";

/**
 * Kinds of attack of Kill Team 2018.
 */
export type Kt18Sequence = "shoot" | "overwatch" | "fight" | "mortal";

/**
 * A weapon that somebody uses.
 */
export type Kt18Weapon = { 
/**
 * Attacks of one model.
 */
attacks: Amount, 
/**
 * BS or WS, the number needed.
 */
skill: number, 
/**
 * How strong the attack is.
 */
strength: number, 
/**
 * What it takes off armour saves.
 */
ap: number, 
/**
 * The wounds that a failed save costs.
 */
damage: Amount, 
/**
 * What is added to its hit rolls.
 */
hit_modifiers: number[], 
/**
 * Its special rules.
 */
rules: string[], };

/**
 * A unit of KT4W40K that is attacked.
 */
export type Kt4w40kDefender = { 
/**
 * How many models.
 */
models: number, 
/**
 * W of each.
 */
wounds: number, 
/**
 * The wounds left of the one that has lost some.
 */
left?: number, 
/**
 * T.
 */
toughness?: number, 
/**
 * Sv, the number needed; 7 is none.
 */
save?: number, 
/**
 * The invulnerable save.
 */
invulnerable: number | null, 
/**
 * The number from which a wound is not lost.
 */
ignores: number | null, 
/**
 * Whether every model has cover.
 */
cover: boolean, };

/**
 * What is lost on average.
 */
export type Kt4w40kExpected = { wounds_lost: number, slain: number, };

/**
 * A question about attacks on one unit of KT4W40K.
 */
export type Kt4w40kQuestion = { 
/**
 * Under which rules.
 */
rules: Kt4w40kRules, 
/**
 * What kind of attack.
 */
sequence: Kt4w40kSequence, 
/**
 * Who attacks.
 */
attacker: BattleAttacker<Kt4w40kWeapon>, 
/**
 * Who is attacked.
 */
defender: Kt4w40kDefender, };

/**
 * The answer of KT4W40K.
 */
export type Kt4w40kReport = { rules: Kt4w40kRules, sequence: Kt4w40kSequence, expected: Kt4w40kExpected, 
/**
 * The chance of each number of wounds lost.
 */
wounds_lost: Array<[number, number]>, 
/**
 * The chance of each number of models slain.
 */
slain: Array<[number, number]>, 
/**
 * The chance that nobody is left.
 */
kill: number, };

/**
 * The rule set of a question, which only has the one word.
 */
export type Kt4w40kRules = "kt4w40k";

/**
 * Kinds of attack of KT4W40K.
 */
export type Kt4w40kSequence = "shoot" | "overwatch" | "fight" | "opportunity" | "mortal";

/**
 * A weapon, and how many models use it.
 */
export type Kt4w40kWeapon = { 
/**
 * How many models use it, each with its own number of attacks.
 */
models?: number, 
/**
 * Attacks of one model.
 */
attacks: Amount, 
/**
 * BS or WS, the number needed.
 */
skill: number, 
/**
 * How strong the attack is.
 */
strength: number, 
/**
 * What it takes off armour saves.
 */
ap: number, 
/**
 * The wounds that a failed save costs.
 */
damage: Amount, 
/**
 * What is added to its hit rolls.
 */
hit_modifiers: number[], 
/**
 * Its special rules.
 */
rules: string[], };

/**
 * The answer about one height.
 */
export type LevelReport = { 
/**
 * The height of what is stood on, in inches.
 */
z: number, 
/**
 * The outlines of all places at that height where the move may end.
 */
region: Array<Array<[number, number]>>, };

/**
 * A computer player.
 */
export type LevelView = { 
/**
 * Its name in a new game.
 */
id: string, 
/**
 * What people call it.
 */
name: string, };

/**
 * A line of a degrading profile: what holds from so many remaining wounds up to the line above.
 */
export type LineCard = { 
/**
 * The fewest remaining wounds that it holds for.
 */
from: number, 
/**
 * How far the model moves, in inches.
 */
movement: number, 
/**
 * Weapon Skill, the number needed.
 */
weapon_skill: number, 
/**
 * Ballistic Skill, the number needed.
 */
ballistic_skill: number, 
/**
 * Attacks.
 */
attacks: number, };

/**
 * Whether one place will do, and how to get there.
 */
export type LivePath = { 
/**
 * Whether the rules allow it.
 */
legal: boolean, 
/**
 * The answer to give; also where it would be refused.
 */
answer: Answer, 
/**
 * The place: x, y and height in inches.
 */
to: [number, number, number], 
/**
 * The length of the path in inches, as the game measures it; none where nothing walks.
 */
length: number | null, 
/**
 * The most that it may be.
 */
limit: number | null, 
/**
 * The path from where the model stands: x, y and height in inches.
 */
path: Array<[number, number, number]>, 
/**
 * The rule that forbids it.
 */
why_not: Cause | null, };

/**
 * The answer: about one place, or about everywhere.
 */
export type LiveReach = LivePath | LiveRegion;

/**
 * All places that will do.
 */
export type LiveRegion = { 
/**
 * Their outlines in inches; holes run clockwise.
 */
region: Array<Array<[number, number]>>, 
/**
 * The longest path in inches; none where nothing walks.
 */
limit: number | null, 
/**
 * The rule that forbids it wherever.
 */
why_not: Cause | null, };

/**
 * One line of the game's record and what came of it.
 */
export type LogEntry = { 
/**
 * Its number, from 1: the table after it is the table at this number.
 */
at: number, 
/**
 * Whose answer or dice.
 */
side: Side, 
/**
 * What kind of line it is.
 */
kind: LogKind, 
/**
 * The answer.
 */
answer: Answer | null, 
/**
 * The dice, in the order in which they were thrown.
 */
faces: Array<number>, 
/**
 * What the dice were for.
 */
reason: RollReason | null, 
/**
 * The turning point in which it happened; 0 during set-up.
 */
turn: number, 
/**
 * What happened, as far as whoever reads may know.
 */
events: Array<GameEvent>, 
/**
 * The same in sentences; what was answered, where nothing came of it.
 */
text: Array<string>, };

/**
 * What kind of line it is.
 */
export type LogKind = "answer" | "roll" | "leave";

/**
 * Something to be seen at a model or a unit.
 */
export type Mark = "injured" | "stunned" | "reacted" | "readied" | "shaken" | "flesh-1" | "flesh-2" | "flesh-3" | "engaged" | "prepared" | "moved" | "advanced" | "fell-back" | "charged" | "charge-failed" | "retreated" | "was-charged" | "disembarked" | "arrived" | "cast" | "shot" | "fought" | "tested" | "decisive-move" | "decisive-shot" | "worse-line" | "demoralised" | "worse-line-next" | "demoralised-next";

/**
 * Who is asking.
 */
export type Me = { 
/**
 * Nobody yet, if this browser has not said who it is.
 */
user: Person | null, };

/**
 * A mission of a rule set.
 */
export type MissionEntry = { 
/**
 * The rule set it is written for.
 */
rules: RuleSet, 
/**
 * What it is found by, in whatever language it is shown: its name in its file.
 */
id: string, 
/**
 * What people call it.
 */
name: string, 
/**
 * A few words about it.
 */
text: string, 
/**
 * Its two drop zones.
 */
drop_zones: Array<Array<PointView>>, 
/**
 * How many turning points it lasts.
 */
turning_points: number, 
/**
 * The victory points for each marker that is held at the end of a turn; none where markers score nothing.
 */
hold: number, 
/**
 * The victory points for each unit in an enemy's zone at the end of the battle.
 */
breakthrough: number, };

/**
 * A mission.
 */
export type MissionView = { 
/**
 * What it is found by, in whatever language it is shown: its name in its file.
 */
id: string, 
/**
 * What people call it.
 */
name: string, 
/**
 * A few words about it.
 */
text: string, 
/**
 * Its two drop zones.
 */
drop_zones: Array<Array<PointView>>, 
/**
 * How many turning points it lasts.
 */
turning_points: number, 
/**
 * The victory points for each marker that is held at the end of a turn; none where markers score nothing.
 */
hold: number, 
/**
 * The victory points for each unit in an enemy's zone at the end of the battle.
 */
breakthrough: number, };

/**
 * A model on the table: its side and its number there, from 1. Written `A1`, `B10`.
 */
export type ModelId = `${Side}${number}`;

/**
 * What else a model's card says in rule sets with phases.
 */
export type ModelProfile = { 
/**
 * Weapon Skill, the number needed.
 */
weapon_skill: number, 
/**
 * Ballistic Skill, the number needed.
 */
ballistic_skill: number, 
/**
 * Strength.
 */
strength: number, 
/**
 * Toughness.
 */
toughness: number, 
/**
 * Attacks.
 */
attacks: number, 
/**
 * Leadership.
 */
leadership: number, 
/**
 * Its powers, by their names in answers.
 */
powers: Array<Slug>, 
/**
 * How far its aura reaches, in inches, where it has one.
 */
aura: number | null, 
/**
 * From what number on a die it ignores a wound, where it does.
 */
ignores?: number, 
/**
 * The lines of its profile, the best first, where it degrades.
 */
lines?: Array<LineCard>, };

/**
 * A model.
 */
export type ModelView = { 
/**
 * Its name, such as `A1`; a model of a unit has one of its own, such as `A1.3`.
 */
id: PieceId, 
/**
 * Its unit, where models are parts of units.
 */
unit?: ModelId, 
/**
 * Its number in its unit, from 1: answers that are about one model of a unit say it.
 */
number?: number, 
/**
 * Whether it is on the board.
 */
presence: Presence, 
/**
 * Where it stands, in inches.
 */
at: PointView, 
/**
 * How high it stands, in inches.
 */
z: number, 
/**
 * The wounds it has left.
 */
wounds: number, 
/**
 * `engage` or `conceal`, where the rule set has orders.
 */
order: Order | null, 
/**
 * Whether it is still to act in this turning point.
 */
ready: boolean, 
/**
 * What else is to be seen at it.
 */
marks: Array<Mark>, };

/**
 * The move actions of the skirmish rule sets.
 */
export type MoveAction = "reposition" | "dash" | "fall-back" | "charge";

/**
 * What is still to be picked.
 */
export type Need = "place" | "toward" | "target";

/**
 * A game to be.
 */
export type NewGame = { 
/**
 * The rule set.
 */
rules: string, 
/**
 * The seats, side A's first.
 */
seats: Array<NewSeat>, 
/**
 * The board: a name of the catalogue, or the id of a saved one.
 */
killzone: string, 
/**
 * The mission: a name of the catalogue, or the id of a saved one; none is the open fight of the lite rules.
 */
mission: string | null, 
/**
 * The rule switches that differ from the default.
 */
switches: { [key in string]: string }, 
/**
 * Where dice come from.
 */
dice: DiceSource, 
/**
 * How long players may think; none is as long as they like.
 */
clock: ClockSettings | null, 
/**
 * Whether anybody may find and watch it; else only who has the link.
 */
public: boolean, 
/**
 * Any words: they go into the dice, so that nobody alone decides them. At most 64 characters. They need a commitment,
 * so that the server cannot choose its seed by them.
 */
entropy: string, 
/**
 * What the server promised about its seed, as `POST /api/dice` told.
 */
commitment: string | null, };

/**
 * Who is to sit where.
 */
export type NewSeat = { "kind": "me", 
/**
 * The team: a name of the catalogue, or the id of a saved one.
 */
team: string, } | { "kind": "friend", 
/**
 * The team: a name of the catalogue, or the id of a saved one.
 */
team: string, } | { "kind": "computer", 
/**
 * The team: a name of the catalogue, or the id of a saved one.
 */
team: string, 
/**
 * How well it plays: a level of the catalogue.
 */
level: string, };

/**
 * A marked place.
 */
export type ObjectiveView = { 
/**
 * What people call it.
 */
name: string, 
/**
 * Its middle.
 */
at: PointView, };

/**
 * What the attacker wants as much of as possible, and the defender as little.
 */
export type OddsGoal = "damage" | "kill";

/**
 * How both sides choose.
 */
export type OddsPolicy = "optimal" | "always-strike" | "always-parry" | "never-fish";

/**
 * A question about an attack; `rules` says which of these it is.
 */
export type OddsQuestion = SkirmishOdds | Kt18Question | Kt4w40kQuestion;

/**
 * The answer to a question about an attack; `rules` says which of these it is.
 */
export type OddsReport = SkirmishReport | Kt18Report | Kt4w40kReport;

/**
 * What one player may offer the others.
 */
export type OfferKind = "draw" | "undo";

/**
 * Something that one player offers the others.
 */
export type OfferView = { 
/**
 * What.
 */
kind: OfferKind, 
/**
 * By which side.
 */
side: Side, 
/**
 * The sides that have not agreed yet: everybody who still plays has to.
 */
asked: Array<Side>, };

/**
 * An operative on a card.
 */
export type OperativeCard = { 
/**
 * Its name, such as `A1`; a model of a unit has one of its own, such as `A1.3`.
 */
model: PieceId, 
/**
 * What people call it.
 */
name: string, 
/**
 * Action point limit.
 */
apl: number, 
/**
 * How far it moves, in inches.
 */
movement: number, 
/**
 * Defence dice.
 */
defence: number, 
/**
 * What a defence die needs.
 */
save: number, 
/**
 * What a defence die needs whatever the weapon, where it has such a save.
 */
invulnerable: number | null, 
/**
 * The wounds it starts with.
 */
wounds: number, 
/**
 * The diameter of its base, in millimetres.
 */
base_mm: number, 
/**
 * How tall it is, in inches.
 */
height: number, 
/**
 * Words that other rules go by.
 */
keywords: Array<string>, 
/**
 * What it carries.
 */
weapons: Array<WeaponCard>, 
/**
 * What else its card says in rule sets with phases; action points and defence dice are 0 there.
 */
profile?: ModelProfile, };

/**
 * The open decision, with everything that can be chosen and what cannot.
 */
export type Options = { 
/**
 * Who decides.
 */
side: Side, 
/**
 * What about.
 */
ask: Ask, 
/**
 * The question as a sentence.
 */
question: string, 
/**
 * The default answer, for players who do not want to be asked.
 */
automatic: Answer | null, 
/**
 * The choices.
 */
choices: Array<Choice>, };

/**
 * The order of an operative.
 */
export type Order = "engage" | "conceal";

/**
 * A paragraph of a book, with the rules that it tells.
 */
export type PassageView = { 
/**
 * Their full ids.
 */
ids: Array<string>, 
/**
 * What it says, in the books' Markdown.
 */
text: string, 
/**
 * What is drawn beside it.
 */
diagrams: Array<DiagramView>, };

/**
 * To change one's password.
 */
export type PasswordAsked = { 
/**
 * The password until now.
 */
old: string, 
/**
 * The new one: 8 to 200 characters.
 */
new: string, };

/**
 * The answer about one place, as programs read it.
 */
export type PathReport = { 
/**
 * Whether the move may end there.
 */
legal: boolean, 
/**
 * The length of the path in inches.
 */
length: number | null, 
/**
 * The path from where the model stands: x and y, and the height where any is not the floor's.
 */
path: Array<Array<number>>, 
/**
 * How long the shortest path would be that the rules allow with a larger limit, where the move is refused and
 * there is one.
 */
shortest?: number, 
/**
 * The rule that limits the move, or forbids it.
 */
why: Array<Cause>, };

/**
 * Somebody who plays.
 */
export type Person = { 
/**
 * Theirs for ever.
 */
id: string, 
/**
 * What others see.
 */
name: string, 
/**
 * Whether they have no password, and so only this browser knows them.
 */
guest: boolean, };

/**
 * What stands on the table by itself: a model, or one of the models of a unit. Written `A1`, or `A1.3` for the third
 * model of the unit `A1`.
 */
export type PieceId = ModelId | `${ModelId}.${number}`;

/**
 * A model of a unit that goes somewhere.
 */
export type Placed = { 
/**
 * Its number in the unit, from 1.
 */
number: number, 
/**
 * Where it stands now: x, y and height in inches; nowhere if it is not on the table.
 */
from: [number, number, number] | null, 
/**
 * Where it would stand.
 */
to: [number, number, number], 
/**
 * The length of its path in inches, where it walks and may.
 */
length: number | null, 
/**
 * Its path from where it stands, where it walks and may.
 */
path: Array<[number, number, number]>, };

/**
 * A player.
 */
export type PlayerView = { 
/**
 * The side.
 */
side: Side, 
/**
 * Command points.
 */
cp: number, 
/**
 * The drop zone, once it is taken.
 */
drop_zone: Array<PointView> | null, 
/**
 * Ploys that are working.
 */
ploys: Array<WorkingPloy>, 
/**
 * Whether the kill team is broken, where the rule set knows that.
 */
broken: boolean, 
/**
 * Whether the player has left a game that goes on.
 */
left: boolean, 
/**
 * Points scored, where the rule set counts them.
 */
score?: number, 
/**
 * What the units that the player has left cost together, where that decides the battle.
 */
points?: number, };

/**
 * A ploy on a card.
 */
export type PloyCard = { 
/**
 * What people call it.
 */
name: string, 
/**
 * Its name in answers.
 */
slug: Slug, 
/**
 * What it says.
 */
text: string, 
/**
 * What it costs in command points.
 */
cost: number, 
/**
 * `strategy` or `firefight`; the moment, such as `start-of-shooting` or `attacked`, in rule sets with
 * phases.
 */
phase: string, };

/**
 * A point on the board: inches east and north of its south-west corner.
 */
export type PointView = [number, number];

/**
 * Whether a model is on the board.
 */
export type Presence = "reserve" | "board" | "removed";

/**
 * What the server promises about the seed of a game to be.
 */
export type Promised = { 
/**
 * It fixes the seed and tells nothing of it; docs/server.md says how.
 */
commitment: string, };

/**
 * A question about a move of one model on a table.
 */
export type ReachQuestion = { 
/**
 * The rule set's id.
 */
rules: string, 
/**
 * The board, or the name of one that comes with the program.
 */
killzone: AskedKillzone, 
/**
 * The models on it.
 */
models: Array<AskedModel>, 
/**
 * The id of the model that moves.
 */
model: string, 
/**
 * The move, in the words of the rule set: `reposition`, `normal_move` or `normal`, `dash` or `advance`,
 * `fall_back`, `charge`.
 */
action: string, 
/**
 * How far it may go, in inches.
 */
limit: number, 
/**
 * The place it is to get to, with its height or without; without a place, the whole region is asked for.
 */
to: [number, number] | [number, number, number] | null, 
/**
 * Whether the region is told for every height by itself as well.
 */
levels?: boolean, 
/**
 * Read and checked as everywhere; they do not change a move.
 */
weapon_rules: Array<string>, 
/**
 * The rule switches that differ from the default.
 */
switches: SwitchSettings, };

/**
 * The answer: about one place, or about everywhere.
 */
export type ReachReport = PathReport | RegionReport;

/**
 * The answer about everywhere.
 */
export type RegionReport = { 
/**
 * The outlines of all places where the move may end, in inches; holes run clockwise.
 */
region: Array<Array<[number, number]>>, 
/**
 * The same for every height by itself, the floor first, where that was asked for.
 */
levels?: Array<LevelReport>, };

/**
 * What lets a player roll dice again.
 */
export type RerollSource = "balanced" | "ceaseless" | "relentless" | "command";

/**
 * What dice are rolled for.
 */
export type RollReason = "draw" | "initiative" | "attack" | "defence" | "reroll" | "hot" | "hit" | "wound" | "save" | "attacks" | "damage" | "injury" | "advance" | "charge" | "roll-off" | "crush" | "doors" | "psychic" | "deny" | "perils" | "break" | "nerve" | "morale" | "decisive" | "ignore" | "wreck";

/**
 * A line of a list of rules.
 */
export type RuleHeading = { 
/**
 * The full id.
 */
id: string, 
/**
 * `statement`, `ruling` or `example`.
 */
kind: string, 
/**
 * The heading of the book that it stands under.
 */
section: string, 
/**
 * Its title, or how it begins.
 */
title: string, };

/**
 * A rule set, by its id.
 */
export type RuleSet = string;

/**
 * A rule set.
 */
export type RuleSetView = { 
/**
 * Its id.
 */
id: RuleSet, 
/**
 * What people call it.
 */
name: string, 
/**
 * Whether games of it can be played.
 */
playable: boolean, 
/**
 * Where the books leave a choice.
 */
switches: Array<SwitchView>, };

/**
 * An entry of a rule book. The texts are the book's, in its Markdown.
 */
export type RuleView = { 
/**
 * The rule set whose book it stands in.
 */
set: string, 
/**
 * The full id.
 */
id: string, 
/**
 * `statement`, `ruling` or `example`.
 */
kind: string, 
/**
 * The heading of the book that it stands under.
 */
section: string, 
/**
 * Its own title, where it has one.
 */
title: string | null, 
/**
 * What it says.
 */
statement: string, 
/**
 * What else the book notes about it: the heading of a column and its entry.
 */
columns: Array<[string, string]>, 
/**
 * The ids that it refers to.
 */
cites: Array<string>, 
/**
 * The ids of the examples that show it.
 */
shown_by: Array<string>, 
/**
 * Its terms, in English and in the language of whoever asks.
 */
terms: Array<[string, string]>, 
/**
 * The passage of the book that tells it in the language of whoever asks, where the book has been told.
 */
told: PassageView | null, 
/**
 * The chapter that the passage stands in: its key and its title.
 */
chapter: [string, string] | null, };

/**
 * Which of its saves a model takes.
 */
export type SaveKind = "armour" | "invulnerable";

/**
 * A file that was kept.
 */
export type SavedFile = { 
/**
 * Its name in addresses and in new games: whoever has it can play with it.
 */
id: string, 
/**
 * Whether whoever asks may change and delete it.
 */
mine: boolean, 
/**
 * What it holds.
 */
content: FileContent, };

/**
 * A killzone that was kept.
 */
export type SavedKillzone = { 
/**
 * Its name in addresses: whoever has it can play there.
 */
id: string, 
/**
 * Whether whoever asks may change it.
 */
mine: boolean, 
/**
 * The killzone.
 */
killzone: KillzoneView, };

/**
 * How a defender spends saves against hits.
 */
export type Saves = { 
/**
 * Critical saves, each cancelling a critical hit.
 */
criticals_on_criticals: number, 
/**
 * Critical saves, each cancelling a normal hit.
 */
criticals_on_normals: number, 
/**
 * Pairs of normal saves, each pair cancelling a critical hit.
 */
pairs_on_criticals: number, 
/**
 * Normal saves, each cancelling a normal hit.
 */
normals_on_normals: number, };

/**
 * What kind of player sits there.
 */
export type SeatKind = "person" | "computer";

/**
 * Who sits where, in short.
 */
export type SeatRow = { 
/**
 * The side.
 */
side: Side, 
/**
 * What kind of player.
 */
kind: SeatKind, 
/**
 * Who plays, once somebody does.
 */
name: string | null, 
/**
 * Whether that is a guest, whose name nobody has vouched for.
 */
guest: boolean, 
/**
 * The team.
 */
team: string, };

/**
 * A seat.
 */
export type SeatView = { 
/**
 * The side.
 */
side: Side, 
/**
 * What kind of player.
 */
kind: SeatKind, 
/**
 * Who plays; nobody while a friend is awaited.
 */
name: string | null, 
/**
 * Whether that is a guest, whose name nobody has vouched for.
 */
guest: boolean, 
/**
 * How well the computer plays.
 */
level: string | null, 
/**
 * Whether whoever asks may answer for it.
 */
mine: boolean, };

/**
 * A kind of attack.
 */
export type Sequence = "shoot" | "fight";

/**
 * Everything about a game that does not change while it is played.
 */
export type Sheet = { 
/**
 * Its id.
 */
id: string, 
/**
 * The rule set.
 */
rules: RuleSet, 
/**
 * Whether it was loaded from a record instead of being played here.
 */
replay: boolean, 
/**
 * When it was created, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * The board.
 */
killzone: KillzoneView, 
/**
 * The teams, side A's first.
 */
teams: Array<TeamCard>, 
/**
 * The mission, if one is played.
 */
mission: MissionView | null, 
/**
 * How many turning points the battle lasts.
 */
turning_points: number, 
/**
 * The switches that differ from the default, as `name=value`.
 */
switches: Array<string>, 
/**
 * The seats, side A's first.
 */
seats: Array<SeatView>, 
/**
 * Where dice come from.
 */
dice: DiceSource, 
/**
 * What shows that nobody chose the dice.
 */
fairness: Fairness, 
/**
 * How long players may think.
 */
clock: ClockSettings | null, 
/**
 * How it ended, if it has.
 */
finish: Finish | null, };

/**
 * A player, by seat: A, B, C or D.
 */
export type Side = 'A' | 'B' | 'C' | 'D';

/**
 * A question about one shooter and one target on a table.
 */
export type SightQuestion = { 
/**
 * The rule set's id.
 */
rules: string, 
/**
 * The board, or the name of one that comes with the program.
 */
killzone: AskedKillzone, 
/**
 * The models on it.
 */
models: Array<AskedModel>, 
/**
 * The id of the model that shoots.
 */
from: string, 
/**
 * The id of its target.
 */
to: string, 
/**
 * The rules of the weapon, as cards print them.
 */
weapon_rules: Array<string>, 
/**
 * The rule switches that differ from the default.
 */
switches: SwitchSettings, };

/**
 * The answer as programs read it.
 */
export type SightReport = { 
/**
 * The rule set's id.
 */
rules: string, 
/**
 * The gap between the bases in inches; none where walls leave no way.
 */
distance: number | null, 
/**
 * Whether the target can be seen.
 */
visible: boolean, 
/**
 * Whether distant terrain hides it.
 */
obscured: boolean, 
/**
 * Whether near terrain shelters it.
 */
cover: boolean, 
/**
 * Whether the two are at close quarters.
 */
engaged: boolean, 
/**
 * Whether Shoot may choose the target.
 */
valid_target: boolean, 
/**
 * Whether the defender may keep a die for cover.
 */
cover_save: boolean, 
/**
 * The rules that decided, in order.
 */
why: Array<Cause>, };

/**
 * To sign up or in.
 */
export type SignAsked = { 
/**
 * 1 to 40 characters; accounts do not differ by case alone.
 */
name: string, 
/**
 * 8 to 200 characters.
 */
password: string, };

/**
 * The operative that acts.
 */
export type SkirmishAttacker = { 
/**
 * Its wounds.
 */
wounds: number, 
/**
 * Its weapon.
 */
weapon: SkirmishWeapon, };

/**
 * The operative that is attacked.
 */
export type SkirmishDefender = { 
/**
 * Its wounds.
 */
wounds: number, 
/**
 * What its defence dice need; a fight does not ask.
 */
save?: number | null, 
/**
 * How many defence dice it has.
 */
defence?: number | null, 
/**
 * What its invulnerable save needs, if it has one.
 */
invulnerable?: number | null, 
/**
 * Whether it has a cover save against this weapon.
 */
cover: boolean, 
/**
 * Whether it is obscured.
 */
obscured: boolean, 
/**
 * What it fights back with; a shooting sequence does not ask.
 */
weapon: SkirmishWeapon | null, };

/**
 * The mean of what both lose.
 */
export type SkirmishExpected = { defender_loses: number, attacker_loses: number, };

/**
 * The chances that they go down.
 */
export type SkirmishIncapacitated = { defender: number, attacker: number, };

/**
 * A question about an attack in which both sides choose.
 */
export type SkirmishOdds = { 
/**
 * How both sides choose; as well as can be if nothing is said.
 */
policy?: OddsPolicy, 
/**
 * Under which rules.
 */
rules: SkirmishRules, 
/**
 * What kind of attack.
 */
sequence: SkirmishSequence, 
/**
 * What both sides play for.
 */
goal: OddsGoal, 
/**
 * The operative that acts.
 */
attacker: SkirmishAttacker, 
/**
 * The operative that is attacked.
 */
defender: SkirmishDefender, 
/**
 * What both may spend on re-rolls.
 */
command_rerolls: CommandRerolls, 
/**
 * The rule switches that differ from the default.
 */
switches: SwitchSettings, };

/**
 * The answer as programs read it.
 */
export type SkirmishReport = { rules: SkirmishRules, sequence: SkirmishSequence, goal: OddsGoal, 
/**
 * Only where somebody does not play perfectly.
 */
policy?: OddsPolicy, value: number, defender_loses: Array<[number, number]>, attacker_loses: Array<[number, number]>, expected: SkirmishExpected, incapacitated: SkirmishIncapacitated, };

/**
 * The rule sets whose attacks can be solved.
 */
export type SkirmishRules = "kt21" | "kt24";

/**
 * The two kinds of attack.
 */
export type SkirmishSequence = "shoot" | "fight";

/**
 * A weapon as on its card.
 */
export type SkirmishWeapon = { 
/**
 * How many dice it rolls.
 */
attacks: number, 
/**
 * What they need when the sequence starts.
 */
hit: number, 
/**
 * What a normal and a critical success take off.
 */
damage: [number, number], 
/**
 * Its rules, as the card words them.
 */
rules: Array<string>, };

/**
 * A name in the notation: lower-case words joined by hyphens, such as `long-rifle`.
 */
export type Slug = string;

/**
 * What the game waits for.
 */
export type StatusView = { "wait": "seats" } | { "wait": "decide", 
/**
 * Whose.
 */
side: Side, 
/**
 * What about: the page has a component for each kind.
 */
ask: Ask, 
/**
 * What is asked, as a sentence.
 */
prompt: string, } | { "wait": "roll", 
/**
 * Whose.
 */
side: Side, 
/**
 * How many.
 */
dice: number, 
/**
 * What for.
 */
reason: RollReason, 
/**
 * What is asked, as a sentence.
 */
prompt: string, } | { "wait": "over", 
/**
 * How it ended.
 */
finish: Finish, };

/**
 * The kind of a success, of either side's dice.
 */
export type Success = "normal" | "critical";

/**
 * Switches by name, as text whatever they were written as; no name twice.
 */
export type SwitchSettings = Record<string, boolean | number | string>;

/**
 * A choice that the books leave.
 */
export type SwitchView = { 
/**
 * Its name in a new game.
 */
name: string, 
/**
 * What it is about.
 */
text: string, 
/**
 * The rule that leaves the choice.
 */
rule: string, 
/**
 * What it can be set to.
 */
values: Array<string>, 
/**
 * What it is set to unless somebody says otherwise.
 */
default: string, };

/**
 * How the table lies, and what lies beside it.
 */
export type Table = { 
/**
 * After how many lines of the log.
 */
at: number, 
/**
 * What the game waits for.
 */
status: StatusView, 
/**
 * What is offered.
 */
offer: OfferView | null, 
/**
 * The sides that may take their last answer back without asking.
 */
may_undo: Array<Side>, 
/**
 * The clocks, where there are any.
 */
clock: ClockView | null, 
/**
 * The turning point; 0 during set-up.
 */
turn: number, 
/**
 * `setup`, `initiative`, `strategy`, `firefight` or `over`; in rule sets with phases `setup`, `initiative`,
 * `movement`, `psychic`, `shooting`, `fight` or `combat`, `morale`, `end` or `over`.
 */
phase: string, 
/**
 * The part of the phase, where it has parts, such as `ready-fire`, `start-of-movement` or `hammer-of-fury`.
 */
section?: string, 
/**
 * Who has the initiative, once somebody has.
 */
initiative: Side | null, 
/**
 * The players in the order of their turns, where the rule set has one for the round.
 */
order: Array<Side>, 
/**
 * The models, side A's first.
 */
models: Array<ModelView>, 
/**
 * The units, side A's first; none in rule sets where every model acts for itself.
 */
units?: Array<UnitView>, 
/**
 * The players, side A's first.
 */
players: Array<PlayerView>, 
/**
 * Terrain that players have added to the board.
 */
added: Array<TerrainView>, 
/**
 * The doors that stand open, by their place in the board's list.
 */
open_doors: Array<number>, 
/**
 * The model that acts.
 */
active: ActiveView | null, 
/**
 * The attack that is being resolved.
 */
attack: AttackView | null, };

/**
 * An enemy, and what the weapon could do to it.
 */
export type Target = { 
/**
 * The enemy.
 */
model: ModelId, 
/**
 * The attack on it.
 */
answer: Answer, 
/**
 * The attack in words.
 */
label: string, 
/**
 * The gap between the bases in inches; none where walls leave no way.
 */
distance: number | null, 
/**
 * Whether it can be seen.
 */
visible: boolean, 
/**
 * Whether distant terrain hides it.
 */
obscured: boolean, 
/**
 * Whether near terrain shelters it.
 */
cover: boolean, 
/**
 * Whether the two are at close quarters.
 */
engaged: boolean, 
/**
 * Whether the defender may keep a die for cover.
 */
cover_save: boolean, 
/**
 * What decided about sight and cover, with the lines that show it.
 */
why: Array<Cause>, 
/**
 * The rule that forbids the attack; nothing if it is allowed.
 */
why_not: Cause | null, 
/**
 * What an allowed attack comes to, where it can be solved.
 */
odds: AttackOdds | null, 
/**
 * Attacks that take further targets besides this one.
 */
wider: Array<Wider>, };

/**
 * A team as its cards print it.
 */
export type TeamCard = { 
/**
 * What it is found by, in whatever language it is shown: its name in its file.
 */
id: string, 
/**
 * What people call it.
 */
name: string, 
/**
 * A few words about it.
 */
text: string, 
/**
 * The rule set it is written for.
 */
rules: RuleSet, 
/**
 * Its operatives, or the models of all its units.
 */
operatives: Array<OperativeCard>, 
/**
 * Its units; none in rule sets where every model acts for itself.
 */
units?: Array<UnitSheet>, 
/**
 * Its ploys.
 */
ploys: Array<PloyCard>, };

/**
 * One part of a piece of terrain.
 */
export type TerrainView = { 
/**
 * What people call it.
 */
name: string, 
/**
 * `heavy`, `light`, or nothing where the map does not say.
 */
kind: string | null, 
/**
 * Its outline from above.
 */
footprint: Array<PointView>, 
/**
 * The height of its underside.
 */
bottom: number, 
/**
 * The height of its upper side.
 */
top: number, 
/**
 * Whether models may stand on it.
 */
vantage: boolean, };

/**
 * What the server says.
 */
export type ToPage = { "say": "hello", 
/**
 * What does not change.
 */
sheet: Sheet, 
/**
 * How the table lies.
 */
table: Table, 
/**
 * What has happened so far.
 */
log: Array<LogEntry>, } | { "say": "step", 
/**
 * The line.
 */
entry: LogEntry, 
/**
 * How the table lies after it.
 */
table: Table, } | { "say": "undone", 
/**
 * How the table lies now.
 */
table: Table, } | { "say": "aside", 
/**
 * How the table lies, offers and clocks included.
 */
table: Table, } | { "say": "sheet", 
/**
 * The new sheet.
 */
sheet: Sheet, } | { "say": "refused", 
/**
 * Why.
 */
fault: Fault, };

/**
 * The way of one model of a unit.
 */
export type UnitMove = { 
/**
 * Its number in the unit, from 1.
 */
number: number, 
/**
 * Where it goes.
 */
way: Way, };

/**
 * Where a unit is.
 */
export type UnitPresence = "waiting" | "reserve" | "board" | "aboard" | "removed";

/**
 * A unit on a card, in rule sets where several models act together. Its models are among the team's operatives.
 */
export type UnitSheet = { 
/**
 * Its name in answers, such as `A1`.
 */
unit: ModelId, 
/**
 * What people call it.
 */
name: string, 
/**
 * Words that rules go by, in capitals.
 */
keywords: Array<string>, 
/**
 * What it costs.
 */
points: number, 
/**
 * Its models, by their names among the operatives, such as `A1.1`.
 */
models: Array<PieceId>, 
/**
 * Its psychic powers, by their names in answers.
 */
powers: Array<Slug>, 
/**
 * How many powers it may attempt in a turn.
 */
casts: number, 
/**
 * How many powers it may deny in a turn.
 */
denies: number, 
/**
 * How many models it carries; 0 for what is no transport.
 */
capacity: number, 
/**
 * How far its aura reaches, in inches, where it has one.
 */
aura?: number, 
/**
 * What else it may do: `advance-and-charge`, `fights-first`, `fights-last`, `reserve`.
 */
abilities: Array<string>, };

/**
 * A unit, in rule sets where several models act together.
 */
export type UnitView = { 
/**
 * Its name in answers, such as `A1`.
 */
id: ModelId, 
/**
 * Where it is.
 */
presence: UnitPresence, 
/**
 * The transport that it is aboard.
 */
aboard?: ModelId, 
/**
 * How many of its models are left.
 */
models: number, 
/**
 * The wounds that they have left together.
 */
wounds: number, 
/**
 * The wounds that it has lost in this turn.
 */
lost: number, 
/**
 * The line of its degrading profile that holds now, from 1, where it has one.
 */
line?: number, 
/**
 * Whether it is still to act in the Movement phase of this turn.
 */
ready: boolean, 
/**
 * What is to be seen at it.
 */
marks: Array<Mark>, 
/**
 * The units that it has declared a charge against in this turn.
 */
targets: Array<ModelId>, };

/**
 * One weapon of an attack and whom it is used on.
 */
export type Use = { 
/**
 * The weapon.
 */
weapon: Slug, 
/**
 * The models of a unit that use it, each by its number in the unit from 1; none named: all who can.
 */
by?: Array<number>, 
/**
 * The targets, the chosen one first.
 */
targets: Array<ModelId>, 
/**
 * How many attacks each target gets, or how many models of a unit shoot it, where they are divided; else nothing.
 */
split?: Array<number>, };

/**
 * A piece of wall.
 */
export type WallView = { 
/**
 * One end.
 */
from: PointView, 
/**
 * The other end.
 */
to: PointView, };

/**
 * How a model is to move.
 */
export type Way = { "to": AnswerPlace } | { "along": Array<AnswerPlace> };

/**
 * A weapon on a card.
 */
export type WeaponCard = { 
/**
 * What people call it.
 */
name: string, 
/**
 * Its name in answers.
 */
slug: Slug, 
/**
 * What it is for.
 */
reach: WeaponReach, 
/**
 * Attack dice.
 */
attacks: number, 
/**
 * What a die needs.
 */
hit: number, 
/**
 * What a normal and a critical success take off.
 */
damage: [number, number], 
/**
 * Its rules as the card words them.
 */
rules: Array<string>, 
/**
 * What else its card says in rule sets with phases; dice among its attacks and its damage are told only here.
 */
profile?: WeaponProfile, };

/**
 * What else a weapon's card says in rule sets with phases.
 */
export type WeaponProfile = { 
/**
 * How far it reaches, in inches; 0 for fighting.
 */
range: number, 
/**
 * How it is used and how often, such as `Rapid Fire 1`.
 */
kind: string, 
/**
 * How strong it is: a number, `User`, `+1` or `x2`.
 */
strength: string, 
/**
 * What it takes off armour saves; zero or less.
 */
ap: number, 
/**
 * The wounds of each failed save, such as `1` or `D3`.
 */
damage: string, };

/**
 * What a weapon is for.
 */
export type WeaponReach = "ranged" | "melee";

/**
 * An attack on several targets at once.
 */
export type Wider = { 
/**
 * The attack.
 */
answer: Answer, 
/**
 * The attack in words.
 */
label: string, };

/**
 * A ploy that is working.
 */
export type WorkingPloy = { 
/**
 * Its name in answers.
 */
ploy: Slug, 
/**
 * The model it works on, where it is one.
 */
on: ModelId | null, };
