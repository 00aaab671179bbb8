import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { useWords } from '../words/words.ts'

/** The shape of what is on its way, said in words to screen readers. Fills the room it is given. */
export function Waiting({ children }: { children: ReactNode }) {
  const { t } = useWords()
  return (
    <Box role="status" aria-busy aria-label={t('studio.loading')} sx={{ height: '100%', overflow: 'hidden' }}>
      {children}
    </Box>
  )
}
