import { forgetSession, keepLanguage, keepSession, openSession } from '../app/index.ts'
import { createGatewayClient } from '../contract/index.ts'
import type { StudioTenant } from './api.ts'

/** By whose eyes a screen is looked at. */
export interface Viewer {
  userId: string
  password: string
  language: string
}

/**
 * Signs a demonstration user in for the portal in the frame: it shares this tab's storage. Gives what the gateway said when it
 * refused.
 */
export async function viewAs(tenant: StudioTenant, { userId, password, language }: Viewer): Promise<string | undefined> {
  const gateway = createGatewayClient({ baseUrl: window.location.origin, headers: () => ({ 'x-tenant': tenant.id }), onUnauthorized: () => undefined })
  const answer = await gateway.call('login', { body: { userId, password, forceLogoff: true } })
  forgetSession(window.sessionStorage)
  keepLanguage(language)
  if (!answer.ok) return answer.problem.message
  keepSession(openSession(answer.data, tenant), window.sessionStorage)
  return undefined
}
