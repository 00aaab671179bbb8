import type { FieldModel } from '../model/form.ts'
import type { PartManifest } from '../model/parts.ts'
import type { JsonObject } from '../model/values.ts'
import { actionCodesOf } from './entries.ts'
import { entryPlaceOf } from './own-entry.ts'

/** What a field's part and its options say of how its value is checked and sent. */
export function partRules(
  part: Pick<PartManifest, 'sentWith' | 'decimals' | 'entries'> | undefined,
  options: JsonObject,
): Pick<FieldModel, 'sentWith' | 'decimals' | 'entries' | 'ownEntry'> {
  const { sentWith, decimals, entries } = part ?? {}
  const digits = decimals === undefined ? undefined : options[decimals]
  const company = sentWith === undefined ? undefined : options[sentWith]
  return {
    ...(typeof company === 'string' && { sentWith: [company] }),
    ...(typeof digits === 'number' && { decimals: digits }),
    ...(entries === 'all' && options['actionField'] !== undefined && { entries: actionCodesOf(options) }),
    ...(entries === 'own' && { ownEntry: entryPlaceOf(options) }),
  }
}
