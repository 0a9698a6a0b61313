import type { Page } from '@playwright/test'

import { Hands, somebodysTurn } from './hands'
import { expect, expectAccessible, test } from './pages'
import { clickBoard, dragBoard } from './pixels'
import { setUp } from './quick'
import { startGame } from './start'

test.describe.configure({ mode: 'parallel', timeout: 300_000 })

/** Two rooms with a door between them, each the drop zone of a team. */
const ROOMS = {
  name: 'Two rooms',
  text: '',
  width: 22,
  depth: 14,
  terrain: [],
  walls: [
    { from: [11, 0], to: [11, 6] },
    { from: [11, 8], to: [11, 14] },
  ],
  doors: [{ name: 'Hatch', from: [11, 6], to: [11, 8], open: false }],
  objectives: [],
  control_points: [{ name: 'Lever', at: [2, 7], radius: 0.5 }],
  drop_zones: [
    { name: 'West', footprint: [[0, 0], [10.8, 0], [10.8, 14], [0, 14]] },
    { name: 'East', footprint: [[12.6, 0], [22, 0], [22, 14], [12.6, 14]] },
  ],
  confines_tactics: true,
}

/** Draws the two rooms, and says under which id they are kept. */
async function draw(page: Page, door: 'open' | 'closed'): Promise<string> {
  await page.request.post('/api/guest', { data: { name: 'Marguerite' } })
  const killzone = { ...ROOMS, doors: ROOMS.doors.map((one) => ({ ...one, open: door === 'open' })) }
  const saved = await page.request.post('/api/killzones', { data: { killzone } })
  expect(await saved.text()).toContain('Two rooms')
  const { id } = (await saved.json()) as { id: string }
  return id
}

/** Begins a game on one screen in the two rooms, with A1 and B1 where they are wanted. */
async function begin(page: Page, door: 'open' | 'closed', places: Record<'A1' | 'B1', readonly [number, number]>): Promise<Hands> {
  await page.addInitScript(() => localStorage.setItem('coverline.pace', 'instant'))
  const board = await draw(page, door)
  const created = await page.request.post('/api/games', {
    data: {
      rules: 'kt18',
      seats: [
        { kind: 'me', team: 'sternwake-boarders' },
        { kind: 'me', team: 'tallowgate-wardens' },
      ],
      killzone: board,
    },
  })
  const { id } = (await created.json()) as { id: string }
  await page.goto('/replays')
  await setUp(page, id, places)
  await page.goto(`/game/${id}`)
  await expect(page.locator('.panel[data-kind]')).toBeVisible({ timeout: 60_000 })
  return new Hands(page)
}

/** Whose decision it is. */
async function side(page: Page): Promise<string> {
  const colour = (await page.locator('.panel[data-kind] h2').getAttribute('class')) ?? ''
  return colour.includes('side-1') ? 'A' : 'B'
}

/** Lets everybody pass until a player has a decision of a kind. */
async function until(page: Page, kind: string, who: string): Promise<void> {
  const open = page.locator('.panel[data-kind]')
  for (let i = 0; i < 60; i += 1) {
    await expect(open).toBeVisible({ timeout: 60_000 })
    const asked = await open.getAttribute('data-kind')
    if (asked === kind && (await side(page)) === who) return
    const before = await new Hands(page).lines()
    const done = open.getByRole('button', { name: /Finish moving|Nobody shoots|^\d? ?(No|Nobody|Pass)/ })
    if ((await done.count()) > 0) await done.first().click()
    else await new Hands(page).decide()
    await expect.poll(() => new Hands(page).lines(), { timeout: 60_000 }).toBeGreaterThan(before)
  }
  throw new Error(`${who} was never asked to ${kind}`)
}

test('a door is opened by a click, and somebody shot at through it', async ({ page }) => {
  const hands = await begin(page, 'closed', { A1: [9.9, 7], B1: [14.5, 7] })
  await until(page, 'move', 'A')
  await expect(page.locator('.hud')).toContainText('Battle round 1')
  await expect(page.locator('.hud .phases [aria-current]')).toHaveText('Movement')
  await expect(page.locator('.hud .awaited')).toContainText('Sternwake')
  await expect(page.locator('g.door title')).toHaveText('Door 1, Hatch, closed')
  await expectAccessible(page)

  // A1 is picked on the board, and the door beside it shines.
  await clickBoard(page, 9.9, 7)
  await expect(page.locator('.panel h3')).toContainText('A1')
  await expect(page.locator('g.door.workable')).toHaveCount(1)
  await expectAccessible(page)
  const before = await hands.lines()
  await clickBoard(page, 11, 7)
  await expect.poll(() => hands.lines()).toBeGreaterThan(before)
  await expect(page.locator('g.door title')).toHaveText('Door 1, Hatch, open')

  await until(page, 'fire', 'A')
  await expect(page.locator('.hud .phases [aria-current]')).toHaveText(/^Shooting: (Ready, fire|Fire at will)$/)
  const shooter = page.locator('.panel .choice', { hasText: 'A1' })
  if ((await shooter.count()) > 0) await clickBoard(page, 9.9, 7)
  await expect(page.locator('.panel h3')).toContainText('A1')
  // The enemy behind the doorway is ringed and named; he is picked on the board.
  await expect(page.locator('.target.valid', { hasText: 'B1' })).toBeVisible()
  await clickBoard(page, 14.5, 7)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Shoot at B1/ }).click()
  await expect(page.locator('.game > .log')).toContainText(/A1.*(shoots|attacks|fires).*B1|B1/)
  const id = new URL(page.url()).pathname.split('/').pop() ?? ''
  await expect
    .poll(async () => (await page.request.get(`/api/games/${id}/record`)).text())
    .toMatch(/^A: do A1 door 1$[^]*^A: attack A1 \S+ at B1$/m)
})

test('a charge is declared on the board, and its target reacts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const hands = await begin(page, 'open', { A1: [9.9, 7], B1: [13.4, 7] })
  await until(page, 'move', 'A')
  await clickBoard(page, 9.9, 7)
  await page.getByRole('button', { name: 'Charge', exact: true }).click()
  await clickBoard(page, 13.4, 7)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Charge B1' }).click()

  // The hand passes to the target's player, and everybody can see it.
  await expect(page.locator('.panel[data-kind=reaction]')).toBeVisible({ timeout: 60_000 })
  expect(await side(page)).toBe('B')
  await expect(page.locator('.hud .awaited')).toContainText('Tallowgate')
  await expect(page.locator('.panel')).toContainText('Retreat')
  await expectAccessible(page)
  await page.locator('.panel .choice', { hasText: /Overwatch/ }).first().click()
  await expect(page.locator('.panel[data-kind]:not([data-kind=reaction])')).toBeVisible({ timeout: 60_000 })
  // Whether it gets there is up to the dice; if it does, it is sent on the board.
  if ((await page.locator('.panel').getAttribute('data-kind')) === 'go') await hands.decide()
  const id = new URL(page.url()).pathname.split('/').pop() ?? ''
  expect(await (await page.request.get(`/api/games/${id}/record`)).text()).toMatch(/^A: do A1 charge B1$[^]*^B: attack B1 \S+ at A1/m)
})

test('a model is dragged along its shortest way', async ({ page }) => {
  const hands = await begin(page, 'closed', { A1: [6, 7], B1: [16, 7] })
  await until(page, 'move', 'A')
  await clickBoard(page, 6, 7)
  await expect(page.locator('.field path.reach')).toBeVisible({ timeout: 30_000 })
  await dragBoard(page, [6, 7], [8, 10])
  await expect(page.locator('.panel .far')).toContainText('" of 6"')
  const before = await hands.lines()
  await page.getByRole('button', { name: 'Move: go there' }).click()
  await expect.poll(() => hands.lines()).toBeGreaterThan(before)
})

test('a whole kt18 game against the computer', async ({ page }) => {
  test.setTimeout(900_000)
  // Whoever wants the lever comes through the hatch, into everybody's sight.
  await startGame(page, { rules: 'kt18', killzone: await draw(page, 'open') })
  const hands = new Hands(page)
  while (await hands.decide());
  for (const kind of ['deploy', 'move', 'fire']) expect(hands.made.get(kind), kind).toBeGreaterThan(0)
  await expect(page.locator('.result').getByRole('heading', { level: 2 })).toHaveText(/won|draw/)
  await expectAccessible(page)
  await page.locator('.result').getByRole('link', { name: 'Look at it again' }).click()
  await page.waitForURL(/\/replay\//)
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(page.getByRole('slider', { name: 'Timeline' })).not.toHaveValue('0')
  await expectAccessible(page)
})

test('kt18 is played online', async ({ browser, page: host }) => {
  test.setTimeout(600_000)
  await host.addInitScript(() => localStorage.setItem('coverline.pace', 'instant'))
  const guest = await (await browser.newContext()).newPage()
  await guest.addInitScript(() => localStorage.setItem('coverline.pace', 'instant'))
  await host.request.post('/api/guest', { data: { name: 'Host' } })
  const created = await host.request.post('/api/games', {
    data: {
      rules: 'kt18',
      seats: [
        { kind: 'me', team: 'sternwake-boarders' },
        { kind: 'friend', team: 'tallowgate-wardens' },
        { kind: 'computer', team: 'sternwake-boarders', level: 'greedy' },
      ],
      killzone: 'vespergate-shrine',
    },
  })
  const { id, invitations } = (await created.json()) as { id: string; invitations: { path: string }[] }
  await host.goto(`/game/${id}`)
  await guest.request.post('/api/guest', { data: { name: 'Guest' } })
  await guest.goto(invitations[0]?.path ?? '')
  await guest.getByRole('button', { name: 'Take the seat' }).click()
  await guest.waitForURL(/\/game\//)

  // Everybody sets up, and moves once; each sees whose hand it is.
  const players = [new Hands(host), new Hands(guest)]
  const moved = (hands: Hands): number => hands.made.get('move') ?? 0
  while (!players.every((hands) => moved(hands) > 0)) {
    for (const hands of players) {
      if ((await hands.page.locator('.panel[data-kind]').count()) > 0) await hands.decide()
    }
    await somebodysTurn(players)
  }
  await expect(host.locator('.hud .players li')).toHaveCount(3)
  await expect(guest.locator('.hud .phases [aria-current]')).toHaveCount(1)
})

test('three players sit down at a new game of kt18', async ({ page }) => {
  await page.goto('/play?rules=kt18')
  await page.getByRole('radio', { name: '3', exact: true }).check()
  await expect(page.getByText('Team of player C')).toBeVisible()
  await page.getByLabel('Who plays C').selectOption({ label: 'A friend, by link' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Marguerite')
  await dialog.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL(/\/game\//)
  await expect(page.getByLabel(/^Link for player C/)).toHaveCount(1)
  await expect(page.locator('.hud .players li')).toHaveCount(3)
})
