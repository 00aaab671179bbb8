import { useEffect, useState } from 'react'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { OverBase as Found } from '../../host/api.ts'
import { ask } from '../../host/host.ts'
import type { Attempt } from '../use-attempt.ts'
import { useWords } from '../../words/words.ts'

/** Warnings that only another base brings. */
const OF_BASE: ReadonlySet<string> = new Set([
  'base-changed',
  'base-removed',
  'base-unrecorded',
  'override-equal',
  'override-renamed',
  'word-renamed',
])

interface OverBaseProps {
  attempt: Attempt
  /** Opens a change set. */
  begun(set: string): void
}

/** What is found in what is published over the base of the running portal, and a change set that mends what needs no person. */
export function OverBase({ attempt, begun }: OverBaseProps) {
  const { t, language } = useWords()
  const [findings, setFindings] = useState<Found['findings']>()
  const [hasFailed, setFailed] = useState(false)
  const [isUnderWay, setUnderWay] = useState(false)
  useEffect(() => {
    setFailed(false)
    void attempt(() =>
      ask<Found>('upgrade/findings', { language }).then(
        (found) => setFindings(found.findings),
        (fault: unknown) => {
          setFailed(true)
          throw fault
        },
      ),
    )
  }, [attempt, language])
  const mend = () => {
    setUnderWay(true)
    void attempt(() =>
      ask<{ set: string }>('upgrade/mend', { name: t('overBase.set') })
        .then(({ set }) => begun(set))
        .finally(() => setUnderWay(false)),
    )
  }
  // Why it could not be found stands in the place of all that fails here.
  if (findings === undefined && hasFailed) return null
  if (findings === undefined) return <Typography role="status">{t('overBase.checking')}</Typography>
  if (findings.length === 0) return <Typography role="status">{t('overBase.none')}</Typography>
  const hasErrors = findings.some(({ severity }) => severity === 'error')
  // With an error nothing was published, so one that is there now came with the base.
  const isOfBase = hasErrors || findings.some(({ code }) => OF_BASE.has(code))
  return (
    <Alert severity={hasErrors ? 'error' : 'warning'}>
      <AlertTitle>{t(hasErrors ? 'overBase.errors' : isOfBase ? 'overBase.warnings' : 'overBase.doubts')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {findings.map(({ file, line, message }) => (
          <Typography
            component="li"
            variant="body2"
            key={`${file}:${line}${message}`}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {message} ({file}:{line})
          </Typography>
        ))}
      </Box>
      {isOfBase && (
        <>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('overBase.mends')}
          </Typography>
          <Button variant="outlined" size="small" loading={isUnderWay} onClick={mend} sx={{ mt: 1 }}>
            {t('overBase.mend')}
          </Button>
        </>
      )}
    </Alert>
  )
}
