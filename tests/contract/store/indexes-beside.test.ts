import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import { endAll, startGatewayProcess } from '../support/gateway-process.ts'
import { copyOfWorld, databaseUrl } from '../support/world.ts'

const folder = throwawayFolder('indexes-')

describe.skipIf(databaseUrl === undefined)('a new version that brings indexes of large tables', () => {
  let place: Awaited<ReturnType<typeof copyOfWorld>>
  let busy: pg.Client
  let other: pg.Client
  beforeAll(async () => {
    place = await copyOfWorld(folder)
    ;[busy, other] = [place.databaseUrl, place.databaseUrl].map(
      (connectionString) => new pg.Client({ connectionString }),
    ) as [pg.Client, pg.Client]
    await Promise.all([busy.connect(), other.connect()])
  })
  afterAll(async () => {
    await endAll('SIGTERM')
    await Promise.all([busy.end(), other.end()])
    await place.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it('makes them while others write, though two gateways start at once and the last attempt broke off', async () => {
    await other.query("delete from schema_versions where name like '%indexes-of-callers%'")
    await other.query('drop index quotes_of_customer')
    // As an attempt leaves it that broke off.
    await other.query("update pg_index set indisvalid = false where indexrelid = 'bookings_of_customer'::regclass")
    await busy.query('begin')
    await busy.query("update bookings set ref_no = 'busy' where tenant_id = 'KAIYO'")
    const env = { DATABASE_URL: place.databaseUrl ?? '', DATA_DIR: folder }
    const starts = [startGatewayProcess(env), startGatewayProcess(env)]
    const isMaking = async () => {
      const making =
        "select from pg_stat_activity where query ~ '^(create|drop) index concurrently' and state = 'active'"
      return (await other.query(making)).rowCount !== 0
    }
    while (!(await isMaking())) await setTimeout(50)
    await other.query("set lock_timeout = '3s'")
    await other.query("update bookings set ref_no = 'other' where tenant_id = 'ACME'")
    await busy.query('commit')
    await Promise.all(starts)
    const { rows } = await other.query<{ name: string; indisvalid: boolean }>(
      "select indexrelid::regclass::text as name, indisvalid from pg_index where indexrelid::regclass::text ~ '_of_(customer|maker|owner)$'",
    )
    expect(rows.filter(({ indisvalid }) => !indisvalid)).toEqual([])
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['bookings_of_customer', 'quotes_of_customer']))
  })
})
