import { describe, expect, it } from 'vitest'
import type { Schemas } from '../src/contract/index.ts'
import { referenceLists } from '../src/gateway/filling.ts'
import { containerNumber } from './load/check-digits.ts'
import { collected } from './testing/collected.ts'

const NOW = Date.parse('2026-03-31T12:00:00Z')
const DAY = 86_400_000

const { shipments, shipmentDetails, documents: papers } = await collected('forwarding', { now: new Date(NOW) })
const documents = shipmentDetails.map(({ document }) => document)
const containers = documents.flatMap((document) => document.containers ?? [])

/** The moment of a day and a time, as a text that sorts. */
const at = (day: string | undefined, time: string | undefined) => `${day ?? ''}${time ?? ''}`
const NOW_TEXT = '202603311200'

describe('shipments', () => {
  it('were made in the last 180 days, one in eleven or so for another company', () => {
    const ages = shipments.map(({ createdAt }) => (NOW - createdAt.getTime()) / DAY)
    expect([Math.min(...ages) > 0, Math.max(...ages) < 190, Math.max(...ages) > 170]).toEqual([true, true, true])
    const others = shipments.filter(({ customerId }) => customerId === 'NORDHV01').length
    expect(Math.abs(others - shipments.length / 11)).toBeLessThan(5)
  })

  it.each(['2026-03-31T00:05:00Z', '2026-07-01T12:00:00Z', '2026-12-31T23:55:00Z'])(
    'are in every part of the journey, and come and go on each of the next days, at %s',
    async (moment) => {
      const now = new Date(moment)
      const young = (await collected('forwarding', { now })).shipments.filter(
        ({ createdAt, customerId }) => now.getTime() - createdAt.getTime() < 90 * DAY && customerId === 'PACFRT01',
      )
      const all = new Set(['PICKUP', 'PICKED UP', 'DEPARTED', 'ARRIVED', 'DELAYED', 'RELEASED', 'DELIVERED'])
      expect(new Set(young.map(({ currentStatus }) => currentStatus))).toEqual(all)
      expect(
        new Set(young.filter(({ bizType }) => bizType === 'IL').map(({ currentStatus }) => currentStatus)),
      ).toEqual(all)
      const days = Array.from({ length: 8 }, (_, day) =>
        new Date(now.getTime() + day * DAY).toISOString().slice(0, 10).replaceAll('-', ''),
      )
      for (const day of days) {
        expect(young.filter(({ bizType, polEtdDate }) => bizType.endsWith('E') && polEtdDate === day)).not.toEqual([])
        expect(young.filter(({ bizType, podEtaDate }) => /^[SA]I$/.test(bizType) && podEtaDate === day)).not.toEqual([])
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
    for (const [place, { bizType }] of shipments.entries()) {
      const type = bizType === 'IL' ? 'RFSRVREQ' : `${bizType}SRVREQ`
      const codes = referenceLists().systemCodes.flatMap((code) => (code.type === type ? [code.value] : []))
      const document = documents[place] ?? {}
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
    expect(late.length).toBeGreaterThan(20)
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
  it('have right check digits and types of the list', () => {
    const types = new Set(referenceLists().containerTypes.map(({ code }) => code))
    expect(containers.length).toBeGreaterThan(150)
    for (const { containerNo = '', containerType = '' } of containers) {
      expect(containerNo).toMatch(/^[A-Z]{3}U\d{7}$/)
      expect(containerNumber(containerNo.slice(0, -1))).toBe(containerNo)
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

  it('are traced at the moments at which the clocks of a place show their milestones', () => {
    const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'short' })
    const japan = containers.flatMap(({ containerDates = [], containerStatusList = [] }) =>
      containerDates.flatMap(({ tracingDateNoDesc, actualDateTime = '' }) => {
        const event = containerStatusList.find(
          ({ eventName, ctnEventName }) => (eventName ?? ctnEventName) === tracingDateNoDesc,
        )
        const place = event?.location ?? event?.ctnLocation ?? ''
        const told = at(event?.actualDate ?? event?.ctnActualDate, event?.actualTime ?? event?.ctnActualTime)
        return ['Kobe', 'Nagoya', 'Osaka', 'Tokyo', 'Yokohama'].includes(place) ? [{ told, actualDateTime }] : []
      }),
    )
    expect(japan.length).toBeGreaterThan(20)
    for (const { told, actualDateTime } of japan)
      expect(clock.format(new Date(actualDateTime)).replaceAll(/\D/g, '')).toBe(told)
  })

  it('come by sea and by road, never by air', () => {
    expect(documents.filter(({ bizType, containers: own }) => bizType === 'Air' && own !== undefined)).toEqual([])
    expect(documents.filter(({ bizType, containers: own }) => bizType === 'Sea' && own === undefined)).toEqual([])
  })
})

describe('the numbers of a shipment', () => {
  it('are one each, and air waybills end with their serial modulo 7', () => {
    for (const field of ['id', 'shpNo'] as const)
      expect(new Set(shipments.map((row) => row[field])).size).toBe(shipments.length)
    for (const { masterNo = '', bizType } of documents) {
      if (bizType !== 'Air' || masterNo === '') continue
      const [, serial = '', digit] = /^\d{3}-(\d{7})(\d)$/.exec(masterNo) ?? []
      expect(Number(serial) % 7).toBe(Number(digit))
    }
  })

  it('follow the order in which they were created', () => {
    const created = shipments.map(({ createdAt }) => createdAt.getTime())
    expect(created).toEqual([...created].sort((one, other) => one - other))
    const ids = shipments.map(({ id }) => Number(id.slice(2)))
    expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index))
  })

  it('lack a job for some that nobody has picked up yet', () => {
    const jobless = documents.filter(({ createJobUnId }) => createJobUnId === undefined)
    expect(jobless.length).toBeGreaterThan(10)
    expect(new Set(jobless.map(({ currentStatus }) => currentStatus))).toEqual(new Set(['PICKUP']))
  })
})

it('a bill, an arrival notice and a signed proof are not older than what they tell of', () => {
  const tells: [name: RegExp, code: string][] = [
    [/^(House|Road) .*bill/, 'PUP'],
    [/^Arrival notice/, 'ARR'],
    [/^Proof of delivery/, 'DLV'],
  ]
  const told = shipmentDetails.flatMap(({ document: { statusList = [] } }, place) =>
    papers
      .filter(({ ownerId }) => ownerId === shipments[place]?.id)
      .flatMap(({ fileName, uploadedAt }) => {
        const code = tells.find(([name]) => name.test(fileName))?.[1]
        const day = statusList.find(({ eventCode }) => eventCode === code)?.actualDate
        const uploaded = uploadedAt.toISOString().slice(0, 10).replaceAll('-', '')
        return day === undefined ? [] : [{ fileName, isOlder: uploaded < day }]
      }),
  )
  expect(told.length).toBeGreaterThan(300)
  expect(told.filter(({ isOlder }) => isOlder)).toEqual([])
})

it('the customer has pinned shipments that are under way, and containers', async () => {
  const { favorites, shipmentContainers } = await collected('forwarding')
  const pinned = (type: string) => favorites.flatMap((pin) => (pin.type === type ? [pin.refId] : []))
  expect([pinned('shipment').length, pinned('container').length]).toEqual([6, 5])
  const jobs = new Set(shipments.map(({ jobId }) => jobId))
  const boxes = new Set(shipmentContainers.map(({ id }) => id))
  expect(pinned('shipment').filter((id) => id === '' || !jobs.has(id))).toEqual([])
  expect(pinned('container').filter((id) => !boxes.has(id))).toEqual([])
})
