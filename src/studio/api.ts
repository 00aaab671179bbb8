import type { Diagnostic } from '../config/index.ts'
import type { Difference, OutlineEntry } from '../config/node.ts'

/** What the page and the host of the studio say to each other: JSON below `/studio/api/`. */
export const API = '/studio/api'

/** `GET project`: what there is to configure. */
export interface StudioProject {
  tenants: StudioTenant[]
  /** Demonstration users of every tenant, by whose eyes a screen is looked at; they have one password. */
  users: { userId: string; about: string }[]
  password: string
  /** Names of the parts that cells and fields may be drawn by. */
  parts: { cell: string[]; field: string[] }
}

export interface StudioTenant {
  id: string
  url: string
  name: string
  languages: string[]
  screens: StudioScreen[]
}

export interface StudioScreen {
  /** Path of its file below schemas/: `forms/booking.layout.json`. */
  file: string
  kind: string
  title: string
  /** Where it is seen, below the host. */
  address?: string
  /** It shows a record, which the person opens from what is at the address. */
  needsRecord?: boolean
}

/** One change: a value in a file of the tenant (none: what the base says), or a text of an entry in one language. */
export type Change =
  | { kind: 'set'; file: string; keys: string[]; value?: unknown }
  | { kind: 'move'; file: string; keys: string[]; where: 'after' | 'before'; beside: string }
  | { kind: 'text'; file: string; keys: string[]; language: string; text: string }

/** `POST change`: changes that are undone together. `POST undo`, `redo`, `save`, `discard` and `look` take tenant and file alone. */
export interface StudioRequest {
  tenant: string
  file: string
  changes?: Change[]
}

/** What every request answers: the screen as it stands. */
export interface StudioState {
  outline: OutlineEntry[]
  differences: Difference[]
  /** Findings about the tenant's own files; with an error nothing can be saved, and the preview shows what was whole last. */
  findings: Diagnostic[]
  /** The tenant's files that differ from the disk, and the ones of this screen. */
  files: { path: string; text: string; isSaved: boolean }[]
  canUndo: boolean
  canRedo: boolean
  canSave: boolean
  /** Grows with every change that the preview shows. */
  version: number
}

/** `POST explain` with a dotted pointer. */
export interface ExplainRequest extends StudioRequest {
  pointer: string
}
export interface ExplainedLine {
  what: string
  value: string
  /** `file:line` */
  at: string
  over?: string
}
