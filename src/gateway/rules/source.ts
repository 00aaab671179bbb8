import type { FormModel, TenantBoot, TenantHead } from '../../config/index.ts'
import type { CompiledForms } from '../../config/node.ts'
import type { PortalFiles } from '../published/files.ts'

/** Gives a tenant's rules as they are now: the same value for as long as nothing is published. Undefined: it has no forms. */
export type RulesSource = (tenant: { id: string; url: string }) => Promise<CompiledForms | undefined>

/** The rules of the published portals: a tenant's are read at its first call, and again once it is published anew. */
export function publishedRules(files: PortalFiles): RulesSource {
  const known = new Map<string, { stamp: string; rules: Promise<CompiledForms> }>()
  return async ({ url }) => {
    const stamp = await files.stamp(url)
    const last = known.get(url)
    // For a moment of a publication there is no folder: then what was known still holds.
    if (stamp === undefined) return last?.rules
    if (last?.stamp === stamp) return last.rules
    const rules = rulesIn(files, url)
    known.set(url, { stamp, rules })
    rules.catch(() => known.delete(url))
    return rules
  }
}

async function rulesIn(portals: PortalFiles, url: string): Promise<CompiledForms> {
  const read = async <Content>(file: string) => {
    const text = await portals.text(url, file)
    if (text === undefined) throw new Error(`${file} of ${url} cannot be read`)
    return JSON.parse(text) as Content
  }
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
