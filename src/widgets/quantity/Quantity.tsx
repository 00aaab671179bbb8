import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useDataPath, useEngine, useFieldErrors, useLookup, useSetValues, useValue } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { Choice } from '../input/Choice.tsx'
import { noOptionsLabel } from '../input/lookup-words.ts'
import { queryOption, textOption } from '../input/options.ts'
import { NumberInput } from '../number/NumberInput.tsx'
import { showText } from '../wire/text.ts'

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(84px, 2fr)', gap: 4, alignItems: 'start' })

/** A number and its unit in one control. Emptying the number empties the unit; typing a number again brings the unit back. */
export function Quantity(props: FieldPartProps) {
  const { id, field, path, value, label, required, readOnly, compact } = props
  const { options } = field
  const { t } = useEngine()
  const setValues = useSetValues()
  const unitPath = useDataPath()(textOption(options, 'unitField') ?? '')
  const unit = showText(useValue(unitPath))
  const unitErrors = useFieldErrors(unitPath)
  const { items, state } = useLookup(textOption(options, 'unitLookup') ?? '', queryOption(options, 'lookupQuery'))
  const lastUnit = useRef('')

  const change = (next: unknown) => {
    if (unit !== '') lastUnit.current = unit
    const kept = unit !== '' ? unit : lastUnit.current
    const nextUnit = next === undefined || kept === '' ? undefined : kept
    setValues({ [path]: next, [unitPath]: nextUnit })
  }
  const unitFrame = { id: `${id}-unit`, label: t('quantity.unit', { label }), errors: unitErrors, required, readOnly, compact }
  return (
    <Pair role="group" aria-label={label}>
      <NumberInput frame={props} value={value} options={options} change={change} />
      <Choice
        frame={unitFrame}
        items={items}
        value={unit}
        show="value"
        empty={noOptionsLabel(state)}
        pick={(item) => setValues({ [unitPath]: item?.value })}
      />
    </Pair>
  )
}
