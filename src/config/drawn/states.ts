import type { OptionSchema, PartManifest } from '../model/parts.ts'
import type { DataRules, JsonObject } from '../model/values.ts'
import { asObject } from '../data/inner.ts'

/** An example of a field part in each of its states, as a form of its own. */
export interface StatesForm {
  schema: JsonObject
  layout: JsonObject
  data: JsonObject
}

/** What a state is called, what of the entry differs in it, and which data it holds. */
interface State {
  label: string
  change?: JsonObject
  holds: 'nothing' | 'data' | 'long'
}

/** State by the key under which its values stand in the data; those of `error` are drawn with a message. */
const states: Record<string, State> = {
  empty: { label: 'Empty', holds: 'nothing' },
  filled: { label: 'Filled', holds: 'data' },
  required: { label: 'Required', change: { required: true }, holds: 'nothing' },
  error: { label: 'With an error', holds: 'data' },
  readOnly: { label: 'Read-only', change: { readOnly: true }, holds: 'data' },
  disabled: { label: 'Disabled', change: { enabled: { field: 'never', filled: true } }, holds: 'data' },
  long: { label: 'Long text', holds: 'long' },
}
const CELL = 'cells'

/**
 * The form that shows an entry of a layout in all states, each over values of its own, and, where it edits a single value, in the cell of a table.
 * `name` is its heading; `rules` are the data rules of the values beside it, `data` and `long` what the states hold.
 */
export function statesForm(
  name: string,
  entry: JsonObject,
  manifest: PartManifest,
  { rules = {}, data, long }: { rules?: Record<string, DataRules>; data?: unknown; long?: JsonObject },
): StatesForm {
  const isList = manifest.types.includes('array')
  const path = String(entry['path'])
  const shown = Object.entries(states).filter(([key]) => key !== 'long' || long !== undefined)
  const fields = shown.map(([key, { label, change }]): [string, object] => [
    key,
    {
      ...entry,
      ...change,
      path: `${key}.${path}`,
      ...(isList ? { label: entry['label'], heading: label, width: 12 } : { label }),
      ...(entry['options'] !== undefined && { options: under(key, manifest.options, entry['options']) }),
    },
  ])
  const cell = {
    label: entry['label'],
    heading: 'In a table',
    widget: 'rows',
    path: CELL,
    width: 12,
    fields: { cell: { ...entry, width: 6 }, readOnly: { ...entry, label: 'Read-only', readOnly: true, width: 6 } },
  }
  const record = asObject(data) ?? {}
  const values = { nothing: {}, data: record, long: { ...record, ...long } }
  const one = { type: 'object', properties: rules }
  return {
    schema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(shown.map(([key]) => [key, one])),
        [CELL]: { type: 'array', items: one },
      },
    },
    layout: {
      $schema: '../meta/form-layout.schema.json',
      title: name,
      record: {},
      sections: {
        states: {
          label: `States of ${name}`,
          fields: { ...Object.fromEntries(fields), ...(!isList && { [CELL]: cell }) },
        },
      },
      actions: {},
    },
    data: {
      ...Object.fromEntries(shown.map(([key, { holds }]) => [key, values[holds]])),
      [CELL]: [record, {}],
    },
  }
}

/** Options whose paths lead to the values of a state. */
function under(state: string, schema: Pick<OptionSchema, 'properties' | 'items' | 'x-names'>, value: unknown): unknown {
  const reference = schema['x-names']
  const isPath = reference === 'field' || reference === 'fieldPrefix4' || reference === 'path'
  if (typeof value === 'string') return isPath ? placed(state, value) : value
  if (Array.isArray(value)) return value.map((each: unknown) => under(state, schema.items ?? {}, each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (reference === 'field') return [placed(state, key), inner]
      if (reference === 'query') return [key, queried(state, inner)]
      return [key, under(state, schema.properties?.[key] ?? {}, inner)]
    }),
  )
}

/** The value rule of a query parameter: an example has a constant or a path. */
function queried(state: string, rule: unknown): unknown {
  const { from } = typeof rule === 'object' && rule !== null ? (rule as { from?: unknown }) : {}
  return typeof from === 'string' ? { from: placed(state, from) } : rule
}

const placed = (state: string, path: string): string =>
  /^(session|tenant|address)\./.test(path) ? path : path.replace(/^(record\.)?/, `$1${state}.`)
