import type { Page } from '@playwright/test'

import type { Ask, FromPage, ModelId, RollReason, Side, ToPage } from '../src/wire'

/** How a game goes on without the page, as far as this person plays it, and where it stops. */
export interface Course {
  /** What own dice show, by what they are rolled for: all dice of player A, then all of player B. */
  faces?: Readonly<Partial<Record<RollReason, readonly [number, number]>>>
  /** Where units are set up; the others as the program likes. */
  places?: Readonly<Record<ModelId, readonly [number, number]>>
  /** The decision that it stops at. */
  until: { kind: Ask['kind']; side: Side }
}

/**
 * Throws the dice as told and makes every decision that comes first in the plainest way: nobody moves, shoots or uses an
 * effect unless somebody has to.
 */
export async function goOn(page: Page, id: string, course: Course): Promise<void> {
  await page.evaluate(
    ([id, { faces, places = {}, until }]) =>
      new Promise<void>((done, fail) => {
        const PLAIN: Readonly<Partial<Record<Ask['kind'], 'end' | 'pass'>>> = { move: 'end', fire: 'pass', cast: 'pass', window: 'pass', reroll: 'pass', reaction: 'pass', opportunity: 'pass', embark: 'pass', bravery: 'pass', deny: 'pass' }
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/games/${id}/live?lang=en`)
        const say = (word: FromPage): void => socket.send(JSON.stringify(word))
        let mine: string[] = []
        socket.onerror = () => fail(new Error('the line broke'))
        socket.onmessage = (message) => {
          const word = JSON.parse(String(message.data)) as ToPage
          if (word.say === 'refused') fail(new Error(word.fault.text))
          if (word.say === 'hello') mine = word.sheet.seats.filter((seat) => seat.mine).map((seat) => seat.side)
          if (word.say !== 'hello' && word.say !== 'step') return
          const { at, status, units = [] } = word.table
          if (status.wait === 'over') fail(new Error('the battle is over'))
          if (status.wait !== 'roll' && status.wait !== 'decide') return
          if (!mine.includes(status.side)) return
          if (status.wait === 'roll') {
            const face = faces?.[status.reason]?.[status.side === 'A' ? 0 : 1] ?? 3
            if (faces) say({ say: 'roll', at, faces: Array.from({ length: status.dice }, () => face) })
            return
          }
          if (status.ask.kind === until.kind && status.side === until.side) {
            socket.close()
            done()
            return
          }
          const own = (Object.entries(places) as [ModelId, [number, number]][]).find(
            ([unit]) => unit.startsWith(status.side) && units.some((one) => one.id === unit && one.presence === 'waiting'),
          )
          const plain = PLAIN[status.ask.kind]
          if (status.ask.kind === 'drop-zone') say({ say: 'answer', at, answer: { kind: 'zone', zone: status.side.charCodeAt(0) - 64 } })
          else if (status.ask.kind === 'deploy' && own) say({ say: 'answer', at, answer: { kind: 'deploy', model: own[0], place: [...own[1], 0] } })
          else if (plain) say({ say: 'answer', at, answer: { kind: plain } })
          else say({ say: 'auto', at })
        }
      }),
    [id, course] as const,
  )
}
