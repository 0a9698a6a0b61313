import { describe, expect, test } from 'vitest'

import { within, snapTo } from '../src/lib/game/snap'
import { again, boardsFor, firstWish, forPlayers, newGame, underRules } from '../src/lib/setup/wish'
import type { CatalogView, PointView, SavedFile, Sheet, TeamCard } from '../src/wire'

const team = (name: string, rules: string): TeamCard => ({ rules, id: name, name, text: '', operatives: [], ploys: [] })

const catalog: CatalogView = {
  rule_sets: [],
  teams: [team('one', 'kt24'), team('two', 'kt24'), team('three', 'kt21')],
  killzones: [{ id: 'Yard', name: 'Yard', text: '', width: 30, depth: 22, terrain: [], walls: [], doors: [], objectives: [], control_points: [], drop_zones: [], confines_tactics: false }],
  missions: [],
  levels: [
    { id: 'random', name: 'Random' },
    { id: 'greedy', name: 'Greedy' },
  ],
}

describe('a new game', () => {
  const wish = firstWish(catalog, 'kt24', 'computer', 'words')

  test('is against the best computer with two different teams', () => {
    expect(newGame(wish).seats).toEqual([
      { kind: 'me', team: 'one' },
      { kind: 'computer', team: 'two', level: 'greedy' },
    ])
    expect(newGame(wish)).toMatchObject({ killzone: 'Yard', clock: null, dice: 'program', entropy: 'words', public: false })
  })

  test('seats people as they wish', () => {
    const kinds = (way: typeof wish.way, second = false): string[] =>
      newGame({ ...wish, way, second }).seats.map((seat) => seat.kind)
    expect(kinds('computer', true)).toEqual(['computer', 'me'])
    expect(kinds('hotseat')).toEqual(['me', 'me'])
    expect(kinds('friend')).toEqual(['me', 'friend'])
    expect(kinds('watch')).toEqual(['computer', 'computer'])
  })

  test('under other rules is played by other teams, without what the old rules had', () => {
    const other = underRules({ ...wish, mission: 'm', switches: { vantage: 'on' } }, catalog, 'kt21')
    expect(other.teams).toEqual(['three', 'three'])
    expect(other.mission).toBeNull()
    expect(other.switches).toEqual({})
  })

  test('has up to four players, each seated as they wish', () => {
    const four = forPlayers({ ...wish, way: 'friend' }, catalog, 4)
    const [c, d] = four.further
    if (!c || !d) throw new Error('two further seats')
    const seats = newGame({ ...four, further: [{ ...c, who: 'me' }, { ...d, who: 'computer', level: 'random' }] }).seats
    expect(seats.map((seat) => seat.kind)).toEqual(['me', 'friend', 'me', 'computer'])
    expect(seats[3]).toEqual({ kind: 'computer', team: d.team, level: 'random' })
    expect(forPlayers(four, catalog, 2).further).toEqual([])
    expect(underRules(four, catalog, 'kt21').further).toEqual([])
  })

  test('in confines is played between walls', () => {
    const open = { name: 'Yard', width: 30, walls: [] }
    const walled = { name: 'Shuttle', width: 30, walls: [{ from: [0, 0] as PointView, to: [1, 0] as PointView }] }
    const table = { name: 'Plain', width: 60, walls: [] }
    expect(boardsFor([table, open, walled], 'kt18')[0]).toBe(walled)
    expect(boardsFor([table, walled, open], 'kt24')[0]).toBe(open)
    expect(boardsFor([walled, open, table], 'kt4w40k')).toEqual([table])
    expect(boardsFor([walled, open, table], 'kt24')).not.toContain(table)
  })

  test('is the same one again after a game', () => {
    const sheet = {
      rules: 'kt24',
      seats: [
        { side: 'A', kind: 'computer', name: 'Random', level: 'random', mine: false },
        { side: 'B', kind: 'person', name: 'Ada', level: null, mine: true },
      ],
      teams: [catalog.teams[1], catalog.teams[0]],
      killzone: catalog.killzones[0],
      mission: null,
      switches: ['vantage=on'],
      dice: 'own',
      clock: { seconds: 600, increment: 5 },
    } as unknown as Sheet
    expect(newGame(again(sheet, catalog, 'w'))).toMatchObject({
      seats: [
        { kind: 'computer', team: 'two', level: 'random' },
        { kind: 'me', team: 'one' },
      ],
      switches: { vantage: 'on' },
      dice: 'own',
      clock: { seconds: 600, increment: 5 },
    })
  })

  test('is played again with files of one\'s own while they are there', () => {
    const mission = { rules: 'kt24', id: 'Tide', name: 'Tide', text: '', drop_zones: [], turning_points: 3, hold: 0, breakthrough: 0 }
    const sheet = {
      rules: 'kt24',
      seats: [
        { side: 'A', kind: 'person', mine: true },
        { side: 'B', kind: 'person', mine: true },
      ],
      teams: [team('rats', 'kt24'), catalog.teams[1]],
      killzone: catalog.killzones[0],
      mission,
      switches: [],
      dice: 'program',
      clock: null,
    } as unknown as Sheet
    const own: SavedFile[] = [
      { id: 'f0', mine: true, content: { kind: 'team', team: team('rats', 'kt21') } },
      { id: 'f1', mine: true, content: { kind: 'team', team: team('rats', 'kt24') } },
      { id: 'f2', mine: true, content: { kind: 'mission', mission } },
    ]
    expect(again(sheet, catalog, 'w', own)).toMatchObject({ teams: ['f1', 'two'], mission: 'f2' })
    expect(again(sheet, catalog, 'w')).toMatchObject({ teams: ['one', 'two'], mission: null })
  })
})

describe('a place that a pointer means', () => {
  const square: PointView[] = [[0, 0], [4, 0], [4, 4], [0, 4]]
  const hole: PointView[] = [[1, 1], [1, 3], [3, 3], [3, 1]]

  test('is where it is, on a tenth of an inch, inside the region', () => {
    expect(snapTo([square], [2.234, 1.07])).toEqual([2.2, 1.1])
  })

  test('is the edge of the region when it is just outside', () => {
    const at = snapTo([square], [4.4, 2])
    expect(at[0]).toBeGreaterThan(3.9)
    expect(within([square], at)).toBe(true)
  })

  test('is left alone far from the region', () => {
    expect(snapTo([square], [9, 2])).toEqual([9, 2])
  })

  test('is not in a hole', () => {
    expect(within([square, hole], [2, 2])).toBe(false)
    expect(within([square, hole], snapTo([square, hole], [2, 1.2]))).toBe(true)
  })
})
