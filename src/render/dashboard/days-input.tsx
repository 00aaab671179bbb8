import { useEffect, useId, useState } from 'react'
import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import type { WidgetModel } from '../../config/index.ts'
import { inputEdge } from '../look/field-look.ts'
import { useLatest } from '../parts/use-latest.ts'
import { useEngine } from '../services/services.ts'

/** The days of a text as typed or kept in an address: whole, between 0 and the most; those at first where it holds no digits. */
export function daysOf(text: string | undefined, { start, most }: NonNullable<WidgetModel['days']>): number {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Math.min(Number(text), most) : start
}

/** How long the keys rest before the days typed are asked for, in milliseconds. */
const REST_MS = 600

/** A typed text in half-width digits, as a Japanese keyboard does not write them, and without outer spaces. */
const plain = (text: string): string => text.normalize('NFKC').trim()

interface Props {
  days: number
  most: number
  /** Name of the widget. */
  widget: string
  onChange(days: number): void
}

/**
 * How many days a widget looks ahead: two digits at most; committed once the keys rest, by Enter and when the focus leaves
 * (specification of the frame, §2 and §9). A text with other signs is marked and asks for nothing: it is never read without them, and is gone once it is left.
 */
export function DaysInput({ days, most, widget, onChange }: Props) {
  const { t } = useEngine()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const refused = /\D/.exec(plain(typed ?? ''))?.[0]
  const isRefused = refused !== undefined
  const commit = (): void => {
    if (isRefused) return
    const next = typed === undefined ? days : daysOf(plain(typed), { param: '', start: days, most })
    setTyped(undefined)
    if (next !== days) onChange(next)
  }
  const rested = useLatest((): void => {
    // An input that was emptied waits for its digits.
    if (typed !== undefined && plain(typed) !== '') commit()
  })
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(rested, REST_MS)
    return () => clearTimeout(timer)
  }, [typed, rested])
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 0.5, typography: 'caption', color: 'text.secondary' }}
    >
      {isRefused ? (
        <Box id={`${id}-refused`} role="alert" sx={{ color: 'error.main' }}>
          {t('text.onlyDigits', { signs: `"${refused}"` })}
        </Box>
      ) : (
        <label htmlFor={id}>{t('dashboard.daysAhead')}</label>
      )}
      <InputBase
        id={id}
        value={typed ?? String(days)}
        error={isRefused}
        onChange={({ target: { value } }) => {
          const digits = /^\d{3,}$/.test(plain(value)) ? plain(value).slice(0, 2) : undefined
          setTyped(digits ?? value)
        }}
        onBlur={() => {
          commit()
          setTyped(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
        inputProps={{
          inputMode: 'numeric',
          'aria-label': t('dashboard.daysAheadOf', { widget }),
          ...(isRefused && { 'aria-describedby': `${id}-refused` }),
        }}
        sx={{
          width: 40,
          height: 32,
          border: 1,
          borderColor: ({ palette }) => (isRefused ? palette.error.main : inputEdge(palette)),
          borderRadius: 1,
          color: 'text.primary',
          '& input': { p: 0, textAlign: 'center' },
          '&.Mui-focused': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
        }}
      />
    </Box>
  )
}
