import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from './connection.ts'
import { databaseMade, databaseUrl } from '../../../../tests/contract/support/world.ts'

describe.skipIf(databaseUrl === undefined)('a PostgreSQL, however it is set', () => {
  it('is refused in words where its texts are not UTF-8', async () => {
    const place = await databaseMade('latin')
    const opening = connect({ databaseUrl: place.databaseUrl, dataDir: '' })
    const message = expect.stringMatching(/LATIN1.*UTF8/) as unknown
    await expect(opening).rejects.toMatchObject({ exitCode: 7, message })
    await place.remove()
  })

  it('compiles no query of a list or a count, which takes longer than to answer it, and writes moments in one style', async () => {
    const { db, close } = await connect({ databaseUrl, dataDir: '' })
    const asked = sql`select current_setting('jit') as jit, current_setting('DateStyle') as style`
    const { rows } = (await db.execute(asked)) as { rows: object[] }
    await close()
    expect(rows).toEqual([{ jit: 'off', style: 'ISO, DMY' }])
  })

  it('gives free what a gateway holds that stands still before others give up, and what one holds that is gone', async () => {
    const { db, unhurried, close } = await connect({ databaseUrl, dataDir: '' })
    const asked = sql`select name, setting::integer as is from pg_settings
      where name in ('lock_timeout', 'idle_in_transaction_session_timeout', 'tcp_keepalives_idle')`
    const settings = async (of: typeof db) => {
      const { rows } = (await of.execute(asked)) as { rows: { name: string; is: number }[] }
      return Object.fromEntries(rows.map(({ name, is }) => [name, is]))
    }
    const [calls, start] = await Promise.all([settings(db), unhurried(settings)])
    await close()
    expect(calls['idle_in_transaction_session_timeout']).toBeLessThan(calls['lock_timeout'] ?? 0)
    expect(start['idle_in_transaction_session_timeout']).toBe(60_000)
    expect([calls['tcp_keepalives_idle'], start['tcp_keepalives_idle']]).toEqual([10, 10])
  })
})
