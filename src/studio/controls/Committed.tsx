import { useContext, useEffect, useRef, useState } from 'react'
import TextField from '@mui/material/TextField'
import { TypingContext } from './typing.ts'

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

/** A text that counts once it is finished, so that a word is one change and not six. What is typed where the field goes away is told (`TypingContext`). */
export function Committed({
  label,
  value,
  commit,
  isNumber = false,
  hint,
  isWrong = false,
  isBare = false,
}: CommittedProps) {
  const [typed, setTyped] = useState<string>()
  /** What was committed over another value, and waits for an act to put it in. */
  const [sent, setSent] = useState<{ text: string; over: string; act: number }>()
  const { asked, settled, lose } = useContext(TypingContext)
  const waits = sent !== undefined && sent.over === value && sent.act > settled
  const begun = useRef<string>(undefined)
  useEffect(
    () => () => {
      if (begun.current !== undefined) lose(begun.current)
    },
    [lose],
  )
  const type = (text?: string) => {
    begun.current = text
    setTyped(text)
  }
  const finish = () => {
    if (typed !== undefined && typed !== value) {
      const before = asked()
      commit(typed)
      setSent(asked() === before ? undefined : { text: typed, over: value, act: asked() })
    }
    type()
  }
  return (
    <TextField
      size="small"
      fullWidth
      {...(isBare ? { slotProps: { htmlInput: { 'aria-label': label } } } : { label })}
      value={typed ?? (waits ? sent.text : value)}
      type={isNumber ? 'number' : 'text'}
      helperText={hint}
      error={isWrong}
      onChange={({ target }) => type(target.value)}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish()
        if (key === 'Escape') type()
      }}
    />
  )
}
