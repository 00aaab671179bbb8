import type { FieldPartProps } from '../../render/index.ts'
import { NumberInput } from './NumberInput.tsx'

/** A number, written in the way of the reader. */
export function NumberField(props: FieldPartProps) {
  return <NumberInput frame={props} value={props.value} options={props.field.options} change={props.change} />
}
