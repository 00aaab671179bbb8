import type { FieldPartProps } from '../../render/index.ts'
import { NumberInput } from './NumberInput.tsx'
import type { Options } from './manifest.ts'

/** A number, written in the way of the reader. */
export function NumberField(props: FieldPartProps<Options>) {
  return <NumberInput frame={props} value={props.value} options={props.field.options} change={props.change} />
}
