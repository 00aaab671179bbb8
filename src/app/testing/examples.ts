import type { Schemas } from '../../contract/index.ts'

/** A login response as the contract has it, for tests. */
export const loginResponse: Schemas['LoginResponse'] = {
  authToken: 'token-1',
  userId: 'CUSTOMER',
  userName: 'Casey Customer',
  userEmail: 'customer@north.example',
  userType: 'ELSU',
  allowPortal: 'true',
  allowUM: false,
  forceChangePassword: 'false',
  isCpSupUser: false,
  isCPAdmin: false,
  isCustAdmin: false,
  shipmentAgeLimitDays: 365,
  preferences: { DO_ACCESS: 'Y', EXCLUDED_ENTRY_TYPES: '06,21' },
  customerPortal: {
    userDefaults: { seaDefaults: { pieceUnit: 'CTN' } },
    moduleAccess: { 'CP-QUOTE': true, 'CP-BOOKING': false },
  },
}

export const tenant = { id: 'NORTH', url: 'north' }
