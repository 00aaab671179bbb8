import { error, migrate, nearestWord, unknown, type Entry, type Nearest } from './entry.ts'

export interface Described {
  description?: string | undefined
}
const described = ({ description }: Described) => description

/** What can be wrong about a file before anything in it is understood, and about its keys and values. */
export const ofFiles = {
  syntax: error(
    'The file cannot be read as JSON.',
    { reason: 'comma expected', mend: 'Put a comma between two entries.' },
    (p) => `This is not JSON: ${p.reason}.`,
    (p) => p.mend,
  ),
  encoding: error(
    'The file is not UTF-8 text; some editors write UTF-16.',
    {},
    () => 'The file is not written in UTF-8.',
    () => 'Save it as UTF-8.',
  ),
  'too-deep': error(
    'Brackets nest deeper than any configuration needs; the file is refused unread.',
    { limit: 100 },
    (p) => `The file nests deeper than ${p.limit} levels.`,
  ),
  'duplicate-key': error(
    'An object has one key twice.',
    { key: 'width' },
    (p) => `The key "${p.key}" stands here twice; only one would count.`,
    () => 'Delete or rename one of the two.',
  ),
  'forbidden-key': error(
    'A key that programs take for something of their own, such as `__proto__`.',
    { key: '__proto__' },
    (p) => `"${p.key}" cannot be a key.`,
    () => 'Choose another id.',
  ),
  'unknown-file': unknown(
    'A JSON file stands where no kind of file is expected: it would be ignored.',
    { file: 'schemas/form/booking.layout.json' },
    { nearest: 'schemas/forms/booking.layout.json' },
    (p) => `No kind of configuration file is called ${p.file}.`,
  ),
  'missing-schema': error(
    'Without `$schema` an editor cannot help.',
    { expected: '../meta/grid.schema.json' },
    () => 'The file does not name its $schema.',
    (p) => `Write "$schema": "${p.expected}" as its first key.`,
  ),
  'wrong-schema': error(
    'The `$schema` is that of another kind of file; overrides, and files that extend another, have one in which nothing is required.',
    { found: '../meta/view.schema.json', expected: '../meta/grid.schema.json' },
    (p) => `The $schema "${p.found}" is not the one of this kind of file.`,
    (p) => `Write "${p.expected}".`,
  ),
  'meta-unreadable': error(
    'A meta-schema, by which all files of a kind are judged, is missing or broken.',
    { file: 'schemas/meta/grid.schema.json' },
    (p) => `The meta-schema ${p.file} is missing or not readable.`,
  ),
  'unknown-key': error<{ key: string; place?: string } & Nearest>(
    'The language has no such word at this place.',
    { key: 'lable', nearest: 'label' },
    (p) => `"${p.key}" is not known here.`,
    (p) => (p.place === undefined ? nearestWord(p) : `It belongs in ${p.place}.`),
  ),
  'keys-apart': error<{ key: string; other: string }>(
    'Two words stand beside each other of which one is taken.',
    { key: 'in', other: 'is' },
    (p) => `"${p.key}" does not go with "${p.other}".`,
    () => 'Keep one of the two; two tests are joined by `all` or `any`.',
  ),
  'says-nothing': error<{ words: string }>(
    'Something that says one of several things is empty, such as a condition without a test.',
    { words: 'all, any, not, field' },
    () => 'Nothing is said here.',
    (p) => `Begin with one of ${p.words}, or leave it out.`,
  ),
  'missing-key': error<{ key: string } & Described>(
    'Something that is required was left out.',
    { key: 'label', description: 'Label shown with the entry.' },
    (p) => `"${p.key}" is missing.`,
    described,
  ),
  'missing-option': error<{ part: string; key: string } & Described>(
    'A part is named that cannot do without an option, and the option was left out.',
    { part: 'select', key: 'lookup', description: 'List that the choices come from.' },
    (p) => `The part "${p.part}" needs its option "${p.key}".`,
    described,
  ),
  'wrong-type': error<{ expected: string; found: string; write?: string | undefined } & Described>(
    'A value of another type is expected.',
    { expected: 'a list', found: 'a text', write: '["SE"]' },
    (p) => `Expected ${p.expected}, found ${p.found}.`,
    (p) => (p.write === undefined ? described(p) : `Write ${p.write}.`),
  ),
  'null-refused': error(
    '`null` deletes in a merge, and nobody could say later what was deleted.',
    {},
    () => 'null forgets what it deleted.',
    () => 'Write "hidden": true to take an entry away.',
  ),
  'not-in-list': unknown(
    'The value is none of those that the language allows here.',
    { value: 'left' },
    { allowed: 'start, end' },
    (p) => `"${p.value}" is not one of the values allowed.`,
  ),
  'out-of-range': error<{ value: string | number; wrong: string } & Described>(
    'A number, a text or a list is too small or too large.',
    { value: 14, wrong: 'more than 12', description: 'Columns of twelve on a wide screen.' },
    (p) => `${p.value} is ${p.wrong}.`,
    described,
  ),
  'wrong-form': error<{ value: string; examples?: string; pattern?: string }>(
    'A text does not match the pattern of its place.',
    { value: 'blue', examples: '#417F90' },
    (p) => `"${p.value}" has not the form asked for.`,
    ({ examples, pattern = '' }) => (examples === undefined ? `It must match ${pattern}.` : `Such as ${examples}.`),
  ),
  'word-renamed': {
    severity: 'warning',
    means: 'The language has another word for this now; the old one is still read.',
    example: { old: 'views', new: 'arrangements' },
    message: (p) => `"${p.old}" is called "${p.new}" now; it was read as that.`,
    hint: ({ home, ...p }) =>
      home === 'schemas' ? `Write "${p.new}".` : `Write "${p.new}", or let this do it: ${migrate(home)}`,
  } satisfies Entry<{ old: string; new: string }>,
}
