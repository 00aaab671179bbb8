// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { tenantFile } from './files.ts'

describe('a file of a tenant', () => {
  it('is looked for in the folder of the tenant', () => {
    expect(tenantFile('north', 'assets/logo.svg')).toBe('/tenants/north/assets/logo.svg')
    expect(tenantFile('north', '/tenants/north/assets/logo.svg')).toBe('/tenants/north/assets/logo.svg')
  })

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'https://evil.example/logo.svg',
    '//evil.example/logo.svg',
    '../south/logo.svg',
    '/logo.svg',
    '',
  ])('[HD-05] is never loaded from elsewhere: %s', (file) => {
    expect(tenantFile('north', file)).toBeNull()
  })
})
