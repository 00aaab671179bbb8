import { compileForm } from '../compile/form.ts'
import { asObject } from '../data/inner.ts'
import { isError } from '../findings/diagnostic.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import type { FieldModel, FormModel } from '../model/form.ts'
import type { LookupModel } from '../model/lookup.ts'
import type { DataRules, JsonObject } from '../model/values.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import { parse } from '../files/parse.ts'
import { valueOf } from '../source/tree.ts'
import { validatorInTurn, validatorSource } from '../compile/validator.ts'
import { beginningOfRecord, withNewRows } from './beginning.ts'
import { defaultLayout } from './layout.ts'
import { shapeOf } from './entries.ts'
import { inexactIn, rulesOf, titlesIn, without } from './schema.ts'
import type { ReadRules } from './schema.ts'
import { withTwins } from './twins.ts'
import { BROKEN, OF_FORMAT } from './words.ts'
import { drawable, type OutsideFile } from './world.ts'

/** The operation that a drawn form loads and sends its record with: no gateway has it. */
export const DRAWN = 'drawn'

export interface DrawnForm {
  kind: 'form'
  model: FormModel
  /** Source of an ES module, as of a tenant's form. */
  validator: string
  /** Label → text, of the words that the form brings along. */
  labels: Record<string, string>
  /** Label → a value, of the examples that its fields show: the words around it are a language's (`drawing.example`). */
  examples: Record<string, string>
}

/**
 * Compiles a form given by files outside the project: data rules (any JSON Schema, or one that points at the contract) and a
 * layout; without one a layout is made from the rules. Its record is loaded and sent by the operation `drawn`.
 * With an error among the diagnostics there is no form.
 */
export function drawnForm(
  input: ConfigInput,
  name: string,
  schemaFile: OutsideFile,
  layoutFile?: OutsideFile,
): { form?: DrawnForm; diagnostics: Diagnostic[] } {
  const { root, diagnostics: unread } = parse(schemaFile)
  const schema = root && asObject(valueOf(root))
  // What has a name that no key may have is passed over.
  const passed = unread.filter(({ code }) => code === 'forbidden-key')
  if (schema === undefined || passed.length < unread.length) return { diagnostics: unread }
  const read = rulesOf(schema, projectOf(input).contract)
  const rules = { ...read.rules, $id: `forms/${name}` }
  const made = defaultLayout(name, rules)
  const layout = layoutFile ?? { path: `${name}.layout.json`, text: JSON.stringify(made.layout) }
  const { world, file, value, diagnostics } = drawable(input, `schemas/forms/${name}.layout.json`, layout, (given) => ({
    ...made.layout,
    ...given,
  }))
  const place = { file: schemaFile, offset: 0, pointer: '' }
  const inexact = inexactIn(read.rules)
  const left: Diagnostic[] = [
    ...passed.map((each) => ({ ...each, severity: 'warning' as const })),
    ...read.lost.map((ref) => report('drawn-open', place, { ref })),
    ...(read.isUnderValue ? [report('drawn-under-value', place)] : []),
    ...(inexact.length > 0 ? [report('drawn-inexact', place, { keys: inexact.join(', ') })] : []),
    ...(layoutFile === undefined ? made.unnamed.map((key) => report('drawn-unnamed', place, { key })) : []),
  ]
  const checked = validatorOf(read, rules)
  if ('reason' in checked) diagnostics.push(report('rules-contradict', place, { reason: checked.reason }))
  if (file === undefined || 'reason' in checked || diagnostics.some(isError)) return { diagnostics }
  // What the form library draws as a whole is named by the rules: their titles are labels.
  const shape = shapeOf(rules)
  const compiled = compileForm(world, file, shape)
  const model = layoutFile === undefined ? { ...compiled, keepsBlank: true } : compiled
  return {
    form: {
      kind: 'form',
      model: withTwins(begun(alone(model, value, made.lookups), rules), made.rules),
      validator: checked.source,
      labels: {
        ...Object.fromEntries(titlesIn(shape).map((title) => [title, title])),
        ...made.labels,
      },
      examples: made.examples,
    },
    diagnostics: [...left, ...(layoutFile === undefined ? [] : diagnostics)],
  }
}

/** The validator of a schema as it is written; where its references lead to what only its rules have, of those. */
function validatorOf({ checked, isVast }: ReadRules, rules: JsonObject & { $id: string }) {
  const written = { ...(checked ?? rules), $id: rules.$id }
  if (isVast) return validatorInTurn(written)
  const source = validatorSource(written, { strict: false })
  return 'reason' in source ? validatorSource(rules, { strict: false }) : source
}

/** The model with values of any shape that its rules begin with, and with words for each format: a layout names single values, and one text for all formats. */
function begun(model: FormModel, rules: DataRules): FormModel {
  const sections = model.sections.map((section) => ({ ...section, fields: withNewRows(section.fields, rules, rules) }))
  // A layout's own words of formats are those of all.
  const ofFormat = model.messages['format'] === BROKEN['format'] && OF_FORMAT
  const messages = { ...ofFormat, ...model.messages }
  return { ...model, sections, messages, record: { ...model.record, begins: beginningOfRecord(rules) } }
}

/** The model as it works without the portal around it: its record comes from beside it, and what it sends stays here. */
function alone(model: FormModel, given: JsonObject, lookups: Record<string, LookupModel>): FormModel {
  const record = without(model.record, 'editable', 'summary')
  // One of several, as its path says: what it lacks is not begun as in a new one.
  const source = { operation: DRAWN, path: { id: { from: 'address.id' } }, query: {}, at: '' }
  const submit: FormModel['actions'][number] = {
    id: 'submit',
    label: 'drawing.submit',
    tone: 'primary',
    call: DRAWN,
    validate: 'submit',
    inReadOnly: false,
    path: {},
    query: {},
    set: {},
    omit: [],
    append: {},
    then: [],
    renews: [],
  }
  const unknown = lookupNames(model.sections.flatMap(({ fields }) => fields)).filter(
    (name) => model.lookups[name] === undefined && lookups[name] === undefined,
  )
  return {
    ...model,
    record: { ...record, id: record.id ?? 'id', load: source },
    asks: {},
    actions:
      given['actions'] === undefined
        ? [submit]
        : model.actions.map((action) => ({
            ...action,
            ...(action.call !== undefined && { call: DRAWN, path: {}, query: {} }),
          })),
    lookups: { ...model.lookups, ...lookups, ...Object.fromEntries(unknown.map((id) => [id, standIn(id)])) },
  }
}

function lookupNames(fields: readonly FieldModel[]): string[] {
  const named = fields.flatMap(({ options }) =>
    Object.entries(options).flatMap(([key, value]) =>
      /lookup$/i.test(key) && typeof value === 'string' ? [value] : [],
    ),
  )
  return [...named, ...fields.flatMap(({ fields: nested }) => lookupNames(nested ?? []))]
}

/** A lookup that the portal has not: it is asked like one of the gateway's. */
function standIn(id: string): LookupModel {
  return { id, operation: id, query: {}, at: 'lookupItems', value: 'value', label: 'label' }
}
