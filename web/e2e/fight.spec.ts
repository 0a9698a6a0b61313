import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from './pages'

/** Two computers play, and this person looks on. */
async function watch(page: Page, pace: 'slow' | 'calm' | 'brisk'): Promise<void> {
  await page.addInitScript((pace) => localStorage.setItem('coverline.pace', pace), pace)
  await page.request.post('/api/guest', { data: { name: 'Onlooker' } })
  const created = await page.request.post('/api/games', {
    data: {
      rules: 'kt24',
      seats: [
        { kind: 'computer', team: 'lantern-company', level: 'greedy' },
        { kind: 'computer', team: 'saltglass-crew', level: 'greedy' },
      ],
      killzone: 'cooperage-yard',
    },
  })
  const { id } = (await created.json()) as { id: string }
  await page.goto(`/game/${id}`)
}

/** Holds what is shown in the very moment in which a shot and the wounds that it cost are on the board. */
async function holdAtWounds(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        const look = (): void => {
          const isShown = document.querySelector('[data-blow]') && document.querySelector('[data-harm]')
          const hold = document.querySelector<HTMLButtonElement>('button[aria-label="Hold what is shown"]')
          if (!isShown || !hold) return
          observer.disconnect()
          hold.click()
          held()
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { childList: true, subtree: true, attributes: true })
        look()
      }),
  )
}

test('a shot is seen: its line, its ring, its dice, its wounds; it is held and shown again', async ({ page }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1366, height: 860 })
  await watch(page, 'brisk')
  const board = page.locator('.field svg[tabindex]')
  const bar = page.locator('.bar .told')
  await expect(board.locator('[data-trail]').first()).toBeVisible({ timeout: 120_000 })
  await holdAtWounds(page)
  await expect(board.locator('[data-harm]').first()).toBeVisible()
  const line = board.locator('[data-blow]').first()
  await expect(line).toBeVisible()
  await expect(line.locator('.ring')).toBeVisible()
  await expect(bar).toContainText(/[AB]\d/)

  // Neither dice nor the buttons of the view lie on the board.
  const glass = await page.locator('.field .glass').boundingBox()
  for (const part of [bar, page.getByRole('toolbar', { name: 'The view' })]) {
    const box = await part.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((glass?.y ?? 0) + (glass?.height ?? 0) - 1)
  }

  const lines = page.locator('.log .lines .lines > li')
  const held = await lines.count()
  await page.getByRole('button', { name: 'Show the last activation again' }).click()
  await expect(page.locator('.hud')).toContainText('The board after line')
  await expect(page.getByRole('button', { name: 'Back to now' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.hud')).not.toContainText('The board after line')
  expect(await lines.count()).toBe(held)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => lines.count()).toBeGreaterThan(held)
  await page.getByRole('button', { name: /^What others do is shown/ }).click()
  await expect(page.getByRole('button', { name: /: at once$/ })).toBeVisible()
  await expect(page.locator('.result')).toBeVisible({ timeout: 120_000 })
  await expect(board.locator('[data-fallen]').first()).toBeVisible()
})
