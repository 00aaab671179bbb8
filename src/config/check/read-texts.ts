import { isOwnName, OWN_PLACE, pathOfId } from '../data/own.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { labelTexts } from '../layers/label-texts.ts'
import { codeOfRegion, isRegion } from './regions.ts'
import type { World } from '../layers/world.ts'
import { remembered } from '../shared/remembered.ts'
import { nearest } from '../shared/words.ts'
import { child, members, textOf, type Node } from '../source/tree.ts'

/** A text that a condition compares with the value at a path of data, or that a form puts there by itself. */
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

/** The texts that a form puts into its data by itself: in a new record, and when another field changes. */
export function putBy(form: Node): Compared[] {
  const effects = members(child(form, 'effects')).map(([, { value }]) => child(value, 'set'))
  return [child(child(form, 'record'), 'initial'), ...effects].flatMap((values) =>
    members(values).flatMap(([path, { value: text }]) => (textOf(text) === undefined ? [] : [{ path, text }])),
  )
}

/** Texts that the conditions of a file compare with a value which the file names by a list, or that it puts there, as people read it and not as it comes. */
export function checkReadTexts(world: World, root: Node, compared: readonly Compared[]): Diagnostic[] {
  const lists = listsIn(root)
  return compared.flatMap(({ path, text }) => {
    const named = lists.flatMap(([of, lookup]) => (of === path ? lookup : []))
    const found = checkReadText(world, text, named)
    return found.length === 0 && isOwnPath(path) ? checkOwnChoice(world, text, named) : found
  })
}

/** Whether a value is a tenant's own field, which nobody but its form fills. */
function isOwnPath(path: string): boolean {
  const [place, id = '', ...below] = path.split('.')
  return place === OWN_PLACE && isOwnName(id) && below.length === 0
}

/** A text that is no choice of any of the fixed lists which a tenant's own field chooses from. */
function checkOwnChoice(world: World, place: Node, lookups: readonly string[]): Diagnostic[] {
  const lists = lookups.map((lookup) => child(world.surroundings.lookups.get(lookup), 'options'))
  const choices = lists.flatMap((list) => members(list).map(([value]) => value))
  const text = textOf(place) ?? ''
  if (lists.length === 0 || lists.includes(undefined) || text === '' || choices.includes(text)) return []
  const right = { nearest: nearest(text, choices), allowed: choices.slice(0, 16).join(', ') }
  return [report('not-in-list', place, { value: text, ...right })]
}

/**
 * A text where fixed lists, or countries, expect a code: none of them has it as a code, but one shows it for one of its choices, in any case and
 * in any language of the tenant, or has a code that is nearly written so.
 */
export function checkReadText(world: World, place: Node, lookups: readonly string[]): Diagnostic[] {
  const text = textOf(place) ?? ''
  const lists = lookups.flatMap((lookup) => world.surroundings.lookups.get(lookup) ?? [])
  const choices = lists.flatMap((list) => members(child(list, 'options')))
  const isOfCountries = lists.length > 0 && lists.every((list) => textOf(child(list, 'names')) === 'region')
  if (text === '' || choices.some(([value]) => value === text)) return []
  const labels = [...world.files.values()].filter(({ role }) => role.kind === 'labels')
  if (isOfCountries) {
    if (isRegion(text)) return []
    const languages = labels.map(({ role }) => role.name)
    const value = codeOfRegion(text, languages)
    return value === undefined
      ? [report('wrong-form', place, { value: text, examples: 'DE, JP' })]
      : [report('text-for-code', place, { text, value })]
  }
  const read = labels.map(({ root }) => labelTexts(root))
  const meant = choices.find(([value, { value: choice }]) => {
    const label = textOf(child(choice, 'label')) ?? ''
    return [value, ...read.map((texts) => texts[label])].some((each) => each?.toLowerCase() === text.toLowerCase())
  })
  if (meant !== undefined) return [report('text-for-code', place, { text, value: meant[0] })]
  // A list of the portal need not have all that a gateway sends; of few letters each is near to others, and with other figures it is another one.
  const near =
    text.replaceAll(FIGURES, '').length < SURE
      ? undefined
      : nearest(
          text,
          choices.flatMap(([value]) => (figuresOf(value) === figuresOf(text) ? value : [])),
        )
  return near === undefined ? [] : [report('code-misspelt', place, { text, value: near })]
}

/** From so many letters on a word that is nearly a code is taken for a slip of it. */
const SURE = 4
const FIGURES = /\d/g

function figuresOf(code: string): string {
  return code.replaceAll(/\D/g, '')
}

/** The lookups that name values in a file, each with the path of the value. */
export const listsIn = remembered((root: Node): readonly [path: string, lookup: string][] => {
  const below = (node: Node): [string, string][] =>
    members(node).flatMap(([id, { value: entry }]) => {
      const options = child(entry, 'options')
      const lookup = textOf(child(options, 'lookup')) ?? textOf(child(entry, 'lookup'))
      const path = textOf(child(entry, 'field')) ?? textOf(child(entry, 'path')) ?? pathOfId(id)
      return [
        ...(lookup === undefined ? [] : [[path, lookup] as [string, string]]),
        ...besideIn(options),
        ...below(entry),
      ]
    })
  return below(root)
})

/** Values that a part edits beside its own, each with the list of its own: `countryField` with `countryLookup`. */
function besideIn(options: Node | undefined): [path: string, lookup: string][] {
  return members(options).flatMap(([key, { value }]) => {
    const path = key.endsWith('Field') ? textOf(value) : undefined
    const lookup = textOf(child(options, `${key.slice(0, -'Field'.length)}Lookup`))
    return path === undefined || lookup === undefined ? [] : [[path, lookup] as [string, string]]
  })
}
