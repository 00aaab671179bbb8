import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { codeName, useEngine, usePaper, getAt } from '../../render/index.ts'
import type { CellPart, CellPartProps } from '../../render/index.ts'
import { textOption } from '../input/options.ts'
import type { Options } from '../input/options.ts'
import { showText } from '../wire/text.ts'

/** A value as text, in the reader's words where a lookup has them; one with a meaning beside it shows that as a tooltip, on paper in brackets. */
export function TextCell({ value, row, column, lookups }: CellPartProps) {
  const { t, locale } = useEngine()
  const isPaper = usePaper()
  const text = textOfText(value, column, { say: t, locale, lookups, row })
  const tipField = textOption(column.options, 'tipField')
  const tip = tipField === undefined ? '' : showText(getAt(row, tipField))
  if (tip === '' || text === '') return text
  if (isPaper) return `${text} (${tip})`
  return (
    <Tooltip title={tip} describeChild>
      <Box
        component="span"
        tabIndex={0}
        sx={{ textDecoration: 'underline dotted', textUnderlineOffset: 3, cursor: 'help' }}
      >
        {text}
      </Box>
    </Tooltip>
  )
}

/** The value as text. */
export const textOfText: CellPart['text'] = (value, { options }, context) => {
  const name = nameOf(options, context)
  if (options.otherwise === undefined && options.more === undefined) return name ?? showText(value)
  const at = (option: string): string[] => {
    const paths = options[option]
    return Array.isArray(paths)
      ? paths.map((path) => (typeof path === 'string' ? showText(getAt(context.row, path)) : ''))
      : []
  }
  const filled = (texts: readonly string[]): string[] => texts.filter((text) => text !== '')
  const [own = ''] = filled([name ?? showText(value), ...at('otherwise')])
  return filled([own, ...at('more')]).join(textOption(options, 'separator') ?? ', ')
}

/** What the reader's language calls the code beside a value. */
function nameOf(options: Options, { say, locale, lookups, row }: Parameters<CellPart['text']>[2]): string | undefined {
  const names = textOption(options, 'names')
  const codeField = textOption(options, 'codeField')
  return names === undefined || codeField === undefined
    ? undefined
    : codeName(lookups[names], showText(getAt(row, codeField)), say, locale)
}
