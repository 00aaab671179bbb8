import { expect, it } from 'vitest'
import { changedColumns, type Rights } from './rights.ts'

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
