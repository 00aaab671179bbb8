import type { OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { freeId } from '../host/entries.ts'
import { nameOf, textsOf } from '../host/labels.ts'

/** The level of a drill-down that an entry stands in, or is. */
export function levelOf(
  outline: readonly OutlineEntry[],
  { keys }: Pick<OutlineEntry, 'keys'>,
): OutlineEntry | undefined {
  return keys[0] === 'levels' ? outline.find(({ kind, id }) => kind === 'Level' && id === keys[1]) : undefined
}

/** Whether the rows of an entry may open a level of the tenant's own: those of a block with columns that open none yet. */
export function opensLevels(outline: readonly OutlineEntry[], entry: OutlineEntry): boolean {
  const hasRows = entry.entries.some(({ kind }) => kind === 'Column') && entry.says['opens'] === undefined
  return entry.kind === 'Block' && hasRows && levelOf(outline, entry) !== undefined
}

/** What puts a level of the tenant's own after the one that a block stands in, and lets the block's rows open it. It shows the row until it says otherwise. */
export function levelChanges(
  outline: readonly OutlineEntry[],
  block: OutlineEntry,
  texts: Readonly<Record<string, string>>,
  file: string,
): { id: string; changes: Change[] } {
  const id = freeId('x_level', outline)
  const label = `drilldown.x_${nameOf(file)}_${id.replace('x_', '')}`
  return {
    id,
    changes: [
      ...textsOf(texts, label),
      { kind: 'set', file, keys: ['levels', id], value: { crumb: { label }, after: levelOf(outline, block)?.id } },
      { kind: 'set', file, keys: [...block.keys, 'opens'], value: id },
    ],
  }
}

/** What gives a level a variant of the tenant's own, still with nothing in it, before the one that is for all others. */
export function variantChanges(level: OutlineEntry, file: string): { key: string; changes: Change[] } {
  const variants = level.entries.filter(({ kind }) => kind === 'Variant')
  const id = freeId('x_variant', variants)
  const forAll = variants.find(({ says }) => says['when'] === undefined)
  const keys = [...level.keys, 'variants', id]
  const value = { blocks: {}, ...(forAll !== undefined && { before: forAll.id }) }
  return { key: keys.join('.'), changes: [{ kind: 'set', file, keys, value }] }
}
