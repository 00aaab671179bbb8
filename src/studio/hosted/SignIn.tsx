import { useEffect, useState, type SubmitEvent } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { keepSession, tabStorage } from '../../app/index.ts'
import { callOperation } from '../../render/source.ts'
import { whenTypedIsLost } from '../host/lost.ts'
import { gatewayFor, signedIn, type Viewer } from '../preview/sign-in.ts'
import { useWords } from '../words/words.ts'
import { tenantIn } from './tenant-in.ts'

/** In the middle of the window; on a phone the window itself. */
const CARD = {
  width: { xs: 1, sm: 420 },
  mx: 'auto',
  my: { xs: 0, sm: 'max(24px, 12vh)' },
  p: { xs: 3, sm: 4 },
  gap: 2.5,
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: { sm: 1.5 },
  bgcolor: { sm: 'background.paper' },
} as const

/** As it was typed, to be copied from here; a whole page of the help is long. */
const TYPED = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflow: 'auto' }

interface SignInProps {
  /** Why nobody is signed in any more. */
  failure: string
  signedIn(viewer: Viewer): void
}

/** Signs a user of the portal in to its studio; `?tenant=` in the address names the tenant. */
export function SignIn({ failure, signedIn: enter }: SignInProps) {
  const { t } = useWords()
  const [refusal, setRefusal] = useState(failure)
  const [lost, setLost] = useState<readonly string[]>([])
  useEffect(() => whenTypedIsLost(setLost), [])
  const [isBusy, setBusy] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A second sign-in would end the session of the first.
    if (isBusy) return
    setBusy(true)
    void send(new FormData(event.currentTarget)).finally(() => setBusy(false))
  }
  const send = async (given: FormData) => {
    const text = (name: string) => {
      const value = given.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const url = tenantIn(text('tenant'))
    const code = text('code')
    const details = await callOperation(gatewayFor(url.toUpperCase()), 'getTenantDetails', {
      path: { tenantUrl: url },
      query: { Portal: true },
    })
    if (!details.ok) return setRefusal(details.problem.message)
    const tenant = { id: details.data.tenant, url }
    const eyes = { userId: text('userId'), password: String(given.get('password')), ...(code !== '' && { code }) }
    const viewer = await signedIn(tenant, eyes)
    if (typeof viewer === 'string') return setRefusal(viewer)
    keepSession(viewer.session, tabStorage())
    enter(viewer)
  }
  const tenant = new URLSearchParams(window.location.search).get('tenant') ?? ''
  return (
    <Stack component="main" sx={CARD}>
      <Typography component="h1" variant="h1" color="primary">
        {t('studio.title')}
      </Typography>
      {refusal !== '' && <Alert severity="error">{refusal}</Alert>}
      {lost.map((text) => (
        <Alert key={text} severity="warning" sx={TYPED}>
          {t('bar.notPutIn', { text })}
        </Alert>
      ))}
      <Stack component="form" sx={{ gap: 2 }} onSubmit={submit}>
        <TextField name="tenant" label={t('signIn.tenant')} defaultValue={tenant} required />
        <TextField name="userId" label={t('signIn.user')} autoComplete="username" required />
        <TextField
          name="password"
          type="password"
          label={t('signIn.password')}
          autoComplete="current-password"
          required
        />
        <TextField name="code" label={t('signIn.code')} autoComplete="one-time-code" />
        <Button type="submit" variant="contained" size="large" disableElevation loading={isBusy} sx={{ mt: 1 }}>
          {t('signIn.enter')}
        </Button>
      </Stack>
    </Stack>
  )
}
