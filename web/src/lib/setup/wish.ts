import { hasUnits } from '../rule-sets'
import type { CatalogView, DiceSource, KillzoneView, NewGame, NewSeat, SavedFile, Sheet, TeamCard } from '../../wire'

/** With whom a game is played. */
export const WAYS = ['computer', 'hotseat', 'friend', 'watch'] as const
export type Way = (typeof WAYS)[number]

/** Who can sit on a third or fourth seat. */
export const WHO = ['me', 'computer', 'friend'] as const
export type Who = (typeof WHO)[number]

/** A third or fourth player, in rule sets that have them. */
export interface Further {
  team: string
  who: Who
  level: string
}

/** What somebody has chosen on the page for new games. */
export interface Wish {
  rules: string
  way: Way
  /** The teams by name, side A's first. */
  teams: [string, string]
  /** How well the computer plays, on each side. */
  levels: [string, string]
  /** Those who play besides A and B. */
  further: Further[]
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
  const level = (catalog.levels.find(({ id }) => id === 'trooper') ?? catalog.levels.at(-1))?.id ?? ''
  const [one, two] = [teams[0], teams[1] ?? teams[0]]
  return {
    rules,
    way,
    teams: [one?.id ?? '', two?.id ?? ''],
    levels: [level, level],
    further: [],
    second: false,
    killzone: boardsFor(catalog.killzones, rules)[0]?.id ?? '',
    // Armies need to be told where they are set up.
    mission: hasUnits(rules) ? (catalog.missions.find((mission) => mission.rules === rules)?.id ?? null) : null,
    switches: {},
    dice: 'program',
    minutes: null,
    increment: 10,
    public: way === 'watch',
    entropy,
  }
}

/** A table is larger than any killzone. */
const TABLE = 40

/**
 * Boards for a rule set, in the order in which it wants them: units have tables of their own, confines are played between
 * walls, the others in the open.
 */
export function boardsFor<B extends Pick<KillzoneView, 'walls' | 'width'>>(boards: readonly B[], rules: string): B[] {
  const strange = (board: B): number => Number(board.walls.length > 0 !== (rules === 'kt18'))
  return boards.filter((board) => board.width >= TABLE === hasUnits(rules)).sort((a, b) => strange(a) - strange(b))
}

/** The same wish under another rule set: teams, board, mission and switches are its own. */
export function underRules(wish: Wish, catalog: CatalogView, rules: string): Wish {
  const { teams, killzone, mission } = firstWish(catalog, rules, wish.way, wish.entropy)
  return { ...wish, rules, teams, killzone, further: [], mission, switches: {} }
}

/** The same wish for so many players; whoever is new is what the way to play suggests. */
export function forPlayers(wish: Wish, catalog: CatalogView, count: number): Wish {
  const teams = catalog.teams.filter((team) => team.rules === wish.rules)
  const who: Who = wish.way === 'hotseat' ? 'me' : wish.way === 'friend' ? 'friend' : 'computer'
  const further = Array.from(
    { length: Math.max(0, count - 2) },
    (_, i): Further =>
      wish.further[i] ?? { team: teams[(i + 2) % Math.max(1, teams.length)]?.id ?? '', who, level: wish.levels[1] },
  )
  return { ...wish, further }
}

/** The wish as the server wants it. */
export function newGame(wish: Wish, commitment: string | null = null): NewGame {
  const seat = (side: 0 | 1): NewSeat => {
    const team = wish.teams[side]
    const mine = (side === 1) === wish.second
    const computer: NewSeat = { kind: 'computer', team, level: wish.levels[side] }
    if (wish.way === 'hotseat') return { kind: 'me', team }
    if (wish.way === 'watch') return computer
    if (mine) return { kind: 'me', team }
    return wish.way === 'friend' ? { kind: 'friend', team } : computer
  }
  const further = wish.further.map(
    ({ team, who, level }): NewSeat => (who === 'computer' ? { kind: 'computer', team, level } : { kind: who, team }),
  )
  return {
    rules: wish.rules,
    seats: [seat(0), seat(1), ...further],
    killzone: wish.killzone,
    mission: wish.mission,
    switches: wish.switches,
    dice: wish.way === 'watch' ? 'program' : wish.dice,
    clock: wish.minutes === null ? null : { seconds: wish.minutes * 60, increment: wish.increment },
    public: wish.public,
    entropy: wish.entropy,
    commitment,
  }
}

/** The wish for the same game again, with teams and missions of the catalogue, or among one's own files. */
export function again(sheet: Sheet, catalog: CatalogView, entropy: string, own: readonly SavedFile[] = []): Wish {
  const [a, b] = sheet.seats
  const computers = [a, b].filter((seat) => seat?.kind === 'computer').length
  const way: Way =
    computers === 2 ? 'watch' : computers === 1 ? 'computer' : a?.mine && b?.mine ? 'hotseat' : 'friend'
  const plain = firstWish(catalog, sheet.rules, way, entropy)
  const teamOf = (card: TeamCard | undefined): string | undefined =>
    (
      catalog.teams.find((team) => team.id === card?.id) ??
      own.find(({ content }) => content.kind === 'team' && content.team.id === card?.id && content.team.rules === sheet.rules)
    )?.id
  const mission =
    catalog.missions.find(({ id }) => id === sheet.mission?.id) ??
    own.find(({ content }) => content.kind === 'mission' && content.mission.id === sheet.mission?.id)
  const level = a?.level ?? b?.level ?? plain.levels[0]
  return {
    ...plain,
    teams: [teamOf(sheet.teams[0]) ?? plain.teams[0], teamOf(sheet.teams[1]) ?? plain.teams[1]],
    levels: [level, level],
    further: sheet.seats.slice(2).map((seat, i) => ({
      team: teamOf(sheet.teams[i + 2]) ?? plain.teams[0],
      who: seat.kind === 'computer' ? 'computer' : seat.mine ? 'me' : 'friend',
      level: seat.level ?? level,
    })),
    second: Boolean(b?.mine && !a?.mine),
    killzone: catalog.killzones.find((one) => one.id === sheet.killzone.id)?.id ?? plain.killzone,
    mission: mission?.id ?? plain.mission,
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
