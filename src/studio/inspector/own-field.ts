import type { JsonObject } from '../../config/index.ts'
import type { EntryAbout, OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { placed } from '../adding/known.ts'
import { flat, plainWords } from '../host/entries.ts'
import { textsOf } from '../host/labels.ts'

/** What a field of the tenant's own may hold. */
export const ownTypes = [
  'string',
  'number',
  'boolean',
  'date',
  'time',
  'choice',
  'several',
  'money',
  'address',
  'file',
] as const
export type OwnType = (typeof ownTypes)[number]

/** A field of the tenant's own as it was described. */
export interface OwnField {
  id: string
  type: OwnType
  /** Of a text; without, as long as may be. */
  longest?: number
  /** Of a value of several parts: what each part reads, by language. */
  parts?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Of a choice: what each reads, by language; nothing where that is not known yet. */
  choices: readonly Readonly<Record<string, string>>[]
  /** What the field reads, by language. */
  texts: Readonly<Record<string, string>>
  /** Of a file: the path of the record's documents, as `filesIn` says. */
  files?: string
}

const rules: Readonly<Record<Exclude<OwnType, 'file'>, object>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', pattern: '^[0-9]{8}$' },
  time: { type: 'string', pattern: '^([01][0-9]|2[0-3])[0-5][0-9]$' },
  choice: { type: 'string' },
  several: { type: 'string' },
  money: { type: 'object' },
  address: { type: 'object' },
}

/** Of a value of several parts, each with its rules. */
const inner: Readonly<Partial<Record<OwnType, Readonly<Record<string, object>>>>> = {
  money: { amount: { type: 'number' }, currency: { type: 'string', pattern: '^[A-Z]{3}$' } },
  address: {
    street: { type: 'string', maxLength: 100 },
    city: { type: 'string', maxLength: 50 },
    postalCode: { type: 'string', maxLength: 20 },
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
  },
}

/** The path at which a form has all documents of its record, one of which a file is; nothing where it has none. */
export function filesIn(outline: readonly OutlineEntry[]): string | undefined {
  const field = flat(outline).find(
    ({ entry: { kind, says } }) =>
      kind === 'Field' &&
      says['widget'] === 'documents' &&
      (says['options'] as JsonObject | undefined)?.['ofType'] === undefined,
  )?.entry
  const path = field?.says['path']
  return typeof path === 'string' ? path : field?.id
}

/** The names of the parts of such a value. */
export function partsOfOwn(type: OwnType): string[] {
  return Object.keys(inner[type] ?? {})
}

/** Whether a field has choices. */
export function hasChoices(type: OwnType): boolean {
  return type === 'choice' || type === 'several'
}

/** Parts that the type of a value alone does not choose. */
const widgets: Readonly<Partial<Record<OwnType, string>>> = {
  string: 'text',
  date: 'date',
  time: 'time',
  choice: 'select',
  several: 'multiSelect',
}

/**
 * What puts the field into a form after another one: its rules, its words, its choices and its place; and into the summary that is read once the record is
 * not entered any more, where the form has one.
 */
export function ownFieldChanges(
  field: OwnField,
  beside: OutlineEntry,
  file: string,
  summary?: EntryAbout['summary'],
): Change[] {
  const { id, type, longest, texts, parts = {}, files } = field
  const label = `field.${id}`
  // A document of the record, of a type of its own: the field of all of them says the rest.
  if (type === 'file') {
    const entry = { label, widget: 'documents', path: files, options: { ofType: id }, width: 12 }
    return [...textsOf(texts, label), placed(id, beside, file, entry)]
  }
  const choices = choicesOf(field)
  return [
    {
      kind: 'set',
      file: file.replace('.layout.json', '.schema.json'),
      keys: ['properties', id],
      value: {
        ...rules[type],
        ...(type === 'string' && longest !== undefined && { maxLength: longest }),
        ...(inner[type] !== undefined && { properties: titled(id, inner[type]) }),
      },
    },
    ...textsOf(texts, label),
    ...Object.entries(parts).flatMap(([part, each]) => textsOf(each, `field.${id}_${part}`)),
    ...choices.flatMap((choice) => textsOf(choice.texts, choice.label)),
    ...(choices.length === 0
      ? []
      : [
          {
            kind: 'set' as const,
            file: 'lookups.json',
            keys: ['lookups', id],
            value: { options: Object.fromEntries(choices.map(({ value, label }) => [value, { label }])) },
          },
        ]),
    placed(id, beside, file, {
      label,
      ...(widgets[type] !== undefined && { widget: widgets[type] }),
      ...(hasChoices(type) && { options: { lookup: id } }),
    }),
    ...(summary === undefined ? [] : inSummary(field, summary)),
  ]
}

/** How a summary shows what a field holds. A file is among the documents. */
const cellsOf = (id: string): Readonly<Partial<Record<OwnType, object>>> => ({
  number: { cell: 'number' },
  boolean: { cell: 'code', options: { lookup: id } },
  date: { cell: 'date', options: { format: 'long' } },
  time: { cell: 'time' },
  choice: { cell: 'code', options: { lookup: id } },
  several: { cell: 'code', options: { lookup: id, many: true } },
  money: {
    field: `customFields.${id}.amount`,
    cell: 'number',
    options: { currencyField: `customFields.${id}.currency` },
  },
  address: {
    field: `customFields.${id}.street`,
    options: { more: ['city', 'postalCode', 'country'].map((part) => `customFields.${id}.${part}`) },
  },
})

function inSummary({ id, type }: OwnField, { file, keys, after }: NonNullable<EntryAbout['summary']>): Change[] {
  const shown: Change = {
    kind: 'set',
    file,
    keys: [...keys, id],
    value: { label: `field.${id}`, ...cellsOf(id)[type], width: 3, after },
  }
  // Yes and no are words there, not a switch.
  const words = { options: { true: { label: 'toggle.yes' }, false: { label: 'toggle.no' } } }
  return type === 'boolean'
    ? [{ kind: 'set', file: 'lookups.json', keys: ['lookups', id], value: words }, shown]
    : [shown]
}

function titled(id: string, parts: Readonly<Record<string, object>>): object {
  return Object.fromEntries(
    Object.entries(parts).map(([part, each]) => [part, { ...each, title: `field.${id}_${part}` }]),
  )
}

/** The value of a choice is its place in the list: it stays when the words change. */
function choicesOf({ id, type, choices }: OwnField): { value: string; label: string; texts: Record<string, string> }[] {
  const read = choices.map((texts) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
  )
  return (hasChoices(type) ? read : [])
    .filter((texts) => Object.keys(texts).length > 0)
    .map((texts, at) => ({ value: `C${at + 1}`, label: `choice.${id}_${at + 1}`, texts }))
}

/** Choices as they are typed, one a line and in the same order in each language. */
export function choicesIn(typed: Readonly<Record<string, string>>): Record<string, string>[] {
  const lines = Object.entries(typed).map(([language, text]) => [language, text.split('\n')] as const)
  const most = Math.max(0, ...lines.map(([, each]) => each.length))
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries(lines.map(([language, each]) => [language, each[at]?.trim() ?? ''])),
  )
}

/** A name for a field by what it reads: `temperatureRange` of 'Temperature range'. */
export function nameFor(text: string): string {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return plainWords(text)
    .map((word, at) => (at === 0 ? word : capital(word)))
    .join('')
}
