import type { RJSFSchema } from '@rjsf/utils'

/** A long order: 120 single fields, forty at the root and twenty in each of four objects, and items of twelve columns. */
export type Kind = 'text' | 'number' | 'choice' | 'flag'

/** One value, where it stands and what it is called. */
export interface Place {
  name: string
  title: string
  kind: Kind
  required: boolean
}

/** A heading with its fields; `name` leads to them, or is empty at the root. */
export interface Group {
  name: string
  title: string
  places: Place[]
}

export const choices = ['KG', 'LB', 'CBM', 'CTN', 'PLT']

const kinds: Kind[] = ['text', 'text', 'number', 'text', 'choice', 'text', 'number', 'text', 'flag', 'text']
const columnKinds: Kind[] = [
  'text',
  'text',
  'number',
  'choice',
  'number',
  'number',
  'text',
  'number',
  'choice',
  'text',
  'number',
  'text',
]

const numbered = (count: number, name: string, title: string): Place[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${name}${String(index + 1)}`,
    title: `${title} ${String(index + 1)}`,
    kind: kinds[index % kinds.length] ?? 'text',
    required: false,
  }))

const root = numbered(40, 'value', 'Value').map((place, index) =>
  index === 0
    ? { ...place, name: 'remarks', title: 'Remarks' }
    : { ...place, required: place.kind === 'text' && index < 8 },
)

export const groups: Group[] = [
  { name: '', title: 'Details', places: root },
  ...['pickup', 'delivery', 'customs', 'terms'].map((name) => ({
    name,
    title: `The ${name}`,
    places: numbered(20, name, `Value of ${name}`),
  })),
]

export const columns: Place[] = columnKinds.map((kind, index) => ({
  name: `column${String(index + 1)}`,
  title: `Column ${String(index + 1)}`,
  kind,
  required: index === 0,
}))

/** The greatest length of a text. */
export const LONGEST = 60

/** The data rules of the order, as a file of its own: JSON Schema that stock form libraries read, too. */
export const schema: RJSFSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Order',
  ...objectOf(root),
  properties: {
    ...objectOf(root).properties,
    ...Object.fromEntries(groups.slice(1).map(({ name, title, places }) => [name, { title, ...objectOf(places) }])),
    items: { type: 'array', title: 'Items', maxItems: 300, items: objectOf(columns) },
  },
}

function objectOf(places: readonly Place[]) {
  const ruleOf = ({ kind }: Place) => {
    if (kind === 'number') return { type: 'number' as const, minimum: 0 }
    if (kind === 'choice') return { type: 'string' as const, enum: choices }
    return kind === 'flag' ? { type: 'boolean' as const } : { type: 'string' as const, maxLength: LONGEST }
  }
  return {
    type: 'object' as const,
    required: places.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(places.map((place) => [place.name, { title: place.title, ...ruleOf(place) }])),
  }
}

/** An order with so many items. What is required is missing at the root and in the first five items: submitting it shows errors. */
export function record(items: number): Record<string, unknown> {
  const filled = (places: readonly Place[]) =>
    Object.fromEntries(places.map((place, index) => [place.name, place.required ? undefined : valueOf(place, index)]))
  return {
    ...filled(root),
    ...Object.fromEntries(groups.slice(1).map(({ name, places }) => [name, filled(places)])),
    items: Array.from({ length: items }, (_, index) => ({
      ...filled(columns),
      ...(index >= 5 && { column1: `Item ${String(index)}` }),
    })),
  }
}

function valueOf({ kind, title }: Place, index: number): unknown {
  if (kind === 'number') return 10 + index
  if (kind === 'choice') return choices[index % choices.length]
  return kind === 'flag' ? index % 2 === 0 : title
}

/** How many places of an order with so many items lack what is required. */
export function missing(items: number): number {
  return root.filter(({ required }) => required).length + Math.min(items, 5)
}
