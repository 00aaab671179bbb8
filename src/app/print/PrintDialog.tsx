import { useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { PrintJob, SheetProgress } from '../../render/index.ts'
import { useT } from '../portal/portal.ts'

interface Props {
  job: PrintJob
  /** The view that was chosen. */
  view: string | undefined
  choose(view: string): void
  progress: SheetProgress | undefined
  /** Known once the sheet is whole. */
  pages: number | undefined
  print(): void
  cancel(): void
}

/** Asks which sheet is printed, says how far it is and how many pages it has, and can be left at any time. */
export function PrintDialog({ job, view, choose, progress, pages, print, cancel }: Props) {
  const t = useT()
  const sheets = [{ label: t('print.thisLevel'), view: job.view }, ...(job.sheets ?? [])]
  const [chosen, setChosen] = useState(job.view)
  const { asked, known } = progress ?? { asked: 0, known: 0 }
  return (
    <Dialog open onClose={cancel} aria-labelledby="print-title" fullWidth maxWidth="xs">
      <DialogTitle id="print-title">{t('print.title')}</DialogTitle>
      <DialogContent>
        {view === undefined ? (
          <RadioGroup
            aria-labelledby="print-title"
            value={chosen}
            onChange={(_, value) => {
              setChosen(value)
            }}
          >
            {sheets.map((sheet) => (
              <FormControlLabel key={sheet.view} value={sheet.view} label={sheet.label} control={<Radio />} />
            ))}
          </RadioGroup>
        ) : pages === undefined ? (
          <>
            <DialogContentText role="status" gutterBottom>
              {known === 0 ? t('print.preparing') : t('print.progress', { asked, known })}
            </DialogContentText>
            <LinearProgress
              aria-label={t('print.preparing')}
              variant={known === 0 ? 'indeterminate' : 'determinate'}
              value={known === 0 ? undefined : (100 * asked) / known}
            />
          </>
        ) : (
          <DialogContentText role="status">{t('print.pages', { count: pages })}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel}>{t('action.cancel')}</Button>
        {view === undefined ? (
          <Button
            variant="contained"
            onClick={() => {
              choose(chosen)
            }}
          >
            {t('print.next')}
          </Button>
        ) : (
          <Button variant="contained" disabled={pages === undefined} onClick={print}>
            {t('action.print')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
