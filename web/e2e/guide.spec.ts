import { expect, expectAccessible, test } from './pages'

test('the guide teaches Kill Team 2024 step by step, by keyboard too', async ({ page }) => {
  await page.goto('/guide')
  const next = page.getByRole('button', { name: 'Next' })
  const said = page.getByRole('status').filter({ hasText: /./ })
  await expect(page.getByText('Step 1 of 12')).toBeVisible()
  await expectAccessible(page)

  // A wrong pick gets a hint, a right one leads on.
  await page.locator('[data-model="B1"]').focus()
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Look for a disc with an A.')
  await page.locator('[data-model="A1"]').focus()
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('That is one of yours.')
  await next.click()

  await page.locator('[data-model="B2"]').focus()
  await page.keyboard.press('Enter')
  await next.click()
  await page.getByRole('button', { name: 'Shoot', exact: true }).click()
  await next.click()

  // A place is judged by the program.
  await expect(page.getByText('Step 4 of 12')).toBeVisible()
  const board = page.locator('.stage svg[tabindex]')
  const box = await board.boundingBox()
  if (!box) throw new Error('no board')
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.5)
  await expect(said).toHaveText('It can stand there; the line is its way.')
})

test('every step of every guide has its words in four languages', async ({ page }) => {
  for (const [language, skip] of [['en', 'Skip'], ['fr', 'Passer'], ['es', 'Saltar'], ['it', 'Salta']] as const) {
    await page.goto('/')
    await page.evaluate((spoken) => localStorage.setItem('coverline.language', spoken), language)
    for (const rules of ['', '/kt21', '/kt18', '/kt4w40k']) {
      await page.goto(`/guide${rules}`)
      const on = page.getByRole('button', { name: skip })
      await expect(on).toBeVisible()
      while (await on.isVisible()) {
        await expect(page.getByText(/guide-/)).toHaveCount(0)
        await on.click()
      }
      await expect(page.getByRole('link', { name: /.+/ }).filter({ has: page.locator(':scope.primary') })).toHaveAttribute('href', /\/new/)
    }
  }
})
