import { useEffect, useState } from 'react'
import type { Schemas } from '../../contract/index.ts'
import type { Answer } from '../../contract/index.ts'
import { callOperation } from '../../render/source.ts'
import { refusalOf } from '../outside/refusal.tsx'
import type { Refusal } from '../outside/refusal.tsx'
import { usePortal } from '../portal/portal.ts'

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
  const { gateway, account } = usePortal()
  const [stage, setStage] = useState<Stage>({ at: 'loading' })
  const [wrong, setWrong] = useState<Wrong>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    void callOperation(gateway, 'getTwoStepSignIn', {}).then((answer) => {
      if (!answer.ok) setStage({ at: 'failed' })
      else setStage(answer.data.isOn ? { at: 'on', ...answer.data } : { at: 'off' })
    })
  }, [gateway])

  async function send<Data>(call: Promise<Answer<Data>>, next: (data: Data) => Stage): Promise<void> {
    setBusy(true)
    setRefusal(null)
    setWrong({})
    const answer = await call
    setBusy(false)
    if (answer.ok) return setStage(next(answer.data))
    const { fieldErrors } = answer.problem
    if (fieldErrors.length > 0) setWrong(Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message])))
    else setRefusal(answer.problem.code === 'conflict' ? { text: answer.problem.message } : refusalOf(answer.problem))
  }

  return {
    stage,
    wrong,
    refusal,
    isBusy,
    begin: (password: string) =>
      send(callOperation(gateway, 'beginTwoStepSignIn', { body: { password } }), (secret) => ({
        at: 'app',
        ...secret,
      })),
    confirm: (code: string) =>
      send(callOperation(gateway, 'confirmTwoStepSignIn', { body: { code } }), ({ recoveryCodes }) => ({
        at: 'recoveryCodes',
        codes: recoveryCodes,
      })),
    /** Turns it off; where the tenant demands it, it has to be set up at once. */
    turnOff: (password: string, code: string, isRequired: boolean) =>
      send(callOperation(gateway, 'removeTwoStepSignIn', { body: { password, code } }), () => {
        if (isRequired) account.amend({ mustSetUpTwoStep: true })
        return { at: 'off' }
      }),
    /** Somebody who had to set it up has kept the recovery codes. */
    finish: () => account.amend({ mustSetUpTwoStep: false }),
  }
}
