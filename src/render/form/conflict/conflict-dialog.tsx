import { useId, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { getAt } from '../../../config/index.ts'
import type { JsonObject } from '../../../config/index.ts'
import { NARROW } from '../../look/narrow.ts'
import { StatusBadge } from '../../frame/status-badge.tsx'
import { useEngine } from '../../services/services.ts'
import { useForm } from '../fields/context.ts'
import { merge } from '../merge/merge.ts'
import type { Choices, Difference, Side } from '../merge/fields.ts'
import { InVersion, ShownValue } from './shown-value.tsx'

export interface ConflictDialogProps {
  /** The record as it is stored now. */
  theirs: JsonObject
  /** Which value is taken where both changed one; undefined: the form stays as it is. */
  decide(choices: Choices | undefined): void
}

const GROUPS = [
  { by: 'both', label: 'conflict.both' },
  { by: 'theirs', label: 'conflict.theirs' },
  { by: 'mine', label: 'conflict.mine' },
] as const
const VALUES = { base: 'conflict.value.before', mine: 'conflict.value.mine', theirs: 'conflict.value.theirs' } as const
const ROWS = { added: 'conflict.row.added', changed: 'conflict.row.changed', removed: 'conflict.row.removed' } as const

/**
 * What became of a record while it stood in this form: what somebody else changed, what was changed here, and where both did, in the
 * words of the form. One press puts all of it in the form; where both changed a value, the one here stays unless the other is chosen.
 */
export function ConflictDialog({ theirs, decide }: ConflictDialogProps) {
  const { t } = useEngine()
  const { model, store } = useForm()
  const title = useId()
  const isNarrow = useMediaQuery(NARROW)
  const [versions] = useState(() => ({
    base: store.loaded() ?? {},
    mine: store.data(),
    theirs,
  }))
  const [differences] = useState(() => merge(model, versions, new Map(), store.scope).differences)
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const choose = (id: string, side: Side): void => setChoices(new Map(choices).set(id, side))
  const isMine = differences.some(({ by }) => by !== 'theirs')
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={title}
      onClose={() => decide(undefined)}
    >
      <DialogTitle id={title}>{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2">{t(isMine ? 'conflict.text' : 'conflict.textTheirs')}</Typography>
        <StatusChange base={versions.base} theirs={theirs} />
        {GROUPS.map(({ by, label }) => {
          const group = differences.filter((each) => each.by === by && each.field.readOnly !== true)
          if (group.length === 0) return null
          return (
            <Box component="section" key={by} aria-label={t(label)} sx={{ mt: 3 }}>
              <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
                {t(label)}
              </Typography>
              {group.map((difference) => (
                <OneDifference
                  key={difference.id}
                  difference={difference}
                  versions={versions}
                  chosen={choices.get(difference.id) ?? 'mine'}
                  choose={(side) => choose(difference.id, side)}
                />
              ))}
            </Box>
          )
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => decide(undefined)}>{t('conflict.back')}</Button>
        <Button variant="contained" onClick={() => decide(choices)}>
          {t(isMine ? 'conflict.merge' : 'conflict.show')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The record's status before and now, where it is another one. */
function StatusChange({ base, theirs }: Record<'base' | 'theirs', JsonObject>) {
  const { t } = useEngine()
  const { model } = useForm()
  const { status } = model.record
  if (status === undefined) return null
  const [before, now] = [base, theirs].map((record) => String(getAt(record, status.field) ?? ''))
  if (before === now) return null
  const lookup = model.lookups[status.lookup]
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {t('conflict.value.before')} <StatusBadge lookup={lookup} code={before ?? ''} />
      {t('conflict.value.after')} <StatusBadge lookup={lookup} code={now ?? ''} />
    </Box>
  )
}

interface OneDifferenceProps {
  difference: Difference
  versions: Record<'base' | Side, JsonObject>
  chosen: Side
  choose(side: Side): void
}

/** A field that differs: before and after where one changed it, both values to choose from where both did. */
function OneDifference({ difference, versions, chosen, choose }: OneDifferenceProps) {
  const { t } = useEngine()
  const name = useNameOf(difference)
  const sides = difference.by === 'both' ? (['mine', 'theirs'] as const) : (['base', difference.by] as const)
  const values = sides.map((side) => (
    // Numbers stand at the right in columns only; what is chosen stands below the words of its button.
    <Box key={side} sx={{ minWidth: 0, '& input': { textAlign: 'left !important' }, '& > label + *': { pl: 2.75 } }}>
      {difference.by === 'both' ? (
        <FormControlLabel value={side} control={<Radio size="small" />} label={t(VALUES[side])} />
      ) : (
        <Typography variant="caption" component="div" color="textSecondary">
          {t(side === 'base' ? 'conflict.value.before' : 'conflict.value.after')}
        </Typography>
      )}
      <InVersion name={side} data={versions[side]}>
        <ShownValue difference={difference} data={versions[side]} />
      </InVersion>
    </Box>
  ))
  const grid = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }
  return (
    <Box data-entry={difference.field.id} sx={{ mt: 1, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {name}
      </Typography>
      {difference.by === 'both' ? (
        <RadioGroup aria-label={name} value={chosen} onChange={(_event, side) => choose(side as Side)} sx={grid}>
          {values}
        </RadioGroup>
      ) : (
        <Box sx={grid}>{values}</Box>
      )}
    </Box>
  )
}

/** The field in words; of a list the row, and what became of it or its field. */
function useNameOf({ field, row }: Difference): string {
  const { t } = useEngine()
  const name = field.label === undefined ? field.id : t(field.label)
  if (row === undefined) return name
  const cell = row.cell?.label === undefined ? t(ROWS[row.became]) : t(row.cell.label)
  return t('conflict.row', { list: name, number: row.number, what: cell })
}
