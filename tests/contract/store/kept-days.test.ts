import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import { testGateway } from '../support/gateway.ts'
import { copyOfWorld } from '../support/world.ts'

const folder = throwawayFolder('kept-')
let place: { dataDir: string; databaseUrl: string | undefined; remove(): Promise<void> }
beforeAll(async () => {
  const dataDir = mkdtempSync(join(folder, 'store-'))
  place = { dataDir, ...(await copyOfWorld(dataDir)) }
})
afterAll(async () => {
  await place.remove()
  rmSync(folder, { recursive: true, force: true })
})

const DAY = 24 * 60 * 60_000

it('a use of the portal is counted as long as it is kept, and forgotten by a gateway that starts later', async () => {
  const { remove: _, ...at } = place
  const usesToday = async (later: number, isReporting: boolean) => {
    const gateway = await testGateway({ ...at, fillTenant: undefined, now: () => new Date(Date.now() + later) })
    const admin = await gateway.signIn('ADMIN')
    const use = { tenant: 'ACME', userId: 'ADMIN', service: 'quotes', operation: 'saveQuote', status: 'SUCCESS' }
    if (isReporting) await gateway.call('recordUsage', { ...admin, path: { service: 'quotes' }, body: use })
    const { body } = await gateway.call<Schemas['WidgetData']>('getCustomWidgetData', {
      ...admin,
      path: { dataSource: 'quote', groupBy: 'user' },
      query: { dateFilter: 'last14Days', widgetType: 'pie' },
    })
    await gateway.close()
    return body.pieChartList.find(({ name }) => name === 'ADMIN')?.value ?? 0
  }
  expect(await usesToday(0, true)).toBeGreaterThan(0)
  // Those of days before today may be gone by then.
  await usesToday(399 * DAY, false)
  expect(await usesToday(0, false)).toBeGreaterThan(0)
  // A gateway that is ended at once lets go of nothing.
  const afterwards = async () => {
    await usesToday(416 * DAY, false)
    return usesToday(0, false)
  }
  await expect.poll(afterwards, { timeout: 40_000 }).toBe(0)
})
