import { useEffect, useState } from 'react'
import { useBeforeSending, useScope, useSeeking, useValues } from '../../render/index.ts'
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
  /** Somebody may be at work in the lines. */
  isOpen: boolean
  readOnly: boolean
  state: LookupResult['state']
  usual: PartyAddress | undefined
}

/**
 * Puts the usual address of a party that came without one: it is what is sent where no other is entered (specification, §3). One from a
 * template has it at once, the one that the record is stored with only where that is sent: to look at a record changes nothing of it.
 * `want` has the list of parties asked for; an action waits until that is there.
 */
export function useDefaultAddress(
  { path, code, lines, isOpen, readOnly, state, usual }: DrawnParty,
  want: (isWanted: boolean) => void,
  put: (address: PartyAddress) => void,
): void {
  const scope = useScope()
  const isEmpty = useValues(lines, (texts) => texts.every((text) => showText(text) === ''))
  const [settled, setSettled] = useState('')
  const [sending, setSending] = useState('')
  const lacks = code !== '' && code !== settled && isEmpty && !readOnly
  const isStored = code === showText(scope.get(`record.${path}`))
  const isDue = lacks && (isStored ? code === sending : !isOpen)
  const seeking = useSeeking(lines[0] ?? '')
  useBeforeSending(lacks && isStored && !isDue, () => {
    seeking.begin()
    setSending(code)
    // One that did not come is asked for anew.
    if (state === 'failed') want(false)
  })
  useEffect(() => {
    // What was still being typed may be an address, or another party.
    if (!isDue) return seeking.end()
    want(true)
    seeking.begin()
    return () => seeking.end()
  }, [isDue, sending, want, seeking])
  useEffect(() => {
    if (!isDue || state === 'loading') return
    // A list that did not come may come for the next save.
    if (isStored && state !== 'ready') return setSending('')
    setSettled(code)
    if (usual !== undefined) put(usual)
  }, [isDue, isStored, state, usual, code, put])
}
