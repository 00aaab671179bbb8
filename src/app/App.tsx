import { lazy, Suspense, useMemo } from 'react'
import { useAtomValue } from 'jotai/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { LoginPage } from './login/LoginPage.tsx'
import { Boundary } from './pages/Boundary.tsx'
import { Loading, NoUserManagement, SignedOutDenied, UnknownTenant, Unreachable } from './pages/pages.tsx'
import { usePortal } from './portal.ts'
import { bootAtom, sessionAtom, viewAtom } from './state.ts'
import { themeOf } from './theme/theme.ts'

/** Everything behind the sign-in, with the libraries it needs, comes only when it is needed. */
const loadShell = () => import('./shell/Shell.tsx')
const Shell = lazy(async () => ({ default: (await loadShell()).Shell }))

/** The ways to a new password, which few people need. */
const ForgotPage = lazy(async () => ({ default: (await import('./password/ForgotPage.tsx')).ForgotPage }))
const ResetPage = lazy(async () => ({ default: (await import('./password/ResetPage.tsx')).ResetPage }))
const ForcedChange = lazy(async () => ({ default: (await import('./password/ForcedChange.tsx')).ForcedChange }))

/** What an anonymous tracking link shows. */
const AnonymousPage = lazy(async () => ({ default: (await import('./anonymous/AnonymousPage.tsx')).AnonymousPage }))

/** The page: sign-in, the signed-in shell, or a word about why neither can be. */
export function App() {
  const portal = usePortal()
  const boot = useAtomValue(bootAtom)
  const theme = useMemo(() => themeOf(boot?.theme ?? { primaryColor: '', secondaryColor: '' }), [boot])
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Boundary
        onError={(message) => {
          portal.log('page', message)
        }}
        broken={() => <Unreachable onRetry={reload} />}
      >
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
      </Boundary>
    </ThemeProvider>
  )
}

function Page() {
  const view = useAtomValue(viewAtom)
  const boot = useAtomValue(bootAtom)
  const session = useAtomValue(sessionAtom)
  if (view === 'userManagement') return <NoUserManagement />
  if (view === 'unreachable') return <Unreachable onRetry={reload} />
  if (view === 'deniedWithoutTenant' || (view === 'denied' && boot)) return <SignedOutDenied />
  if (!boot || view === 'unknownTenant') return <UnknownTenant />
  if (view === 'anonymous') return <AnonymousPage boot={boot} />
  if (view === 'forgot') return <ForgotPage boot={boot} />
  if (view === 'reset') return <ResetPage boot={boot} />
  if (view !== 'shell') return <LoginPage boot={boot} expectShell={expectShell} />
  return session?.forceChangePassword === 'true' ? <ForcedChange boot={boot} session={session} /> : <Shell boot={boot} />
}

/** Whoever types a password will need the shell. What fails now is asked for again behind the sign-in. */
function expectShell(): void {
  loadShell().catch(() => undefined)
}

/** Code that could not be loaded is asked for again by a new page only. */
function reload(): void {
  window.location.reload()
}
