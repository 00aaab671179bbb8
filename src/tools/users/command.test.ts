import { describe, expect, it } from 'vitest'
import { usersCommand } from './command.ts'

const added = [
  'add',
  'acme',
  'miller',
  '--email',
  'miller@importer.example',
  '--name',
  'Jo Miller',
  '--company',
  'pacfrt01',
]

describe('the words behind npm run users', () => {
  it('add a customer with every module and permission', () => {
    expect(usersCommand(added)).toEqual({
      does: 'add',
      tenant: 'ACME',
      user: {
        userId: 'MILLER',
        email: 'miller@importer.example',
        name: 'Jo Miller',
        role: 'customer',
        company: 'PACFRT01',
        modules: {
          'CP-QUOTE': true,
          'CP-BOOKING': true,
          'CP-TRACKANDTRACE': true,
          'CP-BOOKINGTEMPLATE': true,
          'CP-INLANDWIDGET': true,
        },
        preferences: { BILLING_ACCESS: 'Y', DO_ACCESS: 'Y', DOCUMENT_UPLOAD: 'Y', EXCLUDED_ENTRY_TYPES: '' },
      },
    })
  })

  it('close modules and permissions, and limit what is shown', () => {
    expect(
      usersCommand([...added, '--without', 'quotes,billing', '--age', '90', '--not-entry-types', '06,21']),
    ).toMatchObject({
      user: {
        modules: { 'CP-QUOTE': false, 'CP-BOOKING': true },
        preferences: {
          BILLING_ACCESS: 'N',
          DO_ACCESS: 'Y',
          SHIPMENT_AGE_LIMIT_IN_DAYS: 90,
          EXCLUDED_ENTRY_TYPES: '06,21',
        },
      },
    })
  })

  it('name a user in any case', () => {
    expect(usersCommand(['disable', 'acme', 'miller'])).toEqual({ does: 'disable', tenant: 'ACME', userId: 'MILLER' })
    expect(usersCommand(['list', 'Harbor'])).toEqual({ does: 'list', tenant: 'HARBOR' })
  })

  it('give a right in the studio', () => {
    expect(usersCommand(['studio', 'acme', 'miller', 'publish'])).toEqual({
      does: 'studio',
      tenant: 'ACME',
      userId: 'MILLER',
      right: 'publish',
    })
    expect(usersCommand(['studio', 'acme', 'miller', 'everything'])).toEqual({
      reason: expect.stringContaining('none | configure | publish | tenants') as string,
    })
  })

  it('add a company that users may belong to', () => {
    const address = ['--address', 'Kai 7', '--address', 'Hafen', '--postal-code', '20457']
    const named = ['--name', 'Nova Freight', '--city', 'Hamburg', '--country', 'DE']
    expect(usersCommand(['company', 'acme', 'novfre01', ...named, ...address])).toEqual({
      does: 'company',
      tenant: 'ACME',
      company: {
        ...{ code: 'NOVFRE01', name: 'Nova Freight', lines: ['Kai 7', 'Hafen'] },
        ...{ postalCode: '20457', city: 'Hamburg', country: 'DE' },
      },
    })
  })

  it('need no company for a portal administrator', () => {
    expect(
      usersCommand(['add', 'acme', 'boss', '--email', 'boss@acme.example', '--name', 'Boss', '--role', 'portal-admin']),
    ).toMatchObject({ user: { company: '', role: 'portal-admin' } })
  })

  it.each([
    { words: [], says: 'npm run users -- add' },
    { words: ['disable', 'acme'], says: 'npm run users -- add' },
    { words: ['remove', 'acme', 'miller'], says: 'npm run users -- add' },
    { words: ['add', 'acme', 'miller', '--name', 'Jo Miller', '--company', 'PACFRT01'], says: '--email' },
    { words: [...added, '--role', 'king'], says: '--role is one of customer' },
    { words: [...added, '--without', 'quotes,nothing'], says: 'does not know nothing' },
    { words: [...added, '--age', 'old'], says: '--age' },
    { words: [...added, '--password', 'Portal#2026'], says: "Unknown option '--password'" },
  ])('are refused when they are $words', ({ words, says }) => {
    expect(usersCommand(words)).toEqual({ reason: expect.stringContaining(says) as string })
  })
})
