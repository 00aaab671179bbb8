/** No database takes a text with NUL in it, so nothing has such an id. */
export function isStorable(id: string): boolean {
  return !id.includes('\0')
}
