import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { notify } from '../dialogs/notices.tsx'
import { useT } from '../portal.ts'

interface Props {
  onClose(): void
}

/** The change-password dialog, loaded when it is asked for. One that cannot be had is told of and closed, and may be asked for again. */
export function ChangePassword({ onClose }: Props) {
  const t = useT()
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    let wanted = true
    import('./ChangePasswordDialog.tsx').then(
      ({ ChangePasswordDialog }) => {
        if (wanted) setDialog(() => ChangePasswordDialog)
      },
      () => {
        if (!wanted) return
        notify({ severity: 'error', text: t('error.somethingWentWrong') })
        onClose()
      },
    )
    return () => {
      wanted = false
    }
  }, [t, onClose])
  return Dialog && <Dialog onClose={onClose} />
}
