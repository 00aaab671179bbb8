import type { Schemas } from '../../../contract/index.ts'
import type { FieldErrors } from '../../operation/reply.ts'

/** What a post of a quote wants. */
export type Intent = 'save' | 'submit' | 'cancel' | 'reject' | 'accept' | 'book'

/** A quote that is created, or one that is changed. */
export type Wanted = { unId: undefined; intent: 'save' | 'submit' } | Change
export interface Change {
  unId: string
  intent: Intent
}

type Codes = Required<Pick<Schemas['Quote'], 'funcCode' | 'quoteStatus' | 'jobStageCode'>>

const ACTIONS: readonly { intent: Intent; quoteStatus: Codes['quoteStatus']; jobStageCode: Codes['jobStageCode'] }[] = [
  { intent: 'save', quoteStatus: 'N', jobStageCode: 'H' },
  { intent: 'submit', quoteStatus: 'D', jobStageCode: 'H' },
  { intent: 'cancel', quoteStatus: 'C', jobStageCode: 'H' },
  { intent: 'reject', quoteStatus: 'R', jobStageCode: 'H' },
  { intent: 'accept', quoteStatus: 'Q', jobStageCode: 'Q' },
  { intent: 'book', quoteStatus: 'Q', jobStageCode: 'B' },
]

/**
 * What function code, status and stage say together (forms §4). A status that is not there saves, or cancels with function
 * code 1; a stage that is not there is the first one of the status. Codes that contradict each other are errors.
 */
export function wantedOf(quote: Schemas['Quote']): Wanted | { errors: FieldErrors } {
  const { unId, funcCode, quoteStatus = funcCode === '1' ? 'C' : 'N', jobStageCode } = quote
  const ofStatus = ACTIONS.filter((action) => action.quoteStatus === quoteStatus)
  const action = ofStatus.find((one) => jobStageCode === undefined || one.jobStageCode === jobStageCode)
  if (action === undefined)
    return wrong('jobStageCode', `must be ${ofStatus.map((one) => one.jobStageCode).join(' or ')} here`)
  const { intent } = action
  if (funcCode !== undefined && (intent === 'cancel') !== (funcCode === '1'))
    return wrong('funcCode', intent === 'cancel' ? 'must be 1 to cancel' : 'is 1 to cancel only')
  if (unId !== undefined)
    return funcCode === '9'
      ? wrong('unId', 'A quote with an id is not created anew (function code 9)')
      : { unId, intent }
  if (funcCode === '5') return wrong('unId', 'An update (function code 5) names the quote')
  return intent === 'save' || intent === 'submit' ? { unId, intent } : wrong('unId', 'The quote is missing')
}

function wrong(field: string, message: string): { errors: FieldErrors } {
  return { errors: [{ field, message }] }
}
