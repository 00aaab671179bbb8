import { StatusBadge } from '../../render/index.ts'
import type { CellPartProps } from '../../render/index.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A code as a badge: its label in the colours of its tone. No code, no badge. */
export function StatusCell({ value, column, lookups }: CellPartProps<Options>) {
  const code = showText(value)
  return code === '' ? null : <StatusBadge lookup={lookups[column.options.lookup]} code={code} />
}
