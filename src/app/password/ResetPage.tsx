import { useState } from 'react'
import Box from '@mui/material/Box'
import type { TenantBoot } from '../../config/index.ts'
import { FORGOT, LOGIN, addressOf } from '../address/place.ts'
import { PlaceButton } from '../login/PlaceButton.tsx'
import { SignInFrame } from '../login/SignInFrame.tsx'
import { MessagePage } from '../pages/MessagePage.tsx'
import { usePortal, useT } from '../portal.ts'
import { endedAtom } from '../state.ts'
import { TOKEN_EXPIRED } from './forgot.ts'
import { forgetResetToken, keptResetLink } from './reset-link.ts'
import type { ResetLink } from './reset-link.ts'
import { ResetForm } from './ResetForm.tsx'
import type { ResetResult } from './reset.ts'

/** Reset password: what the link in the e-mail leads to (specification of the frame, §2 and §4). */
export function ResetPage({ boot }: { boot: TenantBoot }) {
  const { account, signOut, store } = usePortal()
  const t = useT()
  const [link, setLink] = useState<ResetLink>(() => keptResetLink(boot.url, window.sessionStorage))

  function end({ kind }: ResetResult): void {
    if (kind === 'refused') return
    forgetResetToken(boot.url, window.sessionStorage)
    if (kind === 'invalidLink') return setLink({ kind: 'invalid' })
    if (kind === 'expired') window.history.replaceState(TOKEN_EXPIRED, '', addressOf(boot.url, FORGOT))
    else {
      // A session that this tab still holds has ended with the old password, or is somebody else's.
      void signOut()
      store.set(endedAtom, 'passwordReset')
      window.history.replaceState(null, '', addressOf(boot.url, LOGIN))
    }
    account.settle()
  }

  if (link.kind === 'none') return <NoLink tenantUrl={boot.url} />
  if (link.kind === 'invalid') return <InvalidLink tenantUrl={boot.url} />
  return (
    <SignInFrame boot={boot} heading={t('password.resetHeading')}>
      <ResetForm token={link.token} onEnd={end} />
      <Box sx={{ mt: 1.5, textAlign: 'center' }}>
        <PlaceButton tenantUrl={boot.url} path={LOGIN}>
          {t('page.toLogin')}
        </PlaceButton>
      </Box>
    </SignInFrame>
  )
}

/** The reset page without a link that led to it. */
function NoLink({ tenantUrl }: { tenantUrl: string }) {
  const t = useT()
  return (
    <MessagePage whole title={t('password.invalidLink')} lines={[t('password.invalidLinkAdvice')]}>
      <PlaceButton tenantUrl={tenantUrl} path={FORGOT} variant="outlined">
        {t('login.forgotPassword')}
      </PlaceButton>
      <PlaceButton tenantUrl={tenantUrl} path={LOGIN} variant="contained">
        {t('page.toLogin')}
      </PlaceButton>
    </MessagePage>
  )
}

/** A link that was never valid. */
function InvalidLink({ tenantUrl }: { tenantUrl: string }) {
  const t = useT()
  return (
    <MessagePage whole title={t('page.accessDenied')} lines={[t('password.invalidLink')]}>
      <PlaceButton tenantUrl={tenantUrl} path={LOGIN} variant="contained">
        {t('page.toLogin')}
      </PlaceButton>
    </MessagePage>
  )
}
