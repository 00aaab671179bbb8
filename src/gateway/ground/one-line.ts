/** A text on one line: line breaks and other control signs are one blank each run of them; other blanks, such as those between Japanese names, stay. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*[\p{Cc}\p{Zl}\p{Zp}]+\s*/gu, ' ').trim()
}
