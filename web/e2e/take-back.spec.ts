import { Hands } from './hands'
import { expect, test } from './pages'
import { startGame } from './start'

test('what the computer has answered since does not keep anybody from taking back, by button or key', async ({ page }) => {
  await startGame(page)
  const button = page.getByRole('button', { name: 'Take back' })
  await expect(page.locator('.panel[data-kind]')).toBeVisible()
  // Nothing has been answered: neither the button nor the key asks for what would be refused.
  await expect(button).toBeDisabled()
  await page.locator('.field svg[tabindex]').focus()
  await page.keyboard.press('u')
  await expect(page.locator('.toast')).toHaveCount(0)

  await new Hands(page).until('activate')
  const lines = page.locator('.log .lines .lines > li')
  await expect(page.locator('.panel[data-kind=activate]')).toBeVisible()
  const before = await lines.count()
  await expect(button).toBeEnabled()
  await button.click()
  await expect.poll(() => lines.count()).toBeLessThan(before)
  await expect(page.locator('.panel[data-kind]')).toBeVisible()
  const after = await lines.count()
  await page.locator('.field svg[tabindex]').focus()
  await page.keyboard.press('u')
  await expect.poll(() => lines.count()).toBeLessThan(after)
})
