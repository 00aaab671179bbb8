import { codeName, useEngine, useLookup } from '../../render/index.ts'
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
  show?: Show
}

/** The label of a code; a code that the lookup does not know is shown as it is. */
export function CodeCell(props: Props) {
  const { value, column, lookups } = props
  const { t, locale } = useEngine()
  const lookup = lookups[column.options.lookup]
  const isKnown = lookup?.options !== undefined || lookup?.names !== undefined
  return isKnown ? textOfCode(value, column, { say: t, locale, lookups }) : <AskedCode {...props} />
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

/** The label of a code of a fixed list, in whatever case it comes, or of a country; any other code as it is. */
export function textOfCode(
  value: unknown,
  { options }: { options: Codes },
  { say, locale, lookups }: Pick<CellTextContext, 'say' | 'locale' | 'lookups'>,
): string {
  const lookup = lookups[options.lookup]
  const labels = lookup?.options === undefined ? undefined : labelsOf(lookup.options)
  const labelOf = (code: string): string => {
    const label = labels?.get(code) ?? labels?.get(code.toUpperCase())
    return (label === undefined ? codeName(lookup, code, say, locale, true) : say(label)) ?? code
  }
  return codesOf(value, options)
    .map((code) => sayItem({ value: code, label: labelOf(code), item: {} }, options.show ?? 'label'))
    .join(', ')
}

type FixedOptions = NonNullable<CellPartProps['lookups'][string]['options']>
const labelsByOptions = new WeakMap<FixedOptions, Map<string, string>>()

/** Code → label of a fixed list, made once; a code as it is written comes before one that is the same in capitals. */
function labelsOf(options: FixedOptions): Map<string, string> {
  const known = labelsByOptions.get(options)
  if (known !== undefined) return known
  const labels = new Map(options.map(({ value, label }) => [value.toUpperCase(), label]))
  for (const { value, label } of options) labels.set(value, label)
  labelsByOptions.set(options, labels)
  return labels
}

function codesOf(value: unknown, { many }: Codes): string[] {
  return many === true ? splitCodes(value) : [showText(value)]
}
