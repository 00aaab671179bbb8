import { useEffect, useRef, useState } from 'react'
import type { TenantBoot } from '../../config/index.ts'
import { callOperation } from '../../render/source.ts'
import { LOGIN, addressOf } from '../address/place.ts'
import { PlaceButton } from '../outside/PlaceButton.tsx'
import { RefusalNotice } from '../outside/refusal.tsx'
import { SignInFrame } from '../outside/SignInFrame.tsx'
import { Loading } from '../pages/pages.tsx'
import { usePortal, useT } from '../portal/portal.ts'
import type { Portal } from '../portal/portal.ts'
import { OverrideDialog } from './OverrideDialog.tsx'
import { openWith } from './sign-in.ts'
import type { SignInResult } from './sign-in.ts'
import { usedSignOn } from './sign-on.ts'
import type { BegunSignOn, SignOnAnswer } from './sign-on.ts'
import { tabStorage } from '../session/storages.ts'

/** What the tenant's provider leads back to: completes the sign-in, and goes on to where the person wanted to. */
export function SingleSignOnPage({ boot }: { boot: TenantBoot }) {
  const portal = usePortal()
  const t = useT()
  const [used] = useState(() => usedSignOn(boot.url, tabStorage()))
  const [result, setResult] = useState<SignInResult | null>(used === null ? LOST : null)
  const isBegun = useRef(false)

  useEffect(() => {
    if (isBegun.current || used === null) return
    isBegun.current = true
    void complete(portal, boot, used.begun, used.answer).then(setResult)
  }, [portal, boot, used])

  function answerQuestion(override: boolean): void {
    setResult(override ? null : ELSEWHERE)
    if (override && used !== null) void complete(portal, boot, used.begun, { forceLogoff: true }).then(setResult)
  }

  if (result?.kind === 'override') return <OverrideDialog onAnswer={answerQuestion} />
  if (result?.kind !== 'refused') return <Loading />
  return (
    <SignInFrame boot={boot} heading={t('login.heading')}>
      <RefusalNotice refusal={result.refusal} />
      <PlaceButton tenantUrl={boot.url} path={LOGIN} variant="contained">
        {t('page.toLogin')}
      </PlaceButton>
    </SignInFrame>
  )
}

const LOST: SignInResult = { kind: 'refused', refusal: { label: 'login.singleSignOnLost' } }
const ELSEWHERE: SignInResult = { kind: 'refused', refusal: { label: 'login.overrideTitle' } }

/** Completes a sign-in that this tab began; signed in, the page goes where the sign-in page would have led. Never rejects. */
function complete(
  portal: Portal,
  boot: TenantBoot,
  { key, search }: BegunSignOn,
  answer: SignOnAnswer & { forceLogoff?: true },
): Promise<SignInResult> {
  window.history.replaceState(null, '', `${addressOf(boot.url, LOGIN)}${search}`)
  return openWith(portal, boot, callOperation(portal.gateway, 'completeSingleSignOn', { body: { key, ...answer } }))
}
