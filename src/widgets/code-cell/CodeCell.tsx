import { useEngine, useLookup } from '../../render/index.ts'
import type { CellPart, CellPartProps } from '../../render/index.ts'
import { itemOf } from '../input/lookup-words.ts'
import { flagOption, queryOption, textOption } from '../input/options.ts'
import { splitCodes } from '../wire/list.ts'
import { showText } from '../wire/text.ts'

/** The label of a code; a code that the lookup does not know is shown as it is. */
export function CodeCell(props: CellPartProps) {
  const { value, row, column, lookups } = props
  const { t, locale } = useEngine()
  const isFixed = lookups[textOption(column.options, 'lookup') ?? '']?.options !== undefined
  return isFixed ? textOfCode(value, column, { say: t, locale, lookups, row }) : <AskedCode {...props} />
}

/** A code of a lookup that the gateway answers. */
function AskedCode({ value, column: { options, ...column } }: CellPartProps) {
  const lookup = textOption(options, 'lookup') ?? ''
  const query = queryOption(options, 'lookupQuery')
  const { items, state } = useLookup(lookup, query)
  const others = useLookup(lookup, queryOption(options, 'otherLookupQuery') ?? query)
  const known = [...items, ...others.items]
  // Until the lists are there, and where they cannot be had, nobody knows which codes they lack.
  const drops = options.unknown === 'drop' && state === 'ready' && others.state === 'ready'
  const codes = codesOf(value, { ...column, options }).filter(
    (code) => !drops || known.some((item) => item.value === code),
  )
  return codes.length === 0 ? '–' : codes.map((code) => itemOf(known, code).label).join(', ')
}

/** The label of a code of a fixed list; any other code as it is. */
export const textOfCode: CellPart['text'] = (value, column, { say, lookups }) => {
  const options = lookups[textOption(column.options, 'lookup') ?? '']?.options
  const labels = options === undefined ? undefined : labelsOf(options)
  const labelOf = (code: string): string => {
    const label = labels?.get(code)
    return label === undefined ? code : say(label)
  }
  return codesOf(value, column).map(labelOf).join(', ')
}

type FixedOptions = NonNullable<CellPartProps['lookups'][string]['options']>
const labelsByOptions = new WeakMap<FixedOptions, Map<string, string>>()

/** Code → label of a fixed list, made once. */
function labelsOf(options: FixedOptions): Map<string, string> {
  const labels = labelsByOptions.get(options) ?? new Map(options.map(({ value, label }) => [value, label]))
  labelsByOptions.set(options, labels)
  return labels
}

function codesOf(value: unknown, column: CellPartProps['column']): string[] {
  return flagOption(column.options, 'many') ? splitCodes(value) : [showText(value)]
}
