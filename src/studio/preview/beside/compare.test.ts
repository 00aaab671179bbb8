// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { differencesOn } from './compare.ts'

const screenOf = (inside: string) => new DOMParser().parseFromString(`<main>${inside}</main>`, 'text/html')
const field = (id: string, label: string, more = '') =>
  `<div data-entry="${id}"><label>${label}</label><input ${more}></div>`
const section = (id: string, inside: string) => `<section data-entry="${id}"><h3>${id}</h3>${inside}</section>`
const said = (before: string, now: string) =>
  differencesOn(screenOf(before), screenOf(now)).map(({ kind, way }) => `${kind} ${way}`)

it('[BX-04] two screens that are alike have no difference, whatever stands in their inputs', () => {
  const one = section('parties', field('shipper', 'Shipper', 'value="A"') + field('consignee', 'Consignee'))
  expect(said(one, one.replace('value="A"', 'value="B"'))).toEqual([])
})

it('[BX-04] says what is new, what reads or asks otherwise, and what is gone', () => {
  const before = section('parties', field('shipper', 'Shipper') + field('notify', 'Notify')) + section('cargo', '')
  const now = section('parties', field('shipper', 'Sender') + field('costs', 'Cost centre')) + section('cargo', '')
  expect(said(before, now)).toEqual(['changed parties/shipper', 'new parties/costs', 'gone parties/notify'])
  expect(said(field('shipper', 'Shipper'), field('shipper', 'Shipper', 'aria-required="true"'))).toEqual([
    'changed shipper',
  ])
})

it('[BX-04] says of a section that is new or gone nothing of what stands in it', () => {
  const cargo = section('cargo', field('pieces', 'Pieces'))
  expect(said('', cargo)).toEqual(['new cargo'])
  expect(said(cargo, '')).toEqual(['gone cargo'])
})

it('[BX-04] says of what has moved that alone; what is new or gone beside it moves nothing', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => field(id, id))
  expect(said(`${a}${b}${c}${d}`, `${b}${c}${d}${a}`)).toEqual(['changed a'])
  expect(said(`${a}${b}${c}`, `${a}${c}`)).toEqual(['gone b'])
  expect(said(`${a}${c}`, `${a}${b}${c}`)).toEqual(['new b'])
})

it('[BX-04] says nothing of columns at the end of a list that are not drawn for want of room', () => {
  const list = (count: number, ...columns: string[]) =>
    `<div role="grid" aria-colcount="${count}">${columns.map((id) => `<div role="columnheader" data-field="${id}">${id}</div>`).join('')}</div>`
  expect(said(list(4, 'a', 'b', 'c'), list(3, 'a', 'c', 'd'))).toEqual(['gone b'])
  expect(said(list(3, 'a', 'b', 'c'), list(4, 'a', 'b', 'c', 'd'))).toEqual(['new d'])
})
