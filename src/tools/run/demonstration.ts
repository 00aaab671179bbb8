import type { GatewayOptions } from '../../gateway/index.ts'

/**
 * What fills tenants that are new to the store: the demonstration, its volume multiplied by GATEWAY_SCALE (1). A PostgreSQL
 * store of production gets none.
 *
 * @throws RangeError when GATEWAY_SCALE is no whole number from 1
 */
export function demonstrationFor(env: Record<string, string | undefined>): GatewayOptions['fillTenant'] {
  if (env['NODE_ENV'] === 'production' && (env['DATABASE_URL'] ?? '').trim() !== '') return undefined
  const scale = Number((env['GATEWAY_SCALE'] ?? '').trim() || 1)
  if (!Number.isInteger(scale) || scale < 1)
    throw new RangeError(`GATEWAY_SCALE must be a whole number, at least 1: ${env['GATEWAY_SCALE']}`)
  // Loaded when a tenant is filled: a start in production needs no demonstration.
  return async (filling) => {
    const { demonstration } = await import('../../../demo/index.ts')
    await demonstration(scale)(filling)
  }
}
