import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { beginBattle } from './battle'
import { Hands } from './hands'
import { expect, test } from './pages'
import { clickBoard } from './pixels'
import { startGame } from './start'

/** What each picture shows; with COVERLINE_WRITE_DOCS=1 they are written to docs/pictures for people to look at. */
const PICTURES = [
  { name: 'page-home', path: '/' },
  { name: 'page-home-dark', path: '/', dark: true },
  { name: 'page-home-phone', path: '/', phone: true },
  {
    name: 'page-odds',
    path:
      '/odds?s=kt24_fight_atk-4-3-4-5-12_with-Lethal+5%2B_def-9-4-3_back-4-3-3-4' +
      '&s=kt24_fight_atk-5-3-4-5-12_with-Rending_def-9-4-3_back-4-3-3-4',
  },
  { name: 'page-odds-phone', path: '/odds?s=kt21_shoot_atk-4-3-3-4-12_with-P1_def-9-4-3_cover', phone: true, dark: true },
  { name: 'page-rules', path: '/rules/KT24-ACT-CHARGE-04' },
  { name: 'page-new', path: '/play' },
  { name: 'page-sight', path: '/sight' },
  { name: 'page-killzones', path: '/killzones' },
] as const

const FOLDER = join(import.meta.dirname, '../../docs/pictures')

for (const picture of PICTURES) {
  test(`${picture.name} is ready to be looked at`, async ({ page }) => {
    const phone = 'phone' in picture
    await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1280, height: 860 })
    await page.emulateMedia({ colorScheme: 'dark' in picture ? 'dark' : 'light', reducedMotion: 'reduce' })
    await page.goto(picture.path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy=true], .waiting')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    if (process.env.COVERLINE_WRITE_DOCS) await page.screenshot({ path: join(FOLDER, `${picture.name}.png`) })
  })
}

/** Where the armies of the pictures are set up: the second as the first, half a turn round the middle of the table. */
const PLACES = [[30, 3], [26, 3], [20, 8], [30, 8], [40, 8], [12, 8], [48, 8], [54, 8], [5, 7], [36, 3.5], [18, 3.5], [46, 3]] as const
const ARMIES: Record<string, readonly [number, number]> = Object.fromEntries(
  PLACES.flatMap(([x, y], i) => [
    [`A${i + 1}`, [x, y]],
    [`B${i + 1}`, [60 - x, 44 - y]],
  ]),
)

/** A battle in which a unit is about to move. */
async function march(page: Page): Promise<void> {
  await page.request.post('/api/guest', { data: { name: 'Marguerite' } })
  await beginBattle(page, { killzone: 'ferrymarket', mission: 'over-the-line', places: ARMIES })
  await page.locator('.choice', { hasText: 'A4' }).click()
  await clickBoard(page, 27.5, 12.8)
  await expect(page.locator('.field [data-ghost]')).toHaveCount(10)
}

for (const { name, rules, dark, phone } of [
  { name: 'page-game', rules: 'kt24', dark: false, phone: false },
  { name: 'page-game-dark', rules: 'kt24', dark: true, phone: false },
  { name: 'page-game-phone', rules: 'kt24', dark: false, phone: true },
  { name: 'page-game-kt18', rules: 'kt18', dark: false, phone: false },
  { name: 'page-game-kt18-dark', rules: 'kt18', dark: true, phone: false },
  { name: 'page-game-kt18-phone', rules: 'kt18', dark: false, phone: true },
  { name: 'page-game-kt4w40k', rules: 'kt4w40k', dark: false, phone: false },
  { name: 'page-game-kt4w40k-dark', rules: 'kt4w40k', dark: true, phone: false },
  { name: 'page-game-kt4w40k-phone', rules: 'kt4w40k', dark: false, phone: true },
] as const) {
  test(`${name} is ready to be looked at`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1366, height: 860 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    if (rules === 'kt4w40k') await march(page)
    else {
      await startGame(page, { rules })
      await new Hands(page).until(rules === 'kt18' ? 'move' : 'act')
      await page.locator('.choice:not([aria-disabled])').first().click()
      await expect(page.locator('.field path.reach')).toBeVisible()
    }
    if (process.env.COVERLINE_WRITE_DOCS) await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  })
}
