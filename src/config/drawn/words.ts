/** Texts that may become longer than this get several lines; what describes a value is no longer. */
export const LONG = 200

/** The first sentences of a text, as many as help below an input. */
export function briefly(text: string): string {
  const [first = ''] = text.trim().split(/\n\s*\n/)
  if (first.length <= LONG) return first
  const end = first.slice(0, LONG).search(/[.。!?](?=\s[^.。!?]*$)/)
  if (end > 0) return first.slice(0, end + 1)
  const space = first.lastIndexOf(' ', LONG - 1)
  return `${first.slice(0, space > 0 ? space : LONG)}…`
}
