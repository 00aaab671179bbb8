import Typography from '@mui/material/Typography'
import { useEngine } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import type { Options } from './manifest.ts'

/** A word to the reader about what stands around it. */
export function NoteBlock({ block: { options } }: BlockPartProps<Options>) {
  const { t } = useEngine()
  return (
    <Typography role="note" color="textSecondary">
      {t(options.text)}
    </Typography>
  )
}
