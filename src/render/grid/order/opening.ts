import { getAt } from '../../../config/index.ts'
import type { GridModel } from '../../../config/index.ts'
import { textIn } from '../../parts/text-in.ts'
import type { Row } from './row.ts'

/** What a row opens: a drawer, the record in it, and what is known of that beside its id. */
export interface Opening {
  drawer: string
  record: string
  given: Readonly<Record<string, string>>
}

/** What the model says that a row opens; undefined where it opens nothing, or the row has no id. */
export function openingOf(open: GridModel['open'], row: Row): Opening | undefined {
  const record = open === undefined ? '' : textIn(getAt(row, open.id))
  if (open === undefined || record === '') return undefined
  const given = Object.entries(open.gives).map(([name, field]) => [name, textIn(getAt(row, field))] as const)
  return { drawer: open.drawer, record, given: Object.fromEntries(given) }
}
