import { useMemo } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ColumnModel, ExceptionModel } from '../../../config/index.ts'
import { Icon } from '../../frame/icon.tsx'
import { useEngine } from '../../services/services.ts'
import { toneColors } from '../../frame/tone.ts'
import { visuallyHidden } from '../../frame/visually-hidden.ts'
import { CHANGED_KEY } from './changes.ts'
import type { ChangesOf } from './changes.ts'
import { EXCEPTION_KEY } from './exceptions.ts'
import type { ExceptionsOf } from './exceptions.ts'
import type { Filters } from '../order/filters.ts'
import type { Row } from '../order/row.ts'

/** What flags rows of a list. */
export interface FlagsOf {
  exceptionsOf: ExceptionsOf
  changesOf: ChangesOf
}

interface BarProps extends FlagsOf {
  rules: readonly ExceptionModel[]
  /** All that are loaded. */
  rows: readonly Row[]
  filters: Filters
  set(key: string, text: string): void
}

/** How many of the loaded rows are out of the ordinary, by rule, and how many changed; one of them pressed shows its rows alone. */
export function FlagBar({ rules, rows, exceptionsOf, changesOf, filters, set }: BarProps) {
  const { t } = useEngine()
  const flags = useMemo(
    () => [
      ...rules.map(({ id, label, tone }) => ({
        ...{ key: EXCEPTION_KEY, value: id, icon: 'warning', tone, label: t(label) },
        count: rows.filter((row) => exceptionsOf(row).some((rule) => rule.id === id)).length,
      })),
      {
        key: CHANGED_KEY,
        value: 'on',
        icon: 'changed',
        tone: 'info' as const,
        label: t('grid.changed'),
        count: rows.filter((row) => changesOf(row).length > 0).length,
      },
    ],
    [rules, rows, exceptionsOf, changesOf, t],
  )
  const counted = flags.filter(({ key, value, count }) => count > 0 || filters[key] === value)
  if (counted.length === 0) return null
  return (
    <Box
      role="group"
      aria-label={t('grid.exceptions')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, displayPrint: 'none' }}
    >
      <Typography variant="body2" color="text.secondary">
        {t('grid.exceptionsAmong', { rows: rows.length })}
      </Typography>
      {counted.map(({ key, value, icon, tone, label, count }) => {
        const isChosen = filters[key] === value
        return (
          <Chip
            key={`${key} ${value}`}
            size="small"
            icon={<Icon name={icon} />}
            label={t('grid.exceptionCount', { label, count })}
            aria-pressed={isChosen}
            onClick={() => set(key, isChosen ? '' : value)}
            sx={{
              bgcolor: toneColors[tone].background,
              color: toneColors[tone].text,
              '& .MuiChip-icon': { color: 'inherit' },
              outline: isChosen ? '2px solid currentcolor' : 'none',
            }}
          />
        )
      })}
    </Box>
  )
}

/** Why a row is flagged: signs that say it when pointed at and to screen readers. */
export function RowFlags({ row, exceptionsOf, changesOf }: { row: Row } & FlagsOf) {
  const { t } = useEngine()
  const labels = (found: readonly (ExceptionModel | ColumnModel)[]): string =>
    found.map(({ label }) => t(label)).join(', ')
  const found = exceptionsOf(row)
  const changed = changesOf(row)
  if (found.length === 0 && changed.length === 0) return null
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.25, verticalAlign: 'middle', mr: 0.5 }}>
      {found[0] !== undefined && (
        <Flag words={labels(found)} color={toneColors[found[0].tone].text}>
          <Icon name="warning" fontSize="small" />
        </Flag>
      )}
      {changed.length > 0 && (
        <Flag words={t('grid.changedColumns', { columns: labels(changed) })} color={toneColors.info.text}>
          <Icon name="changed" fontSize="small" />
        </Flag>
      )}
    </Box>
  )
}

function Flag({ words, color, children }: { words: string; color: string; children: ReactNode }) {
  return (
    <Box component="span" title={words} sx={{ display: 'inline-flex', color }}>
      {children}
      <span style={visuallyHidden}>{words}</span>
    </Box>
  )
}
