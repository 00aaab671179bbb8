import type { World } from '../layers/world.ts'
import { remembered } from '../shared/remembered.ts'
import { idWords } from '../shared/id-words.ts'
import { child, members, textOf, type Node } from '../source/tree.ts'

/** A call of a screen, and whether what it answers or what it takes is read. */
interface Call {
  operation: string
  of: 'answer' | 'body'
  /** Where in the answer the data is. */
  at: string
}

/** What a value that no screen shows is called by what the contract says of it, in what the calls of a screen answer and take; nothing where it says nothing. */
export function describedPath({ project }: World, root: Node | undefined, path: string): string | undefined {
  for (const { operation, of, at } of root === undefined ? [] : callsIn(root))
    for (const inside of ['', '0']) {
      const way = [at, inside, path].filter((each) => each !== '').join('.')
      const description = project.contract.described(operation, of, way)
      if (description !== undefined) return nameIn(description, path)
    }
  return undefined
}

/** A description as a name: its first part; one that tells whether, or where something is, stands behind the name of the contract. */
export function nameIn(description: string, path: string): string {
  const [first = ''] = description.trim().split(/[.;:,(\n]/)
  const part = first.trim()
  // Told by other names of the contract.
  if (/[a-z][A-Z]/.test(part)) return idWords(path)
  if (!/^(Whether|Where|How|What|When|Which|Who|Why|The)\b/.test(part)) return part
  return `${idWords(path)} (${part.charAt(0).toLowerCase()}${part.slice(1)})`
}

const callsIn = remembered((root: Node): readonly Call[] => {
  const calls: Call[] = []
  const visit = (node: Node) => {
    const [asked, called] = ['operation', 'call'].map((key) => textOf(child(node, key)))
    if (asked !== undefined) calls.push({ operation: asked, of: 'answer', at: textOf(child(node, 'at')) ?? '' })
    if (called !== undefined) calls.push({ operation: called, of: 'body', at: '' })
    for (const [, { value }] of members(node)) visit(value)
  }
  visit(root)
  return calls
})
