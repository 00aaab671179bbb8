import { isSame } from '../../config/index.ts'
import { callOperation } from '../../render/source.ts'
import type { Schemas } from '../../contract/index.ts'
import type { Portal } from '../portal/portal.ts'
import { sessionAtom } from '../portal/state.ts'
import type { Session } from '../session/session.ts'
import { deviceStorage } from '../session/storages.ts'
import { merged } from './merged.ts'

/**
 * What one user of one tenant keeps under names, on this device and, where the gateway has the operations, on every other one. A kind and a
 * name make the key. Reading and writing never wait: the gateway is told behind them, and what it knows from elsewhere is merged when it comes.
 */
export interface Settings {
  load(kind: string, name: string): unknown
  save(kind: string, name: string, value: unknown): void
  /** Hears when what is kept has changed, in another tab or on another device; answers how to stop. */
  listen(kind: string, name: string, heard: () => void): () => void
}

/** What was last the same here and at the gateway, and its version there. */
interface Synced {
  etag: string
  value: unknown
}

/** Where a setting stands, its kind and name. */
type Place = readonly [kind: string, name: string]

/** How long a change waits for the next one before it is sent, in milliseconds. */
const GATHERED_MS = 500
/** How long an answer of the gateway counts as current, in milliseconds. */
const FRESH_MS = 60_000
/** How long after a failure the gateway is not asked again, in milliseconds. */
const FAILED_MS = 5_000
/** How often a setting is merged and sent again at once when another device has changed it meanwhile. */
const TRIES = 5
/** What a kind was called before; what is kept under that word is carried over when it is first asked for. */
const FORMER: Readonly<Record<string, string>> = { arrangements: 'views' }
/** Statuses of a gateway that keeps no such things. */
const UNKNOWN = [403, 404, 405, 501]

let current: { session: string; settings: Settings } | undefined

/** The settings of whoever is signed in: the same as long as the session lasts. */
export function settingsOf(session: Session, { gateway, store }: Pick<Portal, 'gateway' | 'store'>): Settings {
  if (current?.session !== session.id) {
    const isCurrent = () => store.get(sessionAtom)?.id === session.id
    current = { session: session.id, settings: createSettings(session, { port: gateway, isCurrent }) }
  }
  return current.settings
}

/**
 * @param isCurrent whether the session still lasts: what is left to send after it waits for the next one
 * @param storage of this device
 */
export function createSettings(
  { tenant, userId }: Pick<Session, 'tenant' | 'userId'>,
  { port, isCurrent }: { port: Portal['gateway']; isCurrent: () => boolean },
  storage: () => Storage = deviceStorage,
): Settings {
  const keyOf = ([kind, name]: Place): string => `${kind}/${tenant}/${userId}/${name}`
  const formerKey = ([kind, name]: Place): string => keyOf([FORMER[kind] ?? kind, name])
  const syncedKey = (place: Place): string => `synced/${keyOf(place)}`
  const listeners = new Map<string, Set<() => void>>()
  const asked = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const running = new Map<string, Promise<void>>()
  const waiting = new Set<string>()
  let isUnknown = false

  function read(key: string): unknown {
    try {
      return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  }
  function write(key: string, value: unknown): void {
    try {
      if (value === undefined) storage().removeItem(key)
      else storage().setItem(key, JSON.stringify(value))
    } catch {
      return
    }
  }
  /** What the device keeps at a place. */
  function keptAt(place: Place): unknown {
    const [key, former] = [keyOf(place), formerKey(place)]
    if (former !== key && read(key) === undefined && read(former) !== undefined) write(key, read(former))
    if (former !== key) write(former, undefined)
    return read(key)
  }
  const tell = (key: string): void => listeners.get(key)?.forEach((heard) => heard())

  /** Takes over what the gateway has, together with what was changed here since both were the same. */
  function take(place: Place, etag: string, elsewhere: unknown): void {
    const key = keyOf(place)
    const here = keptAt(place)
    const next = merged(syncedAt(place)?.value, here, elsewhere)
    write(syncedKey(place), { etag, value: elsewhere } satisfies Synced)
    if (isSame(here, next)) return
    write(key, next)
    tell(key)
  }
  function syncedAt(place: Place): Synced | undefined {
    const kept = read(syncedKey(place))
    return typeof kept === 'object' && kept !== null && 'etag' in kept ? (kept as Synced) : undefined
  }

  /** Brings device and gateway together; what fails stays on the device until the next time. */
  async function sync(place: Place, isFresh: boolean): Promise<void> {
    const path = { name: place.join('.') }
    if (!isFresh || syncedAt(place) === undefined) {
      const answer = await callOperation(port, 'getUserSetting', { path })
      if (!answer.ok) return later(place, answer.problem.status)
      take(place, answer.etag ?? '*', keptIn(answer.data))
    }
    for (let tries = 0; tries < TRIES && isCurrent(); tries += 1) {
      const here = keptAt(place)
      const synced = syncedAt(place)
      if (synced === undefined || isSame(here, synced.value)) return
      const answer = await callOperation(port, 'saveUserSetting', {
        path,
        body: { value: (here === undefined ? {} : { kept: here }) as Schemas['UserSetting']['value'] },
        ifMatch: synced.etag,
      })
      if (answer.ok) write(syncedKey(place), { etag: answer.etag ?? '*', value: here } satisfies Synced)
      else if (answer.problem.status !== 412 || answer.problem.etag === undefined)
        return later(place, answer.problem.status)
      else take(place, answer.problem.etag, keptIn(answer.problem.current))
    }
  }

  /** Tries again once there is a line, unless the gateway has no such operations. */
  function later(place: Place, status: number): void {
    isUnknown ||= UNKNOWN.includes(status)
    asked.set(keyOf(place), Date.now() - FRESH_MS + FAILED_MS)
    const key = keyOf(place)
    if (status !== 0 || waiting.has(key)) return
    waiting.add(key)
    const back = (): void => {
      waiting.delete(key)
      bring(place, false)
    }
    window.addEventListener('online', back, { once: true })
  }

  /** One after another for each setting, so that no answer comes late. */
  function bring(place: Place, isFresh: boolean): void {
    const key = keyOf(place)
    const work = (running.get(key) ?? Promise.resolve()).then(() =>
      isUnknown || !isCurrent() ? undefined : sync(place, isFresh),
    )
    running.set(key, work)
  }

  function bringSoon(place: Place): void {
    const key = keyOf(place)
    clearTimeout(timers.get(key))
    timers.set(
      key,
      setTimeout(() => bring(place, true), GATHERED_MS),
    )
  }

  return {
    load(kind, name) {
      const place = [kind, name] as const
      const key = keyOf(place)
      if (Date.now() - (asked.get(key) ?? -Infinity) > FRESH_MS) {
        asked.set(key, Date.now())
        bring(place, false)
      }
      return keptAt(place)
    },
    save(kind, name, value) {
      write(keyOf([kind, name]), value)
      bringSoon([kind, name])
    },
    listen(kind, name, heard) {
      const key = keyOf([kind, name])
      const heardElsewhere = (event: StorageEvent): void => {
        if (event.key === key) heard()
      }
      const all = listeners.get(key) ?? new Set()
      listeners.set(key, all.add(heard))
      window.addEventListener('storage', heardElsewhere)
      return () => {
        all.delete(heard)
        window.removeEventListener('storage', heardElsewhere)
      }
    },
  }
}

/** What stands in a setting as the gateway has it, which may be less than the contract promises. */
function keptIn(setting: unknown): unknown {
  const value = (setting as { value?: Record<string, unknown> } | undefined)?.value
  return value?.['kept']
}
