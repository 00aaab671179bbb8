import type { Sentences } from './sentences.ts'

const quoted = (text: string) => `“${text}”`
const joined = (parts: readonly string[], last: string) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1) ?? ''}`
const ended = (sentence: string) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`)
const still = (condition: string | undefined) => (condition === undefined ? '' : ` while ${condition}`)

/** Titles of the meta-schemas that make no sentence as they stand, or are words of the language alone. */
const titles: Readonly<Record<string, string>> = {
  'Action codes': 'codes of what became of a row',
  'Action field': 'field that says what became of a row',
  Allow: 'characters that may be typed',
  Arrange: 'columns arranged by readers',
  At: 'place in the data',
  Before: 'day that was planned first',
  'By mode': 'by mode of transport',
  Cards: 'always as cards',
  Checklist: 'what is still to be entered, in the menu',
  Changes: 'marks of what has changed',
  Check: 'how the text is checked',
  Choose: 'choice of several rows',
  Confirm: 'question asked first',
  Crumb: 'name in the bread crumbs',
  Decimals: 'digits after the point',
  Each: 'shape of each value',
  Empty: 'words where there is nothing',
  'End after': 'minutes until the session ends',
  Except: 'choices left out',
  Exported: 'stands in the export',
  Failure: 'notice when it fails',
  Fill: 'fill the window',
  Flex: 'share of the width left over',
  Gives: 'what it hands over',
  Go: 'page it goes to',
  'Hide empty': 'values that are empty are hidden',
  'Idle times': 'idle time',
  'Id field': 'field of a row that is known',
  Keep: 'send while hidden',
  'Limit tags': 'choices seen at once',
  Many: 'several codes',
  Long: 'long form of a day',
  Mask: 'shape of the value',
  'Max digits': 'most digits',
  'Max new': 'most new ones',
  'Max rows': 'most rows',
  'Max typed': 'most characters typed',
  Menu: 'further actions behind one button',
  Most: 'most at once',
  Multiline: 'several lines',
  Needs: 'values it needs',
  'Not past': 'no day that is past',
  'Opens first': 'opens the first row',
  'Of type': 'type of the documents',
  Opens: 'level that a row opens',
  Pager: 'way to the next record',
  Path: 'place in the data',
  'Per page': 'days on a page',
  Places: 'digits always drawn after the point',
  More: 'further values',
  Quiet: 'sentence while there is none',
  Says: 'sentence below the number',
  'Scrolls from': 'characters from which a text scrolls',
  Short: 'short form of a day',
  Soften: 'names in capitals made softer',
  Sortable: 'sorted by its heading',
  Success: 'notice once it is done',
  Table: 'as a table',
  'Warn after': 'minutes until the warning',
  Widen: 'wider search',
  Without: 'rows left out',
}

/** Kinds of entries that people know by another name than the language has for them. */
const kinds: Readonly<Record<string, string>> = {
  Action: 'button',
  'Form layout': 'form',
  Grid: 'list',
  Lookup: 'list of choices',
  Option: 'choice',
  Route: 'page',
  'Shown value': 'value',
  'Title for a kind': 'title',
}

const titled = (title: string) => titles[title] ?? title.charAt(0).toLowerCase() + title.slice(1)

/** Patterns that fields of one's own have by their type. */
const forms: Readonly<Record<string, string>> = {
  '^[0-9]{8}$': 'is a day',
  '^([01][0-9]|2[0-3])[0-5][0-9]$': 'is a time of day',
  '^[A-Z]{2}$': 'is two capital letters',
  '^[A-Z]{3}$': 'is three capital letters',
}

/** Titles whose values are no names. */
const having: Readonly<Record<string, (value: string) => string>> = {
  on: (value) => `stands for ${value} while it is on`,
  off: (value) => `stands for ${value} while it is off`,
}

/** Whether a title goes on behind its noun, so that a value after it would belong to what stands last. */
const isLong = (title: string) =>
  / (above|after|asked|at|behind|below|from|in|of|on|once|to|until|when|where|while|that|it) /.test(title)

export const english: Sentences = {
  changed: (name, clauses) => ended(`${name} ${joined(clauses, ' and ')}`),
  added: (kind, name, clauses, place) =>
    `${ended(`New ${kind}: ${name}${place === undefined ? '' : ` in ${place}`}`)}${clauses.length === 0 ? '' : ` It ${ended(joined(clauses, ' and '))}`}`,
  rule: ({ isNew, message, at, unless, isAtSave, condition }) =>
    `${isNew ? 'New' : 'Changed'} rule when ${isAtSave ? 'saving' : 'submitting'}: ${quoted(message)} stands at ${at} unless ${unless}${condition === undefined ? '' : `, as long as ${condition}`}.`,
  effect: ({ isNew, field, also, to, condition, emptied, set }) =>
    `${isNew ? 'When' : 'Now, when'} ${field}${also === undefined ? '' : ` or ${also}`} ${to === undefined ? 'changes' : `becomes ${to}`}${still(condition)}, ${joined(
      [
        ...(emptied.length === 0 ? [] : [`${joined(emptied, ' and ')} ${emptied.length === 1 ? 'is' : 'are'} emptied`]),
        ...set.map(({ name, value }) => `${name} becomes ${value}`),
      ],
      ' and ',
    )}.`,
  newText: (text, language, read) =>
    `New text in ${language}: ${quoted(text)}${read === undefined ? '' : ` (${read})`}.`,
  text: (was, now, language) => `The text ${quoted(was)} now reads ${quoted(now)} in ${language}.`,
  term: (term, called, language) => `${quoted(term)} is called ${quoted(called)} in every text in ${language}.`,
  like: (name) => `is like ${name}`,
  inside: (name, part) => `${name} (${part})`,
  called: (name) => `is now called ${name}`,
  calledIn: (name, language) => `is now called ${name} in ${language}`,
  headed: (title) => `is headed ${quoted(title)}`,
  helped: (help) => `has the help ${quoted(help)}`,
  hidden: 'is hidden',
  shown: 'is shown',
  stands: {
    after: (name) => `stands after ${name}`,
    before: (name) => `stands before ${name}`,
    in: (name) => `stands in ${name}`,
  },
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
    when: (condition) => `applies where ${condition}`,
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
  matches: (pattern) => forms[pattern] ?? `must have the form ${pattern}`,
  oneOf: (values) => `is one of ${values}`,
  holds: (title, condition) => `has ${quoted(title)} while ${condition}`,
  turned: (title, isOn) => `has ${quoted(title)} turned ${isOn ? 'on' : 'off'}`,
  said: quoted,
  has: (title, value) =>
    having[title]?.(value) ?? (isLong(title) ? `has ${value} as the ${title}` : `has the ${title} ${value}`),
  hasNo: (title) => `has no ${title}`,
  sends: (name, value) => `sends ${value} as ${name}`,
  sendsAlso: (name, values) => `also sends ${values} in ${name}`,
  sendsLess: (name, values) => `no longer sends ${values} in ${name}`,
  sendsNo: (name) => `does not send ${name}`,
  hasAlso: (title, value) => `has one more among the ${title}: ${value}`,
  hasOtherwise: (title, name, value) => `has ${name} among the ${title} with ${value}`,
  hasNoMore: (title, name) => `no longer has ${name} among the ${title}`,
  ordered: (title, names) => `has the ${title} in the order ${names}`,
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
  yes: 'yes',
  no: 'no',
  today: 'today',
  daysFrom: (day, days) =>
    `${day} ${days < 0 ? 'minus' : 'plus'} ${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`,
  key: 'the key of the record',
  list: (values) => joined(values, ' and '),
  entry: (title, value) => `${title}: ${value}`,
  titled,
  kind: (title) => kinds[title] ?? titled(title),
}
