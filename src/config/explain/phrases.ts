import type { Condition, JsonObject, Operand } from '../model/values.ts'

/** What a phrase may look up. */
export interface Words {
  /** The tenant's text of a label. */
  labelText(id: string): string
  /** What an entry beside this one is called. */
  neighbour(id: string): string
  nameOf: NameOf
}

type Phrase = (value: unknown, was: unknown, words: Words) => string | undefined

const levels: Readonly<Record<string, string>> = { save: 'saving', submit: 'submitting' }
const conditional =
  (yes: string): Phrase =>
  (value, _was, { nameOf }) =>
    `${yes} only while ${conditionWords(value as Condition, nameOf)}`
const limit =
  (most: string, unit: string): Phrase =>
  (value, was) =>
    `at ${most} ${String(value)}${unit}${formerly(was)}`

/** How each key of the language reads as a part of a sentence; a key that is not here reads by its title. */
export const phrases: Readonly<Record<string, Phrase>> = {
  label: (value, _was, words) => `is now ${words.labelText(String(value))}`,
  title: (value, _was, words) => `is headed ${words.labelText(String(value))}`,
  help: (value, _was, words) => `with the help ${words.labelText(String(value))}`,
  hidden: (value) => (value === true ? 'is hidden' : 'is shown'),
  after: (value, _was, words) => `stands after ${words.neighbour(String(value))}`,
  before: (value, _was, words) => `stands before ${words.neighbour(String(value))}`,
  required,
  readOnly: (value) => (value === true ? 'read-only' : undefined),
  visible: conditional('shown'),
  enabled: conditional('enabled'),
  keep,
  access: conditional('open'),
  maxLength: limit('most', ' characters'),
  minLength: limit('least', ' characters'),
  maxItems: limit('most', ' rows'),
  minItems: limit('least', ' rows'),
  maximum: limit('most', ''),
  minimum: limit('least', ''),
  pattern: (value) => `matches ${String(value)}`,
  enum: (value) => `one of ${(value as unknown[]).map(String).join(', ')}`,
}

/** A key that no phrase is made for: its title in small letters, what it is and what it was. */
export function plainPhrase(title: string, value: unknown, was: unknown): string {
  return `${title} ${shown(value)}${formerly(was)}`
}

function required(value: unknown, was: unknown, { nameOf }: Words): string | undefined {
  if (value === false) return was === undefined || was === false ? undefined : 'not required'
  const { on, when } = value === true ? { on: 'save' } : (value as JsonObject)
  const condition = when === undefined ? '' : ` while ${conditionWords(when as Condition, nameOf)}`
  return `required when ${levels[String(on ?? 'submit')] ?? String(on)}${condition}`
}

function keep(value: unknown, was: unknown, words: Words): string | undefined {
  if (typeof value === 'object') return conditional('sent though hidden')(value, was, words)
  return value === true ? 'sent though hidden' : 'not sent while hidden'
}

function formerly(was: unknown): string {
  return was === undefined ? '' : ` (was ${shown(was)})`
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What a path is called where people read it. */
type NameOf = (path: string) => string

/** A condition as half a sentence: 'Mode is SE or SI', 'Pieces is above 3 and Status has a value'. */
export function conditionWords(condition: Condition, nameOf: NameOf): string {
  if ('all' in condition) return condition.all.map((each) => grouped(each, nameOf)).join(' and ')
  if ('any' in condition) return condition.any.map((each) => grouped(each, nameOf)).join(' or ')
  if ('not' in condition) return `not (${conditionWords(condition.not, nameOf)})`
  const name = nameOf(condition.field)
  if ('in' in condition) return `${name} is ${condition.in.map(String).join(' or ')}`
  if ('filled' in condition) return `${name} has ${condition.filled ? 'a' : 'no'} value`
  const [test, operand] = Object.entries(condition).find(([key]) => key !== 'field') ?? ['is', '']
  const than = operandWords(operand, nameOf)
  const words: Readonly<Record<string, string>> = {
    is: 'is',
    above: 'is above',
    below: 'is below',
    before: 'is before',
    after: 'is after',
    longer: 'is longer than',
    lacks: 'lacks',
  }
  return `${name} ${words[test] ?? test} ${than}`
}

/** A combination inside another stands in brackets. */
function grouped(condition: Condition, nameOf: NameOf): string {
  const words = conditionWords(condition, nameOf)
  return 'any' in condition || 'all' in condition ? `(${words})` : words
}

function operandWords(operand: Operand, nameOf: NameOf): string {
  return typeof operand === 'object' ? nameOf(operand.of) : operand === '' ? 'empty' : String(operand)
}
