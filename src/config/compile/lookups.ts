import type { LookupItemModel, LookupModel, LookupOption } from '../model/lookup.ts'
import type { JsonObject } from '../model/values.ts'
import { remembered } from '../shared/remembered.ts'
import { child } from '../source/tree.ts'
import type { Surroundings } from '../layers/surroundings.ts'
import { plain } from './plain.ts'

/** The lookups of a world, compiled on demand. */
export function compileLookups(world: Surroundings, names: Iterable<string>): Record<string, LookupModel> {
  const wanted = new Set(names)
  return Object.fromEntries(
    allLookups(world)
      .filter(({ id }) => wanted.has(id))
      .map((lookup) => [lookup.id, lookup]),
  )
}

const allLookups = remembered(({ project, lookupsFile: root }: Surroundings): LookupModel[] => {
  const schema = project.language.metas.of('lookups')
  if (schema === undefined || root === undefined || child(root, 'lookups') === undefined) return []
  const { lookups, items = [] } = plain(project.language, root, schema) as {
    lookups: JsonObject[]
    items?: ({ id: string } & LookupItemModel)[]
  }
  const carried = new Map(items.map(({ id, ...item }) => [id, item]))
  return lookups.map((lookup) => model(lookup, carried))
})

function model({ options, item, ...rest }: JsonObject, carried: ReadonlyMap<unknown, LookupItemModel>): LookupModel {
  const known = carried.get(item)
  const compiled = { ...rest, ...(known && { item: known }) } as unknown as LookupModel
  if (!Array.isArray(options)) return compiled
  const choices = (options as (JsonObject & { id: string })[]).map(
    ({ id, ...option }) => ({ value: id, ...option }) as unknown as LookupOption,
  )
  return { ...compiled, options: choices }
}
