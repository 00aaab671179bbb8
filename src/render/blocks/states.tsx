import Box from '@mui/material/Box'
import { useEngine } from '../services/services.ts'
import { LineSkeleton } from '../frame/skeletons.tsx'
import { WaitingText } from '../look/waiting-text.tsx'

/** The shape of a block while its own data is on its way. */
export function BlockSkeleton() {
  return (
    <Box aria-busy>
      <Waiting />
      {Array.from({ length: 4 }, (_, index) => (
        <Box key={index} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
          <LineSkeleton width={index % 2 === 0 ? '80%' : '65%'} />
        </Box>
      ))}
    </Box>
  )
}

/** Says to screen readers that something is on its way. */
export function Waiting() {
  const { t } = useEngine()
  return <WaitingText text={t('view.loading')} />
}
