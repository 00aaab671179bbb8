import type { FieldPartProps } from '../../render/index.ts'

/** An option's code as the data wants it: a number where the data rules ask for one. */
export function readCode(code: string, type: FieldPartProps['rules']['type']): string | number {
  const types = Array.isArray(type) ? type : [type]
  const number = Number(code)
  return !types.includes('string') && (types.includes('integer') || types.includes('number')) && !Number.isNaN(number)
    ? number
    : code
}
