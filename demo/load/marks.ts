import { airWaybill, containerNumber, entryNumber } from './check-digits.ts'

/** What the marks of one copy of a record stand for. */
export interface Standing {
  /** Midnight (UTC) of the day that the copy calls today: earlier ones lie further back. Milliseconds. */
  today: number
  tenant: string
  /** How far the numbers of the copy are from those of the data; 0 keeps them. */
  apart: number
  /** The record's own number. */
  own: string
  /** The next internal number of a container. */
  box?: () => number
  /** Number of the booking that a shipment came from. */
  booking?: string | undefined
}

type Mark = (standing: Standing) => string

const DAY = 86_400_000
const MARK = /\{([^{}"]+)\}/
/** Between the numbers of two copies: a prime, so that they lie apart and no serial of up to nine figures comes back soon. */
const STRIDE = 7919

/**
 * A record of the data as a function that puts values in the place of its marks (README.md names them).
 *
 * @throws Error for a mark that does not exist
 */
export function templateOf<Row>(row: Row): (standing: Standing) => Row {
  // Braces of JSON itself stand around a quote or nothing; a mark has neither.
  const parts = JSON.stringify(row)
    .split(MARK)
    .map((part, index): string | Mark => (index % 2 === 0 ? part : markOf(part)))
  return (standing) =>
    JSON.parse(parts.map((part) => (typeof part === 'string' ? part : part(standing))).join('')) as Row
}

function markOf(mark: string): Mark {
  const [name = '', rest = ''] = mark.split(' ')
  const day = /^today([+-]\d+)?$/.exec(name)
  if (day !== null) return dayMark(Number(day[1] ?? 0), rest)
  const known = MARKS[name]
  if (known === undefined) throw new Error(`There is no mark {${mark}}`)
  return known(rest)
}

const MARKS: Readonly<Record<string, (rest: string) => Mark>> = {
  own: () => (standing) => standing.own,
  'own.6': () => (standing) => standing.own.slice(-6),
  box: () => (standing) => String(standing.box?.() ?? ''),
  booking: () => (standing) => standing.booking ?? '',
  tenant: () => (standing) => standing.tenant,
  n: (text) => moved(text),
  container: (text) => checked(text, containerNumber),
  waybill: (text) => checked(text, airWaybill),
  entry: (text) => checked(text, entryNumber),
}

/** A number whose last figures are moved on, with its check digit. */
function checked(text: string, withCheckDigit: (text: string) => string): Mark {
  const serial = moved(text)
  return (standing) => withCheckDigit(serial(standing))
}

/** The figures at the end of a text, moved on by the distance of the copy; there are as many as before. */
function moved(text: string): Mark {
  const [figures = ''] = /\d+$/.exec(text) ?? []
  const head = text.slice(0, text.length - figures.length)
  const serial = Number(figures)
  return ({ apart }) => head + String((serial + apart * STRIDE) % 10 ** figures.length).padStart(figures.length, '0')
}

function dayMark(offset: number, format: string): Mark {
  return ({ today }) => {
    const [year = '', month = '', day = ''] = new Date(today + offset * DAY).toISOString().slice(0, 10).split('-')
    if (/^\d\d:\d\d$/.test(format)) return `${year}-${month}-${day}T${format}:00.000Z`
    return (format === '' ? 'YYYYMMDD' : format)
      .replace('YYYY', year)
      .replace('YY', year.slice(2))
      .replace('MM', month)
      .replace('DD', day)
  }
}
