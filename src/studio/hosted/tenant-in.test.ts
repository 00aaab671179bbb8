import { expect, it } from 'vitest'
import { tenantIn } from './tenant-in.ts'

it('the address of a portal says which tenant it is, however it is written', () => {
  for (const each of ['acme', ' Acme ', '/acme', 'acme/login', 'https://portal.example/acme/login?x=1#y'])
    expect(tenantIn(each)).toBe('acme')
  expect(tenantIn('')).toBe('')
})
