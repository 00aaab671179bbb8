import { join } from 'node:path'
import { demonstration } from '../../demo/index.ts'
import { gatewayOptions, startGateway } from '../gateway/index.ts'
import { given } from './run/given.ts'
import { endOnSignal, readyPortal } from './run/ready.ts'
import { endRefused, orEnd } from './run/refusal.ts'
import { startStudio } from './studio/host.ts'

/** `npm run studio`: the built portal over a demonstration store of its own, and around it the page for configurers. PORT (4310), DATA_DIR (.data/studio). */
const root = process.cwd()
given({ usage: 'npm run studio (settings: PORT, DATA_DIR)' })
const options = orEnd(() => gatewayOptions({ PORT: '4310', DATA_DIR: join(root, '.data/studio'), ...process.env }))
const seeds = await readyPortal(root)
const gateway = await startGateway({
  ...options,
  port: 0,
  host: '127.0.0.1',
  // A demonstration has no place in a database that somebody named for something else.
  databaseUrl: undefined,
  distDir: join(root, 'dist'),
  hints: false,
  tenants: seeds,
  fillTenant: demonstration(),
}).catch(endRefused)
const studio = await startStudio(root, gateway.url, options.port).catch(endRefused)
console.log(`\nThe studio is ready: http://127.0.0.1:${options.port}/studio`)

endOnSignal(() => studio.close().then(() => gateway.close()))
