import type { ViewModel, ViewSectionModel } from '../model/view.ts'
import type { MergedFile } from '../layers/base-files.ts'
import type { Surroundings } from '../layers/surroundings.ts'
import { compileBlocks, type RawBlock } from './blocks.ts'
import { compileDrilldown } from './drilldown.ts'
import { compileLookups } from './lookups.ts'
import { plain } from './plain.ts'

type RawView = Omit<ViewModel, 'kind' | 'name' | 'sections' | 'lookups'> & {
  sections: (Omit<ViewSectionModel, 'blocks' | 'drilldown'> & { blocks: RawBlock[]; drilldown?: string })[]
}

/** A view that has been checked, compiled, with the drill-downs that it holds. */
export function compileView(world: Surroundings, file: MergedFile, drilldowns: readonly MergedFile[]): ViewModel {
  const raw = plain(world.project.language, file.root, world.project.language.metas.of('view') ?? {}) as RawView
  const lookups = new Set<string>(raw.status === undefined ? [] : [raw.status.lookup])
  const { source } = raw
  const data = source && world.project.contract.answer(source.operation, source.at)
  const sections = raw.sections.map(({ blocks, drilldown, ...section }): ViewSectionModel => {
    const found = drilldown === undefined ? undefined : drilldowns.find(({ screen }) => screen === drilldown)
    return {
      ...section,
      blocks: compileBlocks(world, blocks, lookups, { data }),
      ...(found !== undefined && { drilldown: compileDrilldown(world, found) }),
    }
  })
  return { kind: 'view', name: file.role.name, ...raw, sections, lookups: compileLookups(world, lookups) }
}
