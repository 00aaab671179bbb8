import type { SyntheticEvent } from 'react'

/** Whether an input method still composes the text: putting another in its place would cut the word off, or have it twice. */
export function isComposing(event: SyntheticEvent | null): boolean {
  return event?.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
}
