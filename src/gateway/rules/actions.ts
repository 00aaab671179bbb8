import type { ActionModel, BodyRule, FormModel, RuleMessage, ValueRule } from '../../config/index.ts'
import { getAt, typedTextFault } from '../../config/index.ts'

/** A call as it came in. */
export interface Sent {
  query: Readonly<Record<string, unknown>>
  body: unknown
}

/**
 * The action of a form that sends such a call, found by the fixed values that actions put into query and body: of the actions
 * that contradict none, the one with the most values in common. Where nothing distinguishes a draft from a submission, it is a
 * draft. Undefined when no action sends such a call.
 */
export function sentBy(actions: readonly ActionModel[], sent: Sent): ActionModel | undefined {
  const matching = actions.flatMap((action) => {
    const agreed = agreement(action, sent)
    return agreed === undefined ? [] : [{ action, agreed }]
  })
  const most = Math.max(...matching.map(({ agreed }) => agreed))
  const best = matching.filter(({ agreed }) => agreed === most).map(({ action }) => action)
  return LEVELS.flatMap((level) => best.filter(({ validate }) => validate === level))[0]
}

/** Which of several actions a call is taken for: the first of these levels. */
const LEVELS: readonly ActionModel['validate'][] = ['save', 'submit', 'none']

/** How many of an action's fixed values the call has; undefined when it has another in the place of one. */
function agreement({ query, set }: ActionModel, sent: Sent): number | undefined {
  const values = (rules: Record<string, ValueRule>, given: (name: string) => unknown) =>
    Object.entries(rules).flatMap(([name, rule]) => {
      const value = given(name)
      return typeof rule === 'object' || value === undefined ? [] : [rule === value]
    })
  const matches = [...values(query, (name) => sent.query[name]), ...values(set, (path) => getAt(sent.body, path))]
  return matches.every(Boolean) ? matches.length : undefined
}

type Found = { path: string; text: unknown }

/** What is wrong with the text that an action asks for, where the action puts it; the page's dialog asks for the same. */
export function typedTextErrors(
  { input, set, append }: ActionModel,
  form: Pick<FormModel, 'messages'>,
  body: unknown,
): [path: string, RuleMessage][] {
  if (input === undefined) return []
  const placed = [
    ...Object.entries(set).flatMap(([path, rule]) => (isTyped(rule) ? [{ path, text: getAt(body, path) }] : [])),
    ...Object.entries(append).flatMap(([list, entry]) => textInList(getAt(body, list), list, entry)),
  ]
  return placed.flatMap(({ path, text }): [string, RuleMessage][] => {
    const fault = typedTextFault(input, typeof text === 'string' ? text : '', form)
    return fault === undefined ? [] : [[path, fault]]
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
