// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { dayOf } from '../config/index.ts'
import { dayText, EngineContext, formatsOf } from '../render/index.ts'
import type { CellPartProps, ColumnModel } from '../render/index.ts'
import { cellParts } from './cells.ts'
import { lookupOf } from './testing/form.tsx'
import { columnOf } from './testing/models.ts'
import { servicesOf } from './testing/services.ts'
import { person } from './testing/person.ts'

afterEach(cleanup)

const FORMATS = { ja: { long: 'YYYY年M月D日' }, de: { long: 'D. MMMM YYYY', numbers: 'de' } }

const places = { id: 'places', query: {}, at: '', value: 'value', label: 'label', names: 'region' as const }
const lookups = {
  kinds: lookupOf('kinds', { A: 'Apple', B: 'Bean', b: 'Beet' }),
  units: lookupOf('units', { KG: 'Kilogram' }),
  fields: {
    ...lookupOf('fields', {}),
    options: [
      { value: 'KG.a', label: 'Buyer' },
      { value: 'KG.a1', label: 'Buyer' },
      { value: 'KG.from', label: 'From', under: 'Out' },
    ],
  },
  places,
}

function textOf(cell: string, value: unknown, options: ColumnModel['options'] = {}, locale = 'en') {
  return cellParts[cell]?.text(value, columnOf({ id: 'x', cell, options }), {
    say: (label, params) => ['the', label, params?.['count']].join(' ').trimEnd(),
    locale,
    formats: formatsOf(FORMATS, locale),
    lookups,
    row: { unit: 'KG', land: 'JP', day: '20260226' },
  })
}

it('a code is written by the words that the gateway has for it, where they are there', () => {
  const column = columnOf({ id: 'x', cell: 'code', options: { lookup: 'asked', many: true, show: 'both' } })
  const context = { say: (label: string) => label, locale: 'en', formats: formatsOf(FORMATS, 'en'), lookups, row: {} }
  const words = new Map([['22G1', '20GP']])
  expect(cellParts['code']?.text('22G1,9', column, { ...context, words })).toBe('22G1 20GP, 9')
  expect(cellParts['code']?.text('22G1,9', column, context)).toBe('22G1, 9')
})

function shown(cell: string, value: unknown, options: ColumnModel['options'] = {}, row: CellPartProps['row'] = {}) {
  const part = cellParts[cell]
  if (part === undefined) throw new Error(`no cell ${cell}`)
  const Cell = part.component
  return render(
    <EngineContext value={servicesOf()}>
      <Cell value={value} row={row} column={columnOf({ id: 'x', cell, options })} lookups={lookups} />
    </EngineContext>,
  ).container.textContent
}

describe('cells as text', () => {
  it.each([
    ['text', 'abc', {}, 'abc'],
    ['text', 5, {}, '5'],
    ['text', undefined, {}, ''],
    ['text', '1 Quay Road', { more: ['unit', 'absent'] }, '1 Quay Road, KG'],
    ['text', undefined, { more: ['unit'] }, 'KG'],
    ['text', 'abc', { tipField: 'unit' }, 'abc'],
    // A back end that sends more than its contract says is read, too.
    ['text', ['MSKU1', '', null, 'MSKU2'], {}, 'MSKU1, MSKU2'],
    ['text', { code: 'NRT', place: { name: 'Narita', gates: [1, 2] }, note: null }, {}, 'NRT, Narita, 1, 2'],
    ['text', [], { otherwise: ['unit'] }, 'KG'],
    ['text', '0810500000', { mask: '9999.99.9999' }, '0810.50.0000'],
    ['text', 'several', { mask: '9999.99.9999' }, 'several'],
    ['text', '1 Quay Road', { more: ['unit', 'land'], moreNames: { land: 'places' } }, '1 Quay Road, KG, JP Japan'],
    ['text', [{ in: [{ code: 'A' }, { code: 'Z' }] }, { in: [{ code: 'A' }] }, {}], { each: 'in.code' }, 'A, Z'],
    ['text', [{ in: [{ code: 'A' }, { code: 'Z' }] }], { each: 'in.code', names: 'kinds' }, 'the Apple, Z'],
    ['code', 'A', { lookup: 'kinds' }, 'the Apple'],
    ['code', 'a', { lookup: 'kinds' }, 'the Apple'],
    ['code', 'b', { lookup: 'kinds' }, 'the Beet'],
    // Several names in the data are one field, names alike stand under their headings, what no list knows is shown as it is.
    ['code', 'a,a1,from,z', { lookup: 'fields', many: true, ofField: 'unit' }, 'the Buyer, the From (the Out), z'],
    ['code', 'a', { lookup: 'fields', many: true, ofField: 'day' }, 'a'],
    ['status', 'a', { lookup: 'kinds' }, 'the Apple'],
    ['code', 'Z', { lookup: 'kinds' }, 'Z'],
    ['code', 'Z', { lookup: 'nowhere' }, 'Z'],
    ['code', 'A', { lookup: 'kinds', show: 'both' }, 'A the Apple'],
    ['code', 'Z', { lookup: 'kinds', show: 'both' }, 'Z'],
    ['code', 'JP', { lookup: 'places', show: 'both' }, 'JP Japan'],
    ['code', 'JP,KR', { lookup: 'places', many: true }, 'Japan, South Korea'],
    ['code', undefined, { lookup: 'places', show: 'both' }, ''],
    ['status', 'A', { lookup: 'kinds' }, 'the Apple'],
    ['status', undefined, { lookup: 'kinds' }, ''],
    ['number', 1234.5, {}, '1,234.5'],
    ['number', 1234.5, { decimals: 2 }, '1,234.50'],
    ['number', '1234', {}, '1,234'],
    ['number', 1234.5, { unitField: 'unit' }, '1,234.5 KG'],
    ['number', undefined, { unitField: 'unit' }, ''],
    ['number', 1450, { currency: 'USD' }, '1,450.00 USD'],
    ['number', undefined, { currency: 'USD' }, ''],
    ['number', 'n/a', {}, 'n/a'],
    ['number', undefined, {}, ''],
    ['number', 0, {}, '0'],
    ['date', '20260131', {}, '2026/01/31'],
    ['date', '2026-01-31', {}, '2026/01/31'],
    ['date', '20260105', { format: 'long' }, '05 January 2026'],
    ['date', 'soon', { format: 'long' }, 'soon'],
    ['date', undefined, {}, ''],
    ['date', '00000000', { timeField: 'absent' }, ''],
    ['date', 0, {}, ''],
    ['dateChange', '20260302', { before: 'day' }, '26 Feb → 2026/03/02 (the date.later 4)'],
    ['dateChange', '20260225', { before: 'day' }, '26 Feb → 2026/02/25 (the date.earlier 1)'],
    ['dateChange', '20270102', { before: 'day' }, '26 Feb 2026 → 2027/01/02 (the date.later 310)'],
    ['dateChange', '20260226', { before: 'day' }, '2026/02/26'],
    ['dateChange', '20260302', { before: 'absent' }, '2026/03/02'],
    ['date', '20260131', { toField: 'day' }, '2026/01/31 - 2026/02/26'],
    ['date', '20260131', { toField: 'absent' }, '2026/01/31 -'],
    ['date', undefined, { toField: 'day' }, '- 2026/02/26'],
    ['date', undefined, { toField: 'absent' }, ''],
    ['dateTime', 'soon', {}, 'soon'],
    ['dateTime', '5', {}, '5'],
    ['dateTime', undefined, {}, ''],
  ])('%s of %j with %j is %j', (cell, value, options, text) => {
    expect(textOf(cell, value, options)).toBe(text)
  })

  it('point from a day to the one it has become as the language is written', () => {
    expect(textOf('dateChange', '20260302', { before: 'day' }, 'ar')).toMatch(/^26 \S+ ← 2026\/03\/02 /)
  })

  it('give an amount the digits of its currency', () => {
    const amount = (value: number, code: string) => shown('number', value, { currencyField: 'code' }, { code })
    expect([amount(20161.6, 'EUR'), amount(2970606, 'JPY'), amount(1.5, 'KWD'), amount(1.5, '')]).toEqual([
      '20,161.60 EUR',
      '2,970,606 JPY',
      '1.500 KWD',
      '1.5',
    ])
  })

  it('say so or not in a word, and find a currency inside an object', () => {
    expect([textOf('text', true, {}), textOf('text', false, {})]).toEqual(['the toggle.yes', 'the toggle.no'])
    expect(shown('number', 3, { currencyField: 'own.code' }, { own: { code: 'EUR' } })).toBe('3.00 EUR')
  })

  it("keep the value where a lookup has no name for its code in the reader's language", () => {
    const named = (names: string, codeField: string, locale?: string) =>
      textOf('text', 'as sent', { names, codeField }, locale)
    expect([
      named('units', 'unit'),
      named('kinds', 'unit'),
      named('units', 'absent'),
      named('unknown', 'unit'),
    ]).toEqual(['the Kilogram', 'as sent', 'as sent', 'as sent'])
    expect([named('places', 'land'), named('places', 'land', 'ja')]).toEqual(['as sent', '日本'])
    expect(shown('text', 'as sent', { names: 'units', codeField: 'unit' }, { unit: 'KG' })).toBe('Kilogram')
  })

  it('[SP-01] an absent name shows the name that a lookup has for its code, else the code', () => {
    const named = (value: unknown, options: ColumnModel['options'], row: CellPartProps['row']) =>
      cellParts['text']?.text(
        value,
        { ...columnOf({ id: 'portName', options }), codes: ['port', 'land'] },
        {
          say: (label) => label,
          locale: 'en',
          formats: formatsOf(FORMATS, 'en'),
          lookups,
          row,
        },
      )
    const row = { port: '2704', land: 'JP' }
    expect(named('Los Angeles', {}, row)).toBe('Los Angeles')
    expect(named(undefined, {}, row)).toBe('2704')
    expect(named('', {}, { land: 'JP' })).toBe('JP')
    expect(named(undefined, { names: 'places', codeField: 'land' }, row)).toBe('Japan')
    expect(named(undefined, { more: ['dock'] }, { ...row, dock: '7' })).toBe('2704, 7')
    expect(named(undefined, {}, {})).toBe('')
  })

  it('write days and numbers in the way of the reader', () => {
    expect(textOf('date', '20260105', { format: 'long' }, 'ja')).toBe('2026年1月5日')
    expect(textOf('date', '20260305', { format: 'long' }, 'de')).toBe('5. März 2026')
    expect(textOf('number', 1234.5, {}, 'de')).toBe('1.234,5')
  })

  it('show moments in the time zone of the reader', () => {
    const noon = new Date(2026, 0, 31, 12, 5)
    expect(textOf('dateTime', noon.toISOString())).toBe('2026/01/31 12:05')
    expect(textOf('dateTime', noon.toISOString(), { format: 'long' })).toBe('31 January 2026 12:05')
    expect(textOf('dateTime', '20260131')).toBe('2026/01/31')
    expect(textOf('dateTime', '2026-01-31')).toBe('2026/01/31')
    expect(textOf('date', noon.toISOString())).toBe(dayText(dayOf(noon), formatsOf(FORMATS, 'en')))
  })
})

describe('cells on the screen', () => {
  it('show what their text says', () => {
    expect(shown('text', 'abc')).toBe('abc')
    expect(shown('code', 'A', { lookup: 'kinds' })).toBe('Apple')
    expect(shown('date', '20260131')).toBe('2026/01/31')
    expect(shown('dateTime', undefined)).toBe('')
  })

  it('soften a name in capitals and nothing beside it; what is searched and written to a file keeps what came', () => {
    const options = { soften: true, more: ['town'] }
    expect(shown('text', 'QUAY CO. LLC', options, { town: 'HAM' })).toBe('Quay Co. LLC, HAM')
    expect(shown('text', 'Quay CO. LLC', options)).toBe('Quay CO. LLC')
    expect(textOf('text', 'QUAY CO. LLC', { soften: true })).toBe('QUAY CO. LLC')
  })

  it('put the unit behind a number', () => {
    expect(shown('number', 12, { unitField: 'unit' }, { unit: 'KG' })).toBe('12 KG')
    expect(shown('number', undefined, { unitField: 'unit' }, { unit: 'KG' })).toBe('')
  })

  it('[SP-01] shows a unit that holds its number where no number stands beside it', () => {
    expect(shown('number', undefined, { unitField: 'unit' }, { unit: '120 CTN' })).toBe('120 CTN')
    expect(shown('number', 7, { unitField: 'unit' }, { unit: '120 CTN' })).toBe('7 120 CTN')
    expect(shown('number', null, { unitField: 'unit' }, { unit: '' })).toBe('')
  })

  it('break a long word that has no place to break, and leave the words of all others whole', () => {
    const breaks = (text: string) => {
      shown('text', text)
      const style = screen.getByText(text).style.overflowWrap
      cleanup()
      return style
    }
    expect(breaks('COMMERCIAL_INVOICE_SIGNED_FINAL_VERSION.pdf')).toBe('anywhere')
    expect(breaks('A description of goods that is long, of words that are not')).toBe('')
  })

  it('end a line behind the stroke between two long words, not in one of them; dates and units stay whole', () => {
    const lines = (text: string) => {
      expect(shown('text', text)).toBe(text)
      const breaks = document.querySelectorAll('wbr').length
      cleanup()
      return breaks + 1
    }
    expect(lines('Consumption - antidumping/countervailing duty')).toBe(2)
    expect(lines('2026/11/28 12:00, 10 KG/CBM, and/or')).toBe(1)
  })

  it('end a line between numbers that a comma alone divides, not in one of them; thousands stay whole', () => {
    const parts = (text: string) => {
      expect(shown('text', text)).toBe(text)
      const texts = document.body.innerHTML.match(/[^<>]+(?=<wbr>|<\/)/g)
      cleanup()
      return texts
    }
    expect(parts('PO-69983,PO-70112,PO-70113,PO-70114')).toEqual(['PO-69983,', 'PO-70112,', 'PO-70113,', 'PO-70114'])
    expect(parts('100234,100235')).toEqual(['100234,', '100235'])
    expect(parts('1,234,567')).toEqual(['1,234,567'])
  })

  it('draw zeros for the digits that a number does not have, so that points and units stand below each other', () => {
    const room = (value: unknown, options: ColumnModel['options']) => {
      const text = shown('number', value, { unitField: 'unit', ...options }, { unit: 'KG' })
      const zeros = document.querySelector('[data-zeros]')?.getAttribute('data-zeros') ?? ''
      cleanup()
      return `${text ?? ''}: ${zeros}`
    }
    expect(room(436.8, { places: 2 })).toBe('436.8 KG: 0')
    expect(room('6678', { places: 2 })).toBe('6,678 KG: .00')
    expect(room(-5, { places: 1 })).toBe('-5 KG: .0')
    // Nothing is cut off, and what is no number stands as it came.
    expect(room(0.12345, { places: 2 })).toBe('0.12345 KG: ')
    expect(room(1e-9, { places: 2 })).toBe('0.000000001 KG: ')
    expect(room(7, { places: 2, decimals: 2 })).toBe('7.00 KG: ')
    expect([room('n/a', { places: 2 }), room(undefined, { places: 2 }), room(7, {})]).toEqual([
      'n/a KG: ',
      ': ',
      '7 KG: ',
    ])
  })

  it.each(['A', 'a'])('show a status in words, in whatever case it comes, and no badge without one', (code) => {
    shown('status', code, { lookup: 'kinds' })
    expect(screen.queryByText('Apple')).not.toBeNull()
    expect(shown('status', undefined, { lookup: 'kinds' })).toBe('')
  })
})

describe('a text with a meaning beside it', () => {
  it('shows the meaning while one points at it; without one, or without the text, it is a text alone', async () => {
    shown('text', 'MF', { tipField: 'meaning' }, { meaning: 'Manufacturer' })
    const text = screen.getByText('MF')
    expect(text.getAttribute('tabindex')).toBe('0')
    await person.hover(text)
    expect((await screen.findByRole('tooltip')).textContent).toBe('Manufacturer')
    cleanup()
    shown('text', 'MF', { tipField: 'meaning' }, {})
    shown('text', undefined, { tipField: 'meaning' }, { meaning: 'Manufacturer' })
    expect(document.querySelector('[tabindex]')).toBeNull()
  })
})
