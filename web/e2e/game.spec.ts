import type { Page } from '@playwright/test'

import { Hands } from './hands'
import { expect, expectAccessible, test } from './pages'
import { startGame } from './start'

test.describe.configure({ mode: 'parallel', timeout: 120_000 })

/** Asks what a veteran would do where an operative is to be activated, and has the second best filled in. */
async function takeSecondBest(page: Page): Promise<void> {
  const panel = page.locator('.panel')
  await panel.getByRole('button', { name: /veteran/ }).click()
  const ways = panel.locator('.way')
  await expect(ways).toHaveCount(3)
  for (const way of await ways.all()) await expect(way).toHaveText(/A\d.*: (Engage|Conceal).*[a-z%)]\.$/)
  await expect(ways.first()).toHaveAttribute('aria-pressed', 'true')
  const second = ways.nth(1)
  await second.click()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  const [name = '', order = ''] = (await second.locator('strong').innerText()).split(': ')
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(name)
  await expect(panel.locator('.choice', { hasText: 'Veteran' })).toHaveText(new RegExp(order))
}

test('a whole kt24 game against the computer, from the home page to the result', async ({ page }) => {
  test.setTimeout(900_000)
  await page.addInitScript(() => localStorage.setItem('coverline.pace', 'instant'))
  await page.goto('/')
  await page.getByRole('link', { name: 'Start a game' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New game')
  await page.getByRole('button', { name: 'Start the game' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Marguerite')
  await dialog.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL(/\/game\//)

  const hands = new Hands(page)
  while (await hands.decide());
  for (const kind of ['deploy', 'activate', 'act']) expect(hands.made.get(kind), kind).toBeGreaterThan(0)

  const result = page.locator('.result')
  await expect(result.getByRole('heading', { level: 2 })).toHaveText(/won|draw/)
  await expect(result).toContainText('Secret number')
  await expect(result.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/)
  await expectAccessible(page)

  const id = new URL(page.url()).pathname.split('/').pop() ?? ''
  const record = await (await page.request.get(`/api/games/${id}/record`)).text()
  expect(record).toMatch(/^coverline record 1\nrules: kt24\n/)
  expect(record).toContain('end of record')

  await result.getByRole('link', { name: 'Look at it again' }).click()
  await page.waitForURL(/\/replay\//)
  const timeline = page.getByRole('slider', { name: 'Timeline' })
  await expect(timeline).toHaveValue('0')
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(timeline).not.toHaveValue('0')
  await expect(page).toHaveURL(/at=\d+/)
  await expectAccessible(page)

  await page.goto('/replays')
  await page.locator('input[type=file]').setInputFiles({ name: 'game.record', mimeType: 'text/plain', buffer: Buffer.from(record) })
  await page.waitForURL(/\/replay\//)
  await expect(timeline).toHaveValue('0')
  await page.keyboard.press('ArrowRight')
  await expect(timeline).toHaveValue('1')
})

test('the language changes in the middle of a game, and the decision stays', async ({ page }) => {
  await startGame(page)
  await new Hands(page).until('deploy')
  await expect(page.locator('.panel[data-kind="deploy"] h2')).toHaveText(/Set up \d+ more operatives?\./)
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.locator('.panel[data-kind="deploy"] h2')).toHaveText(/Placez encore \d+ agents?\./)
  await expect(page.locator('.game > .log')).toContainText('Le joueur')
})

test('a decision is taken back, and made again after a reload', async ({ page }) => {
  await startGame(page)
  const hands = new Hands(page)
  await hands.until('deploy')
  await hands.decide()
  await hands.until('deploy')
  const lines = await hands.lines()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(() => hands.lines()).toBeLessThan(lines)
  await page.reload()
  await expect(page.locator('.panel[data-kind="deploy"]')).toBeVisible()
  expect(await hands.decide()).toBe(true)
})

test('an earlier moment is looked at from the log', async ({ page }) => {
  await startGame(page)
  const hands = new Hands(page)
  await hands.decide()
  await expect(page.locator('.panel[data-kind]')).toBeVisible()
  await page.locator('.log .lines .lines button').first().click()
  await expect(page.locator('.hud')).toContainText('The board after line 1')
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.locator('.hud')).toContainText('Your turn')
})

test('who gives up has lost', async ({ page }) => {
  await startGame(page)
  await expect(page.locator('.panel[data-kind]')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await expect(page.locator('.result h2')).toHaveText(/has won/)
})

test('the game is played by keyboard', async ({ page }) => {
  await startGame(page)
  const hands = new Hands(page)
  await hands.until('deploy')
  await expect(page.locator('.field path.reach')).toBeVisible({ timeout: 30_000 })
  const before = await hands.lines()
  await page.getByRole('button', { name: 'Do it for me' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => hands.lines()).toBeGreaterThan(before)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard' })
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('b')
  await expect(page.locator('.field svg[tabindex]')).toBeFocused()
})

test('everything is in reach of a thumb on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startGame(page)
  const hands = new Hands(page)
  for (let i = 0; i < 3; i += 1) await hands.decide()
  await expect(page.locator('.panel[data-kind]')).toBeVisible()
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(beyond).toBeLessThanOrEqual(0)
  for (const [name, part] of [
    ['Teams', '.teams'],
    ['Log', '.log'],
    ['Play', '.act'],
  ] as const) {
    await page.locator('.tabs').getByRole('button', { name }).click()
    await expect(page.locator(`.game > ${part}`)).toBeVisible()
  }
  await expectAccessible(page)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`new games and running ones are accessible in ${colorScheme}`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/play')
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible()
    await expectAccessible(page)
    await startGame(page)
    const hands = new Hands(page)
    const seen = new Set<string>()
    for (let i = 0; i < 20 && !seen.has('act'); i += 1) {
      const kind = (await page.locator('.panel[data-kind]').getAttribute('data-kind', { timeout: 30_000 })) ?? ''
      if (kind === 'activate' && !seen.has(kind)) await takeSecondBest(page)
      if (!seen.has(kind)) await expectAccessible(page)
      seen.add(kind)
      if (kind !== 'act') await hands.decide()
    }
    await page.locator('.choice:not([aria-disabled])').first().click()
    await expectAccessible(page)
    await page.goto('/replays')
    await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible()
    await expectAccessible(page)
  })
}
