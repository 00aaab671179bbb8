import { choicesOf, codeOf, isSame } from '../../config/index.ts'
import type { FieldPartProps } from '../../render/index.ts'

/** The code of the option that stands for a value, as the data rules list it. */
export function codeIn(value: unknown, rules: FieldPartProps['rules']): string {
  return choicesOf(rules)?.find((each) => isSame(each.value, value))?.code ?? codeOf(value)
}

/** An option's code as the data wants it: the value that the data rules list, or a number where they ask for one. */
export function readCode(code: string, rules: FieldPartProps['rules']): unknown {
  const known = choicesOf(rules)?.find((each) => each.code === code)
  if (known !== undefined) return known.value
  const types = [rules.type].flat()
  const number = Number(code)
  return !types.includes('string') && (types.includes('integer') || types.includes('number')) && !Number.isNaN(number)
    ? number
    : code
}
