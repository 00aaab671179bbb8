import type { Configuration } from 'openid-client'
import type { SingleSignOnModel } from '../../config/index.ts'

/** How long the provider may take for one answer, in seconds. */
export const PATIENCE = 5

/**
 * Reads what the provider says of itself. A plain address is taken on this machine only, as the tenant's file says.
 *
 * @throws VouchedByAnybody and what the library throws where the provider does not answer as it should
 */
export async function discover(
  { issuer, clientId }: SingleSignOnModel,
  secret: string | undefined,
): Promise<Configuration> {
  // oxlint-disable-next-line typescript/no-deprecated -- marked by its authors lest anybody takes it for a way to work
  const { ClientSecretBasic, None, allowInsecureRequests, discovery, enableNonRepudiationChecks } =
    await import('openid-client')
  const server = new URL(issuer)
  const configuration = await discovery(
    server,
    clientId,
    undefined,
    secret === undefined ? None() : ClientSecretBasic(secret),
    {
      timeout: PATIENCE,
      execute: [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])],
    },
  )
  const named = configuration.serverMetadata().issuer
  if (named.includes('{')) throw new VouchedByAnybody(named)
  return configuration
}

/**
 * An issuer of many organisations names itself by a pattern, and vouches for what any of them says: whoever has one of their own there
 * gives an account the address of somebody else.
 */
export class VouchedByAnybody extends Error {
  constructor(issuer: string) {
    super(`the issuer is that of many organisations (${issuer}): name the one of the tenant's own`)
  }
}
