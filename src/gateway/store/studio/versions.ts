import { createHash } from 'node:crypto'
import type { SQLWrapper } from 'drizzle-orm'
import { and, desc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Folder } from '../../../changes/index.ts'
import type { Db } from '../database/connection.ts'
import { tenants, users, type TenantFields } from '../tables/accounts.ts'
import type { VersionRow } from '../tables/studio.ts'
import { tenantBuilds, tenantFiles, tenantVersions } from '../tables/studio.ts'
import { dropBuilds } from './old-builds.ts'

/** What is said of a version when it is made. */
export type NewVersion = Pick<VersionRow, 'over' | 'madeAt' | 'person' | 'name' | 'why'>

/** A version without its files, with the name of whoever made it, as long as that person has one. */
export type ListedVersion = Omit<VersionRow, 'tenantId' | 'files'> & { userName: string | null }

/** The versions of a tenant's folder, what they were compiled to, and which one is served. */
export interface Versions {
  /** The newest first. */
  list(limit: number): Promise<ListedVersion[]>
  /** The whole folder of a version; undefined where there is no such version. */
  read(number: number): Promise<Folder | undefined>
  /** Keeps a folder as the next version, and gives its number. */
  add(folder: Folder, version: NewVersion): Promise<number>
  /** Number of the newest version. */
  latest(): Promise<number | undefined>
  /** Nobody else makes or publishes a version until the transaction ends; what refers to the tenant goes on being stored. Gives the one that is served. */
  lock(): Promise<number | null>
  /** Lets a version be served from now on; the tenant is what it says. */
  publish(number: number, fields: TenantFields): Promise<void>
  /** What a version was compiled to over a base; without one, over the last. */
  build(number: number, base?: string): Promise<Folder | undefined>
  /** Keeps that as what is served from now on, in a transaction that began with `lock`; of two processes that compile the same, the first one's stays. */
  keepBuild(build: { number: number; base: string; files: Folder; now: Date }): Promise<void>
  /** A file of the last build of the tenant that has it, by its path: pages that were opened before a publication still ask for theirs. */
  builtFile(path: string): Promise<string | undefined>
  /** Lets builds go whose place another one took before a moment, and what only they were made of. What versions are made of stays. */
  dropBuilds(before: Date, end?: AbortSignal): Promise<void>
}

export function versionsOf(db: Db, tenantId: string): Versions {
  const own = (number: number) => and(eq(tenantVersions.tenantId, tenantId), eq(tenantVersions.number, number))
  const ofBuild = (number: number | SQLWrapper, base: string | SQLWrapper | undefined) =>
    and(
      eq(tenantBuilds.tenantId, tenantId),
      eq(tenantBuilds.number, number),
      base === undefined ? undefined : eq(tenantBuilds.base, base),
    )
  return {
    async list(limit) {
      const { number, over, madeAt, person, name, why } = tenantVersions
      return db
        .select({ number, over, madeAt, person, name, why, userName: users.name })
        .from(tenantVersions)
        .leftJoin(users, and(eq(users.tenantId, tenantVersions.tenantId), eq(users.person, tenantVersions.person)))
        .where(eq(tenantVersions.tenantId, tenantId))
        .orderBy(desc(tenantVersions.number))
        .limit(limit)
    },
    async read(number) {
      const [version] = await db.select().from(tenantVersions).where(own(number))
      return version && contentsOf(db, tenantId, version.files)
    },
    async add(folder, version) {
      const [last] = await db
        .select({ number: max(tenantVersions.number) })
        .from(tenantVersions)
        .where(eq(tenantVersions.tenantId, tenantId))
      const number = (last?.number ?? 0) + 1
      const files = await keepContents(db, tenantId, folder)
      await db.insert(tenantVersions).values({ ...version, tenantId, number, files })
      return number
    },
    async latest() {
      const [last] = await db
        .select({ number: max(tenantVersions.number) })
        .from(tenantVersions)
        .where(eq(tenantVersions.tenantId, tenantId))
      return last?.number ?? undefined
    },
    async lock() {
      const [row] = await db
        .select({ published: tenants.published })
        .from(tenants)
        .where(eq(tenants.id, tenantId))
        .for('no key update')
      return row?.published ?? null
    },
    async publish(number, fields) {
      await db
        .update(tenants)
        .set({ ...fields, published: number })
        .where(eq(tenants.id, tenantId))
    },
    async build(number, base) {
      const [found] = await db
        .select()
        .from(tenantBuilds)
        .where(ofBuild(number, base))
        .orderBy(desc(tenantBuilds.servedAt))
        .limit(1)
      return found && contentsOf(db, tenantId, found.files)
    },
    async keepBuild({ number, base, files: folder, now: servedAt }) {
      const files = await keepContents(db, tenantId, folder)
      await db
        .insert(tenantBuilds)
        .values({ tenantId, number, base, files, servedAt })
        .onConflictDoUpdate({
          target: [tenantBuilds.tenantId, tenantBuilds.number, tenantBuilds.base],
          set: { servedAt },
        })
    },
    async builtFile(path) {
      const last = db
        .select({ number: tenantBuilds.number, base: tenantBuilds.base })
        .from(tenantBuilds)
        .where(and(eq(tenantBuilds.tenantId, tenantId), sql`${tenantBuilds.files} ? ${path}`))
        .orderBy(desc(tenantBuilds.servedAt))
        .limit(1)
        .as('last')
      const [found] = await db
        .select({ content: tenantFiles.content })
        .from(last)
        .innerJoin(tenantBuilds, ofBuild(last.number, last.base))
        .innerJoin(
          tenantFiles,
          and(eq(tenantFiles.tenantId, tenantId), eq(tenantFiles.hash, sql`${tenantBuilds.files} ->> ${path}`)),
        )
      return found?.content
    },
    dropBuilds: (before, end) => dropBuilds(db, tenantId, before, end),
  }
}

/** Contents by path, in the order of the paths; a content that is there already is not kept twice. */
async function keepContents(db: Db, tenantId: string, folder: Folder): Promise<Record<string, string>> {
  const files = [...folder]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, content]) => ({ path, hash: createHash('sha256').update(content).digest('hex'), content }))
  const contents = new Map(files.map(({ hash, content }) => [hash, content]))
  if (contents.size > 0)
    await db
      .insert(tenantFiles)
      .values([...contents].map(([hash, content]) => ({ tenantId, hash, content })))
      .onConflictDoNothing()
  return Object.fromEntries(files.map(({ path, hash }) => [path, hash]))
}

/** Undefined where one of them is not there: a folder without it would be another one. */
async function contentsOf(db: Db, tenantId: string, files: Record<string, string>): Promise<Folder | undefined> {
  const hashes = [...new Set(Object.values(files))]
  const rows =
    hashes.length === 0
      ? []
      : await db
          .select()
          .from(tenantFiles)
          .where(and(eq(tenantFiles.tenantId, tenantId), inArray(tenantFiles.hash, hashes)))
  const contents = new Map(rows.map(({ hash, content }) => [hash, content]))
  if (contents.size < hashes.length) return undefined
  return new Map(Object.entries(files).map(([path, hash]) => [path, contents.get(hash) ?? '']))
}
