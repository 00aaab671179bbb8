import { describe, expect, it } from 'vitest'
import { requestIdOf } from './requests.ts'

const idOf = (traceparent?: string) => requestIdOf({ headers: traceparent === undefined ? {} : { traceparent } })
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('[GW-10] the id of a request', () => {
  it('is the trace that the caller names', () => {
    expect(idOf(`00-${TRACE}-00f067aa0ba902b7-01`)).toBe(TRACE)
    expect(idOf(`01-${TRACE}-00f067aa0ba902b7-01-more`)).toBe(TRACE)
  })

  it.each([
    undefined,
    '',
    TRACE,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE}-00f067aa0ba902b7-01x`,
    'a\nb',
  ])('is a new one with %j', (traceparent) => {
    const id = idOf(traceparent)
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect([TRACE, idOf(traceparent)]).not.toContain(id)
  })
})
