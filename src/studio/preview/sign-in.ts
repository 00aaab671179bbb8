import type { keptChoice } from '../../app/index.ts'
import {
  forgetSession,
  keepLanguage,
  keepSession,
  keptSession,
  openSession,
  storeMode,
  tabStorage,
} from '../../app/index.ts'
import { createGatewayClient } from '../../contract/index.ts'
import { callOperation } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'
import type { StudioTenant } from '../host/api.ts'

/** By whose eyes a screen is looked at. */
export interface Eyes {
  userId: string
  password: string
  /** Of the user's app, where one is asked for. */
  code?: string
}

/** Who looks: the way to the gateway with that person's token, and what is known of the session. */
export interface Viewer {
  gateway: DataPort
  session: ReturnType<typeof openSession>
}

/** Signs a demonstration user in. Gives the gateway's message where it refuses. */
export async function signedIn(
  tenant: Pick<StudioTenant, 'id' | 'url'>,
  { userId, password, code }: Eyes,
): Promise<Viewer | string> {
  const body = { userId, password, forceLogoff: true, ...(code !== undefined && { code }) }
  const answer = await callOperation(gatewayFor(tenant.id), 'login', { body })
  if (!answer.ok) return answer.problem.message
  const session = openSession(answer.data, tenant, userId)
  return { gateway: gatewayFor(tenant.id, session.token), session }
}

/** Ends what `signedIn` began; where the gateway cannot be asked, the session ends there by itself. */
export async function endSession({ gateway }: Viewer): Promise<void> {
  await callOperation(gateway, 'logout', {})
}

/** Whoever is signed in to the portal in this tab; undefined where nobody is. */
export function viewerHere(): Viewer | undefined {
  const session = keptSession(tabStorage())
  return session === null ? undefined : { gateway: gatewayFor(session.tenant, session.token), session }
}

/** The way to the gateway for somebody of a tenant. */
export function gatewayFor(tenant: string, token?: string): DataPort {
  const headers = () => ({ 'x-tenant': tenant, ...(token !== undefined && { authorization: `Bearer ${token}` }) })
  const client = createGatewayClient({ baseUrl: window.location.origin, headers, onUnauthorized: () => undefined })
  return { call: (operation, input) => client.callNamed(operation, input) }
}

/** Lets the portal in the frame be looked at by a viewer's eyes, or by nobody's, in light or dark: it shares this tab's storage. */
export function lookThrough(viewer: Viewer | string, language: string, mode: ReturnType<typeof keptChoice>): void {
  forgetSession(tabStorage())
  storeMode(mode)
  keepLanguage(language)
  if (typeof viewer === 'object') keepSession(viewer.session, tabStorage())
}

/** What a person leaves in this tab's storage, whoever was looked through: the person. Ends with the function that it gives. */
export function stayOneself({ session }: Viewer): () => void {
  const keep = () => keepSession(session, tabStorage())
  window.addEventListener('pagehide', keep)
  return () => {
    window.removeEventListener('pagehide', keep)
    keep()
  }
}
