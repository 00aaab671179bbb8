import { describe, expect, test } from 'vitest'
import { lesserEyes, lookingAs } from './eyes.ts'
import type { Viewer } from './sign-in.ts'

const viewer = (facts: Partial<Viewer['session']>): Viewer => ({
  gateway: { call: () => Promise.reject(new Error('nothing is asked')) },
  session: { userId: 'ADMIN', userType: 'I', isCPAdmin: false, bookingAccess: false, ...facts } as Viewer['session'],
})

describe('the eyes by which a screen is looked at', () => {
  test('are those that see less than the person does', () => {
    expect(lesserEyes(viewer({ isCPAdmin: true, bookingAccess: true }).session)).toEqual([
      'customer',
      'supplier',
      'noBookings',
    ])
    expect(lesserEyes(viewer({}).session)).toEqual(['supplier'])
    expect(lesserEyes(viewer({ isCpSupUser: true }).session)).toEqual(['customer'])
  })

  test('take away, and leave the way to the gateway', () => {
    const whole = viewer({ isCPAdmin: true, bookingAccess: true })
    const customer = lookingAs(whole, 'customer')
    expect(customer.session).toMatchObject({ userId: 'ADMIN', isCPAdmin: false, userType: 'ELSU', bookingAccess: true })
    expect(customer.gateway).toBe(whole.gateway)
    expect(lookingAs(whole, 'supplier').session).toMatchObject({
      isCpSupUser: true,
      userType: 'ELSP',
      isCPAdmin: false,
    })
    expect(lookingAs(whole, 'noBookings').session).toMatchObject({ isCPAdmin: true, bookingAccess: false })
  })

  test('are the person’s own where nothing else is chosen', () => {
    const whole = viewer({ isCPAdmin: true })
    expect(lookingAs(whole, 'ADMIN').session).toEqual(whole.session)
  })
})
