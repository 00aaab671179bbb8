import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../../../../tests/support/empty-store.ts'
import { insertAll, withoutIndexes } from './bulk.ts'

const crates = pgTable('crates', { id: integer('id'), name: text('name') })

it('a table is filled without its indexes and has them again, those that keep rows unique all the time', async () => {
  const { client, end } = await emptyDatabase()
  const db = drizzle(client)
  await client.exec(
    'create table crates (id int primary key, name text); create index crates_by_name on crates (upper(name)); create index crates_backwards on crates (name desc, id)',
  )
  const indexes = async () => {
    const { rows } = await db.execute<{ definition: string }>(
      sql`select indexdef as definition from pg_indexes where tablename = 'crates' order by indexname`,
    )
    return rows.map(({ definition }) => definition)
  }
  const before = await indexes()
  expect(before).toHaveLength(3)
  await withoutIndexes(db, [crates], async () => {
    expect(await indexes()).toEqual([expect.stringContaining('crates_pkey')])
    await insertAll(db, crates, [
      { id: 1, name: 'one' },
      { id: 2, name: 'two' },
    ])
  })
  expect(await indexes()).toEqual(before)
  expect(await db.select().from(crates)).toHaveLength(2)
  await end()
})
