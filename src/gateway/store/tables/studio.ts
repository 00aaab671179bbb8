import type { Message } from '../../ground/words.ts'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Step } from '../../../changes/index.ts'
import { moment } from './columns.ts'

// The tables as queries see them; what the store really holds is written in migrations/.

/** Hashes of contents by path. */
type Hashes = Record<string, string>

export const tenantFiles = pgTable(
  'tenant_files',
  { tenantId: text('tenant_id').notNull(), hash: text('hash').notNull(), content: text('content').notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.hash] })],
)

export const tenantVersions = pgTable(
  'tenant_versions',
  {
    tenantId: text('tenant_id').notNull(),
    number: integer('number').notNull(),
    files: jsonb('files').$type<Hashes>().notNull(),
    /** The version that was served before it. */
    over: integer('over'),
    madeAt: moment('made_at'),
    person: uuid('person'),
    /** Of the change set. */
    name: text('name').notNull(),
    why: text('why').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.number] })],
)

export const tenantBuilds = pgTable(
  'tenant_builds',
  {
    tenantId: text('tenant_id').notNull(),
    number: integer('number').notNull(),
    /** Names everything else that the build is made of. */
    base: text('base').notNull(),
    files: jsonb('files').$type<Hashes>().notNull(),
    /** When it was last begun to be served. */
    servedAt: moment('served_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.number, table.base] })],
)

export const changeSets = pgTable(
  'change_sets',
  {
    tenantId: text('tenant_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    name: text('name').notNull(),
    /** The version that the changes lie over. */
    over: integer('over').notNull(),
    /** Contents of the files that differ from that version; null for one that is taken away. */
    files: jsonb('files').$type<Record<string, string | null>>().notNull(),
    steps: jsonb('steps').$type<Step[]>().notNull(),
    /** How often it was changed. */
    at: integer('at').notNull(),
    madeBy: uuid('made_by').notNull(),
    madeAt: moment('made_at'),
    changedAt: moment('changed_at'),
    /** Who approved it as it was after so many changes. */
    approvedBy: uuid('approved_by'),
    approvedAtChange: integer('approved_at_change'),
    /** When it is to be published, and for whom. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }),
    dueBy: uuid('due_by'),
    why: text('why').notNull(),
    /** Why it is not published when it was due, and when that was (RFC 3339). */
    refused: jsonb('refused').$type<{ at: string; because: Message }>(),
    /** The tokens of its previews, the newest last, with a space between them, and until when they are good. */
    previewHashes: text('preview_hash'),
    previewUntil: timestamp('preview_until', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

export const presences = pgTable(
  'presences',
  {
    tenantId: text('tenant_id').notNull(),
    changeSet: uuid('change_set').notNull(),
    person: uuid('person').notNull(),
    /** Of the screen, below schemas/. */
    file: text('file').notNull(),
    seenAt: moment('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.changeSet, table.person] })],
)

export type ChangeSetRow = typeof changeSets.$inferSelect
export type VersionRow = typeof tenantVersions.$inferSelect
