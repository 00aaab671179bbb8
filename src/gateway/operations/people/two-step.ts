import type { Words } from '../../ground/words.ts'
import type { SignedInCall } from '../../operation/operation.ts'
import { refuse } from '../../operation/refusals.ts'
import type { Reply } from '../../operation/reply.ts'
import { eventOf } from '../../operation/trail.ts'
import { etagOf } from '../../operation/versions.ts'
import { readPerson } from './document.ts'
import { administeredBy, isAdministered } from './rights.ts'

const OWN: Words = {
  en: 'Nobody resets their own second step. Turn it off in the user menu, or ask another administrator.',
  ja: 'ご自身の2段階ログインはリセットできません。ユーザーメニューで無効にするか、ほかの管理者に依頼してください。',
}
const IS_OFF: Words = {
  en: 'This user signs in without a code.',
  ja: 'このユーザーはコードなしでログインしています。',
}

/** Takes the second step away from somebody who has lost the app and the recovery codes; the session ends, since the phone may be somebody else's. */
export async function resetTwoStepSignIn(
  call: SignedInCall<'resetTwoStepSignIn'>,
): Promise<Reply<'resetTwoStepSignIn'>> {
  const { input, user, store } = call
  const administered = administeredBy(user)
  if (administered === undefined) return refuse('forbidden')
  const row = await store.accounts.findPerson(input.body.unId)
  if (row === undefined || !isAdministered(administered, row)) return refuse('not-found')
  if (row.userId === user.userId) return refuse('conflict', { obstacle: OWN })
  return store.transaction(async (tx): Promise<Reply<'resetTwoStepSignIn'>> => {
    if (!(await tx.secondFactors.remove(row.userId))) return refuse('conflict', { obstacle: IS_OFF })
    await tx.accounts.closeSession(row.userId)
    await tx.trail.note(eventOf(call, { event: 'twoStepOff', kind: 'user', id: row.person }))
    return { status: 200, body: { data: await readPerson(tx, row) }, etag: etagOf(row) }
  })
}
