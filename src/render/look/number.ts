import type { LabelId } from '../../config/index.ts'

/** What a person typed where a number is asked for. */
export type ReadNumber =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'malformed' }
  | { kind: 'long' }

/** How a number is cut on its way into the data. */
export interface NumberShape {
  /** Whole numbers: what follows the point is cut off. */
  integer?: boolean
  /** Digits kept after the point. */
  decimals?: number
}

/** What a text says that is no number of the data. */
const UNFIT: ReadonlyMap<ReadNumber['kind'], LabelId> = new Map([
  ['malformed', 'form.invalidNumber'],
  ['long', 'form.longNumber'],
])

/** What is said of a text that stands where a number is asked for; nothing of a number, and of what is one. */
export function unfitNumber(value: unknown, locale: string, shape: NumberShape = {}): LabelId | undefined {
  return typeof value === 'string' ? UNFIT.get(readNumber(value, locale, shape).kind) : undefined
}

/** A double holds this many decimal digits exactly; a longer number would not be the one that was typed. */
const EXACT_DIGITS = 15

/** How a language writes numbers. */
interface Writing {
  /** Its digits, from 9 to 0. */
  digits: string
  point: string
  group: string
  /** How many digits stand between two signs of grouping. */
  size: number
}

const writings = new Map<string, Writing>()

/** Read off the browser's own format, once: it is asked at each key. */
function writingOf(locale: string): Writing {
  const known = writings.get(locale)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-12345678.9)
  const find = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise
  const size = parts.filter((part) => part.type === 'integer')[1]?.value.length ?? 3
  const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)
  const writing = { digits, point: find('decimal', '.'), group: straight(find('group', ',')), size }
  writings.set(locale, writing)
  return writing
}

/**
 * Half-width characters, no outer spaces, a plain minus, the digits of programs: what a Japanese keyboard or a
 * spreadsheet adds is taken off, and so are the marks of direction that a language written from the right puts in.
 */
function plain(text: string, { digits }: Writing): string {
  return straight(text)
    .normalize('NFKC')
    .replace(/[\u061c\u200e\u200f]/g, '')
    .replace(/[\u2212\u2010-\u2013]/g, '-')
    .replace(/\p{Nd}/gu, (digit) => (digits.includes(digit) ? String(9 - digits.indexOf(digit)) : digit))
    .trim()
}

/** The apostrophe of keyboards: some browsers group by it, others by the curved one. */
const straight = (text: string): string => text.replace(/\u2019/g, "'")

const isSpace = (separator: string): boolean => /\s/u.test(separator)

/**
 * Reads a number typed by a person.
 * Takes the point and the grouping of `locale`; grouping must stand in the right places, so that `1,5` is never read as 15. Without grouping
 * it may have an exponent, as programs write them (`1e-7`).
 * Gives `long` for more digits than a double holds exactly, and `malformed` for anything else.
 */
export function readNumber(text: string, locale: string, shape: NumberShape = {}): ReadNumber {
  const writing = writingOf(locale)
  const { group, point, size } = writing
  const typed = plain(text, writing)
  if (typed === '') return { kind: 'empty' }
  const [mantissa = '', exponent, ...more] = typed.split(/e/i)
  if (exponent !== undefined && more.length === 0) return readPower(mantissa.split(point), exponent, locale, shape)
  const spaced = isSpace(group) ? typed.replace(/\s/gu, ' ') : typed
  const pieces = spaced.split(point)
  const sign = spaced.startsWith('-') ? '-' : ''
  const whole = ungroup((pieces[0] ?? '').slice(sign.length), isSpace(group) ? ' ' : group, size)
  const fraction = pieces[1] ?? ''
  if (pieces.length > 2 || whole === undefined || !/^\d*$/.test(fraction) || whole + fraction === '')
    return { kind: 'malformed' }
  const kept = shape.integer === true ? '' : fraction.slice(0, shape.decimals ?? fraction.length)
  const isExact = (whole + kept).replace(/^0+/, '').length <= EXACT_DIGITS
  if (!isExact && !(/^0*$/.test(kept) && Number.isSafeInteger(Number(whole)))) return { kind: 'long' }
  return { kind: 'number', value: Number(`${sign}${whole === '' ? '0' : whole}.${kept === '' ? '0' : kept}`) + 0 }
}

/** Reads a number that is written with a power of ten; what its shape cuts is cut of its plain digits. */
function readPower(pieces: string[], exponent: string, locale: string, shape: NumberShape): ReadNumber {
  const digits = pieces.join('.')
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(digits) || !/^[-+]?\d+$/.test(exponent)) return { kind: 'malformed' }
  const value = Number(`${digits}e${exponent}`)
  const exact = digits.replace(/\D/g, '').replace(/^0+/, '')
  if (!Number.isFinite(value) || exact.length > EXACT_DIGITS || (value === 0 && exact !== '')) return { kind: 'long' }
  if (shape.integer === true || shape.decimals !== undefined)
    return readNumber(editNumber(value, locale), locale, shape)
  return { kind: 'number', value: value + 0 }
}

function ungroup(whole: string, group: string, size: number): string | undefined {
  if (/^\d*$/.test(whole)) return whole
  const groups = whole.split(group)
  const between = (digits: number) => groups.slice(1, -1).every((part) => part.length === digits)
  // Nobody groups a number that begins with nothing: `0,024` is one of a writer who has the comma as the point.
  const wellGrouped =
    /^[1-9]\d{0,2}$/.test(groups[0] ?? '') && groups.at(-1)?.length === 3 && (between(3) || between(size))
  const joined = groups.join('')
  return wellGrouped && /^\d+$/.test(joined) ? joined : undefined
}

/** Digits before the point in a typed text, and after it up to the last that is no zero. */
export function countDigits(text: string, locale: string): { whole: number; fraction: number } {
  const writing = writingOf(locale)
  const [whole = '', fraction = ''] = plain(text, writing).split(writing.point)
  const count = (piece: string): number => piece.replace(/\D/g, '').length
  return { whole: count(whole), fraction: count(fraction.replace(/0+$/, '')) }
}

/**
 * A number for reading, in the way of `locale`; `decimals` digits after the point, or as many as it has: what adding binary fractions
 * leaves behind its fifteenth digit are none.
 */
export function showNumber(number: number, locale: string, decimals?: number): string {
  const value = !Number.isInteger(number) && String(number).length > LONGEST ? Number(number.toPrecision(15)) : number
  const size = Math.abs(value)
  // Below a million the browser's own digits with one comma are ten times as quick as its format, where they are the same.
  if (decimals !== undefined || !isPlain(locale) || size >= 1e6 || (size < 1e-6 && value !== 0))
    return formatOf(locale, decimals).format(value)
  const text = String(value)
  if (size < 1000) return text
  const before = (value < 0 ? 1 : 0) + (size < 1e4 ? 1 : size < 1e5 ? 2 : 3)
  return `${text.slice(0, before)},${text.slice(before)}`
}

/** Signs of a number of fifteen digits. */
const LONGEST = 16

const plainLocales = new Map<string, boolean>()

/** Whether a language writes numbers as programs do, thousands apart by commas. */
function isPlain(locale: string): boolean {
  const known =
    plainLocales.get(locale) ??
    (formatOf(locale, undefined).format(-123456.75) === '-123,456.75' &&
      formatOf(locale, undefined).format(1234.5) === '1,234.5')
  plainLocales.set(locale, known)
  return known
}

const formats = new Map<string, Map<number | undefined, Intl.NumberFormat>>()

/** The browser's own format, made once: making one takes longer than a hundred numbers. */
function formatOf(locale: string, decimals: number | undefined): Intl.NumberFormat {
  const ofLocale = formats.get(locale) ?? new Map<number | undefined, Intl.NumberFormat>()
  formats.set(locale, ofLocale)
  const found = ofLocale.get(decimals)
  if (found !== undefined) return found
  const digits =
    decimals === undefined
      ? { maximumFractionDigits: 20 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  // What is rounded to nothing has no sign.
  const made = new Intl.NumberFormat(locale, { ...digits, signDisplay: 'negative' })
  ofLocale.set(decimals, made)
  return made
}

/** A number for editing: no grouping, the point of `locale`. */
export function editNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value)
}
