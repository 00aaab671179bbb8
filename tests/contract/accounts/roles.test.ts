import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../../../src/contract/index.ts'
import { operations } from '../../../src/contract/index.ts'
import type { Request } from '../support/contract.ts'
import { exampleRequest } from '../support/contract.ts'
import type { TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

/** Who is let in to an operation. */
interface Rule {
  /** Nobody needs a session. */
  anybody?: true
  /** Users who may not use the portal, too. */
  evenBlocked?: true
  /** Users who must change their password first, too. */
  evenNewcomer?: true
  flavour?: 'forwarding' | 'customs'
  /** Users who lack the module or the permission (demonstration world). */
  closedTo?: readonly string[]
  adminOnly?: true
}

const anybody: Rule = { anybody: true }
const session: Rule = {}
const administrators: Rule = { closedTo: ['CUSTOMER', 'LIMITED', 'SUPPLIER', 'NOBILL'] }
/** What the page needs to change a password and to sign out. */
const signingOut: Rule = { evenNewcomer: true }
/** Asked by the page to keep a session that is idle: whoever must change the password may take a while over it. */
const whoIsIdle: Rule = { evenNewcomer: true }
const forwarding: Rule = { flavour: 'forwarding' }
/** Quotes and templates: LIMITED has neither. */
const quotes: Rule = { flavour: 'forwarding', closedTo: ['LIMITED'] }
const templates: Rule = quotes
const customs: Rule = { flavour: 'customs' }
/** NOBILL has no billing, no delivery orders, no uploads. */
const billing: Rule = { flavour: 'customs', closedTo: ['NOBILL'] }
const deliveryOrders: Rule = billing

/** The rule of every operation (frame §6). An operation that is new has none yet, and fails. */
const RULES: Record<OperationId, Rule> = {
  login: anybody,
  beginSingleSignOn: anybody,
  completeSingleSignOn: anybody,
  logout: { evenBlocked: true, evenNewcomer: true },
  changePassword: signingOut,
  requestPasswordReset: anybody,
  resetPassword: anybody,
  getPreferences: whoIsIdle,
  countConcurrentUsers: session,
  getTwoStepSignIn: session,
  beginTwoStepSignIn: session,
  confirmTwoStepSignIn: session,
  removeTwoStepSignIn: session,
  renewRecoveryCodes: session,
  keepRecoveryCodes: session,
  resetTwoStepSignIn: administrators,
  listUsers: administrators,
  getUser: administrators,
  saveUser: administrators,
  listEvents: { adminOnly: true },
  getTenantDetails: anybody,
  recordUsage: anybody,
  logError: anybody,
  listSystemCodes: whoIsIdle,
  listContainerTypes: session,
  listDocumentTypes: session,
  getUserSetting: session,
  saveUserSetting: session,
  listFileExtensions: session,
  listCountries: session,
  listCities: session,
  listParties: session,
  listUserParties: session,
  getBusinessRules: session,
  clearLookupCache: signingOut,
  clearShipmentsWidgetCache: signingOut,
  clearSecureShipmentsWidgetCache: signingOut,
  clearBookingsWidgetCache: signingOut,
  clearSecureBookingsWidgetCache: signingOut,
  clearQuotesWidgetCache: signingOut,
  clearSecureQuotesWidgetCache: signingOut,
  listBookings: forwarding,
  getBooking: forwarding,
  saveBooking: forwarding,
  countBookings: forwarding,
  listQuotes: quotes,
  getQuote: quotes,
  saveQuote: quotes,
  countQuotes: quotes,
  listTemplates: templates,
  getTemplate: templates,
  saveTemplate: templates,
  saveDocuments: { flavour: 'forwarding', closedTo: ['NOBILL'] },
  downloadDocument: forwarding,
  listShipments: forwarding,
  getShipment: forwarding,
  listContainers: forwarding,
  makeTrackingLink: forwarding,
  endTrackingLinks: forwarding,
  trackShipments: forwarding,
  trackShipmentsAnonymously: { anybody: true, flavour: 'forwarding' },
  listFavorites: forwarding,
  saveFavorite: forwarding,
  getFavoriteContainer: forwarding,
  countShipments: forwarding,
  getCustomWidgetData: forwarding,
  getWidgetPreferences: forwarding,
  saveWidgetPreferences: { flavour: 'forwarding', adminOnly: true },
  searchCustomsShipments: customs,
  listCustomsShipmentsFor: customs,
  countCustomsShipments: customs,
  getCustomsFile: customs,
  listCustomsMilestones: customs,
  listCustomsRemarks: customs,
  listForeignPorts: customs,
  listDistrictPorts: customs,
  listCustomsDocuments: customs,
  getCustomsDocument: customs,
  findCustomsDocument: customs,
  saveCustomsDocuments: { flavour: 'customs', closedTo: ['NOBILL'] },
  listCommercialInvoices: customs,
  listCommercialInvoiceLines: customs,
  listTariffClasses: customs,
  listPgaRecords: customs,
  listDeliveryOrders: deliveryOrders,
  listCustomsBillings: billing,
  listCustomsBillingLines: billing,
  listInBondConveyances: customs,
  listInBondBills: customs,
  listInBondContainers: customs,
  listInBondTariffs: customs,
  listFtzConcurrences: customs,
  listFtzConveyances: customs,
  listFtzBills: customs,
  listFtzLines: customs,
}

const USERS = ['CUSTOMER', 'LIMITED', 'SUPPLIER', 'ADMIN', 'CUSTADMIN', 'BLOCKED', 'NOBILL', 'NEWCOMER']
const TENANTS = [
  { tenant: 'ACME', flavour: 'forwarding' },
  { tenant: 'HARBOR', flavour: 'customs' },
]

interface Caller {
  name: string
  userId: string
  tenant: string
  flavour: string
  token: string | undefined
  /** Why nobody but an open operation serves this caller. */
  closed?: 'refused 401' | 'refused 403'
}
type Outcome = 'let in' | 'refused 401' | 'refused 403' | 'refused to a newcomer'

/** Requests that would end sessions or change passwords if they were sent as the contract shows them. */
const HARMLESS: { [Id in OperationId]?: (caller: Caller, shown: Request) => Request } = {
  login: () => ({ path: {}, query: {}, body: { userId: 'NOBODY', password: 'none' } }),
  changePassword: (_, shown) => ({ ...shown, body: { oldPassword: 'none', newPassword: 'Harbour!2027' } }),
  getPreferences: ({ userId }, shown) => ({ ...shown, path: { userName: userId } }),
}

let gateway: TestGateway
const callers: Caller[] = []
beforeAll(async () => {
  gateway = await testGateway()
  for (const { tenant, flavour } of TENANTS) {
    for (const userId of USERS) {
      const { token } = await gateway.signIn(userId, tenant)
      callers.push({ name: `${userId} of ${tenant}`, userId, tenant, flavour, token })
    }
  }
  const acme = { userId: 'CUSTOMER', tenant: 'ACME', flavour: 'forwarding' }
  const { token } = await gateway.signIn('CUSTOMER', 'KAIYO')
  callers.push(
    { name: 'signed out', ...acme, token: undefined, closed: 'refused 401' },
    { name: 'with a made-up token', ...acme, token: 'made-up', closed: 'refused 401' },
    { name: "with another tenant's token", ...acme, token, closed: 'refused 403' },
  )
})
afterAll(() => gateway.close())

function expected(rule: Rule, caller: Caller): Outcome {
  const { anybody: open, evenBlocked, evenNewcomer, flavour, closedTo = [], adminOnly } = rule
  const here = flavour === undefined || flavour === caller.flavour
  if (open === true) return here ? 'let in' : 'refused 403'
  if (caller.closed !== undefined) return caller.closed
  if (caller.userId === 'BLOCKED') return evenBlocked === true ? 'let in' : 'refused 403'
  if (caller.userId === 'NEWCOMER' && evenNewcomer !== true) return 'refused to a newcomer'
  const closed = !here || closedTo.includes(caller.userId) || (adminOnly === true && caller.userId !== 'ADMIN')
  return closed ? 'refused 403' : 'let in'
}

async function outcome(id: OperationId, caller: Caller): Promise<Outcome> {
  const shown = exampleRequest(id)
  const request = HARMLESS[id]?.(caller, shown) ?? shown
  const { status, body } = await gateway.download(id, { ...request, token: caller.token, tenant: caller.tenant })
  const { code } = (status >= 400 ? JSON.parse(body.toString()) : {}) as { code?: string }
  if (status === 401 && code === 'unauthorized') return 'refused 401'
  if (status === 403 && code === 'password-change-required') return 'refused to a newcomer'
  return status === 403 ? 'refused 403' : 'let in'
}

describe('[HD-16] who is let in to', () => {
  // Signing out comes last: it ends the sessions.
  const ids = (Object.keys(operations) as OperationId[]).sort(
    (one, other) => Number(one === 'logout') - Number(other === 'logout'),
  )
  it.each(ids)('%s', async (id) => {
    const found: Record<string, Outcome> = {}
    for (const caller of callers) found[caller.name] = await outcome(id, caller)
    expect(found).toEqual(Object.fromEntries(callers.map((caller) => [caller.name, expected(RULES[id], caller)])))
  })
})
