import type { ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { StudioScreen } from './host/api.ts'
import { isHosted } from './host/host.ts'
import { screenOf } from './turned.ts'
import { TurnedElsewhere } from './TurnedElsewhere.tsx'
import type { useActs } from './use-acts.ts'
import { useWords } from './words/words.ts'

interface NoticesProps {
  acts: Pick<ReturnType<typeof useActs>, 'fail' | 'turned' | 'passTurned'>
  /** What went wrong, and what somebody had typed then. */
  refusal: string
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
export function Notices({ acts, refusal, conflicts, people, screens, isEnding, open, children }: NoticesProps) {
  const { t, of } = useWords()
  const { fail, turned, passTurned } = acts
  /** What a file is called by people, where it is a screen's. */
  const called = (file: string) => {
    const screen = screenOf(file.replace(/^tenants\/[^/]+\//, ''), screens)
    return screen === undefined ? file : `${of(screen.titles)} (${file})`
  }
  return (
    <Box>
      {children}
      {people.length > 0 && <Alert severity="info">{t('sets.people', { names: people.join(', ') })}</Alert>}
      {refusal !== '' && !isEnding && (
        <Alert severity="error" onClose={() => fail(undefined)}>
          {refusal}
        </Alert>
      )}
      {turned !== undefined && <TurnedElsewhere {...{ turned, open }} screens={screens} close={() => passTurned()} />}
      {conflicts.length > 0 && (
        <Alert severity="warning">
          {t(isHosted() ? 'sets.conflict' : 'bar.conflict', { files: conflicts.map(called).join(', ') })}
        </Alert>
      )}
    </Box>
  )
}
