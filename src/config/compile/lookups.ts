import type { LookupModel, LookupOption } from '../model/lookup.ts'
import type { JsonObject } from '../model/values.ts'
import { child } from '../source/tree.ts'
import type { World } from '../world.ts'
import { plain } from './plain.ts'

/** The lookups of a world, compiled on demand. */
export function compileLookups(world: World, names: Iterable<string>): Record<string, LookupModel> {
  const schema = world.project.language.metas.of('lookups')
  const root = world.files.get('schemas/lookups.json')?.root
  if (schema === undefined || root === undefined || child(root, 'lookups') === undefined) return {}
  const all = (plain(world.project.language, root, schema) as { lookups: (JsonObject & { id: string })[] }).lookups
  const wanted = new Set(names)
  return Object.fromEntries(all.filter(({ id }) => wanted.has(id)).map((lookup) => [lookup.id, model(lookup)]))
}

function model(lookup: JsonObject): LookupModel {
  const { options, ...rest } = lookup
  const compiled = rest as unknown as LookupModel
  if (!Array.isArray(options)) return compiled
  const choices = (options as (JsonObject & { id: string })[]).map(({ id, ...option }) => ({ value: id, ...option }) as unknown as LookupOption)
  return { ...compiled, options: choices }
}
