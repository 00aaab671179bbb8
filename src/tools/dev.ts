import { createServer } from 'vite'
import { gatewayOptions, startGateway } from '../gateway/index.ts'
import { given } from './run/given.ts'
import { demonstrationFor } from './run/demonstration.ts'
import { compiledRules } from './project/rules.ts'
import { endRefused, orEnd } from './run/refusal.ts'
import { tenantSeeds } from './run/tenant-seeds.ts'

/** `npm run dev`: Vite's development server with the embedded gateway behind it (or the one of GATEWAY_URL). */
given({ usage: 'npm run dev (settings: docs/operating.md, such as GATEWAY_URL=http://… npm run dev)' })
const options = orEnd(() => gatewayOptions(process.env))
if (options.gatewayUrl === undefined) {
  const { seeds } = tenantSeeds(process.cwd())
  const gateway = await startGateway({
    ...options,
    tenants: seeds,
    rules: compiledRules(process.cwd()),
    fillTenant: orEnd(() => demonstrationFor(process.env)),
  }).catch(endRefused)
  process.env['GATEWAY_URL'] = gateway.url
  process.once('SIGINT', () => void gateway.close().then(() => process.exit(0)))
}
const server = await createServer()
await server.listen()
server.printUrls()
