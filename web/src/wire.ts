// Made from crates/server/src/wire by its test; do not change by hand.

/**
 * The model that acts.
 */
export type ActiveView = { 
/**
 * Which.
 */
model: string, 
/**
 * The action points it has left; 0 where the rule set has none.
 */
ap: number, };

/**
 * A good answer to the open decision, and why it is one.
 */
export type Advice = { 
/**
 * The answer, in the notation.
 */
answer: string, 
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
 * The answer that begins it, in the notation.
 */
answer: string, 
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
 * The board of a question.
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
 * The height at which it begins, in inches.
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
 * `shoot` or `fight`.
 */
sequence: string, 
/**
 * Who attacks.
 */
attacker: string, 
/**
 * Who is attacked.
 */
defender: string, 
/**
 * The attacker's weapon.
 */
weapon: string, 
/**
 * The weapon of the one who fights back.
 */
answer_weapon: string | null, 
/**
 * The attacker's dice.
 */
attack: DiceView, 
/**
 * The defender's dice: defence dice, or attack dice of a fight.
 */
defence: DiceView, };

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
 * Something that can be chosen, or that cannot and says why.
 */
export type Choice = { 
/**
 * What kind of choice it is: the first word of its answer, or what a model does by it, such as `charge`.
 */
kind: string, 
/**
 * What it is called.
 */
label: string, 
/**
 * The answer in the notation. What is still to be picked stands in it as `{place}`, `{toward}` or `{target}`.
 */
answer: string, 
/**
 * What is still to be picked; nothing if the answer is whole.
 */
needs: Array<Need>, 
/**
 * The model that it is about, if it is about one.
 */
model?: string, 
/**
 * The weapon's name in the notation.
 */
weapon?: string, 
/**
 * The number of the model of a unit that it is about, if it is about one.
 */
number?: number, 
/**
 * The order that comes with it.
 */
order?: string, 
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
 * Whether it is what is done for those who do not want to be asked.
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
running: string | null, };

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
 * What the attacks of a unit come to on average: whatever may be rolled again apart.
 */
export type Expected = { 
/**
 * Hits.
 */
hits: number, 
/**
 * Wounds that the target loses.
 */
wounds: number, };

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
winner: string | null, };

/**
 * How a game ended.
 */
export type FinishKind = "played" | "resigned" | "agreed" | "time";

/**
 * What comes of an answer that moves or sets up a whole unit.
 */
export type Formation = { 
/**
 * The unit, such as `A1`.
 */
unit: string, 
/**
 * Whether the rules allow it.
 */
legal: boolean, 
/**
 * The answer that was asked about, in the notation.
 */
answer: string, 
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
 * The answer in the notation.
 */
answer: string, } | { "say": "auto", 
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
side: string, };

/**
 * Games in a list.
 */
export type GameList = { 
/**
 * Those in which whoever asks has a seat, the newest first.
 */
mine: Array<GameRow>, 
/**
 * Those that anybody may watch, the newest first.
 */
public: Array<GameRow>, };

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
 * The link for a friend.
 */
export type Invitation = { 
/**
 * The seat it is for.
 */
side: string, 
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
 * What is allowed, but may not be meant.
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
 * `terrain`, `wall`, `door` or `objective`, where it is about one of them.
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
 * The answer to give, in the notation; also where it would be refused.
 */
answer: string, 
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
side: string, 
/**
 * What kind of line it is.
 */
kind: LogKind, 
/**
 * The answer in the notation.
 */
answer: string | null, 
/**
 * The dice, in the order in which they were thrown.
 */
faces: Array<number>, 
/**
 * What the dice were for.
 */
reason: string | null, 
/**
 * The turning point in which it happened; 0 during set-up.
 */
turn: number, 
/**
 * What happened, in sentences.
 */
text: Array<string>, };

/**
 * What kind of line it is.
 */
export type LogKind = "answer" | "roll";

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
rules: string, 
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
turning_points: number, };

/**
 * A mission.
 */
export type MissionView = { 
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
turning_points: number, };

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
powers: Array<string>, 
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
 * Its name in answers, such as `A1`; a model of a unit has one of its own, such as `A1.3`.
 */
id: string, 
/**
 * Its unit, where models are parts of units.
 */
unit?: string, 
/**
 * Its number in its unit, from 1: answers that are about one model of a unit say it.
 */
number?: number, 
/**
 * `reserve`, `board` or `removed`.
 */
presence: string, 
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
order: string | null, 
/**
 * Whether it is still to act in this turning point.
 */
ready: boolean, 
/**
 * What else is to be seen at it, such as `injured`, `stunned`, `readied` or `flesh-1`.
 */
marks: Array<string>, };

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
 * The mission, by name; none is the open fight of the lite rules.
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
 * Any words: they go into the dice, so that nobody alone decides them. At most 64 characters.
 */
entropy: string, };

/**
 * Who is to sit where.
 */
export type NewSeat = { "kind": "me", 
/**
 * The team, by name.
 */
team: string, } | { "kind": "friend", 
/**
 * The team, by name.
 */
team: string, } | { "kind": "computer", 
/**
 * The team, by name.
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
side: string, };

/**
 * An operative on a card.
 */
export type OperativeCard = { 
/**
 * Its name in answers, such as `A1`.
 */
model: string, 
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
 * Who decides, such as `A`.
 */
side: string, 
/**
 * What kind of decision it is, such as `act` or `activate`.
 */
ask: string, 
/**
 * The question as a sentence.
 */
question: string, 
/**
 * The model that acts or is under attack.
 */
model: string | null, 
/**
 * The action points that it has left.
 */
ap: number | null, 
/**
 * The sensible answer for those who do not want to be asked, in the notation.
 */
automatic: string | null, 
/**
 * The choices.
 */
choices: Array<Choice>, };

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
side: string, 
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
slug: string, 
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
 * A question about a move of one model on a table.
 */
export type ReachQuestion = { 
/**
 * The rule set's id.
 */
rules: string, 
/**
 * The board.
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
 * The place it is to get to; without one, the whole region is asked for.
 */
to: [number, number] | null, 
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
region: Array<Array<[number, number]>>, };

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
 * A rule set.
 */
export type RuleSetView = { 
/**
 * Its id.
 */
id: string, 
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
terms: Array<[string, string]>, };

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
side: string, 
/**
 * What kind of player.
 */
kind: SeatKind, 
/**
 * Who plays, once somebody does.
 */
name: string | null, 
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
side: string, 
/**
 * What kind of player.
 */
kind: SeatKind, 
/**
 * Who plays; nobody while a friend is awaited.
 */
name: string | null, 
/**
 * How well the computer plays.
 */
level: string | null, 
/**
 * Whether whoever asks may answer for it.
 */
mine: boolean, };

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
rules: string, 
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
 * A question about one shooter and one target on a table.
 */
export type SightQuestion = { 
/**
 * The rule set's id.
 */
rules: string, 
/**
 * The board.
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
 * What the game waits for.
 */
export type StatusView = { "wait": "seats" } | { "wait": "decide", 
/**
 * Whose.
 */
side: string, 
/**
 * What kind of choice, such as `activate` or `reroll`: the page has a component for each.
 */
kind: string, 
/**
 * The model that it is about, where it is one.
 */
model: string | null, 
/**
 * The number that goes with it: action points left, barricades left, dice at most, the door, wounds to lose.
 */
number: number | null, 
/**
 * The optional rule, the moment of the turn or the power that it is about, where it is one.
 */
rule: string | null, 
/**
 * What is asked, as a sentence.
 */
prompt: string, } | { "wait": "roll", 
/**
 * Whose.
 */
side: string, 
/**
 * How many.
 */
dice: number, 
/**
 * What for.
 */
reason: string, 
/**
 * What is asked, as a sentence.
 */
prompt: string, } | { "wait": "over", 
/**
 * How it ended.
 */
finish: Finish, };

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
 * How the table lies.
 */
export type Table = { 
/**
 * After how many lines of the log.
 */
at: number, 
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
initiative: string | null, 
/**
 * The players in the order of their turns, where the rule set has one for the round.
 */
order: Array<string>, 
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
attack: AttackView | null, 
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
may_undo: Array<string>, 
/**
 * The clocks, where there are any.
 */
clock: ClockView | null, };

/**
 * An enemy, and what the weapon could do to it.
 */
export type Target = { 
/**
 * The enemy.
 */
model: string, 
/**
 * The attack on it, in the notation.
 */
answer: string, 
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
 * What an allowed attack comes to on average, roughly, where it is too long to be solved.
 */
expected?: Expected, 
/**
 * Attacks that take further targets besides this one.
 */
wider: Array<Wider>, };

/**
 * A team as its cards print it.
 */
export type TeamCard = { 
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
rules: string, 
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
 * A unit on a card, in rule sets where several models act together. Its models are among the team's operatives.
 */
export type UnitSheet = { 
/**
 * Its name in answers, such as `A1`.
 */
unit: string, 
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
models: Array<string>, 
/**
 * Its psychic powers, by their names in answers.
 */
powers: Array<string>, 
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
id: string, 
/**
 * `waiting` to be set up, in `reserve`, on the `board`, `aboard` a transport, or `removed`.
 */
presence: string, 
/**
 * The transport that it is aboard.
 */
aboard?: string, 
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
 * What is to be seen at it: `engaged`, `prepared`, `moved`, `advanced`, `fell-back`, `charged`, `charge-failed`,
 * `was-charged`, `disembarked`, `arrived`, `cast`, `shot`, `fought`, `tested`, `decisive-move`, `decisive-shot`,
 * `worse-line`, `demoralised`, `worse-line-next`, `demoralised-next`.
 */
marks: Array<string>, 
/**
 * The units that it has declared a charge against in this turn.
 */
targets: Array<string>, };

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
slug: string, 
/**
 * `ranged` or `melee`.
 */
reach: string, 
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
 * An attack on several targets at once.
 */
export type Wider = { 
/**
 * The attack, in the notation.
 */
answer: string, 
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
ploy: string, 
/**
 * The model it works on, where it is one.
 */
on: string | null, };
