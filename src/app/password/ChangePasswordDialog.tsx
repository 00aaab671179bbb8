import { useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useAtomValue } from 'jotai/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import type { LabelId } from '../../config/index.ts'
import { callOperation } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'
import { PasswordField } from '../outside/PasswordField.tsx'
import { RefusalNotice } from '../outside/refusal.tsx'
import type { Refusal } from '../outside/refusal.tsx'
import { usePortal, useT } from '../portal/portal.ts'
import { endedAtom, sessionAtom } from '../portal/state.ts'
import { NewPasswordFields, useNewPassword } from './NewPasswordFields.tsx'

const TITLE = 'change-password-title'
/** What the gateway says of a current password that is wrong. */
const WRONG = 'Old Password error.'

/** How a change of the password ended. */
type ChangeResult = { kind: 'changed' } | { kind: 'wrongPassword' } | { kind: 'refused'; refusal: Refusal }

interface Props {
  /** The password must be changed before anything else: the dialog can be closed only after a failure. */
  forced?: boolean
  onClose(): void
}

/** Change password (specification of the frame, §2, §4, §5 and §8). Once it is changed, the user is signed out. */
export function ChangePasswordDialog({ forced = false, onClose }: Props) {
  const { gateway, signOut, store } = usePortal()
  const t = useT()
  const userId = useAtomValue(sessionAtom)?.userId ?? ''
  const entry = useNewPassword()
  const [current, setCurrent] = useState('')
  const [currentError, setCurrentError] = useState<LabelId>()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusOn = (id: string): void => form.current?.querySelector<HTMLInputElement>(`#${id}`)?.focus()
  const mayClose = !busy && (!forced || failed)

  async function save(): Promise<void> {
    setBusy(true)
    setRefusal(null)
    const result = await changePassword(gateway, current, entry.values.newPassword)
    if (result.kind === 'changed') {
      void signOut()
      store.set(endedAtom, 'passwordChanged')
      return
    }
    setBusy(false)
    setFailed(true)
    if (result.kind === 'refused') return setRefusal(result.refusal)
    setCurrentError('password.wrongCurrent')
    focusOn('currentPassword')
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (busy) return
    const wrong = entry.check()
    if (wrong) focusOn(wrong)
    else void save()
  }

  function close(): void {
    if (mayClose) onClose()
  }

  return (
    <Dialog open onClose={close} aria-labelledby={TITLE} maxWidth="xs" fullWidth>
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={submit}
        aria-labelledby={TITLE}
        sx={{ display: 'contents' }}
      >
        <DialogTitle id={TITLE}>{t('user.changePassword')}</DialogTitle>
        <DialogContent>
          {forced && <DialogContentText sx={{ mb: 2 }}>{t('password.forcedLead')}</DialogContentText>}
          <RefusalNotice refusal={refusal} />
          <input type="text" autoComplete="username" value={userId} readOnly hidden />
          <Box sx={{ display: 'grid', gap: 0.75, pt: 1 }}>
            <PasswordField
              id="currentPassword"
              label={t('password.current')}
              autoComplete="current-password"
              typedOnly
              autoFocus
              value={current}
              error={currentError && t(currentError)}
              onChange={(value) => {
                setCurrent(value)
                setCurrentError(undefined)
              }}
            />
            <NewPasswordFields entry={entry} />
          </Box>
        </DialogContent>
        <DialogActions>
          {(!forced || failed) && (
            <Button onClick={close} disabled={busy}>
              {t(forced ? 'action.close' : 'action.cancel')}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={busy || current === '' || !entry.complete}>
            {t(busy ? 'password.saving' : 'action.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

/** Changes the password of whoever is signed in (specification of the frame, §7 and §8). Never rejects. */
async function changePassword(gateway: DataPort, oldPassword: string, newPassword: string): Promise<ChangeResult> {
  const answer = await callOperation(gateway, 'changePassword', { body: { oldPassword, newPassword } })
  if (answer.ok) return { kind: 'changed' }
  const { code, message, fieldErrors } = answer.problem
  if (fieldErrors.some((error) => error.message === WRONG)) return { kind: 'wrongPassword' }
  if (code === 'too-many-requests') return { kind: 'refused', refusal: { text: message } }
  const texts = fieldErrors.map((error) => error.message)
  return {
    kind: 'refused',
    refusal: texts.length > 0 ? { text: texts.join('\n') } : { label: 'error.somethingWentWrong' },
  }
}
