import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { isOwnName } from '../../data/own.ts'
import type { Surroundings } from '../../layers/surroundings.ts'
import { namedLookups } from '../../meta/covers.ts'
import { manifestFor, type Language } from '../../meta/walk.ts'
import type { JsonObject } from '../../model/values.ts'
import type { Level } from '../../rules/validate.ts'
import { isHidden } from '../../source/entries.ts'
import { child, descend, members, textOf, valueOf, type Node } from '../../source/tree.ts'

/** What is wrong about a field with the entries of one type: nothing says where they hold it, or they are asked for before they can be given. */
export function checkTyped(language: Language, id: string, field: Node): Diagnostic[] {
  if (!isTyped(language, field)) return []
  const options = child(field, 'options')
  const names = child(options, 'names')
  const required = child(field, 'required')
  const isTooEarly =
    required !== undefined &&
    child(options, 'save') !== undefined &&
    (valueOf(required) === true || textOf(child(required, 'on')) === 'save') &&
    child(required, 'when') === undefined
  return [
    ...(names !== undefined && child(names, 'type') === undefined
      ? [report('missing-key', names, { key: 'type', description: descriptionOf(language, field) })]
      : []),
    ...(isTooEarly ? [report('required-before-saved', required, { id })] : []),
  ]
}

/** Fields with the entries of one type that are required in a section that may be closed: there nothing is asked. */
export function checkAsked(language: Language, section: Node): Diagnostic[] {
  if (child(section, 'enabled') === undefined || isHidden(section)) return []
  return members(child(section, 'fields')).flatMap(([id, { value: field }]) => {
    const required = child(field, 'required')
    return required === undefined || valueOf(required) === false || isHidden(field) || !isTyped(language, field)
      ? []
      : [report('required-while-closed', required, { id })]
  })
}

/**
 * Types of entries that read as the tenant's own and are not named so: those that a fixed list of types lacks; of a list that the gateway
 * answers, which nobody knows here, those that are called as their field is, or written as no code is.
 */
export function checkOwnTypes(world: Surroundings, language: Language, form: Node): Diagnostic[] {
  return members(child(form, 'sections')).flatMap(([, { value: section }]) =>
    members(child(section, 'fields')).flatMap(([id, { value: field }]) => {
      const named = descend(field, ['options', 'ofType'])
      const type = textOf(named) ?? ''
      if (named === undefined || !isTyped(language, field) || isOwnName(type)) return []
      const lookups = namedLookups(
        manifestFor(language, field, 'widget'),
        valueOf(child(field, 'options') ?? field) as JsonObject,
      )
      const known = lookups
        .map((name) => child(world.lookups.get(name), 'options'))
        .find((choices) => choices !== undefined)
      const own = `x_${type.replace(/^x[_-]?/i, '').replaceAll(/\W+/g, '_')}`
      const isCode = known === undefined ? id !== own && !/[a-z]|^X_/.test(type) : child(known, type) !== undefined
      return isCode ? [] : [report('own-type-unmarked', named, { type, own })]
    }),
  )
}

/** When a field may ask for its value: one with the entries of one type, which are given to a record that is saved, not before, and not in a section that may be closed. */
export function levelsOf(language: Language, section: Node | undefined, field: Node): Level[] {
  if (!isTyped(language, field)) return ['submit', 'save']
  if (child(section, 'enabled') !== undefined) return []
  return descend(field, ['options', 'save']) === undefined ? ['submit', 'save'] : ['submit']
}

function isTyped(language: Language, field: Node): boolean {
  return (
    manifestFor(language, field, 'widget')?.entries === 'typed' && descend(field, ['options', 'ofType']) !== undefined
  )
}

function descriptionOf(language: Language, field: Node): string | undefined {
  return manifestFor(language, field, 'widget')?.options.properties['ofType']?.description
}
