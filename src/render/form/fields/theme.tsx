import { useCallback } from 'react'
import Typography from '@mui/material/Typography'
import { ID_KEY } from '@rjsf/utils'
import type { Field, FieldHelpProps, FieldProps, FieldTemplateProps, TemplatesType } from '@rjsf/utils'
import type { UiSchema, Widget, WidgetProps } from '@rjsf/utils'
import type { FieldPart, FieldPartProps } from '../../services/parts.ts'

/** Of a part's props, those that come from the layout and not from the data. */
export type FromLayout = Pick<FieldPartProps, 'field' | 'path' | 'label' | 'spokenLabel' | 'compact' | 'hint'>

/** What rjsf receives for a field beside its data rules: the part that its layout names, if any, its help, and what the part is drawn with. */
export function uiSchemaOf(layout: FromLayout, help: string | undefined): UiSchema {
  const { widget } = layout.field
  return {
    'ui:title': layout.label,
    ...(help !== undefined && { 'ui:help': help }),
    ...(widget !== undefined && { 'ui:field': widget, 'ui:fieldReplacesAnyOrOneOf': true }),
    'ui:options': { layout },
  }
}

/** What `uiSchemaOf` was given. */
export function layoutIn(uiSchema: UiSchema | undefined): FromLayout {
  return uiSchema?.['ui:options']?.['layout'] as FromLayout
}

const NO_ERRORS: readonly string[] = []

/** A part as a field of rjsf: of a value of any type. */
export function partField(Part: FieldPart['component']): Field {
  return function PartField({
    schema,
    uiSchema,
    formData,
    rawErrors,
    fieldPathId,
    required,
    readonly,
    onChange,
  }: FieldProps<unknown>) {
    const change = useCallback((value: unknown) => onChange(value, fieldPathId.path), [onChange, fieldPathId])
    return (
      <Part
        {...layoutIn(uiSchema)}
        id={fieldPathId[ID_KEY]}
        value={formData}
        change={change}
        errors={rawErrors ?? NO_ERRORS}
        rules={schema as FieldPartProps['rules']}
        required={required === true}
        readOnly={readonly === true}
      />
    )
  }
}

/** A part as a widget of rjsf: of a text whose format chose it. */
export function partWidget(Part: FieldPart['component']): Widget {
  return function PartWidget({
    schema,
    uiSchema,
    id,
    value,
    rawErrors,
    required,
    readonly,
    onChange,
  }: WidgetProps<unknown>) {
    return (
      <Part
        {...layoutIn(uiSchema)}
        id={id}
        value={value as unknown}
        change={onChange}
        errors={rawErrors ?? NO_ERRORS}
        rules={schema as FieldPartProps['rules']}
        required={required === true}
        readOnly={readonly === true}
      />
    )
  }
}

/** A part draws its own label and messages: around it stands its help alone. */
export const partTemplates: Pick<
  TemplatesType,
  'FieldTemplate' | 'FieldHelpTemplate' | 'FieldErrorTemplate' | 'DescriptionFieldTemplate'
> = {
  FieldTemplate: PartTemplate,
  FieldHelpTemplate: Help,
  FieldErrorTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
}

function PartTemplate({ children, help }: FieldTemplateProps) {
  return (
    <>
      {children}
      {help}
    </>
  )
}

/** The help below a field; a part names its id as `hint`. */
function Help({ help, uiSchema }: FieldHelpProps) {
  const { hint } = layoutIn(uiSchema)
  if (help === undefined) return null
  return (
    <Typography id={hint} variant="caption" color="textSecondary">
      {help}
    </Typography>
  )
}

function Nothing() {
  return null
}
