import { wireFormats } from '../data/formats.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ActionModel, FieldModel, FormModel, SectionModel } from '../model/form.ts'
import type { CompiledCheck, FormValidator } from './check.ts'
import type { ActionCodes } from '../model/entry.ts'
import type { OuterRoots } from './scope.ts'

/** Small models that tests of the engine share. */

/** A field with what a test does not care about filled in. */
export function exampleField(id: string, more: Partial<FieldModel> = {}): FieldModel {
  const path = more.path ?? id
  return { id, path, covers: [path], label: id, options: {}, width: 4, ...more }
}

/** A button that saves, with what a test does not care about filled in. */
export function exampleAction(id: string, more: Partial<ActionModel> = {}): ActionModel {
  return {
    id,
    label: id,
    tone: 'primary',
    call: 'saveExample',
    path: {},
    query: {},
    set: {},
    validate: 'none',
    inReadOnly: false,
    omit: [],
    append: {},
    then: [],
    renews: [],
    ...more,
  }
}

/** A section with these fields. */
export function exampleSection(id: string, fields: FieldModel[], more: Partial<SectionModel> = {}): SectionModel {
  return { id, label: id, fields, ...more }
}

const schema: FormModel['schema'] = {
  $id: 'forms/example',
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    number: { type: 'string', readOnly: true },
    state: { type: 'string', readOnly: true },
    name: { type: 'string', maxLength: 10 },
    kind: { type: 'string', enum: ['A', 'B'] },
    detail: { type: 'string' },
    note: { type: 'string' },
    amount: { type: 'number', minimum: 1 },
    unit: { type: 'string' },
    bounds: { type: 'object', properties: { least: { type: 'number', minimum: 1 } } },
    extra: {
      type: 'object',
      properties: { wanted: { type: 'integer' }, from: { type: 'string' }, to: { type: 'string' } },
    },
    lines: {
      type: 'array',
      maxItems: 4,
      items: {
        type: 'object',
        properties: {
          text: { type: 'string', maxLength: 5 },
          count: { type: 'integer', minimum: 1 },
          mark: { type: 'string' },
        },
      },
    },
  },
}

/** A form with a name, a kind that shows a detail, an amount with a unit, an extra part and lines. */
export function exampleForm(more: Partial<FormModel> = {}): FormModel {
  return {
    kind: 'form',
    name: 'example',
    title: 'Example',
    schema,
    record: {
      id: 'id',
      load: { operation: 'getExample', path: { id: { from: 'address.id' } }, query: {}, at: '' },
      initial: {},
    },
    sections: [
      exampleSection('main', [
        exampleField('name', { required: { on: 'submit' } }),
        exampleField('kind'),
        exampleField('detail', { visible: { field: 'kind', is: 'A' } }),
        exampleField('note'),
        exampleField('amount', { covers: ['amount', 'unit'] }),
        exampleField('wanted', { path: 'extra.wanted' }),
        exampleField('from', { path: 'extra.from', visible: { field: 'extra.wanted', is: 1 } }),
      ]),
      exampleSection('lines', [exampleField('lines', { fields: [exampleField('text'), exampleField('count')] })], {
        enabled: { field: 'kind', is: 'A' },
      }),
    ],
    rules: [],
    effects: [],
    actions: [],
    composed: {},
    generated: {},
    asks: {},
    lookups: {},
    messages: { maxLength: 'too long', minimum: 'too small' },
    ...more,
  }
}

/** Outer roots with a session, a tenant and an address. */
export const exampleRoots: OuterRoots = {
  session: { userId: 'SOMEONE', defaults: { unit: 'KG' } },
  tenant: { id: 'ONE' },
  address: {},
}

/** Codes of a list, in this field where there is one. */
export function exampleCodes(actionField?: string): ActionCodes {
  return { idField: 'id', actionField, added: 'A', changed: 'U', removed: 'D' }
}

/** The form with its lines marked: those with the mark D are removed. A unit is sent with its amount only. */
export function marking(form: FormModel = exampleForm()): FormModel {
  const marked = (field: FieldModel): FieldModel => ({
    ...field,
    ...(field.id === 'lines' && { entries: exampleCodes('mark') }),
    ...(field.id === 'amount' && { sentWith: ['unit'] }),
  })
  return {
    ...form,
    sections: form.sections.map((section) => ({ ...section, fields: section.fields.map(marked) })),
  }
}

/** A field that has one entry of the list `notes` for its own, that of its id. */
export function exampleNote(id: string, more: Partial<FieldModel> = {}): FieldModel {
  const ownEntry = { keyField: 'kind', key: id, textField: 'text', codes: exampleCodes() }
  return exampleField(id, { path: 'notes', ownEntry, ...more })
}

/** The validator module of a form, compiled on the spot. */
export function exampleValidator(model: FormModel): FormValidator {
  const ajv = new Ajv2020({ allErrors: true, strict: true, formats: { ...wireFormats, time: true } })
  return { [String(model.schema['$id'])]: ajv.compile(model.schema) as CompiledCheck }
}
