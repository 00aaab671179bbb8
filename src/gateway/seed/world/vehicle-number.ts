const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
/** What letters count for; I, O and Q are not used. */
const VALUES: Record<string, number> = {
  ...Object.fromEntries([...'ABCDEFGH'].map((letter, index) => [letter, index + 1])),
  ...Object.fromEntries([...'JKLMN'].map((letter, index) => [letter, index + 1])),
  ...{ P: 7, R: 9 },
  ...Object.fromEntries([...'STUVWXYZ'].map((letter, index) => [letter, index + 2])),
}

/**
 * A vehicle identification number with its check digit in the ninth place (49 CFR 565): three characters of the maker,
 * five of the vehicle, and eight behind the check digit: model year, plant, serial number.
 */
export function vehicleNumber(maker: string, descriptor: string, tail: string): string {
  const sum = [...`${maker}${descriptor}0${tail}`].reduce(
    (total, sign, index) => total + (VALUES[sign] ?? Number(sign)) * (WEIGHTS[index] ?? 0),
    0,
  )
  return `${maker}${descriptor}${sum % 11 === 10 ? 'X' : String(sum % 11)}${tail}`
}
