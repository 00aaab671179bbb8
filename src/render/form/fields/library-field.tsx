import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { getSchemaType } from '@rjsf/utils'
import type { Field, FieldProps } from '@rjsf/utils'
import { useCode } from '../../parts/code.ts'
import { useEngine } from '../../services/services.ts'
import { layoutIn } from './theme.tsx'

const load = () => import('./library.tsx').then(({ LibraryInput }) => LibraryInput)

/** A value that no part draws: by the library's own fields and @rjsf/mui, which come when the first such field is on the screen. */
export function LibraryField(props: FieldProps<unknown>) {
  const { t } = useEngine()
  const { code: LibraryInput, hasFailed, retry } = useCode(load)
  const { label } = layoutIn(props.uiSchema)
  if (LibraryInput !== undefined) return <LibraryInput {...props} />
  if (!hasFailed) return <Skeleton variant="rounded" height={40} />
  return (
    <Alert
      severity="error"
      role="note"
      variant="outlined"
      action={
        <Button color="inherit" onClick={retry}>
          {t('action.retry')}
        </Button>
      }
    >
      {t('part.failed', { name: label })}
    </Alert>
  )
}

/** A value of one of several kinds. An object's is drawn whole by the field of objects. */
export function LibraryChoice(props: FieldProps<unknown>) {
  return getSchemaType(props.schema) === 'object' ? null : <LibraryField {...props} />
}

/** A field of our own, or the library's where the rules list what may be chosen, or where no part draws a text of their format. */
export function orLibrary(Own: Field): Field {
  return function PlainField(props: FieldProps<unknown>) {
    const { schema, registry } = props
    const lacks =
      registry.schemaUtils.isSelect(schema) ||
      (getSchemaType(schema) === 'string' && !((schema.format ?? 'text') in registry.widgets))
    return lacks ? <LibraryField {...props} /> : <Own {...props} />
  }
}
