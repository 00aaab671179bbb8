import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '../../../../tests/support/empty-store.ts'
import type { SignedInCall } from '../../operation/operation.ts'
import { ROLES } from '../../operation/roles.ts'
import { tenantFields } from '../../opening/tenants.ts'
import type { Db } from '../../store/database/connection.ts'
import { migrate } from '../../store/database/migrate.ts'
import type { DocumentOwner } from '../../store/documents/documents.ts'
import { counters, tenants } from '../../store/tables/accounts.ts'
import { documents as table } from '../../store/tables/documents.ts'
import type { QuoteRow } from '../../store/tables/requests.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { tenantStore } from '../../store/tenant-store.ts'
import { newBooking } from '../bookings/new-booking.ts'
import { documentOperations } from '../documents/documents.ts'
import { bookQuote } from './book.ts'

const now = new Date('2026-03-31T12:00:00Z')
const editor = { userId: 'ANN', name: 'Ann', at: now }
const tenant = {
  id: 'ONE',
  ...tenantFields({
    ...{ id: 'ONE', url: 'one', name: 'One', flavour: 'forwarding', captchaCount: 3, printLogo: 'true' },
    ...{ version: '1', buildDate: '20260331', accessLevels: { accessToBookings: true } },
    ...{ theme: { primaryColor: '#417F90', secondaryColor: '#1a5178' }, languages: { default: 'en' } },
  }),
}
const file = (fileName: string) => ({
  ...{ fileName, extension: 'txt', description: null, type: null, source: 'CP' },
  bytes: Buffer.from(`What ${fileName} says`),
})

const { client, end } = await emptyDatabase()
const db: Db = drizzle(client)
let store: TenantStore
beforeAll(async () => {
  await migrate(db)
  await db.insert(tenants).values({ ...tenant, ordinal: 1 })
  for (const name of ['booking', 'document']) await db.insert(counters).values({ tenantId: 'ONE', name, value: 0 })
  store = tenantStore(db, 'ONE')
}, 60_000)
afterAll(end)

it('a file is not kept for a booking that was removed after it was looked at', async () => {
  const making = { ...{ tenantId: 'ONE', customerId: '', userId: 'ANN', quoteNo: null }, now }
  const { unId } = await store.bookings.insert(newBooking({}, { ...making, number: await store.bookings.nextNumber() }))
  const document = { docActionCode: 'A', refKey: unId, name: 'late.txt', fileData: 'bGF0ZQ==' }
  const call = {
    ...{ input: { body: { documents: [document] } }, tenant, forms: undefined, now, language: 'en' },
    user: { ...ROLES['portal-admin'], userId: 'ANN', name: 'Ann', modules: { 'CP-BOOKING': true }, preferences: {} },
    source: { reference: 'a-test', ip: '127.0.0.1' },
    store: {
      ...store,
      async transaction<Result>(work: (tx: TenantStore) => Promise<Result>): Promise<Result> {
        await store.bookings.remove(unId)
        return store.transaction(work)
      },
    },
  } as unknown as SignedInCall<'saveDocuments'>
  const save = documentOperations.saveDocuments
  if (save?.access !== 'session') throw new Error('Whoever saves documents is signed in')
  expect(await save.run(call)).toMatchObject({ status: 404 })
  expect(await db.select().from(table)).toEqual([])
})

it('a booking gets the file of its quote that was put in the place of another one meanwhile', async () => {
  const quote: DocumentOwner = { kind: 'quote', id: 'QT1' }
  const before = await store.documents.add(quote, file('old.txt'), editor)
  const row = { unId: 'QT1', quoteNo: 'QTE-0000001', customerId: '', document: {} } as QuoteRow
  const { bookingNo } = await store.transaction((tx) =>
    bookQuote(row, editor, {
      ...tx,
      documents: {
        ...tx.documents,
        async lock() {
          await tx.documents.lock()
          await tx.documents.replace(before, file('new.txt'), editor)
        },
      },
    }),
  )
  expect(bookingNo).toMatch(/^BKG-/)
  const names = (await db.select().from(table)).map(({ ownerKind, fileName }) => `${ownerKind} ${fileName}`)
  expect(names.sort()).toEqual(['booking new.txt', 'quote new.txt'])
})
