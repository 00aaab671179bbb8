import { describe, expect, it } from 'vitest'
import { dayOf } from '../../src/config/index.ts'
import { formOf } from './support/forms.ts'

type Data = Record<string, unknown>

const quote = formOf('quote')
const select = 'Please select a value'
const complete: Data = {
  partyIdShpr: 'PACFRT01',
  bizType: 'SE',
  loadTerm: 'LCL',
  porCtry: 'JP',
  porCity: 'JPYOK',
  destCtry: 'US',
  destCity: 'USSEA',
  totPcs: 12,
  totPcsUt: 'CTN',
  totgWgt: 340.5,
  totgWgtUt: 'KG',
}

describe('submitting a quote', () => {
  it.each<[string, Data, Record<string, string>]>([
    ['what is complete passes', {}, {}],
    [
      'nothing of what is needed is there',
      Object.fromEntries(Object.keys(complete).map((name) => [name, undefined])),
      {
        partyIdShpr: select,
        bizType: select,
        porCity: 'Please select Origin or Port of Loading',
        destCity: 'Please select Port of Discharge or Destination',
        totPcs: 'enter this value',
        totgWgt: 'enter this value',
      },
    ],
    [
      'a zero and a missing unit count as nothing',
      { totPcs: 0, totgWgtUt: undefined },
      { totPcs: 'enter this value', totgWgtUt: select },
    ],
    [
      'by air places are airports',
      { bizType: 'AI', loadTerm: undefined, porCity: undefined, destCity: undefined },
      { porCity: 'Please select Origin or Departure', destCity: 'Please select Airport or Destination' },
    ],
    ['a full container load has containers', { loadTerm: 'FCL' }, { containers: 'Add Atleast one Container Type' }],
    [
      'a pickup in the past',
      { pickupInfo: { required: 1, readyDate: '20200131' } },
      { 'pickupInfo.readyDate': 'Date must not be in the past' },
    ],
    [
      'texts that are too long',
      { comm: 'A'.repeat(71), commodity: 'A'.repeat(21), referenceNumber: 'A'.repeat(51) },
      {
        comm: 'At most 70 characters are allowed',
        commodity: 'At most 20 characters are allowed',
        referenceNumber: 'At most 50 characters are allowed',
      },
    ],
  ])('%s', (_title, change, errors) => {
    expect(quote.errors('submit', { ...complete, ...change })).toEqual(errors)
  })

  it('asks KAIYO for the number of the order, too', () => {
    expect(formOf('quote', 'KAIYO').errors('submit', complete)).toEqual({ referenceNumber: 'Please enter the value' })
  })
})

describe('the actions of a quote', () => {
  const person = { bookingAccess: true }
  const tenant = { accessLevels: { accessToBookings: true } }
  it.each<[string, string[]]>([
    ['N', ['delete', 'save', 'submit']],
    ['D', ['cancel']],
    ['T', ['cancel', 'reject', '(book)', 'accept', 'acceptAndBook']],
    ['Q', ['book', '(accept)', '(acceptAndBook)']],
    ['R', []],
    ['C', []],
    ['B', []],
  ])('in status %s', (status, actions) => {
    expect(quote.offered({ unId: 'QT1', status }, person, tenant)).toEqual(actions)
  })

  it('accept and book no offer that has expired, and one that ends today', () => {
    const offer = { unId: 'QT1', status: 'T' }
    expect(quote.offered({ ...offer, validTo: '20200101' }, person, tenant)).toEqual([
      ...['cancel', 'reject', '(book)', '(accept)', '(acceptAndBook)'],
    ])
    expect(quote.offered({ ...offer, validTo: dayOf(new Date()) }, person, tenant)).toEqual([
      ...['cancel', 'reject', '(book)', 'accept', 'acceptAndBook'],
    ])
  })

  it('book nothing for who has no bookings', () => {
    expect(quote.offered({ unId: 'QT1', status: 'T' }, { bookingAccess: false }, tenant)).toEqual([
      'cancel',
      'reject',
      'accept',
    ])
  })

  it.each<[string, string, Data]>([
    ['save', 'N', { funcCode: '5', quoteStatus: 'N', jobStageCode: 'H' }],
    ['submit', 'N', { funcCode: '5', quoteStatus: 'D', jobStageCode: 'H' }],
    ['submit', 'Q', { funcCode: '5', quoteStatus: 'Q', jobStageCode: 'H' }],
    ['submit', 'C', { funcCode: '5', quoteStatus: 'C', jobStageCode: 'H' }],
    ['delete', 'N', { funcCode: '1', quoteStatus: 'C', jobStageCode: 'H' }],
    ['cancel', 'D', { funcCode: '1', quoteStatus: 'C', jobStageCode: 'H' }],
    ['accept', 'T', { funcCode: '5', quoteStatus: 'Q', jobStageCode: 'Q' }],
    ['acceptAndBook', 'T', { funcCode: '5', quoteStatus: 'Q', jobStageCode: 'B' }],
    ['book', 'Q', { funcCode: '5', quoteStatus: 'Q', jobStageCode: 'B' }],
  ])('%s in status %s sends its codes', (action, status, codes) => {
    const record = { unId: 'QT1', status }
    expect(quote.sent(action, record, {}, record)).toEqual({ unId: 'QT1', ...codes })
  })

  it('reject with the reason as a remark', () => {
    const record = { unId: 'QT1', status: 'T', remarkList: [{ id: '1', remarkType: 'PC', remark: 'Any' }] }
    expect(quote.sent('reject', record, {}, record, 'Too late')).toEqual({
      unId: 'QT1',
      funcCode: '5',
      quoteStatus: 'R',
      jobStageCode: 'H',
      remarkList: [{ remarkType: 'CPREJRMK', remark: 'Too late', actionCode: 'A' }],
    })
  })
})
