/** A container number with its check digit (ISO 6346): owner code of four letters and serial of six figures. */
export function containerNumber(text: string): string {
  const sum = [...text].reduce((total, sign, index) => total + containerValue(sign) * 2 ** index, 0)
  return `${text}${(sum % 11) % 10}`
}

/** Figures stand for themselves, letters for 10 to 38 without the multiples of 11. */
function containerValue(sign: string): number {
  if (/\d/.test(sign)) return Number(sign)
  const place = sign.charCodeAt(0) - 65 + 10
  return place + Math.floor((place - 1) / 10)
}

/** A master air waybill number: airline prefix, `-`, serial of seven figures, and that serial modulo 7. */
export function airWaybill(text: string): string {
  return `${text}${Number(text.slice(-7)) % 7}`
}

/** An entry number of CBP, `ABC-1234567-8`: every other figure from the last doubled, letters counted 1 to 9. */
export function entryNumber(text: string): string {
  const sum = [...text.replace('-', '')].reverse().reduce((total, sign, index) => {
    const value = entryValue(sign) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(value / 10) + (value % 10)
  }, 0)
  return `${text}-${(10 - (sum % 10)) % 10}`
}

/** A to I are 1 to 9, J to R are 1 to 9, S to Z are 2 to 9. */
function entryValue(sign: string): number {
  if (/\d/.test(sign)) return Number(sign)
  const place = sign.charCodeAt(0) - 65
  return place < 18 ? (place % 9) + 1 : place - 16
}
