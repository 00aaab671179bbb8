import { describe, expect, it } from 'vitest'
import { formOf } from './support/forms.ts'

type Data = Record<string, unknown>

const search = formOf('shipment-search')
const dates = { etdNoOfDaysAgo: 7, etdNoOfDaysAhead: 7 }

describe('[TR-02] Go', () => {
  it.each<[string, Data]>([
    ['nothing', {}],
    ['two letters of a shipper and of a consignee', { shipper: 'AB', consignee: 'CD' }],
  ])('is disabled with %s', (_what, data) => {
    expect(search.offered(data)).toEqual(['(go)', 'all'])
  })

  it.each<[string, Data]>([
    ['three letters of a shipper', { shipper: 'ABC' }],
    ['three letters of a consignee', { consignee: 'ABC' }],
    ...[
      'jobNo',
      'shpNo',
      'masterNo',
      'containerNo',
      'refNos',
      'bizType',
      'polCtry',
      'polCity',
      'podCtry',
      'podCity',
    ].map((field): [string, Data] => [field, { [field]: 'A' }]),
    ...['etdNoOfDaysAgo', 'etdNoOfDaysAhead', 'etaNoOfDaysAgo', 'etaNoOfDaysAhead', 'createDateNoOfDaysAgo'].map(
      (field): [string, Data] => [field, { [field]: 0 }],
    ),
  ])('is enabled with %s alone', (_what, data) => {
    expect(search.offered(data)).toEqual(['go', 'all'])
  })
})

describe('[TR-02] a search', () => {
  it.each<[string, Data, Record<string, string>]>([
    ['by ETD', dates, {}],
    ['by the day of creation', { createDateNoOfDaysAgo: 30 }, {}],
    ['without a date', { jobNo: 'SE1' }, { etdNoOfDaysAgo: 'ETA or ETD or Created Date must be provided' }],
    [
      'with half of an ETD range',
      { etdNoOfDaysAhead: 7 },
      { etdNoOfDaysAgo: 'Both fields of an ETA or ETD range must be entered' },
    ],
    [
      'with half of an ETA range',
      { etaNoOfDaysAgo: 7 },
      { etaNoOfDaysAhead: 'Both fields of an ETA or ETD range must be entered' },
    ],
    [
      'with negative days',
      { ...dates, createDateNoOfDaysAgo: -1 },
      { createDateNoOfDaysAgo: 'Negative values are not allowed' },
    ],
    [
      'with 51 letters of a shipper',
      { ...dates, shipper: 'A'.repeat(51) },
      { shipper: 'At most 50 characters are allowed' },
    ],
  ])('%s', (_what, data, errors) => {
    expect(search.errors('save', data)).toEqual(errors)
  })

  it('begins with 7 days ago to 7 days ahead', () => {
    expect(
      ['etdNoOfDaysAgo', 'etdNoOfDaysAhead', 'etaNoOfDaysAgo', 'etaNoOfDaysAhead'].map(
        (field) => search.model.record.initial[field],
      ),
    ).toEqual(Array(4).fill(expect.objectContaining({ else: 7 })))
  })
})
