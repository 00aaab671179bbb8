import type { TenantBoot } from '../../config/index.ts'

const MINUTE = 60_000
const KEY = 'last-click'

/** Whether the session that this tab keeps was left alone for longer than a session may be. */
export function isLeftAlone({ endAfterMinutes }: TenantBoot['idle'], storage: Storage, now = Date.now()): boolean {
  const last = lastClick(storage)
  return last !== null && now - last >= endAfterMinutes * MINUTE
}

/** A new session, and one that is taken up again because another tab goes on with it, begins its idle time anew. */
export function forgetLastClick(storage: Storage): void {
  storage.removeItem(KEY)
}

/** The last click that this tab keeps, in milliseconds since 1970; null where there was none. */
export function lastClick(storage: Storage): number | null {
  const kept = Number(storage.getItem(KEY) ?? NaN)
  return Number.isFinite(kept) ? kept : null
}

/** Keeps when somebody clicked, in milliseconds since 1970. */
export function keepLastClick(storage: Storage, at: number): void {
  storage.setItem(KEY, String(at))
}
