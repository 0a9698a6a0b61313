import type { GameEvent, LogEntry, ModelId, PieceId, PointView, Table } from '../../../wire'
import { placesOf } from '../answers'
import { harms, type Harm } from '../events'
import { acts, actorOf } from './acts'

/** Somebody attacks somebody. */
export interface Blow {
  from: ModelId
  to: ModelId
  kind: 'shoot' | 'fight'
}

/** The way that a model has come. */
export interface Trail {
  model: PieceId
  points: readonly PointView[]
}

/** What the latest act has done, as the board shows it. */
export interface Spectacle {
  blows: readonly Blow[]
  harms: readonly Harm[]
}

const QUIET: Spectacle = { blows: [], harms: [] }

/** Who was attacked last in an act, and what became of them. A move after it clears the air. */
export function spectacle(log: readonly LogEntry[], units: boolean): Spectacle {
  const act = acts(log.slice(-MOST_LINES)).at(-1)
  const last = log.at(-1)
  if (!act || !last || act.to !== last.at) return QUIET
  const lines = log.slice(act.from - 1 - last.at + log.length)
  const begun = lines.findLastIndex((entry) => entry.events.some((event) => begins(event) || walks(event)))
  const events = begun < 0 ? [] : lines.slice(begun).flatMap((entry) => entry.events)
  return { blows: blowsOf(events, act.model), harms: harms(events, units) }
}

/** More lines than any act has. */
const MOST_LINES = 400

function begins(event: GameEvent): boolean {
  return event.key === 'shoots' || event.key === 'fights' || event.key === 'attacks-with'
}

function walks(event: GameEvent): boolean {
  return event.key === 'moved' || event.key === 'goes' || event.key === 'moves-normally'
}

function blowsOf(events: readonly GameEvent[], actor: ModelId): Blow[] {
  const found = new Map<string, Blow>()
  const add = (from: ModelId, to: ModelId, kind: Blow['kind']): void => void found.set(`${from}-${to}`, { from, to, kind })
  let shooter: ModelId = actor
  for (const event of events) {
    if (event.key === 'shoots') add((shooter = event.model), event.target, 'shoot')
    else if (event.key === 'shot-at') add(shooter, event.target, 'shoot')
    else if (event.key === 'fights') add(event.model, event.target, 'fight')
    else if (event.key === 'attacks-with') add(event.model, event.target, 'shoot')
  }
  return [...found.values()]
}

const NEAR = 0.01

/** The trails after a line of the log: those of whoever acts now, and nobody else's. */
export function trailed(trails: readonly Trail[], before: Table | null, entry: LogEntry, after: Table): readonly Trail[] {
  const actor = actorOf(entry)
  const begun = entry.events.some((event) => event.key === 'activated')
  const stale = actor === 'end' || begun || (actor !== null && trails.some((trail) => !isOf(trail.model, actor)))
  const kept = stale ? [] : trails
  const walked = before ? walksOf(before, after) : []
  if (walked.length === 0) return kept
  const places = walked.length === 1 ? placesOf(entry.answer).map(([x, y]): PointView => [x, y]) : []
  const next = new Map(kept.map((trail) => [trail.model, trail]))
  for (const { model, from, to } of walked) {
    const known = next.get(model)?.points ?? [from]
    const way = places.length > 1 ? [...places.slice(0, -1), to] : [to]
    next.set(model, { model, points: [...known, ...way] })
  }
  return [...next.values()]
}

function isOf(piece: PieceId, model: ModelId): boolean {
  return piece === model || piece.startsWith(`${model}.`)
}

function walksOf(before: Table, after: Table): { model: PieceId; from: PointView; to: PointView }[] {
  const old = new Map(before.models.map((model) => [model.id, model]))
  return after.models.flatMap((model) => {
    const was = old.get(model.id)
    if (was?.presence !== 'board' || model.presence !== 'board') return []
    const far = Math.hypot(model.at[0] - was.at[0], model.at[1] - was.at[1]) > NEAR
    return far ? [{ model: model.id, from: was.at, to: model.at }] : []
  })
}
