import type { Condition } from '../../config/index.ts'
import type { OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { besides, freeId } from '../host/entries.ts'
import { nameOf, textsOf } from '../host/labels.ts'

/** Kinds of entries of which a tenant may have more, made after one that is there. */
const copied: readonly string[] = [
  ...['Widget', 'Column', 'Exception', 'Figure', 'Filter', 'Criterion'],
  ...['Block', 'Shown value', 'Arrangement', 'Level', 'Variant'],
  ...['Route', 'Entry', 'Drawer', 'Lookup', 'Item'],
  ...['Action', 'Switch'],
]

/** Whether a tenant may have another entry like this one. A section of a form has its fields once. */
export function mayBeCopied({ kind }: OutlineEntry, file: string): boolean {
  return copied.includes(kind) || (kind === 'Section' && file.startsWith('views/'))
}

/** What puts a copy of an entry, under an id of the tenant's own, after it. */
export function copyChanges(
  outline: readonly OutlineEntry[],
  entry: OutlineEntry,
  file: string,
): { id: string; changes: Change[] } {
  const name = `x_${entry.id.replace(/^x_/, '').replaceAll(/[^A-Za-z0-9_]/g, '_')}`
  const id = freeId(name, besides(outline, entry))
  const keys = [...entry.keys.slice(0, -1), id]
  // Words of its own, so that whoever calls it otherwise leaves the first one as it is.
  const place = keys.join('_').replaceAll(/[^A-Za-z0-9_]/g, '_')
  const words = ['label', 'title'].filter((key) => entry.knows.includes(key) && typeof entry.says[key] === 'string')
  const relabelled = words.flatMap((key): Change[] => {
    const label = `${key === 'label' ? 'copy' : 'title'}.x_${nameOf(file)}_${place}`
    return [...textsOf(entry.texts, label), { kind: 'set', file, keys: [...keys, key], value: label }]
  })
  // Two pages do not stand at one address.
  const path: Change[] =
    entry.kind === 'Route' ? [{ kind: 'set', file, keys: [...keys, 'path'], value: `/${id.replaceAll('_', '-')}` }] : []
  return { id, changes: [{ kind: 'copy', file, keys: entry.keys, id }, ...relabelled, ...path] }
}

/** What puts a section of the tenant's own, still with nothing in it, after another one of a form or view. */
export function sectionChanges(
  outline: readonly OutlineEntry[],
  beside: OutlineEntry,
  texts: Readonly<Record<string, string>>,
  file: string,
): { id: string; changes: Change[] } {
  const id = freeId('x_section', besides(outline, beside))
  const label = `form.x_${nameOf(file)}_${id.replace('x_', '')}`
  const inside = file.endsWith('.layout.json') ? { fields: {} } : {}
  const keys = [...beside.keys.slice(0, -1), id]
  return {
    id,
    changes: [...textsOf(texts, label), { kind: 'set', file, keys, value: { label, ...inside, after: beside.id } }],
  }
}

/** What a list may get of the tenant's own: where it stands in the file, and what its labels begin with. */
const ofLists = {
  Arrangement: { collection: 'arrangements', labels: 'grid' },
  Exception: { collection: 'exceptions', labels: 'exception' },
} as const

/** What gives a list an arrangement of the tenant's own, which shows the list as it is until it says otherwise, or an exception, which says the rows that it flags. */
export function listChanges(
  kind: keyof typeof ofLists,
  outline: readonly OutlineEntry[],
  texts: Readonly<Record<string, string>>,
  file: string,
  says: { when?: Condition } = {},
): { id: string; changes: Change[] } {
  const { collection, labels } = ofLists[kind]
  const like = outline.filter((each) => each.kind === kind)
  const id = freeId(`x_${kind.toLowerCase()}`, like)
  const label = `${labels}.x_${nameOf(file)}_${id.replace('x_', '')}`
  const value = { label, ...says }
  return { id, changes: [...textsOf(texts, label), { kind: 'set', file, keys: [collection, id], value }] }
}
