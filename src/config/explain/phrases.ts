import { isChoice } from '../conditions/condition.ts'
import type { Condition, JsonObject, Operand } from '../model/values.ts'
import type { Sentences } from './sentences/sentences.ts'

/** What a phrase may look up. */
export interface Words {
  sentences: Sentences
  /** The tenant's text of a label. */
  labelText(id: string): string
  /** In which languages a label reads otherwise than another one, and what; the languages as the reader calls them. */
  otherwiseIn(label: string, than: string): readonly { language: string; text: string }[]
  /** What an entry beside this one is called. */
  neighbour(id: string): string
  /** What a path is called where people read it. */
  nameOf(path: string): string
  /** What a value reads at a path: a code of a fixed list by its text. */
  valueAt(path: string, value: string): string
  /** What a page, a drawer or a section of the form is headed. */
  headed(kind: 'route' | 'drawer' | 'formSection', id: string): string
  /** What a choice of a property reads. */
  choice(property: string, value: string): string
}

/** What a rule needs of the words. */
export type RuleWords = Pick<Words, 'sentences' | 'nameOf' | 'valueAt'>

type Phrase = (value: unknown, was: unknown, words: Words) => string | undefined

const only =
  (key: keyof Sentences['only']): Phrase =>
  (value, _was, words) =>
    words.sentences.only[key](conditionWords(value, words))
const limit =
  (key: keyof Sentences['limits']): Phrase =>
  (value, was, words) =>
    formerly(words.sentences.limits[key](String(value)), was, words)
const beside =
  (key: 'after' | 'before'): Phrase =>
  (value, _was, { sentences, neighbour }) =>
    sentences.stands[key](neighbour(String(value)))

/** How each key of the language reads as a clause; a key that is not here reads by its title. */
export const phrases: Readonly<Record<string, Phrase>> = {
  label: called,
  title: (value, _was, { sentences, labelText }) => sentences.headed(labelText(String(value))),
  help: (value, _was, { sentences, labelText }) => sentences.helped(labelText(String(value))),
  hidden: (value, _was, { sentences }) => (value === true ? sentences.hidden : sentences.shown),
  after: beside('after'),
  before: beside('before'),
  section: (value, _was, { sentences, headed }) => sentences.stands.in(headed('formSection', String(value))),
  required,
  readOnly: (value, _was, { sentences }) => (value === true ? sentences.readOnly : undefined),
  visible: only('visible'),
  enabled: only('enabled'),
  keep,
  access: only('access'),
  when: only('when'),
  maxLength: limit('maxLength'),
  minLength: limit('minLength'),
  maxItems: limit('maxItems'),
  minItems: limit('minItems'),
  maximum: limit('maximum'),
  minimum: limit('minimum'),
  pattern: (value, _was, { sentences }) => sentences.matches(String(value)),
  enum: (value, _was, words) => words.sentences.oneOf(valueWords(value, words)),
}

/** A key that no phrase is made for: its title, what it is and what it was. */
export function plainPhrase(title: string, value: unknown, was: unknown, words: Words): string {
  const { sentences } = words
  if (typeof value === 'boolean') return sentences.turned(title, value)
  if (isCondition(value, sentences)) return formerly(sentences.holds(title, conditionWords(value, words)), was, words)
  const isNothing = value === '' || (Array.isArray(value) && value.length === 0)
  return formerly(isNothing ? sentences.hasNo(title) : sentences.has(title, valueWords(value, words)), was, words)
}

/** What reads as before in the language of whoever reads this is called otherwise in another one. */
function called(value: unknown, was: unknown, { sentences, labelText, otherwiseIn }: Words): string {
  const name = labelText(String(value))
  const elsewhere = was !== undefined && labelText(String(was)) === name ? otherwiseIn(String(value), String(was)) : []
  if (elsewhere.length === 0) return sentences.called(name)
  return sentences.list(elsewhere.map(({ text, language }) => sentences.calledIn(text, language)))
}

function required(value: unknown, was: unknown, words: Words): string | undefined {
  const { sentences } = words
  if (value === false) return was === undefined || was === false ? undefined : sentences.notRequired
  const { on, when } = value === true ? { on: 'save' } : ((value ?? {}) as JsonObject)
  const condition = when === undefined ? undefined : conditionWords(when, words)
  return sentences.required[on === 'save' ? 'save' : 'submit'](condition)
}

function keep(value: unknown, _was: unknown, words: Words): string | undefined {
  if (typeof value === 'object') return words.sentences.only.keep(conditionWords(value, words))
  return value === true ? words.sentences.kept : words.sentences.notKept
}

function formerly(clause: string, was: unknown, words: Words): string {
  return was === undefined ? clause : words.sentences.formerly(clause, valueWords(was, words))
}

/** A value of the JSON as people say it: rules in words, lists with commas, never brackets. With the path that takes it, a code by its text. */
export function valueWords(value: unknown, words: RuleWords, path?: string): string {
  const { sentences } = words
  if (Array.isArray(value) && value.length > 0) return sentences.list(value.map((each) => valueWords(each, words)))
  if (value === '' || value === undefined || Array.isArray(value)) return sentences.empty
  if (typeof value !== 'object' || value === null) {
    const text = path === undefined ? String(value) : words.valueAt(path, String(value))
    if (typeof value !== 'boolean' || text !== String(value)) return text
    return value ? sentences.yes : sentences.no
  }
  if (isCondition(value, sentences)) return conditionWords(value, words)
  if (isChoice(value)) {
    const { when, then, else: otherwise } = value
    const said = (each: unknown) => valueWords(each, words, path)
    return sentences.choice(conditionWords(when, words), said(then), said(otherwise))
  }
  const { from, ...others } = value as JsonObject
  if (typeof from === 'string' && Object.keys(others).every((key) => key === 'as')) return pathWords(from, words)
  return sentences.list(
    Object.entries(value).map(([key, inner]) => sentences.entry(sentences.titled(key), valueWords(inner, words))),
  )
}

/** Whether a value is a condition all the way down. Other values have such keys, too: each of a cell's icons has a `field`. */
export function isCondition(value: unknown, sentences: Sentences): value is Condition {
  if (typeof value !== 'object' || value === null) return false
  const keys = Object.keys(value).filter((key) => key !== 'field')
  const [name = ''] = keys
  if (keys.length !== 1) return false
  const operand = (value as JsonObject)[name]
  if ('field' in value)
    return name === 'in' ? Array.isArray(operand) : name === 'filled' || Object.hasOwn(sentences.tests, name)
  if (name === 'not') return isCondition(operand, sentences)
  return /^(all|any)$/.test(name) && Array.isArray(operand) && operand.every((each) => isCondition(each, sentences))
}

/** A condition as half a sentence: 'Mode is SE or SI', 'Pieces is above 3 and Status has a value'. What is none, in a file that is wrong, reads as a value does. */
export function conditionWords(condition: unknown, words: RuleWords): string {
  const { sentences } = words
  if (!isCondition(condition, sentences)) return valueWords(condition, words)
  if ('all' in condition) return sentences.all(condition.all.map((each) => grouped(each, words)))
  if ('any' in condition) return sentences.any(condition.any.map((each) => grouped(each, words)))
  if ('not' in condition) return deniedWords(condition.not, words)
  const name = words.nameOf(condition.field)
  if ('in' in condition)
    return sentences.isOneOf(
      name,
      condition.in.map((each) => operandWords(condition.field, each, words)),
    )
  if ('filled' in condition) return sentences.filled(name, condition.filled)
  const [test, operand] = comparisonOf(condition)
  return sentences.tests[test](name, operandWords(condition.field, operand, words))
}

function deniedWords(condition: Condition, words: RuleWords): string {
  const { sentences, nameOf } = words
  const [test, operand] = 'field' in condition ? comparisonOf(condition) : []
  const denied = sentences.denied[test as keyof Sentences['denied']] as Sentences['denied']['is'] | undefined
  if (denied === undefined || operand === undefined || !('field' in condition))
    return sentences.not(conditionWords(condition, words))
  return denied(nameOf(condition.field), operandWords(condition.field, operand, words))
}

/** The test of a field, and what it is compared with. */
function comparisonOf(condition: Extract<Condition, { field: string }>): [keyof Sentences['tests'], Operand] {
  return Object.entries(condition).find(([key]) => key !== 'field') as [keyof Sentences['tests'], Operand]
}

function operandWords(field: string, operand: Operand, words: RuleWords): string {
  if (typeof operand !== 'object') return valueWords(operand, words, field)
  const of = pathWords(operand.of, words)
  return operand.days === undefined ? of : words.sentences.daysFrom(of, operand.days)
}

function pathWords(path: string, { sentences, nameOf }: RuleWords): string {
  return path === 'today' ? sentences.today : nameOf(path)
}

/** A combination inside another stands in brackets. */
function grouped(condition: Condition, words: RuleWords): string {
  const text = conditionWords(condition, words)
  return 'any' in condition || 'all' in condition ? `(${text})` : text
}
