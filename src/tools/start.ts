import { join } from 'node:path'
import { demoUsers, GatewayRefusal, gatewayOptions, startGateway } from '../gateway/index.ts'
import { refreshPortal } from './run/build.ts'
import { tenantSeeds } from './run/tenant-seeds.ts'

/** `npm start`: brings `dist/` up to date with its sources, then serves it with the embedded gateway. */
const root = process.cwd()

console.log('Bringing the build up to date …')
const broken = await refreshPortal(root)
if (broken.length > 0) {
  console.error(broken.join('\n'))
  process.exit(1)
}

const { seeds, complaints } = await tenantSeeds(root)
for (const complaint of complaints) console.error(complaint)

const options = { ...gatewayOptions(process.env), distDir: join(root, 'dist'), tenants: seeds }
const gateway = await startGateway(options).catch((error: unknown) => {
  if (!(error instanceof GatewayRefusal)) throw error
  console.error(error.message)
  process.exit(error.exitCode)
})

console.log(`\nCustomer Portal is ready:`)
for (const { name, url } of seeds) console.log(`  ${name.padEnd(24)} ${gateway.url}/${url}/login`)
if (options.gatewayUrl === undefined && options.demoData) {
  console.log(`\nDemonstration users of each (password of all: ${demoUsers[0]?.password ?? ''}):`)
  for (const user of demoUsers) console.log(`  ${user.userId.padEnd(12)} ${user.about}`)
}

const stop = () => {
  void gateway.close().then(() => process.exit(0))
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
