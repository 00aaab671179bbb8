import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import {
  countDigits,
  editNumber,
  readNumber,
  showNumber,
  toneOf,
  unfitNumber,
  useEngine,
  useTyping,
} from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { showText } from '../wire/text.ts'
import { isComposing } from './composing.ts'
import { InputLine } from './InputLine.tsx'
import type { Frame } from './Labelled.tsx'
import { useDraft } from './use-draft.ts'

/** What had no room in a number as it was typed: digits before the point, digits after it, or all of them in a whole number. */
type Loss = keyof typeof LOSSES
const LOSSES = { digits: 'form.maxDigits', decimals: 'form.maxDecimals', fraction: 'form.wholeNumber' } as const
const Notice = styled('span')(({ theme }) => ({ color: toneOf(theme, 'warning').ink }))

interface NumberInputProps {
  frame: Frame
  value: unknown
  options: {
    integer: boolean
    decimals?: number
    /** Most digits before the point that can be typed. */
    maxDigits?: number
  }
  change: FieldPartProps['change']
  /** Absolute path of the value. */
  path: string
  end?: ReactNode
}

/**
 * A number, written in the way of the reader while it is not edited. A text that is no number, or one of more digits than a number
 * holds, stays, is marked, and goes into the data as it was typed, where the data rules refuse it: nothing typed is lost, and nothing wrong is sent.
 * What has no room in the number is not taken, and said until the field is entered again.
 */
export function NumberInput({ frame, path, value, options, change, end }: NumberInputProps) {
  const { t, formats } = useEngine()
  const typing = useTyping(path)
  const { integer, decimals, maxDigits } = options
  const shape = { integer, ...(decimals !== undefined && { decimals }) }
  const draft = useDraft<unknown>({
    value,
    show: (kept) => (typeof kept === 'number' ? showNumber(kept, formats.numbers) : showText(kept)),
    edit: (kept) => (typeof kept === 'number' ? editNumber(kept, formats.numbers) : showText(kept)),
    read: (text) => {
      const read = readNumber(text, formats.numbers, shape)
      if (read.kind === 'number') return read.value
      return read.kind === 'empty' ? undefined : text
    },
    isReady: (text) => ['number', 'empty'].includes(readNumber(text, formats.numbers, shape).kind),
    change,
    typing: (typed) => typing(typed === undefined ? undefined : { [path]: typed }),
  })
  const [loss, setLoss] = useState<Loss>()
  const limit = (loss === 'digits' ? maxDigits : decimals) ?? 0
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const isEntered = useRef(false)
  // The text for editing replaces the one for reading, and the selection goes with it: typing would add to the old number.
  useLayoutEffect(() => {
    if (isEntered.current) input.current?.select()
    isEntered.current = false
  })
  const unfit = unfitNumber(value, formats.numbers, shape)
  return (
    <InputLine
      frame={{ ...frame, errors: unfit === undefined ? frame.errors : [t(unfit)] }}
      value={draft.text}
      isTyped
      {...(end === undefined ? {} : { end })}
      {...(loss === undefined ? {} : { helper: <Notice role="status">{t(LOSSES[loss], { limit })}</Notice> })}
      attributes={{
        inputMode: integer ? 'numeric' : 'decimal',
        autoComplete: 'off',
        style: { textAlign: 'end' },
      }}
      inputRef={input}
      onFocus={() => {
        isEntered.current = true
        setLoss(undefined)
        draft.focus()
      }}
      onBlur={draft.blur}
      onKeyDown={(event) => {
        if (event.key === 'Enter') draft.commit()
      }}
      onChange={(event) => {
        const typed = event.target.value
        const isOneMore = typed.length === draft.typed().length + 1 && !isComposing(event)
        const { whole, fraction } = countDigits(typed, formats.numbers)
        if (isOneMore && maxDigits !== undefined && whole > maxDigits) {
          event.target.value = draft.typed()
          setLoss('digits')
        } else {
          draft.type(typed)
          setLoss((known) => {
            if (known === 'digits' && whole === maxDigits) return known
            return integer && fraction > 0 ? 'fraction' : fraction > (decimals ?? fraction) ? 'decimals' : undefined
          })
        }
      }}
    />
  )
}
