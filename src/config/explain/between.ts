import { child, members, textOf, valueOf, type Node } from '../source/tree.ts'
import { conditionWords, valueWords, type Words } from './phrases.ts'

/**
 * What a rule between fields, or an effect, that is new or changed says as one sentence. `kind` is what the language calls it, `entry` all that it says;
 * nothing for another kind, or for what says less than it must.
 */
export function betweenWords(kind: string, entry: Node | undefined, isNew: boolean, words: Words): string | undefined {
  if (kind === 'Rule') return ruleWords(entry, isNew, words)
  return kind === 'Effect' ? effectWords(entry, isNew, words) : undefined
}

function ruleWords(entry: Node | undefined, isNew: boolean, words: Words): string | undefined {
  const [message, at, require] = [textOf(child(entry, 'message')), textOf(child(entry, 'at')), child(entry, 'require')]
  if (message === undefined || at === undefined || require === undefined) return undefined
  return words.sentences.rule({
    isNew,
    message: words.labelText(message),
    at: words.nameOf(at),
    unless: conditionWords(valueOf(require), words),
    isAtSave: textOf(child(entry, 'on')) === 'save',
    ...condition(entry, words),
  })
}

function effectWords(entry: Node | undefined, isNew: boolean, words: Words): string | undefined {
  const on = textOf(child(entry, 'on'))
  if (on === undefined) return undefined
  const to = child(entry, 'to')
  const also = textOf(child(entry, 'alsoOn'))
  const listed = (key: string) => {
    const list = child(entry, key)
    return list?.kind === 'array' ? list.items.map((each) => String(valueOf(each))) : []
  }
  return words.sentences.effect({
    isNew,
    field: words.nameOf(on),
    ...(also !== undefined && { also: words.nameOf(also) }),
    ...(to !== undefined && { to: words.valueAt(on, String(valueOf(to))) }),
    ...condition(entry, words),
    emptied: [...listed('clear').map(words.nameOf), ...listed('clearFields').map(words.neighbour)],
    set: members(child(entry, 'set')).map(([path, { value }]) => ({
      name: words.nameOf(path),
      value: valueWords(valueOf(value), words, path),
    })),
  })
}

function condition(entry: Node | undefined, words: Words): { condition?: string } {
  const when = child(entry, 'when')
  return when === undefined ? {} : { condition: conditionWords(valueOf(when), words) }
}
