import type { FieldModel } from '../model/form.ts'
import type { PartManifest } from '../model/parts.ts'
import type { JsonObject } from '../model/values.ts'
import { actionCodesOf, type EntryOptions } from '../rules/entries.ts'
import { entryTypeOf, type TypedEntryOptions } from '../rules/entry-type.ts'
import { entryPlaceOf, type OwnEntryOptions } from '../rules/own-entry.ts'

/** How a field's value is checked, sent, read and lined up, by its part and the part's options; a part with `entries` declares their types. */
export function partRules(
  part: Pick<PartManifest, 'sentWith' | 'readsAs' | 'decimals' | 'entries' | 'alignsEnd'> | undefined,
  options: JsonObject,
): Pick<FieldModel, 'sentWith' | 'readsAs' | 'decimals' | 'entries' | 'ownEntry' | 'entryType' | 'alignsEnd'> {
  const { sentWith, readsAs, decimals, entries, alignsEnd } = part ?? {}
  const digits = decimals === undefined ? undefined : options[decimals]
  const entryType = entries === 'typed' ? entryTypeOf(options as unknown as TypedEntryOptions) : undefined
  const company = sentWith === undefined ? undefined : options[sentWith]
  const name = readsAs === undefined ? undefined : options[readsAs]
  return {
    ...(alignsEnd && { alignsEnd }),
    ...(typeof company === 'string' && { sentWith: [company] }),
    ...(typeof name === 'string' && { readsAs: name }),
    ...(typeof digits === 'number' && { decimals: digits }),
    ...(entries === 'all' &&
      options['actionField'] !== undefined && { entries: actionCodesOf(options as unknown as EntryOptions) }),
    ...(entries === 'own' && { ownEntry: entryPlaceOf(options as unknown as OwnEntryOptions) }),
    ...(entryType && { entryType }),
  }
}
