import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo } from 'react'
import {
  fieldText,
  requiredMark,
  useAccept,
  useFieldErrors,
  useScope,
  useSeeking,
  useUnansweredCall,
} from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { entriesOf, messagePlace } from '../../config/index.ts'
import type { Entry } from '../../config/index.ts'
import { DocumentPanel } from './DocumentPanel.tsx'
import { arrived, changed, settled, sinceArrived } from './list.ts'
import type { DocumentOptions } from './manifest.ts'
import type { UnansweredSave } from './save.ts'

/** The documents of the record that a form edits. They are sent with the form, or before it by a call of their own. */
export function DocumentsField({
  field,
  path,
  id,
  label,
  value,
  change,
  errors,
  required,
  readOnly,
}: FieldPartProps<DocumentOptions>) {
  const scope = useScope()
  const acceptAt = useAccept()
  const { options } = field
  const { names } = options
  const record: unknown = scope.get(`record.${path}`)
  const entries = useMemo(() => sinceArrived(entriesOf(value), entriesOf(record), names), [value, record, names])
  const loaded = useCallback(() => arrived(entriesOf(scope.get(`record.${path}`)), names), [scope, path, names])
  const accept = useCallback(
    (next: Entry[]) => {
      acceptAt(path, settled(next, loaded(), names))
      if (changed(next, names).length > 0) change(next)
    },
    [acceptAt, change, loaded, path, names],
  )
  const ownErrors = useFieldErrors(messagePlace(field, path))
  const unanswered = useUnansweredCall<UnansweredSave>(path)
  const coming = useSeeking(path)
  const list = { entries, loaded: loaded(), readOnly, put: change, accept, unanswered, coming }
  return (
    <DocumentPanel
      id={id}
      label={label}
      list={list}
      options={options}
      {...(options.ofType === undefined
        ? { errors }
        : { errors: ownErrors, heading: <FieldHeading label={label} isRequired={required && !readOnly} /> })}
      errorsAt={(index) => <EntryErrors path={`${path}.${String(placeIn(value, entries[index]))}`} />}
    />
  )
}

/** The label of a field that stands among others. */
function FieldHeading({ label, isRequired }: { label: string; isRequired: boolean }) {
  return (
    <Typography
      component="p"
      aria-hidden
      data-required={isRequired || undefined}
      sx={{ ...fieldText.label, color: 'text.secondary', ...requiredMark }}
    >
      {label}
    </Typography>
  )
}

/** Where a document stands in the list as it came. */
function placeIn(list: unknown, entry: Entry | undefined): number {
  return Array.isArray(list) ? list.indexOf(entry) : -1
}

/** The gateway's messages on one document. */
function EntryErrors({ path }: { path: string }) {
  const errors = useFieldErrors(path)
  return errors.length === 0 ? null : <FormHelperText error>{errors.join(' ')}</FormHelperText>
}
