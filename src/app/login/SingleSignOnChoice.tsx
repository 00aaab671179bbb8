import { useEffect, useState } from 'react'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import type { TenantBoot } from '../../config/index.ts'
import { callOperation } from '../../render/source.ts'
import { RefusalNotice, refusalOf } from '../outside/refusal.tsx'
import type { Refusal } from '../outside/refusal.tsx'
import { usePortal, useT } from '../portal/portal.ts'
import { keepSignOn } from './sign-on.ts'
import { tabStorage } from '../session/storages.ts'

/** The way to the tenant's provider, where people sign in without a password of the portal: below the form, or in its place. */
export function SingleSignOnChoice({ boot }: { boot: TenantBoot }) {
  const { gateway } = usePortal()
  const t = useT()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isOnly = boot.singleSignOn?.only === true

  // Who comes back from the provider may find the page as it was left.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setBusy(false)
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  async function leave(): Promise<void> {
    setBusy(true)
    setRefusal(null)
    const answer = await callOperation(gateway, 'beginSingleSignOn', {})
    if (answer.ok) {
      keepSignOn(boot.url, { key: answer.data.key, search: window.location.search }, tabStorage())
      window.location.assign(answer.data.address)
    } else {
      setBusy(false)
      setRefusal(refusalOf(answer.problem))
    }
  }

  return (
    <>
      {!isOnly && <Divider sx={{ my: 2, color: 'text.secondary', typography: 'body2' }}>{t('login.or')}</Divider>}
      <RefusalNotice refusal={refusal} />
      <Button
        fullWidth
        size="large"
        variant={isOnly ? 'contained' : 'outlined'}
        disabled={isBusy}
        autoFocus={isOnly}
        onClick={() => void leave()}
        sx={{ py: 1.25 }}
      >
        {t(isBusy ? 'login.processing' : 'login.singleSignOn')}
      </Button>
    </>
  )
}
