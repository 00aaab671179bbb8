import { useEffect, useState } from 'react'
import { useScope, useSeeking, useValues } from '../../render/index.ts'
import type { LookupResult } from '../../render/index.ts'
import { showText } from '../wire/text.ts'
import type { PartyAddress } from './fields.ts'

/** A party as it is drawn. */
interface DrawnParty {
  /** Where its code stands. */
  path: string
  code: string
  /** Where the lines of its address stand. */
  lines: readonly string[]
  /** Nobody can be at work in the lines. */
  isShut: boolean
  state: LookupResult['state']
  usual: PartyAddress | undefined
}

/**
 * Puts the usual address of a party that came without one, as templates may have it: it is what is sent where no other is entered
 * (specification, §3). `want` has the list of parties asked for; an action waits until that is there. What the record itself has stays.
 */
export function useDefaultAddress(
  { path, code, lines, isShut, state, usual }: DrawnParty,
  want: () => void,
  put: (address: PartyAddress) => void,
): void {
  const scope = useScope()
  const isEmpty = useValues(lines, (texts) => texts.every((text) => showText(text) === ''))
  const [settled, setSettled] = useState('')
  const isDue = code !== '' && code !== settled && isShut && isEmpty && code !== showText(scope.get(`record.${path}`))
  const seeking = useSeeking(lines[0] ?? '')
  useEffect(() => {
    if (!isDue) return undefined
    want()
    seeking.begin()
    return () => seeking.end()
  }, [isDue, want, seeking])
  useEffect(() => {
    if (!isDue || state === 'idle' || state === 'loading') return
    setSettled(code)
    if (usual !== undefined) put(usual)
  }, [isDue, state, usual, code, put])
}
