import { createContext, memo, useContext, useMemo } from 'react'
import type { ComponentType } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { withTheme } from '@rjsf/core'
import { Theme } from '@rjsf/mui'
import { ID_KEY } from '@rjsf/utils'
import type {
  FieldProps,
  FieldTemplateProps,
  FormContextType,
  Registry,
  RJSFSchema,
  TitleFieldProps,
} from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { rulesAt } from '../../config/index.ts'
import type { DataRules, FieldModel, FormModel, FormValidator } from '../../config/index.ts'
import type { FieldPartProps } from '../parts.ts'
import { useForm, useHeading } from './context.ts'
import { matches } from './core/matches.ts'
import { FieldView } from './field-view.tsx'
import { FormSections } from './sections.tsx'
import { visuallyHidden } from '../visually-hidden.ts'

type LibraryRegistry = Registry<unknown, RJSFSchema, FormContextType>

const LibraryForm = withTheme({ ...Theme, templates: { ...Theme.templates, TitleFieldTemplate: LibraryTitle } })
const RegistryContext = createContext<LibraryRegistry | null>(null)
const EMPTY = {}
const ROOT_UI = { 'ui:field': RootField, 'ui:FieldTemplate': Bare }
const DEFAULTS = { emptyObjectFields: 'skipDefaults' } as const

/**
 * The form library's own form around the layout, drawn once: it resolves the schema and brings theme, fields and
 * templates. Data, changes and validation stay in the store (docs/decisions/0001).
 */
export const LibraryFrame = memo(function LibraryFrame({
  model,
  validator,
}: {
  model: FormModel
  validator: FormValidator
}) {
  const { id } = useForm()
  const schema = model.schema as RJSFSchema
  const checked = useMemo(() => {
    const compiled = createPrecompiledValidator(validator as Parameters<typeof createPrecompiledValidator>[0], schema)
    // Asked of branches alone, which have no validator of their own.
    return Object.assign(compiled, {
      isValid: (branch: RJSFSchema, value: unknown) => matches(branch as DataRules, value),
    })
  }, [validator, schema])
  return (
    <LibraryForm
      tagName="div"
      idPrefix={`${id}-root`}
      schema={schema}
      uiSchema={ROOT_UI}
      validator={checked}
      formData={EMPTY}
      experimental_defaultFormStateBehavior={DEFAULTS}
      noHtml5Validate
    >
      <></>
    </LibraryForm>
  )
})

function RootField({ registry }: FieldProps) {
  return (
    <RegistryContext value={registry}>
      <FormSections Slot={LayoutField} />
    </RegistryContext>
  )
}

/** A field of the layout as a field of the library. */
function LayoutField({ field }: { field: FieldModel }) {
  const { model, id } = useForm()
  const registry = useRegistry()
  const ui = useMemo(
    () => ({ 'ui:field': PartField, 'ui:FieldTemplate': Bare, 'ui:options': { layoutField: field } }),
    [field],
  )
  const schema = useMemo(() => rulesAt(model.schema, field.path) as RJSFSchema, [model, field])
  const place = useMemo(() => ({ [ID_KEY]: `${id}-${field.id}`, path: field.path.split('.') }), [id, field])
  const SchemaField = registry.fields['SchemaField'] as ComponentType<FieldProps<unknown>>
  // The library draws nothing for a schema without rules (a value of any kind), nor a second input for one it gives itself.
  if (field.widget === undefined || Object.keys(schema).length === 0)
    return <FieldView field={field} path={field.path} compact={false} />
  return (
    <SchemaField
      schema={schema}
      uiSchema={ui}
      fieldPathId={place}
      name={field.id}
      registry={registry}
      onChange={nothing}
      onBlur={nothing}
      onFocus={nothing}
    />
  )
}

/** A registered part as a field of the library. */
function PartField({ uiSchema }: FieldProps) {
  const field = uiSchema?.['ui:options']?.['layoutField'] as FieldModel
  return <FieldView field={field} path={field.path} compact={false} />
}

/** The library's own MUI input for a value, by its data rules. What is typed is validated when the field is left. */
export function LibraryInput({
  field,
  path,
  id,
  label,
  value,
  errors,
  rules,
  required,
  readOnly,
  compact,
}: FieldPartProps) {
  const { controller } = useForm()
  const registry = useRegistry()
  const SchemaField = registry.fields['SchemaField'] as ComponentType<FieldProps<unknown>>
  const ui = useMemo(() => ({ 'ui:title': label }), [label])
  const place = useMemo(() => ({ [ID_KEY]: id, path: path.split('.') }), [id, path])
  const known = useMemo(() => olderForm(rules), [rules])
  const held = useMemo(() => withPlaces(rules, value), [rules, value])
  const shown = useMemo(() => ({ __errors: [...errors] }), [errors])
  const input = (
    <SchemaField
      schema={known}
      uiSchema={ui}
      fieldPathId={place}
      name={field.id}
      registry={registry}
      formData={held}
      errorSchema={shown}
      required={required}
      readonly={readOnly}
      onChange={(next, changed) => controller.type(changed.length === 0 ? path : changed.join('.'), next)}
      onBlur={() => controller.leave(path)}
      onFocus={nothing}
    />
  )
  return compact ? <Box sx={IN_CELL}>{input}</Box> : input
}

/** In a cell of a table the column says what a value is. */
const IN_CELL = { '& label': visuallyHidden, '& input': { typography: 'body2', py: 0.5, px: 0.75 } }

/** Rules as the library knows them: it reads entries of different kinds from `items`, as JSON Schema wrote them before 2020-12. */
function olderForm(rules: DataRules): RJSFSchema {
  const { prefixItems, items, ...others } = rules
  return (
    Array.isArray(prefixItems)
      ? { ...others, items: prefixItems, ...(items !== undefined && { additionalItems: items }) }
      : rules
  ) as RJSFSchema
}

/** A list whose first entries have rules of their own has a place for each of them. */
function withPlaces({ prefixItems }: DataRules, value: unknown): unknown {
  if (!Array.isArray(prefixItems)) return value
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  return [...entries, ...prefixItems.slice(entries.length).map(() => undefined)]
}

/** The name of a list or an object that the library draws: below the heading of its section. */
function LibraryTitle({ id, title }: TitleFieldProps) {
  const level = useHeading(2)
  return (
    <Typography id={id} component={level} variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
      {title}
    </Typography>
  )
}

function Bare({ children }: FieldTemplateProps) {
  return children
}

function useRegistry(): LibraryRegistry {
  const registry = useContext(RegistryContext)
  if (registry === null) throw new Error('useRegistry outside LibraryFrame')
  return registry
}

function nothing(): void {
  return undefined
}
