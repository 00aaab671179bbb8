import type { KnownValue, OutlineEntry } from '../../config/node.ts'
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
  /** Its value is days: one of its values, or days from one to another. */
  areDays?: boolean
  /** Its value may be several of its values, with commas between them. */
  areSeveral?: boolean
}

/** What a screen's fields and the surroundings of its rules are called. */
interface Naming {
  outline: readonly OutlineEntry[]
  tenant: StudioTenant
  words: Words
  /** What is said of the screen as a whole: a form says what its record is known by. */
  screen?: OutlineEntry | undefined
}

/** What rules of a screen may ask about: with a list, the fields of its rows; its fields, then who looks at it, and when. */
export function namedFields(naming: Naming, roots: StudioProject['roots'], list?: string): NamedField[] {
  const { t, of, named } = naming.words
  const rows = list === undefined ? [] : rowFields(naming, list)
  return [
    ...rows.map((field) => ({ ...field, path: `row.${field.path}`, text: t('rule.ofRow', { field: field.text }) })),
    ...withStatus(dataFields(naming), naming),
    ...recordFields(naming),
    ...roots.map(({ texts, choices, ...root }) => ({
      ...root,
      text: of(texts),
      ...(choices && { values: choices.map(({ value }) => ({ value, text: named(choices, value) })) }),
    })),
    { path: 'today', text: t('rule.today'), type: 'string' },
  ]
}

/** With the value that a view says how far its record has come by, and what that may be. */
function withStatus(fields: NamedField[], { screen, tenant, words: { t, of } }: Naming): NamedField[] {
  const { field, lookup } = (screen?.says['status'] ?? {}) as { field?: string; lookup?: string }
  const values = lookup === undefined ? undefined : choicesOf(lookup, tenant, of)
  if (field === undefined || values === undefined) return fields
  const status = { path: field, text: t('rule.status'), type: 'string', values }
  const isShown = fields.some(({ path }) => path === field)
  return isShown
    ? fields.map((each) => (each.path === field ? { ...each, values: each.values ?? values } : each))
    : [...fields, status]
}

/** What a form's rules may ask of its record as it was saved: how far it has come, and whether it is one yet. */
function recordFields({ screen, tenant, words: { t, of } }: Naming): NamedField[] {
  const { id, status } = (screen?.says['record'] ?? {}) as { id?: string; status?: { field: string; lookup: string } }
  const values = status && choicesOf(status.lookup, tenant, of)
  return [
    ...(status === undefined
      ? []
      : [{ path: `record.${status.field}`, text: t('rule.status'), type: 'string', ...(values && { values }) }]),
    ...(id === undefined ? [] : [{ path: `record.${id}`, text: t('rule.saved'), type: 'string' }]),
  ]
}

/** What a condition may ask of a row, from what is known of it (`EntryAbout.row`): named as the portal names it, with its values where they are fixed. */
export function ofRow(row: readonly KnownValue[], { tenant, words: { of, t } }: Omit<Naming, 'outline'>): NamedField[] {
  const fields = row.map(({ path, type, texts, like }): NamedField => {
    const lookup = like?.options?.['lookup']
    const values = typeof lookup === 'string' ? choicesOf(lookup, tenant, of) : undefined
    return {
      path: `row.${path}`,
      text: t('rule.ofRow', { field: texts === undefined ? path : of(texts) }),
      type,
      ...(values !== undefined && { values }),
    }
  })
  return distinct(fields)
}

/** The fields of a form, or the values that a view shows; not those of rows. */
export function dataFields({ outline, tenant, words: { of } }: Naming): NamedField[] {
  const named = new Map<string, NamedField>()
  const own = new Set<string>()
  const entries = flat(outline).map(({ entry }) => entry)
  for (const entry of entries) {
    const isTop =
      entry.kind === 'Field' ? entry.keys.length === 4 : entry.kind === 'Shown value' && entry.keys.length === 6
    if (!isTop) continue
    const holder = entries.find((each) => keyOf(each) === keyOf({ keys: entry.keys.slice(0, -2) }))
    const path = [holder?.says['at'], pathOf(entry)].filter((part) => part !== undefined && part !== '').join('.')
    // Of several for one value the portal's gives its name, not one that a tenant put beside it.
    const isOwn = entry.id.startsWith('x_')
    const field = { path, ...described(entry, tenant, of) }
    const present = named.get(path)
    const keeps = present !== undefined && (isOwn || !own.has(path))
    named.set(path, withValuesOf(keeps ? present : field, keeps ? field : present))
    if (keeps) continue
    if (isOwn) own.add(path)
    else own.delete(path)
  }
  return distinct([...named.values()])
}

/** A field whose value another one has, too, may have each value of either: a sea shipment's types and an inland one's. */
function withValuesOf(field: NamedField, other: NamedField | undefined): NamedField {
  const { values } = field
  if (values === undefined || other?.values === undefined) return field
  const further = other.values.filter(({ value }) => values.every((each) => each.value !== value))
  return { ...field, values: [...values, ...further] }
}

/** The fields of a form by their ids; not those of rows. */
export function idFields({ outline, words: { of } }: Naming): NamedField[] {
  const fields = flat(outline).filter(({ entry: { kind, keys } }) => kind === 'Field' && keys.length === 4)
  return distinct(fields.map(({ entry }) => ({ path: entry.id, text: of(entry.texts) })))
}

/** The fields of a list's rows, by their paths in the row. */
export function rowFields({ outline, tenant, words: { of } }: Naming, list: string): NamedField[] {
  const holders = flat(outline).filter(({ entry }) => entry.kind === 'Field' && pathOf(entry) === list)
  const fields = holders.flatMap(({ entry }) => entry.entries.filter(({ kind }) => kind === 'Field'))
  return distinct(fields.map((entry) => ({ path: pathOf(entry), ...described(entry, tenant, of) })))
}

/** Those that read the same are told apart by their paths. */
function distinct(fields: readonly NamedField[]): NamedField[] {
  const texts = fields.map(({ text }) => text)
  return fields.map((field) =>
    texts.indexOf(field.text) === texts.lastIndexOf(field.text)
      ? field
      : { ...field, text: `${field.text} · ${field.path}` },
  )
}

/** Where an entry's value is: what it says, else its id; a tenant's own under customFields. */
export function pathOf({ id, kind, says }: Pick<OutlineEntry, 'id' | 'kind' | 'says'>): string {
  const said = says['path'] ?? says['field']
  if (typeof said === 'string') return said
  return kind === 'Field' && id.startsWith('x_') ? `customFields.${id}` : id
}

function described(
  { says, texts, rules }: OutlineEntry,
  tenant: StudioTenant,
  of: Words['of'],
): Omit<NamedField, 'path'> {
  const { lookup } = (says['options'] ?? {}) as { lookup?: string }
  const values = lookup === undefined ? undefined : choicesOf(lookup, tenant, of)
  const type = [rules?.type ?? []].flat().find((each) => each !== 'null')
  return {
    text: of(texts),
    ...(type !== undefined && { type: type === 'integer' ? 'number' : type }),
    ...(values !== undefined && { values }),
  }
}

/** The values of a lookup, where they are fixed. */
function choicesOf(lookup: string, tenant: StudioTenant, of: Words['of']): Option[] | undefined {
  const values = tenant.values[lookup]
  return values && Object.entries(values).map(([value, texts]) => ({ value, text: of(texts) }))
}
