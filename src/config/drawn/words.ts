/** Texts that may become longer than this get several lines; what describes a value is no longer. */
export const LONG = 200

/** The first sentences of a text, as many as help below an input. */
export function briefly(text: string): string {
  const [first = ''] = text.trim().split(/\n\s*\n/)
  if (first.length <= LONG) return first
  const end = first.slice(0, LONG).search(/[.。!?](?=\s[^.。!?]*$)/)
  if (end > 0) return first.slice(0, end + 1)
  const space = first.lastIndexOf(' ', LONG - 1)
  return `${first.slice(0, space > 0 ? space : LONG)}…`
}

/** Labels of what is said where a value breaks a rule, by keyword of the rule. */
export const BROKEN: Readonly<Record<string, string>> = {
  minLength: 'drawing.broken.minLength',
  maxLength: 'drawing.broken.maxLength',
  minimum: 'drawing.broken.minimum',
  maximum: 'drawing.broken.maximum',
  exclusiveMinimum: 'drawing.broken.exclusiveMinimum',
  exclusiveMaximum: 'drawing.broken.exclusiveMaximum',
  multipleOf: 'drawing.broken.multipleOf',
  format: 'drawing.broken.format',
  minItems: 'drawing.broken.minItems',
  maxItems: 'drawing.broken.maxItems',
  contains: 'drawing.broken.contains',
  maxContains: 'drawing.broken.maxContains',
  uniqueItems: 'drawing.broken.uniqueItems',
  minProperties: 'drawing.broken.minProperties',
  maxProperties: 'drawing.broken.maxProperties',
  propertyNames: 'drawing.broken.propertyNames',
  additionalProperties: 'drawing.broken.additionalProperties',
}

/** Labels of what is said where a text is not of its format, by the keyword and the format: what it should be, and how that reads. */
export const OF_FORMAT: Readonly<Record<string, string>> = {
  'format:time': 'drawing.format.time',
  'format:duration': 'drawing.format.duration',
  'format:email': 'drawing.format.email',
  'format:hostname': 'drawing.format.hostname',
  'format:ipv4': 'drawing.format.ipv4',
  'format:ipv6': 'drawing.format.ipv6',
  'format:uri': 'drawing.format.uri',
  'format:uri-reference': 'drawing.format.uri-reference',
  'format:uuid': 'drawing.format.uuid',
  'format:byte': 'drawing.format.byte',
}

/** Labels of what a form of a value is called that has no title, where its type tells it from the others. */
export const KINDS: Readonly<Record<string, string>> = {
  string: 'library.text',
  boolean: 'library.flag',
  integer: 'drawing.whole',
  number: 'library.number',
  array: 'library.list',
  object: 'library.object',
  null: 'library.nothing',
}

/** Whether a title is a label of ours and not a word of the schema. */
export function isOwnWord(title: string): boolean {
  return Object.values(KINDS).includes(title)
}
