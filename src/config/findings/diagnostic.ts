/** One finding about a configuration file. Expected failures of the compiler are values of this shape, never exceptions. */
export interface Diagnostic {
  /** Stable code of the table in diagnostics.ts, e.g. `unknown-key`. */
  code: string
  severity: 'error' | 'warning'
  /** Path of the file below the project's root. */
  file: string
  /** 1-based. */
  line: number
  column: number
  /** RFC 6901. */
  pointer: string
  message: string
  /** What to do, e.g. the nearest right word. */
  hint?: string
  /** What its words were made of, for another language. */
  given?: Readonly<Record<string, unknown>>
  /** The one mend, where there is one: what stands instead of a piece of the file. */
  fix?: Fix
}

/** A piece of a file, by its offset and length in UTF-16 units, and what stands there instead. */
export interface Fix {
  offset: number
  length: number
  text: string
}

/** Whether a finding stops the build of a tenant. */
export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}
