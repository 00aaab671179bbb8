import { useRef, useState } from 'react'
import type { ClipboardEvent } from 'react'
import { lengthOf } from '../wire/text.ts'

type Editable = HTMLInputElement | HTMLTextAreaElement

/** A paste of which only a part had room. */
export interface CutPaste {
  /** Characters that were pasted, and how many of them stand. */
  pasted: number
  kept: number
  /** Puts the whole paste into the input, longer than it may be. */
  undo(): void
}

interface PasteRules {
  /** Greatest length; undefined: every paste has room. */
  limit: number | undefined
  isMultiline: boolean
  /** How lines become one; absent, with a space between them. */
  join?: ((text: string) => string) | undefined
  /** What may stand of a pasted text. */
  keep(text: string): string
}

/**
 * Cuts what is pasted at the greatest length, as the browser does, and remembers that it did. The whole paste is one step of the
 * input's own Undo: Ctrl+Z brings it back like the button.
 */
export function usePaste({ limit, isMultiline, join, keep }: PasteRules) {
  const [cut, setCut] = useState<CutPaste>()
  const whole = useRef('')
  const part = useRef('')
  return {
    cut,
    /** Forgets the paste once it stands whole, or what was kept of it does not stand any more. */
    follow(text: string) {
      if (text === whole.current || !text.includes(part.current)) setCut(undefined)
    },
    paste(event: ClipboardEvent<Editable>) {
      const input = event.currentTarget
      const given = event.clipboardData.getData('text')
      const pasted = keep(isMultiline ? given : (join?.(given) ?? given.replaceAll(/[\r\n]+/g, ' ')))
      const before = input.value.slice(0, input.selectionStart ?? input.value.length)
      const after = input.value.slice(input.selectionEnd ?? input.value.length)
      const room = Math.max(0, (limit ?? Infinity) - lengthOf(before + after))
      const fits = lengthOf(pasted) <= room
      // A browser counts a character beyond the basic plane as two, and would cut what has room.
      const isCutAlone = (before + pasted + after).length > (limit ?? Infinity)
      if (input.readOnly || (fits && join === undefined && !isCutAlone)) return
      event.preventDefault()
      if (fits) {
        write(input, before + pasted + after)
        input.setSelectionRange(before.length + pasted.length, before.length + pasted.length)
        return
      }
      const kept = [...pasted].slice(0, room).join('')
      whole.current = before + pasted + after
      part.current = kept === '' ? before + after : kept
      write(input, whole.current)
      write(input, before + kept + after)
      const caret = before.length + kept.length
      input.setSelectionRange(caret, caret)
      setCut({
        pasted: lengthOf(given),
        kept: room,
        undo() {
          input.focus()
          write(input, whole.current)
        },
      })
    },
  }
}

/** Writes a text in place of what stands, as a step that the input's own Undo takes back. */
function write(input: Editable, text: string): void {
  const most = input.getAttribute('maxlength')
  input.removeAttribute('maxlength')
  input.select()
  const document: Document = input.ownerDocument
  // oxlint-disable-next-line typescript/no-deprecated -- Nothing else writes so that Undo knows of it.
  if (!('execCommand' in document && document.execCommand('insertText', false, text))) {
    input.setRangeText(text, 0, input.value.length, 'end')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (most !== null) input.setAttribute('maxlength', most)
}
