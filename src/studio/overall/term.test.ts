import { describe, expect, it } from 'vitest'
import type { WordLine } from '../../config/node.ts'
import { spellingsOf, withArticles } from './term.ts'

const line = (label: string, text: string, more: Partial<WordLine> = {}): WordLine => ({
  ...{ label, texts: { en: text }, base: {}, renamed: [], isOwn: false, missing: [], uses: [] },
  ...more,
})
const lines = [
  line('a', 'Booking: a booking of {{booking}}'),
  line('b', 'BOOKING'),
  line('c', 'Bookings and rebooking'),
  line('d', 'Our booking', { base: { en: 'A booking' } }),
  line('e', 'A booking of ours', { isOwn: true }),
]
const renamed = (term: string, called: string, inAnyCase = true, among = lines) =>
  spellingsOf({ lines: among }, 'en', [term, called], inAnyCase).map(({ was, called: is, places }) => [
    was,
    is,
    places.map(({ label }) => label).join(),
  ])

describe('a term that is called otherwise', () => {
  it('takes the capitals of each place, in the portal’s own texts, as a whole word and no parameter', () => {
    expect(renamed('Booking', 'Order')).toEqual([
      ['Booking', 'Order', 'a'],
      ['booking', 'order', 'a'],
      ['BOOKING', 'ORDER', 'b'],
    ])
    expect(renamed('booking', 'order').map(([, is]) => is)).toEqual(['Order', 'order', 'ORDER'])
    expect(renamed('booking', 'order', false)).toEqual([['booking', 'order', 'a']])
  })

  it.each([
    ['Booking', 'Order', [['a booking', 'an order']]],
    ['Booking', 'Job', []],
    ['Booking', 'Unit', []],
    ['Booking', 'FTZ file', [['a booking', 'an FTZ file']]],
    ['Order', 'Booking', [['An order', 'A booking']]],
  ])('takes its English article along: %s, %s', (term, called, expected) => {
    const among = [...lines, line('f', 'An order')]
    const found = (language: string) => withArticles({ lines: among }, language, [term, called], true)
    expect(found('en').map(({ was, called: is }) => [was, is])).toEqual(expected)
    expect(found('ja')).toEqual([])
  })

  it('of several words follows each, and keeps abbreviations', () => {
    const among = [line('a', 'Reference No.'), line('b', 'The reference no. of it'), line('c', 'Reference no.')]
    expect(renamed('Reference No.', 'PO Number', true, among).map(([was, is]) => [was, is])).toEqual([
      ['Reference No.', 'PO Number'],
      ['reference no.', 'PO number'],
      ['Reference no.', 'PO number'],
    ])
  })

  it('is found where words have no spaces, and nowhere for nothing', () => {
    const among = [line('a', '新規ブッキング', { texts: { ja: '新規ブッキング' } })]
    expect(spellingsOf({ lines: among }, 'ja', ['ブッキング', '注文'], true)).toMatchObject([{ called: '注文' }])
    expect(renamed('', 'x')).toEqual([])
  })
})
