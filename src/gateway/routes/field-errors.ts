import type { ErrorObject } from 'ajv'
import type { FastifyError } from 'fastify'
import { inLanguage } from '../ground/words.ts'
import type { Message } from '../ground/words.ts'
import type { FieldErrors } from '../operation/reply.ts'

/** What the validator says of it. */
type Broken = Pick<ErrorObject, 'keyword' | 'params' | 'message'>

/** What breaks the contract, at the field; where the form that sends such a call has words of its own for a field, in those. */
export function contractErrors(
  { validation = [] }: Pick<FastifyError, 'validation'>,
  worded: FieldErrors,
): FieldErrors {
  const known = new Set(worded.map(({ field }) => field))
  const others = fieldErrorsOf(validation as Parameters<typeof fieldErrorsOf>[0])
  return [...worded, ...others.filter(({ field }) => !known.has(field))]
}

/** Errors as the contract says them: the path by dots, one entry a field and reason. */
function fieldErrorsOf(errors: readonly (Broken & Pick<ErrorObject, 'instancePath'>)[]): FieldErrors {
  const found = new Map<string, FieldErrors[number]>()
  // What is no day, say, has no pattern of a day either.
  const formless = new Set(errors.flatMap(({ keyword, instancePath }) => (keyword === 'format' ? instancePath : [])))
  for (const error of errors) {
    const { instancePath, params } = error
    if (error.keyword === 'pattern' && formless.has(instancePath)) continue
    const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string }
    const steps = instancePath
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    const field = [...steps, missingProperty ?? additionalProperty ?? []].flat().join('.')
    const why =
      missingProperty !== undefined
        ? 'is required'
        : additionalProperty !== undefined
          ? 'is not known'
          : brokenWords(error)
    found.set(`${field} ${inLanguage(why, 'en')}`, { field, message: why })
  }
  return [...found.values()]
}

/**
 * What a value breaks, in words for people where a person may have typed it: too much of it, or no e-mail address. Pages show the first
 * such message as it is (specification of the frame, §8). Other faults are those of programs, in the validator's own words.
 */
function brokenWords({ keyword, params, message = 'is not valid' }: Broken): Message {
  const { limit, format } = params as { limit?: number; format?: string }
  if (keyword === 'maxLength')
    return { en: `At most ${limit} characters are allowed`, ja: `${limit}文字以内で入力してください` }
  if (keyword === 'format' && format === 'email')
    return { en: 'Please enter a valid e-mail address', ja: '有効なメールアドレスを入力してください' }
  return keyword === 'format' && format === 'yyyymmdd' ? 'must be a day, YYYYMMDD' : message
}
