import type { Page } from '@playwright/test'

import type { FromPage, ModelId, ToPage } from '../src/wire'

/**
 * Answers the set-up of a game of this person's own, without the page: the drop zones in the order of the sides, the
 * given models where they are wanted, and everybody else as the program likes. Comes back with the first other decision.
 */
export async function setUp(page: Page, id: string, places: Readonly<Record<ModelId, readonly [number, number]>>): Promise<void> {
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
          if (status.ask.kind === 'drop-zone') say({ say: 'answer', at, answer: { kind: 'zone', zone: status.side.charCodeAt(0) - 64 } })
          else if (status.ask.kind !== 'deploy') {
            socket.close()
            done()
          } else {
            const own = (Object.entries(places) as [ModelId, [number, number]][]).find(
              ([model]) => model.startsWith(status.side) && models.some((one) => one.id === model && one.presence === 'reserve'),
            )
            if (own) say({ say: 'answer', at, answer: { kind: 'deploy', model: own[0], place: [...own[1], 0] } })
            else say({ say: 'auto', at })
          }
        }
      }),
    [id, places] as const,
  )
}
