import { patienceFor } from './presence.ts'
import type { Session } from './session.ts'
import { isSession } from './storage.ts'

const CHANNEL = 'portal-session'

type Message =
  | { kind: 'ask'; tenantUrl: string | null; tab: string }
  | { kind: 'give'; tab: string; session: Session }
  /** `id` given: only the tabs of this sign-in; else all of the tenant. */
  | { kind: 'ended'; tenantUrl: string; id: string | null }

/** The talk between the tabs of one browser about who is signed in. Sessions are handed over in memory only. */
export interface Tabs {
  /** The session another tab holds for a tenant (null: for any tenant), or null when there is none or it does not answer in time (decision 0002). */
  ask(tenantUrl: string | null): Promise<Session | null>
  /** Tells the other tabs of a tenant that its session ended; with an id, only those that share that sign-in. */
  tellEnded(tenantUrl: string, id: string | null): void
  close(): void
}

/** Begins to listen. `current` is this tab's session; `onEnded` is called when another tab ended it. */
export function openTabs(current: () => Session | null, onEnded: () => void): Tabs {
  const channel = new BroadcastChannel(CHANNEL)
  const waiting = new Map<string, (session: Session) => void>()
  const post = (message: Message): void => {
    channel.postMessage(message)
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const session = current()
    if (data.kind === 'ask' && session && (data.tenantUrl === null || data.tenantUrl === session.tenantUrl)) {
      post({ kind: 'give', tab: data.tab, session })
    }
    if (data.kind === 'give' && isSession(data.session)) waiting.get(data.tab)?.(data.session)
    if (data.kind === 'ended' && session?.tenantUrl === data.tenantUrl && (data.id === null || data.id === session.id)) onEnded()
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
    tellEnded(tenantUrl, id) {
      post({ kind: 'ended', tenantUrl, id })
    },
    close() {
      channel.close()
    },
  }
}
