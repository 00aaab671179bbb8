import type { FieldPartProps } from '../../render/index.ts'

/** An option's code as the data wants it: the value that the data rules list, or a number where they ask for one. */
export function readCode(
  code: string,
  { type, enum: listed = [] }: Pick<FieldPartProps['rules'], 'type' | 'enum'>,
): string | number | boolean {
  const known = listed.find((each) => String(each) === code)
  if (known !== undefined) return known
  const types = Array.isArray(type) ? type : [type]
  const number = Number(code)
  return !types.includes('string') && (types.includes('integer') || types.includes('number')) && !Number.isNaN(number)
    ? number
    : code
}
