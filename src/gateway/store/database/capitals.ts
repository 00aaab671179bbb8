/**
 * A text in capitals as `upper` makes them of a column that is compared sign by sign (collation "C"): of the letters of ASCII alone. What has others,
 * full-width ones of a Japanese keyboard among them, is found as it is written.
 */
export function capitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())
}
