import { getAt } from '../../config/index.ts'
import type { ActionModel, ValueRule } from '../../config/index.ts'

/** A call as it came in. */
export interface Sent {
  query: Readonly<Record<string, unknown>>
  body: unknown
}

/**
 * The action of a form that sends such a call, told by the fixed values that actions put into query and body: of those that
 * contradict none, the one that more of them agree with. Where nothing tells a draft from a submission, it is a draft. Undefined
 * when no action sends such a call.
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

/** In the order in which a call that tells nothing is taken for one. */
const LEVELS: readonly ActionModel['validate'][] = ['save', 'submit', 'none']

/** How many of an action's fixed values the call has; undefined when it has another in the place of one. */
function agreement({ query, set }: ActionModel, sent: Sent): number | undefined {
  const values = (rules: Record<string, ValueRule>, given: (name: string) => unknown) =>
    Object.entries(rules).flatMap(([name, rule]) => {
      const value = given(name)
      return typeof rule === 'object' || value === undefined ? [] : [rule === value]
    })
  const told = [...values(query, (name) => sent.query[name]), ...values(set, (path) => getAt(sent.body, path))]
  return told.every(Boolean) ? told.length : undefined
}
