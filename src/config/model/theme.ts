/** A tenant's look: what its file names, and what the compiler makes of it. */
export interface ThemeModel {
  primaryColor: string
  secondaryColor: string
  logo?: string
  background?: string
  /** Letters of the tenant's own: a variable typeface. */
  typeface?: string
  /** What is better in the dark than what the portal makes of the others. */
  dark?: { primaryColor?: string; secondaryColor?: string; logo?: string }
  /** Absent where the gateway knows the tenant by its brand alone: the page then makes them. */
  palettes?: BrandPalettes
}

/** A tenant's colours in one mode, as #RRGGBB. */
export interface BrandPalette {
  /** Of what can be pressed; the text on it; the same under the pointer. */
  fill: string
  on: string
  hover: string
  /** As text and as edge: links, the active entry, focus, progress. 4.5:1 on card, page and wash. */
  ink: string
  /** The second colour, with the text on it. */
  strong: string
  onStrong: string
  /** A tint for grounds. */
  wash: string
}

export interface BrandPalettes {
  light: BrandPalette
  dark: BrandPalette
  /** Tones of the first colour, from the palest to the deepest, for patterns and drawings. */
  ramp: readonly string[]
}
