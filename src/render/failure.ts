import type { Answer } from './port.ts'
import type { Translate } from './services.ts'

type Problem = Extract<Answer, { ok: false }>['problem']

/** What is said of a refused call: its first field error, or the generic message (specification, §8). */
export function failureText(problem: Problem, t: Translate): string {
  return saidOf(problem) ?? t('error.somethingWentWrong')
}

/** What the gateway says of the first field that it refused; nothing where it says nothing. */
export function saidOf({ fieldErrors }: Problem): string | undefined {
  const [first] = fieldErrors
  return first === undefined || first.message === '' ? undefined : first.message
}

/** A call was answered with a problem; kept inside the query that made it. */
export class CallFailed extends Error {
  /** What can be shown of it. */
  readonly said: string | undefined

  constructor(problem: Problem) {
    super(problem.message)
    this.said = saidOf(problem)
  }
}

/** What the gateway says of a call that a query keeps as failed. */
export function saidIn(error: unknown): string | undefined {
  return error instanceof CallFailed ? error.said : undefined
}
