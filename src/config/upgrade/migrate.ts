import { isUnread, projectOf, type ConfigInput, type Project } from '../files/project.ts'
import { parse } from '../files/parse.ts'
import { keysFor } from '../files/renamed.ts'
import { child, descend, sameValue, valueOf, type Node } from '../source/tree.ts'
import { written } from '../source/write.ts'
import { overriddenBy, recorded, recordPath, type Overridden } from './record.ts'

/**
 * What a tenant's files become when they name every place that the base has renamed by its name of today: path → text, only those
 * that change. Once that is written there is nothing more to migrate. What the tenant's record says keeps its age: it only moves.
 */
export function migrations(input: ConfigInput, tenant: string): ReadonlyMap<string, string> {
  const project = projectOf(input)
  const changed = new Map<string, string>()
  for (const each of overriddenBy(project, tenant)) {
    const { path } = each
    if (isUnread(project.file(path))) continue
    const before = project.file(path)?.file.text ?? ''
    const after = migrated(each, before)
    if (after !== before) changed.set(path, after)
  }
  const path = recordPath(tenant)
  const before = project.file(path)?.file.text
  const after = before === undefined ? undefined : migratedRecord(project, tenant, before)
  if (after !== undefined && after !== before) changed.set(path, after)
  return changed
}

function migrated({ path, base, override, renamings }: Overridden, before: string): string {
  let text = before
  for (const [old, now] of renamings) text = renamedInPlace(path, text, base, old, now)
  const { root } = parse({ path, text })
  return root === undefined || sameValue(root, override) ? text : written(valueOf(override), text)
}

/** Replaces a key that only changed its name: all around it keeps its bytes. */
function renamedInPlace(path: string, text: string, base: Node, old: string, now: string): string {
  const { root } = parse({ path, text })
  const [from, to] = [keysFor(root, old), keysFor(base, now)]
  const holder = descend(root, from.slice(0, -1))
  const key = from.at(-1) ?? ''
  const member = holder?.kind === 'object' ? holder.members.get(key) : undefined
  const fresh = to.at(-1) ?? ''
  const staysThere = from.length === to.length && from.slice(0, -1).every((each, index) => each === to[index])
  if (member === undefined || !staysThere || child(holder, fresh) !== undefined) return text
  const { offset } = member.key
  // A key may be written with escapes.
  const length = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(offset))?.[0].length ?? 0
  return text.slice(0, offset) + JSON.stringify(fresh) + text.slice(offset + length)
}

function migratedRecord(project: Project, tenant: string, before: string): string | undefined {
  const root = project.file(recordPath(tenant))?.root
  if (root === undefined) return undefined
  const files = child(root, 'files')
  if (files?.kind !== 'object') return undefined
  const moved = overriddenBy(project, tenant)
    .filter(({ name }) => files.members.has(name))
    .map((file) => [file.name, Object.fromEntries(recorded(project, tenant, file))] as const)
  const value = valueOf(root) as object
  return written({ ...value, files: { ...(valueOf(files) as object), ...Object.fromEntries(moved) } }, before)
}
