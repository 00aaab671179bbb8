import { countText, dayPart, dayText, weekdayText } from '../../render/index.ts'
import type { Figure, Formats } from '../../render/index.ts'

/** About as wide as a letter is below a bar, in pixels: of a script of whole squares, and of any other. */
const SQUARE = { pattern: /[\u2e80-\uffef]/u, width: 12 }
const LETTER = 7

/** As wide as a digit is above a bar, in pixels. */
const DIGIT = 8.5

/** Lines that a name has below its bar at most. */
const LINES = 3

/** A day without its year; other figures by their name, and nothing where there is none. */
export function shortName(figure: Figure | undefined, formats: Formats): string {
  if (figure === undefined) return ''
  const day = dayText(figure.code, formats, 'axis')
  return day === figure.code ? figure.label : day
}

/**
 * What stands below the bars of a page, each in short lines. A day is the day of the week, or what is said instead of it by its code, and then
 * the day. Where the days are too wide to stand beside each other in `room` pixels each, the month has a line of its own, said of the first
 * day and of the first of a month: so each bar has its day on a narrow screen, too. Any other figure is its name, as much of it as there is room for.
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
    if (name === label) return folded(name, room)
    const weekday = weekdayText(code, formats)
    const said = instead[code] ?? weekday
    // In the least room the neighbour's day would give way to what is said instead.
    const first = widthOf(said) + widthOf(weekday) > 2 * room ? weekday : said
    if (!isNarrow) return `${first}\n${name}`
    const monthOf = (day = '') => dayPart(day, formats, { month: 'short' })
    const month = monthOf(code)
    const isNew = monthOf(figures[index - 1]?.code) !== month
    return [first, dayPart(code, formats, { day: 'numeric' }), ...(isNew ? [month] : [])].join('\n')
  })
}

/**
 * What stands at the ends of the bars: their numbers, nothing at those of zero. One that does not fit into `room` pixels is written short ('1.2K'),
 * so that it does not stand in its neighbour.
 */
export function countTexts(
  figures: readonly Pick<Figure, 'value'>[],
  formats: Formats,
  room: number,
): (string | null)[] {
  return figures.map(({ value = 0 }) => {
    if (value === 0) return null
    const text = countText(value, formats)
    return text.length * DIGIT <= room
      ? text
      : value.toLocaleString(formats.numbers, { notation: 'compact', maximumSignificantDigits: 2 })
  })
}

/** A name in lines that fit into so many pixels, broken between its words; what finds no room is left out, and said to be. */
function folded(name: string, room: number): string {
  const lines = name.split(/\s+/u).reduce<string[]>((all, word) => {
    const last = all.at(-1)
    const joined = `${last} ${word}`
    return last !== undefined && widthOf(joined) <= room ? [...all.slice(0, -1), joined] : [...all, word]
  }, [])
  const shown = lines.slice(0, LINES)
  return shown
    .map((line, index) => cut(index === LINES - 1 && lines.length > LINES ? `${line}…` : line, room))
    .join('\n')
}

/** A text of so many pixels at most; the end of a longer one is an ellipsis. */
function cut(text: string, room: number): string {
  if (widthOf(text) <= room) return text
  const letters = [...text.replace(/…$/u, '')]
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > room) letters.pop()
  return `${letters.join('')}…`
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (SQUARE.pattern.test(letter) ? SQUARE.width : LETTER), 0)
}
