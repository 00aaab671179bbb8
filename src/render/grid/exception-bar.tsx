import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ExceptionModel } from '../../config/index.ts'
import { Icon } from '../icon.tsx'
import { useEngine } from '../services.ts'
import { toneColors } from '../tone.ts'
import { visuallyHidden } from '../visually-hidden.ts'
import type { ExceptionsOf } from './exceptions.ts'
import type { Row } from './view.ts'

interface BarProps {
  rules: readonly ExceptionModel[]
  /** All that are loaded. */
  rows: readonly Row[]
  exceptionsOf: ExceptionsOf
  /** The one whose rows alone are shown. */
  chosen: string | undefined
  choose(id: string): void
}

/** How many of the loaded rows are out of the ordinary, by rule; a rule pressed shows its rows alone. */
export function ExceptionBar({ rules, rows, exceptionsOf, chosen, choose }: BarProps) {
  const { t } = useEngine()
  const counted = rules
    .map((rule) => ({ rule, count: rows.filter((row) => exceptionsOf(row).some(({ id }) => id === rule.id)).length }))
    .filter(({ rule, count }) => count > 0 || rule.id === chosen)
  if (counted.length === 0) return null
  return (
    <Box role="group" aria-label={t('grid.exceptions')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {t('grid.exceptionsAmong', { rows: rows.length })}
      </Typography>
      {counted.map(({ rule: { id, label, tone }, count }) => (
        <Chip
          key={id}
          size="small"
          icon={<Icon name="warning" />}
          label={t('grid.exceptionCount', { label: t(label), count })}
          aria-pressed={id === chosen}
          onClick={() => choose(id === chosen ? '' : id)}
          sx={{
            bgcolor: toneColors[tone].background,
            color: toneColors[tone].text,
            '& .MuiChip-icon': { color: 'inherit' },
            outline: id === chosen ? '2px solid currentcolor' : 'none',
          }}
        />
      ))}
    </Box>
  )
}

/** Why a row is flagged: a sign that says it when pointed at and to screen readers. */
export function ExceptionFlag({ found }: { found: readonly ExceptionModel[] }) {
  const { t } = useEngine()
  const [worst] = found
  if (worst === undefined) return null
  const words = found.map(({ label }) => t(label)).join(', ')
  return (
    <Box component="span" title={words} sx={{ display: 'inline-flex', verticalAlign: 'middle', mr: 0.5, color: toneColors[worst.tone].text }}>
      <Icon name="warning" fontSize="small" />
      <span style={visuallyHidden}>{words}</span>
    </Box>
  )
}
