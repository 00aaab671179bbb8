import type { TenantRow } from '../../src/gateway/filling.ts'
import { templateOf } from './marks.ts'
import { readData } from './read.ts'
import { standingOf } from './copies.ts'
import type { World } from './world.ts'

/** What a user did with one service, and when it succeeded and failed. */
export interface UsesData {
  userId: string
  service: string
  operation: string
  succeeded: string[]
  failed: string[]
}

/** Recorded uses of the last 60 days, and an arrangement of widgets that shows them to administrators. */
export async function fillUses(world: World): Promise<void> {
  const standing = { ...standingOf({ copy: 0, back: 0 }, world), own: '' }
  const uses = templateOf(readData<UsesData[]>('usage'))(standing)
  await world.insert(
    'usageMetrics',
    uses.flatMap(({ userId, service, operation, succeeded, failed }) => {
      const rows = (moments: string[], status: 'SUCCESS' | 'FAILED') =>
        moments.map((moment) => ({ userId, service, operation, status, recordedAt: new Date(moment) }))
      return [...rows(succeeded, 'SUCCESS'), ...rows(failed, 'FAILED')]
    }),
  )
  await world.insert(
    'widgetPreferences',
    readData<Omit<TenantRow<'widgetPreferences'>, 'updatedAt'>[]>('widgets').map((arrangement) => ({
      ...arrangement,
      updatedAt: world.now,
    })),
  )
}
