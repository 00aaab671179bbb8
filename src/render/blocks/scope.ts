import { createScope } from '../../config/index.ts'
import type { Scope } from '../../config/index.ts'
import type { ScreenSource } from '../screen/screen.ts'
import type { EngineServices } from '../services/services.ts'

/** Where the conditions of a view read: the outer roots with `address.id` as the record's id, and its data. */
export function viewScope(scope: EngineServices['scope'], recordId: string, data: unknown): Scope {
  const address = typeof scope.address === 'object' ? scope.address : {}
  return createScope({ ...scope, address: { ...address, id: recordId } }, { data: () => data, record: () => data })
}

/** A screen whose data does not change while it is drawn. */
export function stillScreen(lookups: ScreenSource['lookups'], scope: Scope): ScreenSource {
  return { lookups, scope, listen: () => () => undefined }
}
