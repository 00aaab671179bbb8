import { createHash } from 'node:crypto'
import { compileTenant, tenantIds, type CompiledTenant, type ConfigInput } from '../../config/node.ts'
import type { Diagnostic, TenantBoot } from '../../config/index.ts'
import { linkModule } from './link.ts'

/** What a tenant's folder holds when it is served. */
export interface TenantOutput {
  id: string
  url: string
  /** Path below `tenants/<url>/` → text. */
  files: Map<string, string>
  /** What is doubtful about it. */
  diagnostics: Diagnostic[]
}

/** Every tenant as files, or the findings that stand in the way. A tenant with errors has no output. */
export async function tenantOutputs(
  input: ConfigInput,
): Promise<{ outputs: TenantOutput[]; diagnostics: Diagnostic[] }> {
  const outputs: TenantOutput[] = []
  const diagnostics: Diagnostic[] = []
  for (const id of tenantIds(input)) {
    const { output, diagnostics: found } = await tenantOutput(input, id)
    diagnostics.push(...found)
    if (output !== undefined) outputs.push(output)
  }
  return { outputs, diagnostics: onceEach(diagnostics) }
}

/** One tenant as files, or the findings that stand in the way. */
export async function tenantOutput(
  input: ConfigInput,
  id: string,
): Promise<{ output?: TenantOutput; diagnostics: Diagnostic[] }> {
  const { tenant, diagnostics } = compileTenant(input, id)
  return tenant === undefined
    ? { diagnostics }
    : { output: { id, url: tenant.head.url, files: await filesOf(tenant), diagnostics }, diagnostics }
}

/** tenant.json and, named by their content, the files that it lists. The same content has the same name in every build. */
async function filesOf(tenant: CompiledTenant): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const boot: TenantBoot = { ...tenant.head, files: { labels: {}, screens: {}, validators: {} } }
  const add = (folder: string, name: string, ending: string, { text, hash }: Content): string => {
    const path = `${folder}/${name}.${hash}.${ending}`
    files.set(path, text)
    return path
  }
  for (const [language, texts] of Object.entries(tenant.labels))
    boot.files.labels[language] = add('labels', language, 'json', jsonOf(texts))
  for (const [screen, model] of Object.entries(tenant.screens))
    boot.files.screens[screen] = add('screens', screen, 'json', jsonOf(model))
  for (const [screen, source] of Object.entries(tenant.validators))
    boot.files.validators[screen] = add('validators', screen, 'js', contentOf(await linkModule(source)))
  return files.set('tenant.json', JSON.stringify(boot))
}

interface Content {
  text: string
  /** Names the text. */
  hash: string
}

/** What the compiler made of files that did not change is the same object, and written once. */
const written = new WeakMap<object, Content>()

function jsonOf(made: object): Content {
  const content = written.get(made) ?? contentOf(JSON.stringify(made))
  written.set(made, content)
  return content
}

function contentOf(text: string): Content {
  return { text, hash: createHash('sha256').update(text).digest('hex').slice(0, 12) }
}

/** Findings about the base come with every tenant; one of each is enough. */
export function onceEach(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((each) => [JSON.stringify(each), each])).values()]
}
