import { useMemo } from 'react'
import { useTheme } from '@mui/material/styles'
import { contrast, mix, fromHex, labOf, oklch, seenBy, VISIONS } from './colour-space.ts'
import type { Lab } from './colour-space.ts'
import { surfaces } from '../../config/index.ts'
import type { Mode } from '../../config/index.ts'
import type { Figure } from '../../render/index.ts'

/** WCAG 2.2, 1.4.11: least contrast of a shape on its ground. */
const VISIBLE = 3
/** How far a brand's second colour must be from its first to stand beside it (distance in OKLab, for every kind of vision). */
const APART = 0.12

interface Seen {
  hex: string
  /** As each kind of vision sees it. */
  as: readonly Lab[]
}

/**
 * So many colours for the parts of one chart, as #RRGGBB: the brand's own first, then each time the one that is farthest from
 * all before it for the eye that tells them apart worst (full colour vision, protanopia, deuteranopia, tritanopia). All can be
 * seen on the ground.
 */
export function apartColours(
  primary: string,
  secondary: string,
  count: number,
  ground = surfaces.light.card,
): string[] {
  const first = seen(visible(primary, ground))
  const second = seen(visible(secondary, ground))
  const chosen = distance(first, second) >= APART ? [first, second] : [first]
  const pool = candidates().filter(({ hex }) => contrast(hex, ground) >= VISIBLE)
  while (chosen.length < count && pool.length > 0) {
    const gaps = pool.map((each) => Math.min(...chosen.map((other) => distance(each, other))))
    const [farthest] = pool.splice(gaps.indexOf(Math.max(...gaps)), 1)
    if (farthest !== undefined) chosen.push(farthest)
  }
  return Array.from({ length: count }, (_, index) => chosen[index % chosen.length]?.hex ?? first.hex)
}

/** How far two colours are apart for the eye that tells them apart worst. */
export function apart(one: string, other: string): number {
  return distance(seen(one), seen(other))
}

function distance(one: Seen, other: Seen): number {
  return Math.min(
    ...one.as.map((lab, index) => Math.hypot(...lab.map((part, axis) => part - (other.as[index]?.[axis] ?? 0)))),
  )
}

function seen(hex: string): Seen {
  const colour = fromHex(hex)
  return { hex, as: VISIONS.map((vision) => labOf(seenBy(colour, vision))) }
}

/** The colour, darkened until it can be seen on a light ground; on a dark one brands are light already. */
function visible(hex: string, ground: string): string {
  for (let step = 0; step < 10; step += 1) {
    const darker = mix(hex, step / 10)
    if (contrast(darker, ground) >= VISIBLE) return darker
  }
  return hex
}

/** Calm colours around the circle of hues, in four lightnesses: the lightest and the deepest are seen on one kind of ground each. */
function candidates(): Seen[] {
  const hues = Array.from({ length: 24 }, (_, index) => index * 15)
  const kinds = [
    [0.8, 0.1],
    [0.66, 0.13],
    [0.52, 0.12],
    [0.36, 0.09],
  ] as const
  return kinds.flatMap(([lightness, chroma]) => hues.flatMap((hue) => oklch(lightness, chroma, hue) ?? [])).map(seen)
}

/**
 * The colours of states, as #RRGGBB, each by its ink (of light or dark): several of one ink are shades of it, as far apart as all can still be
 * seen on the ground.
 */
export function shades(inks: readonly string[], ground: string): string[] {
  return inks.map((ink, index) => {
    const last = inks.filter((each) => each === ink).length - 1
    const before = inks.slice(0, index).filter((each) => each === ink).length
    return last === 0 ? ink : mix(ink, (faintest(ink, ground) * before) / last, ground)
  })
}

/** How much of the ground a colour takes and can still be seen on it. */
function faintest(ink: string, ground: string): number {
  let share = 0
  while (contrast(mix(ink, share + 0.02, ground), ground) >= VISIBLE) share += 0.02
  return share
}

/**
 * The colours for the parts of one chart, as #RRGGBB, in light or dark: of states the tones that their badges have, else colours made of the
 * brand's own two.
 */
export function chartColours(
  figures: readonly Figure[],
  primary: string,
  secondary: string,
  mode: Mode = 'light',
): string[] {
  const { card, tones } = surfaces[mode]
  return figures.some(({ tone }) => tone !== undefined)
    ? shades(
        figures.map(({ tone = 'neutral' }) => tones[tone].ink),
        card,
      )
    : apartColours(primary, secondary, figures.length, card)
}

/** The colours for the parts of one chart on the screen. */
export function useChartColours(figures: readonly Figure[]): string[] {
  const { primary, secondary, mode } = useTheme().palette
  return useMemo(
    () => chartColours(figures, primary.main, secondary.main, mode),
    [primary.main, secondary.main, mode, figures],
  )
}
