import type { ViewModel, ViewSectionModel } from '../model/view.ts'
import type { MergedFile, World } from '../world.ts'
import { compileBlocks, type RawBlock } from './blocks.ts'
import { compileLookups } from './lookups.ts'
import { plain } from './plain.ts'

type RawView = Omit<ViewModel, 'kind' | 'name' | 'sections' | 'lookups'> & {
  sections: (Omit<ViewSectionModel, 'blocks'> & { blocks: RawBlock[] })[]
}

/** A view that has been checked, compiled. */
export function compileView(world: World, file: MergedFile): ViewModel {
  const raw = plain(world.project.language, file.root, world.project.language.metas.of('view') ?? {}) as RawView
  const lookups = new Set<string>(raw.status === undefined ? [] : [raw.status.lookup])
  const sections = raw.sections.map(({ blocks, ...section }): ViewSectionModel => ({ ...section, blocks: compileBlocks(world, blocks, lookups) }))
  return { kind: 'view', name: file.role.name, ...raw, sections, lookups: compileLookups(world, lookups) }
}
