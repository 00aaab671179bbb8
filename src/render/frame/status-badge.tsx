import Chip from '@mui/material/Chip'
import type { LookupModel, LookupOption } from '../../config/index.ts'
import { Icon } from './icon.tsx'
import { useEngine } from '../services/services.ts'

/** A code of a fixed lookup as a badge: its label and icon in the colours of its tone. A code the lookup lacks is shown as it is. */
export function StatusBadge({ lookup, code }: { lookup: LookupModel | undefined; code: string }) {
  const { t } = useEngine()
  const option = lookup?.options?.find((each) => each.value === code)
  const { background, text } = toneColors[(option === undefined ? lookup?.tone : option.tone) ?? 'neutral']
  return (
    <Chip
      size="small"
      label={option === undefined ? code : t(option.label)}
      {...(option?.icon !== undefined && { icon: <Icon name={option.icon} /> })}
      sx={{
        bgcolor: background,
        color: text,
        fontWeight: 600,
        minWidth: 0,
        '& .MuiChip-icon': { color: 'inherit', fontSize: '1rem' },
      }}
    />
  )
}

type Tone = NonNullable<LookupOption['tone']>

/** Colours of a badge by tone; text on them keeps a contrast of 4.5:1 (WCAG 2.2, 1.4.3). */
export const toneColors: Record<Tone, { background: string; text: string }> = {
  neutral: { background: '#e6e8eb', text: '#30363d' },
  info: { background: '#dfe6f0', text: '#35506f' },
  warning: { background: '#ffe9bf', text: '#6b4400' },
  success: { background: '#d8f0dc', text: '#17602a' },
  danger: { background: '#fbdcdc', text: '#9a1c1c' },
}
