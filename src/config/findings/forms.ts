import { error, warning } from './entry.ts'

/** What can never happen in a form: effects, conditions and requirements that wait for what does not come. */
export const ofForms = {
  'effect-circle': error(
    'A change would start the same effects for ever.',
    { circle: 'modeChanged → typeChanged → modeChanged' },
    (p) => `These effects start each other in a circle: ${p.circle}.`,
    () => 'Give one of them a `when` that the others make false.',
  ),
  'rules-at-odds': warning<{ field: string; rule: string; other: string }>(
    'Two rules of a form demand of one value what excludes each other: nobody can submit what both are checked for.',
    { field: 'pieces', rule: 'x_few', other: 'x_many' },
    (p) => `No value of "${p.field}" is right for both this rule and "${p.other}": people could never submit.`,
    () => 'Give one of the two a `when` that says in which case it counts, or take it away.',
  ),
  'effect-without-change': warning(
    "A tenant's own effect says which field starts it and nothing of what follows.",
    {},
    () => 'Nothing follows: this effect empties no field and puts no value into one.',
    () => 'Say what follows (`clear`, `clearFields` or `set`), or take the effect away.',
  ),
  'effect-never': warning(
    'An effect waits until a field becomes one value, and only while it has another one.',
    { on: 'bizType', to: 'SE' },
    (p) => `This never holds when "${p.on}" becomes "${p.to}", so nothing ever follows.`,
    () => 'Take either `to` or this condition away, or let both name one value.',
  ),
  'value-unentered': warning(
    'A tenant asks for the value of a field that it hides, and nothing else gives it one: what depends on it waits for ever, unless a record comes with the value.',
    { path: 'hblAwbNo' },
    (p) =>
      `"${p.path}" is hidden here, so nobody enters it: this waits for a value that only records from elsewhere have.`,
    () => 'Show that field, or ask for another one.',
  ),
  'initial-refused': warning(
    'A tenant lets new records begin with a value that the limits of its field refuse: whoever begins one has to mend it first.',
    { path: 'referenceNumber', value: 'NOT YET KNOWN' },
    (p) => `A new record begins with "${p.value}", which the limits of "${p.path}" refuse.`,
    () => 'Begin with a value that keeps them, or with none.',
  ),
  'effect-refused': warning(
    "A tenant's effect puts a value into a field whose limits refuse it: whoever causes it has to mend it.",
    { path: 'referenceNumber', value: 'NOT YET KNOWN' },
    (p) => `This puts in "${p.value}", which the limits of "${p.path}" refuse.`,
    () => 'Put in a value that keeps them.',
  ),
  'composed-unfit': error(
    'A text is composed into a value that is none, so every record would be refused.',
    { path: 'bkPcs', type: 'integer' },
    (p) => `A composed text cannot stand in "${p.path}", which is of type ${p.type}.`,
    () => 'Compose it into a text, such as a field of your own (customFields.x_…); nothing is calculated here.',
  ),
  'composed-circle': error(
    'Texts are composed of each other, or one of itself, so that none of them has a beginning.',
    { circle: 'customFields.x_route → customFields.x_summary → customFields.x_route' },
    (p) => `These texts are made of each other in a circle: ${p.circle}.`,
    () => 'Let one of them be made of other fields.',
  ),
  'never-shown': warning(
    'Fields are shown only while one another have a value: whoever makes a new record can begin with none of them.',
    { fields: 'x_urgent, x_urgentReason' },
    (p) => `These fields are never shown, for each waits for a value of another: ${p.fields}.`,
    () => 'Show one of them without that of the others.',
  ),
  'condition-never': warning(
    'Two tests that must both hold exclude each other.',
    { field: 'mode' },
    (p) => `This can never hold together with the test of "${p.field}" before it.`,
    () => 'Join them by `any`, or take one away.',
  ),
  'rule-unasked': warning(
    "A tenant's own rule between fields stands at one that is hidden: its message could stand nowhere, so the rule is not asked.",
    { path: 'hblAwbNo' },
    (p) => `"${p.path}" is hidden, so this rule is never asked.`,
    () => 'Let its message stand "at" a field that is shown.',
  ),
  'required-read-only': warning(
    'A field that nobody can change is required, and nothing gives it a value: a new record could not be submitted.',
    { path: 'referenceNumber' },
    (p) => `"${p.path}" is required but read only, and nothing gives it a value.`,
    () => 'Give it a value in record.initial or in an effect, or let it be entered.',
  ),
}
