import type { LabelId, TrackingModel } from '../../config/index.ts'

/** What is wrong with a number as typed (specification of the shipments, §5); undefined when nothing is. */
export function complaintOf(typed: string, { characters }: Pick<TrackingModel, 'characters'>): LabelId | undefined {
  if (tidy(typed) === '') return 'tracking.required'
  return characters === 'simple' && !/^[A-Za-z0-9 ,/-]+$/.test(typed) ? 'tracking.pattern' : undefined
}

/** Numbers without the spaces around them, comma-joined; each may stand on a line of its own. */
export function tidy(typed: string): string {
  return typed
    .split(/[,\n\r]/)
    .map((number) => number.trim())
    .filter((number) => number !== '')
    .join(',')
}
