import type { ReportsModel, TenantBoot } from '../../config/index.ts'

/** What portal.json says without any tenant's word: for what happens before a tenant's file is there. */
const [base = {}] = Object.values(
  import.meta.glob<ReportsModel>('/schemas/portal.json', { eager: true, import: 'reports' }),
)

/** The calls by which the page tells the gateway of itself. */
export function reportsOf(boot: Pick<TenantBoot, 'reports'> | null): ReportsModel {
  return boot?.reports ?? base
}
