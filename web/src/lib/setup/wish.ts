import type { CatalogView, DiceSource, NewGame, NewSeat, Sheet } from '../../wire'

/** With whom a game is played. */
export const WAYS = ['computer', 'hotseat', 'friend', 'watch'] as const
export type Way = (typeof WAYS)[number]

/** What somebody has chosen on the page for new games. */
export interface Wish {
  rules: string
  way: Way
  /** The teams by name, side A's first. */
  teams: [string, string]
  /** How well the computer plays, on each side. */
  levels: [string, string]
  /** Whether the person who creates the game plays side B instead of A. */
  second: boolean
  killzone: string
  mission: string | null
  switches: Record<string, string>
  dice: DiceSource
  /** Minutes for the whole game, each; none is as long as they like. */
  minutes: number | null
  increment: number
  public: boolean
  entropy: string
}

/** A sensible game to begin with. */
export function firstWish(catalog: CatalogView, rules: string, way: Way, entropy: string): Wish {
  const teams = catalog.teams.filter((team) => team.rules === rules)
  const level = catalog.levels.at(-1)?.id ?? ''
  const [one, two] = [teams[0], teams[1] ?? teams[0]]
  return {
    rules,
    way,
    teams: [one?.name ?? '', two?.name ?? ''],
    levels: [level, level],
    second: false,
    killzone: catalog.killzones[0]?.name ?? '',
    mission: null,
    switches: {},
    dice: 'program',
    minutes: null,
    increment: 10,
    public: way === 'watch',
    entropy,
  }
}

/** The same wish under another rule set: teams, mission and switches are its own. */
export function underRules(wish: Wish, catalog: CatalogView, rules: string): Wish {
  const fresh = firstWish(catalog, rules, wish.way, wish.entropy)
  return { ...wish, rules, teams: fresh.teams, mission: null, switches: {} }
}

/** The wish as the server wants it. */
export function newGame(wish: Wish): NewGame {
  const seat = (side: 0 | 1): NewSeat => {
    const team = wish.teams[side]
    const mine = (side === 1) === wish.second
    const computer: NewSeat = { kind: 'computer', team, level: wish.levels[side] }
    if (wish.way === 'hotseat') return { kind: 'me', team }
    if (wish.way === 'watch') return computer
    if (mine) return { kind: 'me', team }
    return wish.way === 'friend' ? { kind: 'friend', team } : computer
  }
  return {
    rules: wish.rules,
    seats: [seat(0), seat(1)],
    killzone: wish.killzone,
    mission: wish.mission,
    switches: wish.switches,
    dice: wish.way === 'watch' ? 'program' : wish.dice,
    clock: wish.minutes === null ? null : { seconds: wish.minutes * 60, increment: wish.increment },
    public: wish.public,
    entropy: wish.entropy,
  }
}

/** The wish for the same game again. */
export function again(sheet: Sheet, catalog: CatalogView, entropy: string): Wish {
  const [a, b] = sheet.seats
  const computers = sheet.seats.filter((seat) => seat.kind === 'computer').length
  const way: Way =
    computers === 2 ? 'watch' : computers === 1 ? 'computer' : a?.mine && b?.mine ? 'hotseat' : 'friend'
  const plain = firstWish(catalog, sheet.rules, way, entropy)
  const level = a?.level ?? b?.level ?? plain.levels[0]
  return {
    ...plain,
    teams: [sheet.teams[0]?.name ?? plain.teams[0], sheet.teams[1]?.name ?? plain.teams[1]],
    levels: [level, level],
    second: Boolean(b?.mine && !a?.mine),
    killzone: catalog.killzones.find((one) => one.name === sheet.killzone.name)?.name ?? plain.killzone,
    mission: sheet.mission?.name ?? null,
    switches: Object.fromEntries(sheet.switches.map((one) => one.split('=') as [string, string])),
    dice: sheet.dice,
    minutes: sheet.clock ? Math.max(1, Math.round(sheet.clock.seconds / 60)) : null,
    increment: sheet.clock?.increment ?? plain.increment,
  }
}

const WORDS = 4
const LETTERS = 'abcdefghijkmnopqrstuvwxyz23456789'

/** Words for the dice from the browser's own chance. */
export function randomWords(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(WORDS * 4))
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length] ?? 'x')
  return Array.from({ length: WORDS }, (_, word) => letters.slice(word * 4, word * 4 + 4).join('')).join(' ')
}
