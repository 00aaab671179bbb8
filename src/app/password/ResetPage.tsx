import { useRef, useState } from 'react'
import Box from '@mui/material/Box'
import type { TenantBoot } from '../../config/index.ts'
import { callOperation, isAnswered } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'
import { FORGOT, LOGIN, addressOf } from '../address/place.ts'
import { PlaceButton } from '../outside/PlaceButton.tsx'
import { refusalOf } from '../outside/refusal.tsx'
import type { Refusal } from '../outside/refusal.tsx'
import { SignInFrame } from '../outside/SignInFrame.tsx'
import { MessagePage } from '../pages/MessagePage.tsx'
import { usePortal, useT } from '../portal/portal.ts'
import { endedAtom } from '../portal/state.ts'
import { CaptchaForm } from './CaptchaForm.tsx'
import { NewPasswordFields, useNewPassword } from './NewPasswordFields.tsx'
import { TOKEN_EXPIRED, forgetResetToken, keptResetLink } from './reset-link.ts'
import type { ResetLink } from './reset-link.ts'
import { tabStorage } from '../session/storages.ts'

/** What the gateway says of a token that was valid once. */
const EXPIRED = 'Reset Password Token is Expired'

/** How the link was used up. */
type ResetEnd = 'done' | 'unsure' | 'expired' | 'invalidLink'

/** Reset password: what the link in the e-mail leads to (specification of the frame, §2 and §4). */
export function ResetPage({ boot }: { boot: TenantBoot }) {
  const { account, signOut, store } = usePortal()
  const t = useT()
  const [link, setLink] = useState<ResetLink>(() => keptResetLink(boot.url, tabStorage()))

  function leave(end: ResetEnd): void {
    forgetResetToken(boot.url, tabStorage())
    if (end === 'invalidLink') return setLink({ kind: 'invalid' })
    if (end === 'expired') window.history.replaceState(TOKEN_EXPIRED, '', addressOf(boot.url, FORGOT))
    else {
      // A session that this tab still has ended with the old password, or is somebody else's.
      void signOut()
      store.set(endedAtom, end === 'unsure' ? 'passwordUnsure' : 'passwordReset')
      window.history.replaceState(null, '', addressOf(boot.url, LOGIN))
    }
    account.settle()
  }

  if (link.kind === 'none') return <NoLink tenantUrl={boot.url} />
  if (link.kind === 'invalid') return <InvalidLink tenantUrl={boot.url} />
  return (
    <SignInFrame boot={boot} heading={t('password.resetHeading')}>
      <ResetForm token={link.token} onEnd={leave} />
      <Box sx={{ mt: 1.5, textAlign: 'center' }}>
        <PlaceButton tenantUrl={boot.url} path={LOGIN}>
          {t('page.toLogin')}
        </PlaceButton>
      </Box>
    </SignInFrame>
  )
}

/** Asks for a new password, twice. What the gateway refuses for another reason than the link is shown in the form. */
function ResetForm({ token, onEnd }: { token: string; onEnd(end: ResetEnd): void }) {
  const { gateway } = usePortal()
  const entry = useNewPassword()
  /** An answer was lost: the link may be used up already, and the password the new one. */
  const isUnsure = useRef(false)

  async function send(): Promise<Refusal | null> {
    const result = await resetPassword(gateway, token, entry.values.newPassword)
    if (typeof result === 'string') {
      onEnd(result === 'expired' && isUnsure.current ? 'unsure' : result)
      return null
    }
    isUnsure.current ||= result.isUnsure
    return result.refusal
  }

  return (
    <CaptchaForm labels={{ submit: 'password.resetSubmit', busy: 'password.saving' }} check={entry.check} send={send}>
      <NewPasswordFields entry={entry} />
    </CaptchaForm>
  )
}

/** Sets a new password by the token of a reset link (specification of the frame, §7 and §8). Never rejects. */
async function resetPassword(
  gateway: DataPort,
  resetPasswordToken: string,
  newPassword: string,
): Promise<ResetEnd | { refusal: Refusal; isUnsure: boolean }> {
  const answer = await callOperation(gateway, 'resetPassword', { body: { resetPasswordToken, newPassword } })
  if (answer.ok) return 'done'
  const { fieldErrors } = answer.problem
  if (fieldErrors.some(({ message }) => message.includes(EXPIRED))) return 'expired'
  if (fieldErrors.some(({ field }) => field === 'resetPasswordToken')) return 'invalidLink'
  return { refusal: refusalOf(answer.problem), isUnsure: !isAnswered(answer, false) }
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
