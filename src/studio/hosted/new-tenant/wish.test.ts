import { expect, it } from 'vitest'
import { addressed, firstWish, named } from './wish.ts'

const colours = { primaryColor: 'blue', secondaryColor: 'grey' }
const choices = { colours, flavours: [{ id: 'one', levels: ['a'] }], languages: ['en', 'ja'] }
const first = firstWish(choices)

it('[BX-04] the address and the id of a new tenant follow its name, until somebody writes them otherwise', () => {
  const nova = { ...first, ...named(first, 'Nova Freight & Co. KG') }
  expect([nova.url, nova.id]).toEqual(['nova-freight', 'NOVAFREIGHT'])
  const written = { ...nova, ...addressed(nova, 'nova') }
  expect([written.url, written.id]).toEqual(['nova', 'NOVA'])
  expect(named(written, 'Terra')).toEqual({ name: 'Terra', url: 'nova', id: 'NOVA' })
  const own = { ...written, id: 'N1' }
  expect(addressed(own, 'nova-japan')).toEqual({ url: 'nova-japan', id: 'N1' })
})

it('[BX-04] a name in other letters leaves the address to be written', () => {
  expect(named(first, 'ノヴァ')).toEqual({ name: 'ノヴァ', url: '', id: '' })
  expect(named(first, '4 Seas')).toEqual({ name: '4 Seas', url: '4-seas', id: 'SEAS' })
})
