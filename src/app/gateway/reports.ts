import type { ReportsModel, TenantBoot } from '../../config/index.ts'

/** What portal.json says without any tenant's change: for what happens before a tenant's file is loaded. */
const [base = {}] = Object.values(
  import.meta.glob<ReportsModel>('/schemas/portal.json', { eager: true, import: 'reports' }),
)

/** The calls by which the page reports to the gateway. */
export function reportsOf(boot: Pick<TenantBoot, 'reports'> | null): ReportsModel {
  return boot?.reports ?? base
}
