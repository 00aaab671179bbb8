import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { ON_DARK } from '../../config/index.ts'
import { Committed } from './Committed.tsx'

interface ColourProps {
  label: string
  /** What the picker is called, which says nothing that is seen. */
  pick: string
  value: string
  commit(value: string): void
}

/** A colour, picked or written. */
export function Colour({ label, pick, value, commit }: ColourProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
      <Box
        component="input"
        type="color"
        aria-label={pick}
        value={value === '' ? ON_DARK : value.toLowerCase()}
        onChange={({ target }) => commit(target.value)}
        sx={{ width: 48, height: 40, p: 0.25, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'inherit' }}
      />
      <Committed label={label} value={value} commit={commit} />
    </Stack>
  )
}
