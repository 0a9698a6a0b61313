import { readFileSync } from 'node:fs'

import { expect, test } from './pages'
import { startGame } from './start'

test('a game is saved as a picture and as text', async ({ page }) => {
  const id = await startGame(page)
  await page.goto(`/replay/${id}`)
  await page.getByRole('button', { name: 'Save or share' }).click()
  const [picture] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Picture of the board' }).click()])
  expect(picture.suggestedFilename()).toMatch(/\.png$/)
  const bytes = readFileSync(await picture.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.length).toBeGreaterThan(10_000)

  await page.getByRole('button', { name: 'Save or share' }).click()
  const [text] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'The game as text' }).click()])
  const story = readFileSync(await text.path(), 'utf8')
  expect(story).toContain('Lantern Company – Saltglass Crew')
  expect(story).toContain('Cooperage Yard')
})

test('a game is saved and shared from its own page, and from its result', async ({ page }) => {
  const id = await startGame(page)
  const more = page.getByRole('button', { name: 'More' })
  await expect(page.locator('.panel[data-kind]')).toBeVisible()
  await more.click()
  const [picture] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Picture of the board' }).click()])
  expect(picture.suggestedFilename()).toMatch(new RegExp(`^coverline-${id}-\\d+\\.png$`))

  await more.click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  const result = page.locator('.result')
  await result.getByRole('button', { name: 'Save or share' }).click()
  const last = result.getByRole('link', { name: 'Download the record' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  const [text] = await Promise.all([page.waitForEvent('download'), result.getByRole('button', { name: 'The game as text' }).click()])
  expect(readFileSync(await text.path(), 'utf8')).toContain('Lantern Company – Saltglass Crew')
})

test('a board may be framed by other pages, and nothing else may', async ({ page }) => {
  const id = await startGame(page)
  const framed = await page.request.get(`/embed/${id}`)
  expect(framed.headers()['content-security-policy']).toContain('frame-ancestors *')
  expect(framed.headers()['x-frame-options']).toBeUndefined()
  const game = await page.request.get(`/game/${id}`)
  expect(game.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await page.goto(`/embed/${id}`)
  await expect(page.getByRole('link', { name: 'Open in Coverline' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})
