import { join } from 'node:path'
import { gatewayOptions, startGateway } from '../gateway/index.ts'
import { refreshPortal } from './run/build.ts'
import { tenantSeeds } from './run/tenant-seeds.ts'
import { startStudio } from './studio/host.ts'

/** `npm run studio`: the built portal over a demonstration store of its own, and around it the page for configurers. PORT (4310), DATA_DIR (.data/studio). */
const root = process.cwd()
console.log('Bringing the build up to date …')
const broken = await refreshPortal(root)
if (broken.length > 0) {
  console.error(broken.join('\n'))
  process.exit(1)
}
const { seeds, complaints } = await tenantSeeds(root)
for (const complaint of complaints) console.error(complaint)
const port = Number(process.env['PORT'] ?? 4310)
const dataDir = process.env['DATA_DIR'] ?? join(root, '.data/studio')
const gateway = await startGateway({ ...gatewayOptions({ ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }), distDir: join(root, 'dist'), tenants: seeds })
const studio = await startStudio(root, gateway.url, port)
console.log(`\nThe studio is ready: http://127.0.0.1:${port}/studio`)

const stop = () => {
  void studio.close().then(() => gateway.close()).then(() => process.exit(0))
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
