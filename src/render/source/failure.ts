import type { LabelId } from '../../config/index.ts'
import type { Problem } from '../../contract/index.ts'

/** Why the gateway refused a call, in its words: the message of the first field error; undefined where it gives none. */
export function reasonOf({ fieldErrors }: Pick<Problem, 'fieldErrors'>): string | undefined {
  const message = fieldErrors[0]?.message
  return message === '' ? undefined : message
}

/** What a person reads of a failed call: the gateway's reason, or the generic message (specification, §8). */
export function failureText(problem: Problem, t: (label: LabelId) => string): string {
  return reasonOf(problem) ?? t('error.somethingWentWrong')
}

/** How a failed call stands in the query that made it. */
export class CallFailed extends Error {
  readonly reason: string | undefined
  /** Of HTTP; 0 without an answer. */
  readonly status: number

  constructor(problem: Problem) {
    super(problem.message)
    this.status = problem.status
    this.reason = reasonOf(problem)
  }
}

/** The gateway's reason for the failure that a query holds. */
export function reasonIn(error: unknown): string | undefined {
  return error instanceof CallFailed ? error.reason : undefined
}
