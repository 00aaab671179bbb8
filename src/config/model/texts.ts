/** The texts of one language, by the ids of their labels. */
export interface Texts {
  /** Its tag (BCP 47), whose plural rules its counted texts have. */
  language: string
  texts: ReadonlyMap<string, string>
}

/** What is put into a text, by the names in its double braces. */
export type TextValues = Readonly<Record<string, string | number>>

/** `{{name}}`, or `{{name, number}}` for a number as the language groups its digits, `{{name, days}}` for so many days: `1 day`, `7 days`. */
export const PLACEHOLDER = /\{\{\s*([^{},\s]+)\s*(?:,\s*(number|days)\s*)?\}\}/g

/** A text with places for values, as people know it: … stands for what is put there. */
export function withoutValues(text: string): string {
  return text.replaceAll(PLACEHOLDER, '…')
}

const NOTHING: TextValues = {}
const GENERAL = ['']
const asItIs = (value: string): string => value

/**
 * The text of a label in the first language that has one, with its values; undefined where none has. Where `count` is a number, else `limit`,
 * else `days`, each language takes the form that its plural rules ask for (CLDR: `_one`, `_few`, …; `_zero` for none where it is there),
 * else the general one. What is not given is left out of the text. `put` writes a value as it is to stand there.
 */
export function textIn(
  languages: readonly Texts[],
  label: string,
  values: TextValues = NOTHING,
  put: (value: string) => string = asItIs,
): string | undefined {
  const count = values['count'] ?? values['limit'] ?? values['days']
  for (const { language, texts } of languages)
    for (const form of formsOf(language, count)) {
      const text = texts.get(label + form)
      if (text !== undefined && text !== '') return withValues(text, language, values, put)
    }
  return undefined
}

/** The ends of a label's id in which its text may stand, the most special first. */
function formsOf(language: string, count: string | number | undefined): readonly string[] {
  if (typeof count !== 'number') return GENERAL
  const form = `_${pluralRules(language).select(count)}`
  return count === 0 ? ['_zero', form, ''] : [form, '']
}

function withValues(text: string, language: string, values: TextValues, put: (value: string) => string): string {
  if (!text.includes('{{')) return text
  return text.replaceAll(PLACEHOLDER, (_all, name: string, format?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return ''
    return put(format === undefined ? String(value) : formatted(value, format, language))
  })
}

/** A number as the language writes it; what is none, such as what somebody typed into an address, as it is. */
function formatted(value: string | number, format: string, language: string): string {
  if (value === '' || Number.isNaN(Number(value))) return String(value)
  const days = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
  return Number(value).toLocaleString(language, format === 'days' ? days : undefined)
}

const rules = new Map<string, Intl.PluralRules>()

/** Made once: a list counts at each drawing. */
function pluralRules(language: string): Intl.PluralRules {
  const made = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, made)
  return made
}
