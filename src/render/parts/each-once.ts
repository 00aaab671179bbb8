/** Ids by which things are told apart: one that stood before, as a gateway may send it twice, has its place behind it. */
export function eachOnce(ids: readonly string[]): string[] {
  const known = new Set<string>()
  return ids.map((id, index) => {
    const own = known.has(id) ? `${id} ${String(index)}` : id
    known.add(own)
    return own
  })
}
