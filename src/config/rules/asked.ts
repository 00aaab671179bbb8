import { holds, pathsOf } from '../conditions/condition.ts'
import type { Scope } from '../conditions/condition.ts'
import { isWithin, joinPath } from '../conditions/paths.ts'
import type { FieldModel, FormModel, RuleModel } from '../model/form.ts'
import type { Condition, Path } from '../model/values.ts'
import { ofData } from './scope.ts'

/** A rule between fields that may ask for the value of a field. */
export interface Asking {
  rule: Pick<RuleModel, 'when' | 'require'>
  /** What the field covers, as the rule names it: of a row as `row.`. */
  own: readonly Path[]
  /** The paths that the rule reads. */
  paths: readonly Path[]
}

const NONE: readonly Asking[] = []
const known = new WeakMap<FormModel, ReadonlyMap<FieldModel, readonly Asking[]>>()

/**
 * What may ask for a field's value: rules of the form whose message stands at it, or which cannot hold while it is empty, and another field of
 * the same value that is required.
 */
export function askingFor(field: FieldModel, model: FormModel): readonly Asking[] {
  const ofModel = known.get(model) ?? byField(model)
  known.set(model, ofModel)
  return ofModel.get(field) ?? NONE
}

/** Whether the rule would be broken if the field were empty, as it stands now. */
export function isAskedFor({ rule, own }: Asking, scope: Scope): boolean {
  const without: Scope = { get: (path) => (own.some((each) => isWithin(path, each)) ? undefined : scope.get(path)) }
  return holds(rule.when, without) && !holds(rule.require, without)
}

function byField(model: FormModel): Map<FieldModel, Asking[]> {
  const found = new Map<FieldModel, Asking[]>()
  const note = (fields: readonly FieldModel[], rules: readonly RuleModel[], prefix: Path): void => {
    for (const field of fields) {
      const asking = rules.flatMap((rule): Asking[] => {
        const asked = [read(prefix, rule.at), ...neededBy(rule.require)]
        const own = field.covers.map((path) => read(prefix, path))
        if (!asked.some((path) => own.includes(path))) return []
        return [{ rule, own, paths: [rule.when, rule.require].flatMap((each) => (each ? pathsOf(each) : [])) }]
      })
      const all = [...asking, ...otherFieldsOf(field, fields, prefix)]
      if (all.length > 0) found.set(field, all)
    }
  }
  for (const { fields } of model.sections) {
    const ofForm = model.rules.filter(({ each }) => each === undefined)
    note(fields, ofForm, '')
    for (const { path, fields: inRow = [] } of fields) {
      const ofRows = model.rules.filter(({ each }) => each === path)
      note(inRow, ofRows, 'row')
    }
  }
  return found
}

/** The fields of the same value that are required, while they are shown. */
function otherFieldsOf(field: FieldModel, fields: readonly FieldModel[], prefix: Path): Asking[] {
  const path = read(prefix, field.path)
  if (field.ownEntry !== undefined || field.entryType !== undefined) return []
  return fields
    .filter((other) => other !== field && other.path === field.path && other.required !== undefined)
    .map(({ visible, required }) => {
      const when: Condition = { all: [visible, required?.when].filter((each) => each !== undefined) }
      return { rule: { when, require: { field: path, filled: true } }, own: [path], paths: [path, ...pathsOf(when)] }
    })
}

/** A path of the data, or of a row, as conditions read it. */
function read(prefix: Path, path: Path): Path {
  return prefix === '' ? ofData(path) : joinPath(prefix, path)
}

/** What must be filled for a condition to hold, whatever else is. */
function neededBy(condition: Condition): Path[] {
  if ('all' in condition) return condition.all.flatMap(neededBy)
  return 'filled' in condition && condition.filled ? [condition.field] : []
}
