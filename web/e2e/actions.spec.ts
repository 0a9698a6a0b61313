import { Hands } from './hands'
import { expect, expectAccessible, test } from './pages'
import { startGame } from './start'

test('an action is explained where it is offered, and everything asked is in view at 1366 x 860', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 860 })
  await startGame(page)
  await new Hands(page).until('act')
  const panel = page.locator('.panel')
  await expect(panel.locator('.choice').first()).toBeInViewport({ ratio: 1 })
  for (const choice of await panel.locator('.choice:not([aria-disabled])').all()) await expect(choice).toBeInViewport({ ratio: 1 })
  const about = panel.getByRole('button', { name: 'Explain Dash' })
  await about.focus()
  await expect(page.locator('.bubble')).toContainText('3"')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('.bubble')).toHaveCount(0)
})
