import { isOverride, roleOf, schemaRefOf } from '../files/kinds.ts'
import { projectOf, type ConfigInput, type Project } from '../files/project.ts'
import { applyRenamed, pointerToday, renamedBy, wordsRenamedBy, type Renamings } from '../files/renamed.ts'
import { child, members, valueOf, type Node } from '../source/tree.ts'
import { written } from '../source/write.ts'
import { ofPortal } from '../layers/base-files.ts'
import { targetsOf, type Target } from './targets.ts'

/** An override of a tenant over its base, with the base's renamed places already moved. */
export interface Overridden {
  /** Path of the override's file. */
  path: string
  /** The same below the tenant's folder. */
  name: string
  base: Node
  override: Node
  /** What the language and the base have renamed since any override was written. */
  renamings: Renamings
  targets: Target[]
}

/** Where a tenant keeps the base's values as they were when its overrides were written. */
export function recordPath(tenant: string): string {
  return `tenants/${tenant}/base.json`
}

/** Every override of a tenant that has a base. */
export function overriddenBy(project: Project, tenant: string): Overridden[] {
  return [...project.own(tenant)].flatMap(([path, { role, root }]) => {
    const base = isOverride(role) ? ofPortal(project.shared, role.base) : undefined
    const schema = project.language.metas.of(role.kind)
    if (root === undefined || base === undefined || schema === undefined) return []
    const { override } = applyRenamed(base, root)
    return [
      {
        path,
        name: path.slice(`tenants/${tenant}/`.length),
        base,
        override,
        renamings: [...wordsRenamedBy(schema), ...renamedBy(base)],
        targets: targetsOf(project.language.metas, base, override, schema),
      },
    ]
  })
}

/** What a file's record says, by dotted pointer and key, at the places where the base has it today. */
export function recorded(
  project: Project,
  tenant: string,
  { name, renamings }: Overridden,
): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const root = project.file(recordPath(tenant))?.root
  return new Map(
    members(child(child(root, 'files'), name)).map(([pointer, { value }]) => {
      const says = members(value).map(
        ([key, was]) => [pointer === '' ? pointerToday(key, renamings) : key, valueOf(was.value)] as const,
      )
      return [pointerToday(pointer, renamings), Object.fromEntries(says)] as const
    }),
  )
}

/**
 * A tenant's record for the base as it is now: path and text; nothing where the tenant overrides nothing. `onlyNew` leaves alone
 * what is recorded already, so that a change of the base that nobody looked at is still reported.
 */
export function acceptedRecord(
  input: ConfigInput,
  tenant: string,
  onlyNew = false,
): { path: string; text: string } | undefined {
  const project = projectOf(input)
  const path = recordPath(tenant)
  const role = roleOf(path)
  const files = overriddenBy(project, tenant).flatMap((file) => {
    const known = onlyNew ? recorded(project, tenant, file) : new Map<string, Readonly<Record<string, unknown>>>()
    const says = file.targets.map(
      (target) => [target.keys.join('.'), known.get(target.keys.join('.')) ?? target.says] as const,
    )
    return says.length === 0 ? [] : [[file.name, Object.fromEntries(says)] as const]
  })
  if (files.length === 0 || role === undefined) return undefined
  const value = {
    $schema: schemaRefOf(path, role),
    files: Object.fromEntries(files.sort(([left], [right]) => left.localeCompare(right, 'en'))),
  }
  return { path, text: written(value, project.file(path)?.file.text) }
}
