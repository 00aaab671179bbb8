import type { Claims } from './claims.ts'

const LOCK = 'portal-draft:'

/** Frees a draft; resolves once every page finds it free. */
export type LetGo = () => Promise<void>

/**
 * Marks a draft as open in this page; answers how to free it, or undefined when another page has it. A lock of the browser does, which is
 * freed when the page closes or crashes; without locks (no secure context) the pages ask each other.
 */
export async function hold(id: string): Promise<LetGo | undefined> {
  if (!('locks' in navigator)) return (await withoutLocks())?.hold(id)
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

/** The drafts that any page has open; without locks, any other page. None where the browser does not tell. */
export async function idsHeld(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return (await withoutLocks())?.held() ?? new Set()
  // A browser that keeps nothing of this site has locks and forbids them.
  const locks = await navigator.locks.query().catch(() => undefined)
  return new Set(locks?.held?.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])))
}

let claims: Promise<Claims> | undefined

/** What stands in place of locks; undefined where it cannot be loaded, which is tried again, or the browser lets pages not speak. */
function withoutLocks(): Promise<Claims | undefined> {
  claims ??= import('./claims.ts').then(({ createClaims }) => createClaims(new BroadcastChannel(LOCK)))
  return claims.catch(() => (claims = undefined))
}
