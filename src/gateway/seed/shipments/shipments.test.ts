import { describe, expect, it } from 'vitest'
import type { Schemas } from '../../../contract/index.ts'
import { randomOf } from '../random.ts'
import { codesOf } from '../world/codes.ts'
import { worldContainerTypes } from '../world/container-types.ts'
import { otherOrders } from './requests.ts'
import type { SeededShipment } from './shipments.ts'
import { shipmentsFrom } from './shipments.ts'

const NOW = Date.parse('2026-03-31T12:00:00Z')
const DAY = 86_400_000

const make = (tenantId = 'A', now = NOW): SeededShipment[] => [
  ...shipmentsFrom({
    tenantId,
    orders: otherOrders(randomOf(tenantId), 600, now),
    first: { shipment: 1001, container: 5001 },
    now,
  }),
]
const world = make()
const documents = world.map(({ document }) => document)
const containers = documents.flatMap((document) => document.containers ?? [])

/** The moment of a day and a time, as a text that sorts. */
const at = (day: string | undefined, time: string | undefined) => `${day ?? ''}${time ?? ''}`
const NOW_TEXT = '202603311200'

describe('the shipments of the world', () => {
  it('are the same at every run, and others in another tenant', () => {
    expect(make()).toEqual(world)
    expect(make('B').map(({ document }) => document.csgnName)).not.toEqual(documents.map(({ csgnName }) => csgnName))
  })

  it('were made in the last 180 days, one in eleven for another company', () => {
    const ages = world.map(({ row }) => (NOW - row.createdAt.getTime()) / DAY)
    expect([Math.min(...ages) > 0, Math.max(...ages) < 181, Math.max(...ages) > 170]).toEqual([true, true, true])
    expect(world.filter(({ row }) => row.customerId === 'NORDHV01').length).toBe(Math.round(600 / 11))
  })

  it.each(['2026-03-31T00:05:00Z', '2026-07-01T12:00:00Z', '2026-12-31T23:55:00Z'])(
    'are in every part of the journey, and come and go on each of the next days, at %s',
    (moment) => {
      const now = Date.parse(moment)
      const young = make('A', now).filter(
        ({ row }) => now - row.createdAt.getTime() < 90 * DAY && row.customerId === 'PACFRT01',
      )
      const all = new Set(['PICKUP', 'PICKED UP', 'DEPARTED', 'ARRIVED', 'DELAYED', 'RELEASED', 'DELIVERED'])
      expect(new Set(young.map(({ row }) => row.currentStatus))).toEqual(all)
      expect(new Set(young.filter(({ row }) => row.bizType === 'IL').map(({ row }) => row.currentStatus))).toEqual(all)
      const days = Array.from({ length: 8 }, (_, day) =>
        new Date(now + day * DAY).toISOString().slice(0, 10).replaceAll('-', ''),
      )
      const goods = (end: string) => young.filter(({ row }) => row.bizType.endsWith(end))
      for (const day of days) {
        expect(goods('E').filter(({ row }) => row.polEtdDate === day).length).toBeGreaterThan(0)
        expect(young.filter(({ row }) => /^[SA]I$/.test(row.bizType) && row.podEtaDate === day).length).toBeGreaterThan(
          0,
        )
      }
    },
  )

  it('have weights, pieces and volumes that add up', () => {
    for (const { totPcs, totGWgt = 0, cargoItems = [] } of documents) {
      expect(cargoItems.reduce((sum, { itemPcs = 0 }) => sum + itemPcs, 0)).toBe(totPcs)
      expect(cargoItems.reduce((sum, { itemWgt = 0 }) => sum + itemWgt, 0)).toBeCloseTo(totGWgt, 3)
    }
  })

  it('ask for services of their mode', () => {
    for (const { row, document } of world) {
      const codes = codesOf(row.bizType === 'IL' ? 'RFSRVREQ' : `${row.bizType}SRVREQ`)
      expect((document.serviceRequest?.split(',') ?? []).filter((code) => !codes.includes(code))).toEqual([])
    }
  })
})

describe('the milestones of a shipment', () => {
  const actual = ({ actualDate, actualTime }: Schemas['StatusEvent']) => at(actualDate, actualTime)

  it('happen in their order, none in the future, and none after one that has not happened', () => {
    for (const { statusList = [] } of documents) {
      const happened = statusList.filter(({ actualDate }) => actualDate !== undefined)
      expect(happened).toEqual(statusList.slice(0, happened.length))
      expect(happened.map(actual)).toEqual(happened.map(actual).sort())
      expect(happened.map(actual).filter((moment) => moment > NOW_TEXT)).toEqual([])
      const planned = statusList.map(({ estimatedDate, estimatedTime }) => at(estimatedDate, estimatedTime))
      expect(planned).toEqual([...planned].sort())
    }
  })

  it('are late for some, and say where the shipment is', () => {
    const late = documents.flatMap(({ statusList = [] }) => statusList.filter(({ remarks }) => remarks !== undefined))
    expect(late.length).toBeGreaterThan(30)
    for (const { currentStatus, statusList = [] } of documents) {
      const delivered = statusList.at(-1)?.actualDate !== undefined
      expect(currentStatus === 'DELIVERED').toBe(delivered)
      if (currentStatus === 'PICKUP')
        expect(statusList.filter(({ actualDate }) => actualDate !== undefined).length).toBe(1)
    }
  })

  it('agree with the route and with the days of the header', () => {
    for (const { statusList = [], jobRoutes = [], polEtdDate, podEtaDate } of documents) {
      const [departure, arrival] = ['DEP', 'ARR'].map((code) => statusList.find(({ eventCode }) => eventCode === code))
      expect([departure?.estimatedDate, arrival?.estimatedDate]).toEqual([polEtdDate, podEtaDate])
      const departures = jobRoutes.map(({ etdDate, etdTime }) => at(etdDate, etdTime))
      expect(departures).toContain(at(departure?.estimatedDate, departure?.estimatedTime))
      expect(jobRoutes.filter(({ atdDate, ataDate }) => atdDate === undefined && ataDate !== undefined)).toEqual([])
    }
  })
})

describe('the containers of a shipment', () => {
  /** ISO 6346, in the words of the standard: values count up from 10 and leave out multiples of 11. */
  function checkDigit(text: string): number {
    const values = new Map<string, number>()
    let value = 10
    for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      if (value % 11 === 0) value += 1
      values.set(sign, value)
      value += 1
    }
    return ([...text].reduce((sum, sign, place) => sum + (values.get(sign) ?? Number(sign)) * 2 ** place, 0) % 11) % 10
  }

  it('have right check digits and types of the list', () => {
    const types = new Set(worldContainerTypes().map(({ code }) => code))
    expect(checkDigit('CSQU305438')).toBe(3)
    expect(containers.length).toBeGreaterThan(300)
    for (const { containerNo = '', containerType = '' } of containers) {
      expect(containerNo).toMatch(/^[A-Z]{3}U\d{7}$/)
      expect(Number(containerNo.at(-1))).toBe(checkDigit(containerNo.slice(0, -1)))
      expect(types).toContain(containerType)
    }
  })

  it('hold together what the shipment holds, none is empty, none too heavy', () => {
    for (const { containers: own = [], totPcs, totGWgt = 0 } of documents) {
      if (own.length === 0) continue
      expect(own.reduce((sum, container) => sum + (container.totPcs ?? 0), 0)).toBe(totPcs)
      expect(own.reduce((sum, { totWgt = 0 }) => sum + totWgt, 0)).toBeCloseTo(totGWgt, 2)
      expect(own.filter((container) => (container.totPcs ?? 0) === 0 || (container.totWgt ?? 0) > 28_500)).toEqual([])
    }
  })

  it('are traced in order, nothing in the future', () => {
    for (const { containerDates = [], containerStatusList = [] } of containers) {
      const traced = containerDates.map(({ actualDateTime = '' }) => actualDateTime)
      expect(traced).toEqual([...traced].sort())
      expect(traced.filter((moment) => Date.parse(moment) > NOW)).toEqual([])
      const planned = containerStatusList.map((event) =>
        at(event.estimatedDate ?? event.ctnEstimatedDate, event.estimatedTime ?? event.ctnEstimatedTime),
      )
      expect(planned).toEqual([...planned].sort())
    }
  })

  it('come by sea and by road, never by air', () => {
    expect(documents.filter(({ bizType, containers: own }) => bizType === 'Air' && own !== undefined)).toEqual([])
    expect(documents.filter(({ bizType, containers: own }) => bizType === 'Sea' && own === undefined)).toEqual([])
  })
})

describe('the numbers of a shipment', () => {
  it('are one each, and air waybills end with their serial modulo 7', () => {
    for (const field of ['id', 'shpNo'] as const) expect(new Set(world.map(({ row }) => row[field])).size).toBe(600)
    for (const { masterNo = '', bizType } of documents) {
      if (bizType !== 'Air' || masterNo === '') continue
      const [, serial = '', digit] = /^\d{3}-(\d{7})(\d)$/.exec(masterNo) ?? []
      expect(Number(serial) % 7).toBe(Number(digit))
    }
  })

  it('lack a job for some that nobody has picked up yet', () => {
    const jobless = documents.filter(({ createJobUnId }) => createJobUnId === undefined)
    expect(jobless.length).toBeGreaterThan(10)
    expect(new Set(jobless.map(({ currentStatus }) => currentStatus))).toEqual(new Set(['PICKUP']))
  })
})
