/** Label of what a number's own check says of it; the number may be right nevertheless, so nothing is refused. */
export type NumberHint = 'text.iso6346Form' | 'text.iso6346CheckDigit' | 'text.mod7CheckDigit'

/** The standards that a number can be checked by. */
export type NumberCheck = 'iso6346' | 'mod7'

/** What is odd about a typed number, or the first odd one of several with commas between them; undefined for nothing, and for an empty text. */
export function hintOf(text: string, check: NumberCheck): NumberHint | undefined {
  return text
    .split(',')
    .map((each) => hintOfOne(each, check))
    .find((hint) => hint !== undefined)
}

function hintOfOne(text: string, check: NumberCheck): NumberHint | undefined {
  const number = text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
  if (number === '') return undefined
  if (check === 'mod7') return mod7Fits(number) ? undefined : 'text.mod7CheckDigit'
  if (!/^[A-Z]{4}\d{7}$/.test(number)) return 'text.iso6346Form'
  return checkDigit(number.slice(0, 10)) === Number(number[10]) ? undefined : 'text.iso6346CheckDigit'
}

/** Whether a text is such a number beyond doubt: it has the form, and the check digit fits. */
export function isNumberOf(text: string, check: NumberCheck): boolean {
  const number = text.normalize('NFKC').replace(/[\s-]/g, '')
  return (check === 'mod7' ? /^\d{11}$/ : /^[A-Za-z]{4}\d{7}$/).test(number) && hintOf(number, check) === undefined
}

/**
 * ISO 6346: letters count 10 to 38 without the multiples of 11, each place weighs twice the one before, and the sum modulo
 * 11 is the check digit, 10 being written 0.
 */
function checkDigit(code: string): number {
  const sum = [...code].reduce((total, sign, place) => total + valueOf(sign) * 2 ** place, 0)
  return (sum % 11) % 10
}

function valueOf(sign: string): number {
  if (sign >= '0' && sign <= '9') return Number(sign)
  const counted = sign.charCodeAt(0) - 'A'.charCodeAt(0) + 10
  return counted + Math.floor((counted - 1) / 10)
}

/** IATA resolution 600a: of the eight digits after the first three, the last is the others modulo 7. Other numbers are not judged. */
function mod7Fits(number: string): boolean {
  if (!/^\d{11}$/.test(number)) return true
  return Number(number.slice(3, 10)) % 7 === Number(number[10])
}
