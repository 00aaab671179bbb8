import { describe, expect, it } from 'vitest'
import { dayInWords, labelOfStatus, numbersOf, stopsOf, toneOf } from './facts.ts'

describe('the facts of a tracked shipment', () => {
  it('are the numbers it has, the house bill first', () => {
    expect(numbersOf({ jobNo: 'SE1', shpNo: 'HB1', refNo: '' })).toEqual([
      ['tracking.ShpNos', 'HB1'],
      ['tracking.JobNo', 'SE1'],
    ])
  })

  it('are its places with their days, each place once', () => {
    const sea = {
      bizType: 'Sea',
      porName: 'Yokohama',
      polName: 'Yokohama',
      polEtdDate: '20260131',
      podName: 'Los Angeles',
      podEtaDate: '20260218',
      destName: 'Los Angeles',
    } as const
    expect(stopsOf(sea).map(({ label, name, date }) => [label, name, date])).toEqual([
      ['field.origin', 'Yokohama', undefined],
      ['field.portOfLoading', 'Yokohama', '20260131'],
      ['field.portOfDischarge', 'Los Angeles', '20260218'],
    ])
    expect(
      stopsOf({ bizType: 'Air Export', polName: 'Narita', podName: 'Frankfurt' }).map(({ label }) => label),
    ).toEqual(['field.airportOfDeparture', 'field.airportOfArrival'])
    expect(stopsOf({})).toEqual([])
  })

  it.each([
    ['DELIVERED', 'success'],
    ['Released', 'success'],
    ['DELAYED', 'danger'],
    ['DEPARTED', 'info'],
    ['anything else', 'info'],
  ])('colour %s as %s', (status, tone) => {
    expect(toneOf(status)).toBe(tone)
  })

  it('tell the status in the words of the language, where it is known', () => {
    expect(['PICKED UP', 'Delayed', 'LOST'].map(labelOfStatus)).toEqual([
      'shipmentStatus.PICKEDUP',
      'shipmentStatus.DELAYED',
      undefined,
    ])
  })

  it('are days in the words of the language', () => {
    expect(dayInWords('20260131', '1800', 'en')).toBe('31 January 2026 18:00')
    expect(dayInWords('20260105', undefined, 'ja')).toBe('2026年1月5日')
    expect(dayInWords(undefined, '1800', 'en')).toBe('')
  })
})
