import { expect, type Page } from '@playwright/test'

export interface Start {
  rules?: 'kt18' | 'kt21' | 'kt24'
  name?: string
}

const TEAMS = {
  kt18: ['sternwake-boarders', 'tallowgate-wardens'],
  kt21: ['orchard-vigil', 'chalkpit-union'],
  kt24: ['lantern-company', 'saltglass-crew'],
} as const

/** Begins a game against the computer without filling the form in, and goes there. */
export async function startGame(page: Page, { rules = 'kt24', name = 'Marguerite' }: Start = {}): Promise<string> {
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
      killzone: rules === 'kt18' ? 'tidewright-shuttle' : 'cooperage-yard',
    },
  })
  const { id } = (await created.json()) as { id: string }
  await page.goto(`/game/${id}`)
  return id
}
