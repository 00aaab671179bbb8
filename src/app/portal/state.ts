import { atom } from 'jotai/vanilla'
import type { Sequence, Unsaved } from '../../render/index.ts'
import type { createStore } from 'jotai/vanilla'
import type { TenantBoot } from '../../config/index.ts'
import type { Place } from '../address/place.ts'
import type { Session } from '../session/session.ts'
import type { Ending } from '../session/tabs.ts'

/** Where the page's state is kept. */
export type Store = ReturnType<typeof createStore>

/** What the whole page shows. */
export type PageView =
  | 'anonymous'
  | 'login'
  | 'forgot'
  | 'reset'
  | 'singleSignOn'
  | 'shell'
  | 'denied'
  | 'unknownTenant'
  | 'deniedWithoutTenant'
  | 'unreachable'

/** The tenant of the page; null while there is none. */
export const bootAtom = atom<TenantBoot | null>(null)
/** Who is signed in. */
export const sessionAtom = atom<Session | null>(null)
/** What the page shows. */
export const viewAtom = atom<PageView>('login')
/** Where the page is while nobody is signed in; inside the shell the router knows. */
export const placeAtom = atom<Place>({ tenantUrl: '', path: '/', search: '' })
/** What the list on the page leads the drawer over it through. */
export const sequenceAtom = atom<Sequence | null>(null)
/** What becomes, once the session ends, of what the open record holds and was not saved. */
export const holdsAtom = atom<Unsaved | undefined>(undefined)
/** What went before the sign-in page, for it to say: how the last session ended, or that the password is a new one, or may be. */
export const endedAtom = atom<Ending | 'unsaved' | 'kept' | 'passwordReset' | 'passwordUnsure' | null>(null)
