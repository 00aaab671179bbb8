import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { BOOKINGS } from '../support/bookings.ts'
import { signOut } from '../support/login.ts'
import { expect, test, tokenOf } from '../support/test.ts'

type Shipment = Schemas['ShipmentListItem']

const LIST = '/api-gateway/secure/1/shipments/'

const grid = (page: Page, name: string): Locator => page.getByRole('grid', { name })

test('[BX-13] [SG-01] exceptions among the rows of a page say why, count and filter; the export holds those of all pages', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/shipments')
  const pageOf = async (index: number) =>
    (await ask(page, `${LIST}?MaxResults=100&PageIndex=${index}`)) as Schemas['ShipmentList']
  const first = await pageOf(1)
  const rest = await Promise.all(
    Array.from({ length: Math.ceil(first.totalRecords / 100) - 1 }, (_, index) => pageOf(index + 2)),
  )
  const withStatus = (lists: readonly Schemas['ShipmentList'][], status: string): Shipment[] =>
    lists.flatMap(({ data }) => data).filter(({ currentStatus }) => currentStatus === status)
  const here = withStatus([first], 'DELAYED')
  expect(here.length).toBeGreaterThan(0)

  const exceptions = page.getByRole('group', { name: 'Exceptions' })
  await expect(exceptions).toContainText('On this page:')
  // The worst first.
  const named = await exceptions.getByRole('button', { name: /: \d+$/ }).allTextContents()
  const placeOf = (name: string) => named.findIndex((each) => each.startsWith(name))
  expect(placeOf('Delayed')).toBeGreaterThanOrEqual(0)
  expect(placeOf('Delayed')).toBeLessThan(placeOf('ETA later than first planned'))
  await exceptions.getByRole('button', { name: `Delayed: ${here.length}` }).click()
  const counted = (shown: number) =>
    expect(
      page.getByRole('status').filter({ hasText: `${shown} of the ${first.data.length} records on this page` }),
    ).toBeVisible()
  await counted(here.length)
  const shown = grid(page, 'Shipments')
    .getByRole('row')
    .filter({ hasText: here[0]?.shpNo ?? '' })
  await expect(shown.getByTitle(/Delayed/)).toBeVisible()
  // Which one is pressed is seen in the reader's own colours, too.
  const edgeOf = (name: RegExp) =>
    exceptions.getByRole('button', { name }).evaluate((chip) => getComputedStyle(chip).outline)
  await page.emulateMedia({ forcedColors: 'active' })
  const another = await edgeOf(/^Past ETA/)
  await expect.poll(() => edgeOf(/^Delayed: /)).not.toBe(another)
  await page.emulateMedia({ forcedColors: 'none' })

  await page.setViewportSize(NARROW)
  const cards = page.getByRole('list', { name: 'Shipments' }).getByRole('listitem')
  await expect(cards).toHaveCount(here.length)
  await expect(cards.first()).toContainText('Delayed')
  await expectAccessible(page)
  await page.setViewportSize(WIDE)

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('combobox', { name: 'Filter by Status' }).selectOption('Departed')
  await expect(page).toHaveURL(/f\.currentStatus=DEPARTED/)
  const everywhere = withStatus([first, ...rest], 'DEPARTED')
  const departed = withStatus([first], 'DEPARTED').length
  expect(everywhere.length).toBeGreaterThan(departed)
  await counted(departed)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n').slice(1)
  expect(lines.map((line) => /H[AB]\d+/.exec(line)?.[0]).sort()).toEqual(everywhere.map(({ shpNo }) => shpNo).sort())
})

test('[SP-04] an unknown status ends no wait: exceptions say how late, over all pages, what slipped and what is missing', async ({
  page,
  signIn,
}) => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  const made = (id: string, more: Partial<Shipment> = {}): Shipment => ({
    ...{ gShpId: id, shpNo: `HB-${id}`, bizType: 'Sea', currentStatus: 'DEPARTED', polEtdDate: day(-20) },
    ...{ podEtaDate: day(6), firstEtaDate: day(6), documentTypes: ['CIV', 'HBL'], ...more },
  })
  const held = made('HELD', { currentStatus: 'CUSTOMS HOLD', podEtaDate: day(-9), firstEtaDate: day(-9) })
  const slipped = made('SLIP', { podEtaDate: day(4), firstEtaDate: day(1) })
  const bare = made('BARE', { documentTypes: [] })
  // The ones out of the ordinary stand on the last page.
  const rows = [...Array.from({ length: 100 }, (_, index) => made(`N${index}`)), held, slipped, bare]
  await page.route(`**${LIST}?*`, (route) => {
    const index = Number(new URL(route.request().url()).searchParams.get('PageIndex') ?? 1)
    const data = rows.slice((index - 1) * 100, index * 100)
    return route.fulfill({ json: { data, totalRecords: rows.length, maxResults: 100 } })
  })
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/shipments')
  const exceptions = page.getByRole('group', { name: 'Exceptions' })
  await exceptions.getByRole('button', { name: 'Look through all pages' }).click()
  await expect(exceptions).toContainText(`Of all ${rows.length}:`)
  for (const name of [
    'Past ETA without arrival',
    'ETA later than first planned',
    'Invoice missing',
    'Bill or waybill missing',
  ])
    await expect(exceptions.getByRole('button', { name: `${name}: 1`, exact: true })).toBeVisible()

  const row = ({ shpNo = '' }: Shipment) => grid(page, 'Shipments').getByRole('row').filter({ hasText: shpNo })
  await exceptions.getByRole('button', { name: 'Past ETA without arrival' }).click()
  await expect(row(held).getByTitle('Past ETA by 9 days without arrival')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 record' })).toBeVisible()
  await exceptions.getByRole('button', { name: 'ETA later than first planned' }).click()
  await expect(row(slipped).getByTitle('ETA 3 days later than first planned')).toBeVisible()
  await expect(row(slipped)).toContainText('(+3 d)')
  await expectAccessible(page)
  // The address holds it: whoever opens it sees the same row.
  await page.reload()
  await expect(row(slipped)).toBeVisible()
})

test('rows that changed since the last visit are marked with what changed, counted and filtered, until the next one', async ({
  page,
  signIn,
  portal,
}) => {
  const save = async (booking: Partial<Schemas['Booking']>): Promise<Schemas['BookingReply']> => {
    const answer = await fetch(`${portal.url}${BOOKINGS}?action=S`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokenOf(page)}`,
        'x-tenant': 'ACME',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        jobStageCode: 'P',
        shipper: 'PACFRT01',
        shipperName: 'PACIFIC FRUIT TRADING',
        bizType: 'SE',
        shipmentType: 'LCL',
        referenceNumber: 'CHANGED-1',
        ...booking,
      }),
    })
    expect(answer.ok).toBe(true)
    return (await answer.json()) as Schemas['BookingReply']
  }
  const row = grid(page, 'Manage Bookings').getByRole('row').filter({ hasText: 'CHANGED-1' })
  const marks = page.getByRole('group', { name: 'Exceptions' })

  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const { data } = await save({ bookStatus: 'D', funcCode: '9' })
  await page.goto('/acme/bookings')
  await expect(row).toContainText('In Progress')
  await expect(page.getByText('No changes since your last visit.')).toBeVisible()
  await expect(marks).toHaveCount(0)
  await signOut(page)

  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await save({
    ...{
      unId: data.unId ?? '',
      bookStatus: 'P',
      funcCode: '5',
      orgCountry: 'JP',
      orgCity: 'JPYOK',
      orgCityName: 'Yokohama',
      podCtry: 'US',
      podCity: 'USLAX',
      podName: 'Los Angeles',
    },
    ...{ bkPcs: 12, bkPcsUt: 'CTN', bkgWgt: 240.5, bkgWgtUt: 'KG' },
  })
  await page.goto('/acme/bookings')
  await expect(row.getByTitle('Changed since your last visit: Status')).toBeVisible()
  await page.reload()
  await marks.getByRole('button', { name: 'Changed since your last visit: 1' }).click()
  await expect(page.getByText('No changes since your last visit.')).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: '1 record' })).toBeVisible()
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await signOut(page)

  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  await page.goto('/acme/bookings')
  await expect(row).toBeVisible()
  await expect(marks).toHaveCount(0)
})
