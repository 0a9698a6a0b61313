import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from './pages'

const file = (name: string, text: string) => ({ name, mimeType: 'application/toml', buffer: Buffer.from(text) })

const MISSION = `format = "coverline mission 1"
rules = "kt24"
name = "Ebb and Flow"
turning_points = 3
drop_zones = [
  [[0, 0], [30, 0], [30, 4], [0, 4]],
  [[0, 18], [30, 18], [30, 22], [0, 22]],
]
`

/** A team that comes with the program, under another name. */
async function ownTeam(name: string): Promise<string> {
  const text = await readFile(new URL('../../data/teams/lantern-company.toml', import.meta.url), 'utf8')
  return text.replace('name = "Lantern Company"', `name = "${name}"`)
}

const input = (page: Page, label: string) => page.locator(`input[type=file][aria-label="Open a file: ${label}"]`)

test.beforeEach(async ({ page }) => {
  await page.request.post('/api/guest', { data: { name: 'Marguerite' } })
})

test('a game is played with a team and a mission from files', async ({ page }) => {
  await page.goto('/new')
  await expect(page.locator('button[aria-label="Open a file: Your team"]')).toBeVisible()
  await input(page, 'Your team').setInputFiles(file('wharf.toml', await ownTeam('Wharf Rats')))
  const mine = page.getByRole('group', { name: 'Your team' }).getByRole('radio', { name: /^Wharf Rats/ })
  await expect(mine).toBeChecked()
  await input(page, 'Mission').setInputFiles(file('ebb.toml', MISSION))
  const mission = page.getByRole('combobox', { name: 'Mission' })
  await expect(mission.locator('option:checked')).toHaveText('Ebb and Flow')
  await expectAccessible(page)

  // They are kept.
  await page.reload()
  await expect(mine).not.toBeChecked()
  await mine.check()
  await mission.selectOption({ label: 'Ebb and Flow' })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/\/game\//)
  const game = new URL(page.url()).pathname.split('/').pop() ?? ''
  const sheet = (await (await page.request.get(`/api/games/${game}`)).json()) as {
    teams: { name: string }[]
    mission: { name: string }
  }
  expect([sheet.teams[0]?.name, sheet.mission.name]).toEqual(['Wharf Rats', 'Ebb and Flow'])
  const record = await (await page.request.get(`/api/games/${game}/record`)).text()
  expect(record.split('\n').filter((line) => line.startsWith('content '))).toHaveLength(2)

  // The same again.
  await page.goto(`/new?again=${game}`)
  await expect(mine).toBeChecked()
  await expect(mission.locator('option:checked')).toHaveText('Ebb and Flow')
  await page.getByRole('button', { name: 'Delete Wharf Rats' }).click()
  await expect(mine).toHaveCount(0)
})

test('what is wrong with a file is said in words', async ({ page }) => {
  await page.goto('/new?lang=en')
  await input(page, 'Mission').setInputFiles(file('ebb.toml', MISSION.replace('turning_points = 3', 'turning_points = 30')))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('ebb.toml cannot be played with:')
  await expect(alert.getByRole('listitem')).toHaveText('Line 4, turning_points: A whole number from 1 to 10 belongs here.')
  await input(page, 'Mission').setInputFiles(file('wharf.toml', await ownTeam('Wharf Rats')))
  await expect(alert).toHaveText('This file holds a team, not a mission.')
  await input(page, 'Mission').setInputFiles(file('ebb.toml', MISSION.replace('kt24', 'kt21')))
  await expect(alert).toContainText('This file is written for other rules:')
  await expectAccessible(page)
  await input(page, 'Mission').setInputFiles(file('ebb.toml', MISSION))
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Mission' }).locator('option:checked')).toHaveText('Ebb and Flow')
})
