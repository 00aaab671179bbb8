import { getAt } from '../../render/index.ts'
import type { LookupModel } from '../../render/index.ts'
import { rowsOf } from '../block/rows-of.ts'
import { sums } from '../../render/index.ts'
import { showText } from '../wire/text.ts'
import { dayOfText, eventOf, isOneOf, stateOf } from './journey.ts'
import type { Options } from './manifest.ts'

export type AnswerOptions = NonNullable<Options['answers']>[number]

/** What a record comes to. */
export type Answer =
  | { kind: 'day'; day: string; planned: string; hasHappened: boolean }
  | { kind: 'text'; text: string; code: string }
  | { kind: 'sums'; sums: { unit: string; sum: number }[] }
  | { kind: 'nothing' }

/** The first answer that fits the record's state, and whose value is there where it must be; none where none does. */
export function answerFor(data: unknown, options: Options): AnswerOptions | undefined {
  const { answers = [] } = options
  const state = stateOf(data, options)
  const isThere = (answer: AnswerOptions) => found(data, options, answer, () => undefined).kind !== 'nothing'
  return answers.find(
    (answer) => (answer.in === undefined || isOneOf(answer.in, state)) && (answer.ifGiven !== true || isThere(answer)),
  )
}

/** What an answer finds in the data; `name` is a code in words, nothing where it has none. */
export function found(
  data: unknown,
  options: Options,
  answer: AnswerOptions,
  name: (lookup: LookupModel['id'] | undefined, code: string) => string | undefined,
): Answer {
  const happened = eventOf(data, options, answer.event)?.actual ?? ''
  const day = happened === '' ? dayOfText(data, answer.day) : happened
  if (day !== '') return { kind: 'day', day, planned: dayOfText(data, answer.planned), hasHappened: happened !== '' }
  const text = answer.text === undefined ? '' : showText(getAt(data, answer.text))
  if (text !== '') return { kind: 'text', text: name(answer.lookup, text) ?? text, code: text }
  const { sum } = answer
  const amounts = sum === undefined ? [] : sums(rowsOf(getAt(data, sum.list)), sum.field, sum.unit)
  return amounts.length > 0 ? { kind: 'sums', sums: amounts } : { kind: 'nothing' }
}
