import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compileForms, type CompiledForms } from '../../config/node.ts'
import type { RulesSource } from '../../gateway/index.ts'
import { configFolders, readConfig } from './read.ts'

/** The rules of the tenants as their JSON says: compiled at the first call of each, and again once a file of schemas/ or tenants/ changes. */
export function compiledRules(root: string): RulesSource {
  let stamp = ''
  let compiled: (tenant: string) => CompiledForms | undefined
  return ({ id }) => {
    const now = stampOf(root)
    if (now !== stamp) compiled = onceEach(root)
    stamp = now
    return Promise.resolve(compiled(id))
  }
}

function onceEach(root: string): (tenant: string) => CompiledForms | undefined {
  const input = readConfig(root)
  const known = new Map<string, CompiledForms | undefined>()
  return (tenant) => {
    if (!known.has(tenant)) known.set(tenant, compileForms(input, tenant))
    return known.get(tenant)
  }
}

/** Changes with every file of the configuration, also where an older one takes its place. */
function stampOf(root: string): string {
  const stamps = configFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const stat = statSync(join(root, folder, name), { throwIfNoEntry: false })
        return `${folder}/${name} ${stat?.mtimeMs ?? ''} ${stat?.size ?? ''}`
      }),
  )
  return stamps.join('\n')
}
