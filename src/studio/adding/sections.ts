import type { OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { besides, isFormField, isLike, keyOf, sectionOf } from '../host/entries.ts'

/** The sections that a field may stand in. */
export function sectionsFor(outline: readonly OutlineEntry[], field: OutlineEntry): OutlineEntry[] {
  return outline.filter(
    ({ kind, id, isOwn, entries }) => kind === 'Section' && (isOwn || entries.length > 0 || id === field.keys[1]),
  )
}

/**
 * What moves a field to the end of another section, and the field's key afterwards. One of the portal says where it stands and is
 * otherwise what it was, to rules, to forms that extend this one, to the portal's next versions; one of the tenant's own goes there. The others stay where
 * they stand, those too that stood beside it.
 */
export function sectionMoves(
  outline: readonly OutlineEntry[],
  field: OutlineEntry,
  section: OutlineEntry,
  file: string,
): { key: string; changes: Change[] } {
  if (!field.isOwn) {
    const isHome = field.keys[1] === section.id
    // Its neighbours stay where they are; those that stand beside it go on to, unless it stood where the tenant put it.
    const left = ['after', 'before'].filter((side) => field.says[side] !== field.base[side])
    const changes: Change[] = [
      ...(left.length > 0 ? leftBehind(outline, field, file) : []),
      ...left.map((side): Change => ({ kind: 'set', file, keys: [...field.keys, side] })),
      { kind: 'set', file, keys: [...field.keys, 'section'], ...(!isHome && { value: section.id }) },
    ]
    return { key: field.keys.join('.'), changes }
  }
  const keys = [...section.keys, 'fields', field.id]
  const changes: Change[] = [
    ...leftBehind(outline, field, file),
    { kind: 'set', file, keys: field.keys },
    { kind: 'set', file, keys, value: standing(field) },
  ]
  return { key: keys.join('.'), changes }
}

/** What lets those that name a field as their neighbour stand beside the one around it that stays. */
function leftBehind(outline: readonly OutlineEntry[], field: OutlineEntry, file: string): Change[] {
  const like = besides(outline, field).filter((each) => keyOf(each) !== keyOf(field))
  return like.flatMap((each, at): Change[] => {
    if ((each.says['after'] ?? each.says['before']) !== field.id) return []
    const [before, after] = [like[at - 1], like[at + 1]]
    const move = { kind: 'move' as const, file, keys: each.keys }
    if (before !== undefined) return [{ ...move, where: 'after', beside: before.id }]
    return after === undefined ? [] : [{ ...move, where: 'before', beside: after.id }]
  })
}

/** What puts an entry where another one is: beside it, on the side that it comes to, and in its section; nothing where it cannot stand there. `key` names it afterwards. */
export function dropped(
  outline: readonly OutlineEntry[],
  entry: OutlineEntry,
  onto: OutlineEntry,
  file: string,
): { key: string; changes: Change[] } | undefined {
  const beside = (keys: string[], where: 'after' | 'before'): Change => ({
    kind: 'move',
    file,
    keys,
    where,
    beside: onto.id,
  })
  if (keyOf(entry) === keyOf(onto) || !mayStandBeside(entry, onto)) return undefined
  const like = besides(outline, entry).map(keyOf)
  if (isLike(entry, onto))
    return {
      key: keyOf(entry),
      changes: [beside(entry.keys, like.indexOf(keyOf(entry)) < like.indexOf(keyOf(onto)) ? 'after' : 'before')],
    }
  const section = outline.find((each) => each.kind === 'Section' && each.id === sectionOf(onto))
  if (section === undefined) return undefined
  const { key, changes } = sectionMoves(outline, entry, section, file)
  return { key, changes: [...changes, beside(key.split('.'), 'before')] }
}

/** Whether an entry can be put where another one is: among its like, a field of a form in any of its sections. */
export function mayStandBeside(entry: OutlineEntry, other: OutlineEntry): boolean {
  return isLike(entry, other) || (isFormField(entry) && isFormField(other))
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
