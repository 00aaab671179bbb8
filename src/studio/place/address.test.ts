// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { keepInAddress, whereabouts } from './address.ts'

it('[BX-04] where somebody is stands in the address, beside what else it says, and goes out of it', () => {
  window.history.replaceState(null, '', '/studio?set=s1')
  expect(whereabouts()).toEqual({ tenant: undefined, screen: undefined, at: undefined })
  keepInAddress({ screen: 'forms/booking.layout.json', at: 'sections.details' })
  expect(whereabouts()).toMatchObject({ screen: 'forms/booking.layout.json', at: 'sections.details' })
  expect(new URLSearchParams(window.location.search).get('set')).toBe('s1')
  keepInAddress({ set: undefined, screen: undefined, at: '' })
  expect(window.location.search).toBe('')
})
