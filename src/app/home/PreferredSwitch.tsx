import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'

interface Props {
  label: string
  checked: boolean
  onChange(on: boolean): void
}

/** Switches between a dashboard and the one that stands in its place. Few readers have both. */
export function PreferredSwitch({ label, checked, onChange }: Props) {
  return (
    <FormControlLabel
      label={label}
      control={<Switch checked={checked} onChange={(_event, on) => onChange(on)} />}
      sx={{ mr: 0 }}
    />
  )
}
