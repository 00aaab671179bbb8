import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Popover from '@mui/material/Popover'
import type { PopoverProps } from '@mui/material/Popover'
import { useState } from 'react'
import { dayOf, isDay, now } from '../../config/index.ts'
import { dayText, LateCalendar, useEngine, useTyping } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { InputLine } from '../input/InputLine.tsx'
import { useDraft } from '../input/use-draft.ts'
import { readDay } from '../wire/moment.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/**
 * A day, typed or chosen in a calendar (which is loaded when it is first opened). What is no day goes into the data as it was
 * typed, where the pattern refuses it.
 */
export function DateField(props: FieldPartProps<Options>) {
  const { field, path, value, change, errors, readOnly, label, spokenLabel = label } = props
  const { t, formats } = useEngine()
  const typing = useTyping(path)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const today = dayOf(now())
  const { notPast } = field.options
  const shown = showText(value)
  const draft = useDraft<string>({
    value: shown,
    show: (day) => dayText(day, formats),
    read: (text) => readDay(text, formats.short),
    isReady: (text) => text.trim() === '' || isDay(readDay(text, formats.short)),
    change: (day) => change(day === '' ? undefined : day),
    typing: (day) => typing(day === undefined ? undefined : { [path]: day }),
  })
  const own = readOnly ? undefined : dateMessage(shown, notPast, today, errors.length > 0)
  const open = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={t('date.openCalendar', { label: spokenLabel })}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget.closest<HTMLElement>('[data-box]'))}
      >
        <CalendarMonth fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
  return (
    <>
      <InputLine
        frame={{ ...props, errors: own === undefined ? errors : [t(own)] }}
        value={draft.text}
        isTyped
        attributes={{ placeholder: formats.short, inputMode: 'numeric', autoComplete: 'off' }}
        {...(readOnly ? {} : { end: open })}
        onFocus={draft.focus}
        onBlur={draft.blur}
        onChange={(event) => draft.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') draft.commit()
        }}
      />
      {anchor !== null && (
        <Popover
          open
          anchorEl={anchor}
          {...besideField(anchor)}
          onClose={() => setAnchor(null)}
          slotProps={{ paper: { role: 'dialog', 'aria-label': spokenLabel } }}
        >
          <LateCalendar
            autoFocus
            day={shown}
            notBefore={notPast ? today : undefined}
            pick={(day) => {
              change(day)
              setAnchor(null)
            }}
          />
        </Popover>
      )}
    </>
  )
}

/** Pixels of a month and what is around it. */
const CALENDAR = 350

/** Below a field and beginning where it does; above it where there is more room: its value is seen. */
function besideField(field: HTMLElement): Pick<PopoverProps, 'anchorOrigin' | 'transformOrigin'> {
  const { top, bottom } = field.getBoundingClientRect()
  const below = window.innerHeight - bottom
  const isAbove = below < CALENDAR && top > below
  return {
    anchorOrigin: { vertical: isAbove ? 'top' : 'bottom', horizontal: 'left' },
    transformOrigin: { vertical: isAbove ? 'bottom' : 'top', horizontal: 'left' },
  }
}

/**
 * The label of what is wrong with a day: no day of the calendar, or, where days before today are not wanted, a past one.
 * A message that already stands at the field goes before the latter.
 */
export function dateMessage(wire: string, notPast: boolean, today: string, hasMessage: boolean): string | undefined {
  if (wire === '') return undefined
  if (!isDay(wire)) return 'form.invalidDate'
  return notPast && wire < today && !hasMessage ? 'form.dateError' : undefined
}
