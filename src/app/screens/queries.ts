import { QueryClient } from '@tanstack/react-query'
import type { TenantBoot } from '../../config/index.ts'
import { LOOKUP_KEY } from '../../render/source.ts'

/** First member of the key of what does not change during a session: models and code of screens. */
export const SCREEN_KEY = 'portal-screen'

/** How old what is shown may be when the page is looked at again, in milliseconds. */
const OLD_MS = 300_000

/**
 * Makes the cache of what came from the gateway. A screen that failed to load offers to try again (calls have a rule of their own,
 * `callQuery`). Without a line a question fails at once instead of waiting without a word, and is asked again when the line is back; what is
 * old when the page is looked at again is asked for then.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 0,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: ({ state }) => Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) > OLD_MS,
      },
    },
  })
}

/** Lists and records ask again; models, code and lookups stay. */
export function refreshLists(queries: QueryClient): void {
  const kept: unknown[] = [SCREEN_KEY, LOOKUP_KEY]
  void queries.invalidateQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) })
}

/** Brings a screen's model with its code. */
export type Load<Loaded> = (boot: TenantBoot, screen: string) => Promise<Loaded>

/** Screens on their way before the shell can draw them, by the address of their model, which changes with its content. */
const expected = new Map<string, Promise<unknown>>()

/** Begins to load a screen that will be drawn soon. What fails now is asked for again when it is drawn. */
export function expectLoaded(boot: TenantBoot, screen: string, load: Load<unknown> | undefined): void {
  const key = keyOf(boot, screen)
  if (load === undefined || key === undefined || expected.has(key)) return
  const coming = load(boot, screen)
  expected.set(key, coming)
  coming.catch(() => expected.delete(key))
}

/** A screen that was expected, or that is loaded now. */
export async function loadExpected<Loaded>(boot: TenantBoot, screen: string, load: Load<Loaded>): Promise<Loaded> {
  const key = keyOf(boot, screen)
  const coming = key === undefined ? undefined : expected.get(key)
  return coming === undefined ? load(boot, screen) : (coming as Promise<Loaded>)
}

/** How long a screen's files may take before whoever waits is told, in milliseconds: long enough for a slow line. */
const PATIENCE_MS = 60_000

/** A screen that did not come in time. What a browser waits for as a module it never asks for again while the page stands. */
export class Stalled extends Error {}

/** The query of a screen, for its page and for what loads it ahead. It fails as `Stalled` where the screen does not come in time. */
export function screenQuery<Loaded>(boot: TenantBoot, screen: string, load: Load<Loaded>) {
  return {
    queryKey: [SCREEN_KEY, boot.url, screen],
    queryFn: () => soon(loadExpected(boot, screen, load)),
    staleTime: Infinity,
    gcTime: Infinity,
  }
}

async function soon<Loaded>(coming: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Stalled()), PATIENCE_MS)
  })
  return Promise.race([coming, tooLate]).finally(() => clearTimeout(timer))
}

function keyOf({ url, files }: TenantBoot, screen: string): string | undefined {
  const file = files.screens[screen]
  return file === undefined ? undefined : `${url}/${file}`
}
