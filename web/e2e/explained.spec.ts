import { expect, test } from './pages'

test('a weapon rule on a card explains itself, with its own distance, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/new')
  await page.getByText('Cards').first().click()
  const rule = page.getByRole('button', { name: 'Range 8"' }).first()
  await rule.hover()
  await expect(page.locator('.bubble')).toContainText('Targets have to be within 8" of the shooter.')
  await page.mouse.move(0, 0)
  await expect(page.locator('.bubble')).toHaveCount(0)
  await rule.focus()
  await expect(page.locator('.bubble')).toContainText('within 8"')
  await page.keyboard.press('Escape')
  await expect(page.locator('.bubble')).toHaveCount(0)
})

test('a figure of a card says what it is', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('coverline.language', 'fr'))
  await page.goto('/new')
  await page.locator('details summary').first().click()
  await page.getByRole('button', { name: 'LPA', exact: true }).first().click()
  await expect(page.locator('.bubble')).toContainText("Limite de points d'action")
})
