import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import { Provider } from 'jotai/react'
import { PortalContext, createPortal } from '../portal/portal.ts'
import type { Portal } from '../portal/portal.ts'
import { bootAtom } from '../portal/state.ts'
import { openSession } from '../session/session.ts'
import { loginResponse, tenant } from './examples.ts'
import { emptyBoot } from './shell.tsx'

const [english = {}] = Object.values(
  import.meta.glob<Record<string, string>>('/schemas/labels/en.json', { eager: true, import: 'default' }),
)

/** A portal at an address, with somebody signed in or nobody. */
export function portalAt(address: string, signedIn = false): Portal {
  window.history.replaceState(null, '', address)
  const portal = createPortal(tenant.url, undefined)
  portal.texts.show('en', english)
  portal.store.set(bootAtom, emptyBoot)
  if (signedIn) portal.account.enter(openSession(loginResponse, tenant))
  return portal
}

/** Draws a page of a portal. */
export function draw(portal: Portal, page: ReactNode): void {
  render(
    <Provider store={portal.store}>
      <PortalContext value={portal}>{page}</PortalContext>
    </Provider>,
  )
}

/** A gateway that answers the operations of a path with what is in `answers`, one after the other, and keeps what it was sent. */
export function gatewayFor(path: string) {
  const sent: unknown[] = []
  const answers: { status: number; body: unknown }[] = []
  const called: string[] = []
  async function fetch(asked: Request): Promise<Response> {
    const { pathname } = new URL(asked.url)
    called.push(pathname.slice(pathname.lastIndexOf('/') + 1))
    if (!pathname.endsWith(path)) return new Response(null, { status: 204 })
    sent.push(JSON.parse(await asked.text()))
    const { status, body } = answers.shift() ?? { status: 500, body: {} }
    return new Response(JSON.stringify(body), { status })
  }
  return { sent, answers, called, fetch }
}
