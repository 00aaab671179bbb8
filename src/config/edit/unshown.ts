import { answerOf } from '../check/answers.ts'
import { formRules } from '../check/rules.ts'
import type { DataRules } from '../model/values.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import { child, members, textOf, valueOf, type Node } from '../source/tree.ts'
import { worldOf } from '../layers/world.ts'

/** A value that the gateway knows and a screen does not show. */
export interface UnshownValue {
  /** Into the data of the screen; a key of its own shows it where the path has no dot. */
  path: string
  type: 'string' | 'number' | 'boolean'
}

const types: Readonly<Record<string, UnshownValue['type']>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
}

/**
 * What a form could ask for, and a list could have as a column, by the contract and has not: single values of its data and of the objects in it.
 * A part that fills several values (a party, an address) shows those that its options name. Nothing for other screens.
 */
export function unshown(input: ConfigInput, tenant: string, file: string): UnshownValue[] {
  const world = worldOf(projectOf(input), tenant)
  const screen = world.files.get(`schemas/${file}`)
  if (screen === undefined) return []
  const isForm = screen.role.kind === 'form-layout'
  const data = isForm
    ? formRules(world, screen.role.name).type
    : screen.role.kind === 'grid'
      ? answerOf(world, child(screen.root, 'rows'))?.items
      : undefined
  const { names, prefixes } = namedIn(child(screen.root, isForm ? 'sections' : 'columns'))
  return leaves(data, '', 0)
    .filter(
      ({ path, readOnly }) =>
        !(isForm && readOnly) && !names.has(path) && !prefixes.some((prefix) => path.startsWith(prefix)),
    )
    .map(({ path, type }) => ({ path, type }))
}

interface Leaf extends UnshownValue {
  readOnly: boolean
}

function leaves(rules: DataRules | undefined, above: string, depth: number): Leaf[] {
  return Object.entries(rules?.properties ?? {}).flatMap(([name, inner]): Leaf[] => {
    const path = `${above}${name}`
    if (path === 'customFields') return []
    const [first] = [inner.type ?? []].flat().filter((each) => each !== 'null')
    const type = types[first ?? '']
    if (type !== undefined) return [{ path, type, readOnly: inner.readOnly === true }]
    return first === 'object' && depth === 0 ? leaves(inner, `${path}.`, depth + 1) : []
  })
}

/** Every id and text below a node, as any of them may be the path of a value; and what values begin with that a part fills. */
function namedIn(root: Node | undefined): { names: ReadonlySet<string>; prefixes: string[] } {
  const names = new Set<string>()
  const prefixes: string[] = []
  const visit = (node: Node | undefined) => {
    for (const [key, { value }] of members(node)) {
      names.add(key)
      const text = textOf(value)
      if (text !== undefined) names.add(text)
      if (text !== undefined && key.endsWith('Prefix')) prefixes.push(text)
      if (value.kind === 'array') for (const each of [valueOf(value)].flat()) names.add(String(each))
      visit(value)
    }
  }
  visit(root)
  return { names, prefixes }
}
