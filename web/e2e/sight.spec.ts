import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from './pages'

const verdict = (page: Page) => page.locator('aside .card').first()

/** Drags by steps, as hands do: a jump would never pass over anything. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

async function middle(page: Page, model: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-model="${model}"] .base`).boundingBox()
  if (!box) throw new Error(`${model} is not on the board`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the laboratory is accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/sight')
    await expect(verdict(page)).toContainText('valid target')
    await expectAccessible(page)
  })
}

test('the verdict follows a model that is dragged, with the rule that decided', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/sight')
  await expect(verdict(page)).toContainText('B1 is not a valid target for A1.')
  const [a, b] = [await middle(page, 'A1'), await middle(page, 'B1')]
  await drag(page, a, { x: b.x, y: b.y - 60 })
  await expect(verdict(page)).toContainText('B1 is a valid target for A1.')
  await page.getByRole('link', { name: 'KT24-VIS-01' }).first().click()
  await expect(page.getByRole('dialog', { name: 'KT24-VIS-01' })).toBeVisible()
})

test('a link shows the same table', async ({ page, context }) => {
  await page.goto('/sight')
  await expect(verdict(page)).toContainText('valid target')
  await page.getByRole('button', { name: 'Add to B' }).click()
  await page.getByRole('button', { name: 'Make it the target' }).click()
  await expect(verdict(page)).toContainText('B2')
  // The address holds the table as soon as the page says that it was asked to.
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  const said = await verdict(page).innerText()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(verdict(other)).toHaveText(said, { useInnerText: true })
})

test('moves are shaded, and an illegal place says why', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/sight')
  await page.getByRole('radio', { name: 'Where to move' }).check()
  await expect(page.locator('path.reach')).toBeVisible()
  const at = await middle(page, 'A1')
  await page.mouse.click(at.x, at.y - 60)
  await expect(verdict(page)).toContainText('A1 may go there: Reposition')
  const far = await middle(page, 'B1')
  await page.mouse.click(far.x + 60, far.y - 60)
  await expect(verdict(page)).toContainText('A1 may not go there')
  await expect(verdict(page).getByRole('link', { name: /^KT24-/ })).toBeVisible()
})

for (const [rules, name, id] of [['kt18', 'Kill Team 2018', /^KT18-/], ['kt4w40k', 'KT4W40K', /^K4W-/]] as const) {
  test(`sight and moves are judged by ${rules}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/sight')
    await expect(verdict(page)).toContainText('valid target')
    const choice = page.getByLabel('Rules', { exact: true })
    await choice.selectOption(rules)
    await expect(verdict(page).getByRole('link', { name: id }).first()).toBeVisible()
    await page.getByRole('button', { name: 'B1', exact: true }).click()
    await expect(page.getByRole('group', { name: 'Order' })).toHaveCount(0)
    await page.getByLabel('Weapon rules').fill('Range 6", Rapid Fire 1')
    await page.keyboard.press('Tab')
    await expect(verdict(page)).toContainText('not')
    await expectAccessible(page)

    await page.getByRole('radio', { name: 'Where to move' }).check()
    await expect(page.locator('path.reach')).toBeVisible()
    await page.getByLabel('Move', { exact: true }).selectOption('Advance')
    await expect(page.getByLabel('At most (")')).toHaveValue('12')
    const at = await middle(page, 'A1')
    await page.mouse.click(at.x, at.y - 40)
    await expect(verdict(page)).toContainText('A1 may go there: Advance')
    await expect(choice.locator('option:checked')).toHaveText(name)
  })
}

test('nothing can be clicked before the table is laid', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let lay = (): void => undefined
  const held = new Promise<void>((resolve) => (lay = resolve))
  await page.route('**/api/catalog', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/sight')
  const moves = page.getByRole('radio', { name: 'Where to move' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel('Loading')).toBeVisible()
  await expect(moves).toHaveCount(0)
  lay()
  await moves.check()
  await expect(page.locator('path.reach')).toBeVisible()
  await expect(moves).toBeChecked()
})

test('models are reached and moved with the keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/sight')
  await expect(verdict(page)).toContainText('valid target')
  const board = page.getByRole('group', { name: /^Board/ })
  await board.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^A1 / })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const b1 = page.getByRole('button', { name: /^B1 / })
  await expect(b1).toBeFocused()
  const before = await b1.getAttribute('aria-label')
  await page.keyboard.press('Control+ArrowDown')
  await expect(b1).not.toHaveAttribute('aria-label', before ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'B1', exact: true })).toBeVisible()
})
