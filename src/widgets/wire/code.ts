import { showText } from './text.ts'
import type { FieldPartProps } from '../../render/index.ts'

/** The code of the option that stands for a value: its text, of an object or a list its JSON. */
export function codeOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : showText(value)
}

/** An option's code as the data wants it: the value that the data rules list, or a number where they ask for one. */
export function readCode(
  code: string,
  { type, enum: listed = [] }: Pick<FieldPartProps['rules'], 'type' | 'enum'>,
): unknown {
  const known: unknown = listed.find((each) => codeOf(each) === code)
  if (known !== undefined) return known
  const types = Array.isArray(type) ? type : [type]
  const number = Number(code)
  return !types.includes('string') && (types.includes('integer') || types.includes('number')) && !Number.isNaN(number)
    ? number
    : code
}
