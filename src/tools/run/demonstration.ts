import { readSettings, settingsRefusal, type GatewayOptions } from '../../gateway/index.ts'

/** More would give a tenant's shipments and containers the numbers of the next one's (`store/database/numbers.ts`). */
const MOST = 4_000

/**
 * What fills tenants that are new to the store: the demonstration, its volume multiplied by GATEWAY_SCALE (1). A PostgreSQL
 * store of production gets none, wherever its address stands.
 *
 * @throws GatewayRefusal when GATEWAY_SCALE is no whole number from 1, or what decides whether there is a demonstration cannot be read
 */
export function demonstrationFor(env: Record<string, string | undefined>): GatewayOptions['fillTenant'] {
  const settings = readSettings(env)
  const isReal = settings.text('NODE_ENV') === 'production' && settings.text('DATABASE_URL') !== undefined
  const scale = isReal ? 1 : settings.whole('GATEWAY_SCALE', 1, [1, MOST])
  if (settings.wrong.length > 0) throw settingsRefusal(settings)
  if (isReal) return undefined
  // Loaded when a tenant is filled: a start in production needs no demonstration.
  return async (filling) => {
    const { demonstration } = await import('../../../demo/index.ts')
    await demonstration(scale)(filling)
  }
}
