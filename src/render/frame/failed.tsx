import { useSyncExternalStore } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Problem } from '../../contract/index.ts'
import { useEngine } from '../services/services.ts'
import { failureText } from '../source/failure.ts'

/**
 * What stands where something could not be loaded: the generic message and the gateway's reason, if it gives one (specification of the
 * frame, §8); without a line to the gateway, that it comes by itself.
 */
export function useFailureText(problem: Problem | undefined): string {
  const { t, line } = useEngine()
  const isAway = useSyncExternalStore(line?.listen ?? unheard, () => line?.isAway() ?? false)
  if (isAway) return t('line.waiting')
  return problem === undefined ? t('error.somethingWentWrong') : failureText(problem, t)
}

function unheard(): () => void {
  return () => undefined
}

/** Stands in place of what could not be loaded; without a problem it was no call that failed. */
export function Failed({ problem, retry }: { problem: Problem | undefined; retry(): void }) {
  const { t } = useEngine()
  const text = useFailureText(problem)
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {t('action.retry')}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
