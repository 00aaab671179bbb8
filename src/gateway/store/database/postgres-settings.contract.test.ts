import { sql } from 'drizzle-orm'
import pg from 'pg'
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
    const { calls, start } = await settings(databaseUrl)
    expect(Number(calls['idle_in_transaction_session_timeout'])).toBeLessThan(Number(calls['lock_timeout']))
    expect(start['idle_in_transaction_session_timeout']).toBe('60000')
    expect([calls['tcp_keepalives_idle'], start['tcp_keepalives_idle']]).toEqual(['10', '10'])
  })

  it('has the isolation that calls are written for, and lets a start take its time, whatever a database is set to', async () => {
    const place = await databaseMade('turkish')
    const operator = new pg.Client({ connectionString: place.databaseUrl })
    await operator.connect()
    for (const setting of ['default_transaction_isolation = serializable', 'statement_timeout = 1', 'lock_timeout = 1'])
      await operator.query(`alter database ${new URL(place.databaseUrl).pathname.slice(1)} set ${setting}`)
    await operator.end()
    const { calls, start } = await settings(place.databaseUrl)
    expect(calls['default_transaction_isolation']).toBe('read committed')
    expect([start['statement_timeout'], start['lock_timeout']]).toEqual(['0', '0'])
    expect([calls['statement_timeout'], calls['lock_timeout']]).toEqual(['10000', '5000'])
    await place.remove()
  })
})

/** The settings of the connections for calls, and of one for what takes long. */
async function settings(url: string | undefined) {
  const { db, unhurried, close } = await connect({ databaseUrl: url, dataDir: '' })
  const of = async (one: typeof db) => {
    const { rows } = (await one.execute(sql`select name, setting from pg_settings`)) as {
      rows: { name: string; setting: string }[]
    }
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
  }
  const [calls, start] = await Promise.all([of(db), unhurried(of)])
  await close()
  return { calls, start }
}
