import { Hands } from './hands'
import { expect, expectAccessible, test } from './pages'
import { startGame } from './start'

test('on a phone the board comes close to those who can be chosen', async ({ page }) => {
  await startGame(page)
  await new Hands(page).until('activate')
  await page.setViewportSize({ width: 390, height: 780 })
  const fit = page.getByRole('button', { name: 'Show the whole board' })
  await expect(fit).toBeEnabled()
  const glass = await page.locator('.field .glass').boundingBox()
  if (!glass) throw new Error('no board')
  const bases = await page.locator('.field [data-model^="A"] .base').all()
  let seen = 0
  for (const base of bases) {
    const box = await base.boundingBox()
    if (!box) continue
    expect(Math.max(box.width, box.height)).toBeGreaterThanOrEqual(32)
    if (box.x >= glass.x && box.x + box.width <= glass.x + glass.width) seen += 1
  }
  expect(seen).toBeGreaterThan(0)
  await expectAccessible(page)
  // Whoever wants all of it gets it, and keeps it.
  await fit.click()
  await expect(fit).toBeDisabled()
})
