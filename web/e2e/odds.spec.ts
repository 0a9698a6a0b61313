import { decode } from '../src/lib/odds/link'
import { question } from '../src/lib/odds/setup'
import type { Answer } from '../src/lib/odds/answer'
import { expect, expectAccessible, test } from './pages'
import { program } from './program'

/** What the program answers on the command line about the set-up of a link, worded as the page words it. */
function figures(search: string): { expected: string; kills: string } {
  const [setup] = decode(search)
  if (!setup) throw new Error('a link without a set-up')
  // How people choose is asked of the server only; the command line plays perfectly, as the page does unless told otherwise.
  const { policy: _, ...asked } = question(setup)
  const answer = JSON.parse(program(['odds', '--json', '-'], JSON.stringify(asked))) as Answer
  const plain = (value: number, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2, ...options }).format(value)
  return {
    expected: plain(answer.expected.defender_loses, {}),
    kills: plain(answer.incapacitated.defender, { style: 'percent' }),
  }
}

test('a shot is calculated as it is changed, and the link holds it', async ({ page }) => {
  const shot = '?s=kt24_shoot_atk-4-3-3-4-12_with-Piercing+1%2C+Lethal+5%2B_def-12-3-3'
  const [open, covered] = [figures(shot), figures(`${shot}_cover`)]
  expect(covered.expected).not.toBe(open.expected)
  await page.goto(`/odds${shot}`)
  const results = page.getByRole('region', { name: 'The odds' })
  await expect(results.getByText(open.expected, { exact: true })).toBeVisible()
  await expect(results.getByText(open.kills, { exact: true })).toBeVisible()
  await page.getByLabel('Cover save').check()
  await expect(results.getByText(covered.expected, { exact: true })).toBeVisible()
  await expect(results.getByText(covered.kills, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/_cover/)
  await page.reload()
  await expect(results.getByText(covered.expected, { exact: true })).toBeVisible()
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
