import { describe, expect, it } from 'vitest'
import type { Condition, TenantBoot } from '../../config/index.ts'
import { accessRoots, isOpen, openNavigation } from './access.ts'
import { loginResponse } from './examples.ts'
import { openSession } from './session.ts'

const bothAgree: Condition = {
  all: [
    { field: 'tenant.accessLevels.accessToQuotes', is: true },
    { field: 'session.quotesAccess', is: true },
  ],
}

const boot = {
  id: 'NORTH',
  url: 'north',
  flavour: 'forwarding',
  accessLevels: { accessToQuotes: true },
  routes: [{ id: 'list', path: '/list', title: 'l', screen: 'grids/list', access: bothAgree }],
  drawers: [{ id: 'item', screen: 'forms/item' }],
  navigation: [
    { id: 'toList', label: 'l', route: 'list', style: 'link' },
    { id: 'toItem', label: 'i', drawer: 'item', style: 'button', access: { field: 'session.isCPAdmin', is: true } },
    { id: 'toNowhere', label: 'n', route: 'gone', style: 'link' },
  ],
} as unknown as TenantBoot

const signedIn = (change: object = {}) => openSession({ ...loginResponse, ...change }, boot)
const ids = (tenant: TenantBoot, session = signedIn()) => openNavigation(tenant, accessRoots(tenant, session)).map(({ id }) => id)

describe('access', () => {
  it('needs the flag of the tenant and the flag of the user', () => {
    const closed = { ...boot, accessLevels: { accessToQuotes: false } }
    const without = signedIn({ customerPortal: { ...loginResponse.customerPortal, moduleAccess: {} } })
    expect(isOpen(bothAgree, accessRoots(boot, signedIn()))).toBe(true)
    expect(isOpen(bothAgree, accessRoots(closed, signedIn()))).toBe(false)
    expect(isOpen(bothAgree, accessRoots(boot, without))).toBe(false)
  })

  it('is open where no condition stands, and closed where one asks for what is not there', () => {
    const roots = accessRoots(boot, signedIn())
    expect(isOpen(undefined, roots)).toBe(true)
    expect(isOpen({ field: 'tenant.accessLevels.toString', filled: true }, roots)).toBe(false)
    expect(isOpen({ field: 'session.token', filled: true }, roots)).toBe(false)
  })
})

describe('the navigation', () => {
  it('shows an entry only when the entry and what it leads to are open', () => {
    expect(ids(boot)).toEqual(['toList'])
    expect(ids(boot, signedIn({ isCPAdmin: true }))).toEqual(['toList', 'toItem'])
    expect(ids({ ...boot, accessLevels: {} })).toEqual([])
  })
})
