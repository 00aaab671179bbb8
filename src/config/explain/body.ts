import { isChoice, isPath } from '../conditions/condition.ts'
import { idWords } from '../shared/id-words.ts'
import { child, members, sameValue, textOf, valueOf, type Node } from '../source/tree.ts'
import type { World } from '../layers/world.ts'
import { nameIn } from './described.ts'
import { valueWords, type Words } from './phrases.ts'

/** What a call sends otherwise than the base, part by part, or all that it sends where the base sends nothing; nothing where one of the two is no object, so that the whole is told. */
export function bodyClauses(
  world: World,
  body: Node,
  base: Node | undefined,
  entry: Node | undefined,
  words: Words,
): string[] | undefined {
  if (!isOpen(body) || (base !== undefined && !isOpen(base))) return undefined
  const operation = textOf(child(entry, 'operation')) ?? textOf(child(entry, 'call')) ?? ''
  const [now, before] = [partsOf(body), base === undefined ? new Map<string, Node>() : partsOf(base)]
  const { sentences } = words
  const called = (path: string) => {
    const description = world.project.contract.described(operation, 'body', path)
    return sentences.said(description === undefined ? idWords(path) : nameIn(description, path))
  }
  const said = [...now].flatMap(([path, part]) => {
    const was = before.get(path)
    if (was !== undefined && sameValue(was, part)) return []
    if (was?.kind === 'array' && part.kind === 'array') return listClauses(called(path), [was, part], words)
    const clause = sentences.sends(called(path), valueWords(valueOf(part), words))
    return [was === undefined ? clause : sentences.formerly(clause, valueWords(valueOf(was), words))]
  })
  const gone = [...before.keys()].filter((path) => !now.has(path))
  return [...said, ...gone.map((path) => sentences.sendsNo(called(path)))]
}

/** What a list has more and less than it had; of one in another order alone that one. */
function listClauses(name: string, [was, is]: readonly [Node, Node], words: Words): string[] {
  const { sentences } = words
  const items = (list: Node) => (list.kind === 'array' ? list.items : [])
  const lacking = (list: Node, other: Node) =>
    items(list).filter((each) => !items(other).some((one) => sameValue(one, each)))
  const said = (list: readonly Node[]) => valueWords(list.map(valueOf), words)
  const [more, less] = [lacking(is, was), lacking(was, is)]
  if (more.length + less.length === 0) return [sentences.sends(name, said(items(is)))]
  return [
    ...(more.length > 0 ? [sentences.sendsAlso(name, said(more))] : []),
    ...(less.length > 0 ? [sentences.sendsLess(name, said(less))] : []),
  ]
}

/** Whether a part is an object of parts, not a rule in the place of a value. */
function isOpen(node: Node): boolean {
  if (node.kind !== 'object') return false
  const value = valueOf(node) as object
  return !isPath(value) && !isChoice(value)
}

/** The parts of a body by their paths: values, and lists as a whole. */
function partsOf(body: Node, above = ''): Map<string, Node> {
  return new Map(
    members(body).flatMap(([key, { value }]): [string, Node][] =>
      isOpen(value) ? [...partsOf(value, `${above}${key}.`)] : [[`${above}${key}`, value]],
    ),
  )
}
