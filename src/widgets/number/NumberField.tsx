import type { FieldPartProps } from '../../render/index.ts'
import { NumberInput } from '../input/NumberInput.tsx'
import type { Options } from './manifest.ts'

/** A number, written in the way of the reader; a whole one where its data rules say so. One that is too great stays as it was typed, and its rule says so. */
export function NumberField(props: FieldPartProps<Options>) {
  const { field, path, value, change, rules } = props
  const options = { ...field.options, integer: field.options.integer || rules.type === 'integer' }
  return <NumberInput frame={props} path={path} value={value} options={options} change={change} />
}
