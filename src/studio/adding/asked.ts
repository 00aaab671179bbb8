import type { ListingCall } from '../../config/node.ts'
import type { Change } from '../host/api.ts'

/** Choices that the gateway is asked for, as they were described. */
export interface AskedChoices {
  id: string
  operation: string
  /** Where the list is in the answer. */
  at: string
  /** Names in an item: what is sent, what it reads, and a second line, empty without one. */
  value: string
  label: string
  description: string
}

/** What holds where a source of choices does not say it. */
const usual = { at: 'lookupItems', value: 'value', label: 'label' } as const

/** What one begins with for a call and one of its lists: the names that most answers have, else the first. */
export function firstNames({
  names,
}: ListingCall['lists'][number]): Pick<AskedChoices, 'value' | 'label' | 'description'> {
  const [first = ''] = names
  const known = (name: string) => (names.includes(name) ? name : first)
  return { value: known(usual.value), label: known(usual.label), description: '' }
}

/** What makes a source of choices that asks the gateway; it says only what is not usual. */
export function askedChanges({ id, operation, at, value, label, description }: AskedChoices, file: string): Change {
  return {
    kind: 'set',
    file,
    keys: ['lookups', id],
    value: {
      operation,
      ...(at !== usual.at && { at }),
      ...(value !== usual.value && { value }),
      ...(label !== usual.label && { label }),
      ...(description !== '' && { description }),
    },
  }
}
