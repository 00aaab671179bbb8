import { useSyncExternalStore } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEngine } from '../services/services.ts'

/**
 * What stands where something could not be loaded: the gateway's reason if it gives one, else the generic message (specification of the
 * frame, §8); without a line to the gateway, that it comes by itself.
 */
export function useFailureText(reason: string | undefined): string {
  const { t, line } = useEngine()
  const isAway = useSyncExternalStore(line?.listen ?? unheard, () => line?.isAway() ?? false)
  return isAway ? t('line.waiting') : (reason ?? t('error.somethingWentWrong'))
}

function unheard(): () => void {
  return () => undefined
}

/** Stands in place of what could not be loaded; `reason` is the gateway's, if it gives one. */
export function Failed({ reason, retry }: { reason: string | undefined; retry(): void }) {
  const { t } = useEngine()
  const text = useFailureText(reason)
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
