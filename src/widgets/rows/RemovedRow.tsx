import Button from '@mui/material/Button'
import { useEngine } from '../../render/index.ts'

/** What stands where a row was removed, with the way back. */
export function RemovedRow({ restore }: { restore(): void }) {
  const { t } = useEngine()
  return (
    <span style={{ position: 'sticky', insetInlineStart: 4, display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      {t('rows.removed')}
      <Button data-undo size="small" onClick={restore}>
        {t('action.undo')}
      </Button>
    </span>
  )
}
