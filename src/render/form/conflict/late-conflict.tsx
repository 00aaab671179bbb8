import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useCode } from '../../parts/code.ts'
import { useEngine } from '../../services/services.ts'
import type { ConflictDialogProps } from './conflict-dialog.tsx'

const load = () => import('./conflict-dialog.tsx').then(({ ConflictDialog }) => ConflictDialog)

/** The dialog about a record that was changed meanwhile, once its code is there; where that does not come, the way to ask for it again. */
export function LateConflict(props: ConflictDialogProps) {
  const { t } = useEngine()
  const { code: ConflictDialog, hasFailed, retry } = useCode(load)
  if (ConflictDialog !== undefined) return <ConflictDialog {...props} />
  if (!hasFailed) return null
  const again = (
    <Button color="inherit" size="small" onClick={retry}>
      {t('action.retry')}
    </Button>
  )
  return (
    <Alert severity="warning" role="alert" square action={again}>
      {t('conflict.title')}
    </Alert>
  )
}
