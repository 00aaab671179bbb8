import { forgetSession, keepLanguage, keepSession, openSession } from '../../app/index.ts'
import { createGatewayClient } from '../../contract/index.ts'
import { callOperation } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'
import type { StudioTenant } from '../host/api.ts'

/** By whose eyes a screen is looked at. */
export interface Eyes {
  userId: string
  password: string
}

/** Who looks: the way to the gateway with that person's token, and what is known of the session. */
export interface Viewer {
  gateway: DataPort
  session: ReturnType<typeof openSession>
}

/** Signs a demonstration user in. Gives the gateway's message where it refuses. */
export async function signedIn(tenant: StudioTenant, { userId, password }: Eyes): Promise<Viewer | string> {
  let token = ''
  const headers = () => ({ 'x-tenant': tenant.id, ...(token !== '' && { authorization: `Bearer ${token}` }) })
  const client = createGatewayClient({ baseUrl: window.location.origin, headers, onUnauthorized: () => undefined })
  const gateway: DataPort = { call: (operation, input) => client.callNamed(operation, input) }
  const answer = await callOperation(gateway, 'login', { body: { userId, password, forceLogoff: true } })
  if (!answer.ok) return answer.problem.message
  const session = openSession(answer.data, tenant, userId)
  token = session.token
  return { gateway, session }
}

/** Lets the portal in the frame be looked at by a viewer's eyes, or by nobody's: it shares this tab's storage. */
export function lookThrough(viewer: Viewer | string, language: string): void {
  forgetSession(window.sessionStorage)
  keepLanguage(language)
  if (typeof viewer === 'object') keepSession(viewer.session, window.sessionStorage)
}
