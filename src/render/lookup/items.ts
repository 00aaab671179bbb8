import { childOf, getAt } from '../../config/index.ts'
import type { LookupItemModel, LookupModel } from '../../config/index.ts'
import { textIn } from '../parts/text-in.ts'

/** One choice as parts show it. */
export interface LookupItem {
  value: string
  label: string
  description?: string
  /** The whole item: the gateway's, or the fixed option of the JSON (with `tone` and `icon`). */
  item: Readonly<Record<string, unknown>>
  /** Names in the item, for what it carries beside value and label; absent where the lookup gives none. */
  carries?: LookupItemModel
}

/**
 * The choices of an answer: the list at the lookup’s place, each item read by the lookup’s names. Items without a value are left
 * out, and those that read as an earlier one; a label that is no text is the value.
 */
export function toItems(lookup: LookupModel, answer: unknown): LookupItem[] {
  const list = getAt(answer, lookup.at)
  if (!Array.isArray(list)) return []
  const items = list.flatMap((entry: unknown): LookupItem[] => {
    if (typeof entry !== 'object' || entry === null) return []
    const value = textIn(childOf(entry, lookup.value))
    if (value === '') return []
    const description = lookup.description === undefined ? undefined : childOf(entry, lookup.description)
    return [
      {
        value,
        label: textIn(childOf(entry, lookup.label)) || value,
        ...(typeof description === 'string' && description !== '' ? { description } : {}),
        item: entry as Record<string, unknown>,
        ...(lookup.item !== undefined && { carries: lookup.item }),
      },
    ]
  })
  const known = new Set<string>()
  return items.filter((item) => known.size < known.add(choiceKey(item)).size)
}

/** What one choice of a list is known by: a gateway may send a value twice, under two names. */
export function choiceKey({ value, label, description = '' }: LookupItem): string {
  return [value, label, description].join('\n')
}
