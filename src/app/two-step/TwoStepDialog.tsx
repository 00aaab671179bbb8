import { useEffect, useRef, useState } from 'react'
import { useAtomValue } from 'jotai/react'
import Button from '@mui/material/Button'
import type { LabelId } from '../../config/index.ts'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { RefusalNotice } from '../outside/refusal.tsx'
import { usePortal, useT } from '../portal/portal.ts'
import { bootAtom } from '../portal/state.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoStepFields } from './TwoStepFields.tsx'
import { useTwoStep } from './use-two-step.ts'
import type { Stage, Wrong } from './use-two-step.ts'

interface Props {
  /** The tenant demands codes of the user, who can do nothing else: the way out is to sign out. */
  forced?: boolean
  onClose(): void
}

/** What the button does where something has to be typed. */
const SUBMITS: Partial<Record<Stage['at'], LabelId>> = {
  off: 'twoStep.begin',
  app: 'twoStep.turnOn',
  on: 'twoStep.turnOff',
}

/** Codes of an app beside the password: set up, and turned off. */
export function TwoStepDialog({ forced = false, onClose }: Props) {
  const t = useT()
  const name = useAtomValue(bootAtom)?.name ?? ''
  const { stage, wrong, refusal, isBusy, begin, confirm, turnOff, finish } = useTwoStep()
  const [typed, setTyped] = useState({ password: '', code: '' })
  const [unfilled, setUnfilled] = useState<Wrong>({})
  const form = useRef<HTMLFormElement>(null)
  const focusOn = (field: string): void => form.current?.querySelector<HTMLInputElement>(`#twoStep-${field}`)?.focus()
  const submitLabel = SUBMITS[stage.at]
  const needed =
    stage.at === 'off'
      ? (['password'] as const)
      : stage.at === 'app'
        ? (['code'] as const)
        : (['password', 'code'] as const)

  useEffect(() => {
    const first = Object.keys(wrong)[0]
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`#twoStep-${first}`)?.focus()
  }, [wrong])

  function submit(): void {
    if (isBusy || submitLabel === undefined) return
    const { password } = typed
    const code = typed.code.normalize('NFKC').trim()
    const empty = needed.filter((field) => (field === 'code' ? code : password) === '')
    setUnfilled(Object.fromEntries(empty.map((field) => [field, t(REQUIRED[field])])))
    if (empty[0] !== undefined) return focusOn(empty[0])
    setTyped({ password: '', code: '' })
    if (stage.at === 'off') void begin(password)
    if (stage.at === 'app') void confirm(code)
    if (stage.at === 'on') void turnOff(password, code, stage.isRequired)
  }

  function close(): void {
    if (isBusy) return
    // The codes are shown once: a click beside the dialog must not lose them.
    if (stage.at === 'recoveryCodes') return
    if (!forced) onClose()
  }

  function done(): void {
    finish()
    onClose()
  }

  return (
    <FormDialog
      title={t('user.twoStepSignIn')}
      form={form}
      onSubmit={submit}
      onClose={close}
      actions={
        stage.at === 'recoveryCodes' ? (
          <Button variant="contained" onClick={done}>
            {t('twoStep.kept')}
          </Button>
        ) : (
          <>
            <WayOut
              isShut={forced && stage.at !== 'on'}
              isBusy={isBusy}
              label={forced || submitLabel === undefined ? 'action.close' : 'action.cancel'}
              onClose={forced ? done : onClose}
            />
            {submitLabel !== undefined && (
              <Button type="submit" variant="contained" disabled={isBusy}>
                {t(submitLabel)}
              </Button>
            )}
          </>
        )
      }
    >
      <RefusalNotice refusal={stage.at === 'failed' ? { label: 'error.somethingWentWrong' } : refusal} />
      {stage.at === 'recoveryCodes' ? (
        <RecoveryCodes codes={stage.codes} portal={name} />
      ) : (
        <TwoStepFields
          stage={stage}
          forced={forced}
          typed={typed}
          wrong={{ ...unfilled, ...wrong }}
          onType={(field, value) => {
            setTyped((before) => ({ ...before, [field]: value }))
            setUnfilled({})
          }}
        />
      )}
    </FormDialog>
  )
}

/** The button that leaves the dialog; whoever may not go on signs out. */
function WayOut({
  isShut,
  isBusy,
  label,
  onClose,
}: {
  isShut: boolean
  isBusy: boolean
  label: LabelId
  onClose(): void
}) {
  const t = useT()
  const { signOut } = usePortal()
  return (
    <Button onClick={isShut ? () => void signOut() : onClose} disabled={isBusy}>
      {t(isShut ? 'user.logout' : label)}
    </Button>
  )
}

const REQUIRED = { password: 'login.passwordRequired', code: 'twoStep.codeRequired' } as const
