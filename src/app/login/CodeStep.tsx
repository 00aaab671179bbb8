import { useEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { LabelId } from '../../config/index.ts'
import { Field } from '../outside/Field.tsx'
import type { Refusal } from '../outside/refusal.tsx'
import { SubmitForm } from '../outside/SubmitForm.tsx'
import { useT } from '../portal/portal.ts'

interface Props {
  /** Why the last code was refused. */
  refusal: Refusal | null
  isBusy: boolean
  /** The code as typed; null goes back to the password. */
  onAnswer(code: string | null): void
}

/** What each kind of code is called, and how it is typed. */
const KINDS = {
  app: { lead: 'twoStep.appLead', label: 'twoStep.code', other: 'twoStep.useRecoveryCode', inputMode: 'numeric' },
  recovery: { lead: 'twoStep.recoveryLead', label: 'twoStep.recoveryCode', other: 'twoStep.useApp', inputMode: 'text' },
} as const

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function CodeStep({ refusal, isBusy, onAnswer }: Props) {
  const t = useT()
  const [kind, setKind] = useState<keyof typeof KINDS>('app')
  const [code, setCode] = useState('')
  const [error, setError] = useState<LabelId>()
  const input = useRef<HTMLInputElement>(null)
  const { lead, label, other, inputMode } = KINDS[kind]
  // A refused code is of no use any more.
  useEffect(() => input.current?.focus(), [refusal, kind])

  function change(value: string): void {
    setCode(value)
    setError(undefined)
  }

  function submit(): string | undefined {
    const typed = code.normalize('NFKC').trim()
    if (typed === '') {
      setError('twoStep.codeRequired')
      return 'code'
    }
    setCode('')
    onAnswer(typed)
    return undefined
  }

  return (
    <>
      <SubmitForm
        refusal={refusal}
        isBusy={isBusy}
        labels={{ submit: 'login.submit', busy: 'login.processing' }}
        onSubmit={submit}
      >
        <Typography sx={{ mb: 1.5 }}>{t(lead)}</Typography>
        <Field
          id="code"
          label={t(label)}
          autoComplete="one-time-code"
          inputMode={inputMode}
          maxLength={40}
          value={code}
          error={error && t(error)}
          onChange={change}
          inputRef={input}
        />
      </SubmitForm>
      <Box sx={{ mt: 1.5, mx: -1, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Button onClick={() => onAnswer(null)} disabled={isBusy} sx={{ minWidth: 0 }}>
          {t('password.back')}
        </Button>
        <Button
          disabled={isBusy}
          onClick={() => {
            setKind(kind === 'app' ? 'recovery' : 'app')
            change('')
          }}
        >
          {t(other)}
        </Button>
      </Box>
    </>
  )
}
