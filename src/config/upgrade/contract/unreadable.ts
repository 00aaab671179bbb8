import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { changeGiven, type ContractDifference } from './difference.ts'
import type { Read } from './reads.ts'

/** Types that a number or a code is read from: a text may say a number all the same, and nothing stands for none. */
const READABLE = ['integer', 'number', 'string', 'null']

/** Where a count, a figure or its code is read that comes as another type now: in doubt where that may still say it. */
export function unreadable(difference: ContractDifference, reads: readonly Read[]): Diagnostic[] {
  const types = /^is (?<types>.+), was /.exec(difference.change)?.groups?.['types']?.split(' or ')
  if (types === undefined) return []
  return reads.flatMap(({ path, place, one }) => {
    if (one === undefined || path !== difference.at) return []
    const readable = one === 'figure' ? [...READABLE, 'array'] : READABLE
    const code = types.every((type) => readable.includes(type)) ? 'contract-doubtful' : 'contract-breaks'
    return [report(code, place, changeGiven(difference))]
  })
}
