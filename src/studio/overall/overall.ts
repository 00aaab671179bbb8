import type { Change, Overall, StudioScreen, StudioState } from '../host/api.ts'

/** Pages over the studio: those that the host answers about all of a tenant, and the one that makes a screen. */
export type SheetName = Overall | 'newScreen'

/** What somebody comes for: one of these pages, the look among the settings, or a field of the tenant's own. */
export type Beginning = SheetName | 'look' | 'field'

/** What a page about all of a tenant works with. */
export interface OverallProps {
  tenant: string
  /** Those that the tenant offers. */
  languages: readonly string[]
  screens: readonly StudioScreen[]
  /** Of the screen below the page. */
  file: string
  state: StudioState | undefined
  /** Where the tenant's files are served as they stand now. */
  served: string
  /** Why the last change was not made, and what was typed then. */
  refusal: string
  change(...changes: Change[]): void
  /** The same, and whether the changes were made. */
  attempt(...changes: Change[]): Promise<boolean>
  /** Makes changes after which there is a screen at a file, and leads to it. */
  begin(screen: string, ...changes: Change[]): void
  /** Leads to a place of a screen: `forms/booking`, or its file, and a dotted pointer. */
  open(screen: string, pointer: string): void
  close(): void
  /** What of the page is meant; its beginning without. */
  at?: string | undefined
}
