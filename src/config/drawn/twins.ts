import { pathsOf } from '../conditions/condition.ts'
import { IN_ROWS, joinPath } from '../conditions/paths.ts'
import { isSame } from '../data/same.ts'
import type { EffectModel, FieldModel, FormModel } from '../model/form.ts'
import type { Condition, DataRules, Path } from '../model/values.ts'
import { rulesAt } from '../rules/rules-at.ts'

/**
 * The model in which each field knows its own rules where the value at its path is of several forms: the rules of the whole name that of one
 * alone. What was entered in one form is emptied with the choice of another that holds values of another kind. `own`: the rules of a field, by
 * its label.
 */
export function withTwins(model: FormModel, own: Readonly<Record<string, DataRules>>): FormModel {
  const emptied = new Map<string, EffectModel>()
  /** `place`: by what the fields stand at all, and of fields in a row the path of that and of its list. */
  const apart = (fields: readonly FieldModel[], place: { row?: Path; list?: Path; shown?: Condition }): FieldModel[] =>
    fields.map((field) => {
      const { row = '', list, shown } = place
      const path = joinPath(row, field.path)
      const rules = field.label !== undefined && Object.hasOwn(own, field.label) ? own[field.label] : undefined
      const said = rulesAt(model.schema, path)
      const inner = { row: joinPath(path, '0'), list: list === undefined ? path : `${list}${IN_ROWS}${field.path}` }
      const nested = field.fields && { fields: apart(field.fields, inner) }
      if (rules === undefined || isSame(rules, said)) return { ...field, ...nested }
      if (kindOf(rules) !== kindOf(said))
        for (const each of [field.visible, shown].flatMap((condition) => (condition ? [...pathsOf(condition)] : [])))
          emptied.set(`${each} empties ${path}`, emptying(field.path, each, list))
      return { ...field, ...nested, rules }
    })
  const sections = model.sections.map((section) => {
    const { fields, visible } = section
    return { ...section, fields: apart(fields, visible === undefined ? {} : { shown: visible }) }
  })
  return { ...model, sections, effects: [...model.effects, ...emptied.values()] }
}

/** `on`: what is read as a condition names it. */
function emptying(path: Path, on: Path, list: Path | undefined): EffectModel {
  const own = list === undefined ? on.replace(/^\./, '') : on.replace(/^row\./, '')
  return {
    id: `${on} empties ${joinPath(list ?? '', path)}`,
    on: own,
    clear: [path],
    clearFields: [],
    set: {},
    ...(list !== undefined && { each: list }),
  }
}

/** Of which kind the values are that keep some rules: a text that tells different ones apart. */
function kindOf({ type, items, properties, additionalProperties }: DataRules): string {
  const inner = [items, additionalProperties].map((rules) =>
    typeof rules === 'object' && rules !== null ? kindOf(rules as DataRules) : '',
  )
  const named = Object.entries(properties ?? {}).map(([name, rules]) => [name, kindOf(rules)])
  return JSON.stringify([type, ...inner, named])
}
