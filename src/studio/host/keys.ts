import { ownProblem } from '../../contract/index.ts'
import { isAnswered, newKey } from '../../render/source.ts'

/** What does something more each time that it arrives; all else may safely be sent again. */
const ONCE: ReadonlySet<string> = new Set([
  ...['undo', 'redo'],
  ...['sets/create', 'upgrade/mend', 'publish', 'rollback', 'tenants/create'],
])

/** Keys of what was sent and not answered, by what was sent. */
const unanswered = new Map<string, string>()

/** Forgets what was not answered: who goes on elsewhere sees what became of it. */
export function forgetUnanswered(): void {
  unanswered.clear()
}

/** Whether it is open what became of something that was asked and is to be done once. */
export function isUnanswered(what: string): boolean {
  return [...unanswered.keys()].some((intent) => (JSON.parse(intent) as unknown[])[0] === what)
}

/**
 * Sends what a person asks of the studio, with one key until it is answered where it is to be done once: pressing again after a lost answer does not do
 * it twice. `sent` says what is asked and, of an undo, over which state of the change set: another press for what stands there now is another
 * intent. `send` answers the status, undefined where somebody else answered in the host's place.
 */
export async function sentOnce<Given>(
  [what, ...sent]: readonly [what: string, ...sent: unknown[]],
  send: (key: string | undefined) => Promise<Given & { status: number | undefined }>,
): Promise<Given> {
  if (!ONCE.has(what)) return send(undefined)
  const intent = JSON.stringify([what, ...sent])
  const earlier = unanswered.get(intent)
  const key = earlier ?? newKey()
  unanswered.set(intent, key)
  const given = await send(key)
  const isOver = given.status !== undefined && isAnswered(answerOf(given.status), earlier !== undefined)
  if (isOver) unanswered.delete(intent)
  return given
}

const answerOf = (status: number): Parameters<typeof isAnswered>[0] =>
  status < 300 ? { ok: true, status, data: undefined } : { ok: false, problem: ownProblem('', status) }
