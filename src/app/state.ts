import { atom } from 'jotai/vanilla'
import type { TenantBoot } from '../config/index.ts'
import type { Place } from './address/place.ts'
import type { Session } from './session/session.ts'

/** What the whole page shows. */
export type PageView = 'login' | 'shell' | 'denied' | 'unknownTenant' | 'deniedWithoutTenant' | 'unreachable'

/** The tenant of the page; null while there is none. */
export const bootAtom = atom<TenantBoot | null>(null)
/** Who is signed in. */
export const sessionAtom = atom<Session | null>(null)
/** What the page shows. */
export const viewAtom = atom<PageView>('login')
/** Where the page is while nobody is signed in; inside the shell the router knows. */
export const placeAtom = atom<Place>({ tenantUrl: '', path: '/', search: '' })
/** How the last session ended, for the sign-in page to say. */
export const endedAtom = atom<'signedOut' | 'expired' | null>(null)
