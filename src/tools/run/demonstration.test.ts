import { describe, expect, it } from 'vitest'
import { demonstrationFor } from './demonstration.ts'

describe('the demonstration', () => {
  it('never gets into a database of production', () => {
    expect(demonstrationFor({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db' })).toBeUndefined()
    expect(demonstrationFor({ NODE_ENV: 'production', DATABASE_URL: ' ' })).toBeDefined()
    expect(demonstrationFor({ DATABASE_URL: 'postgres://db' })).toBeDefined()
  })

  it.each(['0', '1.5', 'many'])('is not multiplied by %s', (scale) => {
    expect(() => demonstrationFor({ GATEWAY_SCALE: scale })).toThrow(/^GATEWAY_SCALE/)
  })
})
