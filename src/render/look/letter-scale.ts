/** How much larger than usual the reader has letters: 1 where the browser's own size is 16 px. */
export function letterScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
}
