import type { Page } from '@playwright/test'

import { beginBattle } from './battle'
import { goOn, type Course } from './course'
import { Hands } from './hands'
import { expect, expectAccessible, test } from './pages'
import { clickBoard } from './pixels'
import { startGame } from './start'

test.describe.configure({ mode: 'parallel', timeout: 300_000 })

/** A table with nothing on it. */
const PLAIN = {
  name: 'Plain',
  text: '',
  width: 60,
  depth: 44,
  terrain: [],
  walls: [],
  doors: [],
  objectives: [],
  control_points: [],
  drop_zones: [],
  confines_tactics: false,
}

/** Player A is lucky, and player B is not; but nobody runs away. */
const FACES: NonNullable<Course['faces']> = {
  draw: [6, 1],
  initiative: [6, 1],
  hit: [6, 1],
  wound: [6, 1],
  save: [6, 1],
  ignore: [1, 1],
  charge: [6, 6],
  morale: [1, 1],
}

/** Begins a battle with own dice on an empty table, at the first moves of player A or another decision. */
async function begin(page: Page, places: NonNullable<Course['places']>, until: Course['until']['kind'] = 'move'): Promise<string> {
  await page.request.post('/api/guest', { data: { name: 'Marguerite' } })
  const saved = await page.request.post('/api/killzones', { data: { killzone: PLAIN } })
  const { id: killzone } = (await saved.json()) as { id: string }
  return beginBattle(page, { killzone, mission: 'over-the-line', faces: FACES, places, until })
}

/** Goes on to a decision, and waits for the page to show it. */
async function until(page: Page, id: string, kind: Course['until']['kind'], side: Course['until']['side']): Promise<void> {
  await goOn(page, id, { faces: FACES, until: { kind, side } })
  await expect(page.locator(`.panel[data-kind=${kind}] h2.side-${side === 'A' ? 1 : 2}`)).toBeVisible({ timeout: 60_000 })
}

async function record(page: Page, id: string): Promise<string> {
  return (await page.request.get(`/api/games/${id}/record`)).text()
}

/** Clicks a model on the board. */
async function click(page: Page, model: string): Promise<void> {
  await page.locator(`[data-model="${model}"]`).click()
}

test('a unit moves, shoots, charges and fights, and another passes its morale test', async ({ page }) => {
  const id = await begin(page, { A3: [31, 10.4], A8: [38, 9.5], B3: [33, 33.6] })
  await expect(page.locator('.hud')).toContainText('Turn 1')
  await expect(page.locator('.hud .phases [aria-current]')).toHaveText('Movement: moves')
  await expectAccessible(page)

  // A unit is picked by one of its models, and sent by a click on the ground.
  await click(page, 'A8.3')
  await expect(page.locator('.panel h3')).toContainText('A8 Steeple Vaulters')
  await expectAccessible(page)
  await clickBoard(page, 38, 21)
  const ghosts = page.locator('.field [data-ghost]')
  await expect(ghosts).toHaveCount(8)
  await expect(page.locator('.panel .far')).toContainText('" of 12"')
  await expectAccessible(page)
  // Too far is shown, told, and not to be confirmed.
  const confirm = page.locator('.panel').getByRole('button', { name: 'Move', exact: true })
  await expect(confirm).toBeEnabled()
  await clickBoard(page, 38, 28)
  await expect(page.locator('.field .ghost.illegal').first()).toBeVisible()
  await expect(page.locator('.panel .why')).toContainText('K4W-')
  await expect(confirm).toBeDisabled()
  await clickBoard(page, 38, 21)
  await expect(confirm).toBeEnabled()
  // One model is dragged a little aside.
  const ghost = await page.locator('.field [data-ghost="8"]').boundingBox()
  if (!ghost) throw new Error('no ghost')
  const [x, y] = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 7, y, { steps: 3 })
  await page.mouse.move(x - 12, y, { steps: 3 })
  const sent = page.waitForResponse((response) => response.url().includes('/formation'))
  await page.mouse.up()
  await sent
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await expect.poll(() => record(page, id)).toMatch(/^A: do A8 march$[^]*^A: march 1 .* 8 to /m)

  // All weapons that can fire at the target that is clicked.
  await until(page, id, 'fire', 'A')
  await expect(page.locator('.hud .phases [aria-current]')).toHaveText('Shooting: normal fire')
  await click(page, 'A3.2')
  await expect(page.locator('.panel h3')).toContainText('A3 Upper Town Rifles')
  await expect(page.locator('.target.valid', { hasText: 'B3' })).toBeVisible()
  await click(page, 'B3.1')
  await expect(page.locator('.panel .share', { hasText: 'B3' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fire', exact: true }).click()
  await expect.poll(() => record(page, id)).toMatch(/^A: attack A3 .*levy-rifle at B3/m)

  // Whoever owns the unit picks the casualty on the board.
  await until(page, id, 'allocate', 'B')
  await expectAccessible(page)
  await click(page, 'B3.12')
  await expect.poll(() => record(page, id)).toMatch(/^B: lose 12$/m)

  await until(page, id, 'muster', 'B')
  await expect(page.locator('.hud .phases [aria-current]')).toHaveText('Morale: tests')
  await page.locator('.panel .choice', { hasText: 'B3' }).click()
  await expect.poll(() => record(page, id)).toMatch(/^B: pick B3$/m)

  // The next turn: the unit that has come near charges.
  await until(page, id, 'move', 'A')
  await expect(page.locator('.game > .log')).toContainText(/B3.* passes its morale test/)
  await expect(page.locator('.hud')).toContainText('Turn 2')
  await click(page, 'A8.1')
  await page.getByRole('button', { name: 'Charge', exact: true }).click()
  await click(page, 'B3.1')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Charge B3' }).click()
  await expect.poll(() => record(page, id)).toMatch(/^A: do A8 charge B3$/m)
  await until(page, id, 'go', 'A')
  await expect(ghosts).toHaveCount(8)
  const charge = page.locator('.panel').getByRole('button', { name: 'Charge', exact: true })
  await expect(charge).toBeEnabled()
  await expectAccessible(page)
  await charge.click()
  await expect.poll(() => record(page, id)).toMatch(/^A: do A8 charge B3$[^]*^A: yes$/m)

  await until(page, id, 'fight-with', 'A')
  await expect(page.locator('.hud .phases [aria-current]')).toHaveText('Combat: hammer of fury')
  await click(page, 'A8.1')
  await expect(page.locator('.panel[data-kind=go]')).toBeVisible()
  await page.getByRole('button', { name: 'Pile in', exact: true }).click()
  await expect(page.locator('.panel[data-kind=blows]')).toBeVisible()
  await click(page, 'B3.1')
  await page.getByRole('button', { name: 'Strike', exact: true }).click()
  await expect.poll(() => record(page, id)).toMatch(/^A: attack A8 .*vaulting-blade at B3/m)
})

test('a unit is set up model by model', async ({ page }) => {
  const id = await begin(page, {}, 'deploy')
  const panel = page.locator('.panel')
  await panel.locator('.whom').getByRole('button', { name: /^A3 / }).click()
  await clickBoard(page, 30, 7)
  const ghosts = page.locator('.field [data-ghost]')
  const confirm = panel.getByRole('button', { name: 'Set it up here', exact: true })
  await expect(confirm).toBeEnabled()
  expect(await ghosts.count()).toBeGreaterThan(1)
  await expectAccessible(page)
  // One model is picked and sent by a click; too far from the others is told, and taken back.
  const models = panel.locator('.members')
  await models.getByRole('button', { name: '1', exact: true }).click()
  await clickBoard(page, 45, 7)
  await expect(panel.locator('.why')).toContainText('K4W-BASE-02')
  await expect(confirm).toBeDisabled()
  await page.getByRole('button', { name: 'Choose again' }).click()
  await expect(confirm).toBeEnabled()
  await models.getByRole('button', { name: '1', exact: true }).click()
  await clickBoard(page, 32.4, 7)
  await expect(confirm).toBeEnabled()
  // And dragged a little further.
  const ghost = await page.locator('.field [data-ghost="1"]').boundingBox()
  if (!ghost) throw new Error('no ghost')
  const [x, y] = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 4, y, { steps: 3 })
  await page.mouse.move(x + 6, y, { steps: 3 })
  const sent = page.waitForResponse((response) => response.url().includes('/formation'))
  await page.mouse.up()
  await sent
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await expect.poll(() => record(page, id)).toMatch(/^A: deploy A3 march 1 to 3[23](\.\d+)?,[67](\.\d+)? 2 to /m)
})

test('a battle against the computer is played to its second turn', async ({ page }) => {
  test.setTimeout(900_000)
  await startGame(page, { rules: 'kt4w40k' })
  const hands = new Hands(page)
  while (!(await page.locator('.hud').innerText()).includes('Turn 2')) expect(await hands.decide()).toBe(true)
  for (const kind of ['deploy', 'move', 'go', 'fire']) expect(hands.made.get(kind), kind).toBeGreaterThan(0)
  await expectAccessible(page)
})

test('four armies sit down at a new game of kt4w40k', async ({ page }) => {
  await page.goto('/play?rules=kt4w40k')
  await page.getByRole('radio', { name: '4', exact: true }).check()
  await expect(page.getByText('Army of player D')).toBeVisible()
  await page.getByLabel('Who plays C').selectOption({ label: 'The computer' })
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('Three Bells')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Marguerite')
  await dialog.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL(/\/game\//)
  await expect(page.locator('.hud .players li')).toHaveCount(4)
})
