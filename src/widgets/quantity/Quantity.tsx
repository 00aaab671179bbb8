import { styled } from '@mui/material/styles'
import { useDataPath, useEngine, useFieldErrors, useLookup, useSetValues, useValue } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { Choice } from '../input/Choice.tsx'
import { noOptionsLabel } from '../input/lookup-words.ts'
import { NumberInput } from '../input/NumberInput.tsx'
import { UNIT_GAP, UNIT_IN_TABLE } from '../input/unit.ts'
import { useMeasure } from '../input/use-measure.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(84px, 2fr)',
  gap: UNIT_GAP,
  alignItems: 'start',
})

/** In a table a unit takes no more than its code. */
const IN_CELL = { gridTemplateColumns: `minmax(0, 1fr) ${UNIT_IN_TABLE}` }

/** A number and its unit in one control, which a text that has both fills. The unit stays when the number is emptied; it is sent only with a number. */
export function Quantity(props: FieldPartProps<Options>) {
  const { id, field, path, value, change, label, spokenLabel, required, readOnly, compact } = props
  const { options } = field
  const { t } = useEngine()
  const setValues = useSetValues()
  const unitPath = useDataPath()(options.unitField)
  const unit = showText(useValue(unitPath))
  const unitErrors = useFieldErrors(unitPath)
  const { items, state, again } = useLookup(options.unitLookup, options.lookupQuery)
  const changeNumber = useMeasure({ path, value, change, unitPath, units: items, shape: options })
  const unitFrame = {
    id: `${id}-unit`,
    label: t('quantity.unit', { label }),
    errors: unitErrors,
    required,
    readOnly,
    compact,
  }
  return (
    <Pair role="group" aria-label={spokenLabel ?? label} style={compact ? IN_CELL : undefined}>
      <NumberInput frame={props} path={path} value={value} options={options} change={changeNumber} />
      <Choice
        frame={unitFrame}
        items={items}
        value={unit}
        show="value"
        empty={noOptionsLabel(state)}
        again={again}
        pick={(item) => setValues({ [unitPath]: item?.value })}
      />
    </Pair>
  )
}
