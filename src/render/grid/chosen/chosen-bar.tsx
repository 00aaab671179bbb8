import { useMemo, useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { entryScope } from '../../../config/index.ts'
import type { GridModel, Scope } from '../../../config/index.ts'
import { forMany, performForMany } from '../../action/perform.ts'
import { Icon } from '../../look/icon.tsx'
import { handsFocusOn } from '../../screen/hand-on.ts'
import { useEngine } from '../../services/services.ts'
import type { Chosen } from './use-chosen.ts'

interface ChosenBarProps {
  model: GridModel
  chosen: Chosen
  /** Roots of conditions around the rows. */
  outer: Scope
  /** Opens the first of them, from which one goes on to the others; absent where rows open nothing. */
  open: (() => void) | undefined
  /** Writes them as CSV; absent where the list is not written. */
  write: (() => void) | undefined
  print: () => void
}

/** Over the foot of a list while rows of it are chosen: how many, and what can be done with them together. */
export function ChosenBar({ model, chosen, outer, open, write, print }: ChosenBarProps) {
  const services = useEngine()
  const { t } = services
  const { rows } = chosen
  const [busy, setBusy] = useState(false)
  const scopes = useMemo(() => rows.map((row) => entryScope(outer, row)), [rows, outer])
  if (rows.length === 0) return null
  return (
    <Paper ref={handsFocusOn} role="region" aria-label={t('grid.chosenRows')} elevation={4} sx={BAR}>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
        {t('grid.chosen', { count: rows.length })}
      </Typography>
      {open !== undefined && (
        <Button size="small" startIcon={<Icon name="view" />} onClick={open}>
          {t('grid.chosenOpen')}
        </Button>
      )}
      {model.rowActions.map((action) => {
        const many = forMany(action, scopes)
        if (many === undefined) return null
        const shown = many.isOn ? (action.toggle ?? action) : action
        const run = async (): Promise<void> => {
          setBusy(true)
          const done = await performForMany(action, many, scopes, services)
          setBusy(false)
          chosen.set(
            rows.filter((_row, place) => done.includes(place)),
            false,
          )
        }
        return (
          <Button
            key={action.id}
            data-entry={action.id}
            size="small"
            startIcon={<Icon name={shown.icon ?? action.icon} />}
            // Disabled it would lose the focus of who has pressed it.
            aria-disabled={busy}
            onClick={() => !busy && void run()}
            sx={busy ? RESTING : null}
          >
            {t(shown.label)}
          </Button>
        )
      })}
      {write !== undefined && (
        <Button size="small" startIcon={<Icon name="download" />} onClick={write}>
          {t('grid.chosenExport')}
        </Button>
      )}
      <Button size="small" startIcon={<Icon name="print" />} onClick={print}>
        {t('grid.chosenPrint')}
      </Button>
      <Button size="small" startIcon={<Icon name="close" />} onClick={() => chosen.set(rows, false)}>
        {t('grid.chosenClear')}
      </Button>
    </Paper>
  )
}

const RESTING = { opacity: 0.4, cursor: 'default' } as const

/** Over the foot of the list, and of the window while the list goes on below it: no row moves, and what leads on through the pages stays free. */
const BAR = {
  position: 'sticky',
  bottom: 6,
  zIndex: 3,
  width: 'fit-content',
  height: 40,
  mt: '-40px',
  ml: '6px',
  translate: '0 -6px',
  pl: 2,
  pr: 0.5,
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  borderRadius: 1,
  '& .MuiButton-root': { minWidth: 0, whiteSpace: 'nowrap' },
  '& .MuiButton-startIcon': { ml: 0, mr: 0.75 },
  displayPrint: 'none',
} as const
