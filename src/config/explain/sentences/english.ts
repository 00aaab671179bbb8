import type { Sentences } from './sentences.ts'

const quoted = (text: string) => `“${text}”`
const joined = (parts: readonly string[], last: string) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1) ?? ''}`
const ended = (sentence: string) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`)
const still = (condition: string | undefined) => (condition === undefined ? '' : ` while ${condition}`)

/** Titles of the meta-schemas that make no sentence as they stand, or are words of the language alone. */
const titles: Readonly<Record<string, string>> = {
  Arrange: 'columns arranged by readers',
  At: 'place in the data',
  Changes: 'marks of what has changed',
  Choose: 'choice of several rows',
  Crumb: 'name in the bread crumbs',
  Empty: 'words where there is nothing',
  Exported: 'stands in the export',
  Fill: 'fill the window',
  Flex: 'share of the width left over',
  Go: 'page it goes to',
  Keep: 'send while hidden',
  Mask: 'shape of the value',
  Needs: 'values it needs',
  Opens: 'level that a row opens',
  Pager: 'way to the next record',
  Sortable: 'sorted by its heading',
  Widen: 'wider search',
}

export const english: Sentences = {
  changed: (name, clauses) => ended(`${name} ${joined(clauses, ' and ')}`),
  added: (kind, name, clauses) =>
    `${ended(`New ${kind}: ${name}`)}${clauses.length === 0 ? '' : ` It ${ended(joined(clauses, ' and '))}`}`,
  rule: ({ isNew, message, at, unless, isAtSave, condition }) =>
    `${isNew ? 'New' : 'Changed'} rule when ${isAtSave ? 'saving' : 'submitting'}: ${quoted(message)} stands at ${at} unless ${unless}${condition === undefined ? '' : `, as long as ${condition}`}.`,
  effect: ({ isNew, field, to, condition, emptied, set }) =>
    `${isNew ? 'When' : 'Now, when'} ${field} ${to === undefined ? 'changes' : `becomes ${to}`}${still(condition)}, ${joined(
      [
        ...(emptied.length === 0 ? [] : [`${joined(emptied, ' and ')} ${emptied.length === 1 ? 'is' : 'are'} emptied`]),
        ...set.map(({ name, value }) => `${name} becomes ${value}`),
      ],
      ' and ',
    )}.`,
  newText: (text, language, label) => `New text in ${language}: ${quoted(text)} (${label}).`,
  text: (was, now, language) => `The text ${quoted(was)} now reads ${quoted(now)} in ${language}.`,
  called: (name) => `is now called ${name}`,
  headed: (title) => `is headed ${quoted(title)}`,
  helped: (help) => `has the help ${quoted(help)}`,
  hidden: 'is hidden',
  shown: 'is shown',
  stands: { after: (name) => `stands after ${name}`, before: (name) => `stands before ${name}` },
  required: {
    save: (condition) => `is required when saving${still(condition)}`,
    submit: (condition) => `is required when submitting${still(condition)}`,
  },
  notRequired: 'is not required',
  readOnly: 'can only be read',
  kept: 'is sent even while hidden',
  notKept: 'is not sent while hidden',
  only: {
    visible: (condition) => `is shown only while ${condition}`,
    enabled: (condition) => `is enabled only while ${condition}`,
    access: (condition) => `is open only while ${condition}`,
    keep: (condition) => `is sent while hidden only if ${condition}`,
  },
  limits: {
    maxLength: (count) => `takes at most ${count} characters`,
    minLength: (count) => `takes at least ${count} characters`,
    maxItems: (count) => `takes at most ${count} rows`,
    minItems: (count) => `takes at least ${count} rows`,
    maximum: (count) => `is at most ${count}`,
    minimum: (count) => `is at least ${count}`,
  },
  matches: (pattern) => `must have the form ${pattern}`,
  oneOf: (values) => `is one of ${values}`,
  turned: (title, isOn) => `has ${quoted(title)} turned ${isOn ? 'on' : 'off'}`,
  has: (title, value) => `has the ${title} ${value}`,
  hasNo: (title) => `has no ${title}`,
  formerly: (clause, was) => `${clause} (before: ${was})`,
  all: (conditions) => conditions.join(' and '),
  any: (conditions) => conditions.join(' or '),
  not: (condition) => `it is not so that ${condition}`,
  denied: {
    is: (name, than) => `${name} is not ${than}`,
    above: (name, than) => `${name} is not above ${than}`,
    below: (name, than) => `${name} is not below ${than}`,
    before: (name, than) => `${name} is not before ${than}`,
    after: (name, than) => `${name} is not after ${than}`,
  },
  filled: (name, is) => `${name} has ${is ? 'a' : 'no'} value`,
  isOneOf: (name, values) => `${name} is ${joined(values, ' or ')}`,
  tests: {
    is: (name, than) => `${name} is ${than}`,
    above: (name, than) => `${name} is above ${than}`,
    below: (name, than) => `${name} is below ${than}`,
    before: (name, than) => `${name} is before ${than}`,
    after: (name, than) => `${name} is after ${than}`,
    longer: (name, than) => `${name} has more than ${than} characters`,
    lacks: (name, than) => `${name} lacks ${than}`,
  },
  choice: (condition, then, otherwise) => `(${then} if ${condition}, else ${otherwise})`,
  empty: 'empty',
  today: 'today',
  list: (values) => joined(values, ' and '),
  entry: (title, value) => `${title}: ${value}`,
  titled: (title) => titles[title] ?? title.charAt(0).toLowerCase() + title.slice(1),
}
