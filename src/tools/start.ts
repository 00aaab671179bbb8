import { demoUsers } from '../../demo/index.ts'
import { given } from './run/given.ts'
import { endOnSignal, readyPortal } from './run/ready.ts'
import { serve } from './run/serve.ts'

/** `npm start`: brings `dist/` up to date with its sources, then serves it with the embedded gateway. */
const root = process.cwd()
given({ usage: 'npm start (settings: docs/operating.md, such as PORT=4301 npm start)' })

const seeds = await readyPortal(root)
const { gateway, options } = await serve(root, seeds)

console.log(`\nCustomer Portal is ready:`)
for (const { name, url } of seeds) console.log(`  ${name.padEnd(24)} ${gateway.url}/${url}/login`)
if (options.gatewayUrl === undefined && options.fillTenant !== undefined) {
  console.log(`\nDemonstration users of each (password of all: ${demoUsers[0]?.password ?? ''}):`)
  for (const user of demoUsers) console.log(`  ${user.userId.padEnd(12)} ${user.about}`)
}

endOnSignal(() => gateway.close())
