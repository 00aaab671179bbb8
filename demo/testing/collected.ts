import type { TenantFilling, TenantRow } from '../../src/gateway/filling.ts'
import { demonstration } from '../index.ts'

type Table = Parameters<TenantFilling['insert']>[0]
export type Rows = { [Name in Table]: TenantRow<Name>[] }

/** The rows that the demonstration puts into a tenant, in the order in which they are inserted. */
export async function collected(
  flavour: TenantFilling['tenant']['flavour'],
  { now = new Date('2026-03-31T12:00:00Z'), scale = 1, ordinal = 1, id = 'A' } = {},
): Promise<Rows> {
  const rows: Partial<Record<Table, unknown[]>> = {}
  const last: Partial<Record<string, number>> = {}
  const tenant: TenantFilling['tenant'] = {
    id,
    url: id.toLowerCase(),
    name: id,
    flavour,
    accessLevels: {},
    captchaCount: 3,
    printLogo: 'true',
    version: '1',
    buildDate: '20260331',
    theme: { primaryColor: '#417F90', secondaryColor: '#1a5178' },
    languages: { default: 'en' },
  }
  await demonstration(scale)({
    tenant,
    ordinal,
    now,
    insert(table, added) {
      rows[table] = [...(rows[table] ?? []), ...added]
      return Promise.resolve()
    },
    takeNumbers(counter, amount) {
      const before = last[counter] ?? ordinal * 1_000_000
      last[counter] = before + amount
      return Promise.resolve(before + 1)
    },
    inBulk: (_tables, fill) => fill(),
  })
  return new Proxy(rows, { get: (target, name) => (Reflect.get(target, name) as unknown) ?? [] }) as Rows
}
