import type { GatewayClient } from '../../contract/index.ts'

export interface SignInUse {
  tenant: string
  userId: string
  operation: 'generateToken' | 'expireToken'
  worked: boolean
}

/** Records a sign-in or sign-out with the gateway's metrics (specification of the frame, §7); nobody waits for it. */
export function recordSignIn(gateway: GatewayClient, { tenant, userId, operation, worked }: SignInUse): void {
  const service = 'login'
  const status = worked ? 'SUCCESS' : 'FAILED'
  void gateway.call('recordUsage', { path: { service }, body: { tenant, userId, service, operation, status } })
}
