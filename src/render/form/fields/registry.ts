import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import StringField from '@rjsf/core/lib/components/fields/StringField.js'
import { englishStringTranslator, getDisplayLabel, isSelect, retrieveSchema } from '@rjsf/utils'
import type { Field, Registry, RJSFSchema, SchemaUtilsType, TemplatesType } from '@rjsf/utils'
import type { DataRules } from '../../../config/index.ts'
import type { PartRegistry } from '../../services/parts.ts'
import { validator } from './branches.ts'
import { LibraryChoice, LibraryField, orLibrary } from './library-field.tsx'
import { partField, partTemplates, partWidget } from './theme.tsx'
import { openTypes } from './types.ts'
import type { OpenType } from './types.ts'

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
    schemaUtils: schemaUtilsOf(openTypes(rules, (type) => type)) as SchemaUtilsType,
    translateString: englishStringTranslator,
    // Each prop of a field stays the same object until it changes.
    globalFormOptions: { idPrefix: id, idSeparator: '-', experimental_componentUpdateStrategy: 'shallow' },
  }
}

/** What is asked of a schema where parts draw; the rest, a third of a form's script, is for what is the library's own (`library.tsx`). */
function schemaUtilsOf(open: OpenType): Partial<SchemaUtilsType> {
  return {
    retrieveSchema: (schema, data) => retrieveSchema(validator, open(schema), NONE, data),
    isSelect: (schema) => isSelect(validator, schema, NONE),
    getDisplayLabel: (schema, uiSchema, options) => getDisplayLabel(validator, schema, uiSchema, NONE, options),
  }
}

/** Rules in which nothing is looked up. */
const NONE: RJSFSchema = {}
