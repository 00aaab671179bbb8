import { useState } from 'react'
import type { ChangeEvent, ClipboardEvent, CompositionEvent, MouseEvent } from 'react'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { countText, masked, toneOf, useEngine } from '../../render/index.ts'
import { namedSigns } from '../../config/index.ts'
import { codeText, droppedSigns, joined, keepAllowed, lengthOf, readText } from '../wire/text.ts'
import type { Allowed } from '../wire/text.ts'
import { isComposing } from './composing.ts'
import { InputLine } from './InputLine.tsx'
import type { Frame } from './Labelled.tsx'
import { useDraft } from './use-draft.ts'
import { usePaste } from './use-paste.ts'

export interface TextInputProps {
  frame: Frame
  value: string
  change(text: string | undefined): void
  allowed: Allowed
  /** A code, or with `several` some of them, comma-joined: in capitals, and of plain width. */
  code?: 'one' | 'several' | undefined
  /** Signs of a number: 9 takes a digit, every other sign is put in. */
  mask?: string | undefined
  /** Rows of a text of several lines; its characters are counted. */
  lines?: number | undefined
  /** Greatest length. */
  limit?: number | undefined
  /** Label of the notice once the greatest length is reached. */
  notice?: string | undefined
  /** Label of what stands in the empty field. */
  placeholder?: string | undefined
  /** A note on the value while it is not being changed: a warning, which refuses nothing. */
  warning?: string | undefined
}

const Notice = styled('span')(({ theme }) => ({ '&[data-warning]': { color: toneOf(theme, 'warning').ink } }))
const Below = styled('span')({ display: 'flex', gap: 8, justifyContent: 'space-between' })

/** A typed text: keeps what is typed to itself and commits it after a pause and when it is left. */
export function TextInput({
  frame,
  value,
  change,
  allowed,
  code,
  mask,
  lines,
  limit,
  notice,
  placeholder,
  warning,
}: TextInputProps) {
  const { t, formats } = useEngine()
  const counted = lines !== undefined && limit !== undefined && !frame.readOnly
  const draft = useDraft<string>({
    value,
    show: (text) => text,
    read: (text) => readText(text, allowed, lines !== undefined) ?? '',
    change: (text) => change(text === '' ? undefined : text),
    follows(text) {
      // Several lines are drawn at each key: their height follows the text.
      if (lines !== undefined) return {}
      const beyond = limit === undefined || lengthOf(text) < limit ? 'within' : text.length
      return `${String(beyond)} ${String(pairsIn(text))} ${String(warning !== undefined && text === value)}`
    },
  })
  const plain = (text: string) => (code === undefined ? text : codeText(text, code === 'several'))
  const transform = (text: string) => (mask === undefined ? keepAllowed(plain(text), allowed) : masked(text, mask))
  const [refused, setRefused] = useState<readonly string[]>([])
  const refuse = (text: string) => {
    const signs = droppedSigns(plain(text), allowed, mask)
    if (signs.length > 0) setRefused((before) => [...before, ...signs])
  }
  const { cut, follow, paste } = usePaste({
    limit,
    isMultiline: lines !== undefined,
    join: code === 'several' ? joined : undefined,
    keep: transform,
  })
  const typed = typedText(transform, (text, raw) => {
    refuse(raw)
    follow(text)
    draft.type(text)
  })
  const length = lengthOf(draft.text)
  const reached = limit !== undefined && length >= limit
  const warns = warning !== undefined && draft.text === value && !frame.readOnly
  const losses = [
    ...(refused.length === 0
      ? []
      : [t(mask === undefined ? 'form.simpleText' : 'text.onlyDigits', { signs: namedSigns(refused) })]),
    ...(cut === undefined
      ? []
      : [t('text.cut', { pasted: countText(cut.pasted, formats), kept: countText(cut.kept, formats) })]),
  ]
  const usual = reached && notice !== undefined && !frame.readOnly ? t(notice, { limit }) : warns ? warning : undefined
  const noticed = losses.length > 0 ? losses.join(' ') : usual
  const helper = (noticed !== undefined || counted) && (
    <Below>
      <Notice role="status" data-warning={losses.length > 0 || warns || undefined}>
        {noticed}
      </Notice>
      {cut !== undefined && (
        <Link component="button" type="button" onMouseDown={keepFocus} onClick={cut.undo}>
          {t('action.undo')}
        </Link>
      )}
      {counted && <span>{t('text.count', { count: length, limit })}</span>}
    </Below>
  )
  return (
    <InputLine
      frame={frame}
      value={draft.text}
      isTyped
      {...(helper === false ? {} : { helper })}
      {...(lines === undefined ? {} : { lines })}
      attributes={{
        onPaste(event: ClipboardEvent<Editable>) {
          refuse(event.clipboardData.getData('text'))
          paste(event)
        },
        ...(limit !== undefined && { maxLength: Math.max(limit + pairsIn(draft.text), draft.text.length) }),
        ...(placeholder !== undefined && !frame.readOnly && { placeholder: t(placeholder) }),
      }}
      onFocus={() => {
        setRefused([])
        draft.focus()
      }}
      onBlur={draft.blur}
      onKeyDown={(event) => {
        if (event.key === 'Enter') draft.commit()
      }}
      {...typed}
    />
  )
}

/** How many characters of a text are two of UTF-16's units, in which a browser counts. */
const pairsIn = (text: string): number => text.length - lengthOf(text)

/** A press of the button leaves the input where one types. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

type Editable = HTMLInputElement | HTMLTextAreaElement

/**
 * Handlers that pass typed text through `transform` (upper case, allowed characters) and leave the caret where it was.
 * While an input method composes a word the text is left alone; it is transformed when the word stands.
 */
function typedText(transform: (text: string) => string, type: (text: string, raw: string) => void) {
  const put = (input: Editable) => {
    const before = input.value.slice(0, input.selectionStart ?? input.value.length)
    const raw = input.value
    const text = transform(raw)
    if (text !== input.value) {
      const caret = transform(before).length
      input.value = text
      if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret)
    }
    type(text, raw)
  }
  return {
    onChange(event: ChangeEvent<Editable>) {
      if (isComposing(event)) type(event.target.value, '')
      else put(event.target)
    },
    onCompositionEnd(event: CompositionEvent<Editable>) {
      put(event.currentTarget)
    },
  }
}
