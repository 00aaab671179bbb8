import type { Metas } from '../meta/metas.ts'
import type { Meta } from '../meta/schema.ts'
import type { MergedFile } from '../layers/base-files.ts'
import { child, members, type Member, type Node, type ObjectNode } from '../source/tree.ts'
import { isWhole } from '../upgrade/targets.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import { worldOf } from '../layers/world.ts'
import { newScreen, ofFile, type Difference } from './differences.ts'
import { readerOf, type Reader } from './reader.ts'

/** What one version of a tenant has otherwise than an earlier one; of what is said no more in it, and has nothing in its place, `isGone`. */
export function differencesSince(
  input: ConfigInput,
  earlier: ConfigInput,
  tenant: string,
  language = 'en',
): (Difference & { isGone?: true })[] {
  const [now, before] = [input, earlier].map((each) => readerOf(worldOf(projectOf(each), tenant), language))
  if (now === undefined || before === undefined) return []
  const { metas } = now.world.project.language
  const paths = [...new Set([...now.world.files.keys(), ...before.world.files.keys()])]
  return paths.flatMap((path) => {
    const [file, was] = [now, before].map(({ world }) => world.files.get(path))
    const role = (file ?? was)?.role
    const schema = role && metas.of(role.kind)
    if (schema === undefined || ![now, before].every((reader) => isSound(reader, path))) return []
    if (file === undefined || was === undefined) {
      if (role?.isOwn !== true) return []
      const begun = file?.screen === undefined ? [] : newScreen(now, file, schema)
      return was?.screen === undefined ? begun : [...begun, ...goneFrom(newScreen(before, was, schema))]
    }
    return [
      ...ofFile(now, fileSince(file, was), schema, true),
      ...goneFrom(ofFile(before, fileGone(was, file, metas, schema), schema)),
    ]
  })
}

const goneFrom = (all: readonly Difference[]) => all.map((each) => ({ ...each, isGone: true as const }))

/** Whether the tenant's file at a place of the base can be read; so can one that it lacks. */
function isSound({ world }: Reader, path: string): boolean {
  const own = world.files.get(path)?.override
  const file = own && world.project.file(own.file.path)
  return file?.diagnostics.every(({ severity }) => severity !== 'error') ?? true
}

/** A file as one version of a tenant has it over another one: what either says of the base, as it stands now over how it stood. */
function fileSince(file: MergedFile, before: MergedFile): MergedFile {
  return { ...file, base: before.root, override: saidByEither(file.override, before.override, file.root) }
}

/** A file with what its version said of the base that is said no more in another one, and that has nothing in its place there. */
function fileGone(before: MergedFile, file: MergedFile, metas: Metas, schema: Meta): MergedFile {
  // A screen of the tenant's own says all that is in it.
  if (before.role.isOwn === true)
    return { ...before, base: file.root, override: goneOf(before.root, file.root, metas, schema) }
  return { ...before, override: before.override && goneOf(before.override, file.root, metas, schema) }
}

/** What is said now, and at the places of which only the other version says something, what stands there instead. */
function saidByEither(own: Node | undefined, other: Node | undefined, root: Node | undefined): Node | undefined {
  if (own === undefined) return root
  if (own.kind !== 'object' || other?.kind !== 'object') return own
  const keys = new Set([...own.members.keys(), ...other.members.keys()])
  return withMembers(own, [...keys], (key) => {
    const member = own.members.get(key) ?? other.members.get(key)
    const value = saidByEither(child(own, key), child(other, key), child(root, key))
    return member && value && { ...member, value }
  })
}

function goneOf(said: Node, root: Node | undefined, metas: Metas, schema: Meta): Node | undefined {
  if (root === undefined) return said
  if (said.kind !== 'object' || root.kind !== 'object' || isWhole(metas, schema, said)) return undefined
  const meta = metas.pick(schema, said)
  const gone = withMembers(said, [...said.members.keys()], (key) => {
    const member = said.members.get(key)
    const inner = metas.member(meta, key)
    const now = child(root, key)
    // Of what the language says nothing about, only the whole is known to be gone.
    if (member === undefined || (inner === undefined && now !== undefined)) return undefined
    const value = inner === undefined ? member.value : goneOf(member.value, now, metas, inner)
    return value && { ...member, value }
  })
  return members(gone).length === 0 ? undefined : gone
}

function withMembers(
  node: ObjectNode,
  keys: readonly string[],
  memberAt: (key: string) => Member | undefined,
): ObjectNode {
  const kept = keys.flatMap((key): [string, Member][] => {
    const member = memberAt(key)
    return member === undefined ? [] : [[key, member]]
  })
  return { ...node, members: new Map(kept) }
}
