import { expect, type Page } from '@playwright/test'

export interface Start {
  rules?: 'kt18' | 'kt21' | 'kt24' | 'kt4w40k'
  name?: string
  /** A built-in board, or the id of one of this person's own. */
  killzone?: string
}

const TEAMS = {
  kt18: ['sternwake-boarders', 'tallowgate-wardens'],
  kt21: ['orchard-vigil', 'chalkpit-union'],
  kt24: ['lantern-company', 'saltglass-crew'],
  kt4w40k: ['kettlebridge-levy', 'hollowroot-kindred'],
} as const

const BOARDS = {
  kt18: 'tidewright-shuttle',
  kt21: 'cooperage-yard',
  kt24: 'cooperage-yard',
  kt4w40k: 'ferrymarket',
} as const

/** Armies are told where they are set up. */
const MISSIONS: Partial<Record<string, string>> = { kt4w40k: 'three-bells' }

/** Begins a game against the computer without filling the form in, and goes there. */
export async function startGame(page: Page, { rules = 'kt24', name = 'Marguerite', killzone = BOARDS[rules] }: Start = {}): Promise<string> {
  await page.addInitScript(() => localStorage.setItem('coverline.pace', 'instant'))
  const [mine, theirs] = TEAMS[rules]
  const guest = await page.request.post('/api/guest', { data: { name } })
  expect(guest.ok()).toBe(true)
  const created = await page.request.post('/api/games', {
    data: {
      rules,
      seats: [
        { kind: 'me', team: mine },
        { kind: 'computer', team: theirs, level: 'greedy' },
      ],
      killzone,
      mission: MISSIONS[rules],
    },
  })
  const { id } = (await created.json()) as { id: string }
  await page.goto(`/game/${id}`)
  return id
}
