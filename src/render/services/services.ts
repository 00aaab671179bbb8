import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import type { LabelId, ReportsModel } from '../../config/index.ts'
import type { DraftStore } from './drafts.ts'
import type { PartRegistry } from './parts.ts'
import type { DataPort } from './port.ts'
import { formatsOf } from './formats.ts'
import type { Formats } from './formats.ts'

/** The text of a label in the language shown; parameters fill `{{name}}`. */
export type Translate = (label: LabelId, params?: Record<string, string | number>) => string

export interface Notice {
  severity: 'success' | 'info' | 'warning' | 'error'
  text: string
  /** Further lines (per-document errors); with them the notice stays 60 s instead of 5 s (frame §8). */
  lines?: string[]
}

export interface Question {
  title: string
  text: string
  confirm: string
  cancel: string
  danger?: boolean
  /** What it is about. */
  recalled?: Recalled[]
}

/** A value that a question says again, with its name. */
export interface Recalled {
  label: string
  text: string
}

/** What one user chose last, by the name of a list. */
export interface RecentChoices {
  /** The codes, the last one first. */
  of(list: string): readonly string[]
  add(list: string, code: string): void
}

/** The arrangements of lists that one user keeps, by list. Where nothing can be kept nothing comes back. */
export interface ArrangementStore {
  /** As it was saved, or whatever else stands in its place. */
  load(list: string): unknown
  save(list: string, arrangements: unknown): void
  /** Hears when they were changed elsewhere; answers how to stop. */
  listen(list: string, heard: () => void): () => void
}

/** What one reader saw of one list: by row id, a fingerprint of each column that is compared. */
export interface SeenRows {
  /** Ids of those columns; other ones make a first visit. */
  columns: readonly string[]
  /** Names the visit that `now` belongs to. */
  visit: string
  /** When the visit before ended. */
  before: Readonly<Record<string, string>>
  now: Readonly<Record<string, string>>
}

/** What one user saw of lists on this device, by list. */
export interface SeenStore {
  /** Names this visit: from signing in until the session ends. */
  visit: string
  /** Changes what was seen, at once for all tabs; undefined where the device keeps nothing. */
  change(list: string, change: (seen: SeenRows | undefined) => SeenRows): Promise<SeenRows | undefined>
}

/** What is to be printed: a view of the tenant over a record's data. */
export interface PrintJob {
  /** `views/NAME`. */
  view: string
  /** `address.id` in its values. */
  record: string
  data: unknown
  /** Sheets of which the person chooses one in place of the view, before printing. */
  sheets?: readonly { label: string; view: string }[]
  /** Hears whether the sheet is being prepared; while a person is asked it is not. */
  onWorking?(isWorking: boolean): void
}

/** In place of a record's id: a new record. */
export const NEW_RECORD = 'new'

/** How a drawer is opened. */
interface OpenOptions {
  /** In place of the open one, also for Back. */
  replaces?: boolean
  /** The records it was found with, in their order, where no list is behind it. */
  among?: readonly string[]
  /** What is known of the record beside its id, by names that its screen reads as `address.given.NAME`. */
  given?: Readonly<Record<string, string>>
}

/** Records in the order in which a list shows them: where one of them stands, and the way to its neighbours. */
export interface Sequence {
  /** The drawer that the list opens its rows in. */
  drawer: string
  total: number
  /** Counted from 1; undefined for a record that the list does not show. */
  numberOf(record: string): number | undefined
  /** Opens a neighbour in place of the record: one on another page once that has come. */
  step(record: string, by: 1 | -1): void
}

/** A row of a list as it is shown beside the list. */
export interface PeekProps {
  /** `views/NAME`, and ids of its sections; absent: all. */
  view: string
  sections?: readonly string[]
  /** What the row opens: a record in a drawer, and what is known of it beside its id. */
  drawer: string
  record: string
  given: Readonly<Record<string, string>>
  open(): void
  close(): void
}

/** How a list stands beside its address, for who comes back to it. */
export interface LeftList {
  /** How far its table is scrolled, in pixels. */
  scroll?: { top: number; left: number }
  /** Of rows that came all at once: the page, counted from 0, and how many it holds. */
  page?: { page: number; size: number }
  /** How many cards are shown. */
  cards?: number
  /** By how many steps it is widened. */
  steps?: number
  /** The rows that are chosen. */
  chosen?: readonly Readonly<Record<string, unknown>>[]
}

/** Whether the gateway can be reached. */
export interface Line {
  isAway(): boolean
  /** Hears when that changes; answers how to stop. */
  listen(heard: () => void): () => void
}

/** What becomes of what an open record holds and was not saved, once the session ends: it is nowhere else, such as files that were not sent, or this device keeps it. */
export type Unsaved = 'lost' | 'kept'

/** What the portal around the engine gives it. One value, provided once, stable between renders. */
export interface EngineServices {
  port: DataPort
  /** Absent: nothing is known of the line, and every failure is the gateway's. */
  line?: Line
  /** How failures and uses are reported to the gateway. */
  reports: ReportsModel
  parts: PartRegistry
  t: Translate
  /** BCP 47 tag of the reader's language. */
  locale: string
  /** How days and numbers are written. */
  formats: Formats
  /** Roots of conditions beside the data: `session`, `tenant`, `address`. */
  scope: { session: unknown; tenant: unknown; address: unknown }
  /** The reader's day, YYYYMMDD: with another one all is drawn again that says how far something is from today. Absent: it stays as it was drawn. */
  today?: string
  /** Nonce of the page's style policy. */
  nonce: string | undefined
  ask(question: Question): Promise<boolean>
  notify(notice: Notice): void
  /** Opens a drawer of portal.json by id with a record's id, or `new`. */
  open(drawer: string, record: string, options?: OpenOptions): void
  /** The address of this page with a record open in a drawer, without what the list was searched and filtered by. Absent: rows are no links. */
  recordAddress?(drawer: string, record: string, given: Readonly<Record<string, string>>): string
  /** Takes what a list leads the drawer over it through; answers how to take that back. Absent: such drawers lead nowhere. */
  lead?(sequence: Sequence): () => void
  /** Goes to a route of portal.json with this query in its address; an open drawer closes. */
  go(route: string, query: Readonly<Record<string, string>>): void
  /** Closes the open drawer without asking. */
  close(): void
  /** Lists that show what an operation changed ask again. */
  refresh(): void
  /** Whether the configuration has been published anew since this page began: a form that is open has not what is new. Absent: nobody can tell. */
  isPublishedAnew?(): Promise<boolean>
  /** Absent: what is typed lasts as long as its form. */
  drafts?: DraftStore
  /** Absent: lists begin with no recent choice. */
  recent?: RecentChoices
  /** Absent: arrangements last as long as their list. */
  arrangements?: ArrangementStore
  /** Absent: no row is marked as changed. */
  seen?: SeenStore
  /** How the list at hand was left at this step of the browser's history, and what keeps that. Absent: it begins at its top. */
  left?: { now: Readonly<LeftList>; keep(change: LeftList): void }
  /** Hears what the open record holds and was not saved; undefined: nothing. Absent: nobody asks. */
  holds?(unsaved: Unsaved | undefined): void
  /** Draws a record beside a list, in the frame around it. Absent: nothing is shown beside lists. */
  Peek?: ComponentType<PeekProps>
  /** Tells what a screen shows, by its title and the record's number; answers how to take that back. Absent: nobody asks. */
  names?(shown: string): () => void
  /** The address at which anybody finds the record with this number, by the kind of number that the gateway asks for. */
  publicLink(kind: string, number: string): string
  /** Prints a view; false when it could not be loaded. */
  print(job: PrintJob): Promise<boolean>
  /** The address of a help page; undefined where there are none. */
  helpAddress(page: string): string | undefined
}

export const EngineContext = createContext<EngineServices | null>(null)

/** The engine's services; a bug outside `<EngineContext>`. */
export function useEngine(): EngineServices {
  const services = useContext(EngineContext)
  if (services === null) throw new Error('useEngine outside EngineContext')
  return services
}

/** The engine's services without a portal around it, in English and for nobody: there is one screen, and nowhere to go from it. `own` replaces what is to do something. */
export function standaloneServices(own: Pick<EngineServices, 'port' | 't'> & Partial<EngineServices>): EngineServices {
  return {
    reports: {},
    parts: { fields: {}, cells: {}, blocks: {}, charts: {} },
    locale: 'en',
    formats: formatsOf({}, 'en'),
    scope: { session: {}, tenant: {}, address: {} },
    nonce: undefined,
    ask: () => Promise.resolve(true),
    notify: nothing,
    open: nothing,
    go: nothing,
    close: nothing,
    refresh: nothing,
    publicLink: () => '',
    print: () => Promise.resolve(false),
    helpAddress: () => undefined,
    ...own,
  }
}

function nothing(): void {
  return undefined
}
