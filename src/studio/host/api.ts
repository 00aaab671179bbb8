import type { Condition, Diagnostic, GridModel, OptionSchema, Path, SourceModel } from '../../config/index.ts'
import type { Difference, Named, OutlineEntry } from '../../config/node.ts'

/** What the page and the host of the studio say to each other: JSON below `/studio/api/`. */
export const API = '/studio/api'

/** The header of what the page asks by itself, while nobody is at it: a session lives no longer by that. */
export const UNATTENDED = 'x-unattended'

/** `GET project`, with a `tenant` to be asked for: what there is to configure. */
export interface StudioProject {
  /** What is known in full: the tenant asked for, or the first. */
  tenants: StudioTenant[]
  /** All that may be asked for, where there are several. */
  all?: Pick<StudioTenant, 'id' | 'name'>[]
  /** Demonstration users of every tenant, by whose eyes a screen is looked at; they have one password. */
  users: { userId: string; about: string }[]
  password: string
  /** Of a studio that the portal's host serves: what the user may do. Absent over the files of a checkout. */
  rights?: { configure: boolean; publish: boolean }
  /** The parts that fields, cells, widgets and blocks may be drawn by. */
  parts: Record<'cell' | 'field' | 'chart' | 'block', StudioPart[]>
  /** What rules may ask about beside the data of a screen: who is signed in, and the tenant. */
  roots: { path: string; texts: Texts; type: string; choices?: Named[] }[]
}

/** A part that draws entries, and its options as its manifest describes them. */
export interface StudioPart {
  name: string
  /** What it is called, and what it is. */
  titles: Texts
  about: Texts
  /** JSON types of the value that it draws; none for any. */
  types: readonly string[]
  /** Options that it cannot do without. */
  needs: readonly string[]
  /** Each with what it is called, what it does, and what its choices read, in each language of the studio. */
  options: Readonly<
    Record<string, OptionSchema & { titles: Readonly<Texts>; about?: Readonly<Texts>; choices?: Named[] }>
  >
}

export interface StudioTenant {
  id: string
  url: string
  name: string
  languages: string[]
  screens: StudioScreen[]
  /** What fixed values read, by the lookup that has them. */
  values: Record<string, Record<string, Texts>>
}

export interface StudioScreen {
  /** Path of its file below schemas/: `forms/booking.layout.json`. */
  file: string
  kind: string
  /** Its heading by language; its name where it has none. */
  titles: Texts
  /** Where it is seen, below the host. */
  address?: string
  /** It shows a record, which the person opens from what is at the address. */
  needsRecord?: boolean
  /** How a record is opened in it. */
  records?: StudioRecords
  /** It stands on paper alone: what the button reads that prints it, on the record that is opened. */
  printedBy?: Texts
}

/** A text by language. */
export type Texts = Record<string, string>

/** The records that a screen can show: the rows of the list that opens them. */
export interface StudioRecords {
  rows: GridModel['rows']
  /** Parameter of the address that takes a row's `id`. */
  drawer: string
  id: Path
  /** Field of a row that it is known by. */
  title: Path
  /** What one chooses a record by: mode, status and whatever else the list is filtered by. */
  by: { id: string; texts: Texts; field: Path; values: Record<string, Texts> }[]
  /** Brings a whole record, where that decides which places it has. */
  load?: SourceModel
  /** Where the screen stands inside of what a record opens; the first unless another is chosen. */
  places: RecordPlace[]
}

export interface RecordPlace {
  /** Absent: as it opens. */
  section?: string
  texts: Texts
  /** What must hold of a record for the place to be there. */
  holds?: Condition
}

/** One change: a value in a file of the tenant (none: what the base says), an entry put elsewhere or copied after itself under another id, a text of an entry in one language (`at`: of the key of it that names another label), many texts of a language by their labels, a picture (its bytes as base64) in the place of a setting or beside a help page, or a help page as a whole (none: the portal's, or no page at all). */
export type Change =
  | { kind: 'set'; file: string; keys: string[]; value?: unknown }
  | { kind: 'move'; file: string; keys: string[]; where: 'after' | 'before'; beside: string }
  | { kind: 'copy'; file: string; keys: string[]; id: string }
  | { kind: 'text'; file: string; keys: string[]; language: string; text: string; at?: string }
  | { kind: 'words'; file: string; keys: []; texts: Record<string, string> }
  | { kind: 'picture'; file: string; keys: string[]; content: string }
  | { kind: 'help'; file: string; keys: []; page?: string }

/** What is asked of all screens of a tenant together: `POST words` answers a WordTable, `settings` Settings, `help` HelpPages, `find` with `sought` FoundEntries. */
export const overall = ['words', 'settings', 'help', 'find'] as const
export type Overall = (typeof overall)[number]

/** At most so many entries are found at once. */
export const MOST_FOUND = 100

/** A help page in one language. */
export interface HelpPage {
  /** Below the tenant's folder: `help/en/documents.md`. */
  file: string
  name: string
  language: string
  title: string
  /** Heading under which the contents list it, and its place there. */
  group: string
  order: number
  /** As it is written: what it is, then Markdown. */
  text: string
  /** The tenant has it in its folder. */
  isOwn: boolean
  /** The portal has it, too. */
  isPortals: boolean
}

/** `POST change`: changes that are undone together. `POST undo`, `redo`, `save`, `discard` and `look` take tenant and file alone. */
export interface StudioRequest {
  tenant: string
  file: string
  /** What findings and differences are put into: `en`, `ja`. */
  language: string
  changes?: Change[]
  /** The change set, where the portal's host serves the studio. */
  set?: string
  /** The `version` of the state that the changes were made on: a place that somebody else has changed since is not overwritten. */
  seen?: number
  /** The answer is the `version` alone: the preview is drawn before what is said around it is asked for. */
  brief?: true
}

/** What every request answers that is not brief: the screen as it stands. */
export interface StudioState {
  outline: OutlineEntry[]
  /** What is said of the screen as a whole, an entry whose way is empty. */
  screen?: OutlineEntry
  /** Of the files below, and of those of the change that is done again next. */
  differences: Difference[]
  /** Findings about the tenant's own files; with an error nothing can be saved, and the preview shows what was whole last. */
  findings: Diagnostic[]
  /** The tenant's files that differ from the disk, and the ones of this screen. */
  files: {
    path: string
    text: string
    /** It is no text. */
    isPicture?: true
    isSaved: boolean
    /** Grows with each change of the file in the change set. */ version: number
  }[]
  canUndo: boolean
  /** Files of the change that is undone next. */
  undoes: string[]
  /** Files of the change that is done again next. */
  redoes: string[]
  canRedo: boolean
  canSave: boolean
  /** Files that somebody else changed at the same places since the change set was begun. */
  conflicts: string[]
  /** Grows with every change that the preview shows. */
  version: number
  /** Who else is at work in the change set, and at which screen. */
  people?: { name: string; file: string }[]
}

/** A change set, as `POST sets` lists them. `sets/create` takes a name, `sets/rename` id and name, `sets/delete` the id. */
export interface ChangeSetLine {
  id: string
  name: string
  madeBy?: string
  /** RFC 3339 in UTC. */
  changedAt: string
  /** How many files it changes. */
  files: number
  /** It is the one that the call has made: others may have made some since the last look. */
  isMade?: true
  /** Who approved it as it is now. */
  approvedBy?: string
  /** When it is to be published, RFC 3339 in UTC. */
  dueAt?: string
  /** It was to be published then, and is not. */
  refused?: { at: string; because: string }
}

/** `POST review` of a change set: what publishing it means. */
export interface Review {
  differences: WordedDifference[]
  /** In the reader's language; with an error it cannot be published. */
  findings: Diagnostic[]
  /** Which places are otherwise by now in what is published, in the reader's language. */
  conflict?: string
  needsApproval: boolean
  /** Once it is published no second person is needed any more: the set takes that back. */
  endsApproval?: true
  /** How often the set had been changed; given back as `seen`, what is published, scheduled or approved is what was looked at. */
  at: number
  /** Whoever asks has the right. */
  mayPublish: boolean
  /** Whoever asks has the right, and did not work on it. */
  mayApprove: boolean
  approvedBy?: string
  /** Why it is not published by whoever asks, in the reader's language. */
  refused?: string
  affected: Affected
}

/** `POST people` says so beside the people: how many records there are, by what the tenant has (`accessLevels`). */
export interface Records {
  records: Readonly<Record<string, number>>
}

/** `POST people`: how many have an account, and those of them who are signed in. */
export interface People {
  people: number
  signedIn: number
}

/** Whom a publication concerns. */
export interface Affected extends People {
  /** What the screens are called on which something is otherwise; empty where that is so of every screen: its words, its look. */
  screens: string[]
  /** What the screen of a file is called, by the file's path in the tenant's folder. */
  titles: Record<string, string>
}

/** What one of two states of a tenant has otherwise than the other, in words. */
export interface WordedDifference {
  file: string
  pointer: string
  text: string
  /** Screens that extend this one and take it over: `forms/quote`. */
  reaches?: string[]
  /** It is gone in the later one. */
  isGone?: true
  /** Of a file of which no more words are known, such as a picture, the earlier one has nothing. */
  isNew?: true
  /** Of a language of which no more words are known: how many texts are otherwise. */
  texts?: number
}

/** `POST compare` of two versions: what the other one has otherwise. */
export type Comparison = Pick<Review, 'differences' | 'affected'>

/** A version of a tenant, as `POST versions` lists them, the newest first. */
export interface VersionLine {
  number: number
  name: string
  why: string
  madeBy?: string
  /** RFC 3339 in UTC. */
  madeAt: string
  /** The version that was served before it. */
  over?: number
  isPublished: boolean
}

/** `POST upgrade/findings`: what is found in what is published over the base of the running portal. `upgrade/mend` with a name begins a change set that mends what needs no person, and answers its id as `set`. */
export interface OverBase {
  findings: Diagnostic[]
}

/** A tenant's folder: path → text, of pictures and fonts their bytes as base64. */
export type WrittenFolder = Record<string, string>

/** `POST export`: the folder of a `version`, of a `set`, or what is published. */
export interface ExportedFolder {
  files: WrittenFolder
  /** Of the set: how often it was changed. */
  version?: number
}

/** `POST import`: a whole folder becomes a new change set by its `name`; or files are put into an open `set`, as one step of whoever asks. It answers the set's id as `set`. */
export interface ImportRequest {
  name?: string
  set?: string
  /** The `version` of the set when what differs was looked at. */
  seen?: number
  /** null: the file goes. */
  files: Record<string, string | null>
}

/** `POST find`. */
export interface FindRequest extends StudioRequest {
  sought: string
}

/** `POST explain`, and `about`, which answers an EntryAbout, with a dotted pointer. */
export interface ExplainRequest extends StudioRequest {
  pointer: string
}
export interface ExplainedLine {
  what: string
  value: string
  /** `file:line` */
  at: string
  /** What it overrides, the nearest first. */
  over: { value: string; at: string }[]
}

/** `POST tenant`: the tenant of whoever asks, as programs and as people call it. */
export type OwnTenant = Pick<StudioTenant, 'id' | 'name'>
