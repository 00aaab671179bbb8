import { hearTime } from '../../config/index.ts'
import type { ReportsModel } from '../../config/index.ts'
import { INTERCEPTED, createGatewayClient } from '../../contract/index.ts'
import type { Problem } from '../../contract/index.ts'
import { logFailure } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'
import type { Session } from '../session/session.ts'

export interface GatewayOptions {
  /** Id of the tenant that calls are made for, upper case. */
  tenant: () => string
  session: () => Session | null
  /** Language of the gateway's messages; the browser's languages without one. */
  language?: () => string
  /** A token was refused; called with the session whose token it was. Not by a system on the way that wants a sign-in of its own, and answers so whatever is asked. */
  onRefused: (session: Session) => void
  /** How failed calls are logged. */
  reports: () => ReportsModel
  /** Calls go on when the page is left. */
  outlivesPage?: boolean
}

/** Firefox and Safari break off the calls of a page that is being left, as if the line had broken; until then it is gone. */
const LEAVING_MS = 3_000

/**
 * The way to the gateway, with the portal's headers. Failed calls are logged there (specification of the frame, §7),
 * but not that a session which the page has left has ended, nor a call that ended with the page. A call
 * belongs to the session it was made in: a late refusal of an old token says nothing about a new one.
 */
export function createGateway({
  tenant,
  session,
  language,
  onRefused,
  reports,
  outlivesPage = false,
}: GatewayOptions): DataPort {
  return {
    async call(operation, input, { signal, onSent } = {}) {
      const caller = session()
      let wasLeft = false
      const client = createGatewayClient({
        // Requests are made from it, and a Request wants a whole address.
        baseUrl: window.location.origin,
        headers: () => headersOf(tenant(), caller, language?.()),
        async fetch(request) {
          const askedAt = Date.now()
          const answer = await (onSent === undefined
            ? fetch(request, outlivesPage ? { keepalive: true } : undefined)
            : (await import('./upload.ts')).sendCounted(request, onSent))
          hearTime(answer.headers.get('date'), askedAt)
          return answer
        },
        onUnauthorized({ code }) {
          if (!caller) return
          wasLeft = session()?.token !== caller.token
          if (code !== INTERCEPTED) return onRefused(caller)
          void client.call('getTenantDetails', { path: { tenantUrl: caller.tenantUrl } }).then(({ ok }) => {
            if (ok) onRefused(caller)
          })
        },
      })
      const answer = await client.callNamed(operation, input, signal)
      if (!answer.ok && operation !== reports().failure?.operation && isLogged(operation, answer.problem) && !wasLeft) {
        const port: DataPort = { call: (name, entry) => client.callNamed(name, entry) }
        const { code, status } = answer.problem
        const log = () => logFailure(port, reports(), 'gateway', `${operation} failed: ${code} ${String(status)}`)
        if (code === 'network') setTimeout(log, LEAVING_MS)
        else log()
      }
      return answer
    },
  }
}

/** Headers of a call: the tenant, and who is signed in. */
function headersOf(tenant: string, session: Session | null, language: string | undefined): Record<string, string> {
  const common = language === undefined ? {} : { 'Accept-Language': language }
  if (!session) return { ...common, 'X-Tenant': tenant }
  return {
    ...common,
    'X-Tenant': session.tenant,
    Authorization: `Bearer ${session.token}`,
    'X-User-Name': inHeader(session.userId),
  }
}

/** A text as a header carries it: what is no printable ASCII, such as a name in kanji, by its bytes in percents. */
function inHeader(text: string): string {
  return text.replaceAll(/[^ -~]+/gu, encodeURIComponent)
}

/** A refused sign-in and an aborted call are no failures of the portal. */
function isLogged(operation: string, { code, status }: Problem): boolean {
  const isRefusedSignIn = operation === 'login' && status >= 400 && status < 500
  return !isRefusedSignIn && code !== 'aborted'
}
