import Alert from '@mui/material/Alert'
import { useEngine } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import { textOption } from '../input/options.ts'

/** A word to the reader about what stands around it. */
export function NoteBlock({ block: { options } }: BlockPartProps) {
  const { t } = useEngine()
  const text = textOption(options, 'text')
  return (
    <Alert severity="info" role="note">
      {text === undefined ? '' : t(text)}
    </Alert>
  )
}
