import { gatewayOptions, resetStore } from '../gateway/index.ts'
import { demonstrationFor } from './run/demonstration.ts'
import { endRefused, orEnd } from './run/refusal.ts'
import { tenantSeeds } from './run/tenant-seeds.ts'

/** `npm run gateway:reset`: empties the gateway's store and fills it anew. The gateway must not be running. */
const options = orEnd(() => gatewayOptions(process.env))
const { seeds, complaints } = tenantSeeds(process.cwd())
for (const complaint of complaints) console.error(complaint)

await resetStore({ ...options, tenants: seeds, fillTenant: demonstrationFor(process.env) }).catch(endRefused)
console.log(`The store in ${options.databaseUrl === undefined ? options.dataDir : 'DATABASE_URL'} is as new.`)
