import { getAt, resolveCall } from '../../config/index.ts'
import type { ReportsModel, SourceModel } from '../../config/index.ts'
import type { DataPort } from '../services/port.ts'
import type { EngineServices } from '../services/services.ts'
import { callOperation } from './call.ts'

/** The longest message that is logged, in characters. */
const MOST = 2000

/** Writes a failure of the page to the gateway's log; nobody waits for it. `message` never holds a token, a password or what was typed. */
export function logFailure(port: DataPort, { failure }: ReportsModel, component: string, message: string): void {
  report(port, failure, { failure: { component, message: message.slice(0, MOST) } })
}

/** Something that a person did, as the gateway's metrics count it. */
interface Use {
  tenant: string
  userId: string
  service: string
  operation: string
  worked: boolean
}

/** Records a use with the gateway's metrics (specification of the frame, §7); nobody waits for it. */
export function recordUse(port: DataPort, reports: ReportsModel, use: Use): void {
  report(port, reports.use, { use })
}

/** The same, of whoever uses the screen. */
export function recordOwnUse(
  { port, reports, scope }: Pick<EngineServices, 'port' | 'reports' | 'scope'>,
  use: Pick<Use, 'service' | 'operation' | 'worked'>,
): void {
  const textAt = (root: unknown, path: string) => String(getAt(root, path) ?? '')
  recordUse(port, reports, { ...use, tenant: textAt(scope.tenant, 'id'), userId: textAt(scope.session, 'userId') })
}

function report(port: DataPort, call: SourceModel | undefined, what: object): void {
  if (call === undefined) return
  void callOperation(port, call.operation, resolveCall(call, { get: (path) => getAt(what, path) }))
}
