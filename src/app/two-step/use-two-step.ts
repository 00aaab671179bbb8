import { useEffect, useState } from 'react'
import { useAtomValue } from 'jotai/react'
import type { Schemas } from '../../contract/index.ts'
import type { Answer } from '../../contract/index.ts'
import { callOperation, isAnswered } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'
import { refusalOf } from '../outside/refusal.tsx'
import type { Refusal } from '../outside/refusal.tsx'
import { usePortal } from '../portal/portal.ts'
import { sessionAtom } from '../portal/state.ts'

/** Where somebody is who looks at, sets up or turns off codes at the sign-in. */
export type Stage =
  | { at: 'loading' }
  | { at: 'failed' }
  /** It is off; the password begins to set it up. */
  | { at: 'off' }
  /** The app has to be told the secret, and to show a code. */
  | ({ at: 'app' } & Schemas['TwoStepSecret'])
  | { at: 'recoveryCodes'; codes: readonly string[] }
  /** It is on; password and code turn it off. */
  | ({ at: 'on' } & Schemas['TwoStepSignIn'])

/** What was typed wrong, by field, in the gateway's words. */
export type Wrong = Partial<Record<'password' | 'code', string>>

/** Codes at the sign-in of whoever is signed in, and what can be done with them. No call rejects. */
export function useTwoStep() {
  const { gateway, account, store } = usePortal()
  const session = useAtomValue(sessionAtom)
  const [stage, setStage] = useState<Stage>({ at: 'loading' })
  const [wrong, setWrong] = useState<Wrong>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    void look(gateway).then((found) => setStage(found ?? { at: 'failed' }))
  }, [gateway])

  async function send<Data>(
    call: Promise<Answer<Data>>,
    next: (data: Data) => Stage,
    elsewhere: (found: Stage, message: Refusal) => void,
  ): Promise<void> {
    setBusy(true)
    setRefusal(null)
    setWrong({})
    const answer = await call
    // Whoever has signed in while it was on its way is somebody else.
    if (store.get(sessionAtom)?.id !== session?.id) return
    if (answer.ok) setStage(next(answer.data))
    else await refused(answer, elsewhere)
    setBusy(false)
  }

  /** Shows why a call failed. What it asked for may be done all the same: its answer was lost, or another tab did it. */
  async function refused(
    answer: Extract<Answer<unknown>, { ok: false }>,
    elsewhere: (found: Stage, message: Refusal) => void,
  ): Promise<void> {
    const { problem } = answer
    const { fieldErrors, code, message } = problem
    if (fieldErrors.length > 0)
      return setWrong(Object.fromEntries(fieldErrors.map((error) => [error.field, error.message])))
    const reason = code === 'conflict' ? { text: message } : refusalOf(problem)
    const found = code === 'conflict' || !isAnswered(answer, false) ? await look(gateway) : undefined
    const isAsBefore = found === undefined || (found.at === 'on') === (stage.at === 'on')
    if (!isAsBefore) return elsewhere(found, reason)
    // What was begun is no more; recovery codes may have been made that nobody has seen.
    if (found !== undefined && (code === 'conflict' || stage.at === 'on')) setStage(found)
    setRefusal(reason)
  }

  /** The codes are seen by whoever looks now; until that person says that they are kept, a reload tells of them. */
  function shown({ recoveryCodes }: Schemas['RecoveryCodes']): Stage {
    account.amend({ mustKeepRecoveryCodes: true })
    return { at: 'recoveryCodes', codes: recoveryCodes }
  }

  function showOn(found: Stage, reason: Refusal): void {
    setStage(found)
    setRefusal(reason)
  }

  return {
    stage,
    wrong,
    refusal,
    isBusy,
    begin: (password: string) =>
      send(
        callOperation(gateway, 'beginTwoStepSignIn', { body: { password } }),
        (secret) => ({ at: 'app', ...secret }),
        showOn,
      ),
    confirm: (code: string) =>
      send(callOperation(gateway, 'confirmTwoStepSignIn', { body: { code } }), shown, (found) =>
        showOn(found, { label: 'twoStep.codesUnseen' }),
      ),
    /** Recovery codes in the place of those that are left. */
    renew: (password: string, code: string) =>
      send(callOperation(gateway, 'renewRecoveryCodes', { body: { password, code } }), shown, showOn),
    /** Turns it off; where the tenant demands it, it has to be set up at once. */
    turnOff: (password: string, code: string, isRequired: boolean) => {
      const off = (): Stage => {
        account.amend({ mustKeepRecoveryCodes: false, ...(isRequired && { mustSetUpTwoStep: true }) })
        return { at: 'off' }
      }
      return send(callOperation(gateway, 'removeTwoStepSignIn', { body: { password, code } }), off, () =>
        setStage(off()),
      )
    },
    /** The user has kept the recovery codes; whoever had to set it up has. */
    finish: () => {
      account.amend({ mustSetUpTwoStep: false, mustKeepRecoveryCodes: false })
      if (stage.at === 'recoveryCodes' || lacksCodes(stage)) void callOperation(gateway, 'keepRecoveryCodes', {})
    },
  }
}

/** Whether recovery codes were made that the user has not said to have kept. */
export function lacksCodes(stage: Stage): boolean {
  return stage.at === 'on' && stage.recoveryCodesKept === false
}

/** How it stands; undefined when the gateway does not say. */
async function look(gateway: DataPort): Promise<Stage | undefined> {
  const answer = await callOperation(gateway, 'getTwoStepSignIn', {})
  if (!answer.ok) return undefined
  return answer.data.isOn ? { at: 'on', ...answer.data } : { at: 'off' }
}
