import { join } from 'node:path'

import { Hands } from './hands'
import { expect, test } from './pages'
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

for (const { name, rules, dark, phone } of [
  { name: 'page-game', rules: 'kt24', dark: false, phone: false },
  { name: 'page-game-dark', rules: 'kt24', dark: true, phone: false },
  { name: 'page-game-phone', rules: 'kt24', dark: false, phone: true },
  { name: 'page-game-kt18', rules: 'kt18', dark: false, phone: false },
  { name: 'page-game-kt18-dark', rules: 'kt18', dark: true, phone: false },
  { name: 'page-game-kt18-phone', rules: 'kt18', dark: false, phone: true },
] as const) {
  test(`${name} is ready to be looked at`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1366, height: 860 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    await startGame(page, { rules })
    await new Hands(page).until(rules === 'kt18' ? 'move' : 'act')
    await page.locator('.choice:not([aria-disabled])').first().click()
    await expect(page.locator('.field path.reach')).toBeVisible()
    if (process.env.COVERLINE_WRITE_DOCS) await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  })
}
