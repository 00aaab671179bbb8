import { Fragment } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { isObject } from '../../config/index.ts'
import { codeName, shownMasked, useEngine, usePaper, getAt, writtenName } from '../../render/index.ts'
import type { CellPart, CellPartProps, CellTextContext } from '../../render/index.ts'
import { longWord } from '../block/long-word.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

type Props = CellPartProps<Options>

/** A value as text, in the reader's words where a lookup has them, a name as people write it where the column asks for that; one with a meaning beside it shows that as a tooltip, on paper in brackets. */
export function TextCell({ value, row, column, lookups }: Props) {
  const { t, locale, formats } = useEngine()
  const isPaper = usePaper()
  const { tipField } = column.options
  const text = drawnText(value, column, { say: t, locale, formats, lookups, row })
  const tip = tipField === undefined ? '' : showText(getAt(row, tipField))
  if (tip === '' || text === '' || tip === text) return broken(text)
  if (isPaper) return broken(`${text} (${tip})`)
  return (
    <Tooltip title={tip} describeChild>
      <Box
        component="span"
        tabIndex={0}
        sx={{ textDecoration: 'underline dotted', textUnderlineOffset: 3, cursor: 'help' }}
      >
        {broken(text)}
      </Box>
    </Tooltip>
  )
}

/** Between two long words that a stroke alone divides, and numbers that a comma does, but for thousands: a line may end there, rather than in one of them. */
const BETWEEN = /(?<=\p{L}{6}\/)(?=\p{L}{6})|(?<=[^,]{2},)(?=[^\s,]{2})(?!\d{3}(?!\d))/u

/** A text as it is drawn: broken between its words and numbers; one that has no place for that is broken anywhere. */
function broken(text: string): ReactNode {
  const style = longWord(text)
  const parts = text.split(BETWEEN).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
  return style === undefined ? parts : <span style={style}>{parts}</span>
}

/** The value as text, a name as people write it where the column asks for that. */
export const drawnText: CellPart<Options>['text'] = (value, column, context) =>
  textOfText(
    column.options.soften && typeof value === 'string' ? writtenName(value, context.formats.words) : value,
    column,
    context,
  )

/** The value as text; of a name that is absent, the code it is the name of. */
export const textOfText: CellPart<Options>['text'] = (value, { options, codes }, context) => {
  const { each, names, otherwise, more = [], moreNames, separator, mask } = options
  const wordOf = (code: string, lookup: string | undefined): string | undefined =>
    codeName(context.lookups[lookup ?? ''], code, context.say, context.locale, true)
  const at = (path: string): string => showText(getAt(context.row, path))
  const behind = (path: string): string => filled([at(path), wordOf(at(path), moreNames?.[path]) ?? '']).join(' ')
  const own =
    each === undefined
      ? (nameOf(options, context, showText(value) === '') ??
        yesOrNo(value, context) ??
        shownMasked(typeof value === 'object' ? textsIn(value, []).join(', ') : showText(value), mask))
      : [...new Set(textsIn(value, each.split('.')))].map((text) => wordOf(text, names) ?? text).join(', ')
  if (own !== '' && more.length === 0) return own
  const [first = ''] = filled([own, ...[...(otherwise ?? []), ...(codes ?? [])].map(at)])
  return filled([first, ...more.map(behind)]).join(separator)
}

/** What is so or not, in a word. */
const yesOrNo = (value: unknown, { say }: CellTextContext): string | undefined =>
  typeof value === 'boolean' ? say(value ? 'toggle.yes' : 'toggle.no') : undefined

const filled = (texts: readonly string[]): string[] => texts.filter((text) => text !== '')

/** The texts at a path of each row of a list, and of the lists on the way; where it ends at a list or a record, all that stand in that. */
function textsIn(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((row: unknown) => textsIn(row, path))
  const [key, ...rest] = path
  if (key !== undefined) return textsIn(getAt(value, key), rest)
  if (isObject(value)) return textsIn(Object.values(value), path)
  const text = showText(value)
  return text === '' ? [] : [text]
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
