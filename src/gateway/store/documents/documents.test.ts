import { asc, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../../../../tests/support/empty-store.ts'
import type { Db } from '../database/connection.ts'
import { knownMigrations, migrate, migrateWithin } from '../database/migrate.ts'
import { counters } from '../tables/accounts.ts'
import { documentContents, documentPieces, documents as table, documentTrail } from '../tables/documents.ts'
import type { DocumentOwner, Documents } from './documents.ts'
import { documentsOf } from './documents.ts'

const TENANTS = ['ONE', 'TWO']
/** The migration that cuts the bytes into pieces. */
const IN_PIECES = 19
const OWNER: DocumentOwner = { kind: 'shipment', id: 'SH1' }
const editor = (userId: string, day = 1) => ({
  userId,
  name: `Name of ${userId}`,
  at: new Date(Date.UTC(2026, 2, day)),
})
const file = (fileName: string, text = fileName) => ({
  fileName,
  extension: 'txt',
  description: null,
  type: null,
  source: 'CP',
  bytes: Buffer.from(text),
})

const { client, end } = await emptyDatabase()
const db: Db = drizzle(client)
let documents: Documents
beforeAll(async () => {
  await migrate(db)
  await addTenants(db)
  documents = documentsOf(db, 'ONE')
}, 30_000)
afterAll(end)
beforeEach(async () => {
  for (const each of [table, documentTrail, documentContents]) await db.delete(each)
})

async function addTenants(db: Db): Promise<void> {
  for (const [index, id] of TENANTS.entries()) {
    const accessLevels = {
      accessToBookings: true,
      accessToQuotes: true,
      accessToShipments: true,
      accessToBookingTemplates: true,
      accessToILWidget: true,
    }
    // Only columns that an older store has, too.
    await db.execute(sql`
      insert into tenants (id, url, name, flavour, ordinal, primary_color, secondary_color, print_logo, captcha_count,
        access_levels, version, build_date, language)
      values (${id}, ${id.toLowerCase()}, ${id}, 'forwarding', ${index + 1}, '#000000', '#000000', 'true', 5,
        ${JSON.stringify(accessLevels)}::jsonb, '1', '20260101', 'en')`)
    await db.insert(counters).values({ tenantId: id, name: 'document', value: index * 1000 })
  }
}

const numbers = async (owner = OWNER) => (await documents.list(owner)).map(({ serialNo }) => serialNo)
const kept = async () =>
  (await db.select().from(documentPieces))
    .map(({ tenantId, bytes }) => `${tenantId} ${Buffer.from(bytes).toString()}`)
    .sort()

describe('documents of a record', () => {
  it('are numbered one above the highest', async () => {
    const first = await documents.add(OWNER, file('a.txt'), editor('ANN'))
    const second = await documents.add(OWNER, file('b.txt'), editor('ANN'))
    await documents.add({ kind: 'booking', id: 'SH1' }, file('c.txt'), editor('ANN'))
    expect(await numbers()).toEqual([2, 1])
    await documents.remove(first, editor('ANN'))
    await documents.add(OWNER, file('d.txt'), editor('ANN'))
    expect(await numbers()).toEqual([3, 2])
    expect(second.documentId).not.toBe(first.documentId)
  })

  it('say in a trail who did what to them, and when', async () => {
    const added = await documents.add(OWNER, file('a.txt'), editor('ANN', 1))
    const replaced = await documents.replace(added, file('b.txt'), editor('BOB', 2))
    await documents.remove(replaced, editor('CAT', 3))
    const trail = await db
      .select()
      .from(documentTrail)
      .where(eq(documentTrail.documentId, added.documentId))
      .orderBy(asc(documentTrail.happenedAt))
    expect(
      trail.map(({ action, userId, fileName, happenedAt }) => [action, userId, fileName, happenedAt.getUTCDate()]),
    ).toEqual([
      ['A', 'ANN', 'a.txt', 1],
      ['U', 'BOB', 'b.txt', 2],
      ['D', 'CAT', 'b.txt', 3],
    ])
  })

  it('go with the record', async () => {
    for (const name of ['a.txt', 'b.txt']) await documents.add(OWNER, file(name), editor('ANN'))
    await documents.add({ ...OWNER, id: 'SH2' }, file('c.txt'), editor('ANN'))
    await documents.removeAll(OWNER, editor('ANN'))
    expect(await numbers()).toEqual([])
    expect(await kept()).toEqual(['ONE c.txt'])
  })

  it('are found for several records at once', async () => {
    await documents.add(OWNER, file('a.txt'), editor('ANN'))
    await documents.add({ ...OWNER, id: 'SH2' }, file('b.txt'), editor('ANN'))
    const found = await documents.ofRecords('shipment', ['SH1', 'SH2', 'SH3'])
    expect([...found].map(([id, rows]) => [id, rows.map(({ fileName }) => fileName)]).sort()).toEqual([
      ['SH1', ['a.txt']],
      ['SH2', ['b.txt']],
      ['SH3', []],
    ])
  })
})

describe('the bytes of documents', () => {
  it('are kept once, as long as a document has them', async () => {
    const one = await documents.add(OWNER, file('a.txt', 'same'), editor('ANN'))
    const other = await documents.add({ ...OWNER, id: 'SH2' }, file('b.txt', 'same'), editor('ANN'))
    expect(await kept()).toEqual(['ONE same'])
    await documents.remove(one, editor('ANN'))
    expect((await documents.content(other))?.toString()).toBe('same')
    await documents.replace(other, file('b.txt', 'new'), editor('ANN'))
    expect(await kept()).toEqual(['ONE new'])
  })

  it('come back whole, however large, and go with the document', async () => {
    const bytes = Buffer.alloc(2.5 * 1024 ** 2, 'portal')
    const document = await documents.add(OWNER, { ...file('a.txt'), bytes }, editor('ANN'))
    expect((await documents.content(document))?.equals(bytes)).toBe(true)
    expect((await kept()).map(({ length }) => length - 'ONE '.length)).toEqual(
      [1024 ** 2, 1024 ** 2, 1024 ** 2 / 2].sort(),
    )
    await documents.remove(document, editor('ANN'))
    expect(await kept()).toEqual([])
  })

  it('are read one piece after the other; those of a document that is removed meanwhile break off', async () => {
    const bytes = Buffer.alloc(2.5 * 1024 ** 2, 'portal')
    const document = await documents.add(OWNER, { ...file('a.txt'), bytes }, editor('ANN'))
    const found = await documents.inPieces(document)
    expect(found?.byteLength).toBe(bytes.length)
    const pieces = found?.pieces[Symbol.asyncIterator]()
    expect((await pieces?.next())?.value).toHaveLength(1024 ** 2)
    await documents.remove(document, editor('ANN'))
    await expect(pieces?.next()).rejects.toThrow('removed')
    expect(await documents.content(document)).toBeUndefined()
  })

  it('of a store that kept them whole are read as before', async () => {
    const { client: older, end: endOlder } = await emptyDatabase()
    try {
      const olderDb: Db = drizzle(older)
      await migrateWithin(olderDb, new Set([...knownMigrations().keys()].filter((version) => version < IN_PIECES)))
      await addTenants(olderDb)
      const bytes = Buffer.concat([Buffer.alloc(1024 ** 2, 'portal'), Buffer.from('end')])
      const contents = { whole: bytes, piece: bytes.subarray(0, 1024 ** 2), small: Buffer.from('small') }
      for (const [sha256, each] of Object.entries(contents))
        await olderDb.execute(
          sql`insert into document_contents values ('ONE', ${sha256}, decode(${each.toString('base64')}, 'base64'))`,
        )
      await migrate(olderDb)
      const row = await documents.add(OWNER, file('a.txt'), editor('ANN'))
      for (const [sha256, each] of Object.entries(contents))
        expect((await documentsOf(olderDb, 'ONE').content({ ...row, sha256 }))?.equals(each)).toBe(true)
    } finally {
      await endOlder()
    }
  })

  it('stay when a document is replaced by the same', async () => {
    const document = await documents.add(OWNER, file('a.txt', 'same'), editor('ANN'))
    const again = await documents.replace(document, file('b.txt', 'same'), editor('ANN'))
    expect((await documents.content(again))?.toString()).toBe('same')
  })

  it("are each tenant's own", async () => {
    const theirs = documentsOf(db, 'TWO')
    const document = await documents.add(OWNER, file('a.txt', 'same'), editor('ANN'))
    await theirs.add(OWNER, file('a.txt', 'same'), editor('ANN'))
    expect(await kept()).toEqual(['ONE same', 'TWO same'])
    expect(await theirs.find(document.documentId)).toBeUndefined()
    expect(await theirs.list(OWNER)).toHaveLength(1)
    await theirs.removeAll(OWNER, editor('ANN'))
    expect((await documents.content(document))?.toString()).toBe('same')
  })
})
