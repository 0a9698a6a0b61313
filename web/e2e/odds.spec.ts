import type { OddsReport } from '../src/wire'
import { expected, kills } from '../src/lib/odds/answer'
import { decode } from '../src/lib/odds/link'
import { question } from '../src/lib/odds/setup'
import { expect, expectAccessible, test } from './pages'
import { program } from './program'

/** What the program answers on the command line about the set-up of a link. */
function answer(search: string): OddsReport {
  const [setup] = decode(search)
  if (!setup) throw new Error('a link without a set-up')
  // How people choose is asked of the server only; the command line plays perfectly, as the page does unless told otherwise.
  const asked = JSON.stringify(question(setup), (key, value: unknown) => (key === 'policy' ? undefined : value))
  return JSON.parse(program(['odds', '--json', '-'], asked)) as OddsReport
}

/** A figure as the page words it. */
function plain(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2, ...options }).format(value)
}

function figures(search: string): { expected: string; kills: string } {
  const told = answer(search)
  return { expected: plain(expected(told)), kills: plain(kills(told), { style: 'percent' }) }
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

const KT18 = '?s=kt18_shoot_w-Assault+2+bs+3%2B+S4+AP-1+DD3+hit+-1+re-roll+hits+1_t-T4+W2+sv+4%2B+inv+5%2B+flesh+1'
const KT4W40K =
  '?s=kt4w40k_shoot_w-models+5+Assault+2+bs+3%2B+S4+D1_w-Assault+D6+bs+4%2B+S8+AP-2+DD3_t-models+5+T4+W2+left+1+sv+3%2B+cover'

test('kt18: a shot with an injury roll is told whole, and changes as it is changed', async ({ page }) => {
  const [open, spared] = [figures(KT18), figures(KT18.replace('+flesh', '+ignores+5%2B+flesh'))]
  expect(spared.kills).not.toBe(open.kills)
  await page.goto(`/odds${KT18}`)
  const results = page.getByRole('region', { name: 'The odds' })
  await expect(results.getByText(open.expected, { exact: true })).toBeVisible()
  await expect(results.getByText(open.kills, { exact: true }).first()).toBeVisible()
  await expect(results.getByText('Chance to take out of action')).toBeVisible()
  await expect(results.getByRole('row', { name: /Standing, 2 flesh wounds/ })).toBeVisible()
  await page.getByLabel('Wounds are ignored on').check()
  await page.getByRole('spinbutton', { name: 'Wounds are ignored on' }).fill('5')
  await page.keyboard.press('Tab')
  await expect(results.getByText(spared.expected, { exact: true })).toBeVisible()
  await expect(results.getByText(spared.kills, { exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL(/ignores\+5/)
  await page.reload()
  await expect(results.getByText(spared.expected, { exact: true })).toBeVisible()
  await expect(results).toHaveAttribute('aria-busy', 'false')
  await expectAccessible(page)
})

test('kt4w40k: a volley of several weapons tells wounds and models', async ({ page }) => {
  const volley = figures(KT4W40K)
  await page.goto(`/odds${KT4W40K}`)
  const results = page.getByRole('region', { name: 'The odds' })
  await expect(results.getByText(volley.expected, { exact: true })).toBeVisible()
  await expect(results.getByText(volley.kills, { exact: true })).toBeVisible()
  await expect(results.getByRole('img', { name: 'Models slain' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove weapon 2' }).click()
  const alone = figures(KT4W40K.replace(/_w-Assault[^_]*/, ''))
  await expect(results.getByText(alone.expected, { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Opportunity strike' }).check()
  await expect(page.getByText('Only an unmodified 6 hits')).toBeVisible()
  await expect(page.getByLabel('The whole unit is in cover')).toBeHidden()
  await page.getByRole('radio', { name: 'Mortal wounds' }).check()
  await expect(page.getByLabel('Mortal wounds', { exact: true }).last()).toHaveValue('D3')
  await expect(results).toHaveAttribute('aria-busy', 'false')
  await expectAccessible(page)
})

test('a weapon is written in a line or field by field', async ({ page }) => {
  await page.goto('/odds?s=kt18_shoot')
  const line = page.getByLabel('The weapon in a line')
  await line.fill('Heavy 2D6 bs 4+ S8 AP-3 DD6 hit -1 melta, no invulnerable')
  await line.press('Enter')
  await expect(page.getByLabel('Attacks', { exact: true })).toHaveValue('2D6')
  await expect(page.getByRole('spinbutton', { name: 'Hit modifiers' })).toHaveValue('−1')
  await expect(page.getByLabel('No invulnerable saves')).toBeChecked()
  await page.getByRole('spinbutton', { name: 'Strength' }).fill('9')
  await page.keyboard.press('Tab')
  await expect(line).toHaveValue('Assault 2D6 bs 4+ S9 AP-3 DD6 hit -1 melta, no invulnerable')
  await line.fill('a large gun')
  await line.press('Enter')
  await expect(line).toHaveAttribute('aria-invalid', 'true')
})

test('dice that there are not are refused at their field', async ({ page }) => {
  await page.goto('/odds?s=kt4w40k_shoot')
  const attacks = page.getByLabel('Attacks of each')
  await attacks.fill('2D7')
  await expect(attacks).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert')).toContainText('2D7')
  await attacks.fill('2D6')
  await expect(attacks).toHaveAttribute('aria-invalid', 'false')
})

test('weapons and targets of the catalogue fill the form in the rule sets with phases', async ({ page }) => {
  for (const [rules, target] of [
    ['kt18', 'Fill in from a model…'],
    ['kt4w40k', 'Fill in from a unit…'],
  ] as const) {
    await page.goto(`/odds?s=${rules}_shoot`)
    const line = page.getByLabel('The weapon in a line')
    await line.fill('Assault 1 bs 7+ S1 D1')
    await line.press('Enter')
    await page.getByLabel('Fill in from a weapon…').selectOption({ index: 1 })
    await expect(page).toHaveURL(/name-/)
    await expect(line).not.toHaveValue(/bs 7\+/)
    await page.getByRole('spinbutton', { name: 'Toughness' }).fill('20')
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL(/T20/)
    await page.getByLabel(target).selectOption({ index: 1 })
    await expect(page).not.toHaveURL(/T20/)
  }
})

test('set-ups of different rule sets are compared side by side', async ({ page }) => {
  await page.goto(`/odds${KT4W40K}&s=kt24_shoot_atk-4-3-3-4-12_def-12-3-3`)
  const table = page.getByRole('region', { name: 'The odds' }).getByRole('table').first()
  const row = table.getByRole('row', { name: /Models slain on average/ })
  await expect(row.getByRole('cell').nth(1)).toHaveText('–')
  await expect(table.getByRole('row', { name: /Chance to incapacitate/ }).getByRole('cell')).toHaveCount(2)
  await page.getByRole('radio', { name: 'Kill Team 2018' }).check()
  await expect(page.getByLabel('Flesh wounds', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'KT4W40K' }).check()
  await page.getByRole('radio', { name: 'Kill Team 2021' }).check()
  await expect(page.getByRole('spinbutton', { name: 'Attack dice' })).toBeVisible()
  await page.getByRole('radio', { name: 'KT4W40K' }).check()
  await expect(page.getByRole('group', { name: 'Weapon 2' })).toBeVisible()
})
