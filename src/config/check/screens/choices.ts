import { keepsLimits } from '../../data/keeps.ts'
import { judged } from '../../data/patterns.ts'
import { typeAt } from '../../data/type-at.ts'
import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import type { Surroundings } from '../../layers/surroundings.ts'
import { namedLookups } from '../../meta/covers.ts'
import { manifestFor, type Language } from '../../meta/walk.ts'
import type { DataRules, JsonObject } from '../../model/values.ts'
import { nearest } from '../../shared/words.ts'
import { isHidden } from '../../source/entries.ts'
import { child, members, valueOf, type Node } from '../../source/tree.ts'
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
        ...lookups.flatMap((lookup) => strange(id, lookup, rules)),
        ...ofFields(child(field, 'fields'), (path) => typeAt(rules?.items, path)),
      ]
    })
  }

  function strange(field: string, lookup: string, rules: DataRules | undefined): Diagnostic[] {
    if (rules === undefined) return []
    const allowed = rules.enum?.map(String) ?? []
    const mayBe = (value: string) =>
      rules.enum === undefined ? rules.type !== 'string' || keepsLimits(judged(rules), value) : allowed.includes(value)
    return members(child(world.lookups.get(lookup), 'options')).flatMap(([value, { key, value: choice }]) =>
      mayBe(value) || isHidden(choice)
        ? []
        : [
            report('choice-refused', key, {
              ...{ value, field },
              nearest: nearest(value, allowed),
              allowed: allowed.slice(0, 16).join(', '),
            }),
          ],
    )
  }
}

/** Choices that a tenant adds to a fixed list and that differ from one of the portal in capitals alone: mostly that one was meant. */
export function checkDoubled(lookup: Node): Diagnostic[] {
  const choices = members(child(lookup, 'options'))
  const isOwn = ([, { key }]: (typeof choices)[number]) => key.file.path.startsWith('tenants/')
  return choices.flatMap((choice) => {
    const [value, { key }] = choice
    const other = choices.find(
      (each) => each !== choice && !isOwn(each) && each[0].toLowerCase() === value.toLowerCase(),
    )
    return isOwn(choice) && other !== undefined ? [report('choice-doubled', key, { value, other: other[0] })] : []
  })
}
