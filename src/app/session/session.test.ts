// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { loginResponse, tenant } from '../testing/examples.ts'
import { openSession, sessionScope } from './session.ts'
import { forgetSession, isSession, keepSession, keptSession } from './storage.ts'

const session = openSession(loginResponse, tenant)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('a session', () => {
  it('comes back from the tab as it was kept', () => {
    keepSession(session, sessionStorage)
    expect(keptSession(sessionStorage)).toEqual(session)
  })

  it('keeps its token in the session storage and nowhere else', () => {
    keepSession(session, sessionStorage)
    expect(sessionStorage.getItem('Auth-Token')).toBe('token-1')
    expect(JSON.stringify({ ...localStorage }) + document.cookie + location.href).not.toContain('token-1')
  })

  it('of a response that does not name the user is named by what was entered', () => {
    const unnamed = Object.fromEntries(
      Object.entries(loginResponse).filter(([name]) => !['userId', 'userName', 'allowPortal'].includes(name)),
    )
    expect(openSession(unnamed as typeof loginResponse, tenant, 'CASEY')).toMatchObject({
      userId: 'CASEY',
      userName: 'CASEY',
      allowPortal: 'true',
    })
  })

  it.each([
    { shipmentAgeLimitDays: '180', userId: 4711, userName: 7, address: ['1 Pier', 'Harbour'] },
    {
      preferences: { EXCLUDED_ENTRY_TYPES: ['01', '02'], SHIPMENT_AGE_LIMIT_IN_DAYS: '90' },
      shipmentAgeLimitDays: null,
    },
    { preferences: 'none', customerPortal: 'none', shipmentAgeLimitDays: 'unlimited' },
    { customerPortal: { moduleAccess: 'all', userDefaults: 'none' }, authToken: 12345, studio: null },
  ])('is whole whatever kinds of values a back end sends: %o', (odd) => {
    const opened: unknown = { ...loginResponse, ...odd }
    const made = openSession(opened as typeof loginResponse, tenant)
    expect(isSession(made)).toBe(true)
    keepSession(made, sessionStorage)
    expect(keptSession(sessionStorage)).toEqual(made)
  })

  it('names the entry types that are not shown as calls take them, however a back end joins them', () => {
    const preferences = { EXCLUDED_ENTRY_TYPES: ' 06, 21 ' }
    expect(openSession({ ...loginResponse, preferences }, tenant).excludedEntryTypes).toBe('06,21')
  })

  it('reads no fact of what has parts where a text is meant', () => {
    const odd: unknown = { ...loginResponse, address: { street: '1 Pier' } }
    expect(openSession(odd as typeof loginResponse, tenant).address).toBe('')
  })

  it('is none when a part of it is missing or broken', () => {
    for (const key of ['Auth-Token', 'tenant-url', 'preferences']) {
      keepSession(session, sessionStorage)
      sessionStorage.removeItem(key)
      expect(keptSession(sessionStorage), `without ${key}`).toBeNull()
    }
    keepSession(session, sessionStorage)
    sessionStorage.setItem('moduleAccess', '{')
    expect(keptSession(sessionStorage)).toBeNull()
  })

  it('leaves nothing when it is forgotten', () => {
    keepSession(session, sessionStorage)
    forgetSession(sessionStorage)
    expect(sessionStorage.length).toBe(0)
  })
})

describe('what conditions know of the session', () => {
  it('has a flag a module; a module that is missing is closed', () => {
    expect(sessionScope(session)).toMatchObject({ quotesAccess: true, bookingAccess: false, tracktraceAccess: false })
  })

  it('takes flags in any writing, and nothing for what is null', () => {
    const modules = { 'CP-QUOTE': 'TRUE', 'CP-BOOKING': 'False' } as unknown as Record<string, boolean>
    const given = { ...loginResponse, customerPortal: { moduleAccess: modules, userDefaults: null } }
    expect(openSession({ ...given, forceChangePassword: 'TRUE' as 'true' }, tenant)).toMatchObject({
      quotesAccess: true,
      bookingAccess: false,
      userDefaults: {},
      forceChangePassword: 'true',
    })
  })

  it('has the defaults and preferences, not the token', () => {
    expect(sessionScope(session)).toMatchObject({
      userDefaults: { seaDefaults: { pieceUnit: 'CTN' } },
      preferences: { DO_ACCESS: 'Y' },
    })
    expect(JSON.stringify(sessionScope(session))).not.toContain('token-1')
  })

  it.each([
    [{ allowUM: true }, true],
    [{ allowUM: 'true' as unknown as boolean }, true],
    [{ isCPAdmin: true, userType: 'I' as const }, true],
    [{ isCPAdmin: true, userType: '' as const }, true],
    [{ isCPAdmin: true, isCustAdmin: true, userType: 'I' as const }, false],
    [{ isCustAdmin: true, userType: 'ELSP' as const }, true],
    [{ isCustAdmin: true, userType: 'I' as const }, false],
    [{}, false],
  ])('lets manage users: %o → %s', (change, expected) => {
    expect(openSession({ ...loginResponse, ...change }, tenant).allowUM).toBe(expected)
  })

  it.each([
    [{ isCPAdmin: true, userType: 'I' as const }, true],
    [{ isCPAdmin: true, userType: '' as const }, true],
    [{ isCPAdmin: true, userType: 'ELSU' as const }, false],
    [{ isCPAdmin: true, isCustAdmin: true, userType: 'I' as const }, false],
    [{ userType: 'ELSU' as const }, true],
    [{ userType: 'ELSP' as const, isCustAdmin: true }, true],
    [{ userType: 'I' as const }, false],
    [{ userType: '' as const }, false],
  ])('opens the settings of the portal: %o → %s', (change, expected) => {
    expect(sessionScope(openSession({ ...loginResponse, ...change }, tenant)).portalSettings).toBe(expected)
  })

  it('is what the meta-schema of conditions describes, neither more nor less', async () => {
    const scope = (await import('../../../schemas/meta/scope.schema.json')).default
    expect(Object.keys(sessionScope(session)).sort()).toEqual(
      expect.arrayContaining(Object.keys(scope.properties.session.properties).sort()),
    )
    const unsaid = Object.keys(sessionScope(session)).filter((name) => !(name in scope.properties.session.properties))
    expect(unsaid.sort()).toEqual(['allowPortal', 'forceChangePassword', 'tenantUrl'])
  })
})
