import { useEffect, useRef, useState } from 'react'
import { useAtomValue } from 'jotai/react'
import Button from '@mui/material/Button'
import type { LabelId } from '../../config/index.ts'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { RefusalNotice } from '../outside/refusal.tsx'
import type { Refusal } from '../outside/refusal.tsx'
import { usePortal, useT } from '../portal/portal.ts'
import { bootAtom } from '../portal/state.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoStepFields } from './TwoStepFields.tsx'
import { lacksCodes, useTwoStep } from './use-two-step.ts'
import type { Stage, Wrong } from './use-two-step.ts'

interface Props {
  /** The tenant demands codes of the user, who can do nothing else: the way out is to sign out. */
  forced?: boolean
  onClose(): void
}

/** What the dialog can do with what is typed, and what the button says. */
const ACTS = {
  begin: 'twoStep.begin',
  turnOn: 'twoStep.turnOn',
  turnOff: 'twoStep.turnOff',
  renew: 'twoStep.renew',
} as const
type Act = keyof typeof ACTS

/** What is done where something has to be typed. */
const DOES = { off: 'begin', app: 'turnOn', on: 'turnOff' } as const

/** Codes of an app beside the password: set up, and turned off. */
export function TwoStepDialog({ forced = false, onClose }: Props) {
  const t = useT()
  const name = useAtomValue(bootAtom)?.name ?? ''
  const { stage, wrong, refusal, isBusy, begin, confirm, renew, turnOff, finish } = useTwoStep()
  const [typed, setTyped] = useState({ password: '', code: '' })
  const [unfilled, setUnfilled] = useState<Wrong>({})
  const form = useRef<HTMLFormElement>(null)
  const focusOn = (field: string): void => form.current?.querySelector<HTMLInputElement>(`#twoStep-${field}`)?.focus()
  const isLacking = lacksCodes(stage)
  const act = isLacking ? 'renew' : actAt(stage)
  const other: Act | undefined = stage.at !== 'on' ? undefined : isLacking ? 'turnOff' : 'renew'
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

  function submit(does: Act | undefined): void {
    if (isBusy || does === undefined) return
    const { password } = typed
    const code = typed.code.normalize('NFKC').trim()
    const empty = needed.filter((field) => (field === 'code' ? code : password) === '')
    setUnfilled(Object.fromEntries(empty.map((field) => [field, t(REQUIRED[field])])))
    if (empty[0] !== undefined) return focusOn(empty[0])
    setTyped({ password: '', code: '' })
    if (does === 'begin') void begin(password)
    if (does === 'turnOn') void confirm(code)
    if (does === 'renew') void renew(password, code)
    if (does === 'turnOff') void turnOff(password, code, stage.at === 'on' && stage.isRequired)
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
      onSubmit={() => submit(act)}
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
              label={isLacking ? 'twoStep.kept' : forced || act === undefined ? 'action.close' : 'action.cancel'}
              onClose={forced || isLacking ? done : onClose}
            />
            {other !== undefined && (
              <Button onClick={() => submit(other)} disabled={isBusy}>
                {t(ACTS[other])}
              </Button>
            )}
            {act !== undefined && (
              <Button type="submit" variant="contained" disabled={isBusy}>
                {t(ACTS[act])}
              </Button>
            )}
          </>
        )
      }
    >
      <RefusalNotice
        refusal={stage.at === 'failed' ? { label: 'error.somethingWentWrong' } : (refusal ?? unseen(isLacking))}
      />
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

/** What the button does where something has to be typed. */
function actAt({ at }: Stage): Act | undefined {
  return at === 'off' || at === 'app' || at === 'on' ? DOES[at] : undefined
}

function unseen(isLacking: boolean): Refusal | null {
  return isLacking ? { label: 'twoStep.codesUnseen' } : null
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
