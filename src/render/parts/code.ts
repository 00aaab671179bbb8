import { useEffect, useSyncExternalStore } from 'react'

/** How it stands with code that is loaded when it is needed. */
export interface LateCode<Code> {
  /** Absent while it is on the way, or could not be loaded. */
  code: Code | undefined
  hasFailed: boolean
  /** The host has it no more: asking again loads the page anew. */
  isGone?: boolean
  /** Asks for the code again. */
  retry(): void
}

/** Code that the host has no more, as the portal was published anew since this page came: only the page loaded anew knows other code. */
export class CodeGone extends Error {}

interface Holder<Code> {
  read(): LateCode<Code>
  subscribe(listener: () => void): () => void
  ask(): void
}

const holders = new WeakMap<() => Promise<unknown>, Holder<unknown>>()
const NONE: LateCode<never> = { code: undefined, hasFailed: false, retry: () => undefined }

/**
 * Code that comes when somebody draws with it first, once for all who do; it is asked for again where it could not be loaded: by whoever
 * draws with it next, and by `retry`. `load` is a function of a module, the same each time; without one there is nothing to wait for.
 */
export function useCode<Code>(load: (() => Promise<Code>) | undefined): LateCode<Code> {
  const holder = load && holderOf(load)
  useEffect(() => holder?.ask(), [holder])
  return useSyncExternalStore(holder?.subscribe ?? nothingChanges, holder?.read ?? (() => NONE))
}

/** Begins to load what will be needed soon. What fails now is asked for again when it is needed. */
export function expectCode(load: () => Promise<unknown>): void {
  holderOf(load).ask()
}

function holderOf<Code>(load: () => Promise<Code>): Holder<Code> {
  const known = holders.get(load) as Holder<Code> | undefined
  if (known !== undefined) return known
  const made = hold(load)
  holders.set(load, made)
  return made
}

function hold<Code>(load: () => Promise<Code>): Holder<Code> {
  const listeners = new Set<() => void>()
  let isAsked = false
  let state: LateCode<Code> = { code: undefined, hasFailed: false, retry: ask }

  function change(next: Omit<LateCode<Code>, 'retry'>, retry = ask): void {
    state = { ...next, retry }
    listeners.forEach((listener) => {
      listener()
    })
  }

  function ask(): void {
    if (isAsked) return
    isAsked = true
    if (state.hasFailed) change({ code: undefined, hasFailed: false })
    load().then(
      (code) => {
        change({ code, hasFailed: false })
      },
      (error: unknown) => {
        isAsked = false
        const isGone = error instanceof CodeGone
        if (listeners.size > 0) change({ code: undefined, hasFailed: true, isGone }, isGone ? reload : ask)
      },
    )
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        // A failure is of those who saw it: who draws next asks anew.
        if (listeners.size === 0 && state.hasFailed) state = { code: undefined, hasFailed: false, retry: ask }
      }
    },
    ask,
  }
}

function reload(): void {
  window.location.reload()
}

function nothingChanges(): () => void {
  return () => undefined
}
