import type { Operations, SignedInCall } from '../../operation/operation.ts'
import { invalid } from '../../operation/refusals.ts'
import type { Reply } from '../../operation/reply.ts'
import { etagOf, preconditionFault } from '../../operation/versions.ts'

/** Bytes of one value as JSON, and how many names a user has: what keeps a store small. */
const MOST_BYTES = 16_384
const MOST_NAMES = 100

/** A body has its key and braces, too, and a text may come with its signs escaped. */
const BODY = 4 * MOST_BYTES

/** What the portal keeps for a user under names of its own. It is no record of the business: the trail does not tell of it. */
export const userSettingOperations: Pick<Operations, 'getUserSetting' | 'saveUserSetting'> = {
  getUserSetting: {
    access: 'session',
    async run({ input, user, store }) {
      const kept = await store.userSettings.find(user.userId, input.path.name)
      return { status: 200, body: { value: kept.value }, etag: etagOf(kept) }
    },
  },
  saveUserSetting: { access: 'session', bodyLimit: BODY, run: save },
}

async function save(call: SignedInCall<'saveUserSetting'>): Promise<Reply<'saveUserSetting'>> {
  const { input, user, store, now } = call
  const { value } = input.body
  const { name } = input.path
  if (Buffer.byteLength(JSON.stringify(value)) > MOST_BYTES)
    return invalid([{ field: 'value', message: `has more than ${MOST_BYTES} bytes` }])
  return store.transaction(async ({ userSettings }): Promise<Reply<'saveUserSetting'>> => {
    // Looked at before a place is begun: one that is refused afterwards, for its version, stays begun and counts.
    const isFull = (await userSettings.countOthers(user.userId, name)) >= MOST_NAMES
    if (isFull && (await userSettings.find(user.userId, name)).version === 0)
      return invalid([{ field: 'name', message: `is one too many: a user has at most ${MOST_NAMES}` }])
    const kept = await userSettings.findForUpdate(user.userId, name)
    const isNew = kept.version === 0
    // Who names no version may begin one where a version is demanded, as with every record.
    const record = isNew && input.ifMatch === undefined ? undefined : kept
    const fault = await preconditionFault(call, record, () => Promise.resolve({ value: kept.value }))
    if (fault !== undefined) return fault
    const saved = await userSettings.save(user.userId, name, { value, updatedAt: now })
    return { status: 201, body: { value: saved.value }, etag: etagOf(saved) }
  })
}
