import type { Metas } from '../meta/metas.ts'
import type { Meta } from '../meta/schema.ts'
import type { Place } from '../edit/names.ts'
import { isMap } from '../upgrade/targets.ts'

/** What of an entry the studio has inputs of its own for, whatever the entry is, and what only files of the portal say. */
export const saidApart: readonly string[] = [
  ...['$schema', 'extends', 'without', 'renamed', 'label', 'title', 'hidden', 'after', 'before', 'width', 'section'],
  ...['cell', 'block', 'widget', 'chart'],
]

/** What fields do to each other. */
const between: ReadonlySet<string> = new Set(['Rule', 'Effect'])

/** Whether a map is one of entries that have places of their own in the studio: those that people read, and those that hold such. Of the portal's own file only what its flavour holds itself. */
export function isEntries(metas: Metas, map: Meta, { keys }: Pick<Place, 'keys'>, above: readonly string[]): boolean {
  if (keys[0] === 'flavours' && above.length > 0) return false
  if (map['x-collection'] === undefined || !isMap(map) || typeof map.additionalProperties !== 'object') return false
  const { title = '', properties = {} } = metas.resolve(map.additionalProperties)
  return (
    'label' in properties ||
    (keys[0] === 'flavours' && 'title' in properties) ||
    between.has(title) ||
    Object.values(properties).some((each) => metas.resolve(each)['x-collection'] !== undefined)
  )
}
