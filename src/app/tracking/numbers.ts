import type { LabelId, TrackingModel } from '../../config/index.ts'

/** What is wrong with a number as typed (specification of the shipments, §5); undefined when nothing is. */
export function complaintOf(typed: string, { characters }: Pick<TrackingModel, 'characters'>): LabelId | undefined {
  if (tidy(typed) === '') return 'tracking.required'
  return characters === 'simple' && !/^[A-Za-z0-9 ,/-]+$/.test(plain(typed)) ? 'tracking.pattern' : undefined
}

/** Numbers without the spaces around them, comma-joined; each may stand on a line of its own. */
export function tidy(typed: string): string {
  return plain(typed)
    .split(/[,\n\r]/)
    .map((number) => number.trim())
    .filter((number) => number !== '')
    .join(',')
}

/** Full-width letters, digits and signs, as a Japanese keyboard writes them, in the width of any other. */
function plain(typed: string): string {
  return typed.normalize('NFKC')
}
