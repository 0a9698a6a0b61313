import type { LivePath, PointView } from '../../wire'

/** The notation of answers (docs/notation.md), as far as the page writes it. */

/** A length in inches as the notation has it: at most four decimals, none that say nothing. */
export function length(inches: number): string {
  const text = inches.toFixed(4).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

export function point([x, y]: PointView): string {
  return `${length(x)},${length(y)}`
}

/** A point, and its height where it is not the floor's. */
export function place(at: PointView, z = 0): string {
  return z === 0 ? point(at) : `${point(at)}@${length(z)}`
}

export interface Spot {
  at: PointView
  z: number
}

/** Reads a place back; null if it is none. */
export function readPlace(text: string): Spot | null {
  const found = /^(-?\d*\.?\d+),(-?\d*\.?\d+)(?:@(-?\d*\.?\d+))?$/.exec(text)
  if (!found) return null
  return { at: [Number(found[1]), Number(found[2])], z: Number(found[3] ?? 0) }
}

export const answers = {
  barricade: (at: PointView, toward: PointView): string => `barricade ${point(at)} toward ${point(toward)}`,
  deploy: (model: string, at: PointView, z: number, order: string | null): string =>
    ['deploy', model, place(at, z), ...(order ? [order] : [])].join(' '),
  activate: (model: string, order: string): string => `activate ${model} ${order}`,
  move: (action: string, at: PointView, z: number): string => `${action} to ${place(at, z)}`,
  along: (action: string, spots: readonly Spot[]): string =>
    `${action} along ${spots.map((spot) => place(spot.at, spot.z)).join(' ')}`,
  reroll: (source: string, faces: readonly number[]): string =>
    `reroll ${source} ${[...faces].sort((a, b) => a - b).join(' ')}`,
  saves: (spent: Spent): string =>
    `saves ${spent.criticalsOnCriticals} ${spent.criticalsOnNormals} ${spent.pairsOnCriticals} ${spent.normalsOnNormals}`,
} as const

/** The most places that a path may have. */
const MOST_PLACES = 32

/** The answer that goes to a place along the very path that was shown: `go along 3,4 5,6` instead of `go to 5,6`. */
export function tracedAnswer({ answer, path }: Pick<LivePath, 'answer' | 'path'>): string {
  const places = path.slice(1).map(([x, y, z]) => place([x, y], z))
  if (places.length < 2 || places.length > MOST_PLACES) return answer
  return answer.replace(/ to \S+$/, ` along ${places.join(' ')}`)
}

/** The move of one model of a unit: its number there, and its way as the notation has it. */
export interface Step {
  number: number
  way: string
}

/** The moves of `march 1 to 3,4 2 along 3,5 4,6`; none of any other answer. */
export function readMarch(answer: string): Step[] {
  const [verb, ...words] = answer.split(' ')
  if (verb !== 'march') return []
  const steps: Step[] = []
  for (const word of words) {
    if (/^\d+$/.test(word)) steps.push({ number: Number(word), way: '' })
    else {
      const last = steps.at(-1)
      if (last) last.way = last.way === '' ? word : `${last.way} ${word}`
    }
  }
  return steps
}

export function writeMarch(steps: readonly Step[]): string {
  return ['march', ...steps.map(({ number, way }) => `${number} ${way}`)].join(' ')
}

/** The same moves with one model sent elsewhere; whoever stayed goes last. */
export function redirected(answer: string, number: number, at: PointView): string {
  const steps = readMarch(answer)
  const sent: Step = { number, way: `to ${point(at)}` }
  const known = steps.some((one) => one.number === number)
  return writeMarch(known ? steps.map((one) => (one.number === number ? sent : one)) : [...steps, sent])
}

/** How a defender spends saves, in the order of the notation's four numbers. */
export interface Spent {
  criticalsOnCriticals: number
  criticalsOnNormals: number
  pairsOnCriticals: number
  normalsOnNormals: number
}

/** An answer taken apart as far as the page needs it: its verb, the models it names and the places it goes to. */
export interface Read {
  verb: string
  words: readonly string[]
  models: readonly string[]
  places: readonly Spot[]
}

export function readAnswer(answer: string): Read {
  const [verb = '', ...words] = answer.split(' ')
  return {
    verb,
    words,
    models: words.filter((word) => /^[A-D][1-9]\d*$/.test(word)),
    places: words.flatMap((word) => readPlace(word) ?? []),
  }
}

/** The word that follows another in an answer: `after('fight B1 with axe', 'with')` is `axe`. */
export function after(answer: string, word: string): string | null {
  const words = answer.split(' ')
  const at = words.indexOf(word)
  return at < 0 ? null : (words[at + 1] ?? null)
}
