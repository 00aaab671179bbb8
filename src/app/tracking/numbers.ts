import type { LabelId, TrackingModel } from '../../config/index.ts'

/** What is wrong with a number as typed (specification of the shipments, §5); undefined when nothing is. */
export function complaintOf(typed: string, { characters }: Pick<TrackingModel, 'characters'>): LabelId | undefined {
  if (tidy(typed) === '') return 'tracking.required'
  return characters === 'simple' && !/^[A-Za-z0-9 ,/-]+$/.test(plain(typed)) ? 'tracking.pattern' : undefined
}

/** Numbers without the spaces around them, comma-joined; each may stand on a line or in a cell of its own. */
export function tidy(typed: string): string {
  return plain(typed)
    .split(',')
    .map((number) => number.trim())
    .filter((number) => number !== '')
    .join(',')
}

/** In half-width letters and digits, without what nobody sees: what a Japanese keyboard, a page or a spreadsheet adds is no part of a number. */
function plain(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\n\r\t\u3001]/g, ',')
    .replaceAll(/[\u2010-\u2013\u2212]/g, '-')
    .replaceAll(/\p{Cf}/gu, '')
}
