import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { explain } from '../config/node.ts'
import { writeTenants } from './tenants/build.ts'
import { findings } from './tenants/check.ts'
import { printed, printedExplanation } from './tenants/print.ts'
import { readConfig } from './tenants/read.ts'

const usage = `npm run tenants -- check [ID]                     what is wrong or doubtful, for one tenant or all
npm run tenants -- explain ID SCREEN POINTER      which file said what; e.g. SCREEN forms/booking, POINTER sections.details
npm run tenants -- build                          compiles every tenant into dist/tenants/`

const root = fileURLToPath(new URL('../..', import.meta.url))
const [command, ...args] = process.argv.slice(2)
process.exitCode = await run()

async function run(): Promise<number> {
  if (command === 'check') return check(args[0])
  if (command === 'build') return build()
  if (command === 'explain' && args[0] !== undefined && args[1] !== undefined) return explainPlace(args[0], args[1], args[2] ?? '')
  console.error(usage)
  return 2
}

function check(only: string | undefined): number {
  const diagnostics = findings(root, only)
  console.log(printed(diagnostics))
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}

function explainPlace(id: string, screen: string, pointer: string): number {
  const explained = explain(readConfig(root), id, screen, pointer)
  if (Array.isArray(explained)) console.error(printed(explained))
  else console.log(printedExplanation(explained))
  return Array.isArray(explained) ? 1 : 0
}

async function build(): Promise<number> {
  const result = await writeTenants(root, join(root, 'dist'))
  if (result.diagnostics.length > 0) console.log(printed(result.diagnostics))
  if (result.ok) console.log(`Built ${result.tenants.join(', ')}.`)
  else console.error(result.reason)
  return result.ok ? 0 : 1
}
