import type { ChangeEvent, CompositionEvent } from 'react'

type Editable = HTMLInputElement | HTMLTextAreaElement

/**
 * Handlers that pass typed text through `transform` (upper case, allowed characters) and leave the caret where it was.
 * While an input method composes a word the text is left alone; it is transformed when the word stands.
 */
export function typedText(transform: (text: string) => string, type: (text: string) => void) {
  const put = (input: Editable) => {
    const before = input.value.slice(0, input.selectionStart ?? input.value.length)
    const text = transform(input.value)
    if (text !== input.value) {
      const caret = transform(before).length
      input.value = text
      if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret)
    }
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
