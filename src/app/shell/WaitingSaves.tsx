import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { DraftText, useEngine } from '../../render/index.ts'
import type { Draft } from '../../render/index.ts'
import { keptOfForms } from '../device/forms.ts'
import { useLine } from '../line/use-line.tsx'
import { usePortal, useT } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { isWaiting, sendWaiting } from './waiting.ts'

const TITLE = 'waiting-title'

/** Saves that were sent without an answer, once the gateway can be reached: they are shown, and sent again when the user says so. */
export function WaitingSaves() {
  const t = useT()
  const portal = usePortal()
  const { session, boot } = useScene()
  const { port, open, notify, refresh } = useEngine()
  const { drafts } = keptOfForms(session, portal)
  const line = useLine()
  const isAway = useSyncExternalStore(line.listen, line.isAway)
  const [waiting, setWaiting] = useState<readonly Draft[]>([])
  const [isLooking, setLooking] = useState(false)
  const [isSending, setSending] = useState(false)

  const reads = useRef(0)
  const read = useCallback(async (): Promise<void> => {
    reads.current += 1
    const mine = reads.current
    const found = (await drafts.find()).filter(isWaiting)
    // A look that began later knows better, whichever comes first.
    if (mine === reads.current) setWaiting(found)
  }, [drafts])
  useEffect(() => {
    const again = (): void => void read()
    again()
    return drafts.listen(again)
  }, [drafts, read, isAway])

  const send = async (): Promise<void> => {
    setSending(true)
    const refused: { draft: Draft; text: string | undefined }[] = []
    for (const { id } of waiting) {
      const result = await sendWaiting(id, drafts, port)
      if (result.kind === 'refused') refused.push(result)
    }
    refresh()
    setSending(false)
    setLooking(false)
    await read()
    const [first] = refused
    const drawer = boot.drawers.find(({ screen }) => screen === `forms/${first?.draft.form ?? ''}`)
    if (first === undefined) return
    notify({ severity: 'error', text: first.text ?? t('error.somethingWentWrong') })
    if (drawer !== undefined) open(drawer.id, first.draft.recordId, { given: { draft: first.draft.id } })
  }

  if (isAway || waiting.length === 0) return null
  const sendLabel = t('waiting.send', { count: waiting.length })
  return (
    <>
      <Alert
        severity="warning"
        role="status"
        sx={{
          position: 'fixed',
          bottom: 'calc(16px + var(--foot-bar, 0px))',
          left: 16,
          // Behind what it opens.
          zIndex: isLooking ? 'fab' : 'snackbar',
          boxShadow: 6,
          displayPrint: 'none',
        }}
        action={
          <Button size="small" color="inherit" onClick={() => setLooking(true)}>
            {t('draft.show')}
          </Button>
        }
      >
        {t('waiting.found', { count: waiting.length })}
      </Alert>
      <Dialog open={isLooking} onClose={() => setLooking(false)} aria-labelledby={TITLE} maxWidth="sm" fullWidth>
        <DialogTitle id={TITLE}>{t('waiting.found', { count: waiting.length })}</DialogTitle>
        <DialogContent>
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              '& > li': { py: 1.5, borderTop: 1, borderColor: 'divider' },
            }}
          >
            {waiting.map((draft) => (
              <li key={draft.id}>
                <DraftText draft={draft} />
              </li>
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setLooking(false)}>{t('waiting.later')}</Button>
          <Button variant="contained" loading={isSending} onClick={() => void send()} autoFocus>
            {sendLabel}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
