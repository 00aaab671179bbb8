import { describe, expect, it } from 'vitest'
import { formOf, type Person } from './support/forms.ts'

type Data = Record<string, unknown>

const booking = formOf('booking')
const supplier: Person = { isCpSupUser: true }
const customer: Person = {}

/** What a customer must give; each test takes something away or adds to it. */
const complete: Data = {
  shipper: 'PACFRT01',
  shipperName: 'PACIFIC FRUIT TRADING',
  bizType: 'SE',
  shipmentType: 'LCL',
  orgCountry: 'JP',
  orgCity: 'JPYOK',
  destCountry: 'US',
  destCity: 'USSEA',
  bkPcs: 12,
  bkPcsUt: 'CTN',
  bkgWgt: 340.5,
  bkgWgtUt: 'KG',
}
const byAir = { bizType: 'AE', shipmentType: undefined }
const full = { shipmentType: 'FCL' }
const dates = { readyDate: '20990131', deliveryreadyDate: '20990201' }
const select = 'Please select a value'

describe('submitting a booking', () => {
  it.each<[string, Data, Person, Record<string, string>]>([
    ['what is complete passes', {}, customer, {}],
    ['a shipper is needed', { shipper: undefined }, customer, { shipper: select }],
    ['a mode is needed', { bizType: undefined }, customer, { bizType: select }],
    [
      'a country without its city is no destination',
      { destCity: undefined },
      customer,
      { destCity: 'Please select Port of Discharge or Destination' },
    ],
    [
      'a port of discharge stands for the destination',
      { destCountry: undefined, destCity: undefined, podCtry: 'US', podCity: 'USSEA' },
      customer,
      {},
    ],
    [
      'by air the destination may be an airport',
      { ...byAir, destCountry: undefined, destCity: undefined },
      customer,
      { destCity: 'Please select Airport or Destination' },
    ],
    [
      'an origin is needed',
      { orgCountry: undefined, orgCity: undefined },
      customer,
      { orgCity: 'Please select Origin or Port of Loading' },
    ],
    [
      'by air the origin may be a departure',
      { ...byAir, orgCountry: undefined, orgCity: undefined },
      customer,
      { orgCity: 'Please select Origin or Departure' },
    ],
    [
      'a port of loading stands for the origin',
      { orgCountry: undefined, orgCity: undefined, polCtry: 'JP', polCity: 'JPYOK' },
      customer,
      {},
    ],
    [
      'pieces and weight are needed',
      { bkPcs: undefined, bkgWgt: undefined },
      customer,
      { bkPcs: 'enter this value', bkgWgt: 'enter this value' },
    ],
    [
      'a zero counts as missing',
      { bkPcs: 0, bkgWgt: 0 },
      customer,
      { bkPcs: 'enter this value', bkgWgt: 'enter this value' },
    ],
    [
      'their units are needed',
      { bkPcsUt: undefined, bkgWgtUt: undefined },
      customer,
      { bkPcsUt: select, bkgWgtUt: select },
    ],
    ['the volume may be left out', { bkgVol: undefined }, customer, {}],
    ['a full container load has containers', full, customer, { containers: 'Add Atleast one Container Type' }],
    [
      'each container has type and quantity',
      { ...full, containers: [{ id: '1' }] },
      customer,
      { 'containers.0.type': select, 'containers.0.qty': 'Please enter the value' },
    ],
    [
      'no supplier need give totals',
      { ...dates, bkPcs: undefined, bkPcsUt: undefined, bkgWgt: undefined, bkgWgtUt: undefined },
      supplier,
      {},
    ],
    [
      'a supplier gives both dates',
      {},
      supplier,
      { readyDate: 'Please enter the value', deliveryreadyDate: 'Please enter the value' },
    ],
    ['a customer gives neither', { readyDate: undefined }, customer, {}],
    [
      'a supplier gives the containers of a full load',
      { ...dates, ...full },
      supplier,
      { containers: 'Add Atleast one Container Type' },
    ],
    [
      'and their types and quantities',
      { ...dates, ...full, containers: [{ type: '22G1' }] },
      supplier,
      { 'containers.0.qty': 'Please enter the value' },
    ],
  ])('%s', (_title, change, person, errors) => {
    expect(booking.errors('submit', { ...complete, ...change }, person)).toEqual(errors)
  })

  it('asks for none of it in a draft', () => {
    expect(booking.errors('save', { pickupInfo: { required: 0 } })).toEqual({})
  })
})

describe('dates and times of a booking, also of a draft', () => {
  const pickup = (info: Data): Data => ({ pickupInfo: { required: 1, ...info } })
  const past = 'Date must not be in the past'
  const order = 'From time must not be after to time'
  it.each<[string, Data, Person, Record<string, string>]>([
    ['a pickup in the past', pickup({ readyDate: '20200131' }), customer, { 'pickupInfo.readyDate': past }],
    ['a pickup in the future', pickup({ readyDate: '20990131' }), customer, {}],
    ['a pickup that is not asked for', { pickupInfo: { required: 0, readyDate: '20200131' } }, customer, {}],
    ['a malformed date', pickup({ readyDate: '2099/01' }), customer, { 'pickupInfo.readyDate': 'Invalid date format' }],
    ['a malformed time', pickup({ fromTime: '25:00' }), customer, { 'pickupInfo.fromTime': 'Invalid time format' }],
    [
      'times the wrong way round',
      pickup({ fromTime: '1700', toTime: '0900' }),
      customer,
      { 'pickupInfo.fromTime': order },
    ],
    ['the same time twice', pickup({ fromTime: '0900', toTime: '0900' }), customer, {}],
    [
      'a delivery in the past',
      { deliveryInfo: { required: 1, readyDate: '20200131' } },
      customer,
      { 'deliveryInfo.readyDate': past },
    ],
    [
      'delivery times the wrong way round',
      { deliveryInfo: { required: 1, fromTime: '1700', toTime: '0900' } },
      customer,
      { 'deliveryInfo.fromTime': order },
    ],
    ['cargo ready in the past', { readyDate: '20200131' }, supplier, { readyDate: past }],
    ['needed in the past', { deliveryreadyDate: '20200131' }, supplier, { deliveryreadyDate: past }],
    [
      "a supplier's times the wrong way round",
      { fromTime: '1700', toTime: '0900', deliveryfromTime: '1700', deliverytoTime: '0900' },
      supplier,
      { fromTime: order, deliveryfromTime: order },
    ],
    ['a supplier has no dates of a pickup', pickup({ readyDate: '20200131' }), supplier, {}],
  ])('%s', (_title, data, person, errors) => {
    expect(booking.errors('save', data, person)).toEqual(errors)
  })

  it('may be past once the booking was submitted or accepted', () => {
    for (const status of ['D', 'Q'])
      expect(booking.errors('save', pickup({ readyDate: '20200131' }), customer, { unId: '1', status })).toEqual({})
  })
})

describe('limits of a booking', () => {
  const long = (length: number): string => 'A'.repeat(length)
  const remark = (text: string): Data => ({ remarkList: [{ remarkType: 'CPRMKTYPE', remark: text }] })
  const item = (values: Data): Data => ({ cargoItems: [values] })
  const box = (qty: number): Data => ({ bizType: 'SE', shipmentType: 'FCL', containers: [{ type: '22G1', qty }] })
  it.each<[string, Data, Record<string, string>]>([
    ['an address line of 45', { shprAddr1: long(45), csgnAddr2: long(45), ntfyAddr4: long(45) }, {}],
    ['one of 46', { shprAddr1: long(46) }, { shprAddr1: 'At most 45 characters are allowed' }],
    ['a reference of 50', { referenceNumber: long(50) }, {}],
    ['one of 51', { referenceNumber: long(51) }, { referenceNumber: 'At most 50 characters are allowed' }],
    ['a commodity of 70 and its code of 20', { commodity: long(70), commodityCode: long(20) }, {}],
    [
      'one more of each',
      { commodity: long(71), commodityCode: long(21) },
      { commodity: 'At most 70 characters are allowed', commodityCode: 'At most 20 characters are allowed' },
    ],
    ['remarks of 2000', remark(long(2000)), {}],
    ['remarks of 2001', remark(long(2001)), { 'remarkList.0.remark': 'At most 2000 characters are allowed' }],
    [
      'service requests of 501',
      { serviceRequest: long(501) },
      { serviceRequest: 'At most 500 characters are allowed' },
    ],
    [
      'special characters',
      { referenceNumber: 'A<1>', commodity: 'a;b' },
      {
        referenceNumber: '"<" ">" is not allowed here: only letters, digits and , / -',
        commodity: '";" is not allowed here: only letters, digits and , / -',
      },
    ],
    [
      'special characters in a remark',
      remark('Tail lift; 2nd gate.'),
      { 'remarkList.0.remark': '";" "." is not allowed here: only letters, digits and , / -' },
    ],
    [', / and -', { referenceNumber: 'PO-7/1, 2' }, {}],
    ['pieces of nine digits', { bkPcs: 999999999 }, {}],
    ['pieces of ten', { bkPcs: 1000000000 }, { bkPcs: 'The value must be at most 999999999' }],
    ['half a piece', { bkPcs: 1.5 }, { bkPcs: 'Please enter a number' }],
    ['pieces in words', { bkPcs: 'many' }, { bkPcs: 'Please enter a number' }],
    ['the greatest weight and volume', { bkgWgt: 9999999999.9999, bkgVol: 9999999999.9999 }, {}],
    [
      'one more',
      { bkgWgt: 10000000000, bkgVol: 10000000000 },
      { bkgWgt: 'The value must be at most 9999999999.9999', bkgVol: 'The value must be at most 9999999999.9999' },
    ],
    [
      '1 and 9999 containers',
      {
        ...box(1),
        containers: [
          { type: '22G1', qty: 1 },
          { type: '45G1', qty: 9999 },
        ],
      },
      {},
    ],
    ['no container', box(0), { 'containers.0.qty': 'The value must be at least 1' }],
    ['10000 containers', box(10000), { 'containers.0.qty': 'The value must be at most 9999' }],
    [
      'five kinds of containers',
      { bizType: 'SE', shipmentType: 'FCL', containers: Array.from({ length: 5 }, () => ({ type: '22G1', qty: 1 })) },
      { containers: 'At most 4 rows are allowed' },
    ],
    ['pieces of an item', item({ itemPcs: 999999998 }), {}],
    [
      'too many pieces of an item',
      item({ itemPcs: 999999999 }),
      { 'cargoItems.0.itemPcs': 'The value must be at most 999999998' },
    ],
    ['no pieces of an item', item({ itemPcs: 0 }), { 'cargoItems.0.itemPcs': 'The value must be at least 1' }],
    [
      'an item without weight or volume',
      item({ itemWgt: 0, itemVol: 0 }),
      {
        'cargoItems.0.itemWgt': 'The value must be greater than 0',
        'cargoItems.0.itemVol': 'The value must be greater than 0',
      },
    ],
    [
      'an item heavier than anything',
      item({ itemWgt: 9999999999.9999 }),
      { 'cargoItems.0.itemWgt': 'The value must be less than 9999999999.9999' },
    ],
    ['an item that is removed', item({ id: '7', itemActionCode: 'D', itemPcs: 0 }), {}],
  ])('%s', (_title, data, errors) => {
    expect(booking.errors('save', data)).toEqual(errors)
  })
})

describe('what a booking sends', () => {
  const kept = { unId: 'BK1', status: 'N' }
  it.each<[string, Data, Data | undefined, Data]>([
    ['save', {}, undefined, { bookStatus: 'D', funcCode: '9', jobStageCode: 'P' }],
    ['save', kept, kept, { bookStatus: 'D', funcCode: '5', jobStageCode: 'P', unId: 'BK1' }],
    ['submit', {}, undefined, { bookStatus: 'P', funcCode: '9', jobStageCode: 'P' }],
    [
      'submit',
      { unId: 'BK1' },
      { unId: 'BK1', status: 'Q' },
      { bookStatus: 'A', funcCode: '5', jobStageCode: 'P', unId: 'BK1' },
    ],
    ['delete', { ...kept, referenceNumber: 'PO-1' }, kept, { funcCode: '1', unId: 'BK1' }],
  ])('to %s', (action, data, record, body) => {
    expect(booking.sent(action, data, customer, record)).toEqual(body)
  })

  it('says that a supplier sends it, with what the reduced form does not show', () => {
    const data = { hblAwbNo: 'HB-1', serviceRequest: 'CUS', readyDate: '20990131' }
    expect(booking.sent('save', data, supplier, undefined)).toMatchObject({ ...data, isCpSupUser: true })
  })

  it('by road keeps the port of discharge that is stored, and has no port of loading', () => {
    const discharge = { podCtry: 'US', podCity: 'USLAX', podName: 'Los Angeles' }
    const loading = { polCtry: 'JP', polCity: 'JPYOK', polName: 'Yokohama' }
    const byRoad = { unId: 'BK1', bizType: 'IL', shipmentType: 'LTL', ...discharge }
    expect(booking.sent('save', { ...byRoad, ...loading }, customer, kept)).toEqual({
      ...byRoad,
      ...{ bookStatus: 'D', funcCode: '5', jobStageCode: 'P' },
    })
  })

  const times = { fromTime: '0900', toTime: '1700' }
  const supplierDates = {
    readyDate: '20990131',
    ...times,
    deliveryreadyDate: '20990201',
    deliveryfromTime: '0800',
    deliverytoTime: '1200',
  }
  it("holds what the form of the other kind of person entered: a supplier's dates for a customer, days and times of pickup and delivery for a supplier", () => {
    const infos = {
      pickupInfo: { required: 1, readyDate: '20990131', ...times },
      deliveryInfo: { required: 1, readyDate: '20990201', ...times },
    }
    for (const person of [customer, supplier])
      expect(booking.sent('save', { ...kept, ...supplierDates, ...infos }, person, kept)).toMatchObject({
        ...supplierDates,
        ...infos,
      })
  })

  it('holds no day or time of a pickup or delivery that is not required', () => {
    const infos = {
      pickupInfo: { required: 0, readyDate: '20990131', ...times },
      deliveryInfo: { required: 0, readyDate: '20990201', ...times },
    }
    const cleared = { pickupInfo: { required: 0 }, deliveryInfo: { required: 0 } }
    for (const person of [customer, supplier]) {
      const { pickupInfo, deliveryInfo } = booking.sent('save', { ...kept, ...infos }, person, kept) as Data
      expect({ pickupInfo, deliveryInfo }).toEqual(cleared)
    }
  })

  const remark = (remarkType: string, more: Data = {}): Data => ({ remarkType, remark: 'Ring first', ...more })
  const removed = (remarkType: string): Data => ({ remarkType, id: '1', actionCode: 'D' })
  it.each<[string, Data[], unknown]>([
    ['nothing of one that was only typed', [remark('CPPURMK', { actionCode: 'A' })], undefined],
    [
      'nothing of two that were only typed',
      [remark('CPPURMK', { actionCode: 'A' }), remark('CPDLRMK', { actionCode: 'A' })],
      undefined,
    ],
    [
      'the others',
      [remark('CPPURMK', { actionCode: 'A' }), remark('PC', { actionCode: 'A' })],
      [remark('PC', { actionCode: 'A' })],
    ],
    ['a stored one as removed', [remark('CPPURMK', { id: '1' })], [removed('CPPURMK')]],
  ])('sends of the remarks of a pickup and a delivery that are not required: %s', (_title, remarkList, sent) => {
    expect(
      (booking.sent('save', { remarkList, pickupInfo: { required: 0 }, deliveryInfo: { required: 0 } }) as Data)[
        'remarkList'
      ],
    ).toEqual(sent)
  })

  it('is offered by status: In Progress alone can be changed', () => {
    expect(booking.offered(undefined)).toEqual(['save', 'submit'])
    expect(booking.offered({ unId: '1', status: 'N' })).toEqual(['delete', 'save', 'submit'])
    for (const status of ['D', 'T', 'Q', 'R', 'B']) expect(booking.offered({ unId: '1', status })).toEqual([])
  })
})

it.each([
  ['ACME', 'booking', 'NDQRB', 'NDQRB'],
  ['ACME', 'quote', 'NDTQRCB', 'RCB'],
  ['KAIYO', 'booking', 'NDQRB', 'N'],
  ['KAIYO', 'quote', 'NDTQRCB', 'N'],
])(
  '[FM-14] below what is only read stands Close alone, unless the tenant has it copied: %s, %s',
  (tenant, name, all, copied) => {
    const form = formOf(name, tenant)
    expect([...all].filter((status) => form.isCopied({ unId: 'X1', status })).join('')).toBe(copied)
  },
)
