import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Icon } from '../icon.tsx'
import { useEngine } from '../services.ts'

/** Where a record stands among those that it was found with. */
export interface ViewPager {
  /** Counted from 1. */
  number: number
  total: number
  go(by: 1 | -1): void
}

/** Leads from record to record; with one alone it is not there. */
export function Pager({ number, total, go }: ViewPager) {
  const { t } = useEngine()
  if (total < 2) return null
  // Not disabled at the ends: the button that one stands on would lose the focus.
  const step = (name: 'previous' | 'next', by: 1 | -1, isEnd: boolean) => (
    <IconButton aria-label={t(`drill.${name}`)} aria-disabled={isEnd} onClick={() => !isEnd && go(by)} sx={{ opacity: isEnd ? 0.4 : 1 }}>
      <Icon name={name} />
    </IconButton>
  )
  return (
    <Box role="group" aria-label={t('view.pager')} sx={{ display: 'flex', alignItems: 'center' }}>
      {step('previous', -1, number <= 1)}
      <Box component="span" role="status" sx={{ typography: 'body2', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {t('drill.place', { number, total })}
      </Box>
      {step('next', 1, number >= total)}
    </Box>
  )
}
