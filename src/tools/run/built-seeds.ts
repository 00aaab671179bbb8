import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TenantSeed } from '../../gateway/index.ts'

/** What the gateway keeps of each tenant, and a line about each that has errors. */
export interface Seeds {
  seeds: readonly TenantSeed[]
  complaints: readonly string[]
}

/** What a built portal says of its tenants, in the order of their ids: nothing is compiled. Undefined where none was built. */
export function builtSeeds(root: string): Seeds | undefined {
  const dist = join(root, 'dist')
  if (!existsSync(join(dist, 'tenants'))) return undefined
  const published = publishedSeeds(dist)
  const left = join(dist, '.tenants-left.json')
  const withErrors = existsSync(left) ? (JSON.parse(readFileSync(left, 'utf8')) as string[]) : []
  return {
    seeds: [...published.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    complaints: withErrors.map((id) => errorsOf(id, published.has(id))),
  }
}

/** The tenants of a built portal as they were published last, by their ids; none where none was built. */
export function publishedSeeds(dist: string): ReadonlyMap<string, TenantSeed> {
  const folder = join(dist, 'tenants')
  const boots = existsSync(folder) ? readdirSync(folder).map((url) => join(folder, url, 'tenant.json')) : []
  const heads = boots
    .filter((boot) => existsSync(boot))
    .map((boot) => JSON.parse(readFileSync(boot, 'utf8')) as TenantSeed)
  return new Map(heads.map((head) => [head.id, head]))
}

/** What becomes of a tenant with errors, in one line. */
export function errorsOf(id: string, published: boolean): string {
  const what = published ? 'is served as it was published last' : 'is left out'
  return `${id} has errors and ${what}; see \`npm run tenants -- check ${id}\``
}
