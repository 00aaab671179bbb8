import type { Tone } from '../model/lookup.ts'

/** Light and dark: the two forms of every colour of the portal. */
export const MODES = ['light', 'dark'] as const
export type Mode = (typeof MODES)[number]

/** A state's colour as text, and the ground that goes with it: 4.5:1 on one another. */
export interface TonePair {
  ink: string
  wash: string
}

/** The colours of one mode that no tenant changes. */
interface Surfaces {
  /** The page behind the cards. */
  page: string
  card: string
  /** A quiet tint: the row under the pointer, the current entry, a skeleton. The least contrast for text is kept on it. */
  wash: string
  ink: string
  /** Text that steps back, at 4.5:1 on the wash. */
  soft: string
  /** Between things; decoration, so without a least contrast. */
  line: string
  /** Of whatever can be filled in or switched: 3:1 on the card and the page (WCAG 2.2, 1.4.11). */
  edge: string
  tones: Record<Tone, TonePair>
  elevation: { menu: string; dialog: string }
}

/** Colours by mode. Nothing of the portal names a colour elsewhere; a tenant's own are made in palettes.ts. */
export const surfaces: Record<Mode, Surfaces> = {
  light: {
    page: '#f5f7f8',
    card: '#ffffff',
    wash: '#eaf1f4',
    ink: '#10212b',
    soft: '#52656f',
    line: '#e1e8eb',
    edge: '#7d919b',
    tones: {
      neutral: { ink: '#3d4f59', wash: '#e8edf0' },
      info: { ink: '#2c4f73', wash: '#e6eef7' },
      warning: { ink: '#8a5300', wash: '#fff3dc' },
      success: { ink: '#1f6b3a', wash: '#e3f4e8' },
      danger: { ink: '#a3231b', wash: '#fcebe9' },
    },
    elevation: {
      menu: '0 2px 4px rgb(16 33 43 / .06), 0 8px 24px rgb(16 33 43 / .14)',
      dialog: '0 8px 16px rgb(16 33 43 / .08), 0 24px 64px rgb(16 33 43 / .22)',
    },
  },
  dark: {
    page: '#0e161b',
    card: '#152028',
    wash: '#1b2a33',
    ink: '#e8eff2',
    soft: '#9db0b9',
    line: '#24333c',
    edge: '#6b818c',
    tones: {
      neutral: { ink: '#b9c8cf', wash: '#22313a' },
      info: { ink: '#a9cbf0', wash: '#1b2c40' },
      warning: { ink: '#ffc973', wash: '#352811' },
      success: { ink: '#86d8a0', wash: '#14301f' },
      danger: { ink: '#ff9d92', wash: '#3a1d1b' },
    },
    elevation: {
      // In the dark a shadow alone has no edge.
      menu: '0 0 0 1px #24333c, 0 2px 4px rgb(0 0 0 / .3), 0 8px 24px rgb(0 0 0 / .45)',
      dialog: '0 8px 16px rgb(0 0 0 / .35), 0 24px 64px rgb(0 0 0 / .6)',
    },
  },
}

/** Text on a filled colour, whichever can be read. */
export const ON_DARK = '#ffffff'
export const ON_LIGHT = surfaces.light.ink

/** The six sizes of letters with their line heights, in pixels at the browser's usual size. */
export const TYPE = {
  small: [12, 16],
  text: [14, 20],
  lead: [16, 22],
  heading: [18, 26],
  title: [24, 30],
  figure: [40, 48],
} as const

/** Corners in pixels: of controls, of cards and what opens over the page, of chips. */
export const RADIUS = { control: 8, card: 12, chip: 999 } as const

/** Motion: what opens, and what only changes its colour; none for who asks for less motion. */
export const MOTION = { open: 160, colour: 100, easing: 'cubic-bezier(0, 0, .2, 1)' } as const

/** Colours of a tenant that names none (specification of the frame, §1). */
export const PRODUCT = { primary: '#417F90', secondary: '#1a5178' } as const

/** What parts of charts are coloured by, beside the brand: pleasant beside each other, none brown or olive, each seen on light ground and, lighter, on dark. */
export const CHART_COLOURS = [
  '#348dcf',
  '#c38824',
  '#7555a8',
  '#d55f59',
  '#243e6f',
  '#209993',
  '#54803a',
  '#772f55',
  '#576574',
  '#61251c',
  '#a85887',
  '#534d92',
  '#1d8c5e',
  '#8b3a44',
  '#542750',
  '#405395',
] as const
