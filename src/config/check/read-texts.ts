import { pathOfId } from '../data/own.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { labelTexts } from '../layers/label-texts.ts'
import type { World } from '../layers/world.ts'
import { remembered } from '../shared/remembered.ts'
import { child, descend, members, textOf, type Node } from '../source/tree.ts'

/** A text that a condition compares with the value at a path of data. */
export interface Compared {
  path: string
  text: Node
}

/** The texts of one test (`is`, `in`) of a condition on data: of what is loaded, or of a row of it. */
export function comparedIn(condition: Node): Compared[] {
  const path = textOf(child(condition, 'field'))?.replace(/^(record|row)\./, '')
  const among = child(condition, 'in')
  return [child(condition, 'is') ?? [], among?.kind === 'array' ? among.items : []]
    .flat()
    .flatMap((text) => (path === undefined || textOf(text) === undefined ? [] : [{ path, text }]))
}

/** Texts that the conditions of a file compare with a value which the file names by a list, as people read it and not as it comes. */
export function checkReadTexts(world: World, root: Node, compared: readonly Compared[]): Diagnostic[] {
  const lists = listsIn(root)
  return compared.flatMap(({ path, text }) =>
    checkReadText(
      world,
      text,
      lists.flatMap(([of, lookup]) => (of === path ? lookup : [])),
    ),
  )
}

/**
 * A text where fixed lists expect a code: none of them has it as a code, but one shows it for one of its choices, in any case and in any
 * language of the tenant.
 */
export function checkReadText(world: World, place: Node, lookups: readonly string[]): Diagnostic[] {
  const text = textOf(place) ?? ''
  const choices = lookups.flatMap((lookup) => members(child(world.surroundings.lookups.get(lookup), 'options')))
  if (text === '' || choices.length === 0 || choices.some(([value]) => value === text)) return []
  const read = [...world.files.values()].flatMap(({ role, root }) => (role.kind === 'labels' ? [labelTexts(root)] : []))
  const meant = choices.find(([value, { value: choice }]) => {
    const label = textOf(child(choice, 'label')) ?? ''
    return [value, ...read.map((texts) => texts[label])].some((each) => each?.toLowerCase() === text.toLowerCase())
  })
  return meant === undefined ? [] : [report('text-for-code', place, { text, value: meant[0] })]
}

/** The lookups that name values in a file, each with the path of the value. */
const listsIn = remembered((root: Node): readonly [path: string, lookup: string][] => {
  const below = (node: Node): [string, string][] =>
    members(node).flatMap(([id, { value: entry }]) => {
      const lookup = textOf(descend(entry, ['options', 'lookup'])) ?? textOf(child(entry, 'lookup'))
      const path = textOf(child(entry, 'field')) ?? textOf(child(entry, 'path')) ?? pathOfId(id)
      return [...(lookup === undefined ? [] : [[path, lookup] as [string, string]]), ...below(entry)]
    })
  return below(root)
})
