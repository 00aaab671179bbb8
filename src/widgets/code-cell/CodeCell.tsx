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
function AskedCode({ value, column }: CellPartProps) {
  const { items } = useLookup(textOption(column.options, 'lookup') ?? '', queryOption(column.options, 'lookupQuery'))
  return codesOf(value, column)
    .map((code) => itemOf(items, code).label)
    .join(', ')
}

/** The label of a code of a fixed list; any other code as it is. */
export const textOfCode: CellPart['text'] = (value, column, { say, lookups }) => {
  const options = lookups[textOption(column.options, 'lookup') ?? '']?.options
  const labelOf = (code: string): string => {
    const option = options?.find((each) => each.value === code)
    return option === undefined ? code : say(option.label)
  }
  return codesOf(value, column).map(labelOf).join(', ')
}

function codesOf(value: unknown, column: CellPartProps['column']): string[] {
  return flagOption(column.options, 'many') ? splitCodes(value) : [showText(value)]
}
