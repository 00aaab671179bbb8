import { createContext, useContext } from 'react'
import type { LabelId } from '../config/index.ts'
import type { PartRegistry } from './parts.ts'
import type { DataPort } from './port.ts'

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
}

/** What the portal around the engine gives it. One value, provided once, stable between renders. */
export interface EngineServices {
  port: DataPort
  parts: PartRegistry
  t: Translate
  /** BCP 47 tag for numbers and dates shown to people. */
  locale: string
  /** Roots of conditions beside the data: `session`, `tenant`, `address`. */
  scope: { session: unknown; tenant: unknown; address: unknown }
  /** Nonce of the page's style policy. */
  nonce: string | undefined
  ask(question: Question): Promise<boolean>
  notify(notice: Notice): void
  /** Opens a drawer of portal.json by id with a record's id, or `new`. */
  open(drawer: string, record: string): void
  /** Closes the open drawer without asking. */
  close(): void
  /** Lists that show what an operation changed ask again. */
  refresh(): void
  /** A help page in a new tab. */
  help(page: string): void
}

export const EngineContext = createContext<EngineServices | null>(null)

/** The engine's services; a bug outside `<EngineContext>`. */
export function useEngine(): EngineServices {
  const services = useContext(EngineContext)
  if (services === null) throw new Error('useEngine outside EngineContext')
  return services
}
