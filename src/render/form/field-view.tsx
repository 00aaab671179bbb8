import { memo, useCallback, useContext } from 'react'
import Typography from '@mui/material/Typography'
import { joinPath } from '../../config/index.ts'
import type { FieldModel, Path } from '../../config/index.ts'
import { RowContext } from '../screen.ts'
import type { FieldPartProps } from '../parts.ts'
import { useEngine } from '../services.ts'
import { useForm } from './context.ts'
import { fieldId, useFieldErrors, useFieldState, useRules, useSetValue, useValue } from './hooks.ts'
import { MissingPart } from '../missing-part.tsx'
import { PartBoundary } from '../part-boundary.tsx'

interface FieldViewProps {
  field: FieldModel
  /** Absolute path of the value. */
  path: Path
  compact: boolean
}

/** One field, drawn by the part its layout names. It renders again only for its own value, messages and conditions. */
export const FieldView = memo(function FieldView({ field, path, compact }: FieldViewProps) {
  const { t } = useEngine()
  const label = field.label === undefined ? field.id : t(field.label)
  return (
    <PartBoundary name={label}>
      <PartView field={field} path={path} compact={compact} label={label} />
    </PartBoundary>
  )
})

function PartView({ field, path, compact, label }: FieldViewProps & { label: string }) {
  const { parts, t } = useEngine()
  const { LibraryInput, id: form } = useForm()
  const value = useValue(path)
  const errors = useFieldErrors(path)
  const rules = useRules(path)
  const id = fieldId(form, useContext(RowContext), field.id)
  const state = useFieldState(field)
  const setValue = useSetValue()
  const change = useCallback((next: unknown) => setValue(path, next), [setValue, path])
  if (!state.visible) return null
  const part = field.widget === undefined ? undefined : parts.fields[field.widget]
  if (field.widget !== undefined && part === undefined) return <MissingPart name={field.widget} label={label} />
  const Part = part?.component ?? LibraryInput
  const readOnly = state.readOnly || rules.readOnly === true
  const help = compact ? undefined : field.help
  const hint = help === undefined ? undefined : `${id}-hint`
  const props: FieldPartProps = {
    field,
    path,
    id,
    label,
    value,
    change,
    errors,
    rules,
    required: state.required,
    readOnly,
    compact,
    hint,
  }
  return (
    <>
      <Part {...props} />
      {help !== undefined && (
        <Typography id={hint} variant="caption" color="text.secondary">
          {t(help)}
        </Typography>
      )}
    </>
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
