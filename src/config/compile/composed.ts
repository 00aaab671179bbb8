import { madeOf, placeOf } from '../data/composed.ts'
import { typeAt } from '../data/type-at.ts'
import type { FormModel } from '../model/form.ts'
import type { DataRules } from '../model/values.ts'

/**
 * The composed texts of a form, those that others are made of before them, and each cut to what its place holds by the data
 * rules: a longer one would be refused, and nobody could shorten one that is only read.
 */
export function compileComposed(composed: FormModel['composed'], rules: DataRules): FormModel['composed'] {
  const texts = Object.entries(composed)
  const ordered = new Set<(typeof texts)[number]>()
  const visited = new Set<(typeof texts)[number]>()
  const put = (text: (typeof texts)[number]): void => {
    if (visited.has(text)) return
    visited.add(text)
    for (const place of madeOf(text[1])) texts.filter((each) => placeOf(...each) === place).forEach(put)
    ordered.add(text)
  }
  texts.forEach(put)
  return Object.fromEntries(
    [...ordered].map(([path, text]) => {
      const own = text.each === undefined ? typeAt(rules, path) : typeAt(typeAt(rules, text.each)?.items, path)
      const limits = [text.maxLength, own?.maxLength].filter((limit) => limit !== undefined)
      return [path, limits.length === 0 ? text : { ...text, maxLength: Math.min(...limits) }]
    }),
  )
}
