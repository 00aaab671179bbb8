import { error, nearestWord, unknown, warning, type Entry, type Nearest } from './entry.ts'

/** What cannot work as a whole: forms, labels, patterns. */
export const ofTheWhole = {
  'half-a-form': error(
    'A form is two files, and one is missing.',
    { missing: 'schemas/forms/booking.schema.json' },
    (p) => `The form has no ${p.missing}.`,
    () => 'A form needs its layout and its data rules.',
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
  'label-blank': warning<{ name: string }>(
    'A text of spaces alone: a button or field has no name then, for the eye or for who hears the page.',
    { name: 'field.poNumber' },
    (p) => `The label "${p.name}" has nothing but spaces.`,
    () => 'Write a text; what is not to be there is hidden ("hidden": true) where it stands.',
  ),
  'label-unnamed': {
    ...unknown<{ name: string }>(
      'A tenant adds a label that none of its files names yet; mostly a slip in the id of a label of the base.',
      { name: 'field.poNummber' },
      { nearest: 'field.poNumber' },
      (p) => `Nothing names the label "${p.name}".`,
    ),
    severity: 'warning' as const,
  },
  'placeholder-unknown': unknown<{ name: string }>(
    'A text has a placeholder that the portal does not fill: people would read its braces.',
    { name: 'cuont' },
    { nearest: 'count' },
    (p) => `Nothing is filled in for {{${p.name}}}.`,
  ),
  'placeholder-lost': warning(
    'A text lacks a placeholder that the English one, or the base, has.',
    { names: 'count' },
    (p) => `The text does not say ${p.names}.`,
    (p) =>
      `Write ${p.names
        .split(', ')
        .map((name) => `{{${name}}}`)
        .join(' and ')} where it belongs, if people need it.`,
  ),
  'language-not-offered': error(
    'People would start in a language that they cannot choose.',
    { language: 'fr', offered: 'en, ja' },
    (p) => `The default language "${p.language}" is not offered.`,
    (p) => `Offered: ${p.offered}.`,
  ),
  'order-contradicts': error(
    'Entries of a collection name each other so that no order keeps all of it.',
    { why: '"a" after "b", "b" after "a"' },
    (p) => `No order can be kept: ${p.why}.`,
    () => 'Keep one `after` or `before` of them.',
  ),
  'rules-unfillable': error(
    'No value can keep the rules, so the form could never be sent.',
    { why: 'minLength 60 is above maxLength 50' },
    (p) => `No value can be right: ${p.why}.`,
  ),
  'limit-of-other-type': error(
    'A limit is about values of another type: how long, of a number; how great, of a text.',
    { key: 'maxLength', type: 'integer' },
    (p) => `"${p.key}" limits nothing here: the value is of type ${p.type}.`,
    () => 'Texts have minLength, maxLength and pattern, numbers minimum and maximum, lists minItems and maxItems.',
  ),
  'idle-unwarned': warning<{ warn: number; end: number }>(
    'An idle session ends before, or as, its warning would come.',
    { warn: 25, end: 10 },
    (p) => `People are signed out after ${p.end} minutes, and the warning would come after ${p.warn}.`,
    (p) =>
      p.end > 1
        ? `Warn them before: "warnAfterMinutes": ${p.end > 5 ? p.end - 5 : p.end - 1}.`
        : 'Warn them before: let sessions end later than the warning.',
  ),
  'no-home': error<{ route: string }>(
    'Whoever signs in comes to the page at the address "/", and the tenant has none there.',
    { route: 'home' },
    (p) => `"${p.route}" was the page at "/", where everybody begins; no other page has that address.`,
    () => 'Let a page of your own have the path "/", or leave this one as it is.',
  ),
  'home-closed': warning<{ route: string }>(
    'The page at the address "/" is closed to some: they begin at a refusal, and its way back leads there again.',
    { route: 'home' },
    (p) => `Everybody begins at "${p.route}"; whom this leaves out signs in and reads that access is denied.`,
    () => 'Leave the page open, and give `access` to what stands on it.',
  ),
  'route-path-taken': error(
    'Two routes have one address: only the first would be shown.',
    { path: '/bookings', other: 'bookings' },
    (p) => `The route "${p.other}" has the address ${p.path} too.`,
  ),
  'route-path-reserved': error(
    'The address belongs to a page that every portal has.',
    { path: '/login', reserved: '/login, /reset' },
    (p) => `${p.path} is an address of the portal itself.`,
    (p) => `Not allowed: ${p.reserved}.`,
  ),
  'route-without-access': warning(
    "A tenant's own route or drawer says nothing of access: whoever signs in can open it.",
    { id: 'x_late' },
    (p) => `"${p.id}" is open to everybody who signs in.`,
    () => 'Name the route whose access it inherits ("module": "shipments"), or write `access`.',
  ),
  'screen-unreached': warning(
    'A tenant has a file about a screen that no page, drawer or section of its portal shows: a page was forgotten, or the screen is of the other flavour.',
    { screen: 'grids/x_arriving' },
    (p) => `Nobody can open "${p.screen}", so nobody sees what stands here.`,
    (p) => `Show it by a route or a drawer in ${p.home}/portal.json, or delete the file.`,
  ),
  'not-a-page': error(
    'A route shows a list, a form or a dashboard; what shows one record is opened in a drawer.',
    { screen: 'views/shipment' },
    (p) => `"${p.screen}" cannot be a page of its own.`,
    () => 'Show it in a drawer, which a list `open`s.',
  ),
  'asset-missing': unknown<{ name: string }>(
    'A picture that tenant.json names is not in the folder.',
    { name: 'assets/lgo.svg' },
    { nearest: 'assets/logo.svg' },
    (p) => `There is no file ${p.name} in the tenant's folder.`,
  ),
  'asset-unfit': error<{ en: string; ja: string }>(
    'A picture or a typeface of the folder is none that the portal could show, or is too large.',
    { en: 'The content is not what the ending of its name says.', ja: '内容がファイル名の拡張子と一致しません。' },
    (p) => p.en,
  ),
  'tenant-file-missing': error(
    'A folder of a tenant lacks the file that says who the tenant is.',
    { name: 'NOVA' },
    (p) => `The folder tenants/${p.name} has no tenant.json.`,
    (p) =>
      `Copy another tenant's, or begin with \`npm run tenants -- new ${p.name}\` in a folder that is not there yet.`,
  ),
  'language-without-labels': error(
    'A language is offered that has no file of labels.',
    { language: 'fr', tenant: 'NOVA', others: 'en, ja' },
    (p) => `There is no labels/${p.language}.json, neither the portal's nor the tenant's.`,
    (p) => `Write its texts in tenants/${p.tenant}/labels/${p.language}.json, or offer others: ${p.others}.`,
  ),
  'day-form-unfilled': warning(
    'The form of a day has letters that other programs take for a part of a day, or a part inside a word: people would read them.',
    { word: 'dddd' },
    (p) => `"${p.word}" is no part of a day that is filled in.`,
    () => 'Parts are YYYY, MMMM, MMM, MM, M, DD and D; everything else stands as it is.',
  ),
  'language-doubled': warning(
    'A language is offered twice, so the menu has it twice.',
    { language: 'de' },
    (p) => `The language "${p.language}" is offered twice.`,
    () => 'Take one of the two away.',
  ),
  'language-not-in-use': {
    ...unknown<{ language: string }>(
      'A tenant has words, formats or help of a language that nobody can choose.',
      { language: 'jp' },
      { nearest: 'ja' },
      (p) => `The language "${p.language}" is not offered, so nobody reads this.`,
    ),
    severity: 'warning' as const,
    hint: ({ nearest }) =>
      `${nearest === undefined ? '' : `Did you mean "${nearest}"? `}Languages are offered in tenant.json: "languages": { "offered": [ … ] }.`,
  } satisfies Entry<{ language: string } & Nearest>,
  'language-unknown': {
    ...unknown<{ language: string }>(
      'Browsers know no language of this name: its days, numbers and plurals would be those of another one.',
      { language: 'jp' },
      { nearest: 'ja' },
      (p) => `No browser knows a language "${p.language}".`,
    ),
    severity: 'warning' as const,
  },
  'help-without-english': warning(
    'A help page stands in another language alone: English is where pages are looked for.',
    { name: 'x_offices' },
    (p) => `Nobody is shown this page: there is no "${p.name}" in English.`,
    ({ home, name }) => `Write ${home}/help/en/${name}.md, too.`,
  ),
  'help-of-nothing': {
    ...unknown<{ name: string }>(
      'A help page has the name of no page of the portal and does not begin with x_ either; mostly a slip in the name.',
      { name: 'landng' },
      { nearest: 'landing' },
      (p) => `"${p.name}" is no help page of the portal, so this one stands in no one's place.`,
    ),
    severity: 'warning' as const,
    hint: (p) =>
      [nearestWord(p), 'The name of a page of your own begins with x_.'].filter((each) => each !== undefined).join(' '),
  } satisfies Entry<{ name: string } & Nearest>,
  'term-unknown': warning(
    'A term is called otherwise that no text of the portal has in this language.',
    { term: 'Referense No.', language: 'en' },
    (p) => `No text of the portal in ${p.language} has "${p.term}".`,
    () => 'Write it as it stands there, capitals and full stops included.',
  ),
  'language-incomplete': warning<{ language: string; missing: number; first: string; tenant: string }>(
    "A language of the tenant's own lacks texts; the English ones stand in their place.",
    { language: 'de', missing: 3, first: 'action.save', tenant: 'NOVA' },
    (p) =>
      `${p.missing} ${p.missing === 1 ? 'label has' : 'labels have'} no text in ${p.language}, the first is "${p.first}".`,
    (p) => `Write down what is missing: npm run tenants -- words ${p.tenant} ${p.language} --to todo.csv`,
  ),
  'pattern-invalid': error(
    'A `pattern` is not a regular expression (ECMAScript, with the flag u).',
    { reason: 'Unterminated character class' },
    (p) => `This is not a regular expression: ${p.reason}.`,
  ),
  'pattern-slashes': error<{ pattern: string }>(
    'A `pattern` stands between slashes, as programs write it: JSON takes them for signs of the text, so that no text has the form.',
    { pattern: '^[A-Z]{3}$' },
    () => 'No text has this form: the slashes are taken for signs of the text.',
    (p) => `Write "${p.pattern}".`,
  ),
  'pattern-open': warning(
    'A form says neither where a text begins nor where it ends: a text that has such a piece anywhere is taken.',
    { pattern: '[0-9]{10}' },
    (p) => `A text with anything before and after it is taken, too: "${p.pattern}" may stand anywhere in it.`,
    (p) => `Of the whole text: "^${p.pattern.includes('|') ? `(?:${p.pattern})` : p.pattern}$".`,
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
  'drawn-open': warning(
    'A schema that is drawn refers to something that its file does not hold.',
    { ref: 'address.schema.json' },
    (p) => `"${p.ref}" leads nowhere in this file: any value may stand there.`,
    () => 'Put what it refers to in `$defs` of the same file.',
  ),
  'drawn-under-value': warning(
    'A schema that is drawn describes no object, or one without names: a record has names.',
    {},
    () => 'What this schema describes stands under "value" in the record.',
  ),
  'drawn-unnamed': warning(
    'A schema that is drawn has a value that no field can name: a point parts the keys of a path.',
    { key: 'editor.fontSize' },
    (p) => `"${p.key}" is not drawn: no field can name it.`,
    () => 'Give it a key without a point.',
  ),
  'drawn-inexact': warning(
    'A schema that is drawn has a whole number that may be greater than 2^53: of such a one JSON in a browser keeps fewer digits.',
    { keys: 'id, parentId' },
    (p) => `Numbers beyond 9007199254740991 are shown as they come and cannot be sent: ${p.keys}.`,
    () => 'Make it a text of digits, or limit it by `maximum`.',
  ),
  'pointer-unknown': unknown(
    '`explain` was asked about a place that does not exist.',
    { pointer: 'sections.detials' },
    { nearest: 'sections.details' },
    (p) => `There is nothing at "${p.pointer}".`,
  ),
}
