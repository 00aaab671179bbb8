import type { ReactNode } from 'react'
import { ThemeProvider } from '@mui/material/styles'
import { render } from '@testing-library/react'
import { Provider } from 'jotai/react'
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom'
import { PASSWORD_RULES, productPalettes } from '../../config/index.ts'
import type { TenantBoot } from '../../config/index.ts'
import type { Schemas } from '../../contract/index.ts'
import { themeOf } from '../../render/index.ts'
import { Notices } from '../dialogs/Notices.tsx'
import { reportsOf } from '../gateway/reports.ts'
import { PortalContext, createPortal } from '../portal/portal.ts'
import type { Portal } from '../portal/portal.ts'
import { ShellContext } from '../portal/scene.ts'
import { bootAtom, sessionAtom } from '../portal/state.ts'
import { accessRoots } from '../session/access.ts'
import { openSession } from '../session/session.ts'
import { loginResponse, tenant } from './examples.ts'

const [english = {}] = Object.values(
  import.meta.glob<Record<string, string>>('/schemas/labels/en.json', { eager: true, import: 'default' }),
)
const colours = { primaryColor: '#204060', secondaryColor: '#102030' }

/** A tenant with nothing in its shell but the start page. */
export const emptyBoot: TenantBoot = {
  ...tenant,
  name: 'North',
  flavour: 'forwarding',
  theme: colours,
  accessLevels: {},
  captchaCount: 5,
  passwords: PASSWORD_RULES,
  printLogo: 'true',
  renderDelayMs: 0,
  languages: { default: 'en', offered: ['en'], byBrowser: false },
  idle: { warnAfterMinutes: 25, endAfterMinutes: 30 },
  version: '1.0',
  buildDate: '20260101',
  reports: reportsOf(null),
  routes: [{ id: 'home', path: '/', title: 'nav.home', screen: 'dashboards/start' }],
  navigation: [],
  drawers: [],
  userMenu: [],
  signOut: [],
  files: { labels: {}, screens: {}, validators: {} },
}

/** Draws a part of the shell for somebody signed in. The address stands in the output `address`; close `portal.tabs` afterwards. */
export function renderInShell(
  part: ReactNode,
  {
    boot = {},
    user = {},
    at = '/',
    notices = <Notices />,
  }: { boot?: Partial<TenantBoot>; user?: Partial<Schemas['LoginResponse']>; at?: string; notices?: ReactNode } = {},
): Portal {
  const whole = { ...emptyBoot, ...boot }
  const portal = createPortal(whole.url, undefined)
  const session = openSession({ ...loginResponse, ...user }, whole)
  portal.texts.show('en', english)
  portal.store.set(bootAtom, whole)
  portal.store.set(sessionAtom, session)
  const router = createMemoryRouter([{ path: '*', element: <WithAddress>{part}</WithAddress> }], {
    initialEntries: [at],
  })
  render(
    <Provider store={portal.store}>
      <PortalContext value={portal}>
        <ThemeProvider theme={themeOf(productPalettes, 'light')}>
          <ShellContext value={{ boot: whole, session, roots: accessRoots(whole, session) }}>
            {notices}
            <RouterProvider router={router} />
          </ShellContext>
        </ThemeProvider>
      </PortalContext>
    </Provider>,
  )
  return portal
}

function WithAddress({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <>
      {children}
      <output aria-label="address">{pathname + search}</output>
    </>
  )
}
