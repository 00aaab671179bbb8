import { getAt } from '../../config/index.ts'
import type { ActionModel, BodyRule, FormModel, RuleMessage } from '../../config/index.ts'

type Found = { path: string; text: unknown }

/** What is wrong with the text that an action asks for, where the action puts it; the page's dialog asks for the same. */
export function typedTextErrors(
  { input, set, append }: ActionModel,
  { messages }: Pick<FormModel, 'messages'>,
  body: unknown,
): [path: string, RuleMessage][] {
  if (input === undefined) return []
  const placed = [
    ...Object.entries(set).flatMap(([path, rule]) => (isTyped(rule) ? [{ path, text: getAt(body, path) }] : [])),
    ...Object.entries(append).flatMap(([list, entry]) => textInList(getAt(body, list), list, entry)),
  ]
  return placed.flatMap(({ path, text }): [string, RuleMessage][] => {
    const typed = typeof text === 'string' ? text.trim() : ''
    if (typed === '') return input.required ? [[path, { label: 'form.pleaseEnter' }]] : []
    if ([...typed].length <= input.maxLength) return []
    return [[path, { label: messages['maxLength'] ?? 'form.invalid', params: { limit: input.maxLength } }]]
  })
}

/** The typed text of the entry that an action appends: of the last entry that contradicts none of its fixed values. */
function textInList(value: unknown, list: string, entry: BodyRule): Found[] {
  if (typeof entry !== 'object' || Array.isArray(entry)) return []
  const rules = Object.entries(entry as Record<string, BodyRule>)
  const [name] = rules.find(([, rule]) => isTyped(rule)) ?? []
  if (name === undefined) return []
  const rows: unknown[] = Array.isArray(value) ? (value as unknown[]) : []
  const index = rows.findLastIndex((row) =>
    rules.every(([field, rule]) => typeof rule === 'object' || [undefined, rule].includes(getAt(row, field) as string)),
  )
  return index === -1
    ? [{ path: list, text: undefined }]
    : [{ path: `${list}.${index}.${name}`, text: getAt(rows[index], name) }]
}

function isTyped(rule: BodyRule): boolean {
  return typeof rule === 'object' && 'from' in rule && rule.from === 'input'
}
