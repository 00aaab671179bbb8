import { projectOf, type ConfigInput } from '../files/project.ts'
import { entriesOf } from '../source/entries.ts'
import { descend } from '../source/tree.ts'
import { worldOf } from '../layers/world.ts'
import { edited, type Edit } from './edit.ts'

/** What puts an entry behind or in front of another of its collection; nothing where the base's order does it already. */
export function moved(
  input: ConfigInput,
  tenant: string,
  file: string,
  keys: readonly string[],
  where: 'after' | 'before',
  beside: string,
): Edit[] {
  const id = keys.at(-1) ?? ''
  const others = orderOf(input, tenant, file, keys).filter((each) => each !== id)
  const at = others.indexOf(beside)
  if (at === -1) return []
  const wanted = others.toSpliced(where === 'after' ? at + 1 : at, 0, id)
  const clear: Edit[] = ['after', 'before'].map((side) => ({ file, keys: [...keys, side] }))
  const plain = orderOf(edited(input, tenant, clear), tenant, file, keys)
  if (plain.join('\n') === wanted.join('\n')) return clear
  return [...clear.filter((each) => each.keys.at(-1) !== where), { file, keys: [...keys, where], value: beside }]
}

function orderOf(input: ConfigInput, tenant: string, file: string, keys: readonly string[]): string[] {
  const screen = worldOf(projectOf(input), tenant).files.get(`schemas/${file}`)
  return entriesOf(descend(screen?.root, keys.slice(0, -1))).map(([id]) => id)
}
