import type { FieldPartProps } from '../../render/index.ts'
import { NumberInput } from '../input/NumberInput.tsx'
import type { Options } from './manifest.ts'

/** A number, written in the way of the reader. Whole numbers alone, and how many digits can be typed, follow from its data rules, too. */
export function NumberField(props: FieldPartProps<Options>) {
  const { field, path, value, change, rules } = props
  const { integer, maxDigits = digitsOf(rules.maximum), ...options } = field.options
  const shape = {
    ...options,
    integer: integer || rules.type === 'integer',
    ...(maxDigits !== undefined && { maxDigits }),
  }
  return <NumberInput frame={props} path={path} value={value} options={shape} change={change} />
}

/** The digits before the point of the greatest number allowed. */
function digitsOf(maximum: number | undefined): number | undefined {
  return maximum === undefined ? undefined : String(Math.trunc(Math.abs(maximum))).length
}
