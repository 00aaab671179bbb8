import { useMemo } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import { EXCEPTION_KEY } from '../../config/index.ts'
import { Icon } from '../look/icon.tsx'
import { visuallyHidden } from '../look/visually-hidden.ts'
import { badgeLook, filledLook } from '../look/tone.ts'
import { useEngine } from '../services/services.ts'
import { CHANGED_KEY } from './flags/changes.ts'
import type { List } from './use-list.ts'
import { WHOLE_KEY } from './use-whole.ts'

/** The line has its place before it is known what stands in it: nothing below moves then. */
const PLACE = { minHeight: { xs: 44, md: 36 }, mb: { xs: 1, md: 0 }, displayPrint: 'none' } as const

/** Where nothing is out of the ordinary the line says so. */
const QUIET = { ...PLACE, display: 'flex', alignItems: 'center', typography: 'body2', color: 'text.secondary' } as const

/** On a narrow screen a line that is pushed aside by a finger; its chips are as high as one. */
const LINE = {
  ...PLACE,
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  alignItems: 'center',
  gap: 0.75,
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  py: { xs: 0.5, md: 0 },
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 0 },
  '& > *': { flexShrink: 0 },
  '& .MuiChip-root': { height: { xs: 36, md: 24 } },
} as const

/** What the counts are of; where a line has little room they speak for themselves. */
const SAID_ALONE = ({ breakpoints }: Theme) => ({ [breakpoints.down('md')]: visuallyHidden })

/** Whether the line stands beside the list's heading, not below it. */
export function standsBeside({ exceptions }: List['model']): boolean {
  return exceptions.length === 0
}

/** Beside the heading of a list that knows no exceptions: how much changed takes no line of its own there. */
const BESIDE = {
  minHeight: { xs: 44, md: 'auto' },
  mb: 0,
  order: { xs: 2, md: 0 },
  flexBasis: { xs: '100%', md: 'auto' },
} as const

/**
 * How many rows are out of the ordinary, by rule, and how many changed; one of them pressed shows its rows alone. They are those of the page at
 * hand, and of all pages once a reader asks for that.
 */
export function FlagBar({ list }: { list: List }) {
  const { t } = useEngine()
  const { model, filters, filterSource, loaded, whole, shown } = list
  const { exceptionsOf, changesOf } = shown.flags
  const rows = whole.rows ?? loaded.rows
  const flags = useMemo(
    () => [
      ...model.exceptions.map(({ id, label, tone }) => ({
        key: EXCEPTION_KEY,
        value: id,
        tone,
        label: t(label),
        count: rows.filter((row) => exceptionsOf(row).some((rule) => rule.id === id)).length,
      })),
      {
        key: CHANGED_KEY,
        value: 'on',
        tone: 'info' as const,
        label: t('grid.changed'),
        count: rows.filter((row) => changesOf(row).length > 0).length,
      },
    ],
    [model, rows, exceptionsOf, changesOf, t],
  )
  // The worst first.
  const counted = flags
    .filter(({ key, value, count }) => count > 0 || filters[key] === value)
    .sort((one, other) => Number(other.tone === 'danger') - Number(one.tone === 'danger'))
  const canLookFurther = whole.rows === undefined && loaded.pages > 1 && model.exceptions.length > 0
  const beside = standsBeside(model) ? BESIDE : undefined
  const mayFlag = model.exceptions.length > 0 || model.changes !== undefined
  if (loaded.state === 'loading' || (counted.length === 0 && !canLookFurther)) {
    // Beside the heading the chips of what is filtered need its room.
    if (!mayFlag || (beside !== undefined && list.isFiltered)) return null
    const isQuiet = loaded.state === 'ready' && rows.length > 0
    // What was searched for stands alone where it found nothing.
    if (loaded.state === 'ready' && rows.length === 0) return null
    const said = t(model.exceptions.length > 0 ? 'grid.noExceptions' : 'grid.noChanges')
    return <Box sx={{ ...QUIET, ...beside }}>{isQuiet && said}</Box>
  }
  return (
    <Box role="group" aria-label={t('grid.exceptions')} sx={{ ...LINE, ...beside }}>
      {beside === undefined && (
        <Typography variant="body2" color="textSecondary" sx={counted.length > 0 ? SAID_ALONE : undefined}>
          {counted.length === 0
            ? t('grid.noneOnPage')
            : t(whole.rows === undefined && loaded.pages > 1 ? 'grid.exceptionsAmong' : 'grid.exceptionsAmongAll', {
                rows: rows.length,
              })}
        </Typography>
      )}
      {counted.map(({ key, value, tone, label, count }) => {
        const isChosen = filters[key] === value
        return (
          <Chip
            key={`${key} ${value}`}
            data-entry={value}
            size="small"
            label={t('grid.exceptionCount', { label, count })}
            aria-pressed={isChosen}
            onClick={() => filterSource.set(key, isChosen ? '' : value)}
            sx={isChosen ? filledLook(tone) : badgeLook(tone)}
          />
        )
      })}
      {canLookFurther && <LookFurther list={list} />}
    </Box>
  )
}

/** Has all pages read: says how far it is, can be given up, and tried again once it failed. */
function LookFurther({ list: { filters, filterSource, loaded, whole } }: { list: List }) {
  const { t } = useEngine()
  const { reading, hasFailed } = whole
  const isAsked = filters[WHOLE_KEY] === 'on'
  return (
    <>
      {reading === undefined && (
        <Button size="small" onClick={() => (isAsked ? whole.retry() : filterSource.set(WHOLE_KEY, 'on'))}>
          {t('grid.lookThroughAll')}
        </Button>
      )}
      <Typography role="status" variant="body2" color="textSecondary">
        {reading !== undefined && t('grid.readingPages', { page: reading, pages: loaded.pages })}
        {hasFailed && t('grid.readingFailed')}
      </Typography>
      {reading !== undefined && (
        <Button
          size="small"
          startIcon={<Icon name="close" />}
          onClick={() => {
            whole.giveUp()
            filterSource.set(WHOLE_KEY, '')
          }}
        >
          {t('grid.cancelReading')}
        </Button>
      )}
    </>
  )
}
