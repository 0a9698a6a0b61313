import { expect, expectAccessible, test } from './pages'

test('a shot is calculated as it is changed, and the link holds it', async ({ page }) => {
  await page.goto('/odds?s=kt24_shoot_atk-4-3-3-4-12_with-Piercing+1%2C+Lethal+5%2B_def-12-3-3')
  const results = page.getByRole('region', { name: 'The odds' })
  await expect(results.getByText('5.68')).toBeVisible()
  await expect(results.getByText('7.10%')).toBeVisible()
  await page.getByLabel('Cover save').check()
  await expect(results.getByText('5.68')).toBeHidden()
  await expect(page).toHaveURL(/_cover/)
  const cover = await results.getByRole('definition').first().textContent()
  await page.reload()
  await expect(results.getByRole('definition').first()).toHaveText(cover ?? '')
})

test('set-ups are compared side by side', async ({ page }) => {
  await page.goto('/odds?s=kt24_shoot_atk-4-3-3-4-12_def-12-3-3')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('button', { name: 'Balanced' }).click()
  const figures = page.getByRole('region', { name: 'The odds' }).getByRole('table').first()
  await expect(figures.getByRole('columnheader', { name: 'Set-up B' })).toBeVisible()
  const row = figures.getByRole('row', { name: /Wounds lost on average/ })
  await expect(row.getByRole('cell')).toHaveCount(2)
  await expect(row.getByRole('cell').nth(1)).toHaveClass(/best/)
  await expectAccessible(page)
})

test('a fight shows both sides', async ({ page }) => {
  await page.goto('/odds?s=kt21_fight_atk-4-3-4-5-12_def-9-4-3_back-4-3-3-4')
  const results = page.getByRole('region', { name: 'The odds' })
  await expect(results.getByRole('img', { name: 'Wounds the attacker loses' })).toBeVisible()
  await expect(results.getByText('Chance to be incapacitated')).toBeVisible()
})

test('a mistake is shown at its field', async ({ page }) => {
  await page.goto('/odds')
  const rules = page.getByLabel('Weapon rules')
  await rules.fill('Lethl 5+')
  await expect(rules).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert')).toContainText('Lethl 5+')
  await rules.fill('Lethal 5+')
  await expect(rules).toHaveAttribute('aria-invalid', 'false')
})

test('a weapon of the catalogue fills the form', async ({ page }) => {
  await page.goto('/odds')
  await page.getByLabel('Fill in from a weapon…').selectOption({ index: 1 })
  await expect(page).toHaveURL(/name-/)
})
