import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { writeTenants } from './tenants/build.ts'
import { findings } from './tenants/check.ts'
import { printed } from './tenants/print.ts'

const usage = `npm run tenants -- check [ID]                     what is wrong or doubtful, for one tenant or all
npm run tenants -- explain ID SCREEN POINTER      which file said what, e.g. explain ACME forms/booking sections.details
npm run tenants -- build                          compiles every tenant into dist/tenants/`

const root = fileURLToPath(new URL('../..', import.meta.url))
const [command, ...args] = process.argv.slice(2)
process.exitCode = await run()

async function run(): Promise<number> {
  if (command === 'check') return check(args[0])
  if (command === 'build') return build()
  console.error(usage)
  return 2
}

function check(only: string | undefined): number {
  const diagnostics = findings(root, only)
  console.log(printed(diagnostics))
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}

async function build(): Promise<number> {
  const result = await writeTenants(root, join(root, 'dist'))
  if (result.diagnostics.length > 0) console.log(printed(result.diagnostics))
  if (result.ok) console.log(`Built ${result.tenants.join(', ')}.`)
  else console.error(result.reason)
  return result.ok ? 0 : 1
}
