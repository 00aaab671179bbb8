import { describe, expect, it } from 'vitest'
import { partyOf } from './PartiesBlock.tsx'

const row = { list: 'addresses', field: 'kind', is: 'CL', take: 'text' }

describe('a party', () => {
  it('is a name with the filled lines of its address', () => {
    expect(
      partyOf({ name: 'A Co.', one: '1 Way', two: '' }, { label: 'x', name: 'name', lines: ['one', 'two'] }),
    ).toEqual({ name: 'A Co.', instead: '', lines: ['1 Way'] })
  })

  it('without a name has its code in place of one, without lines its address in one text', () => {
    const party = { label: 'x', name: 'to.name', otherwise: ['to.id'], lines: ['to.one'], text: 'to.address' }
    const address = '1 Way\nTown'
    expect(partyOf({ to: { id: 'ACO01', address } }, party)).toEqual({
      name: '',
      instead: 'ACO01',
      lines: ['1 Way', 'Town'],
    })
    expect(partyOf({ to: { name: 'A Co.', one: '2 Way', address } }, party).lines).toEqual(['2 Way'])
  })

  it('may be a row of a list, its text the name and the address', () => {
    const data = {
      addresses: [
        { kind: 'PDT', text: 'B' },
        { kind: 'CL', text: 'A Co.\n 1 Way \n\nTown' },
      ],
    }
    expect(partyOf(data, { label: 'x', row })).toEqual({ name: 'A Co.', instead: '', lines: ['1 Way', 'Town'] })
    expect(partyOf({}, { label: 'x', row })).toEqual({ name: '', instead: '', lines: [] })
  })
})
