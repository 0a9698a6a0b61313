/** A table in the sight laboratory, and the questions that can be asked about it. */

import type { KillzoneView, PointView } from '../../wire'
import { distance, fromEdge, inside } from '../board/outline'
import { radiusOf, type Piece } from '../board/piece'
import { emptyKillzone } from '../drawing/things'
import { phased } from '../rule-sets'

export const EDITIONS = ['kt24', 'kt21', 'kt18', 'kt4w40k'] as const
export type Edition = (typeof EDITIONS)[number]
export type Mode = 'sight' | 'reach'
export type Order = 'engage' | 'conceal'

export interface LabModel {
  id: string
  side: 1 | 2
  at: PointView
  z: number
  base_mm: number
  height: number
  order: Order
}

export interface Lab {
  rules: Edition
  mode: Mode
  killzone: KillzoneView
  models: LabModel[]
  from: string
  to: string
  weaponRules: string[]
  /** The switches that differ from the default. */
  switches: Record<string, boolean>
  action: string
  limit: number
  /** Where the moving model is to get to. */
  goal: PointView | null
}

/** The questions where the books leave a choice that changes sight, with what holds unless one says so. */
export const SWITCHES: Record<Edition, readonly (readonly [name: string, usual: boolean])[]> = {
  kt24: [['obscured', false], ['vantage', false], ['operatives_block_sight', false]],
  kt21: [['vantage_exception', true], ['vantage_inclusive', false], ['vantage_light_only', false], ['bases_give_cover', false]],
  kt18: [['visibility_origin', false], ['sight_line_mm', true], ['base_must_fit', true], ['confines', true]],
  kt4w40k: [],
}

/** Switches that questions set by a word: what they say when the box is ticked, and when it is not. */
const WORDED: Record<string, readonly [on: string, off: string]> = {
  visibility_origin: ['any', 'closest'],
  sight_line_mm: ['1', '0'],
}

export const ACTIONS: Record<Edition, readonly string[]> = {
  kt24: ['reposition', 'dash', 'fall_back', 'charge'],
  kt21: ['normal_move', 'dash', 'fall_back', 'charge'],
  kt18: ['normal', 'advance', 'fall_back', 'charge'],
  kt4w40k: ['normal', 'advance', 'fall_back', 'charge'],
}

/** What each move usually allows, in inches; dice decide of some, which is what the best of them allow. */
const LIMITS: Record<string, number> = { dash: 3, charge: 8, advance: 12 }

export const usualLimit = (rules: Edition, action: string): number => (phased(rules) && action === 'charge' ? 12 : (LIMITS[action] ?? 6))

/** The message that names a move. */
export const moveName = (rules: Edition, action: string): string => {
  if (phased(rules)) return `reach-${action.replace('_', '-')}`
  return `term-${action === 'normal_move' ? 'reposition' : action.replace('_', '-')}`
}

/** Whether models have orders. */
export const hasOrders = (rules: Edition): boolean => !phased(rules)

/** Whether models may stand higher than the ground. */
export const hasFloors = (rules: Edition): boolean => rules !== 'kt18'

export const BASES = [25, 28.5, 32, 40, 50, 60] as const
export const MOST_MODELS = 32

export function newLab(killzone: KillzoneView = emptyKillzone()): Lab {
  const model = { z: 0, base_mm: 32, height: 1.5 }
  const at = (x: number, y: number): PointView => freePlace([killzone.width * x, killzone.depth * y], 32, killzone, [])
  return {
    rules: 'kt24',
    mode: 'sight',
    killzone,
    models: [
      { ...model, id: 'A1', side: 1, at: at(0.3, 0.36), order: 'engage' },
      { ...model, id: 'B1', side: 2, at: at(0.75, 0.6), order: 'conceal' },
    ],
    from: 'A1',
    to: 'B1',
    weaponRules: [],
    switches: {},
    action: 'reposition',
    limit: 6,
    goal: null,
  }
}

/** The rules of a lab changed to another edition: what only the other knows goes back to the usual. */
export function inEdition(lab: Lab, rules: Edition): Lab {
  const action = ACTIONS[rules].includes(lab.action) ? lab.action : (ACTIONS[rules][0] ?? 'dash')
  const models = hasFloors(rules) ? lab.models : lab.models.map((model) => ({ ...model, z: 0 }))
  return { ...lab, rules, models, action, limit: usualLimit(rules, action), switches: {}, weaponRules: [] }
}

export function withModel(lab: Lab, id: string, change: Partial<LabModel>): Lab {
  return { ...lab, models: lab.models.map((model) => (model.id === id ? { ...model, ...change } : model)) }
}

/** A model more, beside the last of its side. */
export function withNewModel(lab: Lab, side: 1 | 2): { lab: Lab; id: string } {
  const letter = side === 1 ? 'A' : 'B'
  const taken = new Set(lab.models.map((model) => model.id))
  let n = 1
  while (taken.has(`${letter}${n}`)) n += 1
  const id = `${letter}${n}`
  const like = lab.models.findLast((model) => model.side === side)
  const near: PointView = like?.at ?? [side === 1 ? 4 : lab.killzone.width - 4, lab.killzone.depth / 2]
  const at = freePlace(near, like?.base_mm ?? 32, lab.killzone, lab.models)
  const made: LabModel = { base_mm: 32, height: 1.5, order: 'engage', ...like, id, side, at, z: 0 }
  return { lab: { ...lab, models: [...lab.models, made] }, id }
}

/** The lab without a model; whoever looked at it looks at another. */
export function withoutModel(lab: Lab, id: string): Lab {
  const models = lab.models.filter((model) => model.id !== id)
  const other = (lost: string, not: string): string =>
    lost !== id ? lost : (models.find((model) => model.id !== not)?.id ?? '')
  const from = other(lab.from, lab.to)
  return { ...lab, models, from, to: other(lab.to, from) }
}

/** A place where the whole base is on the board. */
export function onBoard(at: PointView, base_mm: number, killzone: KillzoneView): PointView {
  const r = radiusOf({ base_mm })
  const within = (n: number, size: number): number => Number(Math.min(size - r, Math.max(r, n)).toFixed(2))
  return [within(at[0], killzone.width), within(at[1], killzone.depth)]
}

/** The place nearest to one, about, where a base has room on the ground between terrain and other models. */
export function freePlace(near: PointView, base_mm: number, killzone: KillzoneView, others: readonly LabModel[]): PointView {
  const r = radiusOf({ base_mm })
  const free = (at: PointView): boolean =>
    killzone.terrain.every((part) => !inside(part.footprint, at) && fromEdge(part.footprint, at) > r) &&
    others.every((model) => distance(model.at, at) > r + radiusOf(model))
  for (let ring = 0; ring < 60; ring += 1) {
    for (let i = 0; i < Math.max(1, ring * 6); i += 1) {
      const turn = (i / Math.max(1, ring * 6)) * 2 * Math.PI
      const at = onBoard([near[0] + Math.cos(turn) * ring * 0.5, near[1] - Math.sin(turn) * ring * 0.5], base_mm, killzone)
      if (free(at)) return at
    }
  }
  return onBoard(near, base_mm, killzone)
}

/** The lab on another board: models that would stand in terrain step aside. */
export function onKillzone(lab: Lab, killzone: KillzoneView): Lab {
  const models: LabModel[] = []
  for (const model of lab.models) models.push({ ...model, z: 0, at: freePlace(model.at, model.base_mm, killzone, models) })
  return { ...lab, killzone, models, goal: null }
}

/** A refusal in which models and terrain are called by their names instead of by their places in the question. */
export function inNames(text: string, lab: Lab): string {
  return text
    .replace(/models\[(\d+)\](\.\w+)?/g, (all, i: string) => lab.models[Number(i)]?.id ?? all)
    .replace(/killzone\.terrain\[(\d+)\](\.\w+)?/g, (all, i: string) => lab.killzone.terrain[Number(i)]?.name || all)
}

/** The floors under a place: the ground, and every vantage part that is there. */
export function floors(at: PointView, killzone: KillzoneView, rules: Edition = 'kt24'): number[] {
  if (!hasFloors(rules)) return [0]
  const tops = killzone.terrain.filter((part) => part.vantage && inside(part.footprint, at)).map((part) => part.top)
  return [...new Set([0, ...tops])].sort((a, b) => a - b)
}

export function piecesOf(lab: Lab): Piece[] {
  const alike = { presence: 'board' as const, ready: true, marks: [], wounds: 0, full: null, turns: true }
  return lab.models.map((model) => ({ ...model, ...alike, label: model.id, name: '' }))
}

/** The board as questions word it. */
function boardOf(killzone: KillzoneView): object {
  return {
    size: [killzone.width, killzone.depth],
    terrain: killzone.terrain.map(({ kind, ...part }) => (kind === null ? part : { ...part, type: kind })),
    walls: killzone.walls,
    doors: killzone.doors,
  }
}

/** The question of the lab as machines read it: docs call it the contract of `coverline sight` and `reach`. */
export function question(lab: Lab, to?: PointView | null): Record<string, unknown> {
  const table = { rules: lab.rules, killzone: boardOf(lab.killzone), models: lab.models }
  const ways = { weapon_rules: lab.weaponRules, switches: worded(lab.switches) }
  if (lab.mode === 'sight') return { ...table, from: lab.from, to: lab.to, ...ways }
  const move = { model: lab.from, action: lab.action, limit: lab.limit }
  return { ...table, ...move, ...(to ? { to } : {}), ...ways }
}

/** The switches in the words of questions. */
function worded(switches: Lab['switches']): Record<string, boolean | string> {
  return Object.fromEntries(Object.entries(switches).map(([name, on]) => [name, WORDED[name]?.[on ? 0 : 1] ?? on]))
}

/** Reads a question back into a lab; null where it is none. The server checks what it says. */
export function readQuestion(text: string): Lab | null {
  let asked: Record<string, unknown>
  try {
    asked = JSON.parse(text) as Record<string, unknown>
  } catch {
    return null
  }
  if (typeof asked !== 'object' || asked === null) return null
  const board = asked.killzone as { size?: unknown; terrain?: unknown; walls?: unknown; doors?: unknown } | undefined
  const models = list(asked.models).map(readModel)
  const size = readPoint(board?.size)
  if (!size || models.length === 0 || models.some((model) => model === null)) return null
  const known = models as LabModel[]
  const [width, depth] = size
  const killzone: KillzoneView = {
    ...emptyKillzone(),
    width,
    depth,
    terrain: list(board?.terrain).flatMap((part) => readTerrain(part) ?? []),
    walls: list(board?.walls).flatMap((wall) => readStretch(wall) ?? []),
    doors: list(board?.doors).flatMap((door) => {
      const stretch = readStretch(door)
      return stretch ? [{ ...stretch, name: word(door, 'name'), open: (door as { open?: unknown }).open === true }] : []
    }),
  }
  const lab = newLab(killzone)
  const rules = EDITIONS.find((one) => one === asked.rules) ?? 'kt24'
  const reach = typeof asked.model === 'string'
  const from = reach ? (asked.model as string) : word(asked, 'from')
  return {
    ...inEdition(lab, rules),
    mode: reach ? 'reach' : 'sight',
    models: known.slice(0, MOST_MODELS),
    from: known.some((model) => model.id === from) ? from : (known[0]?.id ?? ''),
    to: known.find((model) => model.id === word(asked, 'to'))?.id ?? known.find((model) => model.id !== from)?.id ?? '',
    weaponRules: list(asked.weapon_rules).filter((rule) => typeof rule === 'string'),
    switches: readSwitches(asked.switches),
    ...(reach && typeof asked.action === 'string' ? { action: asked.action } : {}),
    ...(reach && typeof asked.limit === 'number' ? { limit: asked.limit } : {}),
    goal: reach ? readPoint(asked.to) : null,
  }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}

function word(of: unknown, key: string): string {
  const value = (of as Record<string, unknown> | null)?.[key]
  return typeof value === 'string' ? value : ''
}

function readPoint(value: unknown): PointView | null {
  const [x, y] = list(value)
  return typeof x === 'number' && typeof y === 'number' && Number.isFinite(x + y) ? [x, y] : null
}

function readModel(value: unknown): LabModel | null {
  const model = value as Partial<Record<keyof LabModel, unknown>> | null
  const at = readPoint(model?.at)
  const id = word(model, 'id')
  if (!model || !at || id === '') return null
  const real = (n: unknown, usual: number): number => (typeof n === 'number' && Number.isFinite(n) ? n : usual)
  return {
    id,
    side: model.side === 2 ? 2 : 1,
    at,
    z: real(model.z, 0),
    base_mm: real(model.base_mm, 32),
    height: real(model.height, 1.5),
    order: model.order === 'conceal' ? 'conceal' : 'engage',
  }
}

function readTerrain(value: unknown): KillzoneView['terrain'] | null {
  const part = value as { type?: unknown; bottom?: unknown; top?: unknown; footprint?: unknown; vantage?: unknown } | null
  const footprint = list(part?.footprint).map(readPoint)
  if (!part || footprint.length < 3 || footprint.includes(null) || typeof part.top !== 'number') return null
  const kind = part.type === 'heavy' || part.type === 'light' ? part.type : null
  const bottom = typeof part.bottom === 'number' ? part.bottom : 0
  return [{ name: word(part, 'name'), kind, bottom, top: part.top, footprint: footprint as PointView[], vantage: part.vantage === true }]
}

function readStretch(value: unknown): { from: PointView; to: PointView } | null {
  const stretch = value as { from?: unknown; to?: unknown } | null
  const [from, to] = [readPoint(stretch?.from), readPoint(stretch?.to)]
  return from && to ? { from, to } : null
}

function readSwitches(value: unknown): Record<string, boolean> {
  const found: Record<string, boolean> = {}
  for (const [name, setting] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    const word = WORDED[name]?.indexOf(String(setting)) ?? -1
    if (word >= 0) found[name] = word === 0
    else if (setting === true || setting === 'on' || setting === 'true') found[name] = true
    else if (setting === false || setting === 'off' || setting === 'false') found[name] = false
  }
  return found
}
