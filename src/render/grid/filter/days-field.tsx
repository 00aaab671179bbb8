import { useState } from 'react'
import type { MouseEvent } from 'react'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Popover from '@mui/material/Popover'
import { SPAN_LABELS, SPANS } from '../../../config/index.ts'
import { LateCalendar } from '../../frame/late-calendar.tsx'
import { useEngine } from '../../services/services.ts'
import { daysIn, filterOfDays, withDay } from '../order/days.ts'
import type { Days } from '../order/days.ts'
import { BOX } from './box.ts'
import { daysText } from './days-text.ts'

interface DaysProps {
  label: string
  value: string
  change(value: string): void
}

/** Days from one to another: what is set, and a panel of spans and a calendar to choose them. */
export function DaysField({ label, value, change }: DaysProps) {
  const { t, formats } = useEngine()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const text = value === '' ? t('grid.all') : daysText(value, t, formats)
  const close = () => setAnchor(null)
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label={t('grid.filterSet', { column: label, value: text })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        sx={value === '' ? ANY : BUTTON}
      >
        <Box component="span" sx={CUT}>
          {text}
        </Box>
        <CalendarMonth fontSize="small" color="action" />
      </Box>
      {anchor !== null && (
        <Popover
          open
          anchorEl={anchor}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          onClose={close}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 336, p: 1 } } }}
        >
          <DaysPanel {...{ value, change, close }} />
        </Popover>
      )}
    </>
  )
}

/** Each choice holds at once, also one that follows before the list has taken up the last; a second day makes a range of the first. */
function DaysPanel({ value: given, change, close }: Omit<DaysProps, 'label'> & { close(): void }) {
  const { t } = useEngine()
  const [value, setValue] = useState(given)
  const days = daysIn(value)
  const [seen, setSeen] = useState(days?.from ?? '')
  const take = (next: string, day: string): void => {
    setValue(next)
    setSeen(day)
    change(next)
  }
  const pick = (day: string): void => take(filterOfDays(withDay(days, day)), day)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, p: 1 }}>
        {SPANS.map((span) => (
          <Chip
            key={span}
            label={t(SPAN_LABELS[span])}
            variant={value === span ? 'filled' : 'outlined'}
            color={value === span ? 'primary' : 'default'}
            aria-pressed={value === span}
            onClick={() => take(span, daysIn(span)?.from ?? '')}
            sx={{ height: { xs: 44, md: 28 }, borderRadius: 22 }}
          />
        ))}
      </Box>
      <Box sx={{ minHeight: CALENDAR }}>
        <LateCalendar day={seen} range={days ?? NONE} pick={pick} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          gap: 1,
          px: 1,
          '& button': { minHeight: { xs: 44, md: 36 } },
        }}
      >
        {value !== '' && <Button onClick={() => take('', '')}>{t('grid.clearFilter')}</Button>}
        <Button onClick={close}>{t('action.close')}</Button>
      </Box>
    </>
  )
}

const NONE: Days = { from: '', to: '' }
/** Height of a month in pixels, kept until its code is there. */
const CALENDAR = 336

/** A button of the browser: one with a tab index of its own would take the keyboard from the header that it stands in. */
const BUTTON = {
  ...BOX,
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  color: 'inherit',
  cursor: 'pointer',
  pr: 0.75,
  gap: 0.5,
  justifyContent: 'space-between',
  '&:focus-visible': { borderColor: 'primary.main' },
} as const

const ANY = { ...BUTTON, color: 'text.secondary' } as const

const CUT = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
