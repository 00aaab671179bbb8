import { error, warning } from './entry.ts'

/** What lists of rows and of choices lack, since a tenant hides it. */
export const ofLists = {
  'no-columns': error(
    'A list hides all of its columns.',
    {},
    () => 'All columns are hidden; the list would show nothing.',
    () => 'Show at least one.',
  ),
  'cell-of-other-type': warning<{ column: string; cell: string; type: string }>(
    'A column is drawn by a cell for values of another type: a number drops the zeros before a reference, and parts its thousands.',
    { column: 'refNo', cell: 'number', type: 'string' },
    (p) =>
      `The values of "${p.column}" are of type ${p.type}, and "${p.cell}" would write those that look so as its own.`,
    () => 'Take the cell "text", or leave the column as it is.',
  ),
  'figure-without-code': warning<{ id: string }>(
    "A click asks a list for the code of a tenant's own figure, which does not say it: its id is sent, and no row has that.",
    { id: 'x_held' },
    (p) => `The figure "${p.id}" of your own has no "code", so a click asks the list for "${p.id}" and finds nothing.`,
    () => 'Write as "code" the value by which the list knows these rows, such as "code": "DELAYED".',
  ),
  'columns-alike': warning<{ column: string; other: string; text: string }>(
    'A tenant lets a column of a list read as another one does: nobody tells them apart, in the head, among the filters or in a file.',
    { column: 'csgnName', other: 'shprName', text: 'Shipper' },
    (p) => `The columns "${p.other}" and "${p.column}" both read "${p.text}".`,
    () => 'Give one of them another label.',
  ),
  'choices-alike': warning<{ choice: string; other: string; text: string; list: string }>(
    'A tenant lets a choice of a list, from which people choose in a form, read as another one does: nobody knows which of the two is chosen.',
    { choice: 'MOBILE', other: 'GANTRY', text: 'Crane', list: 'x_cranes' },
    (p) => `The choices "${p.other}" and "${p.choice}" of "${p.list}" both read "${p.text}".`,
    () => 'Give one of them another label.',
  ),
  'choice-hidden': warning<{ value: string; list: string }>(
    'A new record begins with a choice, or an effect puts one in, that nobody can see in the list of choices.',
    { value: 'IL', list: 'modes' },
    (p) => `The choice "${p.value}" of "${p.list}" is hidden, and is put in here all the same.`,
    () => 'Put in another choice, or show this one.',
  ),
  'choice-unknown': error<{
    value: string
    list: string
    nearest?: string | undefined
    known?: string
    asked?: string
  }>(
    'A tenant hides or moves a choice that the list does not have.',
    { value: 'Inland', list: 'modes', known: 'SE, SI, AE, AI, IL' },
    (p) => `The list "${p.list}" has no choice "${p.value}".`,
    (p) =>
      p.nearest !== undefined
        ? `Did you mean "${p.nearest}"?`
        : p.asked !== undefined
          ? `Its choices come from the gateway (${p.asked}). Options of yours, each with a label, would stand in the place of all of them.`
          : `${p.known === undefined ? '' : `It has ${p.known}. `}A choice of your own needs a label.`,
  ),
  'choice-offered': warning<{ values: string; list: string }>(
    "A tenant's rules leave fewer values than a fixed list offers in the form: whoever chooses another one is refused.",
    { values: 'C', list: 'deliveryTerms' },
    (p) => `The list "${p.list}" goes on to offer ${p.values}, which is refused now.`,
    () => 'Hide it there, in lookups.json ("hidden": true), or let the field choose from a list of your own.',
  ),
  'choices-all-hidden': warning<{ list: string }>(
    'A tenant hides each choice of a list: who must choose one has none.',
    { list: 'deliveryTerms' },
    (p) => `All choices of "${p.list}" are hidden.`,
    () => 'Show at least one, or hide the fields that choose from the list.',
  ),
  'arrangement-column-hidden': warning<{ column: string }>(
    'An arrangement names a column that the list hides: it shows every other one.',
    { column: 'shipper' },
    (p) => `The column "${p.column}" is hidden in this list, so no arrangement shows it.`,
    () => 'Show the column, or take it out of the arrangement.',
  ),
  'filter-column-hidden': warning<{ column: string }>(
    'An arrangement filters by a column that the list hides: it shows all rows.',
    { column: 'bizType' },
    (p) => `The column "${p.column}" is hidden in this list, so nothing is filtered by it.`,
    () => 'Show the column, or take its filter out of the arrangement.',
  ),
  'sort-column-hidden': warning<{ column: string }>(
    'A list is sorted by a column that a tenant hides: its rows come in the order in which the gateway sends them.',
    { column: 'lastUpdated' },
    (p) => `The rows are sorted by "${p.column}", and no longer once that column is hidden.`,
    () => 'Name another column in "sort", or show this one.',
  ),
}
