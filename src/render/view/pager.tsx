import Box from '@mui/material/Box'
import { useEngine } from '../services/services.ts'
import { StepButton } from '../frame/step-button.tsx'

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
  return (
    <Box role="group" aria-label={t('view.pager')} sx={{ display: 'flex', alignItems: 'center' }}>
      <StepButton way="previous" label={t('drill.previous')} isEnd={number <= 1} onStep={() => go(-1)} />
      <Box
        component="span"
        role="status"
        sx={{ typography: 'body2', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        {t('drill.place', { number, total })}
      </Box>
      <StepButton way="next" label={t('drill.next')} isEnd={number >= total} onStep={() => go(1)} />
    </Box>
  )
}
