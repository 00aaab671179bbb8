import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { throwawayFolder } from '../project/throwaway.ts'
import { demonstrationFor } from './demonstration.ts'

describe('the demonstration', () => {
  it('never gets into a database of production', () => {
    expect(demonstrationFor({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db' })).toBeUndefined()
    expect(demonstrationFor({ NODE_ENV: 'production', DATABASE_URL: ' ' })).toBeDefined()
    expect(demonstrationFor({ DATABASE_URL: 'postgres://db' })).toBeDefined()
  })

  it('never gets into one whose address stands in a file, nor where that file cannot be read', () => {
    const file = join(throwawayFolder('settings-'), 'database-url')
    writeFileSync(file, 'postgres://db\n')
    expect(demonstrationFor({ NODE_ENV: 'production', DATABASE_URL_FILE: file })).toBeUndefined()
    expect(() => demonstrationFor({ NODE_ENV: 'production', DATABASE_URL_FILE: `${file}.not` })).toThrow(
      /cannot be read/,
    )
  })

  it.each(['0', '1.5', 'many', '4001'])('is not multiplied by %s', (scale) => {
    expect(() => demonstrationFor({ GATEWAY_SCALE: scale })).toThrow(/^GATEWAY_SCALE/)
  })
})
