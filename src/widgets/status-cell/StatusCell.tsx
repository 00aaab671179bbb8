import { StatusBadge } from '../../render/index.ts'
import type { CellPartProps } from '../../render/index.ts'
import { textOption } from '../input/options.ts'
import { showText } from '../wire/text.ts'

/** A code as a badge: its label in the colours of its tone. No code, no badge. */
export function StatusCell({ value, column, lookups }: CellPartProps) {
  const code = showText(value)
  return code === '' ? null : <StatusBadge lookup={lookups[textOption(column.options, 'lookup') ?? '']} code={code} />
}
