/** What goes over the wire, as the server's own types word it. Lengths are inches. */

export type PointView = [number, number]

export interface TerrainView {
  name: string
  kind: string | null
  footprint: PointView[]
  bottom: number
  top: number
  vantage: boolean
}

export interface WallView {
  from: PointView
  to: PointView
}

export interface DoorView {
  name: string
  from: PointView
  to: PointView
  open: boolean
}

export interface ObjectiveView {
  name: string
  at: PointView
}

export interface KillzoneView {
  name: string
  text: string
  width: number
  depth: number
  terrain: TerrainView[]
  walls: WallView[]
  doors: DoorView[]
  objectives: ObjectiveView[]
}

export interface Fault {
  field: string | null
  rule: string | null
  text: string
}

export interface FaultBody {
  error: Fault
}

export interface SeatRow {
  side: string
  kind: SeatKind
  name: string | null
  team: string
}

export interface GameRow {
  id: string
  rules: string
  killzone: string
  seats: SeatRow[]
  created_ms: number
  finish: Finish | null
}

export interface GameList {
  mine: GameRow[]
  public: GameRow[]
}

export interface Joining {
  invite: string
  entropy: string
}

export type OfferKind = 'draw' | 'undo'

export type ToPage =
  | { say: 'hello'; sheet: Sheet; table: Table; log: LogEntry[] }
  | { say: 'step'; entry: LogEntry; table: Table }
  | { say: 'undone'; table: Table }
  | { say: 'aside'; table: Table }
  | { say: 'sheet'; sheet: Sheet }
  | { say: 'over'; finish: Finish }
  | { say: 'refused'; fault: Fault }

export type FromPage =
  | { say: 'answer'; at: number; answer: string }
  | { say: 'auto'; at: number }
  | { say: 'roll'; at: number; faces: number[] }
  | { say: 'undo' }
  | { say: 'draw' }
  | { say: 'accept' }
  | { say: 'decline' }
  | { say: 'resign'; side: string }

export type LogKind = 'answer' | 'roll'

export interface LogEntry {
  at: number
  side: string
  kind: LogKind
  answer: string | null
  faces: number[]
  reason: string | null
  turn: number
  text: string[]
}

export type NewSeat =
  | { kind: 'me'; team: string }
  | { kind: 'friend'; team: string }
  | { kind: 'computer'; team: string; level: string }

export type DiceSource = 'program' | 'own'

export interface ClockSettings {
  seconds: number
  increment: number
}

export interface NewGame {
  rules: string
  seats: NewSeat[]
  killzone: string
  mission: string | null
  switches: Record<string, string>
  dice: DiceSource
  clock: ClockSettings | null
  public: boolean
  entropy: string
}

export interface Invitation {
  side: string
  path: string
}

export interface Created {
  id: string
  invitations: Invitation[]
}

export interface WeaponCard {
  name: string
  slug: string
  reach: string
  attacks: number
  hit: number
  damage: [number, number]
  rules: string[]
}

export interface OperativeCard {
  model: string
  name: string
  apl: number
  movement: number
  defence: number
  save: number
  invulnerable: number | null
  wounds: number
  base_mm: number
  height: number
  keywords: string[]
  weapons: WeaponCard[]
}

export interface PloyCard {
  name: string
  slug: string
  text: string
  cost: number
  phase: string
}

export interface TeamCard {
  name: string
  text: string
  rules: string
  operatives: OperativeCard[]
  ploys: PloyCard[]
}

export interface MissionView {
  name: string
  text: string
  drop_zones: PointView[][]
  turning_points: number
}

export type SeatKind = 'person' | 'computer'

export interface SeatView {
  side: string
  kind: SeatKind
  name: string | null
  level: string | null
  mine: boolean
}

export type FinishKind = 'played' | 'resigned' | 'agreed' | 'time'

export interface Finish {
  kind: FinishKind
  winner: string | null
}

export interface Fairness {
  commitment: string
  entropy: string[]
  seed: string | null
}

export interface Sheet {
  id: string
  rules: string
  replay: boolean
  created_ms: number
  killzone: KillzoneView
  teams: TeamCard[]
  mission: MissionView | null
  turning_points: number
  switches: string[]
  seats: SeatView[]
  dice: DiceSource
  fairness: Fairness
  clock: ClockSettings | null
  finish: Finish | null
}

export interface ModelView {
  id: string
  presence: string
  at: PointView
  z: number
  wounds: number
  order: string | null
  ready: boolean
  marks: string[]
}

export interface WorkingPloy {
  ploy: string
  on: string | null
}

export interface PlayerView {
  side: string
  cp: number
  drop_zone: PointView[] | null
  ploys: WorkingPloy[]
}

export interface ActiveView {
  model: string
  ap: number
}

export interface DiceView {
  fresh: number[]
  kept: number
  again_critical: number
  again_normal: number
  again_failed: number
  critical: number | null
  normal: number | null
  needs: number
  critical_from: number
}

export interface AttackView {
  sequence: string
  attacker: string
  defender: string
  weapon: string
  answer_weapon: string | null
  attack: DiceView
  defence: DiceView
}

export type StatusView =
  | { wait: 'seats' }
  | {
      wait: 'decide'
      side: string
      kind: string
      model: string | null
      number: number | null
      rule: string | null
      prompt: string
    }
  | { wait: 'roll'; side: string; dice: number; reason: string; prompt: string }
  | { wait: 'over'; finish: Finish }

export interface ClockView {
  left_ms: number[]
  running: string | null
}

export interface Table {
  at: number
  turn: number
  phase: string
  initiative: string | null
  models: ModelView[]
  players: PlayerView[]
  added: TerrainView[]
  open_doors: number[]
  active: ActiveView | null
  attack: AttackView | null
  status: StatusView
  offer: [OfferKind, string] | null
  may_undo: string[]
  clock: ClockView | null
}
