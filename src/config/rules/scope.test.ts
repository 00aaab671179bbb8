import { describe, expect, it } from 'vitest'
import { createScope, ofData, rowScope } from './scope.ts'

const data = { record: { no: 'of the data' }, row: [{ no: 'of a row' }], no: 'plain' }
const scope = createScope(
  { session: {}, tenant: {}, address: {} },
  { data: () => data, record: () => ({ no: 'of the record' }) },
)

describe('a path of a condition', () => {
  it('is read in the data even where its first name is that of a root', () => {
    expect(scope.get('record.no')).toBe('of the record')
    expect(scope.get(ofData('record.no'))).toBe('of the data')
    expect(scope.get(ofData('no'))).toBe('plain')
  })

  it('is read in a row of a list whose name is that of a root', () => {
    expect(rowScope(scope, 'row.0').get('row.no')).toBe('of a row')
  })
})
