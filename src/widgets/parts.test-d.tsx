/** Checked by `tsc` alone: what does not compile about a part and its options. A line that compiles again fails the check. */
import type { OptionsOf, PartManifest } from '../config/index.ts'
import { definePart } from '../render/index.ts'
import type { BlockPartProps, CellPartProps, ChartPartProps, FieldPartProps } from '../render/index.ts'
import { lookup, lookupQuery, show } from './manifest-options.ts'

const choice = {
  kind: 'field',
  name: 'choice',
  description: 'One of a list.',
  types: ['string'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['lookup'],
    properties: {
      lookup,
      lookupQuery: lookupQuery(),
      show,
      most: { type: 'integer', description: 'Most of them.' },
      sums: {
        type: 'array',
        description: 'Sums.',
        items: {
          type: 'object',
          required: ['field'],
          properties: { field: { type: 'string', description: 'Of it.' } },
        },
      },
    },
  },
} as const satisfies PartManifest
type Choice = OptionsOf<typeof choice>

export function Options({ field: { options } }: FieldPartProps<Choice>) {
  // A required option is there, and so is one with a default; any other may be absent.
  const [named, shown]: [string, 'label' | 'value' | 'both'] = [options.lookup, options.show]
  const most: number | undefined = options.most
  const sums: readonly string[] = options.sums?.map(({ field }) => field) ?? []
  // @ts-expect-error A misspelt option.
  const misspelt: unknown = options.lokup
  // @ts-expect-error An option of another type.
  const wrong: number = options.lookup
  // @ts-expect-error An option that may be absent.
  const certain: number = options.most
  // @ts-expect-error A choice that the manifest does not list.
  const isIcon = options.show === 'icon'
  // @ts-expect-error A misspelt key inside an option.
  const inside = options.sums?.map((sum): unknown => sum.feild)
  return <>{[named, shown, most, sums, misspelt, wrong, certain, isIcon, inside, options.lookupQuery?.['of']].length}</>
}

interface Lookup {
  lookup: string
}
declare function OfLookup(props: FieldPartProps<Lookup>): null
declare function OfNumber(props: FieldPartProps<{ lookup: number }>): null
declare function OfIcon(props: FieldPartProps<{ icon: string }>): null
declare function OfAny(props: FieldPartProps): null
declare function OfCell(props: CellPartProps): null
declare function OfBlock(props: BlockPartProps<Lookup>): null
declare function OfChart(props: ChartPartProps<Lookup>): null

definePart(choice, { component: OfLookup })
definePart(choice, { component: OfAny })
// @ts-expect-error A part reads an option in another type than its manifest has.
definePart(choice, { component: OfNumber })
// @ts-expect-error A part reads an option that its manifest does not declare.
definePart(choice, { component: OfIcon })
// @ts-expect-error A part of another kind.
definePart(choice, { component: OfCell, text: () => '' })
// @ts-expect-error A manifest is missing.
definePart({ component: OfAny })
definePart({ ...choice, kind: 'block' }, { component: OfBlock })
definePart({ ...choice, kind: 'chart' }, { component: OfChart, height: 10 })
// @ts-expect-error A chart says how high it is.
definePart({ ...choice, kind: 'chart' }, { component: OfChart })

const options = { type: 'object', additionalProperties: false, properties: {} } as const
const { kind, name, description, types } = choice
export const manifests: PartManifest[] = [
  { kind, name, description, types, options },
  // @ts-expect-error Options that are not closed: a misspelt one would be taken.
  { kind, name, description, types, options: { type: 'object', properties: {} } },
  // @ts-expect-error An option without a description, which editors show.
  { kind, name, description, types, options: { ...options, properties: { icon: { type: 'string' } } } },
  {
    kind,
    name,
    description,
    types,
    // @ts-expect-error A reference that the compiler does not know.
    options: { ...options, properties: { icon: { type: 'string', description: 'An icon.', 'x-names': 'symbol' } } },
  },
]
