import { SIMPLE_SIGNS } from '../../config/index.ts'
import { getAt } from '../../render/index.ts'

/** Which characters a text takes: `simple` is letters, digits, spaces and `,` `/` `-`. */
export type Allowed = 'free' | 'simple'

const NOT_SIMPLE = new RegExp(`[^${SIMPLE_SIGNS}]`, 'gu')
/** What nobody sees, and pages and sheets put into what is copied from them; joiners spell words. */
const UNSEEN = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu
const SPACES = /[\t\p{Zs}]/gu

/** A text as it is compared: in any case and width, with one blank where several stand, of whatever kind. */
export const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** A typed text without the characters that are not allowed; a letter and its accent, typed apart, are one letter. */
export function keepAllowed(text: string, allowed: Allowed): string {
  return allowed === 'simple' ? text.normalize('NFC').replace(NOT_SIMPLE, '') : text
}

/** Between letters and digits the sign of a long vowel is a dash that a Japanese keyboard wrote. */
const DASHES = /[\u2010-\u2013\u2212]|(?<=[A-Z\d])\u30fc(?=[A-Z\d])/g

/** A number or code as its capitals are written: the wide signs of a Japanese keyboard, and the dashes of a printed page, in their plain form; of several also the comma. */
export function codeText(text: string, isSeveral = false): string {
  const plain = text.replaceAll(/[\uff01-\uff5e\u3000]/g, (sign) => sign.normalize('NFKC'))
  const code = plain.toUpperCase().replaceAll(DASHES, '-')
  return isSeveral ? code.replaceAll('\u3001', ',') : code
}

/** Several numbers as one text, comma-joined: each may stand on a line, or in a cell, of its own. */
export function joined(text: string): string {
  return text
    .split(/[\r\n\t]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(',')
}

/** The signs of a typed text that are dropped: those that are not allowed, under a mask all but its digits and its own signs. */
export function droppedSigns(text: string, allowed: Allowed, mask: string | undefined): string[] {
  if (mask !== undefined) return [...text.normalize('NFKC')].filter((sign) => !/\d/.test(sign) && !mask.includes(sign))
  return allowed === 'simple' ? [...text.normalize('NFC').matchAll(NOT_SIMPLE)].map(([sign]) => sign) : []
}

/**
 * A typed text as it goes into the data: without what nobody sees, of one line with plain spaces alone and none at its ends, where a
 * sheet or a mail leaves them; a letter and its accent as one. A `simple` text of several lines loses them, too; an empty one is no value.
 */
export function readText(text: string, allowed: Allowed, isMultiline = false): string | undefined {
  const plain = (isMultiline ? text : text.replace(SPACES, ' ')).replace(UNSEEN, '').normalize('NFC')
  const kept = keepAllowed(plain, allowed)
  const trimmed = kept.trim()
  if (trimmed === '') return undefined
  return allowed === 'simple' || !isMultiline ? trimmed : kept
}

/** A value as text: nothing for what is missing, and for what is no scalar. */
export function showText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Length as JSON Schema counts it, in characters and not in UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** The first text that is there among the values at some paths; empty where none is. */
export function firstText(data: unknown, paths: readonly string[]): string {
  return paths.map((path) => showText(getAt(data, path))).find((text) => text !== '') ?? ''
}
