/** What the guide shows and asks: one idea a step, on a board of its own. The words are in `locales`, under the step's key. */

import type { KillzoneView, PointView } from '../../wire'
import { emptyKillzone } from '../drawing/things'
import { newLab, type Lab, type LabModel, type Order } from '../sight/lab'

export type GuideRules = 'kt24' | 'kt21' | 'kt18' | 'kt4w40k'

export type Task =
  /** One of these models has to be clicked. */
  | { kind: 'pick'; right: readonly string[] }
  /** A place has to be clicked to which the first model can move. */
  | { kind: 'place'; action: string; limit: number }
  /** The choice with this number is right. */
  | { kind: 'choose'; right: number }

export interface Step {
  key: string
  lab: Lab
  task: Task
}

function model(id: string, x: number, y: number, order: Order = 'engage'): LabModel {
  return { id, side: id.startsWith('A') ? 1 : 2, at: [x, y], z: 0, base_mm: 32, height: 1.5, order }
}

function block(x: number, y: number, width: number, depth: number, top: number): KillzoneView['terrain'][number] {
  const footprint: PointView[] = [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ]
  return { name: '', kind: top >= 2 ? 'heavy' : 'light', footprint, bottom: 0, top, vantage: false }
}

function table(rules: Lab['rules'], models: LabModel[], terrain: KillzoneView['terrain'] = [], walls: KillzoneView['walls'] = []): Lab {
  const killzone = { ...emptyKillzone(), width: 18, depth: 12, terrain, walls }
  return { ...newLab(killzone), rules, models, from: 'A1', to: 'B1' }
}

const OPEN = [block(6, 2, 0.5, 4, 3), block(11, 5, 3, 0.5, 1)]

export const STEPS: Record<GuideRules, readonly Step[]> = {
  kt24: [
    {
      key: 'kt24-board',
      lab: table('kt24', [model('A1', 3, 6), model('A2', 3, 9, 'conceal'), model('B1', 15, 6), model('B2', 15, 3, 'conceal')], OPEN),
      task: { kind: 'pick', right: ['A1', 'A2'] },
    },
    {
      key: 'kt24-order',
      lab: table('kt24', [model('A1', 3, 6), model('B1', 13, 8), model('B2', 13, 4, 'conceal')], OPEN),
      task: { kind: 'pick', right: ['B2'] },
    },
    { key: 'kt24-points', lab: table('kt24', [model('A1', 8, 8), model('B1', 15, 8)], OPEN), task: { kind: 'choose', right: 0 } },
    {
      key: 'kt24-move',
      lab: table('kt24', [model('A1', 3, 6), model('B1', 15, 6)], OPEN),
      task: { kind: 'place', action: 'reposition', limit: 6 },
    },
    {
      key: 'kt24-charge',
      lab: table('kt24', [model('A1', 4, 6), model('B1', 11, 7)], [block(7, 2, 0.5, 3, 3)]),
      task: { kind: 'place', action: 'charge', limit: 8 },
    },
    {
      key: 'kt24-see',
      lab: table('kt24', [model('A1', 3, 6), model('B1', 13, 9.5), model('B2', 13, 2.5)], [block(10, 1, 0.5, 4, 3), block(10, 8, 0.5, 3, 1)]),
      task: { kind: 'pick', right: ['B1'] },
    },
    {
      key: 'kt24-cover',
      lab: table(
        'kt24',
        [model('A1', 3, 6), model('B1', 13, 9.5, 'conceal'), model('B2', 13, 6, 'conceal'), model('B3', 13, 2.5, 'conceal')],
        [block(11.7, 8.2, 0.4, 2.6, 1), block(8.5, 4.8, 0.4, 2.4, 1), block(11.7, 1.2, 0.4, 2.6, 1)],
      ),
      task: { kind: 'pick', right: ['B2'] },
    },
    { key: 'kt24-hit', lab: table('kt24', [model('A1', 3, 6), model('B1', 13, 6)]), task: { kind: 'choose', right: 0 } },
    { key: 'kt24-save', lab: table('kt24', [model('A1', 3, 6), model('B1', 13, 6)], [block(11.7, 4.7, 0.4, 2.6, 1)]), task: { kind: 'choose', right: 0 } },
    { key: 'kt24-fight', lab: table('kt24', [model('A1', 8, 6), model('B1', 9.7, 6)]), task: { kind: 'choose', right: 0 } },
    {
      key: 'kt24-turn',
      lab: table('kt24', [model('A1', 4, 6), model('A2', 4, 3, 'conceal'), model('B1', 14, 8), model('B2', 14, 4)], OPEN),
      task: { kind: 'choose', right: 0 },
    },
    {
      key: 'kt24-win',
      lab: table('kt24', [model('A1', 4, 3), model('A2', 4, 6), model('A3', 4, 9), model('B1', 14, 8), model('B2', 14, 4)], OPEN),
      task: { kind: 'choose', right: 0 },
    },
  ],
  kt21: [
    {
      key: 'kt21-order',
      lab: table('kt21', [model('A1', 3, 6), model('B1', 13, 9, 'conceal'), model('B2', 13, 3, 'conceal')], [block(11.7, 7.7, 0.4, 2.6, 1)]),
      task: { kind: 'pick', right: ['B2'] },
    },
    { key: 'kt21-hidden', lab: table('kt21', [model('A1', 3, 6), model('B1', 14, 6.6)], [block(9, 2, 0.5, 4.4, 3)]), task: { kind: 'choose', right: 0 } },
    { key: 'kt21-points', lab: table('kt21', [model('A1', 5, 6), model('B1', 13, 6)], OPEN), task: { kind: 'choose', right: 0 } },
  ],
  kt18: [
    { key: 'kt18-phases', lab: table('kt24', [model('A1', 4, 6), model('B1', 14, 6)]), task: { kind: 'choose', right: 0 } },
    {
      key: 'kt18-walls',
      lab: table('kt24', [model('A1', 8.1, 6), model('B1', 10.4, 6)], [], [{ from: [9.2, 1], to: [9.2, 11] }]),
      task: { kind: 'choose', right: 0 },
    },
    { key: 'kt18-attack', lab: table('kt24', [model('A1', 4, 6), model('B1', 14, 6)]), task: { kind: 'choose', right: 0 } },
  ],
  kt4w40k: [
    {
      key: 'kt4w40k-units',
      lab: table('kt24', [model('A1', 4, 5), model('A2', 5.8, 6), model('A3', 4, 7), model('B1', 14, 6), model('B2', 15, 7.6)]),
      task: { kind: 'choose', right: 0 },
    },
    { key: 'kt4w40k-turns', lab: table('kt24', [model('A1', 4, 5), model('A2', 5.8, 6), model('B1', 14, 6), model('B2', 15, 7.6)]), task: { kind: 'choose', right: 0 } },
    { key: 'kt4w40k-morale', lab: table('kt24', [model('A1', 4, 5), model('B1', 14, 6)]), task: { kind: 'choose', right: 0 } },
  ],
}
