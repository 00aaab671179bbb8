import type { OpenCall } from '../operation/operation.ts'
import type { OwedLetters } from '../mail/owed.ts'
import { letterWords } from '../mail/letter-words.ts'
import type { OperationId } from '../../contract/index.ts'
import type { Directory } from '../store/directory.ts'
import { reset } from './accounts/reset-letter.ts'
import { invitation } from './people/invitation.ts'

const WRITERS = { reset, invitation }

/** The letters that the store keeps until they are sent, and how each kind of them is written: in the words that the tenant has published. */
export function owedLetters(directory: Directory, forms: OpenCall<OperationId>['forms'], now: () => Date): OwedLetters {
  const lettersOf = (tenantId: string) => directory.tenant(tenantId).letters
  return {
    async write(owed) {
      const tenant = await directory.tenantById(owed.tenantId)
      if (tenant === undefined) return undefined
      const words = await letterWords(await forms(tenant).catch(() => undefined), owed.language)
      return WRITERS[owed.kind](owed, { tenant, store: directory.tenant(tenant.id), words, now: now() })
    },
    take: () => directory.takeLetters(now()),
    hold: ({ tenantId, id }, milliseconds) => lettersOf(tenantId).hold(id, new Date(now().getTime() + milliseconds)),
    settle: ({ tenantId, id }) => lettersOf(tenantId).settle(id),
  }
}
