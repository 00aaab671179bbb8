import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { GatewayRefusal, backUp, restore } from '../../../src/gateway/index.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import { bookingCalls } from '../support/booking-calls.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import { refusedStart } from '../support/gateway-process.ts'
import { copyOfWorld, databaseUrl, emptyPlace } from '../support/world.ts'

const folder = throwawayFolder('backup-')
const file = join(folder, 'portal.backup')
const made = new Date('2026-03-04T05:06:07Z')

const removals: (() => Promise<void>)[] = []

/** Where a store may be made. */
async function newPlace() {
  const empty = await emptyPlace()
  removals.push(empty.remove)
  return { dataDir: mkdtempSync(join(folder, 'store-')), databaseUrl: empty.databaseUrl }
}

/** Why it is refused. */
async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (why: unknown) => why,
  )
  expect(error).toBeInstanceOf(GatewayRefusal)
  return error instanceof Error ? error.message : ''
}

/** A gateway over a store that is there, without a demonstration to fill it. */
function over(at: { dataDir: string; databaseUrl: string | undefined }) {
  return testGateway({ dataDir: at.dataDir, databaseUrl: at.databaseUrl, fillTenant: undefined })
}

let source: { dataDir: string; databaseUrl: string | undefined; remove(): Promise<void> }
let kept: { id: string; serviceRequest: string; rows: number; shipments: number }

beforeAll(async () => {
  const dataDir = mkdtempSync(join(folder, 'source-'))
  source = { dataDir, ...(await copyOfWorld(dataDir)) }
  const gateway = await over(source)
  const session = await gateway.signIn('CUSTOMER')
  const serviceRequest = 'Tabs\tand\nlines \\. \\N and 日本語'
  const { unId: id } = await bookingCalls(gateway).created(session, { bookStatus: 'D', bizType: 'SE', serviceRequest })
  kept = { id, serviceRequest, ...(await amounts(gateway, session)) }
  await gateway.close()
  await backUp(source, file, made)
})
afterAll(async () => {
  await source.remove()
  for (const remove of removals) await remove()
  rmSync(folder, { recursive: true, force: true })
})

async function amounts(gateway: TestGateway, session: Session) {
  const rows = (await bookingCalls(gateway).rows(session)).length
  const { body } = await gateway.call<Schemas['ShipmentList']>('listShipments', { ...session, query: {} })
  return { rows, shipments: body.data.length }
}

describe('[GW-03] a back-up', () => {
  it('brings everything back, and numbers go on behind it; what a store holds gives way only on request', async () => {
    const target = await newPlace()
    expect(await restore(target, file, { replace: false })).toMatchObject({ made: made.toISOString() })
    const gateway = await over(target)
    const session = await gateway.signIn('CUSTOMER')
    const calls = bookingCalls(gateway)
    expect((await calls.read(session, kept.id)).body.serviceRequest).toBe(kept.serviceRequest)
    expect(await amounts(gateway, session)).toEqual({ rows: kept.rows, shipments: kept.shipments })
    const { unId } = await calls.created(session, { bookStatus: 'D', bizType: 'SE' })
    expect(unId > kept.id).toBe(true)
    await gateway.close()

    expect(await refusal(restore(target, file, { replace: false }))).toContain('--replace')
    await restore(target, file, { replace: true })
    const again = await over(target)
    const other = await again.signIn('CUSTOMER')
    expect((await bookingCalls(again).read(other, unId)).status).toBe(404)
    expect((await amounts(again, other)).rows).toBe(kept.rows)
    await again.close()
  })

  it('takes no store’s place over which a gateway runs, unless that is asked for', async () => {
    const target = await newPlace()
    await restore(target, file, { replace: false })
    const gateway = await over(target)
    const session = await gateway.signIn('CUSTOMER')
    expect(await refusal(restore(target, file, { replace: true }))).toMatch(/gateway runs|in use/i)
    expect((await gateway.call('listCountries', session)).status).toBe(200)
    if (databaseUrl !== undefined) {
      await restore(target, file, { replace: true, beside: true })
      expect((await gateway.call('listCountries', session)).status).toBe(401)
    }
    await gateway.close()
    await restore(target, file, { replace: true })
  })

  it.runIf(databaseUrl !== undefined)('goes from one kind of store into the other', async () => {
    const target = { dataDir: mkdtempSync(join(folder, 'embedded-')), databaseUrl: undefined }
    await restore(target, file, { replace: false })
    const gateway = await over(target)
    expect((await amounts(gateway, await gateway.signIn('CUSTOMER'))).rows).toBe(kept.rows)
    await gateway.close()
  })

  it('holds nobody’s session', () => {
    const text = gunzipSync(readFileSync(file)).toString()
    const tables = [...text.matchAll(/^\{"table":"(\w+)"/gm)].map(([, name]) => name)
    expect(tables).toContain('bookings')
    expect(tables.filter((name) => /session|reset|sign_on|attempt/.test(name ?? ''))).toEqual([])
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  it.each([
    ['cut', (content: Buffer) => content.subarray(0, content.length / 2)],
    ['with a changed row', (content: Buffer) => gzipSync(gunzipSync(content).toString().replace('日本語', '日木語'))],
    ['without its last lines', (content: Buffer) => gzipSync(gunzipSync(content).subarray(0, -90))],
    ['that is none', () => Buffer.from('hello')],
  ])('%s changes nothing', async (_what, spoil) => {
    const target = await newPlace()
    const spoilt = join(folder, 'spoilt.backup')
    writeFileSync(spoilt, spoil(readFileSync(file)))
    expect(await refusal(restore(target, spoilt, { replace: true }))).toContain('no whole back-up')
    expect(readdirSync(target.dataDir)).toEqual([])
  })

  it('of a newer program is left to that program', async () => {
    const [head = '', ...lines] = gunzipSync(readFileSync(file)).toString('latin1').split('\n')
    const newer = head.replace('"migrations":[', '"migrations":[{"version":9999,"checksum":"x"},')
    const body = [newer, ...lines.slice(0, -2)].join('\n')
    const sha256 = createHash('sha256')
      .update(Buffer.from(`${body}\n`, 'latin1'))
      .digest('hex')
    const path = join(folder, 'newer.backup')
    writeFileSync(path, gzipSync(Buffer.from(`${body}\n${JSON.stringify({ sha256 })}\n`, 'latin1')))
    expect(await refusal(restore(await newPlace(), path, { replace: false }))).toContain('9999')
  })

  it.runIf(databaseUrl !== undefined).each([2_000, 12_000, 100_000])(
    'whose database is gone after %i bytes says so, and leaves nothing behind',
    async (bytes) => {
      const { hostname, port } = new URL(source.databaseUrl ?? '')
      let heard = 0
      const line = createServer((near) => {
        const far = connect(Number(port), hostname).on('error', () => undefined)
        near.on('error', () => undefined).pipe(far)
        far.on('data', (part: Buffer) => {
          heard += part.length
          near.write(part)
          if (heard < bytes) return
          near.destroy()
          far.destroy()
        })
      })
      await once(line.listen(0, '127.0.0.1'), 'listening')
      const address = new URL(source.databaseUrl ?? '')
      address.host = `127.0.0.1:${(line.address() as AddressInfo).port}`
      const cut = { ...source, databaseUrl: address.href }
      expect(await refusal(backUp(cut, join(folder, 'cut.backup'), made))).toMatch(/^The database broke off: /)
      expect(readdirSync(folder).filter((name) => /cut|part/.test(name))).toEqual([])
      line.close()
    },
  )

  it('that cannot be written leaves nothing behind', async () => {
    expect(await refusal(backUp(source, join(folder, 'nowhere', 'portal.backup'), made))).toContain('ENOENT')
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

describe.runIf(databaseUrl === undefined)('[GW-03] a damaged embedded store', () => {
  const spoil: [string, (store: string) => void][] = [
    ['without its version', (store) => rmSync(join(store, 'PG_VERSION'))],
    ['without its journal', (store) => rmSync(join(store, 'pg_wal'), { recursive: true })],
    ['with a spoilt control file', (store) => writeFileSync(join(store, 'global/pg_control'), Buffer.alloc(8192, 7))],
  ]
  it.each(spoil)('%s is refused in words after a few seconds of work, with the way back', async (_what, hurt) => {
    const target = await newPlace()
    await copyOfWorld(target.dataDir)
    const store = join(target.dataDir, 'store')
    hurt(store)
    const before = readdirSync(store).length
    const { code, message, workMs } = await refusedStart({ DATA_DIR: target.dataDir })
    expect(code).toBe(8)
    expect(message).toContain('npm run restore')
    expect(workMs).toBeLessThan(WORK_MS)
    expect(readdirSync(store)).toHaveLength(before)
  })
})

/** Reading the sources of a process of the tests, and five seconds to look at the store. */
const WORK_MS = 15_000
