import { getAt, rulesAt } from '../../../config/index.ts'
import type { FieldModel, FormModel, JsonObject } from '../../../config/index.ts'
import { codeName } from '../../lookup/code-name.ts'
import { dayText } from '../../parts/day-text.ts'
import type { Draft } from '../../services/drafts.ts'
import type { EngineServices } from '../../services/services.ts'
import { sameData } from '../core/store.ts'

/** Who recognises it. */
type Reader = Pick<EngineServices, 't' | 'locale' | 'formats'>

/** How many values a draft is recognised by, and the longest text of one. */
const MOST = 3
const LONGEST = 60

/** The first texts typed for actions, and values typed over a record (or over a new one as it began), by their labels. */
export function aboutOf(
  model: FormModel,
  { data, base, inputs }: { data: JsonObject; base: JsonObject; inputs: NonNullable<Draft['inputs']> },
  reader: Reader,
): Draft['about'] {
  const about: { label: string; text: string }[] = model.actions.flatMap(({ id, input }) => {
    const text = inputs[id]
    return input === undefined || text === undefined ? [] : [{ label: input.label, text: cut(text) }]
  })
  for (const field of onePerPath(model)) {
    const { label, fields, path, readsAs } = field
    if (label === undefined || fields !== undefined) continue
    const read = (of: JsonObject) => [getAt(of, path), readsAs && getAt(of, readsAs)]
    const [value, name] = read(data)
    if (sameData([value, name], read(base))) continue
    const text = isText(name) ? String(name) : isText(value) ? wordsOf(field, String(value), model, reader) : ''
    if (text !== '') about.push({ label, text: cut(text) })
    if (about.length >= MOST) break
  }
  return about
}

/** No sign that is stored in two halves is cut apart. */
function cut(text: string): string {
  return [...text].slice(0, LONGEST).join('')
}

function isText(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}

/** The fields of the form; of several for one value the one that is required, or the first. */
function onePerPath(model: FormModel): FieldModel[] {
  const found = new Map<string, FieldModel>()
  for (const field of model.sections.flatMap(({ fields }) => fields)) {
    const first = found.get(field.path)
    if (first === undefined || (first.required === undefined && field.required !== undefined))
      found.set(field.path, field)
  }
  return [...found.values()]
}

function wordsOf(
  { options, path }: FieldModel,
  value: string,
  { lookups, schema }: FormModel,
  { t, locale, formats }: Reader,
): string {
  if (rulesAt(schema, path)['format'] === 'yyyymmdd') return dayText(value, formats)
  const { lookup } = options
  return (typeof lookup === 'string' ? codeName(lookups[lookup], value, t, locale) : undefined) ?? value
}
