import type { Folder } from '../../changes/index.ts'
import { readJson } from '../../config/node.ts'
import type { HelpPage } from '../../studio/host/api.ts'
import { helpFiles, helpText } from '../help/source.ts'

/** Where a help page stands in a tenant's folder. */
const PAGE = /^help\/([\w-]+)\/([\w-]+)\.md$/

/**
 * The help pages of a tenant in all their languages, in the order of the contents: those of its folder, and the portal's where it has none. Those of
 * another flavour the tenant does not have, as the English page says.
 */
export function helpOf(root: string, folder: Folder): HelpPage[] {
  const portals = helpFiles(root, 'schemas')
  const own = new Map([...folder].filter(([path]) => PAGE.test(path)))
  const all = new Map([...portals, ...own])
  const flavour = flavourIn(folder.get('tenant.json'))
  const isOfOther = (name: string): boolean => {
    const { flavours } = helpText(name, all.get(`help/en/${name}.md`) ?? '')
    return flavour !== undefined && flavours.length > 0 && !flavours.includes(flavour)
  }
  return [...all]
    .flatMap(([file, text]): HelpPage[] => {
      const [, language = '', name = ''] = PAGE.exec(file) ?? []
      const { title, group, order } = helpText(name, text)
      const stands = { isOwn: own.has(file), isPortals: portals.has(file) }
      return name === '' || isOfOther(name) ? [] : [{ file, name, language, title, group, order, text, ...stands }]
    })
    .sort((one, other) => one.order - other.order || one.file.localeCompare(other.file))
}

/** Nothing where the file cannot be read: then all pages are there. */
function flavourIn(tenantFile: string | undefined): string | undefined {
  const { flavour } = (readJson(tenantFile ?? '{}') ?? {}) as { flavour?: unknown }
  return typeof flavour === 'string' ? flavour : undefined
}

/** A help page's text put into a folder, or taken out of it; what is no place of a help page stays out. A picture that no file names any more goes. */
export function withHelpPage(folder: Folder, file: string, text: string | undefined): Folder {
  if (!PAGE.test(file)) return folder
  const files = new Map(folder)
  if (text === undefined) files.delete(file)
  else files.set(file, `${text.replaceAll('\r\n', '\n').trimEnd()}\n`)
  for (const picture of picturesIn(folder.get(file))) {
    const isNamed = [...files].some(([at, each]) => at !== picture && each.includes(picture))
    if (!isNamed) files.delete(picture)
  }
  return files
}

function picturesIn(text = ''): string[] {
  return [...text.matchAll(/\((assets\/[\w./-]+)\)/g)].map(([, path]) => path ?? '')
}
