import type { LabelId } from '../../config/index.ts'
import { SOMETHING_WENT_WRONG } from '../../contract/index.ts'
import type { Problem } from '../../contract/index.ts'

/** Why the gateway refused a call, in its words: the message of the first field error; undefined where it gives none. */
export function reasonOf({ fieldErrors }: Pick<Problem, 'fieldErrors'>): string | undefined {
  const message = fieldErrors[0]?.message
  return message === '' ? undefined : message
}

/**
 * What a person reads of a failed call: the gateway's reason for a field, or the generic message, or the one given (specification,
 * §8), and after it what the gateway says of the whole. Nobody is asked to try again for want of a right.
 */
export function failureText(problem: Problem, t: (label: LabelId) => string, words?: LabelId): string {
  const whole = wholeReasonOf(problem, t)
  const hasLead = words !== undefined || !isDenied(problem)
  const texts = hasLead ? [t(words ?? 'error.somethingWentWrong'), whole] : [whole ?? t('page.accessDeniedText')]
  return reasonOf(problem) ?? texts.filter((text) => text !== undefined).join(' ')
}

/** Whether a call was refused for want of a right, which trying again does not give (specification of the frame, §6). */
export function isDenied(problem: Problem | undefined): boolean {
  return problem?.status === 403 && problem.code === 'forbidden'
}

/**
 * What the gateway says of a refusal that is about no field, or what is known of a system on the way that takes no body of this size (413),
 * which trying again does not help; undefined where no more is said than that something went wrong.
 */
export function wholeReasonOf(
  { status, message, fieldErrors }: Problem,
  t: (label: LabelId) => string,
): string | undefined {
  if (fieldErrors.length > 0)
    return fieldErrors.some(({ field }) => field !== '') ? undefined : reasonOf({ fieldErrors })
  // What broke inside a gateway (500) is not worded for people; that it cannot serve now (503) is.
  const isOwn = status > 0 && (status < 500 || status === 503) && message !== '' && message !== SOMETHING_WENT_WRONG
  if (isOwn) return message
  return status === 413 ? t('error.tooLarge') : undefined
}

/** How a failed call stands in the query that made it. */
export class CallFailed extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

/** Why the call of a query failed; undefined where it did not. */
export function problemIn(error: unknown): Problem | undefined {
  return error instanceof CallFailed ? error.problem : undefined
}
