import { describe, expect, it } from 'vitest'
import { SOMETHING_WENT_WRONG } from '../../contract/index.ts'
import { failureText } from './failure.ts'

/** Of a page in the gateway's place nothing is known but its status. */
const said = (status: number, message = SOMETHING_WENT_WRONG) =>
  failureText({ status, code: 'any', message, fieldErrors: [] }, (label) => label)
const GENERIC = 'error.somethingWentWrong'

describe('what a person reads of a call that failed as a whole', () => {
  it('of what a system on the way does not let through for its size is that trying again does not help', () => {
    expect(said(413)).toBe(`${GENERIC} error.tooLarge`)
  })

  it.each([413, 409, 503])('is what the gateway says (%s)', (status) => {
    expect(said(status, 'In its own words.')).toBe(`${GENERIC} In its own words.`)
  })

  it('for want of a right is that, in the words of the gateway where it has some: trying again gives none', () => {
    const denied = (message: string, words?: string) =>
      failureText({ status: 403, code: 'forbidden', message, fieldErrors: [] }, (label) => label, words)
    expect(denied(SOMETHING_WENT_WRONG)).toBe('page.accessDeniedText')
    expect(denied('No access.')).toBe('No access.')
    expect(denied('No access.', 'not.deleted')).toBe('not.deleted No access.')
  })

  it.each([403, 429, 502, 504])('is the generic message where nobody says more (%s)', (status) => {
    expect(said(status)).toBe(GENERIC)
  })
})
