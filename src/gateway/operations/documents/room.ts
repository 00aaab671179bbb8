import type { Words } from '../../ground/words.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import type { Change } from './changes.ts'
import { judge, type ChangedOwner, type Plan, type Refused } from './judge.ts'

/** How many more documents a record may have, of those types of which it may have only so many. */
export interface Room {
  /** Takes the place of one more; says how many there may be where there is none left. */
  take(type: string | null): number | undefined
}

/**
 * The room of a record for what a call adds, once what the same call takes out is gone: it may well come after it. `changes` are those of
 * the record. Call it in the transaction that carries them out.
 */
export async function roomOf(store: TenantStore, owner: ChangedOwner, changes: readonly Change[]): Promise<Room> {
  const left = new Map(owner.most)
  if (left.size > 0) {
    const leaving = new Set<string>()
    for (const change of changes)
      if (change.code === 'D' && !('fault' in (await judge(store, owner, change)))) leaving.add(change.id)
    for (const { documentId, type } of await store.documents.list(owner))
      if (type !== null && !leaving.has(documentId)) left.set(type, (left.get(type) ?? 0) - 1)
  }
  return {
    take(type) {
      const most = type === null ? undefined : owner.most.get(type)
      if (type === null || most === undefined) return undefined
      const rest = left.get(type) ?? 0
      if (rest < 1) return most
      left.set(type, rest - 1)
      return undefined
    },
  }
}

/** Judges a change as `judge` does, and whether there is room for it. */
export async function judgeInRoom(
  store: TenantStore,
  owner: ChangedOwner,
  change: Change,
  room: Room,
): Promise<Plan | Refused> {
  const plan = await judge(store, owner, change)
  if ('fault' in plan || plan.code === 'D') return plan
  const before = plan.code === 'U' ? plan.before : undefined
  if (before !== undefined && before.type === plan.document.type) return plan
  const most = room.take(plan.document.type)
  return most === undefined ? plan : { fault: full(most), ...(before && { before }) }
}

function full(most: number): Words {
  return {
    en: `The record has as many documents of this type as it may have: ${most}.`,
    ja: `この種類の書類は${most}件までです。`,
  }
}
