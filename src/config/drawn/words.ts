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

/** What is said where a value breaks a rule, by keyword of the rule. */
export const BROKEN: Readonly<Record<string, string>> = {
  minLength: 'Characters: at least {{limit}}',
  maxLength: 'Characters: at most {{limit}}',
  minimum: 'At least {{limit}}',
  maximum: 'At most {{limit}}',
  exclusiveMinimum: 'More than {{limit}}',
  exclusiveMaximum: 'Less than {{limit}}',
  multipleOf: 'A multiple of {{limit}}',
  format: 'Not of the form "{{limit}}"',
  minItems: 'Entries: at least {{limit}}',
  maxItems: 'Entries: at most {{limit}}',
  contains: 'An entry that must be among them is missing',
  uniqueItems: 'Entries {{first}} and {{second}} are the same',
  minProperties: 'Names: at least {{limit}}',
  maxProperties: 'Names: at most {{limit}}',
  propertyNames: 'A name may not be so',
  additionalProperties: 'Nothing of this name is asked for',
}

/** What is said where a text is not of its format, by format: what it should be, and how that reads. */
export const OF_FORMAT: Readonly<Record<string, string>> = {
  time: 'A time with its zone, such as 12:30:00Z',
  duration: 'A duration, such as P1DT2H for a day and two hours',
  email: 'A mail address, such as name@example.com',
  hostname: 'The name of a host, such as www.example.com',
  ipv4: 'An IP address, such as 192.0.2.1',
  ipv6: 'An IP address, such as 2001:db8::1',
  uri: 'A whole address, such as https://example.com',
  'uri-reference': 'An address or a part of one, such as /help',
  uuid: 'A UUID, such as 123e4567-e89b-12d3-a456-426614174000',
  byte: 'Data in Base64, such as YWJj',
}
