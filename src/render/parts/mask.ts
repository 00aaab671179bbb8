/**
 * What is typed, in the shape of a mask: its digits, of any width, stand where the mask has 9, the other signs of the mask are put in as far
 * as digits follow; what does not fit is dropped.
 */
export function masked(typed: string, mask: string): string {
  const digits = [...typed.normalize('NFKC').replace(/\D/g, '')]
  let text = ''
  for (const sign of mask) {
    if (digits.length === 0) break
    text += sign === '9' ? (digits.shift() ?? '') : sign
  }
  return text
}

/** A number as it came, in the shape of a mask; one that holds other signs than digits, or more of them, stays as it is. */
export function shownMasked(text: string, mask: string | undefined): string {
  if (mask === undefined) return text
  const places = mask.replace(/[^9]/g, '').length
  return /^\d+$/.test(text) && text.length <= places ? masked(text, mask) : text
}
