import { useMemo } from 'react'
import { useTheme } from '@mui/material/styles'
import { contrast, mix, fromHex, labOf, oklch, seenBy, VISIONS } from './colour-space.ts'
import type { Lab } from './colour-space.ts'
import { CHART_COLOURS, surfaces } from '../../config/index.ts'
import type { Mode } from '../../config/index.ts'
import type { Figure } from '../../render/index.ts'

/** WCAG 2.2, 1.4.11: least contrast of a shape on its ground. */
const VISIBLE = 3
/** How far a brand's second colour must be from its first to stand beside it (distance in OKLab, for every kind of vision). */
const APART = 0.12
/** Colours as far apart as this are told apart at a glance. */
const ENOUGH = 0.075
/** Colours nearer than this are taken for one. */
const CLOSE = 0.05
/** Lightness in OKLab of the deepest and the lightest colour on a dark ground. */
const DEEPEST = 0.54
const LIGHTEST = 0.87

interface Seen {
  hex: string
  /** As each kind of vision sees it, by day and, lighter, by night. */
  as: readonly Lab[]
}

/**
 * So many colours for the parts of one chart on a light ground, as #RRGGBB: the brand's own first, then each time the first of the pleasant
 * ones that is far enough from all before it for the eye that tells them apart worst (full colour vision, protanopia, deuteranopia, tritanopia), by
 * day and by night; where none is, the farthest. All can be seen.
 */
export function apartColours(primary: string, secondary: string, count: number): string[] {
  const ground = surfaces.light.card
  const first = seen(visible(primary, ground))
  const second = seen(visible(secondary, ground))
  const chosen = distance(first, second) >= APART ? [first, second] : [first]
  const pool = CHART_COLOURS.map(seen)
  while (chosen.length < count && pool.length > 0) {
    const gaps = pool.map((each) => Math.min(...chosen.map((other) => distance(each, other))))
    const widest = Math.max(...gaps)
    const [next] = pool.splice(
      gaps.findIndex((gap) => gap >= Math.min(ENOUGH, widest)),
      1,
    )
    if (next !== undefined && widest >= CLOSE) chosen.push(next)
  }
  return Array.from({ length: count }, (_, index) => chosen[index % chosen.length]?.hex ?? first.hex)
}

/** The same colour for a dark ground: its hue is kept, so that a part is known again by night. */
export function inTheDark(hex: string): string {
  const [lightness, a, b] = labOf(fromHex(hex))
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  const light = Math.min(LIGHTEST, DEEPEST + Math.max(0, lightness - 0.34) * 1.08)
  for (let chroma = Math.hypot(a, b); chroma > 0; chroma -= 0.01) {
    const lighter = oklch(light, chroma, hue)
    if (lighter !== undefined) return lighter
  }
  return oklch(light, 0, hue) ?? hex
}

/** How far two colours are apart for the eye that tells them apart worst. */
export function apart(one: string, other: string): number {
  return distance({ hex: one, as: labsOf(one) }, { hex: other, as: labsOf(other) })
}

function distance(one: Seen, other: Seen): number {
  return Math.min(
    ...one.as.map((lab, index) => Math.hypot(...lab.map((part, axis) => part - (other.as[index]?.[axis] ?? 0)))),
  )
}

function seen(hex: string): Seen {
  return { hex, as: [...labsOf(hex), ...labsOf(inTheDark(hex))] }
}

function labsOf(hex: string): Lab[] {
  const colour = fromHex(hex)
  return VISIONS.map((vision) => labOf(seenBy(colour, vision)))
}

/** The colour, darkened until it can be seen on a light ground. */
function visible(hex: string, ground: string): string {
  for (let step = 0; step < 10; step += 1) {
    const darker = mix(hex, step / 10)
    if (contrast(darker, ground) >= VISIBLE) return darker
  }
  return hex
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
 * brand's own two, as a light ground shows them, and quiet grey for the rest, which is no part of a kind.
 */
export function chartColours(
  figures: readonly Figure[],
  primary: string,
  secondary: string,
  mode: Mode = 'light',
): string[] {
  const { card, tones } = surfaces[mode]
  if (figures.some(({ tone }) => tone !== undefined))
    return shades(
      figures.map(({ tone = 'neutral' }) => tones[tone].ink),
      card,
    )
  const colours = apartColours(primary, secondary, figures.length)
  return figures.map(({ isRest }, index) => {
    const colour = colours[index] ?? primary
    if (isRest === true) return tones.neutral.ink
    return mode === 'light' ? colour : inTheDark(colour)
  })
}

/** The colours for the parts of one chart on the screen. */
export function useChartColours(figures: readonly Figure[]): string[] {
  const { charts, palette } = useTheme()
  return useMemo(
    () => chartColours(figures, charts.primary, charts.secondary, palette.mode),
    [charts, palette.mode, figures],
  )
}
