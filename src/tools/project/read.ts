import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { iconNames, type ConfigInput } from '../../config/node.ts'
import { operations } from '../../contract/index.ts'
import { isBinary } from '../../changes/index.ts'
import { manifests } from '../../widgets/manifests.ts'

/** Folders that hold the configuration. */
export const configFolders = ['schemas', 'tenants'] as const

/**
 * Reads everything the compiler asks for: the JSON below schemas/ and tenants/ (assets are not configuration),
 * the bundled contract, the operations, the parts, the icons and the help pages. `root` is the project's folder.
 */
export function readConfig(root: string): ConfigInput {
  const files = new Map<string, string>()
  const others: string[] = []
  for (const folder of configFolders) collect(root, folder, files, others)
  const contract = contractOf(readFileSync(join(root, 'src/contract/generated/gateway.json'), 'utf8'))
  return { files, contract, operations, parts: manifests, icons: iconNames, help: helpNames(root), others }
}

let lastContract: { text: string; contract: unknown } | undefined

/** The contract of a text: the same object as long as the text is the same, so that what was made of it stays. */
function contractOf(text: string): unknown {
  if (lastContract?.text !== text) lastContract = { text, contract: JSON.parse(text) as unknown }
  return lastContract.contract
}

/** Names of the help pages: the English Markdown files below schemas/help/. */
function helpNames(root: string): string[] {
  const folder = join(root, 'schemas/help/en')
  return existsSync(folder)
    ? readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [name.slice(0, -3)] : []))
    : []
}

/** What editors and systems keep beside the files for themselves is nobody's: hidden files and folders. */
function collect(root: string, folder: string, files: Map<string, string>, others: string[]): void {
  for (const entry of ifThere(() => readdirSync(join(root, folder), { withFileTypes: true })) ?? []) {
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) collect(root, path, files, others)
    else if (entry.name.endsWith('.json') && !/^tenants\/[^/]+\/assets\//.test(path)) {
      const text = ifThere(() => textOf(join(root, path)))
      if (text !== undefined) files.set(path, text)
    } else others.push(path)
  }
}

/** All files of a tenant's folder, pictures as base64; hidden ones are nobody's. Undefined where there is no folder. */
export function readWholeFolder(folder: string): Map<string, string> | undefined {
  if (!existsSync(folder)) return undefined
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => path.split('/').every((name) => !name.startsWith('.')))
    .sort()
  return new Map(
    paths.flatMap((path): [string, string][] => {
      const file = join(folder, path)
      const content = ifThere(() => (isBinary(path) ? readFileSync(file, 'base64') : textOf(file)))
      return content === undefined ? [] : [[path, content]]
    }),
  )
}

/** A text as it stands in a checkout of this project: editors of other systems end lines otherwise, and begin a file with a mark. */
function textOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
}

/** What is read; nothing where it has gone since its folder was looked at: an editor puts another file in its place. */
function ifThere<Read>(read: () => Read): Read | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
