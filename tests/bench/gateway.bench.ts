import { expect, test } from '@playwright/test'
import type { Schemas } from '../../src/contract/index.ts'
import type { FilledGateway } from './gateway/filled-gateway.ts'
import { filledGateway } from './gateway/filled-gateway.ts'

const RUNS = 40
/** Milliseconds in which 95 of 100 pages of 100 rows are there, among 100,000 shipments. */
const PAGE_LIMIT = 150

interface Cost {
  median: number
  p95: number
}

/** What people ask of the list, by what they call it. */
function questions({ shpNo = '', containerNo = '' }: { shpNo?: string | undefined; containerNo?: string | undefined }) {
  const list = (query: string) => `secure/1/shipments/?MaxResults=100&${query}`
  const counts = (query: string) => `1/shipments-widget-metadata?${query}`
  return {
    'first page': list(''),
    'page 50': list('PageIndex=50'),
    'shipper by name': list('shipper=TEA%20AND'),
    'container number': list(`containerNo=${containerNo}`),
    'house bill': list(`shpNo=${shpNo}`),
    'ETA window': list('etaNoOfDaysAgo=7&etaNoOfDaysAhead=7'),
    'inland, delayed': list('bizType=IL&status=DELAYED'),
    'sorted by shipper': list('Sort=shprName'),
    'sorted by status, page 50': list('Sort=-currentStatus&PageIndex=50'),
    'sorted by ETD, of the departing': list('Sort=polEtdDate&bizType=SE,AE'),
    'one by its number': `secure/1/tracking-status?ShpNos=${shpNo}`,
    'count by country': counts('countBy=podctry'),
    'count by status': counts('countBy=status&bizType=IL'),
    'count by day of arrival': counts('countBy=podetadate&etaNoOfDaysAhead=90'),
  }
}

async function costOf(gateway: FilledGateway, address: string): Promise<Cost> {
  for (let run = 0; run < 3; run += 1) await gateway.ask(address)
  const taken: number[] = []
  for (let run = 0; run < RUNS; run += 1) taken.push((await gateway.ask(address)).milliseconds)
  taken.sort((one, other) => one - other)
  return { median: taken[RUNS / 2] ?? 0, p95: taken[Math.ceil(RUNS * 0.95) - 1] ?? 0 }
}

/** A number of the middle of the list, to be found again. */
async function someNumbers(
  gateway: FilledGateway,
): Promise<{ shpNo?: string | undefined; containerNo?: string | undefined }> {
  const { answer } = await gateway.ask<Schemas['ShipmentList']>('secure/1/shipments/?bizType=SE&MaxResults=20')
  const shpNo = answer.data.at(-1)?.shpNo
  const tracked = await gateway.ask<Schemas['TrackingResult']>(`secure/1/tracking-status?ShpNos=${shpNo ?? ''}`)
  return { shpNo, containerNo: tracked.answer.shipments[0]?.containers?.[0]?.containerNo }
}

test.describe.configure({ mode: 'serial', retries: 0 })

for (const shipments of [240, 10_000, 100_000]) {
  test(`lists and counts among ${shipments.toLocaleString('en')} shipments`, async () => {
    test.setTimeout(900_000)
    const gateway = await filledGateway(shipments)
    try {
      const asked = Object.entries(questions(await someNumbers(gateway)))
      const costs: [string, Cost][] = []
      for (const [name, address] of asked) costs.push([name, await costOf(gateway, address)])
      const figure = (value: number) => value.toFixed(1).padStart(7)
      const lines = costs.map(([name, { median, p95 }]) => `  ${name.padEnd(34)} ${figure(median)} ${figure(p95)}`)
      const heading = `${gateway.shipments} shipments, filled in ${gateway.filledIn.toFixed(1)} s; milliseconds, median and p95`
      console.log([heading, ...lines].join('\n'))
      expect(costs.filter(([, { p95 }]) => p95 >= PAGE_LIMIT)).toEqual([])
    } finally {
      await gateway.close()
    }
  })
}
