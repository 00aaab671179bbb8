import type { Words } from '../../ground/words.ts'
import { demandsCodes } from '../../operation/access.ts'
import type { Operations, SignedInCall } from '../../operation/operation.ts'
import { invalid, refuse, WRONG_CODE } from '../../operation/refusals.ts'
import type { FieldErrors, Refusal } from '../../operation/reply.ts'
import { eventOf } from '../../operation/trail.ts'
import { networkOf, TWO_STEP } from '../../session/limits.ts'
import { verifyPassword } from '../../session/passwords.ts'
import { newRecoveryCodes, newSecret, readCode, recoveryCodeHash, secretAddress } from '../../session/second-factor.ts'
import type { TenantStore } from '../../store/tenant-store.ts'

const SMALL_BODY = 16 * 1024
/** How long a secret waits for its first code, in milliseconds. */
const PATIENCE_MS = 60 * 60_000

const WRONG_PASSWORD: FieldErrors = [
  { field: 'password', message: { en: 'The password is not right.', ja: 'パスワードが正しくありません。' } },
]
const CODE_IS_WRONG: FieldErrors = [{ field: 'code', message: WRONG_CODE }]
const IS_ON: Words = {
  en: 'Two-step sign-in is on already.',
  ja: '2段階ログインはすでに有効です。',
}
const IS_OFF: Words = {
  en: 'Nothing has been set up, or it took too long. Please begin again.',
  ja: '設定が開始されていないか、時間が経過しました。もう一度最初から設定してください。',
}
const AT_PROVIDER: Words = {
  en: 'You sign in with the account of your organization; codes are set up there.',
  ja: '所属組織のアカウントでログインしています。コードは所属組織側で設定してください。',
}

type TwoStepOperation =
  | 'getTwoStepSignIn'
  | 'beginTwoStepSignIn'
  | 'confirmTwoStepSignIn'
  | 'removeTwoStepSignIn'
  | 'renewRecoveryCodes'
  | 'keepRecoveryCodes'

/** Codes of an app beside the password: set up and taken away by the user. */
export const twoStepOperations: Pick<Operations, TwoStepOperation> = {
  getTwoStepSignIn: {
    access: 'session',
    despite: ['two-step'],
    async run({ user, tenant, store, byPassword }) {
      const factor = await store.secondFactors.find(user.userId)
      return {
        status: 200,
        body: {
          isOn: factor !== undefined,
          isRequired: byPassword && demandsCodes(tenant, user),
          ...(factor !== undefined && { since: factor.confirmedAt.toISOString(), recoveryCodesKept: factor.codesKept }),
          recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
        },
      }
    },
  },
  beginTwoStepSignIn: {
    access: 'session',
    despite: ['two-step'],
    bodyLimit: SMALL_BODY,
    async run(call) {
      const { input, user, tenant, store, now, byPassword } = call
      if (!byPassword) return refuse('conflict', { obstacle: AT_PROVIDER })
      const refused = await refusalOf(call, input.body.password)
      if (refused !== undefined) return refused
      const secret = newSecret()
      if (!(await store.secondFactors.begin(user.userId, secret, now))) return refuse('conflict', { obstacle: IS_ON })
      return {
        status: 200,
        body: { secret, address: secretAddress(secret, { issuer: tenant.name, userId: user.userId }) },
      }
    },
  },
  confirmTwoStepSignIn: {
    access: 'session',
    despite: ['two-step'],
    bodyLimit: SMALL_BODY,
    async run(call) {
      const { input, user, store, now } = call
      const factor = await store.secondFactors.findBegun(user.userId)
      if (factor === undefined || factor.begunAt.getTime() + PATIENCE_MS < now.getTime())
        return refuse('conflict', { obstacle: IS_OFF })
      const refused = await refusalOf(call)
      if (refused !== undefined) return refused
      const code = readCode({ ...factor, recoveryCodes: [] }, input.body.code, now)
      if (code === undefined || !('step' in code)) return invalid(CODE_IS_WRONG)
      const recoveryCodes = newRecoveryCodes()
      const confirmed = {
        secret: factor.secret,
        step: code.step,
        codeHashes: recoveryCodes.map(recoveryCodeHash),
        now,
      }
      const isOn = await store.transaction(async (tx) => {
        if (!(await tx.secondFactors.confirm(user.userId, confirmed))) return false
        await tx.trail.note(eventOf(call, { event: 'twoStepOn', kind: 'user', id: user.person }))
        return true
      })
      if (!isOn) return refuse('conflict', { obstacle: IS_ON })
      await store.attempts.forget(TWO_STEP, user.userId)
      return { status: 200, body: { recoveryCodes } }
    },
  },
  renewRecoveryCodes: {
    access: 'session',
    bodyLimit: SMALL_BODY,
    async run(call) {
      const { user } = call
      const codes = newRecoveryCodes()
      const refused = await withCode(call, async (tx) => {
        await tx.secondFactors.renewCodes(user.userId, codes.map(recoveryCodeHash))
        await tx.trail.note(eventOf(call, { event: 'recoveryCodesMade', kind: 'user', id: user.person }))
        return true
      })
      return refused ?? { status: 200, body: { recoveryCodes: codes } }
    },
  },
  keepRecoveryCodes: {
    access: 'session',
    async run({ user, store }) {
      if (!(await store.secondFactors.keepCodes(user.userId))) return refuse('conflict', { obstacle: IS_OFF })
      return { status: 204, body: undefined }
    },
  },
  removeTwoStepSignIn: {
    access: 'session',
    bodyLimit: SMALL_BODY,
    async run(call) {
      const { user } = call
      const refused = await withCode(call, async (tx) => {
        if (!(await tx.secondFactors.remove(user.userId))) return false
        await tx.trail.note(eventOf(call, { event: 'twoStepOff', kind: 'user', id: user.person }))
        return true
      })
      return refused ?? { status: 204, body: undefined }
    },
  },
}

/** Does what needs the password and a code, which is used up with it, or says why not. False of `work`: another call was first. */
async function withCode(
  call: SignedInCall<'renewRecoveryCodes' | 'removeTwoStepSignIn'>,
  work: (tx: TenantStore) => Promise<boolean>,
): Promise<Refusal | undefined> {
  const { input, user, store, now } = call
  const factor = await store.secondFactors.find(user.userId)
  if (factor === undefined) return refuse('conflict', { obstacle: IS_OFF })
  const refused = await refusalOf(call, input.body.password)
  if (refused !== undefined) return refused
  const used = readCode(factor, input.body.code, now)
  const isDone =
    used !== undefined &&
    (await store.transaction(async (tx) => (await tx.secondFactors.use(user.userId, used)) && work(tx)))
  if (!isDone) return invalid(CODE_IS_WRONG)
  await store.attempts.forget(TWO_STEP, user.userId)
  return undefined
}

type Call = SignedInCall<'beginTwoStepSignIn' | 'confirmTwoStepSignIn' | 'removeTwoStepSignIn' | 'renewRecoveryCodes'>

/** Counts an attempt, so that nobody guesses at an unattended portal, and compares the password where one is needed. */
async function refusalOf({ user, store, now, source }: Call, password?: string): Promise<Refusal | undefined> {
  const wait = await store.attempts.take(TWO_STEP, user.userId, now)
  if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })
  if (password === undefined) return undefined
  if (await verifyPassword(password, user.passwordHash, networkOf(source.ip))) return undefined
  return invalid(WRONG_PASSWORD)
}
