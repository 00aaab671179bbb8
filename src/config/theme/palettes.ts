import { formatHex, modeLrgb, modeOklch, modeRgb, toGamut, useMode as register, wcagContrast } from 'culori/fn'
import type { BrandPalette, BrandPalettes, ThemeModel } from '../model/theme.ts'
import { isColour } from './colour.ts'
import type { Mode } from './tokens.ts'
import { ON_DARK, ON_LIGHT, PRODUCT, surfaces } from './tokens.ts'

register(modeRgb)
register(modeLrgb)
const oklch = register(modeOklch)
const inGamut = toGamut('rgb', 'oklch')

/** WCAG 2.2, 1.4.3: least contrast of text; edges, which need 3:1 (1.4.11), have it with the same colour. */
const READABLE = 4.5
/** How much darker, in OKLCH's lightness, a colour may become before it is no longer the tenant's. */
const NUDGE = 0.035
const STEP = 0.005
/** Lightness from which a colour stands out on dark ground. */
const GLOW = 0.74

/** Lightness of the tones of a ramp, from the palest to the deepest, and how much of the colour's chroma each keeps. */
const RAMP = [
  [0.965, 0.15],
  [0.9, 0.4],
  [0.78, 0.75],
  [0.62, 1],
  [0.48, 1],
  [0.36, 0.9],
  [0.24, 0.7],
] as const

export type BrandColours = Pick<ThemeModel, 'primaryColor' | 'secondaryColor' | 'dark'>

/** Contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other)
}

/**
 * All that the portal draws in a tenant's colours, made of the one or two that the tenant names; of the product's where a text is no
 * colour. Text of 4.5:1 and edges of 3:1 in both modes, whatever is named.
 */
export function palettesOf({ primaryColor, secondaryColor, dark }: BrandColours): BrandPalettes {
  const primary = isColour(primaryColor) ? primaryColor : PRODUCT.primary
  const secondary = isColour(secondaryColor) ? secondaryColor : PRODUCT.secondary
  return {
    light: paletteOf('light', primary, secondary),
    dark: paletteOf('dark', dark?.primaryColor ?? primary, dark?.secondaryColor ?? secondary),
    ramp: RAMP.map(([lightness, share]) => {
      const { c, h = 0 } = oklch(primary) ?? { c: 0 }
      return hex(lightness, c * share, h)
    }),
  }
}

function paletteOf(mode: Mode, primary: string, secondary: string): BrandPalette {
  const filled = mode === 'light' ? surface(primary) : onDark(primary)
  // What is written in it stands on the page: a pale one would not be seen there.
  const strong = mode === 'light' ? { main: onLight(secondary).main, contrastText: ON_DARK } : onDark(secondary)
  const { l, c, h = 0 } = oklch(filled.main) ?? { l: 0, c: 0 }
  return {
    fill: filled.main,
    on: filled.contrastText,
    // Further from the text on it, so that it stays readable.
    hover: hex(filled.contrastText === ON_DARK ? l - 0.06 : l + 0.05, c, h),
    ink: mode === 'light' ? asText(primary, surfaces.light.wash) : filled.main,
    strong: strong.main,
    onStrong: strong.contrastText,
    wash: mode === 'light' ? hex(0.955, Math.min(c, 0.02), h) : hex(0.28, Math.min(c, 0.035), h),
  }
}

/**
 * A background and the text that is readable on it. White text is preferred when at most a slight, hardly visible
 * darkening of the colour makes it readable; then dark text; a colour between the two is darkened as far as white needs,
 * and then no longer the tenant's.
 */
export function surface(colour: string): { main: string; contrastText: string; isTenants: boolean } {
  const slight = moved(colour, -STEP, (each) => contrast(each, ON_DARK) >= READABLE)
  const isTenants = lightness(colour) - lightness(slight) <= NUDGE
  if (!isTenants && contrast(colour, ON_LIGHT) >= READABLE)
    return { main: colour, contrastText: ON_LIGHT, isTenants: true }
  return { main: slight, contrastText: ON_DARK, isTenants }
}

/** A colour in which figures are written on a light page, darker where it could not be read there. */
export function onLight(colour: string): { main: string; isTenants: boolean } {
  const main = asText(colour, surfaces.light.wash)
  return { main, isTenants: lightness(colour) - lightness(main) <= NUDGE }
}

/** A colour that a tenant names for the dark: whether it can be read there as it is. */
export function isReadableInTheDark(colour: string): boolean {
  return contrast(colour, surfaces.dark.wash) >= READABLE
}

/** The colour, made darker until it is readable as text on a light ground. */
export function asText(colour: string, ground: string): string {
  return moved(colour, -STEP, (each) => contrast(each, ground) >= READABLE)
}

/** On dark ground what can be pressed is light, with dark text. */
function onDark(colour: string): { main: string; contrastText: string } {
  const { l, c, h = 0 } = oklch(colour) ?? { l: 0, c: 0 }
  const main = l >= GLOW ? colour : hex(GLOW, c, h)
  return { main: moved(main, STEP, (each) => contrast(each, surfaces.dark.wash) >= READABLE), contrastText: ON_LIGHT }
}

/** The colour itself if it passes, else the first that does on its way to black or white, its hue kept. */
function moved(colour: string, step: number, passes: (colour: string) => boolean): string {
  const { l, c, h = 0 } = oklch(colour) ?? { l: 0, c: 0 }
  let now = colour
  for (let at = l; !passes(now) && (step < 0 ? at > 0 : at < 1); at += step) now = hex(at + step, c, h)
  return now
}

function lightness(colour: string): number {
  return oklch(colour)?.l ?? 0
}

/** OKLCH as #RRGGBB, with the chroma that sRGB can show at this lightness. */
function hex(l: number, c: number, h: number): string {
  return formatHex(inGamut({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }))
}
