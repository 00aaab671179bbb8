import type { FieldModel } from '../model/form.ts'
import type { PartManifest } from '../model/parts.ts'
import type { JsonObject } from '../model/values.ts'
import { actionCodesOf } from './entries.ts'
import { entryPlaceOf } from './own-entry.ts'

/** What a field's part and its options say of how its value is checked, sent and lined up. */
export function partRules(
  part: Pick<PartManifest, 'sentWith' | 'decimals' | 'entries' | 'alignsEnd'> | undefined,
  options: JsonObject,
): Pick<FieldModel, 'sentWith' | 'decimals' | 'entries' | 'ownEntry' | 'alignsEnd'> {
  const { sentWith, decimals, entries, alignsEnd } = part ?? {}
  const digits = decimals === undefined ? undefined : options[decimals]
  const company = sentWith === undefined ? undefined : options[sentWith]
  return {
    ...(alignsEnd && { alignsEnd }),
    ...(typeof company === 'string' && { sentWith: [company] }),
    ...(typeof digits === 'number' && { decimals: digits }),
    ...(entries === 'all' && options['actionField'] !== undefined && { entries: actionCodesOf(options) }),
    ...(entries === 'own' && { ownEntry: entryPlaceOf(options) }),
  }
}
