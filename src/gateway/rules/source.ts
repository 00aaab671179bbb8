import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormModel, TenantBoot, TenantHead } from '../../config/index.ts'
import type { CompiledForms } from '../../config/node.ts'

/** Gives a tenant's rules as they are now: the same value for as long as nothing is published. Undefined: it has no forms. */
export type RulesSource = (tenant: { id: string; url: string }) => Promise<CompiledForms | undefined>

/** The rules of the built portal at `distDir`: a tenant's are read at its first call, and again once it is published anew. */
export function builtRules(distDir: string): RulesSource {
  const known = new Map<string, { stamp: string; rules: Promise<CompiledForms> }>()
  return async ({ url }) => {
    const folder = join(distDir, 'tenants', url)
    const found = await stat(join(folder, 'tenant.json')).catch(() => undefined)
    const last = known.get(url)
    // For a moment of a publication there is no folder: then what was known still holds.
    if (found === undefined) return last?.rules
    const stamp = `${found.ino} ${found.mtimeMs} ${found.size}`
    if (last?.stamp === stamp) return last.rules
    const rules = rulesIn(folder)
    known.set(url, { stamp, rules })
    rules.catch(() => known.delete(url))
    return rules
  }
}

async function rulesIn(folder: string): Promise<CompiledForms> {
  const read = async <Content>(file: string) => JSON.parse(await readFile(join(folder, file), 'utf8')) as Content
  const { files, ...head } = await read<TenantHead & Partial<Pick<TenantBoot, 'files'>>>('tenant.json')
  const forms = Object.entries(files?.screens ?? {}).filter(([screen]) => screen.startsWith('forms/'))
  const labels = Object.entries(files?.labels ?? {}).map(
    async ([language, file]) => [language, await read<Record<string, string>>(file)] as const,
  )
  return {
    head,
    forms: await Promise.all(forms.map(([, file]) => read<FormModel>(file))),
    labels: Object.fromEntries(await Promise.all(labels)),
  }
}
