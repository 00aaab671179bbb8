import { dayPart, dayText, weekdayText } from '../../render/index.ts'
import type { Figure, Formats } from '../../render/index.ts'

/** About as wide as a letter is below a bar, in pixels: of a script of whole squares, and of any other. */
const SQUARE = { pattern: /[\u2e80-\uffef]/u, width: 12 }
const LETTER = 7

/** A day without its year; other figures by their name, and nothing where there is none. */
export function shortName(figure: Figure | undefined, formats: Formats): string {
  if (figure === undefined) return ''
  const day = dayText(figure.code, formats, 'axis')
  return day === figure.code ? figure.label : day
}

/**
 * What stands below the bars of a page, each in short lines. A day is the day of the week, or what is said instead of it by its code, and then
 * the day. Where the days are too wide to stand beside each other in `room` pixels each, the month has a line of its own, said of the first
 * day and of the first of a month: so each bar has its day on a narrow screen, too. Any other figure is its name.
 */
export function axisTexts(
  figures: readonly Figure[],
  formats: Formats,
  room: number,
  instead: Readonly<Record<string, string>>,
): string[] {
  const names = figures.map((figure) => shortName(figure, formats))
  const isNarrow = names.some((name) => widthOf(name) > room)
  return figures.map(({ code, label }, index) => {
    const name = names[index] ?? ''
    if (name === label) return name
    const first = instead[code] ?? weekdayText(code, formats)
    if (!isNarrow) return `${first}\n${name}`
    const monthOf = (day = '') => dayPart(day, formats, { month: 'short' })
    const month = monthOf(code)
    const isNew = monthOf(figures[index - 1]?.code) !== month
    return [first, dayPart(code, formats, { day: 'numeric' }), ...(isNew ? [month] : [])].join('\n')
  })
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (SQUARE.pattern.test(letter) ? SQUARE.width : LETTER), 0)
}
