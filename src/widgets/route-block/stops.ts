import { getAt } from '../../render/index.ts'
import { firstText } from '../input/first-text.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A place of the way; `day` is YYYYMMDD. */
export interface Stop {
  label: string
  name: string
  day: string
  dayLabel: string
}

/** The places that the data names, in their order. One without a day that is the place before it is left out. */
export function stopsOf(data: unknown, options: Options['stops']): Stop[] {
  const named = options
    .map(({ label, place, day, dayLabel = '' }) => ({
      label,
      name: firstText(data, place),
      day: day === undefined ? '' : showText(getAt(data, day)),
      dayLabel,
    }))
    .filter(({ name }) => name !== '')
  return named.filter(({ name, day }, index) => day !== '' || name !== named[index - 1]?.name)
}
