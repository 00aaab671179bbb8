import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '../../../../tests/support/empty-store.ts'
import type { Db } from '../database/connection.ts'
import { migrate } from '../database/migrate.ts'
import { slowedOf } from './slowed.ts'

const GUESS = { name: 'guess', free: 2, step: 1, firstMs: 10_000, mostMs: 60_000, withinMs: 24 * 3_600_000 }
const after = (seconds: number) => new Date(Date.parse('2026-03-31T12:00:00Z') + seconds * 1000)

const { client, end } = await emptyDatabase()
const db: Db = drizzle(client)
beforeAll(() => migrate(db), 30_000)
afterAll(end)

const take = async (source: string, times: number, seconds: number) => {
  const waits: (number | undefined)[] = []
  for (let count = 0; count < times; count += 1)
    waits.push(await slowedOf(db, 'ONE').take(GUESS, source, 1, after(seconds)))
  return waits
}

it('guesses wait ever longer, those at a gateway whose clock is behind, too', async () => {
  expect(await take('a', 4, 90)).toEqual([undefined, undefined, undefined, 10])
  expect(await take('a', 1, 0)).toEqual([100])
  expect(await take('a', 2, 100)).toEqual([undefined, 20])
})

it('guesses made while the clock was hours ahead shut nobody out for hours once it is right', async () => {
  expect(await take('b', 4, 5 * 3600)).toEqual([undefined, undefined, undefined, 10])
  expect(await take('b', 4, 0)).toEqual([undefined, undefined, undefined, 10])
})
