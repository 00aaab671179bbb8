import type { OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'

/** The sections that a field may stand in. */
export function sectionsFor(outline: readonly OutlineEntry[], field: OutlineEntry): OutlineEntry[] {
  return outline.filter(
    ({ kind, id, isOwn, entries }) => kind === 'Section' && (isOwn || entries.length > 0 || id === field.keys[1]),
  )
}

/** The section in which a field stands. */
export function sectionOf({ says, keys }: OutlineEntry): string {
  const said = says['section']
  return typeof said === 'string' ? said : (keys[1] ?? '')
}

/**
 * What moves a field to the end of another section, and the field's key afterwards. One of the portal says where it stands and is
 * otherwise what it was, to rules, to forms that extend this one, to the portal's next versions; one of the tenant's own goes there.
 */
export function sectionMoves(
  field: OutlineEntry,
  section: OutlineEntry,
  file: string,
): { key: string; changes: Change[] } {
  if (!field.isOwn) {
    const isHome = field.keys[1] === section.id
    const change: Change = {
      kind: 'set',
      file,
      keys: [...field.keys, 'section'],
      ...(!isHome && { value: section.id }),
    }
    return { key: field.keys.join('.'), changes: [change] }
  }
  const keys = [...section.keys, 'fields', field.id]
  const changes: Change[] = [
    { kind: 'set', file, keys: field.keys },
    { kind: 'set', file, keys, value: standing(field) },
  ]
  return { key: keys.join('.'), changes }
}

/** Where an entry stands, and that it does not. */
const placing: readonly string[] = ['after', 'before', 'hidden']

/** All that an entry says, and those in it, wherever it stands and shown. */
function standing(entry: OutlineEntry): Record<string, unknown> {
  const says = Object.fromEntries(Object.entries(entry.says).filter(([key]) => !placing.includes(key)))
  const inner: Record<string, Record<string, unknown>> = {}
  for (const each of entry.entries) {
    const collection = each.keys.at(-2) ?? ''
    inner[collection] = { ...inner[collection], [each.id]: each.says }
  }
  return { ...says, ...inner }
}
