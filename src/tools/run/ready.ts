import type { TenantSeed } from '../../gateway/index.ts'
import { refreshPortal } from './refresh.ts'
import { builtSeeds } from './built-seeds.ts'

/** Brings `dist/` up to date and answers the tenants to start with; ends the process, with the reasons, when the portal cannot be built. */
export async function readyPortal(root: string): Promise<readonly TenantSeed[]> {
  console.log('Bringing the build up to date …')
  const broken = await refreshPortal(root)
  if (broken.length > 0) {
    console.error(broken.join('\n'))
    process.exit(1)
  }
  const { seeds, complaints } = builtSeeds(root) ?? { seeds: [], complaints: [] }
  for (const complaint of complaints) console.error(complaint)
  return seeds
}

/** Ends the process once `close` is done, when it is asked to end. */
export function endOnSignal(close: () => Promise<unknown>): void {
  const stop = () => void close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
