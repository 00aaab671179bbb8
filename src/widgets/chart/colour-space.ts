/** Colours as numbers: sRGB, OKLab, and how they are seen without one kind of cone. */
export type Rgb = readonly [number, number, number]
export type Lab = Rgb
type Matrix = readonly [Rgb, Rgb, Rgb]

/** Kinds of vision, as what becomes of a linear colour: full, then protanopia, deuteranopia, tritanopia (Machado, Oliveira, Fernandes 2009, severity 1). */
export const VISIONS: readonly Matrix[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
]

const LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const LAB_TO_LMS: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const LMS_TO_RGB: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

/** Linear channels, 0 to 1, of #RRGGBB. */
export function fromHex(hex: string): Rgb {
  return three((index) => linear(Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255))
}

/** A linear colour as a kind of vision sees it. */
export function seenBy(colour: Rgb, vision: Matrix): Rgb {
  const changed = times(vision, colour)
  return three((index) => Math.min(1, Math.max(0, changed[index] ?? 0)))
}

/** OKLab of a linear colour (Ottosson 2020): distances in it are as people see them. */
export function labOf(colour: Rgb): Lab {
  const cones = times(LMS, colour)
  return times(
    LAB,
    three((index) => Math.cbrt(cones[index] ?? 0)),
  )
}

/** #RRGGBB of a lightness (0 to 1), a chroma and a hue in degrees; nothing where a screen has no such colour. */
export function oklch(lightness: number, chroma: number, hue: number): string | undefined {
  const angle = (hue * Math.PI) / 180
  const cones = times(LAB_TO_LMS, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
  const colour = times(
    LMS_TO_RGB,
    three((index) => (cones[index] ?? 0) ** 3),
  )
  return colour.every((channel) => channel > -0.001 && channel < 1.001) ? toHex(colour) : undefined
}

/** The colour with a share, 0 to 1, of another one; of black where none is named. */
export function mix(hex: string, share: number, other?: string): string {
  const [colour, added] = [fromHex(hex), other === undefined ? [] : fromHex(other)]
  return toHex(three((index) => (colour[index] ?? 0) * (1 - share) + (added[index] ?? 0) * share))
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = fromHex(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toHex(colour: Rgb): string {
  return `#${colour
    .map((channel) =>
      Math.round(gamma(Math.min(1, Math.max(0, channel))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function gamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}

function times(matrix: Matrix, [one, two, last]: Rgb): Rgb {
  return three((index) => {
    const row = matrix[index as 0 | 1 | 2]
    return row[0] * one + row[1] * two + row[2] * last
  })
}

function three(of: (index: number) => number): Rgb {
  return [of(0), of(1), of(2)]
}
