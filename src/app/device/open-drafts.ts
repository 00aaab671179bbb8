import type { Claims } from './claims.ts'

const LOCK = 'portal-draft:'

/** Frees a draft; resolves once every page finds it free. */
export type LetGo = () => Promise<void>

/**
 * Marks a draft as open in this page; answers how to free it, or undefined when another page has it. A lock of the browser does, which is
 * freed when the page closes or crashes; without locks (no secure context) the pages ask each other.
 */
export async function hold(id: string): Promise<LetGo | undefined> {
  if (!('locks' in navigator)) return (await withoutLocks()).hold(id)
  return new Promise((answer) => {
    const request = navigator.locks.request(LOCK + id, { ifAvailable: true }, (lock) => {
      if (lock === null) return answer(undefined)
      return new Promise<void>((done) => {
        answer(() => {
          done()
          return request
        })
      })
    })
    request.catch(() => answer(undefined))
  })
}

/** The drafts that any page has open; without locks, any other page. */
export async function idsHeld(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return (await withoutLocks()).held()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])))
}

let claims: Promise<Claims> | undefined

function withoutLocks(): Promise<Claims> {
  claims ??= import('./claims.ts').then(({ createClaims }) => createClaims(new BroadcastChannel(LOCK)))
  return claims
}
