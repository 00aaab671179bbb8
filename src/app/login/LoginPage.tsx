import Box from '@mui/material/Box'
import type { TenantBoot } from '../../config/index.ts'
import { FORGOT } from '../address/place.ts'
import { useT } from '../portal.ts'
import { LoginForm } from './LoginForm.tsx'
import { PlaceButton } from './PlaceButton.tsx'
import { SignInFrame } from './SignInFrame.tsx'

interface LoginPageProps {
  boot: TenantBoot
  /** Somebody types: what lies behind the sign-in will be needed. May be called at every key. */
  expectShell(): void
}

/** The sign-in page of a tenant. */
export function LoginPage({ boot, expectShell }: LoginPageProps) {
  const t = useT()
  return (
    <SignInFrame boot={boot} heading={t('login.heading')}>
      <div onInput={expectShell}>
        <LoginForm captchaCount={boot.captchaCount} />
      </div>
      <Box sx={{ mt: 1.5, textAlign: 'center' }}>
        <PlaceButton tenantUrl={boot.url} path={FORGOT}>
          {t('login.forgotPassword')}
        </PlaceButton>
      </Box>
    </SignInFrame>
  )
}
