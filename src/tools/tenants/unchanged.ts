import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Diagnostic } from '../../config/index.ts'
import { tenantIds, type ConfigInput } from '../../config/node.ts'
import { helpFiles } from '../help/source.ts'
import { writeWhole } from '../project/write.ts'

/** What the last build made of a tenant, and of what. */
export interface Built {
  /** Names everything that the tenant was made of. */
  key: string
  url: string
  diagnostics: Diagnostic[]
  /** Hash of its tenant.json, which names all its other files by their content. */
  boot: string
}

/** What was built last, by tenant; kept beside the installed packages, for nobody is to be served it. */
const record = 'node_modules/.cache/tenants-built.json'
/** What the files of a tenant are made by. */
const makers = ['src/config', 'src/tools/project', 'src/tools/tenants', 'src/tools/help', 'package-lock.json']
const project = fileURLToPath(new URL('../../..', import.meta.url))

/** What the last build wrote down; nothing when it cannot be read. */
export function readBuilt(root: string): Map<string, Built> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(join(root, record), 'utf8')) as Record<string, Built>))
  } catch {
    return new Map()
  }
}

/** Writes down what was built. */
export function writeBuilt(root: string, built: ReadonlyMap<string, Built>): void {
  writeWhole(join(root, record), JSON.stringify(Object.fromEntries(built)))
}

/** For each tenant a name of everything that it is made of: the base, its own files, the compiler, and who else claims its address. */
export function buildKeys(root: string, input: ConfigInput): Map<string, string> {
  const { files, others } = input
  const base = baseKey(root, input)
  const own = new Map(tenantIds(input).map((id): [string, string[]] => [id, [base]]))
  const made = (path: string) => own.get(/^tenants\/([^/]+)\//.exec(path)?.[1] ?? '')
  for (const [path, text] of files) made(path)?.push(path, text)
  for (const path of others) made(path)?.push(path)
  for (const [id, texts] of own) texts.push(...[...helpFiles(root, `tenants/${id}`)].flat())
  const claims = new Map<string, string>()
  for (const id of own.keys()) {
    const url = urlIn(files.get(`tenants/${id}/tenant.json`))
    claims.set(url, `${claims.get(url) ?? ''} ${id}`)
  }
  return new Map(
    [...own].map(([id, made]) => [
      id,
      hash([...made, claims.get(urlIn(files.get(`tenants/${id}/tenant.json`))) ?? '']),
    ]),
  )
}

/** Names everything but a tenant's own files that it is made of: the base and the compiler. */
export function baseKey(root: string, { files, contract, operations, parts, icons, help }: ConfigInput): string {
  return hash([
    JSON.stringify({ contract, operations, parts, icons, help }),
    ...sources(project, makers),
    ...sources(root, ['schemas/help']),
    ...[...files].filter(([path]) => !path.startsWith('tenants/')).flat(),
  ])
}

/** The hash of a built tenant's tenant.json; undefined where none stands. */
export function bootHash(distDir: string, url: string): string | undefined {
  const boot = join(distDir, 'tenants', url, 'tenant.json')
  return existsSync(boot) && existsSync(join(distDir, 'webHelp', url)) ? hash([readFileSync(boot, 'utf8')]) : undefined
}

function urlIn(text: string | undefined): string {
  return /"url"\s*:\s*"([^"]*)"/.exec(text ?? '')?.[1] ?? ''
}

function sources(root: string, places: readonly string[]): string[] {
  return places.flatMap((place) => {
    const path = join(root, place)
    if (!existsSync(path)) return []
    if (/\.\w+$/.test(place)) return [place, readFileSync(path, 'utf8')]
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      /\.test\.tsx?$/.test(entry.name) ? [] : sources(root, [`${place}/${entry.name}`]),
    )
  })
}

function hash(texts: readonly string[]): string {
  const sum = createHash('sha256')
  for (const text of texts) sum.update(text).update('\0')
  return sum.digest('hex')
}
