/** A page of a list, and how many there are; a page that is not there any more is the last one. */
export function pageOf<Entry>(
  entries: readonly Entry[],
  page: number,
  size: number,
): { page: number; pages: number; shown: readonly Entry[] } {
  const pages = Math.max(1, Math.ceil(entries.length / size))
  const at = Math.min(Math.max(page, 0), pages - 1)
  return { page: at, pages, shown: entries.slice(at * size, (at + 1) * size) }
}
