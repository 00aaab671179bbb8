import { useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { ExportedFolder, ImportRequest, OwnTenant } from '../../host/api.ts'
import { ask } from '../../host/host.ts'
import { useAttempt } from '../use-attempt.ts'
import { useWords } from '../../words/words.ts'
import { TenantNamed } from '../TenantNamed.tsx'
import { DownloadFolder } from './DownloadFolder.tsx'
import { asOwn, linesOf, type Given } from './given.ts'
import type { Unread } from './read.ts'

interface ImportFolderProps {
  tenant: OwnTenant
  /** What the change set is called. */
  set: string
  close(): void
  /** Says what was put into the set. */
  taken(words: string): void
}

/** Files of a tenant's folder for the open change set: what they would make otherwise is listed before it is put in. */
export function ImportFolder({ tenant, set, close, taken }: ImportFolderProps) {
  const { t } = useWords()
  const [read, setRead] = useState<{ given: Given; present: ExportedFolder }>()
  const [isAlone, setAlone] = useState(true)
  const { failure, setFailure, attempt: attemptAlone } = useAttempt()
  const [isUnderWay, setUnderWay] = useState(false)
  const attempt = async (work: () => Promise<unknown>) => {
    setUnderWay(true)
    await attemptAlone(work)
    setUnderWay(false)
  }
  const choose = (files: File[]) =>
    attempt(async () => {
      setRead(undefined)
      const [{ readChosen }, present] = await Promise.all([import('./read.ts'), ask<ExportedFolder>('export')])
      const given: Given | Unread = await readChosen(files, present.files)
      if ('why' in given) setFailure(t(`folder.${given.why}`, { name: given.name }))
      else setRead({ given: asOwn(given, present.files), present })
    })
  const lines = read === undefined ? [] : linesOf(read.present.files, read.given.files, read.given.isWhole && isAlone)
  const put = () =>
    attempt(async () => {
      if (read === undefined) return
      const files = Object.fromEntries(lines.map(({ path }) => [path, read.given.files[path] ?? null]))
      const { version } = read.present
      await ask('import', { files, ...(version !== undefined && { seen: version }) } satisfies ImportRequest)
      taken(t('folder.taken', { count: lines.length, set }))
    })
  const refused = read?.given.refused ?? []
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="import-folder">
      <DialogTitle id="import-folder">
        {t('folder.title')}
        <TenantNamed tenant={tenant} />
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>{t('folder.about', { set })}</Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Chooser text={t('folder.chooseFiles')} choose={(files) => void choose(files)} />
            <Chooser isFolder text={t('folder.chooseFolder')} choose={(files) => void choose(files)} />
          </Stack>
          {failure !== '' && <Alert severity="error">{failure}</Alert>}
          {refused.length > 0 && (
            <Alert severity="error">
              {t('folder.refused')}
              <Stack component="ul" sx={{ pl: 2, m: 0 }}>
                {refused.slice(0, MOST_NAMED).map(({ path, why }) => (
                  <li key={path}>{t(`folder.refused.${why}`, { path })}</li>
                ))}
              </Stack>
              {refused.length > MOST_NAMED && t('folder.more', { count: refused.length - MOST_NAMED })}
            </Alert>
          )}
          {read !== undefined && refused.length === 0 && (
            <>
              {read.given.isWhole && (
                <FormControlLabel
                  control={<Switch checked={isAlone} onChange={(_, checked) => setAlone(checked)} />}
                  label={t('folder.alone')}
                />
              )}
              {read.given.of !== undefined && <Alert severity="info">{t('folder.of', { id: read.given.of })}</Alert>}
              <Typography role="status">{t('folder.differs', { count: lines.length })}</Typography>
              <Stack component="ul" aria-label={t('folder.lines')} sx={{ pl: 2.5, m: 0 }}>
                {lines.map(({ path, what }) => (
                  <Typography component="li" variant="body2" key={path} sx={{ overflowWrap: 'anywhere' }}>
                    {t(`folder.${what}`, { path })}
                  </Typography>
                ))}
              </Stack>
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Box sx={{ mr: 'auto' }}>
          <DownloadFolder tenant={tenant.id} attempt={attempt} />
        </Box>
        <Button onClick={close}>{t('publishing.cancel')}</Button>
        <Button
          variant="contained"
          disableElevation
          disabled={lines.length === 0 || refused.length > 0}
          loading={isUnderWay}
          onClick={() => void put()}
        >
          {t('folder.put')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** So many refused files are named. */
const MOST_NAMED = 8

/** Chooses files, or a whole folder, of the person's. */
function Chooser({
  text,
  isFolder = false,
  choose,
}: {
  text: string
  isFolder?: boolean
  choose(files: File[]): void
}) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outlined" onClick={() => chooser.current?.click()}>
        {text}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          if (files.length > 0) choose(files)
          target.value = ''
        }}
      />
    </>
  )
}
