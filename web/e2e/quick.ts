import type { Page } from '@playwright/test'

import type { FromPage, ToPage } from '../src/wire'

/**
 * Answers the set-up of a game of this person's own, without the page: the drop zones in the order of the sides, the
 * given models where they are wanted, and everybody else as the program likes. Comes back with the first other decision.
 */
export async function setUp(page: Page, id: string, places: Readonly<Record<string, readonly [number, number]>>): Promise<void> {
  await page.evaluate(
    ([id, places]) =>
      new Promise<void>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/games/${id}/live?lang=en`)
        const say = (word: FromPage): void => socket.send(JSON.stringify(word))
        socket.onerror = () => fail(new Error('the line broke'))
        socket.onmessage = (message) => {
          const word = JSON.parse(String(message.data)) as ToPage
          if (word.say === 'refused') fail(new Error(word.fault.text))
          if (word.say !== 'hello' && word.say !== 'step') return
          const { at, status, models } = word.table
          if (status.wait !== 'decide') return
          if (status.kind === 'drop-zone') say({ say: 'answer', at, answer: `zone ${status.side.charCodeAt(0) - 64}` })
          else if (status.kind !== 'deploy') {
            socket.close()
            done()
          } else {
            const own = Object.keys(places).find(
              (model) => model.startsWith(status.side) && models.some((one) => one.id === model && one.presence === 'reserve'),
            )
            if (own) say({ say: 'answer', at, answer: `deploy ${own} ${places[own]?.join(',')}` })
            else say({ say: 'auto', at })
          }
        }
      }),
    [id, places] as const,
  )
}
