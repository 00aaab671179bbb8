import { pathOfId } from '../data/own.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import { child, descend, valueOf } from '../source/tree.ts'
import { worldOf } from '../layers/world.ts'
import type { Edit } from './edit.ts'

/** Where an entry stands, and that it does not. */
const placing: readonly string[] = ['after', 'before', 'hidden']
/** Collections whose entries show a value by their id where they name none. */
const byId: readonly string[] = ['fields', 'columns']

/**
 * What puts a copy of an entry of a list, view, level or dashboard, with all that is in it, after it under another id. A column or value goes on showing the
 * same. Nothing where there is no such entry.
 */
export function copied(input: ConfigInput, tenant: string, file: string, keys: readonly string[], id: string): Edit[] {
  const entry = descend(worldOf(projectOf(input), tenant).files.get(`schemas/${file}`)?.root, keys)
  if (entry?.kind !== 'object') return []
  const own = keys.at(-1) ?? ''
  const says = Object.entries(valueOf(entry) as object).filter(([key]) => !placing.includes(key))
  const isById = byId.includes(keys.at(-2) ?? '') && child(entry, 'field') === undefined
  const value = { ...(Object.fromEntries(says) as object), ...(isById && { field: pathOfId(own) }), after: own }
  return [{ file, keys: [...keys.slice(0, -1), id], value }]
}
