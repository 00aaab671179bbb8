import { error, noSuch, unknown, warning } from './entry.ts'

/** What cannot work as a whole: forms, effects, labels, patterns, tenants. */
export const ofTheWhole = {
  'half-a-form': error(
    'A form is two files, and one is missing.',
    { missing: 'schemas/forms/booking.schema.json' },
    (p) => `The form has no ${p.missing}.`,
    () => 'A form needs its layout and its data rules.',
  ),
  'effect-circle': error(
    'A change would start the same effects for ever.',
    { circle: 'modeChanged → typeChanged → modeChanged' },
    (p) => `These effects start each other in a circle: ${p.circle}.`,
    () => 'Give one of them a `when` that the others make false.',
  ),
  'label-untranslated': warning(
    'A language that the tenant offers lacks a text.',
    { name: 'field.poNumber', language: 'ja', file: 'tenants/NOVA/labels/ja.json' },
    (p) => `The label "${p.name}" has no text in "${p.language}"; the English one is shown.`,
    (p) => `Add it to ${p.file}.`,
  ),
  'label-without-english': {
    ...unknown<{ name: string }>(
      'A text stands in another language alone; mostly a slip in its id.',
      { name: 'field.poNummber' },
      { nearest: 'field.poNumber' },
      (p) => `The label "${p.name}" has no English text.`,
    ),
    severity: 'warning' as const,
  },
  'language-without-labels': unknown(
    'A language is offered that has no file of labels.',
    { language: 'fr' },
    { nearest: 'en' },
    (p) => `There is no schemas/labels/${p.language}.json.`,
  ),
  'pattern-invalid': error(
    'A `pattern` is not a regular expression (ECMAScript, with the flag u).',
    { reason: 'Unterminated character class' },
    (p) => `This is not a regular expression: ${p.reason}.`,
  ),
  'pattern-dangerous': error(
    'Some text would keep the page, or the gateway, busy for seconds or for years.',
    { reason: 'a text one character longer may take twice the time' },
    (p) => `This pattern could hang on some texts: ${p.reason}.`,
    () => 'Let no text fit two neighbours, two choices or two turns of a repeated group.',
  ),
  'rules-contradict': error(
    'No validator can be made of the data rules.',
    { reason: 'strict mode: minimum above maximum' },
    (p) => `The data rules cannot be compiled: ${p.reason}.`,
  ),
  'colour-unreadable': warning(
    'Text on this colour would have too little contrast; a neighbouring colour is shown instead.',
    { colour: '#828282', contrast: '3.9', shown: '#757575' },
    (p) =>
      `Neither white nor dark text can be read on ${p.colour} (contrast ${p.contrast}, needed 4.5); it is shown as ${p.shown}.`,
    () => 'Take a darker or a lighter colour.',
  ),
  'tenant-url-reserved': error(
    'The address belongs to the host.',
    { url: 'assets', reserved: 'assets, api-gateway' },
    (p) => `"${p.url}" is an address of the host itself.`,
    (p) => `Not allowed: ${p.reserved}.`,
  ),
  'tenant-url-taken': error(
    'Two tenants claim one address.',
    { other: 'ACME', url: 'acme' },
    (p) => `The tenant ${p.other} has the address "${p.url}" too.`,
  ),
  'tenant-id': error(
    'A tenant is called like its folder.',
    { id: 'NOVA', folder: 'NOWA' },
    (p) => `The id "${p.id}" is not the name of the tenant's folder, "${p.folder}".`,
  ),
  'tenant-unknown': noSuch('There is no tenant', 'A command names a tenant that has no folder.', 'NOWA', 'NOVA'),
  'pointer-unknown': unknown(
    '`explain` was asked about a place that does not exist.',
    { pointer: 'sections.detials' },
    { nearest: 'sections.details' },
    (p) => `There is nothing at "${p.pointer}".`,
  ),
}
