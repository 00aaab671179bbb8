import { isError } from './diagnostic.ts'
import type { Diagnostic } from './diagnostic.ts'
import { tokensOf } from '../source/tree.ts'

/** By file and place, each once. At one place the first cause stands: what is also wrong there, or inside of what the base does not have, follows from it. */
export function causes(found: readonly Diagnostic[]): Diagnostic[] {
  const unknown = found.filter(({ code }) => ofNothing.has(code))
  const follows = ({ code, file, pointer }: Diagnostic) =>
    !ofNothing.has(code) && unknown.some((each) => each.file === file && `${pointer}/`.startsWith(`${each.pointer}/`))
  const unread = new Set(found.flatMap((each) => (isUnreadable(each) ? [each.file] : [])))
  const doubled = new Set(found.flatMap(({ code, file }) => (code === 'duplicate-key' ? [file] : [])))
  const misspelt = new Set(found.flatMap(({ code, given }) => (code === 'unknown-level' ? [given?.['nearest']] : [])))
  const causes = new Map<string, string>()
  const once = new Map<string, Diagnostic>()
  const errorsFirst = withoutMisnamed(found)
    .filter((each) => !(each.code === 'unreachable-level' && misspelt.has(lastKey(each))))
    .filter((each) => !follows(each) && !ofUnread(unread, doubled, each))
    .sort((left, right) => Number(left.severity === 'warning') - Number(right.severity === 'warning'))
  for (const each of errorsFirst) {
    const place = [each.file, each.line, each.column].join('\n')
    if (!causes.has(place)) causes.set(place, each.code)
    if (causes.get(place) === each.code) once.set([place, each.message].join('\n'), each)
  }
  return [...once.values()].sort(
    (left, right) => left.file.localeCompare(right.file, 'en') || left.line - right.line || left.column - right.column,
  )
}

/** Findings that something is said of what the base does not have. */
const ofNothing: ReadonlySet<string> = new Set(['override-unknown', 'choice-unknown'])
/** Findings that a file could not be read as what it is. */
const unreadable: ReadonlySet<string> = new Set(['syntax', 'encoding', 'too-deep'])
/** What is said of words where other files do not name them, or do not have them. */
const ofWords: ReadonlySet<string> = new Set(['label-unnamed', 'label-untranslated', 'label-without-english'])
/** What is said where the English words do not have a label. */
const ofEnglish: ReadonlySet<string> = new Set(['unknown-label', 'language-incomplete', 'label-without-english'])

/** What is said where nobody knows the languages of a tenant, or its kind of portal. */
const ofTenant: ReadonlySet<string> = new Set(['language-not-in-use', 'unknown-route', 'unknown-drawer'])

/** Whether a file could not be read as what it is: a list in the place of the whole object says as little as broken JSON. */
function isUnreadable({ code, pointer }: Diagnostic): boolean {
  return unreadable.has(code) || (code === 'wrong-type' && pointer === '')
}

/**
 * Whether something may be found only because files were not read (`unread`): in such a file itself, of words that it may name or have, or of what it may
 * say for others. A key that stands twice (`doubled`) mostly stands in the place of another one.
 */
function ofUnread(unread: ReadonlySet<string>, doubled: ReadonlySet<string>, found: Diagnostic): boolean {
  if (isUnreadable(found)) return false
  const { code, file } = found
  const isUnread = (name: RegExp) => [...unread].some((path) => name.test(path))
  return (
    unread.has(file) ||
    (ofWords.has(code) && isUnread(/^tenants\//)) ||
    (ofEnglish.has(code) && [...unread, ...doubled].some((path) => path.endsWith('/labels/en.json'))) ||
    (code === 'unknown-lookup' && isUnread(/\/lookups\.json$/)) ||
    ((ofTenant.has(code) || file.startsWith('schemas/')) && isUnread(/\/tenant\.json$/))
  )
}

/** Findings about names: each is given the name that may be meant. */
const aboutNames: ReadonlySet<string> = new Set([
  'unknown-column',
  'unknown-field',
  'unknown-neighbour',
  'unknown-label',
  'override-unknown',
  'label-without-english',
])
/** Findings at the key that a name may mean. */
const aboutKeys: ReadonlySet<string> = new Set([
  'unknown-path',
  'label-untranslated',
  'label-unnamed',
  'label-without-english',
])

/**
 * One misspelt key makes all who name it right look wrong, and one misspelt name its key: of the two sides one is the cause. An error
 * at the key is; else the name, errors before warnings.
 */
function withoutMisnamed(found: readonly Diagnostic[]): Diagnostic[] {
  const keys = new Map<string, Diagnostic[]>()
  for (const each of found) {
    if (!aboutKeys.has(each.code)) continue
    const key = lastKey(each)
    keys.set(key, [...(keys.get(key) ?? []), each])
  }
  const follows = new Set<Diagnostic>()
  const misnamed = new Map<string, Diagnostic[]>()
  for (const each of found) {
    const meant = aboutNames.has(each.code) ? each.given?.['nearest'] : undefined
    if (typeof meant === 'string' && keys.has(meant)) misnamed.set(meant, [...(misnamed.get(meant) ?? []), each])
  }
  for (const [meant, names] of misnamed) {
    const atKey = (keys.get(meant) ?? []).filter((each) => !names.includes(each))
    if (atKey.length === 0) continue
    const isKeyWrong = atKey.some(isError)
    const warnings = names.some(isError) ? names.filter((each) => !isError(each)) : []
    for (const each of isKeyWrong ? names : [...atKey, ...warnings]) follows.add(each)
  }
  // A tenant's own value whose id is wrong is missed by the field that shows it.
  const own = new Set(found.flatMap((each) => (each.code === 'own-name' ? [lettersOf(lastKey(each))] : [])))
  return found.filter(
    (each) => !follows.has(each) && !(each.code === 'unknown-path' && own.has(lettersOf(lastKey(each)))),
  )
}

/** The last key of a finding's pointer. */
function lastKey({ pointer }: Diagnostic): string {
  return tokensOf(pointer).at(-1) ?? ''
}

function lettersOf(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, '').toLowerCase()
}
