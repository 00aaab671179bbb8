import { describe, expect, it } from 'vitest'
import { refusalOf } from './refusal.tsx'

const refused = (code: string, fieldErrors: { field: string; message: string }[] = []) =>
  refusalOf({ code, message: 'As the gateway says.', fieldErrors })

describe('what is refused outside the portal is worded', () => {
  it('by the portal where the address leads to no tenant', () => {
    expect(refused('11003')).toEqual({ label: 'login.routingNotFound' })
  })

  it('by who answered in the place of the gateway: the page is to be loaded anew', () => {
    expect(refused('intercepted')).toEqual({ label: 'line.elsewhere' })
  })

  it('by the gateway where its message is for the user', () => {
    for (const code of ['22001', 'too-many-requests', 'single-sign-on-only', 'no-provider'])
      expect(refused(code)).toEqual({ text: 'As the gateway says.' })
  })

  it('by the first field that is refused, else by whom to ask', () => {
    const fields = [
      { field: 'newPassword', message: 'Too short.' },
      { field: 'userId', message: 'Unknown.' },
    ]
    expect(refused('invalid-request', fields)).toEqual({ text: 'Too short.' })
    expect(refused('internal-error')).toEqual({ label: 'login.internalError' })
  })
})
