const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
/** What letters count for; I, O and Q are not used. */
const VALUES: Record<string, number> = {
  ...Object.fromEntries([...'ABCDEFGH'].map((letter, index) => [letter, index + 1])),
  ...Object.fromEntries([...'JKLMN'].map((letter, index) => [letter, index + 1])),
  ...{ P: 7, R: 9 },
  ...Object.fromEntries([...'STUVWXYZ'].map((letter, index) => [letter, index + 2])),
}

/**
 * A vehicle identification number with its check digit in the ninth place (49 CFR 565): maker, five characters of the
 * vehicle, model year, seven characters of plant and serial.
 */
export function vehicleNumber(maker: string, descriptor: string, modelYear: string, serial: number): string {
  const tail = `${modelYear}${String(serial).padStart(7, '0')}`
  const sum = [...`${maker}${descriptor}0${tail}`].reduce((total, sign, index) => total + (VALUES[sign] ?? Number(sign)) * (WEIGHTS[index] ?? 0), 0)
  return `${maker}${descriptor}${sum % 11 === 10 ? 'X' : String(sum % 11)}${tail}`
}
