import { useEffect, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { OwnTenant, VersionLine } from '../../host/api.ts'
import { ask } from '../../host/host.ts'
import { useAttempt, type Attempt } from '../use-attempt.ts'
import { useWords } from '../../words/words.ts'
import { Compared } from './Compared.tsx'
import { DownloadFolder } from '../folder/DownloadFolder.tsx'
import { goBackTo } from '../go-back.ts'
import { timeIn } from '../moment.ts'
import { OverBase } from './OverBase.tsx'
import { TenantNamed } from '../TenantNamed.tsx'

interface VersionsProps {
  tenant: OwnTenant
  close(): void
  /** Says what was done, and which version people saw before. */
  done(words: string, before?: number): void
  /** Going back waits, as a change set, for a second person. */
  backBegun(set: string, version: number): void
  /** Opens a change set that was begun here. */
  begun(set: string): void
}

/** What is found in what is published; and every version of the tenant, the newest first, each one press away from being what people see. */
export function Versions({ tenant, close, done, backBegun, begun }: VersionsProps) {
  const { t } = useWords()
  const [versions, setVersions] = useState<VersionLine[]>()
  const { failure, attempt } = useAttempt()
  useEffect(() => {
    void attempt(() => ask<VersionLine[]>('versions').then(setVersions))
  }, [attempt])
  const goBack = (version: number) =>
    void attempt(() =>
      goBackTo(version, t('versions.backName', { version })).then((went) => {
        if ('set' in went) backBegun(went.set, version)
        else done(t('versions.done', { version }), versions?.find(({ isPublished }) => isPublished)?.number)
      }),
    )
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="versions">
      <DialogTitle id="versions">
        {t('versions.title')}
        <TenantNamed tenant={tenant} />
      </DialogTitle>
      <DialogContent>
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        <OverBase attempt={attempt} begun={begun} />
        <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {versions?.map((version) => (
            <Line key={version.number} tenant={tenant.id} {...{ version, versions, attempt, goBack }} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('publishing.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface LineProps {
  tenant: string
  version: VersionLine
  versions: readonly VersionLine[]
  attempt: Attempt
  goBack(version: number): void
}

/** One version: what and whose it is, and what can be done with it. */
function Line({ tenant, version, versions, attempt, goBack }: LineProps) {
  const { t, language } = useWords()
  const { number, name, why, madeBy, madeAt, isPublished } = version
  const [isCompared, compare] = useState(false)
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ columnGap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ flex: '1 1 12rem' }}>
          {t('versions.line', { number, name: name === '' ? t('versions.files') : name })}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {[timeIn(language, madeAt), madeBy, why].filter((each) => (each ?? '') !== '').join(' · ')}
          </Typography>
        </Typography>
        {versions.length > 1 && (
          <Button
            aria-expanded={isCompared}
            aria-label={t('versions.compareOf', { number })}
            onClick={() => compare(!isCompared)}
          >
            {t('versions.compare')}
          </Button>
        )}
        <DownloadFolder {...{ tenant, version, attempt }} />
        {isPublished ? (
          <Typography variant="body2">{t('versions.published')}</Typography>
        ) : (
          <Button aria-label={t('versions.backTo', { number })} onClick={() => goBack(number)}>
            {t('versions.back')}
          </Button>
        )}
      </Stack>
      {isCompared && <Compared {...{ version, versions, attempt }} />}
    </Box>
  )
}
