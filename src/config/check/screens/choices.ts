import { keepsLimits } from '../../data/keeps.ts'
import { judged } from '../../data/patterns.ts'
import { namesIn, typeAt } from '../../data/type-at.ts'
import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import type { Surroundings } from '../../layers/surroundings.ts'
import { namedLookups } from '../../meta/covers.ts'
import { manifestFor, type Language } from '../../meta/walk.ts'
import type { DataRules, JsonObject } from '../../model/values.ts'
import { nearest } from '../../shared/words.ts'
import { isHidden, isOfTenant, isReadOnly } from '../../source/entries.ts'
import { child, descend, members, textOf, valueOf, type Node } from '../../source/tree.ts'
import { fieldPath, widestAt, type DataScope } from '../scopes.ts'

/**
 * Choices of fixed lists that a form offers for a value that can never be one of them, by what the contract or the rules of a tenant's own field list
 * or limit: found where the list has them.
 */
export function checkChoices(world: Surroundings, language: Language, form: Node, scope: DataScope): Diagnostic[] {
  return members(child(form, 'sections')).flatMap(([, { value: section }]) =>
    isHidden(section) ? [] : ofFields(child(section, 'fields'), (path) => widestAt(scope, path)),
  )

  function ofFields(fields: Node | undefined, rulesAt: (path: string) => DataRules | undefined): Diagnostic[] {
    return members(fields).flatMap(([id, { value: field }]) => {
      if (isHidden(field)) return []
      const rules = rulesAt(fieldPath(id, field))
      const given = child(field, 'options')
      const lookups = namedLookups(
        manifestFor(language, field, 'widget'),
        given === undefined ? {} : (valueOf(given) as JsonObject),
      )
      return [
        ...lookups.flatMap((lookup) => strange(id, lookup, rules, child(given, 'lookup'))),
        ...ofFields(child(field, 'fields'), (path) => typeAt(rules?.items, path)),
      ]
    })
  }

  function strange(field: string, lookup: string, rules: DataRules | undefined, named: Node | undefined): Diagnostic[] {
    if (rules === undefined) return []
    const allowed = rules.enum?.map(String) ?? []
    const mayBe = (value: string) => (rules.enum === undefined ? fits(rules, value) : allowed.includes(value))
    const refused = members(child(world.lookups.get(lookup), 'options')).filter(
      ([value, { value: choice }]) => !mayBe(value) && !isHidden(choice),
    )
    const slip = named !== undefined && isOfTenant(named) && textOf(named) === lookup ? named : undefined
    // Of a list of the portal that a tenant names, the name is the slip: the first choice stands for all of the portal's.
    const first = refused.find(([, { key }]) => !isOfTenant(key))
    return refused.flatMap((choice) => {
      const [value, { key }] = choice
      const isOfList = slip === undefined || isOfTenant(key)
      const place = isOfList ? key : slip
      if (!isOfList && choice !== first) return []
      return [
        report('choice-refused', place, {
          value,
          field,
          nearest: nearest(value, allowed),
          allowed: allowed.slice(0, 16).join(', '),
        }),
      ]
    })
  }
}

/** Choices that a form puts in by itself, in a new record or by a tenant's effect, and that the tenant hides: found where the tenant says one of the two. */
export function checkPutIn(world: Surroundings, form: Node): Diagnostic[] {
  const fields = members(child(form, 'sections')).flatMap(([, { value: section }]) =>
    isHidden(section) ? [] : members(child(section, 'fields')).filter(([, { value }]) => !isHidden(value)),
  )
  const listsAt = (path: string): string[] =>
    fields.flatMap(([id, { value: field }]) =>
      fieldPath(id, field) === path ? [textOf(child(child(field, 'options'), 'lookup')) ?? []].flat() : [],
    )
  const put = [
    ...members(child(child(form, 'record'), 'initial')),
    ...members(child(form, 'effects')).flatMap(([, { value: effect }]) =>
      isHidden(effect) || child(effect, 'each') !== undefined
        ? []
        : members(child(effect, 'set')).filter(([, { value }]) => isOfTenant(value)),
    ),
  ]
  return put.flatMap(([path, { value: literal }]) => {
    const value = textOf(literal)
    return value === undefined ? [] : listsAt(path).flatMap((list) => hiddenChoice(list, value, literal))
  })

  function hiddenChoice(list: string, value: string, literal: Node): Diagnostic[] {
    const hidden = child(descend(world.lookups.get(list), ['options', value]), 'hidden')
    if (hidden === undefined || valueOf(hidden) !== true) return []
    const place = [literal, hidden].find(isOfTenant)
    return place === undefined ? [] : [report('choice-hidden', place, { value, list })]
  }
}

/** Choices that a fixed list goes on to offer in a form, though the tenant's rules of its value (`rules`) no longer list them: found where they list what is left. */
export function checkNarrowed(world: Surroundings, form: Node, rules: Node | undefined): Diagnostic[] {
  return members(child(form, 'sections')).flatMap(([, { value: section }]) =>
    isHidden(section) ? [] : members(child(section, 'fields')).flatMap(([id, { value }]) => offered(id, value)),
  )

  function offered(id: string, field: Node): Diagnostic[] {
    const keys = fieldPath(id, field).split('.')
    const listed = descend(rules, [...keys.flatMap((key) => ['properties', key]), 'enum'])
    const list = textOf(child(child(field, 'options'), 'lookup'))
    // Nobody chooses in a field that is only read.
    const isOpen = !isHidden(field) && !isReadOnly(field)
    if (listed?.kind !== 'array' || list === undefined || !isOpen) return []
    const left = listed.items.map((item) => String(valueOf(item)))
    const values = members(child(world.lookups.get(list), 'options')).flatMap(([value, { value: choice }]) =>
      left.includes(value) || isHidden(choice) ? [] : [value],
    )
    return values.length === 0 ? [] : [report('choice-offered', listed, { values: values.join(', '), list })]
  }
}

/** A list of which a tenant hides each choice; one that asks the gateway has others. */
export function checkLeft(list: string, lookup: Node): Diagnostic[] {
  const choices = members(child(lookup, 'options')).map(([, { value }]) => value)
  if (child(lookup, 'operation') !== undefined || isHidden(lookup) || !choices.every(isHidden)) return []
  const place = choices
    .map((choice) => child(choice, 'hidden'))
    .findLast((node) => node !== undefined && isOfTenant(node))
  return place === undefined ? [] : [report('choices-all-hidden', place, { list })]
}

/** A list of choices that asks the gateway finds a list in the answer: from anything else nobody could choose. */
export function checkAsked(world: Surroundings, lookup: Node): Diagnostic[] {
  const operation = child(lookup, 'operation')
  const name = textOf(operation) ?? ''
  if (operation === undefined || !Object.hasOwn(world.project.operations, name)) return []
  const at = child(lookup, 'at')
  const path = textOf(at) ?? 'lookupItems'
  const answer = world.project.contract.answer(name, '')
  if (typeAt(answer, path)?.items !== undefined) return []
  const lists = namesIn(answer).filter((each) => typeAt(answer, each)?.items !== undefined)
  const near = nearest(path, lists) ?? (lists.length === 1 ? lists[0] : undefined)
  return [report('unknown-path', at ?? operation, { where: 'The answer', path: `${path}[]`, nearest: near })]
}

/** Choices that a tenant moves or hides and that the list does not have: without a label they are none of its own either. */
export function checkMoved(list: string, lookup: Node): Diagnostic[] {
  const choices = members(child(lookup, 'options'))
  const known = choices.filter(([, { key }]) => !isOfTenant(key)).map(([value]) => value)
  const asked = textOf(child(lookup, 'operation'))
  return choices.flatMap(([value, { key, value: choice }]) =>
    !isOfTenant(key) || choice.kind !== 'object' || child(choice, 'label') !== undefined
      ? []
      : [
          report('choice-unknown', key, {
            value,
            list,
            nearest: nearest(value, known),
            ...(known.length > 0 && { known: known.slice(0, 16).join(', ') }),
            ...(known.length === 0 && asked !== undefined && { asked }),
          }),
        ],
  )
}

/** Choices that a tenant adds to a fixed list and that differ from one of the portal in capitals alone: mostly that one was meant. */
export function checkDoubled(lookup: Node): Diagnostic[] {
  const choices = members(child(lookup, 'options'))
  const isOwn = ([, { key }]: (typeof choices)[number]) => isOfTenant(key)
  return choices.flatMap((choice) => {
    const [value, { key }] = choice
    const other = choices.find(
      (each) => each !== choice && !isOwn(each) && each[0].toLowerCase() === value.toLowerCase(),
    )
    return isOwn(choice) && other !== undefined ? [report('choice-doubled', key, { value, other: other[0] })] : []
  })
}

/** Whether a choice, a text as all of them are, can be a value under rules that list none. */
function fits(rules: DataRules, value: string): boolean {
  if (rules.type === 'string') return keepsLimits(judged(rules), value)
  return (rules.type !== 'integer' && rules.type !== 'number') || Number.isFinite(Number(value))
}
