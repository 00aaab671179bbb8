// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { nameTab } from './tab-name.ts'

describe('the name of the tab', () => {
  beforeEach(() => {
    document.title = 'Shipments – Portal'
  })

  it('is that of what is open, and the page’s again once that closes', () => {
    const back = nameTab('Shipment HB1', 'Portal')
    expect(document.title).toBe('Shipment HB1 – Portal')
    back()
    expect(document.title).toBe('Shipments – Portal')
  })

  it('is that of the page that was gone to meanwhile', () => {
    const back = nameTab('Shipment HB1', 'Portal')
    document.title = 'Home – Portal'
    back()
    expect(document.title).toBe('Home – Portal')
  })
})
