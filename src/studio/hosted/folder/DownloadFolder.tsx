import Button from '@mui/material/Button'
import { keepFile } from '../../controls/keep-file.ts'
import type { ExportedFolder, VersionLine } from '../../host/api.ts'
import { ask } from '../../host/host.ts'
import { useWords } from '../../words/words.ts'

interface DownloadFolderProps {
  tenant: string
  version: VersionLine
  attempt(work: Promise<void>): void
}

/** A version as the folder that it is, in a ZIP: to be kept, compared, or changed by hand and imported again. */
export function DownloadFolder({ tenant, version: { number, madeAt }, attempt }: DownloadFolderProps) {
  const { t } = useWords()
  const save = async () => {
    const [{ zipOf }, { files }] = await Promise.all([
      import('./zip.ts'),
      ask<ExportedFolder>('export', { version: number }),
    ])
    const zip = zipOf(files, tenant, new Date(madeAt))
    keepFile(`${tenant}-${number}.zip`, new Blob([zip], { type: 'application/zip' }))
  }
  return (
    <Button aria-label={t('folder.downloadOf', { number })} onClick={() => attempt(save())}>
      {t('folder.download')}
    </Button>
  )
}
