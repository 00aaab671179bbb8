import type { OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { textsOf } from '../host/labels.ts'

/** The list of choices that an entry is, or is one of. */
export function listOf(outline: readonly OutlineEntry[], { kind, keys }: OutlineEntry): OutlineEntry | undefined {
  if (kind !== 'Lookup' && kind !== 'Option') return undefined
  const list = outline.find(({ id, kind: each }) => each === 'Lookup' && id === keys[1])
  return list?.says['operation'] === undefined ? list : undefined
}

/** What adds a choice to a fixed list: the value as it is sent, and what it reads. */
export function choiceChanges(
  list: OutlineEntry,
  value: string,
  texts: Readonly<Record<string, string>>,
  file: string,
): { key: string; changes: Change[] } {
  const label = `choice.x_${[list.id, value].map((each) => each.replace(/\W/g, '_')).join('_')}`
  const keys = [...list.keys, 'options', value]
  return { key: keys.join('.'), changes: [...textsOf(texts, label), { kind: 'set', file, keys, value: { label } }] }
}
