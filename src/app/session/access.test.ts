import { describe, expect, it } from 'vitest'
import type { Condition, TenantBoot } from '../../config/index.ts'
import { loginResponse } from '../testing/examples.ts'
import { accessRoots, isOpen } from './access.ts'
import { openNavigation, openTracking, openUserMenu } from '../navigation/open.ts'
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
const ids = (tenant: TenantBoot, session = signedIn()) =>
  openNavigation(tenant, accessRoots(tenant, session)).map(({ id }) => id)

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

describe('the user menu', () => {
  const userMenu = [
    { id: 'about', label: 'a', does: 'about' },
    { id: 'list', label: 'l', route: 'list' },
    { id: 'elsewhere', label: 'e', href: '/elsewhere/', access: { field: 'session.allowUM', is: true } },
  ] as TenantBoot['userMenu']
  const menu = (change: object, accessLevels: TenantBoot['accessLevels'] = boot.accessLevels) =>
    openUserMenu({ ...boot, userMenu, accessLevels }, accessRoots({ ...boot, accessLevels }, signedIn(change))).map(
      ({ id }) => id,
    )

  it('shows an entry only when the entry and its route are open', () => {
    expect(menu({})).toEqual(['about', 'list'])
    expect(menu({ allowUM: true })).toEqual(['about', 'list', 'elsewhere'])
    expect(menu({}, {})).toEqual(['about'])
  })
})

describe('the tracking form', () => {
  const tracking = {
    numbers: [],
    drawer: 'item',
    path: {},
    query: {},
    at: '',
    characters: 'simple',
    access: bothAgree,
  } as TenantBoot['tracking'] & object
  const shown = (tenant: TenantBoot) => openTracking(tenant, accessRoots(tenant, signedIn())) !== undefined

  it('is there when the tenant has one and both it and its drawer are open', () => {
    expect(shown(boot)).toBe(false)
    expect(shown({ ...boot, tracking })).toBe(true)
    expect(shown({ ...boot, tracking, accessLevels: {} })).toBe(false)
    const drawers = boot.drawers.map((drawer) => ({
      ...drawer,
      access: { field: 'session.isCPAdmin', is: true } as const,
    }))
    expect(shown({ ...boot, tracking, drawers })).toBe(false)
  })
})
