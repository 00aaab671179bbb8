import Alert from '@mui/material/Alert'
import { useEngine } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import type { Options } from './manifest.ts'

/** A word to the reader about what stands around it. */
export function NoteBlock({ block: { options } }: BlockPartProps<Options>) {
  const { t } = useEngine()
  return (
    <Alert severity="info" role="note">
      {t(options.text)}
    </Alert>
  )
}
