import { expect, expectAccessible, test } from './pages'

const CHAPTERS = { en: 'Shooting', fr: 'Tirer', es: 'Disparar', it: 'Sparare' } as const

for (const [language, chapter] of Object.entries(CHAPTERS)) {
  test(`the rules are a book with chapters in ${language}`, async ({ page }) => {
    await page.addInitScript((spoken) => localStorage.setItem('coverline.language', spoken), language)
    await page.goto('/rules')
    await page.getByRole('navigation').getByRole('link', { name: chapter, exact: true }).click()
    await expect(page).toHaveURL('/rules#shooting')
    const shooting = page.getByRole('region', { name: chapter, exact: true })
    await expect(shooting).toBeInViewport()
    // What the referee goes by word for word is behind a fold.
    await expect(shooting.getByRole('link', { name: 'KT24-ACT-SHOOT-01' })).toBeHidden()
    await shooting.locator('summary').first().click()
    await expect(shooting.getByRole('link', { name: 'KT24-ACT-SHOOT-01' })).toBeVisible()
  })
}

test('words are sought in the book itself', async ({ page }) => {
  await page.goto('/rules')
  await page.getByRole('searchbox').fill('cover save')
  const book = page.getByRole('article')
  await expect(book.getByRole('status')).toHaveText(/entries/)
  await expect(book.getByText('There is no cover save.')).toBeVisible()
  await expect(book.getByText('Reposition (1AP)')).toBeHidden()
})

test('a diagram is drawn from its example, and opens on a board', async ({ page }) => {
  await page.goto('/rules#sight')
  const figure = page.getByRole('figure').filter({ hasText: 'In cover: the wall lies between the two' })
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toHaveAttribute('data-answered', 'true')
  // A level line has no height, which a browser's test takes for hidden.
  await expect(figure.locator('line.cover')).not.toHaveCount(0)
  await figure.getByRole('link', { name: 'Open on a board' }).click()
  await expect(page).toHaveURL(/\/sight\?t=/)
  await expect(page.getByText('in cover', { exact: false }).first()).toBeVisible()
})

test('the book is accessible', async ({ page }) => {
  await page.goto('/rules')
  await expect(page.getByRole('region', { name: 'Setting up' })).toBeVisible()
  await expectAccessible(page)
})
