import type { Diagnostic } from './diagnostic.ts'
import type { SourceFile } from './source/tree.ts'

type Params = Readonly<Record<string, string | number | undefined>>
interface Entry {
  severity: Diagnostic['severity']
  message: (params: Params) => string
  hint?: (params: Params) => string | undefined
}

/** The usual hint: the nearest right word, else the words allowed when they are few. */
const nearestWord = (params: Params): string | undefined => {
  if (params['nearest'] !== undefined) return `Did you mean "${params['nearest']}"?`
  return params['allowed'] === undefined || params['allowed'] === '' ? undefined : `Allowed: ${params['allowed']}.`
}
const strengthen = () => 'An override may require more and allow less, never the reverse.'

const error = (message: Entry['message'], hint?: Entry['hint']): Entry => ({
  severity: 'error',
  message,
  ...(hint && { hint }),
})
const warning = (message: Entry['message'], hint?: Entry['hint']): Entry => ({
  severity: 'warning',
  message,
  ...(hint && { hint }),
})

/** Every finding that the compiler can make: its severity, its words and its hint. */
const table = {
  // the file
  syntax: error(
    (p) => `This is not JSON: ${p['reason']}.`,
    () => 'Strict JSON has no comments and no comma after the last entry.',
  ),
  'too-deep': error((p) => `The file nests deeper than ${p['limit']} levels.`),
  'duplicate-key': error(
    (p) => `The key "${p['key']}" stands here twice; only one would count.`,
    () => 'Delete or rename one of the two.',
  ),
  'forbidden-key': error(
    (p) => `"${p['key']}" cannot be a key.`,
    () => 'Choose another id.',
  ),
  'unknown-file': error((p) => `No kind of configuration file is called ${p['file']}.`, nearestWord),
  'missing-schema': error(
    () => 'The file does not name its $schema.',
    (p) => `Write "$schema": "${p['expected']}" as its first key.`,
  ),
  'wrong-schema': error(
    (p) => `The $schema "${p['found']}" is not the one of this kind of file.`,
    (p) => `Write "${p['expected']}".`,
  ),
  'meta-unreadable': error((p) => `The meta-schema ${p['file']} is missing or not readable.`),
  // its structure
  'unknown-key': error((p) => `"${p['key']}" is not known here.`, nearestWord),
  'missing-key': error(
    (p) => `"${p['key']}" is missing.`,
    (p) => (p['description'] === undefined ? undefined : String(p['description'])),
  ),
  'wrong-type': error(
    (p) => `Expected ${p['expected']}, found ${p['found']}.`,
    (p) => (p['description'] === undefined ? undefined : String(p['description'])),
  ),
  'null-refused': error(
    () => 'null forgets what it deleted.',
    () => 'Write "hidden": true to take an entry away.',
  ),
  'not-in-list': error((p) => `"${p['value']}" is not one of the values allowed.`, nearestWord),
  'out-of-range': error(
    (p) => `${p['value']} is ${p['wrong']}.`,
    (p) => (p['description'] === undefined ? undefined : String(p['description'])),
  ),
  'wrong-form': error(
    (p) => `"${p['value']}" has not the form asked for.`,
    (p) => `It must match ${p['pattern']}.`,
  ),
  // names
  'unknown-part': error((p) => `There is no ${p['kind']} part "${p['name']}".`, nearestWord),
  'unknown-item': error((p) => `No entry of items is called "${p['name']}".`, nearestWord),
  'unknown-lookup': error((p) => `There is no lookup "${p['name']}".`, nearestWord),
  'unknown-operation': error((p) => `The contract has no operation "${p['name']}".`, nearestWord),
  'unknown-label': error(
    (p) => `There is no English text for the label "${p['name']}".`,
    (p) =>
      [nearestWord(p), `Write the text of a label of your own in ${p['home']}/labels/en.json.`]
        .filter((each) => each !== undefined)
        .join(' '),
  ),
  'unknown-icon': error((p) => `There is no icon "${p['name']}".`, nearestWord),
  'unknown-drawer': error((p) => `There is no drawer "${p['name']}".`, nearestWord),
  'unknown-route': error((p) => `There is no route "${p['name']}".`, nearestWord),
  'unknown-screen': error((p) => `There is no screen "${p['name']}".`, nearestWord),
  'unknown-column': error((p) => `The grid has no column "${p['name']}".`, nearestWord),
  'unknown-field': error((p) => `The form has no field "${p['name']}".`, nearestWord),
  'unknown-arrangement': error((p) => `The grid has no arrangement "${p['name']}".`, nearestWord),
  'unknown-level': error((p) => `The drill-down has no level "${p['name']}".`, nearestWord),
  'unreachable-level': error(
    (p) => `No row opens the level "${p['name']}".`,
    () => 'A block of a level before it names it by "opens".',
  ),
  'unknown-type': error((p) => `The contract has no type "${p['name']}".`, nearestWord),
  'unknown-help': error((p) => `There is no help page "${p['name']}".`, nearestWord),
  'unknown-neighbour': error((p) => `There is no entry "${p['name']}" beside which this one could stand.`, nearestWord),
  'part-does-not-fit': error(
    (p) => `The part "${p['name']}" cannot edit "${p['path']}", which is of type ${p['type']}.`,
  ),
  'no-nested-fields': error((p) => `The part "${p['name']}" takes no nested fields.`),
  // paths and calls
  'unknown-path': error((p) => `${p['where']} has no "${p['path']}".`, nearestWord),
  'unknown-param': error(
    (p) => `The operation ${p['operation']} has no ${p['kind']} parameter "${p['name']}".`,
    nearestWord,
  ),
  'missing-param': error((p) => `The operation ${p['operation']} needs the ${p['kind']} parameter "${p['name']}".`),
  'body-not-taken': error(
    (p) => `The operation ${p['operation']} takes no body, so nothing can be sent by "${p['key']}".`,
  ),
  'body-not-given': error((p) => `The operation ${p['operation']} needs a body; here none is sent.`),
  'lookup-without-source': error(() => 'A lookup needs either "options" or "operation".'),
  'lookup-not-fixed': error(
    (p) => `The lookup "${p['name']}" has neither fixed options nor names of countries, so it cannot name codes here.`,
  ),
  'widget-figures': error(() => 'A widget has either a "list" or "figures".'),
  'dashboard-widgets': error(() => 'A dashboard has either "widgets" or "arranged".'),
  'click-leads-nowhere': error(() => 'A click leads either to a "route" or to a "drawer".'),
  'navigation-leads-nowhere': error(() => 'An entry of the navigation needs either "route" or "drawer".'),
  'action-does-nothing': error((p) => `A button here needs ${p['ways']}.`),
  'never-known-empty': warning(
    () =>
      'A block with a call of its own is not named where it is empty: nothing is known of it until its call was answered, so its `empty` text is shown.',
    () => 'Leave out "whenEmpty", or show what the call around the block brings.',
  ),
  'not-on-a-page': error(
    (p) => `"${p['key']}" is not drawn on the page of an anonymous link.`,
    () => 'The page has a title of its own and shows the blocks of the sections alone.',
  ),
  'menu-leads-nowhere': error(() => 'An entry of the user menu needs "does", "route" or "href".'),
  'other-flavour': error(
    (p) =>
      `The gateway answers ${p['operation']} for tenants of the flavour "${p['flavour']}" alone; this tenant's is "${p['own']}".`,
    () => "Hide what asks for it, or take an operation of the tenant's own flavour.",
  ),
  // overrides
  'override-without-base': error((p) => `There is no ${p['base']} that this file could override.`, nearestWord),
  'override-unknown': error(
    (p) => `The base has no "${p['key']}" here.`,
    (p) =>
      nearestWord(p) ??
      "A tenant's own entry begins with x_; an entry that was taken out of the base cannot be overridden.",
  ),
  'override-renamed': warning(
    (p) => `"${p['old']}" is now "${p['new']}"; the override was applied there.`,
    (p) =>
      `Write it at "${p['new']}", or let this do it: npm run tenants -- migrate${p['home'] === 'schemas' ? '' : ` ${String(p['home']).slice('tenants/'.length)}`}`,
  ),
  'word-renamed': warning(
    (p) => `"${p['old']}" is called "${p['new']}" now; it was read as that.`,
    (p) =>
      p['home'] === 'schemas'
        ? `Write "${p['new']}".`
        : `Write "${p['new']}", or let this do it: npm run tenants -- migrate ${String(p['home']).slice('tenants/'.length)}`,
  ),
  'override-equal': warning(
    () => 'The base says the same.',
    () => 'Delete it, so that the base can change.',
  ),
  'base-changed': warning(
    (p) => `The base changed here since this was written: ${p['changes']}.`,
    (p) => `See whether this still fits, then write down what the base says: npm run tenants -- accept ${p['tenant']}`,
  ),
  'base-removed': error(
    (p) => `The base had "${p['pointer']}" when this was written, and has it no longer.`,
    () => 'Delete this, or write it for what took its place.',
  ),
  'base-unrecorded': warning(
    () =>
      'Nobody wrote down what the base said when this was written, so a later change of the base would go unnoticed.',
    (p) => `npm run tenants -- accept ${p['tenant']}`,
  ),
  'weakened-rule': error(
    (p) => `This weakens ${p['what']}.`,
    (p) => (p['hint'] === undefined ? strengthen() : String(p['hint'])),
  ),
  'own-name': error(
    (p) => `"${p['name']}" is not a name that a tenant's own field may have.`,
    () => 'Write x_ and then letters, digits and underscores.',
  ),
  'hidden-required': error(
    (p) => `"${p['path']}" is required but hidden, and nothing gives it a value.`,
    () => 'Give it a value in record.initial or in an effect, or show it.',
  ),
  'type-changed': error((p) => `"${p['path']}" was ${p['was']} in the contract and is ${p['is']} there.`),
  // what cannot work
  'half-a-form': error(
    (p) => `The form has no ${p['missing']}.`,
    () => 'A form needs its layout and its data rules.',
  ),
  'effect-circle': error(
    (p) => `These effects start each other in a circle: ${p['circle']}.`,
    () => 'Give one of them a `when` that the others make false.',
  ),
  'label-untranslated': warning(
    (p) => `The label "${p['name']}" has no text in "${p['language']}"; the English one is shown.`,
    (p) => `Add it to ${p['file']}.`,
  ),
  'label-without-english': warning((p) => `The label "${p['name']}" has no English text.`, nearestWord),
  'language-without-labels': error((p) => `There is no schemas/labels/${p['language']}.json.`, nearestWord),
  'pattern-invalid': error((p) => `This is not a regular expression: ${p['reason']}.`),
  'pattern-dangerous': error(
    (p) => `This pattern could hang on some texts: ${p['reason']}.`,
    () => 'Let no text fit two neighbours, two choices or two turns of a repeated group.',
  ),
  'rules-contradict': error((p) => `The data rules cannot be compiled: ${p['reason']}.`),
  'colour-unreadable': warning(
    (p) =>
      `Neither white nor dark text can be read on ${p['colour']} (contrast ${p['contrast']}, needed 4.5); it is shown as ${p['shown']}.`,
    () => 'Take a darker or a lighter colour.',
  ),
  'tenant-url-reserved': error(
    (p) => `"${p['url']}" is an address of the host itself.`,
    (p) => `Not allowed: ${p['reserved']}.`,
  ),
  'tenant-url-taken': error((p) => `The tenant ${p['other']} has the address "${p['url']}" too.`),
  'tenant-id': error((p) => `The id "${p['id']}" is not the name of the tenant's folder, "${p['folder']}".`),
  'tenant-unknown': error((p) => `There is no tenant "${p['name']}".`, nearestWord),
  'pointer-unknown': error((p) => `There is nothing at "${p['pointer']}".`, nearestWord),
} satisfies Record<string, Entry>

export type Code = keyof typeof table

/** Every code with its severity, for documentation and tests. */
export const codes: readonly { code: Code; severity: Diagnostic['severity'] }[] = (Object.keys(table) as Code[]).map(
  (code) => ({
    code,
    severity: table[code].severity,
  }),
)

/** A finding of the table at a place; the offset becomes a 1-based line and column. */
export function report(
  code: Code,
  place: { file: SourceFile; offset: number; pointer: string },
  params: Params = {},
): Diagnostic {
  const entry: Entry = table[code]
  const home = /^tenants\/[^/]+/.exec(place.file.path)?.[0] ?? 'schemas'
  const hint = entry.hint?.({ home, ...params })
  return {
    code,
    severity: entry.severity,
    file: place.file.path,
    ...positionOf(place.file.text, place.offset),
    pointer: place.pointer,
    message: entry.message(params),
    ...(hint !== undefined && { hint }),
  }
}

/** 1-based line and column of an offset. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  let line = 1
  for (let index = before.indexOf('\n'); index !== -1; index = before.indexOf('\n', index + 1)) line += 1
  return { line, column: offset - lineStart + 1 }
}
