import { useState } from 'react'
import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import { useId } from 'react'
import type { WidgetModel } from '../../config/index.ts'
import { inputEdge } from '../look/field-look.ts'
import { useEngine } from '../services/services.ts'

/** The days of a text as typed or kept in an address: whole, between 0 and the most; those at first where it holds no digits. */
export function daysOf(text: string | undefined, { start, most }: NonNullable<WidgetModel['days']>): number {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Math.min(Number(text), most) : start
}

interface Props {
  days: number
  most: number
  /** Name of the widget. */
  widget: string
  onChange(days: number): void
}

/** How many days a widget looks ahead: two digits at most; committed by Enter and when the focus leaves (specification of the frame, §2 and §9). */
export function DaysInput({ days, most, widget, onChange }: Props) {
  const { t } = useEngine()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const commit = (): void => {
    const next = typed === undefined ? days : daysOf(typed, { param: '', start: days, most })
    setTyped(undefined)
    if (next !== days) onChange(next)
  }
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 0.5, typography: 'caption', color: 'text.secondary' }}
    >
      <label htmlFor={id}>{t('dashboard.daysAhead')}</label>
      <InputBase
        id={id}
        value={typed ?? String(days)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 2))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
        inputProps={{ inputMode: 'numeric', maxLength: 2, 'aria-label': t('dashboard.daysAheadOf', { widget }) }}
        sx={{
          width: 44,
          height: 36,
          border: 1,
          borderColor: ({ palette }) => inputEdge(palette),
          borderRadius: 1,
          color: 'text.primary',
          '& input': { p: 0, textAlign: 'center' },
          '&.Mui-focused': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
        }}
      />
    </Box>
  )
}
