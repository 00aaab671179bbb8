import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { useAtomValue } from 'jotai/react'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { directionOf } from '../config/index.ts'
import type { TenantBoot } from '../config/index.ts'
import { expectCode, useCode } from '../render/index.ts'
import {
  expectPlace,
  loadAnonymousPage,
  loadForcedChange,
  loadForcedTwoStep,
  loadForgotPage,
  loadResetPage,
  loadShell,
  loadSingleSignOn,
} from './boot/late-pages.ts'
import { LoginPage } from './login/LoginPage.tsx'
import { Boundary } from './pages/Boundary.tsx'
import { Loading, SignedOutDenied, UnknownTenant, Unreachable } from './pages/pages.tsx'
import { useLanguage, usePortal } from './portal/portal.ts'
import { bootAtom, sessionAtom, viewAtom } from './portal/state.ts'
import { useLook } from './theme/mode.ts'

/** The page: sign-in, the signed-in shell, or a word about why neither can be. */
export function App() {
  const portal = usePortal()
  const boot = useAtomValue(bootAtom)
  const language = useLanguage()
  const theme = useLook(boot, directionOf(language))
  return (
    <CacheProvider value={portal.styles.of(language)}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Boundary
          onError={(message) => {
            portal.log('page', message)
          }}
          broken={() => <Unreachable onRetry={reload} />}
        >
          <Page />
        </Boundary>
      </ThemeProvider>
    </CacheProvider>
  )
}

function Page() {
  const view = useAtomValue(viewAtom)
  const boot = useAtomValue(bootAtom)
  const session = useAtomValue(sessionAtom)
  if (view === 'unreachable') return <Unreachable onRetry={reload} />
  if (view === 'deniedWithoutTenant' || (view === 'denied' && boot)) return <SignedOutDenied />
  if (!boot || view === 'unknownTenant') return <UnknownTenant />
  if (view === 'anonymous') return <LatePage load={loadAnonymousPage} props={{ boot }} />
  if (view === 'forgot') return <LatePage load={loadForgotPage} props={{ boot }} />
  if (view === 'reset') return <LatePage load={loadResetPage} props={{ boot }} />
  if (view === 'singleSignOn') return <LatePage load={loadSingleSignOn} props={{ boot }} />
  if (view !== 'shell') return <LoginPage boot={boot} expectShell={() => expectHome(boot)} />
  if (session?.forceChangePassword === 'true') return <LatePage load={loadForcedChange} props={{ boot, session }} />
  if (session?.mustSetUpTwoStep) return <LatePage load={loadForcedTwoStep} props={{ boot, session }} />
  return <LatePage load={loadShell} props={{ boot }} />
}

/** Whoever types a password will need the shell, and its start page. */
function expectHome(boot: TenantBoot): void {
  expectCode(loadShell)
  expectPlace(boot, { path: '/', search: '' })
}

function reload(): void {
  window.location.reload()
}

interface LatePageProps<PageProps> {
  /** One of `late-pages.ts`. */
  load: () => Promise<ComponentType<PageProps>>
  props: PageProps
}

/** A page whose code is loaded when it is needed. A failure goes to the gateway's log, and the user may try again. */
function LatePage<PageProps extends object>({ load, props }: LatePageProps<PageProps>) {
  const portal = usePortal()
  const { code: Page, hasFailed, retry } = useCode(load)
  useEffect(() => {
    if (hasFailed) portal.log('page', 'the code of a page could not be loaded')
  }, [hasFailed, portal])
  if (hasFailed) return <Unreachable onRetry={retry} />
  return Page === undefined ? <Loading /> : <Page {...props} />
}
