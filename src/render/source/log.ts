import type { DataPort } from '../services/port.ts'
import { callOperation } from './call.ts'

/** The longest message that is logged, in characters. */
const MOST = 2000

/** Writes a failure of the page to the gateway's log; nobody waits for it. `message` never holds a token, a password or what was typed. */
export function logFailure(port: DataPort, component: string, message: string): void {
  void callOperation(port, 'logError', { body: { component, message: message.slice(0, MOST) } })
}

/** Something that a person did, as the gateway's metrics count it. */
export interface Use {
  tenant: string
  userId: string
  service: string
  operation: string
  worked: boolean
}

/** Records a use with the gateway's metrics (specification of the frame, §7); nobody waits for it. */
export function recordUse(port: DataPort, { worked, ...use }: Use): void {
  const body = { ...use, status: worked ? 'SUCCESS' : 'FAILED' }
  void callOperation<string>(port, 'recordUsage', { path: { service: use.service }, body })
}
