import { folderOf, isBinary, withFolder, type Folder } from '../../changes/index.ts'
import { edited, readJson, type ConfigInput } from '../../config/node.ts'
import type { TenantToCopy } from '../../studio/host/new-tenant.ts'
import { choicesOf, colours, languagesOf, plainLogo, type NewTenant, type Program } from './new-folder.ts'

const FILE = 'tenant.json'

interface TenantFile extends Pick<NewTenant, 'id' | 'url' | 'flavour'> {
  name: string
  theme: Record<string, unknown> & { primaryColor: string; secondaryColor: string; dark?: Record<string, unknown> }
  accessLevels: Record<string, boolean>
  languages?: { default?: string; offered?: string[] }
  publication?: { needsApproval?: boolean }
}

/** What a new tenant made from another one begins with. */
export function toCopy(input: ConfigInput, folder: Folder): TenantToCopy {
  const { id, name, flavour, theme, accessLevels, languages = {}, publication } = fileOf(folder)
  const offered = languages.offered ?? choicesOf(input).languages
  const first = languages.default ?? offered[0] ?? 'en'
  const { primaryColor, secondaryColor } = theme
  return {
    id,
    name,
    flavour,
    colours: { primaryColor, secondaryColor },
    levels: Object.keys(accessLevels).filter((level) => accessLevels[level]),
    languages: [first, ...offered.filter((each) => each !== first)],
    ...(publication?.needsApproval === true && { needsApproval: true }),
  }
}

/**
 * The folder of a new tenant that begins as another one is: all that one says otherwise than the portal, under a name, at an address and with a look of
 * its own. What is that brand's alone stays with it: its logo and background, what was chosen for its colours in the dark, its provider of sign-ins. Nor does
 * a second person approve what is published: who begins is alone.
 */
export function copiedFolder(input: ConfigInput, from: Folder, tenant: NewTenant, program: Program): Folder {
  const { id, url, name = id, languages, levels } = tenant
  const was = fileOf(from)
  const { logo: _logo, background: _background, dark, ...kept } = was.theme
  const { primaryColor = kept.primaryColor, secondaryColor = kept.secondaryColor } = tenant
  const { logo: _dark, ...inDark } = dark ?? {}
  const keepsColours = primaryColor === kept.primaryColor && secondaryColor === kept.secondaryColor
  const logo = tenant.logo ?? { ending: 'svg', content: plainLogo(name, { ...colours, primaryColor, secondaryColor }) }
  const path = `assets/logo.${logo.ending}`
  const theme = {
    primaryColor,
    secondaryColor,
    logo: path,
    ...(typeof kept['typeface'] === 'string' && { typeface: kept['typeface'] }),
    ...(keepsColours && Object.keys(inDark).length > 0 && { dark: inDark }),
  }
  const says: Record<string, unknown> = {
    id,
    url,
    name,
    theme,
    singleSignOn: undefined,
    publication: undefined,
    ...(levels !== undefined && { accessLevels: levelsOf(was.accessLevels, levels) }),
    ...(languages !== undefined && { languages: languagesOf(input, languages).languages }),
    version: program.version,
    buildDate: program.now.toISOString().slice(0, 10).replaceAll('-', ''),
  }
  const edits = Object.entries(says).map(([key, value]) => ({ file: FILE, keys: [key], value }))
  const folder = new Map([...from, ...folderOf(edited(withFolder(input, id, from), id, edits), id)])
  for (const picture of pathsIn(was.theme)) if (!isNamed(folder, picture)) folder.delete(picture)
  for (const each of left(input, was, languages))
    for (const file of folder.keys())
      if (file === `labels/${each}.json` || file.startsWith(`help/${each}/`)) folder.delete(file)
  return folder.set(path, logo.content)
}

function fileOf(folder: Folder): TenantFile {
  return readJson(folder.get(FILE) ?? '{}') as TenantFile
}

function levelsOf(all: TenantFile['accessLevels'], open: readonly string[]): TenantFile['accessLevels'] {
  return Object.fromEntries([...new Set([...Object.keys(all), ...open])].map((each) => [each, open.includes(each)]))
}

/** Languages of the other tenant's own that the new one does not speak. */
function left(input: ConfigInput, { languages = {} }: TenantFile, spoken: readonly string[] | undefined): string[] {
  const ofPortal = choicesOf(input).languages
  return (languages.offered ?? []).filter(
    (each) => spoken !== undefined && !spoken.includes(each) && !ofPortal.includes(each),
  )
}

function pathsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(pathsIn)
  return typeof value === 'string' && value.startsWith('assets/') ? [value] : []
}

function isNamed(folder: Folder, path: string): boolean {
  return [...folder].some(([file, text]) => !isBinary(file) && text.includes(path))
}
