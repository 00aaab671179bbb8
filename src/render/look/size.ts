/** One of the six sizes of letters, in a unit that paper and the reader's own size change. */
export function size([pixels, line]: readonly [number, number], fontWeight = 400) {
  return {
    fontSize: `${String(pixels / 16)}rem`,
    lineHeight: line / pixels,
    fontWeight,
    letterSpacing: pixels >= 24 ? '-0.01em' : 0,
  }
}
