import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { DraftText, momentText, useEngine } from '../../render/index.ts'
import type { Draft } from '../../render/index.ts'

interface Props {
  earlier: readonly Draft[]
  restore(id: string): void
  discard(id: string): void
  /** DOM id of the documents: they have the focus of whoever presses a button here, for it goes with what it is of. */
  documents: string
}

/** Offers what was chosen earlier and never saved. */
export function EarlierFiles({ earlier, restore, discard, documents }: Props) {
  const { t, formats } = useEngine()
  const leaving = (act: (id: string) => void, id: string) => () => {
    document.getElementById(documents)?.focus({ preventScroll: true })
    act(id)
  }
  return earlier.map((draft) => (
    <Alert
      key={draft.id}
      severity="info"
      role="status"
      sx={{ mb: 1.5, alignItems: 'center', '& .MuiAlert-message': { flex: 1 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 16rem' }}>
          <div>{t('draft.found', { when: momentText(new Date(draft.typedAt), formats) })}</div>
          <DraftText draft={draft} isTimed />
        </Box>
        <Button size="small" variant="contained" onClick={leaving(restore, draft.id)}>
          {t('draft.restore')}
        </Button>
        <Button size="small" color="inherit" onClick={leaving(discard, draft.id)}>
          {t('draft.discard')}
        </Button>
      </Box>
    </Alert>
  ))
}
