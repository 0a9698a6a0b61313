import { describe, expect, test } from 'vitest'

import { freePlace, inEdition, inNames, newLab, onKillzone, question, readQuestion, withNewModel, withoutModel } from '../src/lib/sight/lab'
import { packed, unpacked } from '../src/lib/sight/link'
import { emptyKillzone } from '../src/lib/drawing/things'
import type { KillzoneView } from '../src/wire'

const YARD: KillzoneView = {
  ...emptyKillzone(),
  id: 'Yard',
  name: 'Yard',
  terrain: [
    { name: 'Vat', kind: 'heavy', footprint: [[8, 6], [12, 6], [12, 10], [8, 10]], bottom: 0, top: 4, vantage: false },
    { name: '', kind: null, footprint: [[1, 1], [2, 1], [2, 2]], bottom: 0, top: 1, vantage: true },
  ],
  doors: [{ name: 'Hatch', from: [3, 6], to: [3, 8], open: true }],
  walls: [{ from: [3, 0], to: [3, 6] }],
}

describe('a question', () => {
  test('is worded as the contract says, and reads back', () => {
    const lab = { ...newLab(YARD), weaponRules: ['Range 8"'], switches: { obscured: true } }
    const asked = question(lab)
    expect(asked).toMatchObject({ rules: 'kt24', from: 'A1', to: 'B1', weapon_rules: ['Range 8"'], switches: { obscured: true } })
    const board = asked.killzone as { size: number[]; terrain: Record<string, unknown>[] }
    expect(board.size).toEqual([30, 22])
    expect(board.terrain[0]).toMatchObject({ type: 'heavy', top: 4 })
    expect(board.terrain[1]).not.toHaveProperty('type')
    expect(board.terrain[0]).not.toHaveProperty('kind')
    const read = readQuestion(JSON.stringify(asked))
    expect(read && question(read)).toEqual(asked)
  })

  test('about a move names the model, the action and the place', () => {
    const lab = { ...newLab(YARD), mode: 'reach' as const, action: 'charge', limit: 8, goal: [4, 4] as [number, number] }
    const asked = question(lab, lab.goal)
    expect(asked).toMatchObject({ model: 'A1', action: 'charge', limit: 8, to: [4, 4] })
    expect(asked).not.toHaveProperty('from')
    expect(readQuestion(JSON.stringify(asked))).toMatchObject({ mode: 'reach', goal: [4, 4], limit: 8 })
  })

  test('sets switches in the words of the rule set, which read back', () => {
    const lab = { ...inEdition(newLab(YARD), 'kt18'), switches: { visibility_origin: true, sight_line_mm: false, confines: false } }
    const asked = question(lab)
    expect(asked).toMatchObject({ rules: 'kt18', switches: { visibility_origin: 'any', sight_line_mm: '0', confines: false } })
    expect(readQuestion(JSON.stringify(asked))).toMatchObject({ rules: 'kt18', switches: lab.switches })
  })

  test('of a rule set played on the flat has nobody higher than the ground', () => {
    const high = { ...newLab(YARD), models: newLab(YARD).models.map((model) => ({ ...model, z: 3 })) }
    expect(inEdition(high, 'kt18').models.map((model) => model.z)).toEqual([0, 0])
    expect(inEdition(high, 'kt4w40k').models.map((model) => model.z)).toEqual([3, 3])
  })

  test('that is none is not read', () => {
    for (const text of ['', '[]', 'null', '{}', '{"killzone":{"size":[30,22]},"models":[{"id":"A"}]}', '{"models":7}']) {
      expect(readQuestion(text), text).toBeNull()
    }
  })
})

describe('a link', () => {
  test('holds a table of one’s own', async () => {
    const lab = newLab({ ...YARD, id: '', name: '' })
    const word = await packed(lab, null)
    expect(word).toMatch(/^[\w-]+$/)
    expect(await unpacked(word ?? '', [])).toEqual({ lab, board: null })
  })

  test('only names a board of the catalogue', async () => {
    const lab = newLab(YARD)
    const word = await packed(lab, 'Yard')
    expect(word?.length).toBeLessThan((await packed(lab, null))?.length ?? 0)
    expect(await unpacked(word ?? '', [YARD])).toEqual({ lab, board: 'Yard' })
    expect(await unpacked(word ?? '', [])).toBeNull()
  })

  test('that is damaged is refused', async () => {
    expect(await unpacked('AAAA', [])).toBeNull()
    expect(await unpacked('%%%', [])).toBeNull()
  })
})

describe('models', () => {
  test('find room beside terrain and each other', () => {
    const at = freePlace([10, 8], 32, YARD, [])
    expect(at[0] < 8 - 0.6 || at[0] > 12.6 || at[1] < 5.4 || at[1] > 10.6).toBe(true)
    const lab = { ...newLab(), models: newLab().models.map((model) => ({ ...model, at: [10, 8] as [number, number] })) }
    const [a, b] = onKillzone(lab, YARD).models
    expect(Math.hypot((a?.at[0] ?? 0) - (b?.at[0] ?? 0), (a?.at[1] ?? 0) - (b?.at[1] ?? 0))).toBeGreaterThan(1.2)
  })

  test('come and go with their names', () => {
    const { lab, id } = withNewModel(newLab(YARD), 2)
    expect(id).toBe('B2')
    expect(withoutModel(lab, 'B1')).toMatchObject({ from: 'A1', to: 'B2' })
    expect(withoutModel(lab, 'A1').from).not.toBe(withoutModel(lab, 'A1').to)
  })

  test('are called by name in refusals', () => {
    expect(inNames('models[0].at: inside killzone.terrain[0]', newLab(YARD))).toBe('A1: inside Vat')
  })

  test('keep only moves that the edition knows', () => {
    expect(inEdition({ ...newLab(), action: 'reposition' }, 'kt21').action).toBe('normal_move')
    expect(inEdition({ ...newLab(), action: 'charge' }, 'kt21').action).toBe('charge')
    expect(inEdition({ ...newLab(), action: 'reposition' }, 'kt18')).toMatchObject({ action: 'normal', limit: 6 })
    expect(inEdition({ ...newLab(), action: 'charge' }, 'kt4w40k')).toMatchObject({ action: 'charge', limit: 12 })
  })
})
