import Chip from '@mui/material/Chip'
import { badgeLook, useEngine } from '../../render/index.ts'

/** Days after or before a plan, in the colour of what it means. */
export function Difference({ days }: { days: number }) {
  const { t } = useEngine()
  return (
    <Chip
      size="small"
      label={t(days > 0 ? 'date.later' : 'date.earlier', { count: Math.abs(days) })}
      sx={badgeLook(days > 0 ? 'warning' : 'success')}
    />
  )
}
