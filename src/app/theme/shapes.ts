/** Width and height of a pattern's picture, and of one of its tiles. */
export const PATTERN = { width: 600, height: 600, tile: 100 } as const

export interface Shape {
  path: string
  colour: string
}

/**
 * A pattern of a tenant's own, made from the tones of its colour and its name: facets, quarter circles or waves, arranged anew by each
 * name and always the same for one.
 */
export function patternOf(name: string, ramp: readonly string[]): Shape[] {
  const next = numbersFrom(name)
  const tone = (most = ramp.length) => ramp[1 + Math.floor(next() * (most - 1))] ?? ''
  const kind = Math.floor(next() * 3)
  if (kind === 0) return waves(next, ramp)
  return tiles().flatMap(([x, y]) => [
    { path: `M${x} ${y}h100v100h-100z`, colour: tone() },
    { path: kind === 1 ? facet(x, y, next() < 0.5) : quarter(x, y, Math.floor(next() * 4)), colour: tone() },
  ])
}

function tiles(): [number, number][] {
  const { width, height, tile } = PATTERN
  return Array.from({ length: (width / tile) * (height / tile) }, (_, at) => [
    (at % (width / tile)) * tile,
    Math.floor(at / (width / tile)) * tile,
  ])
}

const facet = (x: number, y: number, rises: boolean) =>
  rises ? `M${x} ${y + 100}l100 -100v100z` : `M${x} ${y}l100 100h-100z`

/** Around one of the tile's corners, counted clockwise from its upper left. */
function quarter(x: number, y: number, corner: number): string {
  const right = corner === 1 || corner === 2 ? 1 : 0
  const lower = corner > 1 ? 1 : 0
  const [cx, cy] = [x + right * 100, y + lower * 100]
  const [dx, dy] = [right ? -100 : 100, lower ? -100 : 100]
  return `M${cx} ${cy}h${dx}a100 100 0 0 ${right === lower ? 1 : 0} ${-dx} ${dy}z`
}

/** Bands one behind the other, from the palest above to the deepest below. */
function waves(next: () => number, ramp: readonly string[]): Shape[] {
  const { width, height } = PATTERN
  return ramp.slice(1).map((colour, band, { length }) => {
    const top = (band * height) / length - 20
    const swell = 30 + next() * 50
    const half = width / (2 + Math.floor(next() * 2))
    const shift = -half * 2 * next()
    const arches = Array.from({ length: 8 }, (_, at) => `q${half / 2} ${at % 2 === 0 ? swell : -swell} ${half} 0`)
    return { path: `M${shift} ${top + 40}${arches.join('')}V${height}H${shift}z`, colour }
  })
}

/** Numbers from 0 to 1 that look like chance, the same for a name each time (xorshift). */
function numbersFrom(name: string): () => number {
  let state = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7) || 1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  // The first ones of names that are alike are alike.
  for (let spent = 0; spent < 4; spent += 1) next()
  return next
}
