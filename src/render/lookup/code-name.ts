import type { LookupModel } from '../../config/index.ts'
import type { Translate } from '../services/services.ts'
import { regionName } from './region-name.ts'

/**
 * What a lookup calls a code without asking for it: the label of a fixed option, of a country its name in the reader's language.
 * Nothing where it knows none; then the gateway's own words stand.
 */
export function codeName(
  lookup: LookupModel | undefined,
  code: string,
  t: Translate,
  locale: string,
): string | undefined {
  const option = lookup?.options?.find(({ value }) => value === code)
  if (option !== undefined) return t(option.label)
  return lookup?.names === 'region' ? regionName(code, locale) : undefined
}
