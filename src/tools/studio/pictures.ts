import { isBinary, isConfiguration, isPlace, givenFor, type Folder, type PictureFault } from '../../changes/index.ts'
import { readJson } from '../../config/node.ts'
import type { Change } from '../../studio/host/api.ts'
import { withHelpPage } from './help.ts'

/** A picture put in the place of a setting, `theme.dark.logo` of tenant.json, or beside a help page. */
type PictureChange = Extract<Change, { kind: 'picture' }>

/** What is wrong with the pictures among changes, for whoever makes them. */
export function refusedPicture(changes: readonly Change[] = []): PictureFault | undefined {
  for (const each of changes) {
    const picture = each.kind === 'picture' ? givenFor(each.keys, each.content) : undefined
    if (picture !== undefined && 'en' in picture) return picture
  }
  return undefined
}

/** What a setting says once its picture is put: where that stands. A help page says it itself. */
export function pictureEdits(change: PictureChange): { file: string; keys: string[]; value: string }[] {
  if (isHelp(change)) return []
  return [{ file: change.file, keys: change.keys, value: placed(change).path }]
}

const isHelp = ({ file }: Change): boolean => file.endsWith('.md')

/**
 * The folder whose configuration was changed to `next`, with what the compiler does not read: the pictures and help pages of the changes put in. A
 * picture that a setting no longer has, since another one took its place or since it has none, goes once no file names it any more; what is no place of
 * the folder stays out.
 */
export function withOthers(before: Folder, next: Folder, changes: readonly Change[]): Folder {
  let files = new Map([...next, ...[...before].filter(([path]) => !isConfiguration(path))])
  for (const each of changes) {
    if (each.kind === 'help') files = new Map(withHelpPage(files, each.file, each.page))
    if (each.kind === 'picture') {
      const { path, content } = placed(each)
      if (!isPlace(path)) continue
      files.set(path, content)
    }
    for (const picture of leftBy(each, before)) {
      const isNamed = [...files].some(([at, text]) => !isBinary(at) && text.includes(picture))
      if (!isNamed) files.delete(picture)
    }
  }
  return files
}

/** The pictures that a setting had before another one was given, or none was chosen. */
function leftBy(change: Change, before: Folder): string[] {
  const isLeft = (change.kind === 'picture' && !isHelp(change)) || (change.kind === 'set' && change.value === undefined)
  return isLeft ? picturesOf(valueAt(before.get(change.file), change.keys)) : []
}

function picturesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(picturesOf)
  return typeof value === 'string' && value.startsWith('assets/') ? [value] : []
}

/** Where a picture stands: `theme.dark.logo` is `assets/logo-dark`, with the ending of what it is. */
function placed({ keys, content: given }: PictureChange): { path: string; content: string } {
  const picture = givenFor(keys, given)
  if ('en' in picture) throw new Error(picture.en)
  return { path: `assets/${keys.slice(1).toReversed().join('-')}.${picture.ending}`, content: picture.content }
}

function valueAt(text: string | undefined, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    readJson(text ?? '{}'),
  )
}
