import { expect, test } from 'vitest'
import { publishes } from './rights.ts'

test('Whoever prepares change sets reviews them; whoever publishes or begins tenants publishes, too', () => {
  expect(publishes({ studio: 'configure' })).toBe(false)
  expect(publishes({ studio: 'publish' })).toBe(true)
  expect(publishes({ studio: 'tenants' })).toBe(true)
})
