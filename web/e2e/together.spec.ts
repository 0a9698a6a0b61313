import { expect, test } from './pages'
import { startGame } from './start'

test('the title says whose turn it is', async ({ page }) => {
  await startGame(page)
  await expect(page).toHaveTitle(/^● /)
  await page.goto('/rules')
  await expect(page).not.toHaveTitle(/●/)
})

test('sound and notification are off until they are wanted, and stay as chosen', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await startGame(page)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  const sound = page.getByRole('checkbox', { name: 'Ring, if I am looking elsewhere' })
  await expect(sound).not.toBeChecked()
  await sound.check()
  await page.reload()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(sound).toBeChecked()
})

test('an invitation can be scanned', async ({ page }) => {
  await page.request.post('/api/guest', { data: { name: 'Odile' } })
  await page.goto('/new?with=friend')
  await page.getByRole('button', { name: /create|start|begin/i }).first().click()
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
})

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the shell opens without a network', async ({ page, context }) => {
    await page.goto('/')
    const manifest = await page.request.get('/manifest.webmanifest')
    expect(manifest.headers()['content-type']).toContain('manifest+json')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    // Once more, so that the worker has seen the files of the page.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(false)
  })
})
