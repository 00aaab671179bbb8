import { useState, type SubmitEvent } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { ask } from '../../host/host.ts'
import type { TenantWish } from '../../host/new-tenant.ts'
import { useAttempt } from '../use-attempt.ts'
import { useWords } from '../../words/words.ts'
import { Begun } from './Begun.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { LookStep } from './LookStep.tsx'
import { NameStep } from './NameStep.tsx'
import { PartsStep } from './PartsStep.tsx'
import { UserStep } from './UserStep.tsx'
import { firstWish, type Choices } from './wish.ts'

const steps = [
  { label: 'newTenant.nameStep', Shown: NameStep },
  { label: 'newTenant.lookStep', Shown: LookStep },
  { label: 'newTenant.partsStep', Shown: PartsStep },
  { label: 'newTenant.companyStep', Shown: CompanyStep },
  { label: 'newTenant.userStep', Shown: UserStep },
] as const

interface NewTenantProps {
  choices: Choices
  /** What was said of it so far; nothing at first. */
  begun: TenantWish | undefined
  /** Keeps what is said more of it, also beyond the end of a session. */
  put(changes: Partial<TenantWish>): void
  close(): void
}

/** The way from a name to a portal that people sign in to, in five steps and one press. */
export function NewTenant({ choices, begun, put, close }: NewTenantProps) {
  const { t, language } = useWords()
  const wish = begun ?? firstWish(choices)
  const [at, setAt] = useState(0)
  const { failure, attempt } = useAttempt()
  const [isUnderWay, setUnderWay] = useState(false)
  const [isBegun, setBegun] = useState(false)
  const isLast = at === steps.length - 1
  const create = async () => {
    setUnderWay(true)
    await attempt(() => ask('tenants/create', { newTenant: wish, language }).then(() => setBegun(true)))
    setUnderWay(false)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isLast) void create()
    else setAt(at + 1)
  }
  const { Shown } = steps[at] ?? steps[0]
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={begun === undefined || isBegun ? close : undefined}
      aria-labelledby="new-tenant"
    >
      <DialogTitle id="new-tenant">{t('newTenant.title')}</DialogTitle>
      {isBegun ? (
        <Begun {...{ wish, close }} />
      ) : (
        <Stack component="form" onSubmit={submit} sx={{ minHeight: 0 }}>
          <DialogContent>
            <Stack sx={{ gap: 2.5, minHeight: 380 }}>
              <Stepper activeStep={at} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
                {steps.map(({ label }) => (
                  <Step key={label}>
                    <StepLabel>{t(label)}</StepLabel>
                  </Step>
                ))}
              </Stepper>
              {failure !== '' && <Alert severity="error">{failure}</Alert>}
              <Shown {...{ wish, choices }} put={put} />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button disabled={isUnderWay} onClick={close}>
              {t('publishing.cancel')}
            </Button>
            <Button disabled={at === 0 || isUnderWay} onClick={() => setAt(at - 1)}>
              {t('newTenant.back')}
            </Button>
            <Button type="submit" variant="contained" disableElevation loading={isUnderWay}>
              {t(isLast ? 'newTenant.create' : 'newTenant.next')}
            </Button>
          </DialogActions>
        </Stack>
      )}
    </Dialog>
  )
}
