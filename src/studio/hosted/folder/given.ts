import { isPlace } from '../../../changes/folder.ts'
import type { WrittenFolder } from '../../host/api.ts'
import { contentOf } from './content.ts'

/** A file that somebody gives, with its path as it was written. */
export interface GivenFile {
  path: string
  bytes: Uint8Array
  /** Its name alone is known, not where it stands. */
  byName?: true
}

/** What is given for a tenant's folder. */
export interface Given {
  files: WrittenFolder
  /** It is a whole folder, not some files of one: it has the file that every tenant has. */
  isWhole: boolean
  /** What is no file of a tenant, and why not. */
  refused: { path: string; why: 'noPlace' | 'noText' | 'unknown' }[]
  /** The folder is that of another tenant, which is called so. */
  of?: string
}

/** One file that the folder would have otherwise than it is. */
export interface FileLine {
  path: string
  what: 'added' | 'changed' | 'removed'
}

/**
 * Files as they were chosen, as those of a tenant's folder. A folder around all of them falls away; files that the system of a computer puts there are
 * nobody's.
 *
 * @param known paths that the tenant has: a file that was chosen by its name alone belongs where the one of that name is
 */
export function givenFolder(chosen: readonly GivenFile[], known: readonly string[]): Given {
  const own = chosen.filter(({ path }) => !isOfSystem(path))
  const top = topOf(own.map(({ path }) => path))
  const given: Given = { files: {}, isWhole: false, refused: [] }
  for (const { path, bytes, byName } of own) {
    const below = path.slice(top.length)
    const place = byName === true ? placeOf(below, known) : below
    const content = place === undefined ? undefined : contentOf(place, bytes)
    if (!isPlace(below)) given.refused.push({ path, why: 'noPlace' })
    else if (place === undefined) given.refused.push({ path, why: 'unknown' })
    else if (content === undefined) given.refused.push({ path, why: 'noText' })
    else given.files[place] = content
  }
  given.isWhole = TENANT in given.files && own.every(({ byName }) => byName !== true)
  return given
}

/** A folder of another tenant as one for this tenant: who it is, where it stands and what it is called stay, for by mouse nobody could put them right. */
export function asOwn(given: Given, present: WrittenFolder): Given {
  const [other, own] = [given.files, present].map((files) => valuesIn(files[TENANT]))
  const of = other?.['id']
  if (typeof of !== 'string' || own === undefined || of === own['id']) return given
  const kept = Object.fromEntries(['id', 'url', 'name'].map((key) => [key, own[key]]))
  const text = `${JSON.stringify({ ...other, ...kept }, null, 2)}\n`
  return { ...given, files: { ...given.files, [TENANT]: text }, of }
}

/** What a file says; nothing of one that cannot be read, which the check tells. */
function valuesIn(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const said: unknown = JSON.parse(text ?? '')
    return typeof said === 'object' && said !== null ? { ...said } : undefined
  } catch {
    return undefined
  }
}

/** In what a folder with the given files differs from what it is, in the order of paths; `alone`: whatever is not given goes. */
export function linesOf(present: WrittenFolder, given: WrittenFolder, alone: boolean): FileLine[] {
  const changed = Object.keys(given).flatMap((path): FileLine[] =>
    present[path] === given[path] ? [] : [{ path, what: path in present ? 'changed' : 'added' }],
  )
  const gone = Object.keys(present).flatMap((path): FileLine[] =>
    alone && !(path in given) ? [{ path, what: 'removed' }] : [],
  )
  return [...changed, ...gone].sort((one, other) => (one.path < other.path ? -1 : 1))
}

const TENANT = 'tenant.json'

/** Hidden files and what a Mac adds to a ZIP; a way out of the folder is none of these. */
function isOfSystem(path: string): boolean {
  return /(^|\/)(\.[^./\\]|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/.test(path)
}

/** The one folder that all files are in and that has a tenant's file of its own; else nothing. */
function topOf(paths: readonly string[]): string {
  const [top] = /^[\w-]+\//.exec(paths[0] ?? '') ?? ['']
  return top !== '' && paths.every((path) => path.startsWith(top)) && paths.includes(top + TENANT) ? top : ''
}

/** Where a file stands of which the name alone is known: beside the tenant's own, or where the one of that name is. */
function placeOf(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return name
  const same = known.filter((path) => path.endsWith(`/${name}`))
  return same.length === 1 ? same[0] : undefined
}
