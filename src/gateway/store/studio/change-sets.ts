import type { Message } from '../../ground/words.ts'
import { and, asc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { signBySign } from '../database/sign-by-sign.ts'
import { users } from '../tables/accounts.ts'
import type { ChangeSetRow } from '../tables/studio.ts'
import { changeSets, presences } from '../tables/studio.ts'

/** Tokens of previews that one set has: whoever works in it has one, and a link that was sent is another. */
const MOST_PREVIEWS = 50

/** A change set as it is begun. */
export type NewChangeSet = Pick<ChangeSetRow, 'name' | 'over' | 'madeBy' | 'madeAt'>

/** What a change set is called and how it stands, without what it holds; `files` is how many it changes. */
export type ChangeSetHead = Omit<ChangeSetRow, 'files' | 'steps'> & { files: number }

/** Somebody at work in a change set. */
export interface Present {
  person: string
  userName: string
  /** The screen that the person looks at. */
  file: string
}

/** What people of a tenant change before it is published. */
export interface ChangeSets {
  /** By name. */
  list(): Promise<ChangeSetHead[]>
  find(id: string): Promise<ChangeSetRow | undefined>
  add(set: NewChangeSet): Promise<ChangeSetRow>
  /** Writes fields of a set that is still as it was after so many changes; undefined when it is not. */
  save(
    id: string,
    at: number,
    fields: Partial<Omit<ChangeSetRow, 'tenantId' | 'id'>>,
  ): Promise<ChangeSetRow | undefined>
  /** Calls a set something else, however often it is changed meanwhile; false where it is gone. */
  rename(id: string, name: string): Promise<boolean>
  remove(id: string): Promise<boolean>
  /** Takes a set that is due, as it was when it had made `at` steps, out of the schedule, and says why; false where it is gone, changed or not due any more. */
  takeDue(id: string, at: number, now: Date, because: Message): Promise<boolean>
  /** Lets a set be looked at with one more token; those before are good as long, the oldest of very many are not. */
  keepPreview(id: string, previewHash: string, previewUntil: Date): Promise<void>
  /** The set that a preview's token belongs to, as long as that is good. */
  previewed(previewHash: string, now: Date): Promise<ChangeSetRow | undefined>
  /** Somebody looks at a screen in the set; false where it is gone. */
  notePresence(id: string, person: string, file: string, now: Date): Promise<boolean>
  /** Who was seen in the set after a moment. */
  present(id: string, since: Date): Promise<Present[]>
  /** Names of people by the id that the trail calls them; those who were erased have none. */
  names(): Promise<ReadonlyMap<string, string>>
}

const { files, steps: _steps, ...head } = getTableColumns(changeSets)
const heads = { ...head, files: sql<number>`(select count(*)::int from jsonb_object_keys(${files}))` }

export function changeSetsOf(db: Db, tenantId: string): ChangeSets {
  const ofTenant = eq(changeSets.tenantId, tenantId)
  // Compared as a text: what is asked for need not be such an id.
  const own = (id: string) => and(ofTenant, eq(sql`${changeSets.id}::text`, id))
  return {
    list: () =>
      db
        .select(heads)
        .from(changeSets)
        .where(ofTenant)
        .orderBy(asc(signBySign(changeSets.name)), asc(changeSets.madeAt)),
    async find(id) {
      return (await db.select().from(changeSets).where(own(id)))[0]
    },
    async add(set) {
      const fresh = { files: {}, steps: [], at: 0, why: '', changedAt: set.madeAt }
      const [row] = await db
        .insert(changeSets)
        .values({ ...fresh, ...set, tenantId })
        .returning()
      if (row === undefined) throw new Error('A change set was not stored')
      return row
    },
    async save(id, at, fields) {
      const [row] = await db
        .update(changeSets)
        .set(fields)
        .where(and(own(id), eq(changeSets.at, at)))
        .returning()
      return row
    },
    async rename(id, name) {
      const named = await db.update(changeSets).set({ name }).where(own(id)).returning({ id: changeSets.id })
      return named.length > 0
    },
    async remove(id) {
      const gone = await db.delete(changeSets).where(own(id)).returning({ id: changeSets.id })
      return gone.length > 0
    },
    async takeDue(id, at, now, because) {
      const taken = await db
        .update(changeSets)
        .set({ dueAt: null, refused: { at: now.toISOString(), because } })
        .where(and(own(id), eq(changeSets.at, at), lte(changeSets.dueAt, now)))
        .returning({ id: changeSets.id })
      return taken.length > 0
    },
    async keepPreview(id, previewHash, previewUntil) {
      const all = sql<string>`right(coalesce(${changeSets.previewHashes} || ' ', '') || ${previewHash}, ${MOST_PREVIEWS * (previewHash.length + 1) - 1})`
      await db.update(changeSets).set({ previewHashes: all, previewUntil }).where(own(id))
    },
    async previewed(previewHash, now) {
      const isOne = sql`${previewHash} = any(string_to_array(${changeSets.previewHashes}, ' '))`
      const isGood = and(isOne, gt(changeSets.previewUntil, now))
      return (await db.select().from(changeSets).where(and(ofTenant, isGood)))[0]
    },
    async notePresence(id, person, file, seenAt) {
      const there = db
        .select({
          tenantId: changeSets.tenantId,
          changeSet: changeSets.id,
          person: sql<string>`${person}::uuid`.as('person'),
          file: sql<string>`${file}::text`.as('file'),
          seenAt: sql<Date>`${seenAt.toISOString()}::timestamptz`.as('seen_at'),
        })
        .from(changeSets)
        .where(own(id))
        .for('key share')
      const noted = await db
        .insert(presences)
        .select(there)
        .onConflictDoUpdate({
          target: [presences.tenantId, presences.changeSet, presences.person],
          set: { file, seenAt },
        })
        .returning({ person: presences.person })
      return noted.length > 0
    },
    present: (id, since) =>
      db
        .select({ person: presences.person, userName: users.name, file: presences.file })
        .from(presences)
        .innerJoin(users, and(eq(users.tenantId, presences.tenantId), eq(users.person, presences.person)))
        .where(
          and(eq(presences.tenantId, tenantId), eq(sql`${presences.changeSet}::text`, id), gt(presences.seenAt, since)),
        )
        .orderBy(asc(signBySign(users.name))),
    async names() {
      const rows = await db
        .select({ person: users.person, name: users.name })
        .from(users)
        .where(eq(users.tenantId, tenantId))
      return new Map(rows.map(({ person, name }) => [person, name]))
    },
  }
}

/** The sets of all tenants that are to be published by now. */
export function dueChangeSets(db: Db, now: Date): Promise<ChangeSetRow[]> {
  return db.select().from(changeSets).where(lte(changeSets.dueAt, now))
}
