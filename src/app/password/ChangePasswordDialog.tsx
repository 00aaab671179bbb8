import { useEffect, useRef, useState } from 'react'
import { useAtomValue } from 'jotai/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import type { LabelId } from '../../config/index.ts'
import { INTERCEPTED } from '../../contract/index.ts'
import { callOperation, isAnswered } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { TypedPasswordField } from './TypedPasswordField.tsx'
import { RefusalNotice } from '../outside/refusal.tsx'
import type { Refusal } from '../outside/refusal.tsx'
import { usePortal, useT } from '../portal/portal.ts'
import { endedAtom, sessionAtom } from '../portal/state.ts'
import { NewPasswordFields, useNewPassword } from './NewPasswordFields.tsx'

/** What the gateway says of a current password that is wrong. */
const WRONG = 'Old Password error.'

/** How a change of the password ended. */
type ChangeResult =
  | { kind: 'changed' | 'wrongPassword' | 'sessionEnded' }
  | { kind: 'refused'; refusal: Refusal; isUnsure: boolean }

interface Props {
  /** The password must be changed before anything else: the dialog can be closed only after a failure. */
  forced?: boolean
  onClose(): void
}

/** Change password (specification of the frame, §2, §4, §5 and §8). Once it is changed, the user is signed out. */
export function ChangePasswordDialog({ forced = false, onClose }: Props) {
  const { gateway, signOut, store } = usePortal()
  const t = useT()
  const session = useAtomValue(sessionAtom)
  const entry = useNewPassword()
  const [current, setCurrent] = useState('')
  const [currentError, setCurrentError] = useState<LabelId>()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  /** An answer was lost: the password may be the new one already. */
  const isUnsure = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const focusOn = (id: string): void => form.current?.querySelector<HTMLInputElement>(`#${id}`)?.focus()
  const mayClose = !busy && (!forced || failed)
  const saveButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // While it was sent, the button was disabled: the browser took the focus from it.
    if (refusal) saveButton.current?.focus()
  }, [refusal])

  async function save(): Promise<void> {
    setBusy(true)
    setRefusal(null)
    setCurrentError(undefined)
    const result = await changePassword(gateway, current, entry.values.newPassword)
    if (result.kind === 'changed') {
      // Whoever has signed in while the answer was on its way is somebody else.
      if (store.get(sessionAtom)?.id === session?.id) void signOut('passwordChanged')
      return
    }
    // A change ends the session: that one whose answer was lost has probably been made.
    if (result.kind === 'sessionEnded') {
      if (isUnsure.current) store.set(endedAtom, 'passwordUnsure')
      return
    }
    setBusy(false)
    setFailed(true)
    if (result.kind === 'refused') {
      isUnsure.current ||= result.isUnsure
      return setRefusal(result.refusal)
    }
    setCurrentError('password.wrongCurrent')
    focusOn('currentPassword')
  }

  function submit(): void {
    if (busy) return
    const wrong = entry.check()
    if (wrong) focusOn(wrong)
    else void save()
  }

  function close(): void {
    if (mayClose) onClose()
  }

  return (
    <FormDialog
      title={t('user.changePassword')}
      form={form}
      onSubmit={submit}
      onClose={close}
      actions={
        <>
          {(!forced || failed) && (
            <Button onClick={close} disabled={busy}>
              {t(forced ? 'action.close' : 'action.cancel')}
            </Button>
          )}
          <Button
            ref={saveButton}
            type="submit"
            variant="contained"
            disabled={busy || current === '' || !entry.complete}
          >
            {t(busy ? 'password.saving' : 'action.save')}
          </Button>
        </>
      }
    >
      {forced && <DialogContentText sx={{ mb: 2 }}>{t('password.forcedLead')}</DialogContentText>}
      <RefusalNotice refusal={refusal} />
      <input type="text" autoComplete="username" value={session?.userId ?? ''} readOnly hidden />
      {/* What was refused is not what is typed now. */}
      <Box onChange={() => setRefusal(null)} sx={{ display: 'grid', gap: 0.75, pt: 1 }}>
        <TypedPasswordField
          id="currentPassword"
          label={t('password.current')}
          autoComplete="current-password"
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
    </FormDialog>
  )
}

/** Changes the password of whoever is signed in (specification of the frame, §7 and §8). Never rejects. */
async function changePassword(gateway: DataPort, oldPassword: string, newPassword: string): Promise<ChangeResult> {
  const answer = await callOperation(gateway, 'changePassword', { body: { oldPassword, newPassword } })
  if (answer.ok) return { kind: 'changed' }
  const { status, code, message, fieldErrors } = answer.problem
  if (status === 401 && code !== INTERCEPTED) return { kind: 'sessionEnded' }
  if (fieldErrors.some((error) => error.message === WRONG)) return { kind: 'wrongPassword' }
  if (code === 'too-many-requests') return { kind: 'refused', refusal: { text: message }, isUnsure: false }
  const texts = fieldErrors.map((error) => error.message)
  return {
    kind: 'refused',
    refusal: texts.length > 0 ? { text: texts.join('\n') } : { label: 'error.somethingWentWrong' },
    isUnsure: !isAnswered(answer, false),
  }
}
