import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest, useWhileTyping } from '../../render/index.ts'

/** Milliseconds after a key at which a text is committed at the latest: then it is in the draft of its form, whatever becomes of the page. */
const LATEST = 200

/** How a value and its text belong together. */
export interface DraftRules<Value> {
  value: Value
  /** The text while the input is not focused. */
  show(value: Value): string
  /** The text while it is; `show` without it. */
  edit?(value: Value): string
  /** The value of a typed text. */
  read(text: string): Value
  /** Whether a text may be committed while it is being typed; every text may without it. What is left is always committed. */
  isReady?(text: string): boolean
  change(value: Value): void
  /** Hears what is typed while it is not ready, a moment after a key; undefined once it is committed or given up. */
  typing?(value: Value | undefined): void
  /** What is shown of a typed text beside the input (a count, a notice): where it stays the same nothing is drawn at a key. */
  follows?(text: string): unknown
}

/** The text of an input that keeps what is typed to itself, and the handlers that feed it. */
export interface Draft {
  /** The text to show, when anything is drawn. */
  text: string
  /** The text as it was typed last, also while nothing was drawn since. */
  typed(): string
  focus(): void
  type(text: string): void
  /** Commits what is typed, now. */
  commit(): void
  blur(): void
}

/**
 * The text that an input has of its own. While it is typed the browser's input holds it (`InputLine` with `isTyped`) and nothing is drawn again;
 * the value is committed while it is typed, a moment after a key, and when the input is left. A value that comes from elsewhere meanwhile replaces the text.
 */
export function useDraft<Value>(rules: DraftRules<Value>): Draft {
  const { value, show, edit = show } = rules
  const [isEntered, setEntered] = useState(false)
  const [, setFollowed] = useState<unknown>(undefined)
  const own = useRef<string | undefined>(undefined)
  const known = useRef(value)
  const waiting = useRef<{ text: string; since: number; timer: ReturnType<typeof setTimeout> | undefined } | undefined>(
    undefined,
  )
  const latest = useLatest(() => rules)
  const whileTyping = useWhileTyping()

  const commit = useCallback(() => {
    if (waiting.current === undefined) return
    const { text, timer } = waiting.current
    clearTimeout(timer)
    waiting.current = undefined
    const { read, change, typing, value: current } = latest()
    const next = read(text)
    typing?.(undefined)
    if (!Object.is(current, known.current) || Object.is(next, current)) return
    known.current = next
    change(next)
  }, [latest])
  useEffect(() => commit, [commit])

  const tell = useCallback(() => {
    if (waiting.current === undefined) return
    waiting.current.since = performance.now()
    latest().typing?.(latest().read(waiting.current.text))
  }, [latest])

  const type = useCallback(
    (text: string) => {
      clearTimeout(waiting.current?.timer)
      known.current = latest().value
      const ready = latest().isReady?.(text) ?? true
      const since = waiting.current?.since ?? performance.now()
      const left = Math.max(0, since + LATEST - performance.now())
      waiting.current = { text, since, timer: setTimeout(ready ? () => whileTyping(commit) : tell, left) }
      own.current = text
      setEntered(true)
      setFollowed(latest().follows?.(text))
    },
    [commit, tell, latest, whileTyping],
  )
  const focus = useCallback(() => {
    known.current = latest().value
    own.current = (latest().edit ?? latest().show)(latest().value)
    setEntered(true)
    setFollowed(latest().follows?.(own.current))
  }, [latest])
  const blur = useCallback(() => {
    commit()
    own.current = undefined
    setEntered(false)
  }, [commit])

  const typed = useCallback(() => {
    const { value: current, show: shown, edit: edited = shown } = latest()
    return own.current !== undefined && Object.is(current, known.current) ? own.current : edited(current)
  }, [latest])
  const isOwn = own.current !== undefined && Object.is(value, known.current)
  return {
    text: !isEntered ? show(value) : isOwn ? (own.current ?? '') : edit(value),
    typed,
    focus,
    type,
    commit,
    blur,
  }
}
