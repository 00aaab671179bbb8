import { useDataPath, useLookup, useValue } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { NumberInput } from '../input/NumberInput.tsx'
import { useMeasure } from '../input/use-measure.ts'
import type { Measure } from '../wire/measure.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A number, written in the way of the reader; a whole one where its data rules say so. One that is too great stays as it was typed, and its rule says so. */
export function NumberField(props: FieldPartProps<Options>) {
  const { field, path, value, change, rules } = props
  const { unitField, unitLookup } = field.options
  const options = { ...field.options, integer: field.options.integer || rules.type === 'integer' }
  const input = { frame: props, path, value, options, change }
  return unitField === undefined || unitLookup === undefined ? (
    <NumberInput {...input} />
  ) : (
    <Measured {...input} unitField={unitField} unitLookup={unitLookup} />
  )
}

/** A number whose unit stands in a field of its own, which others share: a text that has both fills both, unless the unit is another one already. */
function Measured({
  unitField,
  unitLookup,
  ...input
}: Parameters<typeof NumberInput>[0] & { unitField: string; unitLookup: string }) {
  const unitPath = useDataPath()(unitField)
  const unit = useValue(unitPath, showText)
  const { items } = useLookup(unitLookup)
  const takes = (measure: Measure): boolean => unit === '' || unit === measure.unit
  const change = useMeasure({ ...input, unitPath, units: items, shape: input.options, takes })
  return <NumberInput {...input} change={change} />
}
