import { describe, expect, it } from 'vitest'
import type { TenantBoot } from '../../config/index.ts'
import { compileTenant, iconNames, tenantIds } from '../../config/node.ts'
import contract from '../../contract/generated/gateway.json'
import { operations } from '../../contract/index.ts'
import type { Schemas } from '../../contract/index.ts'
import { manifests } from '../../widgets/manifests.ts'
import { loginResponse } from '../testing/examples.ts'
import { accessRoots, isOpen } from '../session/access.ts'
import { openNavigation, openUserMenu } from './open.ts'
import { openSession } from '../session/session.ts'

const texts = import.meta.glob<string>(['/schemas/**/*.json', '/tenants/**/*.json'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const help = Object.keys(import.meta.glob('/schemas/help/en/*.md', { query: '?url' })).map((path) =>
  path.replace(/^.*\/|\.md$/g, ''),
)
const others = Object.keys(import.meta.glob('/tenants/*/assets/**', { query: '?url' })).map((path) => path.slice(1))
const files = new Map(Object.entries(texts).map(([path, text]) => [path.slice(1), text]))
const config = { files, contract, operations, parts: manifests, icons: iconNames, help, others }
const MODULES = {
  'CP-QUOTE': true,
  'CP-BOOKING': true,
  'CP-TRACKANDTRACE': true,
  'CP-BOOKINGTEMPLATE': true,
  'CP-INLANDWIDGET': true,
}

/** Who may sign in to the demonstration world, as the gateway answers them. */
const roles: Record<string, Partial<Schemas['LoginResponse']>> = {
  CUSTOMER: {},
  SUPPLIER: { isCpSupUser: true, userType: 'ELSP' },
  ADMIN: { isCPAdmin: true, userType: 'I', allowUM: true },
  CUSTADMIN: { isCustAdmin: true, allowUM: true },
  LIMITED: {
    customerPortal: { userDefaults: {}, moduleAccess: { ...MODULES, 'CP-QUOTE': false, 'CP-BOOKINGTEMPLATE': false } },
  },
  NOBILL: { preferences: { DO_ACCESS: 'N', BILLING_ACCESS: 'N', DOCUMENT_UPLOAD: 'N' } },
}

function bootOf(flavour: 'forwarding' | 'customs'): TenantBoot {
  const [tenant] = tenantIds(config)
    .flatMap((id) => compileTenant(config, id).tenant ?? [])
    .filter(({ head }) => head.flavour === flavour)
  if (tenant === undefined) throw new Error(`no tenant of ${flavour} compiles`)
  return { ...tenant.head, files: { labels: {}, screens: {}, validators: {} } }
}

function seenBy(role: string, boot: TenantBoot, change: Partial<Schemas['LoginResponse']> = {}) {
  const modules = { userDefaults: {}, moduleAccess: MODULES }
  const session = openSession({ ...loginResponse, customerPortal: modules, ...roles[role], ...change }, boot)
  const roots = accessRoots(boot, session)
  const open = (list: TenantBoot['routes'] | TenantBoot['drawers']) =>
    list.filter(({ access }) => isOpen(access, roots)).map(({ id }) => id)
  return {
    routes: open(boot.routes),
    drawers: open(boot.drawers),
    navigation: openNavigation(boot, roots).map(({ id }) => id),
    menu: openUserMenu(boot, roots).map(({ id }) => id),
  }
}

/** Which feature stands behind an entry of the portal's file, by the words in its id; none: open to whoever is signed in. */
const FEATURES: readonly [RegExp, level: string, module: keyof typeof MODULES][] = [
  [/template/i, 'accessToBookingTemplates', 'CP-BOOKINGTEMPLATE'],
  [/booking/i, 'accessToBookings', 'CP-BOOKING'],
  [/quote/i, 'accessToQuotes', 'CP-QUOTE'],
  [/shipment|container|pinned|search|file/i, 'accessToShipments', 'CP-TRACKANDTRACE'],
]

/** What administrators keep: open by the role, whatever the tenant has. */
const KEPT: Record<string, readonly string[]> = {
  userManagement: ['ADMIN', 'CUSTADMIN'],
  user: ['ADMIN', 'CUSTADMIN'],
  trail: ['ADMIN'],
}

describe.each(['forwarding', 'customs'] as const)('the portal of the %s flavour', (flavour) => {
  const boot = bootOf(flavour)
  const everything = seenBy('CUSTOMER', boot)
  const gated = (['routes', 'drawers', 'navigation'] as const).flatMap((kind) =>
    boot[kind].flatMap(({ id }) => {
      const feature = FEATURES.find(([word]) => word.test(id))
      return feature === undefined ? [] : [{ kind, id, level: feature[1], module: feature[2] }]
    }),
  )

  it('has a condition on everything but the pages that any signed-in user has', () => {
    const open = [...boot.routes, ...boot.drawers].filter(({ access }) => access === undefined).map(({ id }) => id)
    expect(open.filter((id) => !['home', 'customWidgets', 'preferredWidgets'].includes(id))).toEqual([])
    expect([...boot.routes, ...boot.drawers]).toHaveLength(
      gated.filter(({ kind }) => kind !== 'navigation').length + open.length + Object.keys(KEPT).length,
    )
    expect(gated.filter(({ kind }) => kind === 'navigation')).toHaveLength(boot.navigation.length)
  })

  it.each(Object.keys(roles))('offers %s what the tenant has and the user may enter', (role) => {
    const seen = seenBy(role, boot)
    const modules = roles[role]?.customerPortal?.moduleAccess ?? MODULES
    const closed = (kind: string) =>
      gated.filter((entry) => entry.kind === kind && modules[entry.module] !== true).map(({ id }) => id)
    for (const kind of ['routes', 'drawers', 'navigation'] as const)
      expect(
        seen[kind].filter((id) => !Object.hasOwn(KEPT, id)),
        kind,
      ).toEqual(everything[kind].filter((id) => !closed(kind).includes(id)))
    const kept = [...seen.routes, ...seen.drawers].filter((id) => Object.hasOwn(KEPT, id))
    expect(kept.sort()).toEqual(
      Object.keys(KEPT)
        .filter((id) => KEPT[id]?.includes(role))
        .sort(),
    )
  })

  it.each(gated)('closes $kind $id without $module and without $level', ({ kind, id, level, module }) => {
    const without = { customerPortal: { userDefaults: {}, moduleAccess: { ...MODULES, [module]: false } } }
    expect(seenBy('CUSTOMER', boot)[kind]).toContain(id)
    expect(seenBy('CUSTOMER', boot, without)[kind]).not.toContain(id)
    expect(seenBy('CUSTOMER', { ...boot, accessLevels: { ...boot.accessLevels, [level]: false } })[kind]).not.toContain(
      id,
    )
  })

  it.each([
    ['CUSTOMER', ['changePassword', 'twoStepSignIn', 'about', 'logout']],
    ['SUPPLIER', ['changePassword', 'twoStepSignIn', 'about', 'logout']],
    ['ADMIN', ['twoStepSignIn', 'about', 'userManagement', 'logout']],
    ['CUSTADMIN', ['changePassword', 'twoStepSignIn', 'about', 'userManagement', 'logout']],
    ['LIMITED', ['changePassword', 'twoStepSignIn', 'about', 'logout']],
    ['NOBILL', ['changePassword', 'twoStepSignIn', 'about', 'logout']],
  ])('has for %s the user menu %j', (role, menu) => {
    expect(seenBy(role, boot).menu.filter((id) => id !== 'widgetPreferences')).toEqual(menu)
  })

  it('offers nothing that needs a password where the tenant’s provider is the only way in', () => {
    const menu = (only: boolean) => seenBy('CUSTOMER', { ...boot, singleSignOn: { only } }).menu
    expect(menu(true)).toEqual(menu(false).filter((id) => !['changePassword', 'twoStepSignIn'].includes(id)))
  })

  it('lets the portal administrator alone set widget preferences, where there is such an entry', () => {
    const who = Object.keys(roles).filter((role) => seenBy(role, boot).menu.includes('widgetPreferences'))
    expect(who).toEqual(
      flavour === 'forwarding' && boot.userMenu.some(({ id }) => id === 'widgetPreferences') ? ['ADMIN'] : [],
    )
  })
})
