import { GatewayRefusal, gatewayOptions, resetStore } from '../gateway/index.ts'
import { demonstrationFor } from './run/demonstration.ts'
import { tenantSeeds } from './run/tenant-seeds.ts'

/** `npm run gateway:reset`: empties the gateway's store and fills it anew. The gateway must not be running. */
const options = gatewayOptions(process.env)
const { seeds, complaints } = tenantSeeds(process.cwd())
for (const complaint of complaints) console.error(complaint)

try {
  await resetStore({ ...options, tenants: seeds, fillTenant: demonstrationFor(process.env) })
  console.log(`The store in ${options.databaseUrl === undefined ? options.dataDir : 'DATABASE_URL'} is as new.`)
} catch (error) {
  if (!(error instanceof GatewayRefusal)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}
