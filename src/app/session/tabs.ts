import { patienceFor } from './presence.ts'
import type { Session } from './session.ts'
import { isSession } from './storage.ts'

const CHANNEL = 'portal-session'

type Message =
  | { kind: 'ask'; tenantUrl: string | null; tab: string }
  | { kind: 'give'; tab: string; session: Session }
  /** `id` given: only the tabs of this sign-in; else all of the tenant. */
  | { kind: 'ended'; tenantUrl: string; id: string | null; why: Ending }
  | { kind: 'active'; id: string; at: number }

/** How a session ends: by the user, by a change of the password, or by the gateway or the clock. */
export type Ending = 'signedOut' | 'passwordChanged' | 'expired'

/** Called when something happens in another tab. */
export interface TabListener {
  /** Another tab ended the session. */
  onEnded(why: Ending): void
  /** Somebody clicked in another tab of the same sign-in, at a time in milliseconds since 1970. */
  onActive(at: number): void
}

/** How the tabs of one browser agree on who is signed in. A session passes between them in memory only. */
export interface Tabs {
  /** The session that another tab has for a tenant (null: for any tenant), or null when there is none or it does not answer in time (decision 0002). */
  ask(tenantUrl: string | null): Promise<Session | null>
  /** Tells the other tabs of a tenant that its session ended; with an id, only those that share that sign-in. */
  tellEnded(tenantUrl: string, id: string | null, why: Ending): void
  /** Tells the other tabs of this sign-in when somebody clicked here. */
  tellActive(at: number): void
  close(): void
}

/** Begins to listen. `current` is this tab's session; with `gives` it is handed to a tab that asks. */
export function openTabs(current: () => Session | null, { onEnded, onActive }: TabListener, gives = true): Tabs {
  const channel = new BroadcastChannel(CHANNEL)
  const waiting = new Map<string, (session: Session) => void>()
  const post = (message: Message): void => {
    channel.postMessage(message)
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const session = current()
    if (data.kind === 'ask' && gives && session && (data.tenantUrl === null || data.tenantUrl === session.tenantUrl)) {
      post({ kind: 'give', tab: data.tab, session })
    }
    if (data.kind === 'give' && isSession(data.session)) waiting.get(data.tab)?.(data.session)
    if (data.kind === 'ended' && session?.tenantUrl === data.tenantUrl && (data.id === null || data.id === session.id))
      onEnded(data.why)
    if (data.kind === 'active' && session?.id === data.id) onActive(data.at)
  }

  return {
    async ask(tenantUrl) {
      const patience = await patienceFor(tenantUrl)
      if (patience === 0) return null
      return new Promise((resolve) => {
        const tab = crypto.getRandomValues(new Uint32Array(2)).join('-')
        const settle = (session: Session | null): void => {
          clearTimeout(timer)
          waiting.delete(tab)
          resolve(session)
        }
        const timer = setTimeout(settle, patience, null)
        waiting.set(tab, settle)
        post({ kind: 'ask', tenantUrl, tab })
      })
    },
    tellEnded(tenantUrl, id, why) {
      post({ kind: 'ended', tenantUrl, id, why })
    },
    tellActive(at) {
      const session = current()
      if (session) post({ kind: 'active', id: session.id, at })
    },
    close() {
      channel.close()
    },
  }
}
