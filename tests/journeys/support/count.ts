/** How many rows the page says a list has. */
export function recordCount(count: number | undefined): string {
  return count === 1 ? '1 record' : `${String(count)} records`
}
