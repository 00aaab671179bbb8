// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TenantBoot, ViewModel } from '../../config/index.ts'
import type { Portal } from '../portal/portal.ts'
import { draw, portalAt } from '../testing/outside.tsx'
import { emptyBoot } from '../testing/shell.tsx'
import { AnonymousPage } from './AnonymousPage.tsx'

const view: ViewModel = {
  kind: 'view',
  name: 'link',
  title: 'anonymous.title',
  source: {
    operation: 'trackShipmentsAnonymously',
    path: {},
    query: {
      ShpNos: { from: 'address.given.ShpNos' },
      RefNos: { from: 'address.given.RefNos' },
      PageIndex: { when: { field: 'address.given.RefNos', filled: true }, then: -1 },
    },
    at: 'shipments',
  },
  titles: [],
  empty: 'tracking.notFound',
  actions: [],
  menu: false,
  sectionsShown: 'all',
  sections: [
    {
      id: 'found',
      blocks: [
        {
          id: 'cards',
          block: 'cards',
          at: '',
          options: { heading: ['shpNo'] },
          fields: [],
          columns: [],
          details: [],
          actions: [],
          empty: 'view.noContent',
        },
      ],
    },
  ],
  lookups: {},
}
const boot: TenantBoot = {
  ...emptyBoot,
  anonymous: {
    title: 'anonymous.title',
    screen: 'views/link',
    numbers: [
      { id: 'ShpNos', label: 'tracking.ShpNos' },
      { id: 'RefNos', label: 'tracking.RefNos' },
    ],
    access: { field: 'tenant.accessLevels.accessToShipments', is: true },
  },
  accessLevels: { accessToShipments: true },
  files: { labels: {}, screens: { 'views/link': 'screens/link.json' }, validators: {} },
}

let portal: Portal
let asked: string[]
let answer: () => Response

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (request: Request | string) => {
    const url = new URL(typeof request === 'string' ? request : request.url, window.location.origin)
    if (url.pathname.endsWith('/screens/link.json')) return Promise.resolve(Response.json(view))
    if (!url.pathname.endsWith('/tracking-status')) return Promise.resolve(new Response(null, { status: 204 }))
    asked.push(url.search)
    return Promise.resolve(answer())
  })
})
afterEach(() => {
  cleanup()
  portal.tabs.close()
  vi.unstubAllGlobals()
})

const open = (query: string, tenant = boot) => {
  portal = portalAt(`/anonymous/#/${boot.url}/${query}`)
  draw(portal, <AnonymousPage boot={tenant} />)
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

describe('the page of an anonymous tracking link', () => {
  it("shows the tenant's view of what the number leads to", async () => {
    answer = () => Response.json({ shipments: [{ shpNo: 'HB-1' }, { shpNo: 'HB-2' }], totalRecords: 2 })
    open('?shpnos=HB-1')
    expect(await heading('HB-1')).toBeDefined()
    expect(await heading('HB-2')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Track a shipment' })).toBeDefined()
    expect(screen.getByText('HBL/HAWB No. HB-1')).toBeDefined()
    expect(asked).toEqual(['?ShpNos=HB-1'])
  })

  it('sends what its kind of number needs, as the view says', async () => {
    answer = () => new Response(null, { status: 204 })
    open('?RefNos=PO-1')
    await heading('Please supply valid request data')
    expect(asked).toEqual(['?RefNos=PO-1&PageIndex=-1'])
  })

  it.each([
    ['Please supply valid request data', () => Response.json({ shipments: [], totalRecords: 0 })],
    ['Please supply valid request data', () => Response.json({ code: 'x', message: 'no' }, { status: 400 })],
    ['ACCESS DENIED', () => Response.json({ code: 'x', message: 'no' }, { status: 403 })],
    ['Too many requests', () => Response.json({ code: 'x', message: 'no' }, { status: 429 })],
    ['Something went wrong. Please try again!', () => Response.json({ code: 'x', message: 'no' }, { status: 500 })],
    ['Something went wrong. Please try again!', () => Response.error()],
  ])('says %s', async (says, given) => {
    answer = given
    open('?ShpNos=HB-1')
    expect(await heading(says)).toBeDefined()
  })

  it('asks again when the reader wants to', async () => {
    answer = () => Response.json({ code: 'x', message: 'no' }, { status: 429 })
    open('?ShpNos=HB-1')
    await heading('Too many requests')
    answer = () => Response.json({ shipments: [{ shpNo: 'HB-1' }], totalRecords: 1 })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('HB-1')).toBeDefined()
  })

  it('asks nothing when the link names no number, and follows the address to the next one', async () => {
    answer = () => Response.json({ shipments: [{ shpNo: 'HB-9' }], totalRecords: 1 })
    open('?who=1')
    await heading('Please supply valid request data')
    expect(asked).toEqual([])
    act(() => {
      window.history.replaceState(null, '', `/anonymous/#/${boot.url}/?ShpNos=HB-9`)
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect(await heading('HB-9')).toBeDefined()
  })

  it.each([
    ['has no such links', emptyBoot],
    ['does not open them', { ...boot, accessLevels: {} }],
  ])('denies access without a call where the tenant %s', (_why, denied) => {
    open('?ShpNos=HB-1', denied)
    expect(screen.getByRole('heading', { name: 'ACCESS DENIED' })).toBeDefined()
    expect(asked).toEqual([])
  })
})
