import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from './pages'
import { clickBoard as click, dragBoard as drag } from './pixels'

const parts = (page: Page) => page.locator('g.part')

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the editor is accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/killzones/new')
    await expect(page.getByRole('toolbar', { name: 'Drawing tools' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('an empty drawing is greeted without a complaint, and the whole desk is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 860 })
  await page.goto('/killzones/new')
  await expect(page.getByText('Draw terrain with the tools above the board')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play here' })).toBeDisabled()
  await expect(page.getByText('to put right')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  for (const part of [page.getByRole('toolbar', { name: 'Drawing tools' }), page.getByRole('group', { name: /^Board/ }), page.getByRole('toolbar', { name: 'The view' }), page.locator('aside')]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  // What has been begun is judged.
  await page.getByRole('button', { name: 'Rectangle' }).click()
  await drag(page, [4, 4], [8, 5])
  await expect(page.getByText('to put right')).toBeVisible()
})

test('a killzone is drawn, checked, kept and found again', async ({ page }) => {
  await page.goto('/killzones')
  await page.getByRole('button', { name: 'New killzone' }).click()
  await page.getByRole('button', { name: 'Rectangle' }).click()
  await drag(page, [4, 4], [8, 5])
  await expect(parts(page)).toHaveCount(1)
  await expect(page.getByLabel('From the west (")')).toHaveValue('4')

  await page.getByRole('button', { name: 'Polygon' }).click()
  for (const [x, y] of [[12, 8], [15, 8], [15, 11], [12, 8]] as const) await click(page, x, y)
  await expect(parts(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(parts(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Redo' }).click()

  await page.getByRole('button', { name: 'Objective' }).click()
  await click(page, 15, 15)
  await page.getByRole('button', { name: 'Select' }).click()
  await drag(page, [6, 4.5], [6, 8.5])
  await expect(page.getByLabel('From the south (")')).toHaveValue('8')
  await page.getByRole('button', { name: 'Complete the half-turn symmetry' }).click()
  await expect(parts(page)).toHaveCount(4)

  await expect(page.getByText('to put right')).toBeVisible()
  await page.locator('aside').getByLabel('Name').last().fill('Ferry steps')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Nothing is wrong with it.')).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ann')
  await dialog.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/killzones\/[a-z2-9]{16}$/)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferry steps')
  await expect(parts(page)).toHaveCount(4)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toContain('name = "Ferry steps"')

  await page.getByRole('link', { name: 'All killzones' }).click()
  await expect(page.getByRole('heading', { name: 'Ferry steps' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page).toHaveURL(/\/killzones\/new$/)
  await expect(parts(page)).toHaveCount(4)
})

test('a room with a door is drawn, and kept with all that belongs to it', async ({ page }) => {
  await page.request.post('/api/guest', { data: { name: 'Marguerite' } })
  await page.goto('/killzones/new')
  const walls = page.locator('g.wall')
  await page.getByRole('button', { name: 'Wall', exact: true }).click()
  // Corner after corner, and back to the first; the ends are drawn a little beside where they are meant.
  for (const [x, y] of [[4, 4], [12, 4], [12, 10], [4, 10], [4.2, 4.1]] as const) await click(page, x, y)
  await page.keyboard.press('Escape')
  await expect(walls).toHaveCount(4)
  // To the edge of the board.
  await page.getByRole('button', { name: 'Wall', exact: true }).click()
  await drag(page, [12.1, 9.9], [12, 21.8])
  await expect(page.getByLabel('From the south (")')).toHaveValue('10')
  await expect(walls).toHaveCount(5)

  // The door lies on the wall, which is cut there.
  await page.getByRole('button', { name: 'Door', exact: true }).click()
  await drag(page, [7, 4], [9, 4])
  await expect(walls).toHaveCount(6)
  const door = page.locator('g.door')
  await expect(door).toHaveCount(1)
  await page.getByLabel('Name').first().fill('Hatch')
  await page.getByLabel('Open at the start').check()
  await expect(door).toHaveClass(/open/)
  await expect(door.locator('title')).toHaveText('Door 1, Hatch, open')

  await page.getByRole('button', { name: 'Control point', exact: true }).click()
  await click(page, 20, 11)
  await page.getByRole('button', { name: 'Deployment zone', exact: true }).click()
  await drag(page, [14, 13], [20, 18])
  await drag(page, [22, 13], [29, 18])
  await page.getByLabel('The Tactics of ultra-close confines').check()

  await page.locator('aside').getByLabel('Name').last().fill('Locked room')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Nothing is wrong with it.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/killzones\/[a-z2-9]{16}$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locked room')
  await expect(walls).toHaveCount(6)
  await expect(page.locator('g.control')).toHaveCount(1)
  await expect(page.locator('g.zone')).toHaveCount(2)
  await expect(page.getByLabel('The Tactics of ultra-close confines')).toBeChecked()
  await expectAccessible(page)
})

test('what is wrong is shown at its place', async ({ page }) => {
  await page.goto('/killzones/new')
  await page.getByRole('button', { name: 'Polygon' }).click()
  // Edges that cross.
  for (const [x, y] of [[4, 4], [10, 9], [10, 4], [4, 10], [4, 4]] as const) await click(page, x, y)
  await expect(parts(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  const remark = page.locator('.note').getByRole('button', { name: 'Terrain 1' })
  await expect(remark).toBeVisible()
  await remark.click()
  await expect(page.locator('rect.corner')).toHaveCount(4)
})

test('a drawn killzone is played on', async ({ page }) => {
  await page.request.post('/api/guest', { data: { name: 'Marguerite' } })
  const catalog = (await (await page.request.get('/api/catalog')).json()) as { killzones: { name: string }[] }
  const saved = await page.request.post('/api/killzones', {
    data: { killzone: { ...catalog.killzones[0], name: 'Back Yard' } },
  })
  const { id } = (await saved.json()) as { id: string }
  await page.goto(`/new?killzone=${id}`)
  await expect(page.getByRole('radio', { name: /^Back Yard/ })).toBeChecked()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/\/game\//)
  const game = new URL(page.url()).pathname.split('/').pop() ?? ''
  const sheet = (await (await page.request.get(`/api/games/${game}`)).json()) as { killzone: { name: string } }
  expect(sheet.killzone.name).toBe('Back Yard')
})
