import type { OutlineEntry } from '../../config/node.ts'
import type { StudioProject, StudioTenant } from '../host/api.ts'
import type { Option } from '../controls/Choice.tsx'
import { flat, keyOf } from '../host/entries.ts'
import type { Words } from '../words/words.ts'

/** A field that a rule may ask about. */
export interface NamedField {
  path: string
  text: string
  type?: string
  /** Its values, where they are fixed. */
  values?: Option[]
}

/** What rules of a screen may ask about: its fields, then what is known of who looks at it. */
export function namedFields(
  outline: readonly OutlineEntry[],
  tenant: StudioTenant,
  roots: StudioProject['roots'],
  { of }: Words,
): NamedField[] {
  const named = new Map<string, NamedField>()
  const entries = flat(outline).map(({ entry }) => entry)
  for (const entry of entries) {
    const holder = entries.find((each) => keyOf(each) === keyOf({ keys: entry.keys.slice(0, -2) }))
    const field = namedField(entry, holder, tenant, of)
    if (field !== undefined && !named.has(field.path)) named.set(field.path, field)
  }
  return [...named.values(), ...roots]
}

/** A field of a form, or a value that a view shows; rows in lists are not asked about. */
function namedField(
  { kind, id, keys, says, texts, rules }: OutlineEntry,
  holder: OutlineEntry | undefined,
  tenant: StudioTenant,
  of: Words['of'],
): NamedField | undefined {
  const isTop = kind === 'Field' ? keys.length === 4 : kind === 'Shown value' && keys.length === 6
  if (!isTop) return undefined
  const { lookup } = (says['options'] ?? {}) as { lookup?: string }
  const values = lookup === undefined ? undefined : tenant.values[lookup]
  const type = [rules?.type ?? []].flat().find((each) => each !== 'null')
  return {
    path: [holder?.says['at'], says['path'] ?? says['field'] ?? id]
      .filter((part) => part !== undefined && part !== '')
      .join('.'),
    text: of(texts),
    ...(type !== undefined && { type: type === 'integer' ? 'number' : type }),
    ...(values !== undefined && { values: Object.entries(values).map(([value, each]) => ({ value, text: of(each) })) }),
  }
}
