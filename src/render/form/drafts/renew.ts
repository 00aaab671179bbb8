import { createScope } from '../../../config/index.ts'
import type { FormModel, JsonObject, TakeoverModel } from '../../../config/index.ts'
import type { Draft } from '../../services/drafts.ts'
import { NEW_RECORD } from '../../services/services.ts'
import type { EngineServices } from '../../services/services.ts'
import { appliedRecord } from '../core/apply.ts'
import { findDrafts } from './use-drafts.ts'

/**
 * Makes drafts of new records out of those of one that somebody has deleted, as a copy of it would be made; `begun` is how a new one
 * begins. Answers the id of the latest; undefined when there were none.
 */
export async function renewDrafts(
  model: FormModel & { copy: TakeoverModel },
  recordId: string,
  begun: JsonObject,
  services: EngineServices,
): Promise<string | undefined> {
  const { drafts } = services
  const renewed: string[] = []
  for (const { id } of await findDrafts(model, recordId, drafts)) {
    const draft = await drafts?.take(id)
    if (draft === undefined) continue
    await drafts?.save(renewedDraft(model, draft, begun, services))
    drafts?.release(id)
    renewed.push(id)
  }
  return renewed[0]
}

function renewedDraft(
  { copy, schema }: FormModel & { copy: TakeoverModel },
  { id, form, recordId, typedAt, data, about }: Draft,
  begun: JsonObject,
  services: EngineServices,
): Draft {
  const scope = createScope(services.scope, { data: () => data, record: () => data })
  const made = appliedRecord(copy, schema, { id: recordId, record: data }, begun, scope)
  return { id, form, recordId: NEW_RECORD, typedAt, data: made, about }
}
