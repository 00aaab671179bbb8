import type { RefObject } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEngine } from '../services/services.ts'
import type { Actions } from './record/actions.ts'
import { Summary } from './summary.tsx'

/** How the last action ended, where the form is still open: the error line of a failed one, every message with a link to its field, what is in the form and not saved. */
export function FormErrors({ actions, body }: { actions: Actions; body: RefObject<HTMLElement | null> }) {
  const { t } = useEngine()
  return (
    <Box sx={{ maxHeight: '30vh', overflow: 'auto', flexShrink: 0 }}>
      {actions.failure !== undefined && (
        <Alert severity="error" role="alert" square>
          {actions.failure.text}
          {actions.failure.reason !== undefined && <div>{actions.failure.reason}</div>}
        </Alert>
      )}
      {actions.isTypedOn && (
        <Alert severity="warning" role="status" square>
          {t('form.typedMeanwhile')}
        </Alert>
      )}
      {actions.undo !== undefined && (
        <Alert
          severity="info"
          role="status"
          square
          action={
            <Button color="inherit" size="small" onClick={actions.undo}>
              {t('conflict.undo')}
            </Button>
          }
        >
          {t('conflict.merged')}
        </Alert>
      )}
      {(actions.stopped > 0 || actions.failure !== undefined) && (
        <Summary key={actions.stopped} isAsked={actions.stopped > 0} body={body} />
      )}
    </Box>
  )
}
