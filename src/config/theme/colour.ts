type Channels = readonly [number, number, number]

export const WHITE = '#ffffff'
export const INK = '#101d26'
/** WCAG 2.2, 1.4.3: least contrast of text. */
const READABLE = 4.5
/** How much of a colour may be taken away, in hundredths, before it is no longer the tenant's. */
const NUDGE = 8

/** Whether a text is a colour of the form #RRGGBB. */
export function isColour(text: unknown): text is string {
  return typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text)
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * A background and the text that is readable on it. White text is preferred when at most a slight, hardly visible
 * darkening of the colour makes it readable; then dark text; a colour between the two is darkened as far as white needs,
 * and then no longer the tenant's.
 */
export function surface(colour: string): { main: string; contrastText: string; isTenants: boolean } {
  const slight = darkenedFor(WHITE, colour, NUDGE)
  if (slight !== null) return { main: slight, contrastText: WHITE, isTenants: true }
  if (contrast(colour, INK) >= READABLE) return { main: colour, contrastText: INK, isTenants: true }
  return { main: asText(colour), contrastText: WHITE, isTenants: false }
}

/** The colour, darkened until it is readable as text on a light background. */
export function asText(colour: string, background = WHITE): string {
  return darkenedFor(background, colour, 100) ?? INK
}

/** The colour with the least darkening, in hundredths up to `most`, that is readable with the other; null if none is. */
function darkenedFor(other: string, colour: string, most: number): string | null {
  for (let taken = 0; taken <= most; taken++) {
    const darker = darken(colour, taken / 100)
    if (contrast(darker, other) >= READABLE) return darker
  }
  return null
}

/** Takes a part (0 to 1) of each channel away. */
export function darken(colour: string, part: number): string {
  return `#${channels(colour)
    .map((channel) =>
      Math.round(channel * (1 - part))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function channels(colour: string): Channels {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as unknown as Channels
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
