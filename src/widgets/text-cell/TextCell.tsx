import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { codeName, useEngine, usePaper, getAt } from '../../render/index.ts'
import type { CellPart, CellPartProps, CellTextContext } from '../../render/index.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

type Props = CellPartProps<Options>

/** A value as text, in the reader's words where a lookup has them; one with a meaning beside it shows that as a tooltip, on paper in brackets. */
export function TextCell({ value, row, column, lookups }: Props) {
  const { t, locale } = useEngine()
  const isPaper = usePaper()
  const text = textOfText(value, column, { say: t, locale, lookups, row })
  const tipField = column.options.tipField
  const tip = tipField === undefined ? '' : showText(getAt(row, tipField))
  if (tip === '' || text === '' || tip === text) return text
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

/** The value as text; of a name that is absent, the code it is the name of. */
export const textOfText: CellPart<Options>['text'] = (value, { options, codes }, context) => {
  const name = nameOf(options, context, showText(value) === '')
  const { each, otherwise, more, separator } = options
  const own = each === undefined ? (name ?? showText(value)) : textsIn(value, each).join(', ')
  if (own !== '' && more === undefined) return own
  const at = (paths: readonly string[] = []): string[] => paths.map((path) => showText(getAt(context.row, path)))
  const filled = (texts: readonly string[]): string[] => texts.filter((text) => text !== '')
  const [first = ''] = filled([own, ...at(otherwise), ...at(codes)])
  return filled([first, ...at(more)]).join(separator)
}

/** The texts at a path of each row of a list. */
function textsIn(list: unknown, path: string): string[] {
  const texts = (Array.isArray(list) ? list : []).map((row: unknown) => showText(getAt(row, path)))
  return texts.filter((text) => text !== '')
}

/** What the reader's language calls the code beside a value. */
function nameOf(
  { names, codeField }: Props['column']['options'],
  { say, locale, lookups, row }: CellTextContext,
  isAlone: boolean,
): string | undefined {
  return names === undefined || codeField === undefined
    ? undefined
    : codeName(lookups[names], showText(getAt(row, codeField)), say, locale, isAlone)
}
