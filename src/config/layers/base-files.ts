import type { Diagnostic } from '../findings/diagnostic.ts'
import { screenFolders, type FileRole } from '../files/kinds.ts'
import type { ConfigFile, Shared } from '../files/project.ts'
import { remembered } from '../shared/remembered.ts'
import { child, textOf, type Node } from '../source/tree.ts'
import { extended, extensionsOf } from './extends.ts'
import { withTypedFields } from './typed.ts'

/** One file of the base with the tenant's override over it. */
export interface MergedFile {
  role: FileRole
  /** `grids/bookings`, …; absent for a file that is no screen. */
  screen: string | undefined
  /** The screen that the base's file extends. */
  extends?: string
  root: Node
  /** What the override lies over: the base's file, over what it extends as the tenant has it. */
  base: Node
  /** The same as the portal has it, without any word of the tenant. */
  ofPortal: Node
  override: Node | undefined
}

/** The files of the base as the portal has them, by path. */
export const baseFiles = remembered((shared: Shared): ReadonlyMap<string, MergedFile> => {
  const { parents, broken } = extensionsOf(shared)
  const files = new Map<string, MergedFile>()
  for (const path of parentsFirst(shared)) {
    const file = shared.base.get(path)
    const parent = files.get(parents.get(path) ?? '')
    if (file?.root === undefined || broken.has(path)) continue
    files.set(
      path,
      alone(
        file,
        parent === undefined ? withTypedFields(shared.language, file.root) : extended(shared, parent.root, file).root,
      ),
    )
  }
  return files
})

/** A file without an override over it. */
export function alone({ role, root: own }: ConfigFile, root: Node): MergedFile {
  const other = textOf(child(own, 'extends'))
  return {
    role,
    screen: screenOf(role.base, role),
    ...(other !== undefined && { extends: other }),
    root,
    base: root,
    ofPortal: root,
    override: undefined,
  }
}

/** A file of the base over what it extends, as the portal has it; nothing where it cannot be read. */
export function ofPortal(shared: Shared, path: string): Node | undefined {
  return baseFiles(shared).get(path)?.root
}

/** Paths of the base, each behind the one that it extends. */
export const parentsFirst = remembered((shared: Shared): readonly string[] => {
  const { parents } = extensionsOf(shared)
  const depth = (path: string): number => {
    const parent = parents.get(path)
    return parent === undefined ? 0 : 1 + depth(parent)
  }
  return [...shared.base.keys()].sort((left, right) => depth(left) - depth(right))
})

/** What is wrong about the files of the base that extend others. */
export const foundExtending = remembered((shared: Shared): readonly Diagnostic[] => {
  const { parents, diagnostics } = extensionsOf(shared)
  const found = [...parents].flatMap(([path, parent]) => {
    const root = ofPortal(shared, parent)
    const file = shared.base.get(path)
    return root === undefined || file === undefined ? [] : extended(shared, root, file).diagnostics
  })
  return [...diagnostics, ...found]
})

export function screenOf(path: string, { kind, name }: FileRole): string | undefined {
  const folder = path.split('/')[1] ?? ''
  return screenFolders[folder] === kind ? `${folder}/${name}` : undefined
}
