import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { and, asc, count, desc, eq, inArray, isNotNull, max, notExists, sql } from 'drizzle-orm'
import type { Schemas } from '../../../contract/index.ts'
import type { Db } from '../database/connection.ts'
import { documentId, nextNumber } from '../database/numbers.ts'
import { signBySign } from '../database/sign-by-sign.ts'
import type { DocumentOwnerKind, DocumentRow } from '../tables/documents.ts'
import { documentContents, documentPieces, documents, documentTrail } from '../tables/documents.ts'

/** More ids than these are not named in a query: it reads those of all records. */
const MANY = 1000

/** Bytes of a statement: the embedded database works in this process, and between pieces others are served. */
const PIECE = 1024 ** 2

/** A record that documents belong to. */
export interface DocumentOwner {
  kind: DocumentOwnerKind
  id: string
}

/** Who changes documents, and when. */
export interface DocumentEditor {
  userId: string
  name: string
  at: Date
}

export type NewDocument = Pick<DocumentRow, 'description' | 'type' | 'fileName' | 'extension' | 'source'> & {
  bytes: Uint8Array
}

/** The bytes of a document, one piece after the other. */
interface DocumentPieces {
  byteLength: number
  pieces: AsyncIterable<Buffer>
}

class RemovedMeanwhile extends Error {}

/** Documents of a tenant's records. Changes belong into a transaction that began with `lock`. */
export interface Documents {
  /** All of a record, the newest first. */
  list(owner: DocumentOwner): Promise<DocumentRow[]>
  /** All of several records of one kind, by their ids; the newest first. */
  ofRecords(kind: DocumentOwner['kind'], ids: string[]): Promise<Map<string, DocumentRow[]>>
  /** The types of the documents of several records of one kind, by their ids; each type once, in order. */
  typesOf(kind: DocumentOwner['kind'], ids: string[]): Promise<Map<string, string[]>>
  /** Some of a record, in the order of their upload. */
  page(
    owner: DocumentOwner,
    part: { newestFirst: boolean; offset: number; limit: number | undefined },
  ): Promise<{ rows: DocumentRow[]; total: number }>
  find(documentId: string): Promise<DocumentRow | undefined>
  /** The bytes of a document; undefined when the store does not hold them. */
  content(document: DocumentRow): Promise<Buffer | undefined>
  /** The same for who takes them slowly: each piece is read when the one before it was taken. Those of a document that is removed meanwhile break off. */
  inPieces(document: DocumentRow): Promise<DocumentPieces | undefined>
  /** Nobody else changes documents of the tenant until the transaction ends: serial numbers and shared bytes stay right. */
  lock(): Promise<void>
  /** Adds a document under the record's next serial number. */
  add(owner: DocumentOwner, document: NewDocument, editor: DocumentEditor): Promise<DocumentRow>
  /** Puts another file in the place of a document. */
  replace(before: DocumentRow, document: NewDocument, editor: DocumentEditor): Promise<DocumentRow>
  remove(document: DocumentRow, editor: DocumentEditor): Promise<void>
  /** Removes what a record has, with the record. */
  removeAll(owner: DocumentOwner, editor: DocumentEditor): Promise<void>
}

export function documentsOf(db: Db, tenantId: string): Documents {
  const one = (id: string) => and(eq(documents.tenantId, tenantId), eq(documents.documentId, id))
  const ofOwner = ({ kind, id }: DocumentOwner) =>
    and(eq(documents.tenantId, tenantId), eq(documents.ownerKind, kind), eq(documents.ownerId, id))

  async function keepContent(bytes: Uint8Array): Promise<string> {
    await setImmediate()
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const added = await db
      .insert(documentContents)
      .values({ tenantId, sha256 })
      .onConflictDoNothing()
      .returning({ sha256: documentContents.sha256 })
    if (added.length > 0)
      for (let piece = 0; piece * PIECE < bytes.length; piece += 1) {
        await setImmediate()
        const part = bytes.subarray(piece * PIECE, (piece + 1) * PIECE)
        await db.insert(documentPieces).values({ tenantId, sha256, piece, bytes: part })
      }
    return sha256
  }

  /** Forgets bytes that no document has any more. */
  async function dropContent(sha256: string | null): Promise<void> {
    if (sha256 === null) return
    const content = and(eq(documentContents.tenantId, tenantId), eq(documentContents.sha256, sha256))
    const users = db
      .select({ one: sql`1` })
      .from(documents)
      .where(and(eq(documents.tenantId, tenantId), eq(documents.sha256, sha256)))
    await db.delete(documentContents).where(and(content, notExists(users)))
  }

  async function inPieces({ sha256 }: DocumentRow): Promise<DocumentPieces | undefined> {
    if (sha256 === null) return undefined
    const isOf = and(eq(documentPieces.tenantId, tenantId), eq(documentPieces.sha256, sha256))
    const [known] = await db
      .select({ amount: count(), bytes: sql<string>`coalesce(sum(octet_length(${documentPieces.bytes})), 0)` })
      .from(documentPieces)
      .where(isOf)
    const amount = Number(known?.amount ?? 0)
    async function* pieces(): AsyncGenerator<Buffer> {
      for (let piece = 0; piece < amount; piece += 1) {
        await setImmediate()
        const [found] = await db
          .select({ base64: sql<string>`encode(${documentPieces.bytes}, 'base64')` })
          .from(documentPieces)
          .where(and(isOf, eq(documentPieces.piece, piece)))
        if (found === undefined) throw new RemovedMeanwhile('The document was removed while it was read')
        yield Buffer.from(found.base64, 'base64')
      }
    }
    return amount === 0 ? undefined : { byteLength: Number(known?.bytes), pieces: pieces() }
  }

  async function note(action: Schemas['ActionCode'], row: DocumentRow, { userId, at }: DocumentEditor): Promise<void> {
    const { documentId: id, ownerKind, ownerId, fileName, sha256 } = row
    await db
      .insert(documentTrail)
      .values({ tenantId, documentId: id, ownerKind, ownerId, fileName, sha256, action, userId, happenedAt: at })
  }

  async function remove(document: DocumentRow, editor: DocumentEditor): Promise<void> {
    await db.delete(documents).where(one(document.documentId))
    await dropContent(document.sha256)
    await note('D', document, editor)
  }

  return {
    list: (owner) => db.select().from(documents).where(ofOwner(owner)).orderBy(desc(documents.serialNo)),
    async ofRecords(kind, ids) {
      const byRecord = new Map(ids.map((id) => [id, [] as DocumentRow[]]))
      if (ids.length === 0) return byRecord
      const rows = await db
        .select()
        .from(documents)
        .where(and(eq(documents.tenantId, tenantId), eq(documents.ownerKind, kind), inArray(documents.ownerId, ids)))
        .orderBy(desc(documents.serialNo))
      for (const row of rows) byRecord.get(row.ownerId)?.push(row)
      return byRecord
    },
    async typesOf(kind, ids) {
      const byRecord = new Map(ids.map((id) => [id, [] as string[]]))
      if (ids.length === 0) return byRecord
      const rows = await db
        .select({ ownerId: documents.ownerId, type: documents.type })
        .from(documents)
        .where(
          and(
            eq(documents.tenantId, tenantId),
            eq(documents.ownerKind, kind),
            isNotNull(documents.type),
            ids.length > MANY ? undefined : inArray(documents.ownerId, ids),
          ),
        )
        .groupBy(documents.ownerId, documents.type)
        .orderBy(asc(signBySign(documents.type)))
      for (const { ownerId, type } of rows) byRecord.get(ownerId)?.push(type ?? '')
      return byRecord
    },
    async page(owner, { newestFirst, offset, limit }) {
      const order = newestFirst ? desc : asc
      const query = db
        .select()
        .from(documents)
        .where(ofOwner(owner))
        .orderBy(order(documents.uploadedAt), order(documents.serialNo))
        .offset(offset)
      const rows = await (limit === undefined ? query : query.limit(limit))
      const [counted] = await db.select({ total: count() }).from(documents).where(ofOwner(owner))
      return { rows, total: Number(counted?.total ?? 0) }
    },
    async find(id) {
      return (await db.select().from(documents).where(one(id)))[0]
    },
    async content(document) {
      const found = await inPieces(document)
      if (found === undefined) return undefined
      const pieces: Buffer[] = []
      try {
        for await (const piece of found.pieces) pieces.push(piece)
      } catch (error) {
        if (error instanceof RemovedMeanwhile) return undefined
        throw error
      }
      return Buffer.concat(pieces)
    },
    inPieces,
    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`documents ${tenantId}`}))`)
    },
    async add(owner, { bytes, ...document }, editor) {
      const [last] = await db
        .select({ serialNo: max(documents.serialNo) })
        .from(documents)
        .where(ofOwner(owner))
      const row: DocumentRow = {
        tenantId,
        documentId: documentId(await nextNumber(db, tenantId, 'document')),
        ownerKind: owner.kind,
        ownerId: owner.id,
        serialNo: (last?.serialNo ?? 0) + 1,
        ...document,
        sha256: await keepContent(bytes),
        ...uploadOf(editor),
      }
      await db.insert(documents).values(row)
      await note('A', row, editor)
      return row
    },
    async replace(before, { bytes, ...document }, editor) {
      const row: DocumentRow = { ...before, ...document, sha256: await keepContent(bytes), ...uploadOf(editor) }
      await db.update(documents).set(row).where(one(row.documentId))
      if (row.sha256 !== before.sha256) await dropContent(before.sha256)
      await note('U', row, editor)
      return row
    },
    remove,
    async removeAll(owner, editor) {
      for (const document of await db.select().from(documents).where(ofOwner(owner))) await remove(document, editor)
    },
  }
}

function uploadOf({
  userId,
  name,
  at,
}: DocumentEditor): Pick<DocumentRow, 'uploadedAt' | 'uploadedBy' | 'uploadedByName'> {
  return { uploadedAt: at, uploadedBy: userId, uploadedByName: name }
}
