import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Icon, useEngine } from '../../render/index.ts'
import type { Figure } from '../../render/index.ts'

interface Props {
  /** From 0. */
  page: number
  pages: number
  shown: readonly Figure[]
  setWanted(page: number): void
}

/** The way through the pages of days, with the first and the last day of this one. */
export function DayPages({ page, pages, shown, setWanted }: Props) {
  const { t } = useEngine()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, mt: 0.5, fontSize: '.85rem', color: 'text.secondary' }}>
      <IconButton size="small" aria-label={t('dashboard.earlierDays')} disabled={page === 0} onClick={() => setWanted(page - 1)}>
        <Icon name="before" />
      </IconButton>
      <span role="status">{t('dashboard.daysShown', { from: shown[0]?.label ?? '', to: shown.at(-1)?.label ?? '' })}</span>
      <IconButton size="small" aria-label={t('dashboard.laterDays')} disabled={page === pages - 1} onClick={() => setWanted(page + 1)}>
        <Icon name="after" />
      </IconButton>
    </Box>
  )
}
