import { join } from 'node:path'
import { demonstration } from '../../demo/index.ts'
import { gatewayOptions, startGateway } from '../gateway/index.ts'
import { endOnSignal, readyPortal } from './run/ready.ts'
import { endRefused, orEnd } from './run/refusal.ts'
import { startStudio } from './studio/host.ts'

/** `npm run studio`: the built portal over a demonstration store of its own, and around it the page for configurers. PORT (4310), DATA_DIR (.data/studio). */
const root = process.cwd()
const seeds = await readyPortal(root)
const port = Number(process.env['PORT'] ?? 4310)
const dataDir = process.env['DATA_DIR'] ?? join(root, '.data/studio')
const gateway = await startGateway({
  ...orEnd(() => gatewayOptions({ ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir })),
  distDir: join(root, 'dist'),
  hints: false,
  tenants: seeds,
  fillTenant: demonstration(),
}).catch(endRefused)
const studio = await startStudio(root, gateway.url, port).catch(endRefused)
console.log(`\nThe studio is ready: http://127.0.0.1:${port}/studio`)

endOnSignal(() => studio.close().then(() => gateway.close()))
