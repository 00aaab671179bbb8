import { error, nearestWord, unknown, warning, type Entry, type Nearest } from './entry.ts'

export interface Parameter {
  operation: string
  kind: string
  name: string
}

/** A difference between two versions of the contract, in words and as it was found. */
export interface ContractChange {
  what: string
  /** Where in the value: `lines[].qty`. */
  at: string
  /** What is so now, after the name of the place. */
  change: string
  /** What is gone is probably called this now. */
  other?: string
}

/** Paths into data, calls of operations, and entries that do or show nothing. */
export const ofCalls = {
  'unknown-path': error<{ where: string; path: string; own?: string; shows?: string } & Nearest>(
    'The data have no value at this path, by the contract or by the data rules.',
    { where: "The form's data", path: 'shiperName', nearest: 'shipperName' },
    (p) => `${p.where} has no "${p.path}".`,
    (p) => {
      const own = `in the form's data rules (….schema.json) what it is: "properties": { "${p.own ?? ''}": { "type": "string" } }.`
      if (p.shows !== undefined && p.nearest === undefined)
        return `Say with "field" which value of the row the column shows: ${p.shows}.${p.own === undefined ? '' : ` Of a field of your own, say ${own}`}`
      return nearestWord(p) ?? (p.own === undefined ? undefined : `Say ${own}`)
    },
  ),
  'call-of-others': error<{ operation: string; before: string; missing: string }>(
    "A tenant names another operation in a call of the portal, which does not take or answer what the portal's file sends and shows there.",
    { operation: 'listQuotes', before: 'listBookings', missing: '"shipper", "origin"' },
    (p) => `The portal sends or shows here what ${p.operation} does not have: ${p.missing}.`,
    (p) => `Write "${p.before}" again; what ${p.operation} answers is shown by an entry or a screen of your own (x_…).`,
  ),
  'name-without-code': warning(
    'A column shows a name that a gateway need not send, although the code it is the name of is always there.',
    { name: 'portName', code: 'port' },
    (p) => `"${p.name}" may be absent, and nothing then shows the code "${p.code}".`,
    (p) =>
      `Let the contract say that the one is the name of the other: "x-code": "${p.code}"; or show "${p.code}", too.`,
  ),
  'unknown-param': {
    ...unknown<Parameter>(
      'The operation has no parameter of this name.',
      { operation: 'listBookings', kind: 'query', name: 'pageSise' },
      { nearest: 'pageSize' },
      (p) => `The operation ${p.operation} has no ${p.kind} parameter "${p.name}".`,
    ),
    hint: ({ elsewhere, ...p }) =>
      elsewhere === undefined
        ? nearestWord(p)
        : `The operation has it in its ${elsewhere}: write it under "${elsewhere}".`,
  } satisfies Entry<Parameter & Nearest & { elsewhere?: string }>,
  'criterion-unasked': {
    ...unknown<{ names: string; name: string }>(
      'What was searched for stands above a list that is not asked by it: a value of the tenant has taken the place of one that read the address, or none reads it.',
      { names: '"status"', name: 'status' },
      {},
      (p) => `The rows are not asked by ${p.names}, which stands above the list and narrows nothing.`,
    ),
    severity: 'warning' as const,
    hint: (p: { name: string } & Nearest) =>
      p.nearest === undefined
        ? `Give a value of \`rows\` { "from": "address.${p.name}" }, or hide the criterion.`
        : `Did you mean "${p.nearest}"?`,
  },
  'address-unread': {
    ...unknown<{ route: string; name: string }>(
      'A click, or what a tenant lets people search for, puts a name into the address of a page that reads another one, nearly called so, or nothing like it.',
      { route: 'shipments', name: 'podEtaDat' },
      { nearest: 'podEtaDate' },
      (p) => `The page "${p.route}" reads no "${p.name}" in its address.`,
    ),
    severity: 'warning' as const,
  },
  'missing-param': error<Parameter>(
    'A parameter that the operation requires is not given.',
    { operation: 'getBooking', kind: 'path', name: 'id' },
    (p) => `The operation ${p.operation} needs the ${p.kind} parameter "${p.name}".`,
  ),
  'body-not-taken': error(
    'Something is sent to an operation that takes no body.',
    { operation: 'getBooking', key: 'set' },
    (p) => `The operation ${p.operation} takes no body, so nothing can be sent by "${p.key}".`,
  ),
  'body-not-given': error(
    'The operation requires a body, and the call has none.',
    { operation: 'listCustomsFiles' },
    (p) => `The operation ${p.operation} needs a body; here none is sent.`,
  ),
  'lookup-without-source': error(
    'A lookup that has nothing to choose from.',
    {},
    () => 'A lookup needs either "options" or "operation".',
  ),
  'choice-refused': warning<{ value: string; field: string } & Nearest>(
    "A fixed list offers a choice for a value that has fixed values itself, by the contract or by the rules of a tenant's own field, and that can never be this one: whoever chooses it is refused.",
    { value: 'FTC', field: 'shipmentType', nearest: 'FCL' },
    (p) => `"${p.value}" is none of the values that "${p.field}" can have, so a form in which it is chosen is refused.`,
    nearestWord,
  ),
  'lookup-not-fixed': error(
    'Here codes are named without asking the gateway, and this lookup would have to ask.',
    { name: 'shippers' },
    (p) => `The lookup "${p.name}" has neither fixed options nor names of countries, so it cannot name codes here.`,
  ),
  'widget-figures': error(
    'A widget of a dashboard shows nothing, or two things at once.',
    {},
    () => 'A widget has either a "list" or "figures".',
    () => 'Take one of them out; other figures stand in a widget of your own (x_…).',
  ),
  'dashboard-widgets': error(
    'A dashboard shows nothing, or two things at once.',
    {},
    () => 'A dashboard has either "widgets" or "arranged".',
  ),
  'click-leads-nowhere': error(
    'A click on a figure has no target, or two.',
    {},
    () => 'A click leads either to a "route" or to a "drawer".',
  ),
  'navigation-leads-nowhere': error(
    'An entry of the navigation would do nothing, or two things at once.',
    {},
    () =>
      'An entry of the navigation leads to one place: a page ("route"), a drawer ("drawer") or an address ("href"). Give it one and take the others away.',
    () => "The portal's own entries stay as they are: hide one and add your own.",
  ),
  'action-does-nothing': error(
    'A button would do nothing.',
    { ways: '"call" or "go"' },
    (p) => `A button here needs ${p.ways}.`,
  ),
  'menu-leads-nowhere': error(
    'An entry of the user menu would do nothing.',
    {},
    () => 'An entry of the user menu needs "does", "route" or "href".',
  ),
  'not-on-a-page': error(
    'A view that is the page of an anonymous link says something that only a drawer shows.',
    { key: 'actions' },
    (p) => `"${p.key}" is not drawn on the page of an anonymous link.`,
    () => 'The page has a title of its own and shows the blocks of the sections alone.',
  ),
  'never-known-empty': warning(
    '`whenEmpty` of a block that loads its own data is never asked.',
    {},
    () =>
      'A block with a call of its own is not named where it is empty: nothing is known of it until its call was answered, so its `empty` text is shown.',
    () => 'Leave out "whenEmpty", or show what the call around the block brings.',
  ),
  'contract-breaks': error<ContractChange>(
    'Said of another version of the contract (`generate -- --from`): what stands here is refused, or no longer comes.',
    { what: 'saveBooking: body cargoItems[].hsCode must be given', at: 'cargoItems[].hsCode', change: 'must be given' },
    (p) => `${p.what}.`,
  ),
  'contract-doubtful': warning<ContractChange>(
    'Said of another version of the contract (`generate -- --from`): what stands here may lack something.',
    {
      what: 'listBookings: answer data[].status may be H; this list has no H',
      at: 'data[].status',
      change: 'may be H',
    },
    (p) => `${p.what}.`,
  ),
  'other-flavour': error(
    'The gateway would refuse the call to this tenant.',
    { operation: 'countCustomsFiles', flavour: 'customs', own: 'forwarding' },
    (p) =>
      `The gateway answers ${p.operation} for tenants of the flavour "${p.flavour}" alone; this tenant's is "${p.own}".`,
    () => "Hide what asks for it, or take an operation of the tenant's own flavour.",
  ),
}
