import Skeleton from '@mui/material/Skeleton'
import { Failed, useCode } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import type { DocumentOptions } from './manifest.ts'

const loadDocuments = () => import('./DocumentsField.tsx').then(({ DocumentsField }) => DocumentsField)

/** The documents of a form, whose code comes once they are drawn: a new record has none yet. */
export function LateDocuments(props: FieldPartProps<DocumentOptions>) {
  const { code: Documents, hasFailed, retry } = useCode(loadDocuments)
  if (Documents !== undefined) return <Documents {...props} />
  return hasFailed ? <Failed problem={undefined} retry={retry} /> : <Skeleton variant="rounded" height={160} />
}
