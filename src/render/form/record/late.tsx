import type { ComponentType } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { LabelId } from '../../../config/index.ts'
import { useCode } from '../../parts/code.ts'
import { useEngine } from '../../services/services.ts'

interface LateProps<Props> {
  /** Of a module: the same at each drawing. */
  load(): Promise<ComponentType<Props>>
  /** What the dialog is about. */
  title: LabelId
  props: Props & object
}

/** A dialog of a form that most people never see, once its code is there; where that does not come, the way to ask for it again. */
export function Late<Props>({ load, title, props }: LateProps<Props>) {
  const { t } = useEngine()
  const { code: Dialog, hasFailed, retry } = useCode(load)
  if (Dialog !== undefined) return <Dialog {...props} />
  if (!hasFailed) return null
  const again = (
    <Button color="inherit" size="small" onClick={retry}>
      {t('action.retry')}
    </Button>
  )
  return (
    <Alert severity="warning" role="alert" square action={again}>
      {t(title)}
    </Alert>
  )
}
