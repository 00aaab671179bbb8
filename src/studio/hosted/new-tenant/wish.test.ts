import { expect, it } from 'vitest'
import { addressed, begunFrom, called, firstWish, languagesFor, named } from './wish.ts'

const colours = { primaryColor: 'blue', secondaryColor: 'grey' }
const terra = {
  ...{ id: 'TERRA', name: 'Terra', flavour: 'two', levels: ['b'], languages: ['de', 'en'] },
  colours: { primaryColor: 'red', secondaryColor: 'green' },
}
const choices = {
  colours,
  flavours: [{ id: 'one', levels: ['a'] }],
  languages: ['en', 'ja'],
  countries: ['JP'],
  from: [terra],
}
const first = firstWish(choices)

it('[BX-04] the address and the id of a new tenant follow its name, until somebody writes them otherwise', () => {
  const nova = { ...first, ...named(first, 'Nova Freight & Co. KG') }
  expect([nova.url, nova.id]).toEqual(['nova-freight', 'NOVAFREIGHT'])
  const written = { ...nova, ...addressed(nova, 'nova') }
  expect([written.url, written.id]).toEqual(['nova', 'NOVA'])
  expect(named(written, 'Terra')).toMatchObject({ name: 'Terra', url: 'nova', id: 'NOVA' })
  const own = { ...written, id: 'N1' }
  expect(addressed(own, 'nova-japan')).toEqual({ url: 'nova-japan', id: 'N1' })
})

it('[BX-04] a name in other letters leaves the address to be written', () => {
  expect(named(first, 'ノヴァ')).toMatchObject({ name: 'ノヴァ', url: '', id: '' })
  expect(named(first, '4 Seas')).toMatchObject({ name: '4 Seas', url: '4-seas', id: 'SEAS' })
})

it('[BX-04] the first company is called as the tenant is, until somebody writes another name or code', () => {
  const nova = { ...first, ...named(first, 'Nova Freight & Co. KG') }
  expect(nova.company).toMatchObject({ name: 'NOVA FREIGHT & CO. KG', code: 'NOVFRE01' })
  expect(called(nova.company, 'Terra')).toEqual({ name: 'TERRA', code: 'TERRA01' })
  const own = { ...nova, company: { ...nova.company, ...called(nova.company, 'Terra'), code: 'T1' } }
  expect(named(own, 'Nova')).toMatchObject({ name: 'Nova', company: { name: 'TERRA', code: 'T1' } })
  expect(called(own.company, 'Luna')).toEqual({ name: 'LUNA', code: 'T1' })
  expect(named(first, 'ノヴァ').company).toMatchObject({ name: 'ノヴァ', code: '' })
})

it('[BX-04] a tenant that begins as another one has its kind, parts, languages and colours, until it is to begin anew', () => {
  const begun = { ...first, ...begunFrom(choices, 'TERRA') }
  expect(begun).toMatchObject({
    from: 'TERRA',
    flavour: 'two',
    levels: ['b'],
    languages: ['de', 'en'],
    primaryColor: 'red',
  })
  expect(languagesFor(choices, begun)).toEqual(['en', 'ja', 'de'])
  expect({ ...begun, ...begunFrom(choices, '') }).toEqual({ ...first, from: undefined })
  expect(languagesFor(choices, first)).toEqual(['en', 'ja'])
})
