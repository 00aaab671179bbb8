import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { badgeLook, Icon, useEngine, useLead, usePaper } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import type { Options } from './manifest.ts'

const BAR = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minHeight: 48,
  px: { xs: 2, sm: 2.5 },
  borderRadius: '12px',
  breakInside: 'avoid',
} as const

/** Stays whole: where there is little room the words beside it go on two lines. */
const STEP = { ml: 'auto', mr: -1, flexShrink: 0, whiteSpace: 'nowrap' } as const

/** A word to the reader about what stands around it; with a tone it stands out, and may lead to where something is to be done. */
export function NoteBlock({ block: { options } }: BlockPartProps<Options>) {
  const { t } = useEngine()
  const { text, tone, step } = options
  const lead = useLead(step?.section)
  const isPaper = usePaper()
  const button = step !== undefined && lead !== undefined && !isPaper && (
    <Button color="inherit" size="small" endIcon={<Icon name="next" />} onClick={lead} sx={STEP}>
      {t(step.label)}
    </Button>
  )
  if (tone === undefined)
    return (
      <Typography role="note" color="textSecondary">
        {t(text)}
        {button}
      </Typography>
    )
  return (
    <Box role="note" sx={{ ...BAR, ...badgeLook(tone) }}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75 }}>
        <Icon name={tone === 'info' ? 'info' : 'warning'} fontSize="small" />
        {t(text)}
      </Box>
      {button}
    </Box>
  )
}
