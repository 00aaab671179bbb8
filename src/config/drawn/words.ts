/** Texts that may become longer than this get several lines; what describes a value is no longer. */
export const LONG = 200

/** The first sentences of a text, as many as help below an input. */
export function briefly(text: string): string {
  const [first = ''] = text.trim().split(/\n\s*\n/)
  if (first.length <= LONG) return first
  const end = first.slice(0, LONG).search(/[.。!?](?=\s[^.。!?]*$)/)
  return end > 0 ? first.slice(0, end + 1) : `${first.slice(0, first.lastIndexOf(' ', LONG - 1))}…`
}

/** `bkPcsUt` → `Bk Pcs Ut`. */
export function spaced(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
