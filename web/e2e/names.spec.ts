import { expect, test } from './pages'
import { startGame } from './start'

const CAPTAIN = { fr: 'Capitaine des lampes', es: 'Capitán de los faroles', it: 'Capitano delle lampade' } as const
const TEAM = { fr: 'Compagnie des Lanternes', es: 'Compañía de los Faroles', it: 'Compagnia delle Lanterne' } as const

for (const language of ['fr', 'es', 'it'] as const) {
  test(`teams, operatives, weapons and boards have names in ${language}`, async ({ page }) => {
    await page.addInitScript((spoken) => localStorage.setItem('coverline.language', spoken), language)
    await startGame(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(TEAM[language])
    await expect(page.getByText(CAPTAIN[language]).first()).toBeAttached()
    await expect(page.getByText('Lamp Captain')).toHaveCount(0)
    await page.goto('/new')
    const chosen = page.getByRole('radio', { name: new RegExp(TEAM[language]) }).first()
    await expect(chosen).toBeChecked()
  })
}

test('a choice outlives a change of language', async ({ page }) => {
  await page.goto('/new')
  const salt = page.getByRole('group', { name: 'Your team' }).getByRole('radio', { name: /Saltglass Crew/ })
  await salt.check()
  await page.evaluate(() => localStorage.setItem('coverline.language', 'fr'))
  await page.getByRole('button', { name: /language/i }).click()
  await page.getByRole('button', { name: 'Français' }).or(page.getByRole('link', { name: 'Français' })).click()
  await expect(page.getByRole('radio', { name: /Équipage du Verre salé/ }).first()).toBeChecked()
})
