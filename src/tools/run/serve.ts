import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { GatewayOptions, RunningGateway, TenantSeed } from '../../gateway/index.ts'
import { gatewayOptions, startGateway } from '../../gateway/index.ts'
import { worksOf } from '../works/works.ts'
import { demonstrationFor } from './demonstration.ts'
import { endRefused, orEnd } from './refusal.ts'

/**
 * Starts the gateway, as the environment says, over the built portal; without `dist/` it answers calls only. Ends the
 * process, with the reason, when the gateway refuses to start.
 */
export async function serve(
  root: string,
  tenants: readonly TenantSeed[],
): Promise<{ gateway: RunningGateway; options: GatewayOptions }> {
  // What is said to nobody, as on a full disk, ends no process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const dist = join(root, 'dist')
  const options = {
    ...orEnd(() => gatewayOptions(process.env)),
    ...(existsSync(join(dist, 'index.html'))
      ? { distDir: dist, studio: worksOf(root) }
      : { rules: (await import('../project/rules.ts')).compiledRules(root) }),
    tenants,
    fillTenant: orEnd(() => demonstrationFor(process.env)),
  }
  const gateway = await startGateway(options).catch(endRefused)
  return { gateway, options }
}
