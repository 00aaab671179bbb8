/** The words of one language for what a tenant has otherwise. Names and values come as they read on the page. */
export interface Sentences {
  /** An entry with what is otherwise about it, a clause each. */
  changed(name: string, clauses: readonly string[]): string
  /** `place`: what it stands in. */
  added(kind: string, name: string, clauses: readonly string[], place?: string): string
  /** A rule between fields, as it is now: what must hold, and where and when its message stands else. */
  rule(rule: {
    isNew: boolean
    message: string
    at: string
    unless: string
    isAtSave: boolean
    condition?: string
  }): string
  /** What follows a change of a field, as it is now: what it must become, what is emptied, and what else has which value then. */
  effect(effect: {
    isNew: boolean
    field: string
    /** A field outside of the rows that starts it, too. */
    also?: string
    to?: string
    condition?: string
    emptied: readonly string[]
    set: readonly { name: string; value: string }[]
  }): string
  /** A text of the tenant's own; `read`: what the reader's own language has for it. */
  newText(text: string, language: string, read: string | undefined): string
  text(was: string, now: string, language: string): string
  /** What a term of the portal's texts is called in all of them. */
  term(term: string, called: string, language: string): string
  /** What a new entry was made like; what follows is otherwise. */
  like(name: string): string
  /** What is said of an object in an entry, such as what a click does. */
  inside(name: string, part: string): string
  called(name: string): string
  /** What is called otherwise in some languages alone. */
  calledIn(name: string, language: string): string
  headed(title: string): string
  helped(help: string): string
  hidden: string
  shown: string
  stands: Readonly<Record<'after' | 'before' | 'in', (name: string) => string>>
  required: Readonly<Record<'save' | 'submit', (condition?: string) => string>>
  notRequired: string
  readOnly: string
  kept: string
  notKept: string
  /** Keys whose value is a condition. */
  only: Readonly<Record<'visible' | 'enabled' | 'access' | 'keep' | 'when', (condition: string) => string>>
  limits: Readonly<
    Record<'maxLength' | 'minLength' | 'maxItems' | 'minItems' | 'maximum' | 'minimum', (count: string) => string>
  >
  matches(pattern: string): string
  oneOf(values: string): string
  /** Something that holds while a condition does. */
  holds(title: string, condition: string): string
  turned(title: string, isOn: boolean): string
  /** The text of a label, among other words. */
  said(text: string): string
  has(title: string, value: string): string
  /** Nothing is there any more. */
  hasNo(title: string): string
  /** A call sends a value, or sends none any more. */
  sends(name: string, value: string): string
  sendsNo(name: string): string
  /** A list that a call sends has more, or less, in it. */
  sendsAlso(name: string, values: string): string
  sendsLess(name: string, values: string): string
  /** A list has one more, has one otherwise, has one no more, or has them in another order. */
  hasAlso(title: string, value: string): string
  hasOtherwise(title: string, name: string, value: string): string
  hasNoMore(title: string, name: string): string
  ordered(title: string, names: string): string
  /** A clause, and what stood there before. */
  formerly(clause: string, was: string): string
  all(conditions: readonly string[]): string
  any(conditions: readonly string[]): string
  not(condition: string): string
  /** Denials of one test, which read better than that of a whole condition. */
  denied: Readonly<Record<'is' | 'above' | 'below' | 'before' | 'after', (name: string, than: string) => string>>
  filled(name: string, is: boolean): string
  isOneOf(name: string, values: readonly string[]): string
  tests: Readonly<
    Record<'is' | 'above' | 'below' | 'before' | 'after' | 'longer' | 'lacks', (name: string, than: string) => string>
  >
  /** One of two values, by a condition. */
  choice(condition: string, then: string, otherwise: string): string
  empty: string
  yes: string
  no: string
  today: string
  /** A day so many days after another one, before it where they are less than none. */
  daysFrom(day: string, days: number): string
  /** What a record is told apart by. */
  key: string
  list(values: readonly string[]): string
  entry(title: string, value: string): string
  /** What a key of the language or a kind of entry is called; `title` is what its meta-schema calls it. */
  titled(title: string): string
  /** What an entry of a kind is called. */
  kind(title: string): string
}
