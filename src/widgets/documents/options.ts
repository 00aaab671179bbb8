import type { JsonObject } from '../../render/index.ts'

type Fixed = Record<string, string | number | boolean>

/** Which field of a document says what; an absent one is neither shown nor filled. */
export interface DocumentNames {
  file: string
  id: string
  action: string
  content: string
  serial?: string
  type?: string
  description?: string
  extension?: string
  date?: string
  by?: string
  source?: string
}

export interface LimitsOptions {
  operation: string
  query?: Fixed
  queryFrom?: Record<string, string>
  size?: string
  types?: string
}

export interface DownloadOptions {
  operation: string
  path?: Record<string, string>
  query?: Fixed
  contentAt?: string
}

export interface SaveOptions {
  operation: string
  list: string
  body?: Record<string, string>
  each?: Record<string, string>
  fields: Record<string, string>
  label?: string
  labelNarrow?: string
  /** What a narrow screen can save. */
  narrow?: 'all' | 'added'
  closes?: boolean
}

/** The options of a part that shows documents, with their defaults. */
export interface DocumentOptions {
  names: DocumentNames
  typeLookup?: string
  /** How days are written. */
  format: 'numeric' | 'long'
  newRow: Fixed
  ownSource: string
  replace: boolean
  remove: boolean
  maxNew: number
  closedBy: readonly string[]
  refusedBy?: string
  limits?: LimitsOptions
  download: DownloadOptions
  save?: SaveOptions
}

const DEFAULTS = {
  newRow: {},
  ownSource: 'CP',
  replace: true,
  remove: true,
  maxNew: 5,
  closedBy: [],
  format: 'numeric' as const,
}

/** Reads the options, which the compiler has held to the manifest. */
export function documentOptions(options: JsonObject): DocumentOptions {
  return { ...DEFAULTS, ...(options as unknown as Pick<DocumentOptions, 'names' | 'download'>) }
}
