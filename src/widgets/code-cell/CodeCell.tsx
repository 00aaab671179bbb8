import { codeName, getAt, useEngine, useLookup } from '../../render/index.ts'
import type { CellPartProps, CellTextContext } from '../../render/index.ts'
import { itemOf, sayItem, type Show } from '../input/lookup-words.ts'
import { splitCodes } from '../wire/list.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

type Props = CellPartProps<Options>
/** The options by which codes of a fixed list are worded, which other parts take, too. */
interface Codes {
  lookup: string
  many?: boolean
  ofField?: string
  show?: Show
}

/** The label of a code; a code that the lookup does not know is shown as it is. */
export function CodeCell(props: Props) {
  const { value, row, column, lookups } = props
  const { t, locale } = useEngine()
  const lookup = lookups[column.options.lookup]
  const isKnown = lookup?.options !== undefined || lookup?.names !== undefined
  return isKnown ? textOfCode(value, column, { say: t, locale, lookups, row }) : <AskedCode {...props} />
}

/** A code of a lookup that the gateway answers. */
function AskedCode({ value, column: { options } }: Props) {
  const { lookup, lookupQuery, otherLookupQuery = lookupQuery } = options
  const { items, state } = useLookup(lookup, lookupQuery)
  const others = useLookup(lookup, otherLookupQuery)
  const known = [...items, ...others.items]
  // Until the lists are there, and where they cannot be loaded, nobody knows which codes they lack.
  const drops = options.unknown === 'drop' && state === 'ready' && others.state === 'ready'
  const codes = codesOf(value, options).filter((code) => !drops || known.some((item) => item.value === code))
  const isOnItsWay = state === 'loading' || others.state === 'loading'
  // Nobody reads a code while its words are on their way.
  if (isOnItsWay && codes.some((code) => !known.some((item) => item.value === code))) return PLACE
  return codes.length === 0 ? '–' : codes.map((code) => sayItem(itemOf(known, code), options.show)).join(', ')
}

/** Keeps the line as high as it will be. */
const PLACE = '\u00a0'

/** The label of a code of a fixed list, in whatever case it comes, of one that the gateway answered, or of a country; any other code as it is. */
export function textOfCode(
  value: unknown,
  { options }: { options: Codes },
  { say, locale, lookups, words, row }: Pick<CellTextContext, 'say' | 'locale' | 'lookups'> & Partial<CellTextContext>,
): string {
  const lookup = lookups[options.lookup]
  const known = lookup?.options === undefined ? undefined : optionsByCode(lookup.options)
  const before = options.ofField === undefined ? '' : showText(getAt(row, options.ofField))
  const labelOf = (code: string): string => {
    const named = before === '' ? code : `${before}.${code}`
    const option = known?.get(named) ?? known?.get(named.toUpperCase())
    if (option === undefined) return words?.get(code) ?? codeName(lookup, code, say, locale, true) ?? code
    return option.under === undefined ? say(option.label) : `${say(option.label)} (${say(option.under)})`
  }
  const texts = codesOf(value, options).map((code) =>
    sayItem({ value: code, label: labelOf(code), item: {} }, options.show ?? 'label'),
  )
  // Several names in the data may be one field: a party and the lines of its address.
  return [...new Set(texts)].join(', ')
}

type FixedOptions = NonNullable<CellPartProps['lookups'][string]['options']>
type FixedOption = FixedOptions[number]
const optionsKept = new WeakMap<FixedOptions, Map<string, FixedOption>>()

/** Code → option of a fixed list, made once; a code as it is written comes before one that is the same in capitals. */
function optionsByCode(options: FixedOptions): Map<string, FixedOption> {
  const known = optionsKept.get(options)
  if (known !== undefined) return known
  const byCode = new Map(options.map((option) => [option.value.toUpperCase(), option]))
  for (const option of options) byCode.set(option.value, option)
  optionsKept.set(options, byCode)
  return byCode
}

function codesOf(value: unknown, { many }: Codes): string[] {
  return many === true ? splitCodes(value) : [showText(value)]
}
