import { child, members, sameValue, type Node } from '../source/tree.ts'
import type { Sentences } from './sentences/sentences.ts'

/** What a list of several parts each is called, and how one of it reads. */
interface ListWords {
  sentences: Sentences
  title: string
  /** What one is known by, such as the text that names it; absent where it has none. */
  known(item: Node): string | undefined
  /** What one says; of some of its parts where these are asked for. */
  said(item: Node, parts?: readonly string[]): string
}

/** The differences between two lists of objects: entries that are new, changed or gone. If only the order differs, only that is told. */
export function listClauses(value: Node, present: Node, { sentences, title, known, said }: ListWords): string[] {
  const [now, before] = [itemsOf(value), itemsOf(present)]
  const lacking = (list: readonly Node[], other: readonly Node[]) =>
    list.filter((each) => !other.some((one) => sameValue(one, each)))
  const [more, less] = [lacking(now, before), lacking(before, now)]
  const name = (item: Node) => known(item) ?? said(item)
  if (more.length + less.length === 0) return [sentences.ordered(title, sentences.list(now.map(name)))]
  const wasOf = (item: Node) => less.find((each) => known(each) !== undefined && known(each) === known(item))
  const clauses = more.map((item) => {
    const was = wasOf(item)
    if (was === undefined) return sentences.hasAlso(title, said(item))
    const parts = otherwise(item, was)
    return sentences.formerly(sentences.hasOtherwise(title, name(item), said(item, parts)), said(was, parts))
  })
  const gone = less.filter((each) => !more.some((item) => wasOf(item) === each))
  return [...clauses, ...gone.map((each) => sentences.hasNoMore(title, name(each)))]
}

/** The parts of which two items do not say the same. */
function otherwise(item: Node, was: Node): string[] {
  const keys = [...new Set([item, was].flatMap((each) => members(each).map(([key]) => key)))]
  return keys.filter((key) => {
    const [one, other] = [child(item, key), child(was, key)]
    return one === undefined || other === undefined || !sameValue(one, other)
  })
}

function itemsOf(list: Node): readonly Node[] {
  return list.kind === 'array' ? list.items : []
}
