import { expect, test } from './pages'

test('a rule is told in words, with its exact text and its examples behind a fold', async ({ page }) => {
  await page.goto('/rules/KT24-ACT-CHARGE-04')
  await expect(page.getByRole('heading', { name: 'KT24-ACT-CHARGE-04' })).toBeVisible()
  await expect(page.getByText('A charger that comes within control range of an enemy stays with it')).toBeVisible()
  const example = page.getByRole('article').getByRole('link', { name: 'KT24-EX-17', exact: true })
  await expect(example).toBeHidden()
  await page.getByText('The exact wording, with its examples').click()
  await expect(example).toBeVisible()
})

test('a rule is found by its words among the entries', async ({ page }) => {
  await page.goto('/rules')
  await page.getByRole('searchbox').fill('lock-in charge')
  await page.getByText('All entries by number').click()
  await page.getByRole('link', { name: /KT24-ACT-CHARGE-04/ }).click()
  await expect(page).toHaveURL('/rules/KT24-ACT-CHARGE-04')
})

test('a search has an address', async ({ page }) => {
  await page.goto('/rules?rules=kt21&q=obscured')
  await expect(page.getByRole('searchbox')).toHaveValue('obscured')
  await expect(page.getByRole('navigation', { name: 'Rules' }).getByRole('link', { name: 'KT21-OBS-01' })).toBeVisible()
})

test('an id that is in no book is refused in words', async ({ page }) => {
  await page.goto('/rules/KT24-NOWHERE-99')
  await expect(page.getByRole('alert')).toBeVisible()
})
