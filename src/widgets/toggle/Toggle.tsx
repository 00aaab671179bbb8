import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useEngine } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { InputLine, TOUCH_HEIGHT } from '../input/InputLine.tsx'
import { textOption } from '../input/options.ts'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  [theme.breakpoints.down('sm')]: { minHeight: TOUCH_HEIGHT },
}))

/** A switch between two values of the data. Its state is said in words beside it, where there is room. */
export function Toggle(props: FieldPartProps) {
  const { id, label, field, value, change, errors, required, readOnly, compact } = props
  const { on = true, off = false } = field.options
  const { t } = useEngine()
  const isOn = value === on
  const word = isOn ? t(textOption(field.options, 'onLabel') ?? 'toggle.yes') : t(textOption(field.options, 'offLabel') ?? 'toggle.no')
  if (readOnly) return <InputLine frame={props} value={word} />
  const described = errors.length > 0 ? { 'aria-describedby': `${id}-helper-text` } : {}
  return (
    <FormControl error={errors.length > 0} size="small">
      {!compact && (
        <FormLabel htmlFor={id} required={required}>
          {label}
        </FormLabel>
      )}
      <Line>
        <Switch
          id={id}
          checked={isOn}
          onChange={(event) => change(event.target.checked ? on : off)}
          slotProps={{ input: { role: 'switch', 'aria-label': label, ...described } }}
        />
        {!compact && (
          <Typography component="span" variant="body2" aria-hidden>
            {word}
          </Typography>
        )}
      </Line>
      {errors.length > 0 && <FormHelperText id={`${id}-helper-text`}>{errors.join(' ')}</FormHelperText>}
    </FormControl>
  )
}
