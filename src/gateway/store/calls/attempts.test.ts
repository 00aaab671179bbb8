import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../../../../tests/support/empty-store.ts'
import type { Db } from '../database/connection.ts'
import { migrate } from '../database/migrate.ts'
import { attempts as table } from '../tables/calls.ts'
import type { Attempts } from './attempts.ts'
import { attemptsOf } from './attempts.ts'

const KNOCK = { name: 'knock', most: 3, withinMs: 60_000 }
const START = new Date('2026-03-31T12:00:00Z')
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000)

const { client, end } = await emptyDatabase()
const db: Db = drizzle(client)
let attempts: Attempts
beforeAll(async () => {
  await migrate(db)
  attempts = attemptsOf(db, 'ONE')
}, 30_000)
afterAll(end)

const take = async (source: string, times: number, seconds = 0) => {
  const answers: (number | undefined)[] = []
  for (let count = 0; count < times; count += 1) answers.push(await attempts.take(KNOCK, source, after(seconds)))
  return answers
}

describe('attempts', () => {
  it('are stopped by the limit, then by the rest of the time since the first', async () => {
    expect(await take('a', 3)).toEqual([undefined, undefined, undefined])
    expect(await take('a', 2, 20)).toEqual([40, 40])
    expect(await take('a', 1, 59.5)).toEqual([1])
    expect(await take('a', 4, 60)).toEqual([undefined, undefined, undefined, 60])
  })

  it('made at once are all counted', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => attempts.take(KNOCK, 'b', START)))
    expect(answers.filter((wait) => wait === undefined).length).toBe(3)
  })

  it('are counted apart by source, by kind and by tenant', async () => {
    await take('c', 4)
    expect(await take('d', 1)).toEqual([undefined])
    expect(await attempts.take({ ...KNOCK, name: 'ring' }, 'c', START)).toBeUndefined()
    expect(await attemptsOf(db, 'TWO').take(KNOCK, 'c', START)).toBeUndefined()
    expect(await take('c', 1)).toEqual([60])
  })

  it('made while the clock was hours ahead shut nobody out for hours once it is right', async () => {
    expect(await take('g', 4, 5 * 3600)).toEqual([undefined, undefined, undefined, 60])
    expect(await take('g', 1)).toEqual([undefined])
    // The clocks of two gateways differ: what the one has counted the other does not forget.
    expect(await take('h', 4, 90)).toEqual([undefined, undefined, undefined, 60])
    expect(await take('h', 1)).toEqual([150])
  })

  it('can be taken back and forgotten', async () => {
    await take('e', 3)
    await attempts.giveBack(KNOCK, 'e')
    expect(await take('e', 2)).toEqual([undefined, 60])
    await attempts.forget(KNOCK, 'e')
    await attempts.giveBack(KNOCK, 'e')
    expect(await take('e', 4)).toEqual([undefined, undefined, undefined, 60])
  })

  it('leave nothing behind: no readable source, and no row whose time is over', async () => {
    await take('reader@portal.example', 1)
    const rows = await db.select().from(table)
    expect(rows.length).toBeGreaterThan(2)
    expect(JSON.stringify(rows)).not.toContain('reader')
    await take('f', 1, 3600)
    expect((await db.select().from(table)).length).toBe(1)
  })
})
