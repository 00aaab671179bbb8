import type { Answer, Translate } from '../../render/index.ts'

type Problem = Extract<Answer, { ok: false }>['problem']

/** What is said of a refused call: its first field error, or the generic message (forms §8). */
export function failureText({ fieldErrors }: Problem, t: Translate): string {
  const [first] = fieldErrors
  return first === undefined || first.message === '' ? t('error.somethingWentWrong') : first.message
}
