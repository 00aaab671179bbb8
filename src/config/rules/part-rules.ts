import type { FieldModel } from '../model/form.ts'
import type { PartManifest } from '../model/parts.ts'
import type { JsonObject } from '../model/values.ts'
import { actionCodesOf } from './entries.ts'
import { entryPlaceOf } from './own-entry.ts'

/** What a field's part and its options say of how its value is checked and sent. */
export function partRules(
  part: Pick<PartManifest, 'sentWith' | 'entries'> | undefined,
  options: JsonObject,
): Pick<FieldModel, 'sentWith' | 'entries' | 'ownEntry'> {
  const { sentWith, entries } = part ?? {}
  const company = sentWith === undefined ? undefined : options[sentWith]
  return {
    ...(typeof company === 'string' && { sentWith: [company] }),
    ...(entries === 'all' && options['actionField'] !== undefined && { entries: actionCodesOf(options) }),
    ...(entries === 'own' && { ownEntry: entryPlaceOf(options) }),
  }
}
