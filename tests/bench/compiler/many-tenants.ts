import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findings } from '../../../src/tools/tenants/check.ts'
import { writeTenants } from '../../../src/tools/tenants/build.ts'

/**
 * Checks and builds a project with so many tenants, made of the portal's own, in a process of its own, so that its memory is
 * theirs alone. Prints what it took, as JSON: seconds, and the most memory in megabytes.
 */
const count = Number(process.argv[2])
const source = process.cwd()
const root = mkdtempSync(join(tmpdir(), 'portal-bench-tenants-'))
for (const path of ['schemas', 'src/contract/generated/gateway.json'])
  cpSync(join(source, path), join(root, path), { recursive: true })
mkdirSync(join(root, 'dist'))
const models = readdirSync(join(source, 'tenants'))
for (let number = 0; number < count; number += 1) {
  const model = models[number % models.length] ?? ''
  const id = `T${String(number)}`
  cpSync(join(source, 'tenants', model), join(root, 'tenants', id), { recursive: true })
  const file = join(root, 'tenants', id, 'tenant.json')
  const tenant = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, JSON.stringify({ ...tenant, id, url: id.toLowerCase() }, null, 2))
}

const timed = async (work: () => unknown): Promise<number> => {
  const before = performance.now()
  await work()
  return (performance.now() - before) / 1000
}
const check = await timed(() => findings(root))
const build = await timed(() => writeTenants(root, join(root, 'dist')))
const again = await timed(() => writeTenants(root, join(root, 'dist')))
rmSync(root, { recursive: true, force: true })
console.log(JSON.stringify({ check, build, again, memory: process.resourceUsage().maxRSS / 1024 }))
