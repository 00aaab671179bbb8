import type { ConfigInput } from '../config/node.ts'

/** The files of one tenant: path below its folder → content. */
export type Folder = ReadonlyMap<string, string>

/** Whether a file is no text, by its ending: a folder has its bytes as base64. */
export function isBinary(path: string): boolean {
  return /\.(png|jpe?g|webp|gif|ico|woff2?)$/i.test(path)
}

/** Whether a tenant's folder may hold a file at a path: below it, not hidden, of a kind that is known. */
export function isPlace(path: string): boolean {
  return /^([\w-]+\/)*[\w-][\w.-]*\.(json|md|svg|png|jpe?g|webp|gif|ico|woff2?)$/.test(path)
}

/** The configuration files of a tenant as an input of the compiler has them. */
export function folderOf({ files }: ConfigInput, tenant: string): Folder {
  const top = `tenants/${tenant}/`
  return new Map([...files].flatMap(([path, text]) => (path.startsWith(top) ? [[path.slice(top.length), text]] : [])))
}

/** Whether the compiler reads a file of a tenant's folder, as opposed to pictures and help pages, of which it knows that they are there. */
export function isConfiguration(path: string): boolean {
  return path.endsWith('.json') && !path.startsWith('assets/')
}

/** The input with these as the tenant's files, in place of those that it has. */
export function withFolder(input: ConfigInput, tenant: string, folder: Folder): ConfigInput {
  const top = `tenants/${tenant}/`
  const files = [...input.files].filter(([path]) => !path.startsWith(top))
  const others = input.others.filter((path) => !path.startsWith(top))
  for (const [path, text] of folder) {
    if (isConfiguration(path)) files.push([top + path, text])
    else others.push(top + path)
  }
  return { ...input, files: new Map(files), others }
}

/** The paths at which two folders differ, in their order. */
export function differing(one: Folder, other: Folder): string[] {
  const paths = new Set([...one.keys(), ...other.keys()])
  return [...paths].filter((path) => one.get(path) !== other.get(path)).sort()
}
