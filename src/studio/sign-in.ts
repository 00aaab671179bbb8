import { forgetSession, keepLanguage, keepSession, openSession } from '../app/index.ts'
import { createGatewayClient, type GatewayClient } from '../contract/index.ts'
import type { StudioTenant } from './api.ts'

/** By whose eyes a screen is looked at. */
export interface Eyes {
  userId: string
  password: string
  language: string
}

/** Who looks: the way to the gateway with that person's token, and what is known of the session. */
export interface Viewer {
  gateway: GatewayClient
  session: Readonly<Record<string, unknown>>
}

/** Signs a demonstration user in for the portal in the frame: it shares this tab's storage. Gives what the gateway said when it refused. */
export async function viewAs(tenant: StudioTenant, { userId, password, language }: Eyes): Promise<Viewer | string> {
  let token = ''
  const headers = () => ({ 'x-tenant': tenant.id, ...(token !== '' && { authorization: `Bearer ${token}` }) })
  const gateway = createGatewayClient({ baseUrl: window.location.origin, headers, onUnauthorized: () => undefined })
  const answer = await gateway.call('login', { body: { userId, password, forceLogoff: true } })
  forgetSession(window.sessionStorage)
  keepLanguage(language)
  if (!answer.ok) return answer.problem.message
  const session = openSession(answer.data, tenant)
  token = session.token
  keepSession(session, window.sessionStorage)
  return { gateway, session: { ...session } }
}
