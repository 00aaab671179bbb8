import { getAt } from '../../../config/index.ts'
import type { FieldModel, FormModel, JsonObject } from '../../../config/index.ts'
import { codeName } from '../../lookup/code-name.ts'
import type { Draft } from '../../services/drafts.ts'
import type { EngineServices } from '../../services/services.ts'
import { sameData } from '../core/store.ts'

/** How many values a draft is recognised by, and the longest text of one. */
const MOST = 3
const LONGEST = 60

/** The first values typed over a record (or over a new one as it began), by the labels of their fields. */
export function aboutOf(
  model: FormModel,
  { data, base }: { data: JsonObject; base: JsonObject },
  { t, locale }: Pick<EngineServices, 't' | 'locale'>,
): Draft['about'] {
  const about: { label: string; text: string }[] = []
  for (const field of model.sections.flatMap(({ fields }) => fields)) {
    const value = getAt(data, field.path)
    if (field.label === undefined || field.fields !== undefined || sameData(value, getAt(base, field.path))) continue
    if (typeof value === 'string' || typeof value === 'number')
      about.push({ label: field.label, text: wordsOf(field, String(value), model, t, locale).slice(0, LONGEST) })
    if (about.length === MOST) break
  }
  return about
}

function wordsOf(
  { options }: FieldModel,
  value: string,
  { lookups }: FormModel,
  t: EngineServices['t'],
  locale: string,
): string {
  const { lookup } = options
  return (typeof lookup === 'string' ? codeName(lookups[lookup], value, t, locale) : undefined) ?? value
}
