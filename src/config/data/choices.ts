import { isScalar } from '../model/values.ts'
import type { DataRules } from '../model/values.ts'
import { isRules } from './parts.ts'

/** A value that rules list, as an option stands for it. */
export interface Choice {
  value: unknown
  /** The option's code, another one for each value. */
  code: string
  title: string | undefined
}

/** The values that rules list as `oneOf` or `anyOf` of constants, as `enum` or as the one `const`, each once with its title; undefined where they list none. */
export function choicesOf(rules: DataRules): Choice[] | undefined {
  const titled = titledIn(rules)
  const values = titled?.map(({ value }) => value) ?? rules.enum ?? ('const' in rules ? [rules['const']] : undefined)
  if (values === undefined) return undefined
  const known = new Map<string, Choice>()
  for (const [at, code] of codesOf(values).entries())
    if (!known.has(code)) known.set(code, { value: values[at], code, title: titled?.[at]?.title })
  return [...known.values()]
}

/** The codes of listed values: what each reads as; of those that read alike as JSON writes them, so that a number is no text. */
export function codesOf(values: readonly unknown[]): string[] {
  const alike = new Map<string, Set<unknown>>()
  for (const value of values.filter((each) => each !== null)) {
    const code = codeOf(value)
    alike.set(code, (alike.get(code) ?? new Set()).add(JSON.stringify(value)))
  }
  return values.map((value) => (Number(alike.get(codeOf(value))?.size) > 1 ? JSON.stringify(value) : codeOf(value)))
}

/** What a value reads as where it stands alone: a text as it is, nothing as an empty one, all else as JSON writes it. */
export function codeOf(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
}

function titledIn(rules: DataRules): Pick<Choice, 'value' | 'title'>[] | undefined {
  const forms = [rules['oneOf'], rules['anyOf']].flat().filter(isRules)
  const constants = forms.filter((form) => isCode(form['const']))
  if (constants.length === 0 || constants.length < forms.filter(({ type }) => type !== 'null').length) return undefined
  return constants.map(({ const: value, title }) => ({
    value,
    title: typeof title === 'string' && title !== '' ? title : undefined,
  }))
}

function isCode(value: unknown): boolean {
  return value === null || isScalar(value)
}
