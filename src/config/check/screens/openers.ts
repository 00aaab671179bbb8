import { answerOf, blockData } from '../answers.ts'
import type { DataRules, Path } from '../../model/values.ts'
import { entriesOf, isHidden } from '../../source/entries.ts'
import { child, textOf, type Node } from '../../source/tree.ts'
import type { Surroundings } from '../../layers/surroundings.ts'

/** What opens a level of a drill-down. */
export interface Opener {
  /** The level above. */
  level: string
  /** Where the list of rows is in that level's data. */
  at: Path
  /** The contract's rules of one row; nothing where they are not known. */
  row: DataRules | undefined
}

/** What opens each level of a drill-down but the first: a block of a level before it. */
export function openersOf(world: Surroundings, root: Node): ReadonlyMap<string, Opener> {
  const levels = entriesOf(child(root, 'levels')).filter(([, level]) => !isHidden(level))
  const ids = levels.map(([id]) => id)
  const found = new Map<string, Opener>()
  for (const [level, node] of levels) {
    for (const block of blocksOf(node)) {
      const opens = textOf(child(block, 'opens'))
      if (opens === undefined || found.has(opens) || ids.indexOf(opens) <= ids.indexOf(level)) continue
      const drawn = blockData(world, block, answerOf(world, child(node, 'source')))
      found.set(opens, { level, at: textOf(child(block, 'at')) ?? '', row: drawn?.items })
    }
  }
  return found
}

/** The blocks of a level: its own, those of its variants and of its foot. */
function blocksOf(level: Node): Node[] {
  const variants = entriesOf(child(level, 'variants')).map(([, variant]) => variant)
  const holders = [level, ...variants, child(level, 'foot')]
  return holders.flatMap((holder) => entriesOf(child(holder, 'blocks')).map(([, block]) => block))
}

/** The levels above one, the nearest first. */
export function levelsAbove(openers: ReadonlyMap<string, Opener>, level: string): string[] {
  const above = openers.get(level)?.level
  return above === undefined ? [] : [above, ...levelsAbove(openers, above)]
}
