import Button from '@mui/material/Button'
import { keepFile } from '../../../app/index.ts'
import type { ExportedFolder, VersionLine } from '../../host/api.ts'
import { ask } from '../../host/host.ts'
import type { Attempt } from '../use-attempt.ts'
import { useWords } from '../../words/words.ts'

interface DownloadFolderProps {
  tenant: string
  /** Absent: the open change set, as it stands. */
  version?: VersionLine
  attempt: Attempt
}

/** A version, or the open change set, as the folder that it is, in a ZIP: to be kept, compared, or changed by hand and imported again. */
export function DownloadFolder({ tenant, version, attempt }: DownloadFolderProps) {
  const { t } = useWords()
  const save = async () => {
    const [{ zipOf }, { files }] = await Promise.all([
      import('./zip.ts'),
      ask<ExportedFolder>('export', version && { version: version.number }),
    ])
    const zip = zipOf(files, tenant, version === undefined ? new Date() : new Date(version.madeAt))
    keepFile(`${tenant}-${version?.number ?? 'draft'}.zip`, new Blob([zip], { type: 'application/zip' }))
  }
  return (
    <Button
      {...(version && { 'aria-label': t('folder.downloadOf', { number: version.number }) })}
      onClick={() => void attempt(save)}
    >
      {t(version === undefined ? 'folder.downloadSet' : 'folder.download')}
    </Button>
  )
}
