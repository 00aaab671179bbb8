import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantFilling, TenantRow } from '../filling.ts'
import type { Store } from '../opening/open.ts'
import { openStore } from '../opening/open.ts'
import type { CustomsSortColumn } from './customs/files.ts'
import { SORT_COLUMNS } from './shipments/criteria.ts'
import { customsFiles } from './tables/customs-files.ts'
import { shipments } from './tables/shipments.ts'
import type { TenantStore } from './tenant-store.ts'
import { throwawayFolder } from '../../tools/project/throwaway.ts'
import { putEmptyStore } from '../../../tests/support/empty-store.ts'
import { removeFolder } from '../../../tests/support/folders.ts'
import { tenants } from '../../../tests/contract/support/tenants.ts'
import { databaseMade, databaseUrl } from '../../../tests/contract/support/world.ts'

const NOW = new Date('2026-03-31T12:00:00Z')
/** What databases are of several minds about: case beyond ASCII and of a Turkish i, signs of patterns, spaces and signs in an order. */
const TEXTS = [
  ...['société', 'SOCIÉTÉ', 'Müller 7', 'MÜLLER', 'Istanbul', 'ISTANBUL', 'İstanbul', 'ısparta', 'straße', 'STRASSE'],
  ...['100%', '100_', '1000', 'a\\b', 'ab', 'a-b', 'a b', 'A B', 'a', 'B', 'b', 'é', 'e', 'z', 'ﬁn', 'FIN', "o'neil"],
  ...['Ａ社', 'ａ社', '株式会社', '😀 ltd', '(x)', '[x]', '*', ' ', ''],
]
const TYPED = [...TEXTS, 'İ', 'ı', 'i', 'I', 'ß', 'ss', 'É', '%', '_', '\\', '\\d', '.', '^', '$', '[', '0', "'"]

/** A row whose every column holds the text. */
const allOf = (table: PgTable, text: string) =>
  Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, text])) as object

async function fill({ tenant, insert }: TenantFilling): Promise<void> {
  if (tenant.id !== 'ACME') return
  const numbered = <Row>(row: (text: string, index: number) => Row): Row[] => TEXTS.map(row)
  const place = { cityCode: '', cityName: '', countryCode: 'JP', postalCode: '' }
  await insert('parties', [
    ...numbered((name, index) => ({ ...place, code: `P${index}`, name, roles: [1] })),
    ...['X3', 'X1', 'X2'].map((code) => ({ ...place, code, name: 'ab', roles: [1] })),
  ])
  await insert(
    'shipments',
    numbered((text, index) => {
      const made = { id: `S${index}`, jobId: `J${index}`, createdAt: new Date(NOW.getTime() - (index % 3) * 1000) }
      return { ...(allOf(shipments, text) as TenantRow<'shipments'>), ...made }
    }),
  )
  await insert(
    'shipmentDetails',
    numbered((_, index) => ({ shipmentId: `S${index}`, document: {} })),
  )
  await insert(
    'shipmentContainers',
    numbered((text, index) => ({
      ...{ shipmentId: `S${index}`, position: 0, id: `C${index}` },
      ...{ containerNo: text, containerType: text, lastFreeDate: text },
    })),
  )
  await insert(
    'documents',
    numbered((type, index) => ({
      ...({ documentId: `D${index}`, ownerKind: 'shipment', ownerId: 'S1', serialNo: index, source: 'CP' } as const),
      ...{ type, fileName: 'a.pdf', extension: 'pdf', uploadedAt: NOW, uploadedBy: 'JO', uploadedByName: 'Jo' },
    })),
  )
  await insert(
    'customsFiles',
    numbered((text, index) => {
      const unknown = index % 4 === 0 ? { entryType: null, custRefNo: null, releaseDate: null, pga: null } : {}
      const known = { fileNo: `F${index}`, document: {} as TenantRow<'customsFiles'>['document'] }
      return { ...(allOf(customsFiles, text) as TenantRow<'customsFiles'>), ...unknown, ...known }
    }),
  )
  await insert(
    'customsRecords',
    numbered((ciNo, index) => ({
      ...({ fileNo: 'F1', resource: 'CiHeader', key1: `${index}`, key2: '', key3: '', key4: '', key5: '' } as const),
      ...{ position: index, document: { ciNo, valueUsAmt: index % 5 } },
    })),
  )
}

describe.skipIf(databaseUrl === undefined)('the embedded database and a PostgreSQL of Turkish texts', () => {
  const dataDir = throwawayFolder('two-stores-')
  const stores: Store[] = []
  let both: TenantStore[] = []
  let remove = (): Promise<void> => Promise.resolve()
  beforeAll(async () => {
    const place = await databaseMade('turkish')
    remove = place.remove
    await putEmptyStore(dataDir)
    for (const databaseUrl of [undefined, place.databaseUrl])
      stores.push(await openStore({ dataDir, databaseUrl, tenants, fillTenant: fill }, NOW))
    both = stores.map(({ directory }) => directory.tenant('ACME'))
  })
  afterAll(async () => {
    for (const store of stores) await store.close()
    await remove()
    removeFolder(dataDir)
  })

  /** Asks both. */
  const expectSame = async (what: string, ask: (store: TenantStore) => Promise<unknown>) => {
    const [embedded, other] = await Promise.all(both.map(ask))
    expect(other, what).toEqual(embedded)
  }
  const everything = { of: undefined, createdSince: undefined }
  const everyFile = { customerId: undefined, excludedEntryTypes: ['a'], openedSince: undefined }
  const byNumber = { column: 'fileNo', descending: false } as const

  it.each(['parties', 'ports', 'customs files', 'shipments'] as const)('find the same %s by a text', async (what) => {
    const ask = {
      parties: ({ lookups }: TenantStore, text: string) =>
        Promise.all([lookups.parties({ name: text }), lookups.parties({ code: text })]),
      ports: ({ lookups }: TenantStore, name: string) =>
        Promise.all([
          lookups.foreignPorts({ name, descending: false }),
          lookups.districtPorts({ name, descending: true }),
        ]),
      'customs files': async ({ customsFiles: files, customsRecords }: TenantStore, text: string) => {
        const page = { viewer: everyFile, sort: byNumber, limit: 100, offset: 0 }
        const found = [{ party: 'shipper', text } as const, { agency: text }].map((condition) =>
          files.list({ ...page, conditions: [condition] }),
        )
        const records = { keys: {}, beginnings: { ciNo: text }, limit: 100, offset: 0 }
        return [await Promise.all(found), await customsRecords.list('F1', 'CiHeader', records)]
      },
      shipments: async ({ shipments: list }: TenantStore, text: string) => {
        const numbers = (['container', 'reference'] as const).map((kind) => ({ numbers: { [kind]: [text] } }))
        const asked = [...numbers, { statuses: [text] }]
        const found = asked.map((each) => list.list({ ...everything, ...each }, { limit: 100, offset: 0 }))
        return [await Promise.all(found), (await list.partyCodes(text)).sort()]
      },
    }[what]
    for (const text of TYPED) await expectSame(`${what} by ${text}`, (store) => ask(store, text))
  })

  it.each([false, true])(
    'sort shipments, containers and customs files in one order (descending: %s)',
    async (descending) => {
      const page = { limit: 20, offset: 10 }
      for (const by of Object.keys(SORT_COLUMNS) as (keyof typeof SORT_COLUMNS)[])
        await expectSame(by, (store) => store.shipments.list(everything, { ...page, sort: { by, descending } }))
      for (const by of ['containerNo', 'containerType', 'lastFreeDate', 'currentStatus'] as const)
        await expectSame(by, (store) => store.containers.list(everything, { ...page, sort: { by, descending } }))
      const hidden = ['tenantId', 'customerId', 'kind', 'document']
      const columns = Object.keys(getTableColumns(customsFiles)).filter((name) => !hidden.includes(name))
      for (const column of columns as CustomsSortColumn[]) {
        const sort = { column, descending }
        const asked = { viewer: everyFile, conditions: [], sort, ...page }
        await expectSame(column, (store) => store.customsFiles.list(asked))
      }
      for (const field of ['ciNo', 'valueUsAmt', 'nothing']) {
        const asked = { keys: {}, sort: `${descending ? '-' : ''}${field}`, ...page }
        await expectSame(field, (store) => store.customsRecords.list('F1', 'CiHeader', asked))
      }
    },
  )

  it('name types of documents in one order', () =>
    expectSame('types', async ({ documents }) => [...(await documents.typesOf('shipment', ['S1'])).values()]))

  it('count the same', async () => {
    for (const by of ['byCountryOfDischarge', 'byStatus', 'byEta', 'byEtd'] as const)
      await expectSame(by, ({ shipmentCounts }) => shipmentCounts[by](everything))
    await expectSame('house bills', ({ shipmentCounts }) => shipmentCounts.houseBills(everything, TEXTS))
    for (const by of ['mot', 'entryType', 'releaseDate', 'status', 'pgAgency'] as const)
      await expectSame(by, async (store) => {
        const counts = await store.customsFiles.count(by, everyFile, [])
        return new Map(counts.map((each) => [each.code, each]))
      })
  })
})
