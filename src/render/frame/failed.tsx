import { useSyncExternalStore } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { momentOf } from '../../config/index.ts'
import type { Problem } from '../../contract/index.ts'
import { sinceText } from '../parts/day-text.ts'
import { handsFocusOn } from '../screen/hand-on.ts'
import { useEngine } from '../services/services.ts'
import { failureText, isDenied } from '../source/failure.ts'
import { Empty } from './empty.tsx'
import { Icon } from '../look/icon.tsx'

/**
 * What stands where something could not be loaded: the generic message and the gateway's reason, if it gives one (specification of the
 * frame, §8), the reason alone where a right is wanting; without a line to the gateway, that it comes by itself.
 */
export function useFailureText(problem: Problem | undefined): string {
  const { t, line } = useEngine()
  const isAway = useSyncExternalStore(line?.listen ?? unheard, () => line?.isAway() ?? false)
  if (isAway) return t('line.waiting')
  if (problem === undefined) return t('error.somethingWentWrong')
  return failureText(problem, t)
}

function unheard(): () => void {
  return () => undefined
}

interface FailedProps {
  problem: Problem | undefined
  retry(): void
}

/**
 * Stands in place of what could not be loaded, or above what could not be loaded anew: then it says of when that is (`since`, in
 * milliseconds). Without a problem it was no call that failed.
 */
export function Failed({ problem, since, retry }: FailedProps & { since?: number | undefined }) {
  const { t, formats } = useEngine()
  const text = useFailureText(problem)
  return (
    <Alert
      ref={handsFocusOn}
      severity="error"
      role="alert"
      action={
        <Button color="inherit" size="small" onClick={retry} sx={{ displayPrint: 'none' }}>
          {t('action.retry')}
        </Button>
      }
    >
      {since === undefined ? text : `${text} ${t('view.asOf', { time: sinceText(momentOf(since), formats) })}`}
    </Alert>
  )
}

/** Stands in place of a whole list or record: in the middle, as what has nothing to show does. A right that is wanting leads to who gives it. */
export function FailedPlace({ problem, retry }: FailedProps) {
  const { t } = useEngine()
  const text = useFailureText(problem)
  return (
    <Box
      ref={handsFocusOn}
      role="alert"
      sx={{ display: 'grid', flex: 1, alignContent: 'center', minHeight: { sm: 320 } }}
    >
      <Empty
        scene="failed"
        text={text}
        {...(isDenied(problem)
          ? { hint: t('page.accessDeniedAdvice') }
          : {
              action: (
                <Button variant="outlined" startIcon={<Icon name="refresh" />} onClick={retry} sx={{ mt: 1.5 }}>
                  {t('action.retry')}
                </Button>
              ),
            })}
      />
    </Box>
  )
}
