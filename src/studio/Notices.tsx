import type { ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { StudioScreen } from './host/api.ts'
import { isHosted } from './host/host.ts'
import { TurnedElsewhere } from './TurnedElsewhere.tsx'
import type { useActs } from './use-acts.ts'
import { useWords } from './words/words.ts'

interface NoticesProps {
  acts: Pick<ReturnType<typeof useActs>, 'failed' | 'fail' | 'turned' | 'passTurned'>
  /** Files whose changes do not fit what stands there now. */
  conflicts: readonly string[]
  /** Who else is at work in it. */
  people: readonly string[]
  screens: readonly StudioScreen[]
  /** Its set is gone, which is told elsewhere. */
  isEnding: boolean
  /** Goes to an entry of a screen. */
  open(screen: string, key: string): void
  children: ReactNode
}

/** What is told below the bar: who else is here, what went wrong, what was undone elsewhere, what does not fit. */
export function Notices({ acts, conflicts, people, screens, isEnding, open, children }: NoticesProps) {
  const { t } = useWords()
  const { failed, fail, turned, passTurned } = acts
  const failure = failed?.reason ?? ''
  return (
    <Box>
      {children}
      {people.length > 0 && <Alert severity="info">{t('sets.people', { names: people.join(', ') })}</Alert>}
      {failure !== '' && !isEnding && (
        <Alert severity="error" onClose={() => fail(undefined)}>
          {failure} {failed?.lost !== undefined && t('bar.notPutIn', { text: failed.lost })}
        </Alert>
      )}
      {turned !== undefined && <TurnedElsewhere {...{ turned, open }} screens={screens} close={() => passTurned()} />}
      {conflicts.length > 0 && (
        <Alert severity="warning">
          {t(isHosted() ? 'sets.conflict' : 'bar.conflict', { files: conflicts.join(', ') })}
        </Alert>
      )}
    </Box>
  )
}
