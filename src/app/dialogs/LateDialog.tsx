import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { useCode } from '../../render/index.ts'
import { useT } from '../portal/portal.ts'
import { notify } from './notices.ts'

interface Props<DialogProps> {
  /** A function of a module, the same each time. */
  load: () => Promise<ComponentType<DialogProps>>
  props: DialogProps
  onClose?: () => void
}

/** What opens over the page, its code loaded when it is asked for. A failure shows a notice and closes it; it may be opened again. */
export function LateDialog<DialogProps extends object>({ load, props, onClose }: Props<DialogProps>) {
  const t = useT()
  const { code: Dialog, hasFailed, isGone = false } = useCode(load)
  useEffect(() => {
    if (!hasFailed) return
    notify({ severity: 'error', text: t(isGone ? 'app.newVersion' : 'error.somethingWentWrong') })
    onClose?.()
  }, [hasFailed, isGone, t, onClose])
  return Dialog && <Dialog {...props} />
}
