import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import StringField from '@rjsf/core/lib/components/fields/StringField.js'
import { createSchemaUtils, englishStringTranslator } from '@rjsf/utils'
import type { Field, Registry, RJSFSchema, TemplatesType, ValidatorType } from '@rjsf/utils'
import type { DataRules } from '../../../config/index.ts'
import type { PartRegistry } from '../../services/parts.ts'
import { LibraryChoice, LibraryField, orLibrary } from './library-field.tsx'
import { partField, partTemplates, partWidget } from './theme.tsx'

/** The field of rjsf for a JSON type whose values are no texts. */
const FIELD_OF_TYPE: Readonly<Record<string, string>> = {
  number: 'NumberField',
  integer: 'NumberField',
  boolean: 'BooleanField',
}

/** What the theme lacks. */
const LIBRARY: Readonly<Record<string, Field>> = {
  ArrayField: LibraryField,
  ObjectField: LibraryField,
  NullField: LibraryField,
  BooleanField: LibraryField,
  NumberField: LibraryField,
  FallbackField: LibraryField,
  CyclicSchemaField: LibraryField,
  OneOfField: LibraryChoice,
  AnyOfField: LibraryChoice,
}

/** Asked which branch of a choice a value is of, and nothing else: the form's own validator checks what is sent (docs/decisions/0001). */
const validator: ValidatorType = {
  isValid: (branch, value) => matches(branch as DataRules, value),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
}

/**
 * What rjsf draws the fields of a form with, a theme of the parts: each is a field under the name that layouts use, and the field or
 * the widget for the types and formats that it draws where a layout names no part. What no part draws is the library's own.
 * `rules` are those of the form's data; `id` begins the DOM ids of the inputs that the library draws inside of a field.
 */
export function createRegistry(parts: PartRegistry['fields'], rules: DataRules, id: string): Registry {
  const fields: Record<string, Field> = { ...LIBRARY, SchemaField, StringField: orLibrary(StringField) }
  const widgets: Registry['widgets'] = {}
  for (const { manifest, component } of Object.values(parts)) {
    fields[manifest.name] = partField(component)
    for (const kind of manifest.draws ?? []) {
      const ofType = FIELD_OF_TYPE[kind]
      if (ofType !== undefined) fields[ofType] = orLibrary(partField(component))
      else widgets[kind === 'string' ? 'text' : kind] = partWidget(component)
    }
  }
  const rootSchema = rules as RJSFSchema
  return {
    fields,
    widgets,
    // All that SchemaField asks for; the rest belongs to fields that are the library's own, which bring theirs.
    templates: partTemplates as TemplatesType,
    formContext: {},
    rootSchema,
    schemaUtils: createSchemaUtils(validator, rootSchema),
    translateString: englishStringTranslator,
    // Each prop of a field stays the same object until it changes.
    globalFormOptions: { idPrefix: id, idSeparator: '-', experimental_componentUpdateStrategy: 'shallow' },
  }
}

type Rules = DataRules | boolean

/**
 * Whether a value may be one of a schema, as far as its shape tells: type, `const`, `enum`, what is required and the same of what it
 * holds. It tells the branches of `oneOf` and `anyOf` apart without a validator of each (the page compiles none); what is sent is
 * checked by the form's own.
 */
export function matches(schema: Rules, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema
  const { type, required = [], properties = {}, items } = schema
  if (type !== undefined && ![type].flat().some((each) => isOfType(value, each))) return false
  if (schema['const'] !== undefined && !same(schema['const'], value)) return false
  if (Array.isArray(schema['enum']) && !schema['enum'].some((each) => same(each, value))) return false
  if (!listOf(schema, 'allOf').every((each) => matches(each, value))) return false
  const [any, one] = [listOf(schema, 'anyOf'), listOf(schema, 'oneOf')]
  if ([any, one].some((branches) => branches.length > 0 && !branches.some((each) => matches(each, value)))) return false
  if (Array.isArray(value))
    return items === undefined || Array.isArray(items) || value.every((each) => matches(items, each))
  if (typeof value !== 'object' || value === null) return true
  const members = value as Record<string, unknown>
  return (
    required.every((name) => members[name] !== undefined) &&
    Object.entries(properties).every(([name, rules]) => members[name] === undefined || matches(rules, members[name]))
  )
}

function listOf(schema: DataRules, key: string): Rules[] {
  const list = schema[key]
  return Array.isArray(list) ? (list as Rules[]) : []
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

function same(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right))
}
