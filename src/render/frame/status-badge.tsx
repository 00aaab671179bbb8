import Chip from '@mui/material/Chip'
import type { LookupModel } from '../../config/index.ts'
import { optionOf } from '../parts/option-of.ts'
import { Icon } from '../look/icon.tsx'
import { useEngine } from '../services/services.ts'
import { badgeLook } from '../look/tone.ts'

/** A code of a fixed lookup, in whatever case it comes, as a badge: its label and icon in the colours of its tone. A code the lookup lacks is shown as it is. */
export function StatusBadge({ lookup, code }: { lookup: LookupModel | undefined; code: string }) {
  const { t } = useEngine()
  const option = optionOf(lookup, code)
  const tone = (option === undefined ? lookup?.tone : option.tone) ?? 'neutral'
  return (
    <Chip
      size="small"
      label={option === undefined ? code : t(option.label)}
      {...(option?.icon !== undefined && { icon: <Icon name={option.icon} /> })}
      sx={{
        ...badgeLook(tone),
        minWidth: 0,
        '& .MuiChip-icon': { color: 'inherit', width: 16, height: 16 },
      }}
    />
  )
}
