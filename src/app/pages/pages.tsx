import Button from '@mui/material/Button'
import { useAtomValue } from 'jotai/react'
import { loginAddress } from '../address/return-to.ts'
import { useT } from '../portal/portal.ts'
import { bootAtom } from '../portal/state.ts'
import { MessagePage } from './MessagePage.tsx'
import { ToSignIn } from './to-sign-in.tsx'

/** An address that names no tenant: leads to a sign-in all the same. */
export function UnknownTenant() {
  const t = useT()
  return (
    <MessagePage whole title={t('page.notFound')} lines={[t('page.notFoundText')]}>
      <ToSignIn />
    </MessagePage>
  )
}

/** ACCESS DENIED where nobody is signed in: leads to the sign-in page, and from there back to the address. */
export function SignedOutDenied() {
  const t = useT()
  const boot = useAtomValue(bootAtom)
  return (
    <MessagePage
      whole
      title={t('page.accessDenied')}
      lines={[t('page.accessDeniedText'), t('page.accessDeniedAdvice')]}
    >
      {boot === null ? (
        <ToSignIn />
      ) : (
        <Button variant="contained" href={loginAddress(boot.url, window.location)}>
          {t('page.toLogin')}
        </Button>
      )}
    </MessagePage>
  )
}

/** Neither the host nor the gateway answers; a retry begins the whole page anew. */
export function Unreachable({ onRetry }: { onRetry(): void }) {
  const t = useT()
  return (
    <MessagePage whole title={t('error.somethingWentWrong')} lines={[t('error.portalUnreachable')]}>
      <Button variant="contained" onClick={onRetry}>
        {t('app.retry')}
      </Button>
    </MessagePage>
  )
}

/** While something is being loaded. */
export function Loading() {
  const t = useT()
  return (
    <div role="status" className="waiting">
      {t('app.loading')}
    </div>
  )
}
