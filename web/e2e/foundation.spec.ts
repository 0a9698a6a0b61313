import { expect, expectAccessible, test } from './pages'
import { startGame } from './start'

const PAGES = [
  '/',
  '/odds',
  '/odds?s=kt18_shoot',
  '/odds?s=kt4w40k_shoot',
  '/rules',
  '/rules/KT24-ACT-CHARGE-04',
  '/guide',
  '/guide/kt21',
  '/guide/kt18',
  '/guide/kt4w40k',
  '/new',
  '/replays',
  '/killzones',
  '/killzones/new',
  '/sight',
  '/nowhere',
]

for (const path of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} is accessible in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
    })
  }

  test(`${path} fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(beyond).toBeLessThanOrEqual(0)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an invitation and a framed board are accessible in ${colorScheme}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.request.post('/api/guest', { data: { name: 'Odile' } })
    const seats = [{ kind: 'me', team: 'lantern-company' }, { kind: 'friend', team: 'saltglass-crew' }]
    const created = await page.request.post('/api/games', { data: { rules: 'kt24', seats, killzone: 'cooperage-yard' } })
    const { id, invitations } = (await created.json()) as { id: string; invitations: { path: string }[] }
    await page.goto(`/embed/${id}`)
    await expect(page.getByRole('link', { name: 'Open in Coverline' })).toBeVisible()
    await expectAccessible(page)
    await context.clearCookies()
    await page.goto(invitations[0]?.path ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  })
}

test('the language is switched at any time, kept, and told to the server', async ({ page }) => {
  await page.goto('/odds')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odds calculator')
  for (const [name, heading, code] of [
    ['Français', 'Calculateur de probabilités', 'fr'],
    ['Español', 'Calculadora de probabilidades', 'es'],
    ['Italiano', 'Calcolatore di probabilità', 'it'],
  ] as const) {
    await page.locator('header').getByRole('button', { name: /English|Français|Español/ }).click()
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
  }
  const asked = page.waitForRequest((request) => request.url().includes('/api/me'))
  await page.reload()
  expect(new URL((await asked).url()).searchParams.get('lang')).toBe('it')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calcolatore di probabilità')
})

test('the theme is chosen and kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await paper()
  await page.getByRole('button', { name: /^Colours/ }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  const dark = await paper()
  expect(dark).not.toBe(light)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await paper()).toBe(dark)
})

test('links change the page without loading it anew, and the way back works', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Odds' }).click()
  await expect(page).toHaveTitle(/^Odds calculator/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Coverline/)
  expect(await page.evaluate(() => 'kept' in window)).toBe(true)
})

test('everything in the head of the page is reached by keyboard', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.getByRole('button', { name: /^Language/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('the first page is small', async ({ page }) => {
  // What travels, compressed as the server sends it; what is on the page already costs nothing.
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  let travelled = 0
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (travelled += encodedDataLength))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(travelled).toBeGreaterThan(10_000)
  expect(travelled).toBeLessThan(100_000)
})

test('a page keeps the parts of its own path until the next one has come', async ({ page }) => {
  const id = await startGame(page)
  await page.goto(`/replay/${id}`)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.evaluate(() => {
    history.pushState(null, '', '/odds')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odds calculator')
  expect(asked.filter((path) => /^\/api\/games\/(undefined)?(\/|$)/.test(path))).toEqual([])
})
