export type Row = Record<string, unknown>

/** The objects of a list; none for what is no list. */
export function rowsOf(data: unknown): Row[] {
  return Array.isArray(data)
    ? data.filter((each): each is Row => typeof each === 'object' && each !== null && !Array.isArray(each))
    : []
}
