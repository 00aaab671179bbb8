import { describe, expect, it } from 'vitest'
import { partyOf } from './PartiesBlock.tsx'

const row = { list: 'addresses', field: 'kind', is: 'CL', take: 'text' }

describe('a party', () => {
  it('is a name with the filled lines of its address', () => {
    expect(
      partyOf({ name: 'A Co.', one: '1 Way', two: '' }, { label: 'x', name: 'name', lines: ['one', 'two'] }),
    ).toEqual({ name: 'A Co.', lines: ['1 Way'] })
  })

  it('may be a row of a list, its text the name and the address', () => {
    const data = {
      addresses: [
        { kind: 'PDT', text: 'B' },
        { kind: 'CL', text: 'A Co.\n 1 Way \n\nTown' },
      ],
    }
    expect(partyOf(data, { label: 'x', row })).toEqual({ name: 'A Co.', lines: ['1 Way', 'Town'] })
    expect(partyOf({}, { label: 'x', row })).toEqual({ name: '', lines: [] })
  })
})
