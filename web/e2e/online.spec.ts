import type { Page } from '@playwright/test'

import { Hands, somebodysTurn } from './hands'
import { expect, test } from './pages'

/** The log of a page, line by line, without the pictures of dice. */
function log(page: Page): Promise<string[]> {
  return page.locator('.log .lines .lines > li').allInnerTexts()
}

test('two browsers play kt21 online while a third watches, and one reloads in the middle', async ({ browser, page: host }) => {
  test.setTimeout(600_000)
  const open = async (): Promise<Page> => {
    const page = await (await browser.newContext()).newPage()
    await page.addInitScript(() => localStorage.setItem('coverline.pace', 'instant'))
    return page
  }
  const [guest, watcher] = [await open(), await open()]
  await host.addInitScript(() => localStorage.setItem('coverline.pace', 'instant'))

  await host.request.post('/api/guest', { data: { name: 'Host' } })
  const promised = await host.request.post('/api/dice', { data: {} })
  const { commitment } = (await promised.json()) as { commitment: string }
  const created = await host.request.post('/api/games', {
    data: {
      rules: 'kt21',
      seats: [
        { kind: 'me', team: 'orchard-vigil' },
        { kind: 'friend', team: 'chalkpit-union' },
      ],
      killzone: 'signal-ridge',
      entropy: 'heads',
      commitment,
    },
  })
  const { id, invitations } = (await created.json()) as { id: string; invitations: { path: string }[] }
  await host.goto(`/game/${id}`)
  await watcher.goto(`/game/${id}`)
  await expect(host.locator('.panel[data-kind]')).toHaveCount(0)

  await guest.request.post('/api/guest', { data: { name: 'Guest' } })
  await guest.goto(invitations[0]?.path ?? '')
  const join = guest.getByRole('button', { name: /join|take|play/i }).first()
  await join.click()
  await guest.waitForURL(/\/game\//)

  const players = [new Hands(host), new Hands(guest)]
  const result = host.locator('.result')
  let decisions = 0
  while (!(await result.isVisible())) {
    for (const hands of players) {
      if ((await hands.page.locator('.panel[data-kind]').count()) === 0) continue
      if (!(await hands.decide())) break
      decisions += 1
      if (decisions === 30) {
        const before = await log(guest)
        await guest.reload()
        await expect.poll(async () => (await log(guest)).slice(0, before.length)).toEqual(before)
      }
    }
    await somebodysTurn(players)
  }
  expect(decisions).toBeGreaterThan(60)

  await expect(guest.locator('.result')).toBeVisible()
  await expect(watcher.locator('.result')).toBeVisible()
  const told = await log(host)
  await expect.poll(() => log(guest)).toEqual(told)
  await expect.poll(() => log(watcher)).toEqual(told)
  await expect(watcher.locator('.panel[data-kind]')).toHaveCount(0)
})
