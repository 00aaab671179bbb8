import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { replaceEqualDeep } from '@tanstack/react-query'
import type { Change, StudioState } from './host/api.ts'
import { act, actBriefly, faultOf, type Act } from './host/host.ts'
import { typedIn } from './host/lost.ts'
import type { Place } from './place/opening.ts'
import { createTurns } from './preview/turns.ts'
import { turnedElsewhere, type Turned } from './turned.ts'

/** What went wrong, and at which act: what is read on the side takes no message of another one away. */
interface Failure {
  at: Act | 'project'
  reason: string
  /** What somebody typed that was not put in. */
  lost?: string
}

/**
 * What is known of the screen at a place, and the way to ask the host for more: `run` answers whether an act was done; the
 * screen is drawn first, and what is said around it after (with `adds`, for what was added is asked for next, before).
 * What others did is looked at again and again while `looks`; `reads` is the language of what is said.
 */
export function useActs(place: Place | undefined, reads: string, looks: boolean) {
  const [state, setState] = useState<StudioState>()
  const [failed, fail] = useState<Failure>()
  const [turned, setTurned] = useState<Turned>()
  const [turns] = useState(createTurns)
  // Answers may come in another order than they were asked for: the last one asked for stands.
  const asked = useRef(0)
  /** How many acts that change something are not answered yet. */
  const pending = useRef(0)
  const [settled, settle] = useState(0)
  const seen = useRef(0)
  const told = useRef<StudioState['differences']>([])
  const run = useCallback(
    async (what: Act, changes?: Change[], adds = false): Promise<boolean> => {
      if (place === undefined) return false
      asked.current += 1
      const turn = asked.current
      if (what !== 'look') pending.current += 1
      // What is done is done, also where the look at it that follows fails.
      let at = what
      try {
        const looking = { tenant: place.tenant.id, file: place.screen.file, language: reads }
        const request = { ...looking, ...(changes && { changes, seen: seen.current }) }
        // The screen first, what is said around it when that is drawn; of what was added its properties, for they are asked for next.
        const isDrawnFirst = drawnFirst.has(what) && !adds
        const whole = isDrawnFirst ? undefined : await act(what, request)
        const version = whole?.version ?? (await actBriefly(what, request))
        if (whole === undefined) at = 'look'
        if (turn !== asked.current) return true
        const tell = () => turns.tell(place.tenant.id, version)
        if (!adds) await Promise.race([tell(), longEnough()])
        if (turn !== asked.current) return true
        const answer = whole ?? (await act('look', looking))
        if (turn !== asked.current) return true
        seen.current = answer.version
        if (answer.version !== version) void turns.tell(place.tenant.id, answer.version)
        const take = () => {
          setState((before) => replaceEqualDeep(before, answer))
          settle(turn)
          fail((before) => (what === 'look' && before?.at !== 'look' ? before : undefined))
          if (what === 'undo' || what === 'redo')
            setTurned(turnedElsewhere(told.current, answer.differences, place.screen.file))
          else if (what !== 'look') setTurned(undefined)
          told.current = answer.differences
        }
        if (adds) {
          take()
          setTimeout(() => void tell())
        } else startTransition(take)
        return true
      } catch (error) {
        settle((before) => Math.max(before, turn))
        const failure = { at, reason: faultOf(error), ...(at === what && typedIn(changes ?? [])) }
        // What a person did and was refused is told, whatever was looked at meanwhile.
        if (at !== 'look') fail(failure)
        else if (turn === asked.current) fail((before) => before ?? failure)
        return at !== what
      } finally {
        if (what !== 'look') pending.current -= 1
      }
    },
    [place, reads, turns],
  )
  /** Looks again, unless something is on its way: that looks by itself, and a look of meanwhile would be taken for what follows from it. */
  const lookAgain = useCallback(() => {
    if (pending.current === 0) void run('look')
  }, [run])
  useEffect(() => {
    void run('look')
    // What others change is seen without being asked for.
    const every = looks ? setInterval(lookAgain, LOOK_MS) : undefined
    return () => clearInterval(every)
  }, [run, lookAgain, looks])
  return {
    state,
    forget: useCallback(() => setState(undefined), []),
    failed,
    fail,
    turned,
    passTurned: useCallback(() => setTurned(undefined), []),
    run,
    lookAgain,
    turns,
    asked: useCallback(() => asked.current, []),
    settled,
  }
}

/** How often is looked what others did, in milliseconds. */
const LOOK_MS = 10_000

/** Acts after which the preview is drawn before the rest is asked for. */
const drawnFirst: ReadonlySet<Act> = new Set(['change', 'undo', 'redo', 'discard'])

/** For how long what is said around a screen waits for the screen, in milliseconds: a tab that nobody sees is never drawn. */
const DRAWN_MS = 400

const longEnough = () => new Promise((resolve) => setTimeout(resolve, DRAWN_MS))
