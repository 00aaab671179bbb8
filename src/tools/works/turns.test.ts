import { describe, expect, it } from 'vitest'
import { inTurns } from './turns.ts'

/** Work that ends when it is told to, and notes when it began. */
function jobs(most = 10) {
  const turn = inTurns(most)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const want = (who: string, name: string) =>
    turn(who, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    })
  const end = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { turn, begun, want, end }
}

describe('work in turns', () => {
  it('lets who comes later go first between the many pieces of another one', async () => {
    const { begun, want, end } = jobs()
    const all = [want('A', 'a1'), want('A', 'a2'), want('A', 'a3'), want('B', 'b1'), want('B', 'b2')]
    expect(begun).toEqual(['a1'])
    for (const _ of all) await end()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2'])
  })

  it('goes on where a piece fails', async () => {
    const { turn, want, begun, end } = jobs()
    const failed = turn('A', () => Promise.reject(new Error('no')))
    const next = want('A', 'next')
    await expect(failed).rejects.toThrow('no')
    await end()
    await end()
    expect([begun, await next]).toEqual([['next'], 'next'])
  })

  it('refuses what is too much of one, and nothing of another', async () => {
    const { want, end } = jobs(2)
    const all = ['a1', 'a2', 'a3'].map((name) => want('A', name))
    await expect(want('A', 'a4')).rejects.toMatchObject({ statusCode: 503 })
    const other = want('B', 'b1')
    for (let each = 0; each < 4; each += 1) await end()
    expect(await Promise.all([...all, other])).toEqual(['a1', 'a2', 'a3', 'b1'])
  })
})
