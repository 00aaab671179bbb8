import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { usePaper, valueAt } from '../../render/index.ts'
import type { CellPart, CellPartProps } from '../../render/index.ts'
import { textOption } from '../input/options.ts'
import type { Options } from '../input/options.ts'
import { showText } from '../wire/text.ts'

/** A value as text; one with a meaning beside it shows that as a tooltip, on paper in brackets. */
export function TextCell({ value, row, column }: CellPartProps) {
  const isPaper = usePaper()
  const text = shownText(value, row, column.options)
  const tipField = textOption(column.options, 'tipField')
  const tip = tipField === undefined ? '' : showText(valueAt(row, tipField))
  if (tip === '' || text === '') return text
  if (isPaper) return `${text} (${tip})`
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

function shownText(value: unknown, row: Record<string, unknown>, options: Options): string {
  if (options.otherwise === undefined && options.more === undefined) return showText(value)
  const at = (name: string): string[] => {
    const paths = options[name]
    return Array.isArray(paths) ? paths.map((path) => (typeof path === 'string' ? showText(valueAt(row, path)) : '')) : []
  }
  const filled = (texts: readonly string[]): string[] => texts.filter((text) => text !== '')
  const [own = ''] = filled([showText(value), ...at('otherwise')])
  return filled([own, ...at('more')]).join(textOption(options, 'separator') ?? ', ')
}
