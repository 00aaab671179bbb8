import { memo, useCallback, useContext, useMemo } from 'react'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { ID_KEY } from '@rjsf/utils'
import type { RJSFSchema } from '@rjsf/utils'
import { joinPath } from '../../../config/index.ts'
import type { FieldModel, Path } from '../../../config/index.ts'
import { MissingPart, PartBoundary } from '../../parts/part-boundary.tsx'
import { RowContext } from '../../screen/screen.ts'
import { useEngine } from '../../services/services.ts'
import { ReadOnlyContext, useForm } from './context.ts'
import { fieldId, useFieldErrors, useFieldState, useLabelBefore, useRules, useSetValue, useValue } from './hooks.ts'
import { uiSchemaOf } from './theme.tsx'

interface FieldViewProps {
  field: FieldModel
  /** Absolute path of the value. */
  path: Path
  compact: boolean
}

/** One field of the layout, at its place in the store. It renders again only for its own value, messages and conditions. */
export const FieldView = memo(function FieldView({ field, path, compact }: FieldViewProps) {
  const { t } = useEngine()
  const label = field.label === undefined ? field.id : t(field.label)
  return <StoredField field={field} path={path} compact={compact} label={label} />
})

/** rjsf draws nothing of a value without any rules; such a one has a part that its layout names. */
const ANY_VALUE: RJSFSchema = { title: '' }

/** The field as rjsf draws it: by the part that its layout names, or by the type and the format of its data rules. Of a list that may not be changed nothing in it may. */
function StoredField({ field, path, compact, label }: FieldViewProps & { label: string }) {
  const { t } = useEngine()
  const { registry, id: form } = useForm()
  const row = useContext(RowContext)
  const value = useValue(path)
  const messages = useFieldErrors(path)
  const ofPath = useRules(path)
  const { rules = ofPath } = field
  const state = useFieldState(field)
  const setValue = useSetValue()
  const before = useLabelBefore(field)
  const spokenLabel = before === undefined ? undefined : t('form.fieldOf', { before: t(before), label })
  const help = compact || field.help === undefined ? undefined : t(field.help)
  const id = fieldId(form, row, field.id)
  const place = useMemo(() => ({ [ID_KEY]: id, path: path.split('.') }), [id, path])
  const ui = useMemo(
    () =>
      uiSchemaOf(
        { field, path, label, spokenLabel, compact, hint: help === undefined ? undefined : `${id}-hint` },
        help,
      ),
    [field, path, label, spokenLabel, compact, help, id],
  )
  const errors = useMemo(() => ({ __errors: [...messages] }), [messages])
  const change = useCallback((next: unknown) => setValue(path, next), [setValue, path])
  // A part that failed over a value is tried again over another one.
  const drawn = useMemo(() => [field, value], [field, value])
  if (!state.visible) return null
  if (field.widget !== undefined && !(field.widget in registry.fields))
    return <MissingPart name={field.widget} label={label} />
  const input = (
    <SchemaField
      registry={registry}
      schema={Object.keys(rules).length === 0 ? ANY_VALUE : (rules as RJSFSchema)}
      uiSchema={ui}
      fieldPathId={place}
      name={field.id}
      formData={value}
      errorSchema={errors}
      required={state.required}
      readonly={state.readOnly}
      onChange={change}
      onBlur={nothing}
      onFocus={nothing}
    />
  )
  return (
    <PartBoundary name={label} of={drawn}>
      {field.fields === undefined ? input : <ReadOnlyContext value={state.readOnly}>{input}</ReadOnlyContext>}
    </PartBoundary>
  )
}

/** A field of a row, at its place in the list; the label is for screen readers unless `compact` is false. Hidden, it draws nothing. */
export const NestedField = memo(function NestedField({
  field,
  rowPath,
  compact = true,
}: {
  field: FieldModel
  rowPath: Path
  compact?: boolean
}) {
  const outer = useContext(RowContext)
  const view = <FieldView field={field} path={joinPath(rowPath, field.path)} compact={compact} />
  return outer === rowPath ? view : <RowContext value={rowPath}>{view}</RowContext>
})

function nothing(): void {
  return undefined
}
