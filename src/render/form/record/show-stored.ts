import type { ActionModel } from '../../../config/index.ts'
import type { Problem } from '../../../contract/index.ts'
import type { EngineServices } from '../../services/services.ts'
import { isAnswered, UNAUTHORIZED } from '../../source/once.ts'
import type { FormController } from '../core/controller.ts'
import { sameData } from '../core/store.ts'
import { baseOf } from './conflict.ts'
import type { Sender } from './send.ts'
import { putUnder } from './stored.ts'

/**
 * Shows the true state after an action that failed. One whose answer was lost may have been carried out: the lists are asked again. One
 * that changes the record without sending the form, such as an acceptance, may have changed it, or may be refused because somebody else
 * did: the record is loaded, and where it is another than the one shown it goes under the form, with what was typed, and that is said.
 * Without a problem the gateway answered, but not with what is a success.
 */
export async function showStored(
  action: ActionModel,
  problem: Problem | undefined,
  target: Sender & { controller: FormController },
  { refresh, notify, t }: EngineServices,
): Promise<void> {
  const isUnknown = problem === undefined || !isAnswered({ ok: false, problem })
  if (isUnknown && action.then.includes('refresh')) refresh()
  const { store, version, controller } = target
  if (action.only === undefined || store.isNew() || problem?.status === UNAUTHORIZED) return
  const now = await target.reload(undefined)
  const base = baseOf(target)
  if (now === undefined || sameData(base, now.data)) return
  putUnder(target, { base, theirs: now.data })
  version.etag = now.etag
  controller.reset()
  notify({ severity: 'info', text: t('form.storedNow') })
  if (!isUnknown && action.then.includes('refresh')) refresh()
}
