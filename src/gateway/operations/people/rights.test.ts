import { expect, it } from 'vitest'
import type { UserRow } from '../../store/tables/accounts.ts'
import { beyond, changedColumns, type Rights } from './rights.ts'

const rights: Rights = {
  role: 'customer-admin',
  customerId: 'PACFRT01',
  allowPortal: true,
  studio: 'none',
  modules: { 'CP-BOOKING': true },
  preferences: {},
}

it('of a user, that alone is written which an administrator decides otherwise', () => {
  expect(changedColumns(rights, { ...rights, modules: { 'CP-BOOKING': true } })).toEqual({})
  expect(changedColumns(rights, { ...rights, allowPortal: false, modules: {} })).toEqual({
    allowPortal: false,
    modules: {},
  })
  expect(changedColumns(rights, { ...rights, role: 'customer', studio: 'configure' })).toEqual({
    isCustomerAdmin: false,
    allowUserManagement: false,
    mayConfigure: true,
  })
})

it('of the entry types that are not shown, each counts as it is read, with spaces beside the commas, too', () => {
  const own = { userId: 'ADMIN', isCustomerAdmin: true, modules: {}, preferences: { EXCLUDED_ENTRY_TYPES: '06, 21' } }
  const refused = (wanted: string, before?: string) =>
    beyond(
      own as unknown as UserRow,
      { company: 'PACFRT01' },
      { ...rights, modules: {}, preferences: { EXCLUDED_ENTRY_TYPES: wanted } },
      before === undefined ? undefined : { ...rights, preferences: { EXCLUDED_ENTRY_TYPES: before } },
    ).map(({ field }) => field)
  expect(refused('06,21')).toEqual([])
  expect(refused('06', '06, 21')).toEqual(['preferences.EXCLUDED_ENTRY_TYPES'])
  expect(refused('06', '06,21')).toEqual(['preferences.EXCLUDED_ENTRY_TYPES'])
  expect(refused('06', '06')).toEqual([])
})
