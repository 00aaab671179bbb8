import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../../../../tests/support/empty-store.ts'
import type { Db } from './connection.ts'
import { oneAtATime } from './one-at-a-time.ts'

const { client, end } = await emptyDatabase()
const db: Db = oneAtATime(drizzle(client))

afterAll(end)

const one = sql`select 1`

describe('a database that is asked for one thing at a time', () => {
  it('answers within a transaction what is asked of that transaction, and after it everything', async () => {
    const within = await db.transaction(async (tx) => tx.transaction((inner) => inner.execute(one)))
    expect(within).toMatchObject({ rows: [{ '?column?': 1 }] })
    expect(await db.execute(one)).toMatchObject({ rows: [{ '?column?': 1 }] })
  })

  it('refuses at once what a transaction would wait for, and can be asked again', async () => {
    const waits = db.transaction(async () => {
      await Promise.resolve()
      return db.execute(one)
    })
    await expect(waits).rejects.toThrow('beside an open transaction')
    expect(await db.execute(one)).toMatchObject({ rows: [{ '?column?': 1 }] })
  })

  it('answers others while a transaction is open', async () => {
    const work = db.transaction((tx) => tx.execute(one))
    const [answer] = await Promise.all([db.execute(one), work])
    expect(answer).toMatchObject({ rows: [{ '?column?': 1 }] })
  })
})
