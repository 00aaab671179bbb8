import { useLayoutEffect, useRef } from 'react'
import type { ChangeEvent, CompositionEvent } from 'react'

type Editable = HTMLInputElement | HTMLTextAreaElement

/**
 * Handlers that pass typed text through `transform` (upper case, allowed characters) and leave the caret where it was.
 * While an input method composes a word the text is left alone; it is transformed when the word stands.
 */
export function useTypedText(transform: (text: string) => string, type: (text: string) => void) {
  const caret = useRef<{ input: Editable; at: number } | undefined>(undefined)
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    const { input, at } = caret.current
    caret.current = undefined
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(at, at)
  })

  const put = (input: Editable) => {
    const before = input.value.slice(0, input.selectionStart ?? input.value.length)
    const text = transform(input.value)
    if (text !== input.value) caret.current = { input, at: transform(before).length }
    type(text)
  }
  return {
    onChange(event: ChangeEvent<Editable>) {
      if ((event.nativeEvent as { isComposing?: boolean }).isComposing === true) type(event.target.value)
      else put(event.target)
    },
    onCompositionEnd(event: CompositionEvent<Editable>) {
      put(event.currentTarget)
    },
  }
}
