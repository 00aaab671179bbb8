import { useState } from 'react'
import TextField from '@mui/material/TextField'
import { useWords } from '../words/words.ts'
import { useSent } from './sent.ts'
import { useTyped } from './typing.ts'

interface CommittedProps {
  label: string
  value: string
  /** Called with another value when the person has finished: Enter, or leaving the field. */
  commit(value: string): void
  isNumber?: boolean
  /** How it is written. */
  hint?: string
  /** What stands there cannot be read. */
  isWrong?: boolean
  /** Its label is heard, not seen: what stands around it says what it is. */
  isBare?: boolean
}

/** A text of more letters than fit beside each other in the narrowest of these fields, one of a table of words on a tablet. */
const LONG = 28
/** A letter of Chinese, Japanese or Korean, which is as wide as two others. */
const WIDE = /[\u2e80-\uffef]/gu

/** A text that counts once it is finished, so that a word is one change and not six. What is typed where the field goes away is told (`TypingContext`).
 * One that is long, or has line breaks, stands in several lines; Shift with Enter begins another there. */
export function Committed({
  label,
  value,
  commit,
  isNumber = false,
  hint,
  isWrong = false,
  isBare = false,
}: CommittedProps) {
  const [typed, setTyped] = useTyped()
  const isLong = !isNumber && (value.replace(WIDE, '  ').length > LONG || value.includes('\n'))
  /** Whether it had several lines when somebody went into it: another input in its place would not have the focus. */
  const [wasLong, setWasLong] = useState<boolean>()
  const { shown, last, send } = useSent(value)
  /** What stood there when somebody began to type. */
  const [over, setOver] = useState(value)
  const { t } = useWords()
  const isOvertaken = typed !== undefined && shown !== over && shown !== last
  const type = (text?: string) => {
    if (typed === undefined) setOver(shown)
    setTyped(text)
  }
  const finish = () => {
    if (typed !== undefined && typed !== shown) send(typed, () => commit(typed))
    type()
  }
  return (
    <TextField
      size="small"
      fullWidth
      multiline={wasLong ?? isLong}
      maxRows={12}
      {...(isBare ? { slotProps: { htmlInput: { 'aria-label': label } } } : { label })}
      value={typed ?? shown}
      type={isNumber ? 'number' : 'text'}
      helperText={isOvertaken ? t('typing.overtaken', { text: value }) : hint}
      error={isWrong}
      onChange={({ target }) => type(target.value)}
      onFocus={() => setWasLong(isLong)}
      onBlur={() => {
        setWasLong(undefined)
        finish()
      }}
      onKeyDown={(event) => {
        // What ends a word of a Japanese keyboard ends no text, and gives none up.
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault()
          finish()
        }
        if (event.key === 'Escape' && typed !== undefined) {
          // The page around it stays open until there is nothing more to give up.
          event.stopPropagation()
          type()
        }
      }}
    />
  )
}
