import { given } from './run/given.ts'
import { endOnSignal } from './run/ready.ts'
import { serve } from './run/serve.ts'
import { builtSeeds } from './run/built-seeds.ts'

/** `npm run serve`: serves what was built, and builds nothing. For operators; `npm start` is for everybody else. */
const root = process.cwd()
given({ usage: 'npm run serve (settings: docs/operating.md, such as PORT=4301 npm run serve)' })

const { seeds, complaints } = builtSeeds(root) ?? (await compiledSeeds())
for (const complaint of complaints) console.error(complaint)
const { gateway, options } = await serve(root, seeds)
console.log(`Customer Portal ${options.distDir === undefined ? '(calls only) ' : ''}answers at ${gateway.url}`)
endOnSignal(() => gateway.close())

/** Without a built portal: the tenants as their files say. */
async function compiledSeeds() {
  const { tenantSeeds } = await import('./run/tenant-seeds.ts')
  return tenantSeeds(root)
}
