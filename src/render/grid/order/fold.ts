/** Letters and digits as they are typed, one space between them at most: nothing is to be folded but upper case. */
const PLAIN = /^(?:[\x21-\x7e]| (?! ))*$/

/** A text as filters compare it: upper and lower case, full and half width are the same, and so are spaces of any kind and number. */
export function fold(text: string): string {
  return (PLAIN.test(text) ? text : text.normalize('NFKC').replaceAll(/\s+/g, ' ')).toLowerCase()
}

/** The same of a text that is searched, in which a number is found by its digits alone, too, as sheets and mails write it. */
export function foldWithDigits(numbers: string): (text: string) => string {
  const sign = new Intl.NumberFormat(numbers).formatToParts(1234567).find(({ type }) => type === 'group')?.value ?? ','
  const group = fold(sign)
  const between = new RegExp(`(?<=\\d)\\${group}(?=\\d{2,3}(?!\\d))`, 'g')
  return (text) => {
    const folded = fold(text)
    if (!folded.includes(group)) return folded
    const digits = folded.replaceAll(between, '')
    return digits === folded ? folded : `${folded}\n${digits}`
  }
}
