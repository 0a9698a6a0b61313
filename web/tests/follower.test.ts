import { describe, expect, test } from 'vitest'

import { Follower } from '../src/lib/game/latest.svelte'

interface Question {
  at: number
  click: boolean
}

/** A follower whose answers come when they are given, and what it was told. */
function follower() {
  const asked: { question: Question; give: () => Promise<void>; fail: () => Promise<void> }[] = []
  const told: number[] = []
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
  const follows = new Follower<Question, number>(
    (question) =>
      new Promise((resolve, reject) =>
        asked.push({
          question,
          give: () => (resolve(question.at), settled()),
          fail: () => (reject(new Error('away')), settled()),
        }),
      ),
    (_, answer) => told.push(answer),
  )
  const over = (at: number) => follows.follow({ at, click: false })
  const click = (at: number) => follows.follow({ at, click: true })
  return { asked, told, follows, over, click }
}

describe('a pointer that is faster than the server', () => {
  test('only the newest place is asked for after the one that is being asked', async () => {
    const { asked, told, over } = follower()
    over(1)
    over(2)
    over(3)
    await asked[0]?.give()
    await asked[1]?.give()
    expect(asked.map(({ question }) => question.at)).toEqual([1, 3])
    expect(told).toEqual([1, 3])
  })

  test('a click is not forgotten for a movement after it, and what was passed over before is not told', async () => {
    const { asked, told, follows, over, click } = follower()
    over(1)
    click(2)
    over(3)
    expect(follows.busy).toBe(true)
    await asked[0]?.give()
    expect(told).toEqual([])
    await asked[1]?.give()
    expect(told).toEqual([2])
    expect(follows.busy).toBe(false)
    over(4)
    await asked[2]?.give()
    expect(told).toEqual([2, 4])
  })

  test('a newer click takes the place of an older one', async () => {
    const { asked, told, follows, click } = follower()
    click(1)
    click(2)
    await asked[0]?.give()
    expect(follows.busy).toBe(true)
    await asked[1]?.give()
    expect(told).toEqual([2])
  })

  test('what is forgotten is not told, and what fails leaves the pointer free', async () => {
    const { asked, told, follows, over, click } = follower()
    click(1)
    follows.forget()
    expect(follows.busy).toBe(false)
    await asked[0]?.give()
    click(2)
    await asked[1]?.fail()
    expect(follows.busy).toBe(false)
    over(3)
    await asked[2]?.give()
    expect(told).toEqual([3])
  })
})
