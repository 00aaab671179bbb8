import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { valueAt } from '../../render/index.ts'
import type { CellPart, CellPartProps } from '../../render/index.ts'
import { textOption } from '../input/options.ts'
import { showText } from '../wire/text.ts'

/** A value as text; one with a meaning beside it shows that as a tooltip. */
export function TextCell({ value, row, column }: CellPartProps) {
  const text = shownText(value, row, column.options)
  const tipField = textOption(column.options, 'tipField')
  const tip = tipField === undefined ? '' : showText(valueAt(row, tipField))
  if (tip === '' || text === '') return text
  return (
    <Tooltip title={tip} describeChild>
      <Box component="span" tabIndex={0} sx={{ textDecoration: 'underline dotted', textUnderlineOffset: 3, cursor: 'help' }}>
        {text}
      </Box>
    </Tooltip>
  )
}

/** The value as text. */
export const textOfText: CellPart['text'] = (value, { options }, { row }) => shownText(value, row, options)

function shownText(value: unknown, row: Record<string, unknown>, { more }: Record<string, unknown>): string {
  if (!Array.isArray(more)) return showText(value)
  const parts = [value, ...more.map((path) => (typeof path === 'string' ? valueAt(row, path) : undefined))]
  return parts.map((part) => showText(part)).filter((part) => part !== '').join(', ')
}
