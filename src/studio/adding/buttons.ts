import type { ButtonPlace, Doing, OutlineEntry } from '../../config/node.ts'
import type { Change, Texts } from '../host/api.ts'
import { flat, freeId, keyOf } from '../host/entries.ts'
import { nameOf, textsOf } from '../host/labels.ts'
import type { Gives } from './CallGives.tsx'

/** What a button or switch of the tenant's own does. */
export type ButtonSays =
  | { key: Doing['key']; option: Doing['options'][number]; gives?: Gives }
  | { param: string; on: string | number | boolean; off: string | number | boolean }

/** What puts a button or switch into a collection: after another one of it, or as its last. */
export function buttonChanges(
  outline: readonly OutlineEntry[],
  beside: OutlineEntry,
  { keys, takes }: Pick<ButtonPlace, 'keys' | 'takes'>,
  says: ButtonSays,
  texts: Texts,
  file: string,
): { key: string; changes: Change[] } {
  const among = flat(outline).flatMap(({ entry }) =>
    keyOf({ keys: entry.keys.slice(0, -1) }) === keys.join('.') ? [entry] : [],
  )
  const id = freeId(takes === undefined ? 'x_button' : 'x_switch', among)
  const place = [...keys, id].map((each) => each.replaceAll(/\W/g, '_')).join('_')
  const label = `action.x_${nameOf(file)}_${place}`
  const said =
    'param' in says
      ? { param: says.param, on: says.on, off: says.off }
      : {
          [says.key]: says.option.value,
          ...says.gives,
          ...(says.option.path !== undefined && { path: { ...says.option.path, ...says.gives?.path } }),
        }
  const isAmong = among.some((each) => keyOf(each) === keyOf(beside))
  const value = { label, ...said, ...(isAmong && { after: beside.id }) }
  return {
    key: [...keys, id].join('.'),
    changes: [...textsOf(texts, label), { kind: 'set', file, keys: [...keys, id], value }],
  }
}
