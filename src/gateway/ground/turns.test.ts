import { expect, it, vi } from 'vitest'
import { turnsOf } from './turns.ts'

/** Work that is noted when it begins, and ends when it is told to. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}

it('so much is done at a time, and of those who wait each caller has a turn', async () => {
  const { begun, work, end } = works()
  const turns = turnsOf(2)
  const done = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => turns.take(name[0] ?? '', work(name)))
  expect([begun, turns.waiting()]).toEqual([['a1', 'a2'], 5])
  for (const [index, next] of ['a3', 'b1', 'c1', 'a4', 'b2'].entries()) {
    end(begun[index] ?? '')
    await vi.waitUntil(() => begun.length === index + 3)
    expect(begun.at(-1)).toBe(next)
  }
  for (const name of begun) end(name)
  expect(await Promise.all(done)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'])
  expect(turns.waiting()).toBe(0)
})

it('what fails gives its turn to the next', async () => {
  const turns = turnsOf(1)
  const failed = turns.take('a', () => Promise.reject(new Error('broken')))
  const after = turns.take('a', () => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('broken')
  expect(await after).toBe('done')
  expect(await turns.take('b', () => Promise.resolve('at once'))).toBe('at once')
})

it('who waited for as long as may be is told so, and takes no turn from those behind', async () => {
  const { begun, work, end } = works()
  const turns = turnsOf(1)
  const first = turns.take('a', work('first'))
  const late = turns.take('b', work('late'), 5)
  const patient = turns.take('b', work('patient'))
  await expect(late).rejects.toMatchObject({ statusCode: 503 })
  expect(turns.waiting()).toBe(1)
  end('first')
  await vi.waitUntil(() => begun.length === 2)
  end('patient')
  expect([begun, await first, await patient]).toEqual([['first', 'patient'], 'first', 'patient'])
})

it('where too many wait, the last one of whoever has most is sent away, so that each caller finds a place', async () => {
  const { begun, work, end } = works()
  const turns = turnsOf(1, 3)
  const told = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1'].map((name) =>
    turns.take(name[0] ?? '', work(name)).catch(() => 'sent away'),
  )
  expect(turns.waiting()).toBe(3)
  for (let at = 0; at < 4; at += 1) {
    await vi.waitUntil(() => begun.length === at + 1)
    end(begun[at] ?? '')
  }
  expect(await Promise.all(told)).toEqual(['a1', 'a2', 'sent away', 'sent away', 'b1', 'c1', 'sent away'])
})
