import { SINGLE_SIGN_ON, placeOf } from '../address/place.ts'

/** What the provider's redirect carried, as the gateway takes it. */
export type SignOnAnswer = Partial<Record<'code' | 'state' | 'iss' | 'error', string>>

/** A sign-in that this tab began at the tenant's provider. */
export interface BegunSignOn {
  /** By which the gateway completes it. */
  key: string
  /** Query of the sign-in page, which names the way back. */
  search: string
}

const answerKey = (tenantUrl: string): string => `sign-on-answer ${tenantUrl}`
const begunKey = (tenantUrl: string): string => `sign-on ${tenantUrl}`

/**
 * Takes what the tenant's provider sent back out of the address, so that neither the history nor a Referer tells it, and keeps it for this
 * tab. Called before anything is loaded for the page.
 */
export function takeSignOnAnswer(location: Pick<Location, 'pathname' | 'search'>, storage: Storage): void {
  const { tenantUrl, path, search } = placeOf(location)
  if (path !== SINGLE_SIGN_ON || search === '') return
  const sent = new URLSearchParams(search)
  const answer = Object.fromEntries(
    ['code', 'state', 'iss', 'error'].flatMap((name) => {
      const value = sent.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  storage.setItem(answerKey(tenantUrl), JSON.stringify(answer))
  window.history.replaceState(null, '', location.pathname)
}

/** Keeps a sign-in that leaves for the provider. */
export function keepSignOn(tenantUrl: string, begun: BegunSignOn, storage: Storage): void {
  storage.setItem(begunKey(tenantUrl), JSON.stringify(begun))
}

/** The sign-in that this tab began, with what came back; null when it began none. Both are good for once. */
export function usedSignOn(tenantUrl: string, storage: Storage): { begun: BegunSignOn; answer: SignOnAnswer } | null {
  const [begun, answer] = [begunKey(tenantUrl), answerKey(tenantUrl)].map((key) => {
    const text = storage.getItem(key)
    storage.removeItem(key)
    return text
  })
  if (typeof begun !== 'string' || typeof answer !== 'string') return null
  return { begun: JSON.parse(begun) as BegunSignOn, answer: JSON.parse(answer) as SignOnAnswer }
}
