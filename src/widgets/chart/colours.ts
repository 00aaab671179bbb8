import { useMemo } from 'react'
import { useTheme } from '@mui/material/styles'
import { contrast, mix, fromHex, labOf, oklch, seenBy, VISIONS } from './colour-space.ts'
import type { Lab } from './colour-space.ts'
import { surfaces } from '../../config/index.ts'

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

/** So many colours for the parts of one chart, made of the theme's own. */
export function useChartColours(count: number): string[] {
  const { primary, secondary, background } = useTheme().palette
  return useMemo(
    () => apartColours(primary.main, secondary.main, count, background.paper),
    [primary.main, secondary.main, background.paper, count],
  )
}
