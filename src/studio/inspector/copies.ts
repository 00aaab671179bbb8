import type { OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { besides } from '../host/entries.ts'

/** Kinds of entries of which a tenant may have more, made after one that is there. */
const copied: readonly string[] = ['Widget', 'Column', 'Exception', 'Figure', 'Filter', 'Criterion']

/** Whether a tenant may have another entry like this one. */
export function mayBeCopied({ kind }: OutlineEntry): boolean {
  return copied.includes(kind)
}

/** What puts a copy of an entry, under an id of the tenant's own, after it. A column or criterion goes on showing the same value. */
export function copyChanges(
  outline: readonly OutlineEntry[],
  entry: OutlineEntry,
  file: string,
): { id: string; changes: Change[] } {
  const taken = besides(outline, entry).map(({ id }) => id)
  const name = `x_${entry.id.replace(/^x_/, '').replaceAll(/[^A-Za-z0-9_]/g, '_')}`
  const id = [name, ...taken.map((_each, at) => `${name}_${at + 2}`)].find((each) => !taken.includes(each)) ?? name
  // A column named by what it shows; a field of the tenant's own is sent apart.
  const shown = entry.id.startsWith('x_') ? `customFields.${entry.id}` : entry.id
  const shows = entry.kind === 'Column' && entry.says['field'] === undefined ? { field: shown } : {}
  const value = { ...standing(entry), ...shows, after: entry.id }
  return { id, changes: [{ kind: 'set', file, keys: [...entry.keys.slice(0, -1), id], value }] }
}

/** What puts a section of the tenant's own, still without fields, after another one. */
export function sectionChanges(
  outline: readonly OutlineEntry[],
  beside: OutlineEntry,
  texts: Readonly<Record<string, string>>,
  file: string,
): { id: string; changes: Change[] } {
  const taken = besides(outline, beside).map((each) => each.id)
  const id =
    ['x_section', ...taken.map((_each, at) => `x_section${at + 2}`)].find((each) => !taken.includes(each)) ?? ''
  const form = file.replace(/^.*\/|\..*$/g, '').replaceAll('-', '_')
  const label = `form.x_${form}_${id.replace('x_', '')}`
  return {
    id,
    changes: [
      ...Object.entries(texts).map(([language, text]): Change => ({
        ...{ kind: 'set', file: `labels/${language}.json`, keys: [label], value: text.trim() },
      })),
      { kind: 'set', file, keys: [...beside.keys.slice(0, -1), id], value: { label, fields: {}, after: beside.id } },
    ],
  }
}

/** The sections that a field of the tenant's own may stand in. One of the portal stays: a form that extends this one would lose it. */
export function sectionsFor(outline: readonly OutlineEntry[], field: OutlineEntry): OutlineEntry[] {
  return outline.filter(
    ({ kind, id, isOwn, entries }) => kind === 'Section' && (isOwn || entries.length > 0 || id === field.keys[1]),
  )
}

/** What moves a field of the tenant's own to the end of another section. */
export function sectionMoves(field: OutlineEntry, section: OutlineEntry, file: string): Change[] {
  return [
    { kind: 'set', file, keys: field.keys },
    { kind: 'set', file, keys: [...section.keys, 'fields', field.id], value: standing(field) },
  ]
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
