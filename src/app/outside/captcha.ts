export const CAPTCHA_LENGTH = 5
/** No 0 and O, 1, I and L, which look alike. */
const CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Five random letters or digits. */
export function newCaptcha(): string {
  return [...randoms(CAPTCHA_LENGTH)].map((random) => CHARACTERS.charAt(random % CHARACTERS.length)).join('')
}

/** Whether what was typed is what the picture shows; upper and lower case are the same, and full-width letters. */
export function isCaptcha(typed: string, captcha: string): boolean {
  return typed.normalize('NFKC').trim().toUpperCase() === captcha
}

/** How one character of the picture stands: shift in pixels and turn in degrees. */
export interface Tilt {
  x: number
  y: number
  turn: number
}

/** A random, readable tilt for each character, and as many lines across the picture (start, bend and end heights). */
export function drawCaptcha(): { tilts: Tilt[]; lines: number[][] } {
  const spread = (random: number, range: number): number => (random % (2 * range + 1)) - range
  const [xs, ys, turns] = [randoms(CAPTCHA_LENGTH), randoms(CAPTCHA_LENGTH), randoms(CAPTCHA_LENGTH)]
  const tilts = [...xs].map((x, at) => ({
    x: spread(x, 3),
    y: spread(ys[at] ?? 0, 5),
    turn: spread(turns[at] ?? 0, 22),
  }))
  const lines = [0, 1, 2].map(() => [...randoms(3)].map((height) => 6 + (height % 36)))
  return { tilts, lines }
}

function randoms(count: number): Uint16Array {
  return crypto.getRandomValues(new Uint16Array(count))
}
