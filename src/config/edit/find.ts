import { projectOf, type ConfigInput } from '../files/project.ts'
import { worldOf } from '../layers/world.ts'
import { outline, type OutlineEntry } from './outline.ts'

/** An entry of one of a tenant's screens. */
export interface FoundEntry extends Pick<OutlineEntry, 'keys' | 'id' | 'kind' | 'texts' | 'hidden' | 'at'> {
  /** Of its screen, below schemas/. */
  file: string
  /** What the contract calls its value, where it shows one. */
  path?: string
}

/**
 * The entries of all screens of a tenant, and of the portal's navigation, in which every word sought occurs: in what they read in any language, the label of that, in
 * their id, the way to them, the contract's name of their value, or the place where they are written. `most` at most, in the order of the screens.
 */
export function foundEntries(input: ConfigInput, tenant: string, sought: string, most: number): FoundEntry[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const { files } = worldOf(projectOf(input), tenant)
  const screens = [...files.values()].filter(({ role, screen }) => screen !== undefined || role.kind === 'portal')
  const found: FoundEntry[] = []
  for (const { role } of screens) {
    const file = role.base.replace(/^schemas\//, '')
    for (const entry of all(outline(input, tenant, file))) {
      const { keys, id, kind, texts, hidden, at, says } = entry
      const named = [says['path'], says['field']].find((each) => typeof each === 'string')
      const path = named ?? (kind === 'Field' || kind === 'Column' ? id : undefined)
      const labels = [says['label'], says['title']].filter((each) => typeof each === 'string')
      const text = [...Object.values(texts), ...labels, keys.join('.'), path, `${at.file}:${at.line}`]
        .join(' ')
        .toLowerCase()
      if (words.every((word) => text.includes(word)))
        found.push({ file, keys, id, kind, texts, hidden, at, ...(path !== undefined && { path }) })
      if (found.length === most) return found
    }
  }
  return found
}

function all(entries: readonly OutlineEntry[]): OutlineEntry[] {
  return entries.flatMap((entry) => [entry, ...all(entry.entries)])
}
