import { expect, type Page } from '@playwright/test'

import { goOn, type Course } from './course'

export interface Battle {
  /** A built-in table, or the id of one of this person's own. */
  killzone: string
  mission: string
  /** What own dice show; without them the program rolls. */
  faces?: Course['faces']
  places: NonNullable<Course['places']>
  /** The decision of player A that it stops at: the first moves, unless given. */
  until?: Course['until']['kind']
}

/** Begins a battle of two armies on one screen, and goes to a decision of player A. */
export async function beginBattle(page: Page, { killzone, mission, faces, places, until = 'move' }: Battle): Promise<string> {
  await page.addInitScript(() => localStorage.setItem('coverline.pace', 'instant'))
  const created = await page.request.post('/api/games', {
    data: {
      rules: 'kt4w40k',
      seats: [
        { kind: 'me', team: 'kettlebridge-levy' },
        { kind: 'me', team: 'hollowroot-kindred' },
      ],
      killzone,
      mission,
      dice: faces ? 'own' : 'program',
    },
  })
  expect(created.ok(), await created.text()).toBe(true)
  const { id } = (await created.json()) as { id: string }
  await page.goto('/replays')
  await goOn(page, id, { ...(faces ? { faces } : {}), places, until: { kind: until, side: 'A' } })
  await page.goto(`/game/${id}`)
  await expect(page.locator(`.panel[data-kind=${until}]`)).toBeVisible({ timeout: 60_000 })
  return id
}
